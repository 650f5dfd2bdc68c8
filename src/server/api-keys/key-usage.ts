import { keyUsageKeptDays } from '../../domain/account/api-keys.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';

/**
 * Counts what keys are used for. It is written from time to time, since a write per call would cost more than the call.
 */
export type KeyUsage = {
  /** Counts a call, and that the key was used now. */
  readonly countCall: (keyId: string) => void;
  /** Counts rows of orders or trades that went out. */
  readonly countRows: (keyId: string, rows: number) => void;
  /** Writes what was counted since the last write. @returns the number of rows written */
  readonly write: () => Promise<number>;
  /** Removes what is older than the retention period. */
  readonly prune: () => Promise<void>;
};

type Counted = { readonly keyId: string; readonly day: string; requests: number; rows: number; last: Date };

/** Counts the use of keys by day of real time. A process that is killed loses what it has not written yet. */
export function createKeyUsage(pool: Database, clock: Clock): KeyUsage {
  let counted = new Map<string, Counted>();
  const add = (keyId: string, requests: number, rows: number): void => {
    const now = clock.now();
    const day = dayOf(now);
    const name = `${keyId} ${day}`;
    const before = counted.get(name) ?? { keyId, day, requests: 0, rows: 0, last: now };
    counted.set(name, {
      ...before,
      requests: before.requests + requests,
      rows: before.rows + rows,
      last: now,
    });
  };
  return {
    countCall: (keyId) => add(keyId, 1, 0),
    countRows: (keyId, rows) => add(keyId, 0, rows),
    write: async () => {
      const written = [...counted.values()];
      if (written.length === 0) return 0;
      counted = new Map();
      try {
        // A key that was removed with its account meanwhile has no row to refer to.
        await pool.query(
          `WITH used AS (
             SELECT * FROM unnest($1::text[], $2::date[], $3::bigint[], $4::bigint[], $5::timestamptz[])
               AS used (key_id, day, requests, rows_sent, last_at)
             WHERE key_id IN (SELECT id FROM api_keys)
           ), counted AS (
             INSERT INTO api_key_usage AS u (key_id, day, requests, "rows")
             SELECT key_id, day, requests, rows_sent FROM used
             ON CONFLICT (key_id, day) DO UPDATE
               SET requests = u.requests + EXCLUDED.requests, "rows" = u."rows" + EXCLUDED."rows"
           )
           UPDATE api_keys k SET last_used_at = greatest(k.last_used_at, used.last_at)
           FROM (SELECT key_id, max(last_at) AS last_at FROM used GROUP BY key_id) used WHERE k.id = used.key_id`,
          [
            written.map(({ keyId }) => keyId),
            written.map(({ day }) => day),
            written.map(({ requests }) => requests),
            written.map(({ rows }) => rows),
            written.map(({ last }) => last),
          ],
        );
      } catch (error) {
        for (const one of written) {
          const name = `${one.keyId} ${one.day}`;
          const since = counted.get(name);
          counted.set(name, {
            ...(since ?? one),
            requests: one.requests + (since?.requests ?? 0),
            rows: one.rows + (since?.rows ?? 0),
          });
        }
        throw error;
      }
      return written.length;
    },
    prune: async () => {
      const now = clock.now().getTime();
      await pool.query('DELETE FROM api_key_usage WHERE day < $1', [
        dayOf(new Date(now - keyUsageKeptDays * 86_400_000)),
      ]);
    },
  };
}
