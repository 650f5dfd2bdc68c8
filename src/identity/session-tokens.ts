import type { Database } from '../platform/database/database.ts';
import { digest, newToken } from './digest.ts';

/** Okta's session tokens are valid for five minutes and can be used once. */
const lifetimeMs = 5 * 60 * 1000;

export type SessionTokens = {
  issue(accountId: string): Promise<{ sessionToken: string; expiresAt: Date }>;
  /** The person the token was issued for; undefined if it is unknown, expired or used. */
  redeem(sessionToken: string): Promise<string | undefined>;
};

/** One-time tokens between primary authentication and the authorisation request. */
export function createSessionTokens(pool: Database, now: () => Date): SessionTokens {
  return {
    async issue(accountId) {
      const sessionToken = newToken();
      const expiresAt = new Date(now().getTime() + lifetimeMs);
      await pool.query(
        'INSERT INTO identity.session_token (token_hash, account_id, expires_at) VALUES ($1, $2, $3)',
        [digest(sessionToken), accountId, expiresAt],
      );
      return { sessionToken, expiresAt };
    },

    async redeem(sessionToken) {
      const used = await pool.query<{ accountId: string; expiresAt: Date }>(
        `DELETE FROM identity.session_token WHERE token_hash = $1
         RETURNING account_id AS "accountId", expires_at AS "expiresAt"`,
        [digest(sessionToken)],
      );
      const row = used.rows[0];
      return row && row.expiresAt > now() ? row.accountId : undefined;
    },
  };
}
