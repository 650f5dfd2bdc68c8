import type { Database } from '../../platform/database/database.ts';
import type { JobsRow } from '../database/generated/rows.ts';

type JobState = Pick<JobsRow, 'name' | 'done_for' | 'finished_at' | 'last_fault'>;

/** When each daily job last ran, and how that ended. Leases of other work, in the same table, never end. */
export async function jobStates(pool: Database): Promise<readonly JobState[]> {
  const { rows } = await pool.query<JobState>(
    'SELECT name, done_for, finished_at, last_fault FROM jobs WHERE finished_at IS NOT NULL ORDER BY name',
  );
  return rows;
}
