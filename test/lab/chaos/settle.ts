import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/platform/database/database.ts';
import { patienceMs } from './scene.ts';

const everyMs = 250;

// What failed is tried again after a pause that grows up to an hour, which nobody waits for here.
const hurrySql = [
  ...['mail_outbox', 'account_tasks'].map(
    (queue) => `UPDATE ${queue} SET next_try_at = now() WHERE next_try_at > now()`,
  ),
  `UPDATE jobs SET finished_at = now() - interval '1 hour'
   WHERE last_fault IS NOT NULL AND finished_at > now() - interval '10 minutes'`,
];

// Spans of open data are written half a minute after their end, by a job that runs every five seconds.
const waitingSql = `SELECT json_build_object(
  'mails', (SELECT count(*) FROM mail_outbox),
  'accounts', (SELECT count(*) FROM account_tasks),
  'daily jobs', (SELECT count(*) FROM jobs WHERE last_fault IS NOT NULL OR name = 'notices' AND done_for IS NULL),
  'payments', (SELECT count(*) FROM payments WHERE state IN ('executing', 'stray')),
  'spans', (SELECT count(*) FROM open_data_due WHERE ends_at < now() - interval '35 seconds'),
  'rows', (SELECT count(*) FROM trades WHERE id >
    coalesce((SELECT last_id FROM open_data_progress WHERE data_type = 'trade'), 0))) AS waiting`;

/** Waits until all work is done. @returns what still waits after five minutes */
export async function settle(pool: Database, isRead: () => boolean): Promise<readonly string[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const waiting = await pool
      .query<{ waiting: Readonly<Record<string, number>> }>(waitingSql)
      .then(({ rows }) => Object.entries(rows[0]?.waiting ?? {}).filter(([, count]) => count > 0))
      .catch((error): [string, unknown][] => [['database', error]]);
    if (waiting.length === 0 && isRead()) return [];
    if (performance.now() > until)
      return [
        ...waiting.map(([what, count]) => `there is still work: ${what} (${count})`),
        ...(isRead() ? [] : ['the stream is not read to its end']),
      ];
    for (const hurry of hurrySql) await pool.query(hurry).catch(() => {});
    await pause(everyMs);
  }
}
