import type { Database } from '../platform/database/database.ts';
import { digest, newToken } from './digest.ts';

const lifetimeMs = 5 * 60 * 1000;

/** Sign-ins whose password was right and whose factor is still asked for. */
export type Challenges = {
  issue(accountId: string): Promise<{ stateToken: string; expiresAt: Date }>;
  /** The person it was issued for; undefined if it is unknown, expired or ended. */
  of(stateToken: string): Promise<string | undefined>;
  /** Whether it was still open. */
  end(stateToken: string): Promise<boolean>;
};

/** State tokens between password and factor. */
export function createChallenges(pool: Database, now: () => Date): Challenges {
  return {
    async issue(accountId) {
      const stateToken = newToken();
      const expiresAt = new Date(now().getTime() + lifetimeMs);
      await pool.query(
        'INSERT INTO identity.challenge (state_token_hash, account_id, expires_at) VALUES ($1, $2, $3)',
        [digest(stateToken), accountId, expiresAt],
      );
      return { stateToken, expiresAt };
    },

    async of(stateToken) {
      const { rows } = await pool.query<{ accountId: string }>(
        'SELECT account_id AS "accountId" FROM identity.challenge WHERE state_token_hash = $1 AND expires_at > $2',
        [digest(stateToken), now()],
      );
      return rows[0]?.accountId;
    },

    async end(stateToken) {
      const ended = await pool.query('DELETE FROM identity.challenge WHERE state_token_hash = $1', [
        digest(stateToken),
      ]);
      return ended.rowCount === 1;
    },
  };
}
