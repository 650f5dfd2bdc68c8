import { readFileSync } from 'node:fs';
import type { Database } from '../../../src/platform/database/database.ts';

/** Processor time of each database connection so far in milliseconds, by process id. */
export async function computed(pool: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'",
  );
  return new Map(
    rows.map(({ pid }) => {
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
      return [pid, (user + system) * 10];
    }),
  );
}
