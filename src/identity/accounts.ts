import { codeOf } from '../domain/thrown.ts';
import type { Database } from '../platform/database/database.ts';
import { OktaError } from './okta-errors.ts';

/** A person's profile as Okta stores it: flat, with texts only. */
export type Profile = Readonly<Record<string, string | null>>;

export type Account = {
  readonly id: string;
  readonly login: string;
  readonly profile: Profile;
  readonly passwordHash: string;
  readonly passwordChangedAt: Date;
  readonly recoveryQuestion: string | null;
  readonly recoveryAnswerHash: string | null;
  readonly status: 'ACTIVE' | 'DEPROVISIONED';
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const columns = `id, login, profile, password_hash AS "passwordHash", password_changed_at AS "passwordChangedAt",
  recovery_question AS "recoveryQuestion", recovery_answer_hash AS "recoveryAnswerHash", status,
  created_at AS "createdAt", updated_at AS "updatedAt"`;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const uniqueViolation = '23505';

/** The provider's accounts. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Accounts in the schema `identity`; `now` is the real time. */
export function createAccounts(pool: Database, now: () => Date) {
  async function one(sql: string, values: unknown[]): Promise<Account | undefined> {
    const result = await pool.query<Account>(sql, values);
    return result.rows[0];
  }

  async function byId(id: string): Promise<Account | undefined> {
    return uuid.test(id) ? one(`SELECT ${columns} FROM identity.account WHERE id = $1`, [id]) : undefined;
  }

  async function byLogin(login: string): Promise<Account | undefined> {
    return one(`SELECT ${columns} FROM identity.account WHERE lower(login) = lower($1)`, [login]);
  }

  return {
    byId,
    byLogin,

    /** By id, or by login as Okta also allows. */
    async find(idOrLogin: string): Promise<Account | undefined> {
      return (await byId(idOrLogin)) ?? (await byLogin(idOrLogin));
    },

    /** @throws OktaError E0000001 if the login is taken, in any case of letters */
    async create(account: {
      login: string;
      profile: Profile;
      passwordHash: string;
      recoveryQuestion: string | null;
      recoveryAnswerHash: string | null;
    }): Promise<Account> {
      const at = now();
      try {
        const created = await one(
          `INSERT INTO identity.account (login, profile, password_hash, password_changed_at, recovery_question,
             recovery_answer_hash, created_at, updated_at)
           VALUES ($1, $2, $3, $6, $4, $5, $6, $6) RETURNING ${columns}`,
          [
            account.login,
            JSON.stringify(account.profile),
            account.passwordHash,
            account.recoveryQuestion,
            account.recoveryAnswerHash,
            at,
          ],
        );
        if (!created) {
          throw new Error('The account was not stored');
        }
        return created;
      } catch (error) {
        throw takenLogin(error);
      }
    },

    /** Replaces the given parts of the profile, and leaves the others. */
    async updateProfile(id: string, changes: Profile): Promise<Account | undefined> {
      try {
        return await one(
          `UPDATE identity.account
           SET profile = jsonb_strip_nulls(profile || $2::jsonb), login = coalesce($2::jsonb ->> 'login', login),
             updated_at = $3
           WHERE id = $1 RETURNING ${columns}`,
          [id, JSON.stringify(changes), now()],
        );
      } catch (error) {
        throw takenLogin(error);
      }
    },

    /** @param previous the hash that it replaces; if absent, whichever there is */
    async setPassword(
      id: string,
      passwordHash: string,
      previous: string | null = null,
    ): Promise<Account | undefined> {
      return one(
        `UPDATE identity.account SET password_hash = $2, password_changed_at = $3, updated_at = $3
         WHERE id = $1 AND password_hash = coalesce($4, password_hash) RETURNING ${columns}`,
        [id, passwordHash, now(), previous],
      );
    },

    /** Sets another security question; a recovery that was started with the previous one ends. */
    async setRecovery(
      id: string,
      recovery: Pick<Account, 'recoveryQuestion' | 'recoveryAnswerHash'>,
    ): Promise<void> {
      await pool.query('DELETE FROM identity.recovery WHERE account_id = $1', [id]);
      await pool.query(
        `UPDATE identity.account SET recovery_question = $2, recovery_answer_hash = $3, updated_at = $4
         WHERE id = $1`,
        [id, recovery.recoveryQuestion, recovery.recoveryAnswerHash, now()],
      );
    },

    /** Ends every session, grant, code and token of a person, every unused session token and every sign-in begun. */
    async endSessions(id: string): Promise<void> {
      await pool.query('DELETE FROM identity.challenge WHERE account_id = $1', [id]);
      await pool.query('DELETE FROM identity.session_token WHERE account_id = $1', [id]);
      await pool.query('DELETE FROM identity.artifact WHERE account_id = $1', [id]);
    },

    async remove(id: string): Promise<void> {
      await pool.query('DELETE FROM identity.artifact WHERE account_id = $1', [id]);
      await pool.query('DELETE FROM identity.account WHERE id = $1', [id]);
    },
  };
}

function takenLogin(error: unknown): unknown {
  return codeOf(error) === uniqueViolation
    ? new OktaError('E0000001', [
        'login: An object with this field already exists in the current organization',
      ])
    : error;
}

/** The account as Okta shows it: no hash, no answer. */
export function accountBody(account: Account): Record<string, unknown> {
  return {
    id: account.id,
    status: account.status,
    created: account.createdAt.toISOString(),
    activated: account.createdAt.toISOString(),
    lastUpdated: account.updatedAt.toISOString(),
    passwordChanged: account.passwordChangedAt.toISOString(),
    profile: { ...account.profile, login: account.login },
    credentials: {
      password: {},
      ...(account.recoveryQuestion === null
        ? undefined
        : { recovery_question: { question: account.recoveryQuestion } }),
      provider: { type: 'OKTA', name: 'OKTA' },
    },
  };
}
