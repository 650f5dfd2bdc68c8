import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { startRepeatedWork } from '../repeated-work.ts';

const heldSeconds = 20;
const beatEveryMs = 5_000;

/** A piece of work and its holder. */
export type LeaseDeps = {
  readonly pool: pg.Pool;
  /** In kebab-case; the same in all processes on one database. */
  readonly name: string;
  /** Number of this process. */
  readonly holder: number;
};

/** No living process holds the work or row. Uses the database's time, since machines' clocks differ. */
export const isFree = '(held_until IS NULL OR held_until < clock_timestamp())';

/** Until when something taken now is held without renewal. */
export const leaseEnd = `clock_timestamp() + interval '${heldSeconds} seconds'`;

/** For `UPDATE jobs SET`: how long the work is held without renewal. */
export const extendedLease = `held_until = ${leaseEnd}`;

async function renew({ pool, name, holder }: LeaseDeps): Promise<boolean> {
  const { rowCount } = await pool.query(`UPDATE jobs SET ${extendedLease} WHERE name = $1 AND held_by = $2`, [
    name,
    holder,
  ]);
  return rowCount === 1;
}

/**
 * Renews the lease every five seconds. If this process is killed, or its machine is gone, another takes over within
 * twenty.
 *
 * @returns stops renewing
 */
export function keepLease(lease: LeaseDeps): () => Promise<void> {
  // What failed now is repeated next time.
  return startRepeatedWork(
    async () => Number(await renew(lease)),
    beatEveryMs,
    () => {},
  ).stop;
}

/**
 * Holds a row of a queue while this process works on it, like a lease: if the process is killed, another takes the row
 * within twenty seconds. Each taking counts as a try, so that a row which another has taken is left to it.
 *
 * @returns stops renewing
 */
export function keepHeld(
  pool: pg.Pool,
  queue: 'mail_outbox' | 'account_tasks',
  { id, tries }: { readonly id: string; readonly tries: number },
): () => Promise<void> {
  const extend = async (): Promise<number> => {
    const text = `UPDATE ${queue} SET ${extendedLease} WHERE id = $1 AND tries = $2`;
    return (await pool.query(text, [id, tries])).rowCount ?? 0;
  };
  return startRepeatedWork(extend, beatEveryMs, () => {}).stop;
}

async function acquire({ pool, name, holder }: LeaseDeps): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO jobs AS held (name, held_by, held_until) VALUES ($1, $2, ${leaseEnd})
     ON CONFLICT (name) DO UPDATE SET held_by = excluded.held_by, held_until = excluded.held_until
       WHERE held.held_by IS NULL OR held.held_until < clock_timestamp()`,
    [name, holder],
  );
  return rowCount === 1;
}

const release = ({ pool, name, holder }: LeaseDeps): Promise<unknown> =>
  pool.query('UPDATE jobs SET held_by = NULL, held_until = NULL WHERE name = $1 AND held_by = $2', [
    name,
    holder,
  ]);

/**
 * Does the work unless another process, or another part of this one, is doing it.
 *
 * @returns the work's result; null if another holds it
 */
export async function underLease<T>(
  work: Pick<LeaseDeps, 'pool' | 'name'>,
  doIt: () => Promise<T>,
): Promise<T | null> {
  const lease = { ...work, holder: randomInt(1, 2 ** 31 - 1) };
  if (!(await acquire(lease))) return null;
  const stopRenewing = keepLease(lease);
  try {
    return await doIt();
  } finally {
    await stopRenewing();
    await release(lease);
  }
}

/**
 * Keeps continuous work running in one process at a time: whoever gets the lease starts it, and the others wait until
 * it is free.
 *
 * @param begin starts the work and returns a function that ends it
 * @returns ends it here and leaves it to another process
 */
export function startLeasedWork(
  work: Pick<LeaseDeps, 'pool' | 'name'>,
  begin: () => () => Promise<unknown>,
): () => Promise<void> {
  const lease = { ...work, holder: randomInt(1, 2 ** 31 - 1) };
  let end: ReturnType<typeof begin> | null = null;
  const look = async (): Promise<number> => {
    const isOurs = end ? await renew(lease) : await acquire(lease);
    if (isOurs) end ??= begin();
    else {
      await end?.();
      end = null;
    }
    return 0;
  };
  const ignored = (): void => {};
  const looking = startRepeatedWork(look, beatEveryMs, ignored);
  looking.runNow().catch(ignored);
  return async () => {
    await looking.stop();
    await end?.();
    await release(lease).catch(ignored);
  };
}
