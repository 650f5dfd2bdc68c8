import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { Seal } from '../platform/seal.ts';
import { digest } from './digest.ts';
import { OktaError } from './okta-errors.ts';
import type { Failures } from './sign-in-failures.ts';

const secretBytes = 20;
const mostRecoveryCodes = 10;
/** Of a code's five groups of four: 100 bits, so that a copy of the database opens none. */
const groups = 5;
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Codes of the steps beside the present one count: clocks differ by a few seconds, and typing takes some. */
const window = 1;

type Factor = {
  readonly id: string;
  readonly accountId: string;
  readonly status: 'PENDING_ACTIVATION' | 'ACTIVE';
  readonly createdAt: Date;
};

type NewFactor = {
  readonly factor: Factor;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** The second factors of accounts. */
export type Factors = ReturnType<typeof createFactors>;

const columns = 'id, account_id AS "accountId", status, created_at AS "createdAt"';

/** Spaces and hyphens between groups are read over, as is the case of letters. */
const normalCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

function newRecoveryCode(): string {
  const letters = [...randomBytes(groups * 4)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/**
 * Time-based one-time passwords (RFC 6238: SHA-1, six digits, 30 seconds), at most one device an account.
 *
 * @param seal keeps the secrets in the database
 * @param failures counts codes by account, from wherever they come: who tries one knows the password or has a session,
 *   for which the portal counts fewer
 */
export function createFactors(pool: Database, seal: Seal, failures: Failures, now: () => Date) {
  async function one(sql: string, values: readonly unknown[]): Promise<Factor | undefined> {
    const { rows } = await pool.query<Factor>(sql, [...values]);
    return rows[0];
  }

  /** Whether the code is that of a step that was not used before; it is none any more. */
  async function acceptStep(factor: Factor, code: string): Promise<boolean> {
    const { rows } = await pool.query<{ sealed: Buffer }>(
      'SELECT sealed FROM identity.factor WHERE id = $1',
      [factor.id],
    );
    const [row] = rows;
    if (!row) return false;
    const secret = seal.open(row.sealed);
    // No fault of who has typed the code.
    if (secret === null)
      throw new Error('the secret of a factor was sealed with another secret of the service');
    const timestamp = now().getTime();
    const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp, window });
    if (delta === null) return false;
    const used = await pool.query(
      'UPDATE identity.factor SET last_step = $2 WHERE id = $1 AND last_step < $2',
      [factor.id, TOTP.counter({ timestamp }) + delta],
    );
    return used.rowCount === 1;
  }

  async function acceptRecoveryCode(factor: Factor, code: string): Promise<boolean> {
    const used = await pool.query(
      'DELETE FROM identity.recovery_code WHERE factor_id = $1 AND code_hash = $2',
      [factor.id, digest(code)],
    );
    return used.rowCount === 1;
  }

  async function accept(factor: Factor, given: string): Promise<void> {
    // Counted before it is checked, so that many parallel guesses cannot exceed the limit.
    await failures.reserve(factor.accountId);
    const code = normalCode(given);
    const isRight = /^\d{6}$/.test(code)
      ? await acceptStep(factor, code)
      : factor.status === 'ACTIVE' && (await acceptRecoveryCode(factor, code));
    if (!isRight) throw new OktaError('E0000068');
    await failures.forget(factor.accountId);
  }

  return {
    of: (accountId: string): Promise<Factor | undefined> =>
      one(`SELECT ${columns} FROM identity.factor WHERE account_id = $1`, [accountId]),

    /**
     * Begins to set one up; one that was begun before ends.
     * @returns the shared secret in base 32 and the recovery codes, which are never shown again
     * @throws OktaError E0000001 if the account has one
     */
    async begin(accountId: string): Promise<NewFactor> {
      const secret = new Secret({ size: secretBytes }).base32;
      const codes = Array.from({ length: mostRecoveryCodes }, newRecoveryCode);
      return pool.transaction(async (client) => {
        await client.query(
          "DELETE FROM identity.factor WHERE account_id = $1 AND status = 'PENDING_ACTIVATION'",
          [accountId],
        );
        const { rows } = await client.query<Factor>(
          `INSERT INTO identity.factor (account_id, sealed, status, created_at)
           VALUES ($1, $2, 'PENDING_ACTIVATION', $3) ON CONFLICT (account_id) DO NOTHING RETURNING ${columns}`,
          [accountId, seal.seal(secret), now()],
        );
        const [factor] = rows;
        if (!factor) throw new OktaError('E0000001', ['factorType: A factor of this type is set up already']);
        await client.query(
          'INSERT INTO identity.recovery_code (factor_id, code_hash) SELECT $1, unnest($2::bytea[])',
          [factor.id, codes.map((one) => digest(normalCode(one)))],
        );
        return { factor, secret, recoveryCodes: codes };
      });
    },

    /**
     * Ends setting it up, by a first code; does nothing if that is done.
     * @throws OktaError E0000068 for a wrong code, E0000079 if it was begun anew meanwhile
     */
    async activate(factor: Factor, code: string): Promise<void> {
      if (factor.status === 'ACTIVE') return;
      await accept(factor, code);
      const { rowCount } = await pool.query("UPDATE identity.factor SET status = 'ACTIVE' WHERE id = $1", [
        factor.id,
      ]);
      if (rowCount !== 1) throw new OktaError('E0000079');
    },

    /**
     * Uses a code of the device, or a recovery code.
     * @throws OktaError E0000068 for a wrong code or one that was used, E0000047 after five within fifteen minutes
     */
    accept,

    async remove(factor: Factor): Promise<void> {
      await pool.query('DELETE FROM identity.factor WHERE id = $1', [factor.id]);
    },
  };
}

/** Gives an account that has no factor an active one with a known secret, in base 32. */
export async function presetFactor(
  client: Queryable,
  seal: Pick<Seal, 'seal'>,
  accountId: string,
  secret: string,
  at: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO identity.factor (account_id, sealed, status, created_at) VALUES ($1, $2, 'ACTIVE', $3)
     ON CONFLICT (account_id) DO NOTHING`,
    [accountId, seal.seal(secret), at],
  );
}

/** The factor as Okta shows it. */
export const factorBody = ({ id, status, createdAt }: Factor): Record<string, unknown> => ({
  id,
  factorType: 'token:software:totp',
  provider: 'GOOGLE',
  status,
  created: createdAt.toISOString(),
});
