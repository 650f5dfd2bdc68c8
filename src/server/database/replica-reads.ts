import type pg from 'pg';
import { startRepeatedWork } from '../repeated-work.ts';

/** Reads that may be a little behind: never of rights, sessions or money. */
export type ReplicaReads = {
  /** Reads from the replica, and from the primary where that one is away, too far behind, or fails. */
  readonly read: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>;
};

type WatchedReplica = ReplicaReads & {
  /**
   * Begins to use the replica whenever it may be.
   *
   * @param told told when it is used from now on, or left alone
   * @returns looks at it no more
   */
  readonly watch: (told: (isUsed: boolean) => void) => () => Promise<void>;
};

/** How far the primary had come at a time, by the monotonic clock in milliseconds. */
type Mark = { readonly position: bigint; readonly at: number };

const lookEveryMs = 1_000;

async function positionIn(pool: pg.Pool, position: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(
    `SELECT pg_wal_lsn_diff(${position}, '0/0')::text AS position`,
  );
  const found = rows[0]?.position ?? null;
  return found === null ? null : BigInt(found);
}

/** What there is without a replica. */
export const primaryReads = (primary: pg.Pool): ReplicaReads => ({
  read: (work) => work(primary),
});

/**
 * Reads from a replica as long as it is near enough. How far it is behind is measured by what the primary had written at
 * times that are remembered here: neither clock of the two is asked, and a replica that hears nothing any more, which
 * has replayed all it knows, is found out too.
 *
 * @param mostMs how far it may be behind, in milliseconds
 */
export function createReplicaReads(primary: pg.Pool, replica: pg.Pool, mostMs: number): WatchedReplica {
  let marks: readonly Mark[] = [];
  let isUsed = false;
  const isNear = async (): Promise<boolean> => {
    try {
      const at = performance.now();
      const position = await positionIn(primary, 'pg_current_wal_lsn()');
      if (position !== null) marks = [...marks, { position, at }];
      // Null on a server that is no replica, or none any more.
      const replayed = await positionIn(
        replica,
        'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END',
      );
      const oldest = performance.now() - mostMs;
      marks = marks.filter((mark) => mark.at >= oldest);
      return replayed !== null && marks.some((mark) => mark.position <= replayed);
    } catch {
      return false;
    }
  };
  return {
    read: async (work) => {
      if (!isUsed) return await work(primary);
      try {
        return await work(replica);
      } catch {
        // Whether it broke or does not know yet what was asked for, the primary has the last word.
        return await work(primary);
      }
    },
    watch: (told) => {
      const look = async (): Promise<number> => {
        const before = isUsed;
        isUsed = await isNear();
        if (isUsed !== before) told(isUsed);
        return 0;
      };
      const looking = startRepeatedWork(look, lookEveryMs, () => {});
      void looking.runNow();
      return looking.stop;
    },
  };
}
