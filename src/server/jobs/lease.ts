import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { startRepeatedWork } from '../repeated-work.ts';

const heldSeconds = 20;
const beatEveryMs = 5_000;

/** Which work is held, and by whom. */
export type LeaseDeps = {
  readonly pool: pg.Pool;
  /** In kebab-case; the same in all programs on one database. */
  readonly name: string;
  /** Number of this program. */
  readonly holder: number;
};

/** In `UPDATE jobs`: nobody holds the work. The time is the database's own, since clocks of machines differ. */
export const isFree = '(held_by IS NULL OR held_until < clock_timestamp())';

const until = `clock_timestamp() + interval '${heldSeconds} seconds'`;

/** In `UPDATE jobs SET`: how long the work is held from now on without a further sign of life. */
export const heldOn = `held_until = ${until}`;

async function renew({ pool, name, holder }: LeaseDeps): Promise<boolean> {
  const { rowCount } = await pool.query(`UPDATE jobs SET ${heldOn} WHERE name = $1 AND held_by = $2`, [
    name,
    holder,
  ]);
  return rowCount === 1;
}

/**
 * Tells the database every five seconds that this program goes on with work that it holds. One that was killed, or whose
 * machine is gone, is succeeded within twenty.
 *
 * @returns ends it
 */
export function keepLease(lease: LeaseDeps): () => Promise<void> {
  // What could not be said now is said the next time.
  return startRepeatedWork(
    async () => Number(await renew(lease)),
    beatEveryMs,
    () => {},
  ).stop;
}

async function take({ pool, name, holder }: LeaseDeps): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO jobs AS held (name, held_by, held_until) VALUES ($1, $2, ${until})
     ON CONFLICT (name) DO UPDATE SET held_by = excluded.held_by, held_until = excluded.held_until
       WHERE held.held_by IS NULL OR held.held_until < clock_timestamp()`,
    [name, holder],
  );
  return rowCount === 1;
}

const giveBack = ({ pool, name, holder }: LeaseDeps): Promise<unknown> =>
  pool.query('UPDATE jobs SET held_by = NULL, held_until = NULL WHERE name = $1 AND held_by = $2', [
    name,
    holder,
  ]);

/**
 * Does work unless another program is at it, or another part of this one.
 *
 * @returns what the work answers; null when another holds it
 */
export async function underLease<T>(
  work: Pick<LeaseDeps, 'pool' | 'name'>,
  doIt: () => Promise<T>,
): Promise<T | null> {
  const lease = { ...work, holder: randomInt(1, 2 ** 31 - 1) };
  if (!(await take(lease))) return null;
  const letGo = keepLease(lease);
  try {
    return await doIt();
  } finally {
    await letGo();
    await giveBack(lease);
  }
}

/**
 * Keeps up work that goes on and on, in one program at a time: whoever gets the lease begins it, and the others wait
 * until it is free.
 *
 * @param begin begins the work, and answers what ends it
 * @returns ends it here, and leaves it to another
 */
export function startHeldWork(
  work: Pick<LeaseDeps, 'pool' | 'name'>,
  begin: () => () => Promise<unknown>,
): () => Promise<void> {
  const lease = { ...work, holder: randomInt(1, 2 ** 31 - 1) };
  let end: ReturnType<typeof begin> | null = null;
  const look = async (): Promise<number> => {
    const isOurs = end ? await renew(lease) : await take(lease);
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
    await giveBack(lease).catch(ignored);
  };
}
