import type { Database } from '../../../src/platform/database/database.ts';

/** Ages the counts of all limits by so many seconds: limits run in real time, and no test waits for that. */
export async function ageLimits(pool: Database, seconds: number): Promise<void> {
  await pool.query('UPDATE rate_limits SET expire = expire - $1', [seconds * 1000]);
}

/** Does the same for the limits of the embedded identity provider. */
export async function ageIdentityLimits(pool: Database, seconds: number): Promise<void> {
  await pool.query('UPDATE identity.rate_limit SET expire = expire - $1', [seconds * 1000]);
}
