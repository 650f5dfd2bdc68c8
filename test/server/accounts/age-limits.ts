import type pg from 'pg';

/** Lets what limits have counted grow older by so many seconds: they run in real time, which no test waits for. */
export async function ageLimits(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query('UPDATE rate_limits SET expire = expire - $1', [seconds * 1000]);
}

/** The same of the embedded identity provider's. */
export async function ageIdentityLimits(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query('UPDATE identity.rate_limit SET expire = expire - $1', [seconds * 1000]);
}
