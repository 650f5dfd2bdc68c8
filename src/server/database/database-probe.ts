import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';

const keptMs = 1_000;
/** Synchronised clocks differ by milliseconds; half a minute is short beside a delay of fifteen minutes. */
const mostApartMs = 30_000;

export type DatabaseProbe = {
  /** Resolves if a write succeeded; a read-only database, or one whose disk is full, still answers reads. */
  readonly acceptsWrites: () => Promise<void>;
  /**
   * Resolves if this machine's clock and the database's agree, also while that is unknown. By a clock that is ahead,
   * delayed rows and open files would be shown too early.
   */
  readonly agreesOnTime: () => Promise<void>;
};

/** How far this machine's clock is ahead at least, in milliseconds, given when it asked and got the database's time. */
function aheadBy(asked: number, database: number, answered: number): number {
  if (asked > database) return asked - database;
  return answered < database ? answered - database : 0;
}

/** Checks the database with one statement, whose result is reused for a second, so that frequent probes cost nothing. */
export function createDatabaseProbe(pool: Database, clock: Clock): DatabaseProbe {
  let last: { readonly at: number; readonly ahead: Promise<number> } | null = null;

  async function probe(now: Date): Promise<number> {
    const { rows } = await pool.query<{ now: number }>({
      name: 'write-probe',
      // Whether writes are taken is asked, not how long the disk needs for what others write.
      text: `INSERT INTO write_probe (written_at) VALUES ($1)
             ON CONFLICT (single_row) DO UPDATE SET written_at = excluded.written_at
             RETURNING extract(epoch FROM clock_timestamp())::float8 * 1000 AS now,
                       set_config('synchronous_commit', 'off', true)`,
      values: [now],
    });
    const asked = now.getTime();
    return aheadBy(asked, rows[0]?.now ?? asked, clock.now().getTime());
  }

  const ahead = (): Promise<number> => {
    const now = clock.now();
    const at = now.getTime();
    if (last === null || at - last.at >= keptMs || at < last.at) last = { at, ahead: probe(now) };
    return last.ahead;
  };

  return {
    acceptsWrites: async () => {
      await ahead();
    },
    agreesOnTime: async () => {
      // That the database does not answer is said by the other check.
      const apart = await ahead().catch(() => 0);
      if (Math.abs(apart) <= mostApartMs) return;
      const seconds = Math.round(Math.abs(apart) / 1000);
      throw new Error(
        `this machine's clock is ${seconds} s ${apart > 0 ? 'ahead of' : 'behind'} the database's clock`,
      );
    },
  };
}
