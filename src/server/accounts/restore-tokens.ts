import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Seal } from '../../platform/seal.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow, RestoreTokensRow } from '../database/generated/rows.ts';
import type { Mail } from '../mail/outbox.ts';

/** Minutes for which a mailed link is valid, in real time, counted from when its mail is handed over. */
const restoreMinutes = 60;
/** Number of wrong answers that ends a link. */
const allowedWrongAnswers = 5;

// Longer than all the provider calls of one attempt can take.
const holdSeconds = 90;

/** A recovery in progress at the provider, stored under the mailed token. */
export type OpenedRecovery = {
  readonly stateToken: string;
  readonly question: string;
};

/** A link that may still be used. */
export type LiveLink = {
  readonly accountId: string;
  readonly subject: string;
  /** The login, which the new password must not contain. */
  readonly email: string;
  readonly recovery: OpenedRecovery | null;
  /** The registration that this link confirms, as it was given to `issue`; null for a forgotten password. */
  readonly registration: string | null;
};

type Claim =
  | { readonly kind: 'claimed'; readonly link: LiveLink }
  /** Another call for this link is talking to the provider. */
  | { readonly kind: 'busy' }
  /** Used, ended, superseded, or never issued. */
  | { readonly kind: 'ended' };

/** The mailed links for setting a password. A `token` is the one in the link. */
export type RestoreTokens = {
  /**
   * Makes a link's token within the caller's transaction, beside the account's others. With a registration, the link is
   * the one that confirms it.
   */
  readonly issue: (
    client: Transaction,
    accountId: string,
    registration?: { readonly id: string; readonly text: string },
  ) => Promise<string>;
  /** How many links for a forgotten password have at least half their time left. */
  readonly lasting: (client: Transaction, accountId: string) => Promise<number>;
  readonly find: (token: string) => Promise<LiveLink | null>;
  /** Claims the link for one call, so that parallel calls wait; `counted` counts an answer before it is checked. */
  readonly claim: (token: string, counted: boolean) => Promise<Claim>;
  /** Releases the link; `uncounted` takes back the counted answer, which turned out not to be wrong. */
  readonly release: (token: string, uncounted: boolean) => Promise<void>;
  /** Stores the provider's recovery for later calls; null removes it. */
  readonly keep: (token: string, recovery: OpenedRecovery | null) => Promise<void>;
  readonly end: (token: string) => Promise<void>;
  /**
   * After a password was set: ends every link of the account and drops the registrations that were waiting, within the
   * caller's transaction.
   *
   * @param exceptHash of a link that stays, in hex
   */
  readonly endAll: (accountId: string, exceptHash: string | null, client: Transaction) => Promise<void>;
  /** Ends a link whose state token the provider no longer accepts (A 8: E0000011). */
  readonly endByStateToken: (stateToken: string) => Promise<void>;
  /** Starts a link's lifetime, given its hash, when its mail is handed to the mail server. */
  readonly begin: (tokenHash: Buffer) => Promise<void>;
  readonly prune: () => Promise<void>;
};

/** Names a link without being one. */
export const linkHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Attaches a link to its mail: the link's lifetime starts when the mail is handed over, however long it waits. */
export const withLink = (mail: Mail, token: string): Mail => ({ ...mail, linkHash: linkHashOf(token) });

type LinkRow = Pick<AccountsRow, 'subject' | 'email'> &
  Pick<RestoreTokensRow, 'account_id' | 'state_token' | 'question' | 'sealed_registration' | 'asked'>;

/**
 * Links in the database: tokens of 256 bits, of which only the SHA-256 is stored.
 *
 * @param clock the security clock
 * @param seal of the provider's state tokens
 */
export function createRestoreTokens(pool: Database, clock: Clock, seal: Seal): RestoreTokens {
  const earliest = (): Date => new Date(clock.now().getTime() - restoreMinutes * 60_000);

  const linkOf = (row: LinkRow): LiveLink => {
    const stateToken = row.state_token === null ? null : seal.open(row.state_token);
    return {
      accountId: row.account_id,
      subject: row.subject,
      email: row.email,
      recovery: stateToken === null ? null : { stateToken, question: row.question ?? '' },
      registration: row.asked || row.sealed_registration === null ? null : seal.open(row.sealed_registration),
    };
  };

  async function find(token: string): Promise<LiveLink | null> {
    const { rows } = await pool.query<LinkRow>({
      name: 'restore-find',
      text: `SELECT t.account_id, a.subject, a.email, t.state_token, t.question, t.sealed_registration, t.asked
        FROM restore_tokens t JOIN accounts a ON a.id = t.account_id
        WHERE t.token_hash = $1 AND t.issued_at > $2`,
      values: [linkHashOf(token), earliest()],
    });
    return rows[0] ? linkOf(rows[0]) : null;
  }

  return {
    find,

    lasting: async (client, accountId) => {
      const halfway = new Date(clock.now().getTime() - (restoreMinutes / 2) * 60_000);
      const { rowCount } = await client.query(
        'SELECT FROM restore_tokens WHERE account_id = $1 AND asked AND issued_at > $2',
        [accountId, halfway],
      );
      return rowCount ?? 0;
    },

    issue: async (client, accountId, registration) => {
      const token = randomBytes(32).toString('base64url');
      // The program before allows an account one link without a registration; "null" tells it that this one has none.
      const { id, text } = registration ?? { id: randomUUID(), text: 'null' };
      await client.query(
        `INSERT INTO restore_tokens (account_id, token_hash, issued_at, registration_id, sealed_registration, asked)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [accountId, linkHashOf(token), clock.now(), id, seal.seal(text), registration === undefined],
      );
      return token;
    },

    claim: async (token, counted) => {
      const now = clock.now();
      const { rows } = await pool.query<LinkRow>({
        name: 'restore-claim',
        text: `UPDATE restore_tokens t
          SET held_until = $3::timestamptz + make_interval(secs => $4), answers = answers + $5
          FROM accounts a
          WHERE a.id = t.account_id AND t.token_hash = $1 AND t.issued_at > $2 AND t.answers < $6
            AND (t.held_until IS NULL OR t.held_until <= $3)
          RETURNING t.account_id, a.subject, a.email, t.state_token, t.question, t.sealed_registration, t.asked`,
        values: [linkHashOf(token), earliest(), now, holdSeconds, counted ? 1 : 0, allowedWrongAnswers],
      });
      if (rows[0]) return { kind: 'claimed', link: linkOf(rows[0]) };
      // If its holder has released it since, it still counts as busy; the next try gets it.
      const busy = await pool.query(
        `SELECT FROM restore_tokens
         WHERE token_hash = $1 AND issued_at > $2 AND (answers < $4 OR held_until > $3)`,
        [linkHashOf(token), earliest(), now, allowedWrongAnswers],
      );
      return { kind: busy.rowCount ? 'busy' : 'ended' };
    },

    release: async (token, uncounted) => {
      await pool.query(
        `UPDATE restore_tokens SET held_until = NULL, answers = greatest(answers - $2, 0) WHERE token_hash = $1`,
        [linkHashOf(token), uncounted ? 1 : 0],
      );
      // The last wrong answer ends the link.
      await pool.query('DELETE FROM restore_tokens WHERE token_hash = $1 AND answers >= $2', [
        linkHashOf(token),
        allowedWrongAnswers,
      ]);
    },

    keep: async (token, recovery) => {
      // A recovery that the provider starts ends those of the account's other links.
      if (recovery !== null)
        await pool.query(
          `UPDATE restore_tokens o SET state_token = NULL, state_token_hash = NULL, question = NULL
           FROM restore_tokens t
           WHERE t.token_hash = $1 AND o.account_id = t.account_id AND o.token_hash <> $1`,
          [linkHashOf(token)],
        );
      await pool.query(
        'UPDATE restore_tokens SET state_token = $2, state_token_hash = $3, question = $4 WHERE token_hash = $1',
        [
          linkHashOf(token),
          recovery && seal.seal(recovery.stateToken),
          recovery && linkHashOf(recovery.stateToken),
          recovery?.question ?? null,
        ],
      );
    },

    end: async (token) => {
      await pool.query('DELETE FROM restore_tokens WHERE token_hash = $1', [linkHashOf(token)]);
    },

    endAll: async (accountId, exceptHash, client) => {
      await client.query(
        'DELETE FROM restore_tokens WHERE account_id = $1 AND token_hash IS DISTINCT FROM $2',
        [accountId, exceptHash === null ? null : Buffer.from(exceptHash, 'hex')],
      );
    },

    endByStateToken: async (stateToken) => {
      await pool.query('DELETE FROM restore_tokens WHERE state_token_hash = $1', [linkHashOf(stateToken)]);
    },

    begin: async (tokenHash) => {
      await pool.query('UPDATE restore_tokens SET issued_at = $2 WHERE token_hash = $1', [
        tokenHash,
        clock.now(),
      ]);
    },

    prune: async () => {
      // A link whose mail is still waiting has not reached anybody, so its lifetime has not started.
      await pool.query(
        `DELETE FROM restore_tokens t WHERE t.issued_at <= $1
           AND NOT EXISTS (SELECT FROM mail_outbox o WHERE o.link_hash = t.token_hash AND o.given_up_at IS NULL)`,
        [earliest()],
      );
    },
  };
}
