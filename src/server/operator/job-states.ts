import type { Database } from '../../platform/database/database.ts';
import type { JobsRow } from '../database/generated/rows.ts';

type JobState = Pick<JobsRow, 'name' | 'done_for' | 'finished_at' | 'last_fault'>;

/** When each daily job last ran, and how that ended. */
export async function jobStates(pool: Database): Promise<readonly JobState[]> {
  const { rows } = await pool.query<JobState>(
    'SELECT name, done_for, finished_at, last_fault FROM jobs ORDER BY name',
  );
  return rows;
}
