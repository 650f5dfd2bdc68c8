import { randomUUID } from 'node:crypto';
import { codeOf } from '../../domain/thrown.ts';
import type { Database } from '../../platform/database/database.ts';
import { startRepeatedWork } from '../repeated-work.ts';
import { orLate } from '../watch/running-time.ts';

/** Reads that may be slightly behind: never of rights, sessions or money. */
export type ReplicaReads = {
  /**
   * Reads from the replica, or from the primary when the replica is unreachable, too far behind, or fails otherwise than
   * by taking too long.
   */
  readonly read: <T>(work: (pool: Database) => Promise<T>) => Promise<T>;
};

export type WatchedReplica = ReplicaReads & {
  readonly pool: Database;
  /**
   * Uses the replica from now on whenever it is close enough.
   *
   * @param onChange called when it comes into use (null), and when it is not used, from the start on or any more, with
   *   the reason
   * @returns stops watching
   */
  readonly watch: (onChange: (fault: unknown) => void) => () => Promise<void>;
};

/** The primary's position at a time, by the monotonic clock in milliseconds. */
type Mark = { readonly position: bigint; readonly at: number };

const lookEveryMs = 1_000;
/** PostgreSQL's code for a statement that was ended because it took too long. */
const givenUp = '57014';

async function positionIn(pool: Database, position: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(
    `SELECT pg_wal_lsn_diff(${position}, '0/0')::text AS position`,
  );
  const found = rows[0]?.position ?? null;
  return found === null ? null : BigInt(found);
}

/** Finds out whether a replica follows its primary: what is written there has to arrive here. */
function createProof(primary: Database, replica: Database) {
  let written: string | null = null;
  let isShown = false;
  let isAsked = true;
  const write = async (): Promise<string> => {
    const proof = randomUUID();
    // Also those of programs that died before they saw theirs.
    await primary.query(
      `WITH old AS (DELETE FROM replica_proofs WHERE proof = $2 OR written_at < now() - interval '1 day')
       INSERT INTO replica_proofs (proof, written_at) VALUES ($1, now())`,
      [proof, written],
    );
    return proof;
  };
  return {
    isShown: async (): Promise<boolean> => {
      if (isShown) return true;
      if (isAsked) written = await write();
      isAsked = false;
      const { rowCount } = await replica.query('SELECT FROM replica_proofs WHERE proof = $1', [written]);
      isShown = rowCount === 1;
      if (isShown) await primary.query('DELETE FROM replica_proofs WHERE proof = $1', [written]);
      return isShown;
    },
    /** To be called when the replica was away: another server may be at its address then. */
    askAgain: (): void => {
      isAsked = true;
      isShown = false;
    },
  };
}

/** Reads without a replica. */
export const primaryReads = (primary: Database): ReplicaReads => ({
  read: (work) => work(primary),
});

/**
 * Reads from a replica as long as it is close enough to the primary. Its lag is measured against positions of the
 * primary remembered with the time they were seen. This depends on neither machine's clock, and also detects a replica
 * that has replayed all it received but receives nothing more. Positions of other databases look the same, so before it
 * is used, and after each time it was away, it has to show a row written to the primary.
 *
 * @param mostMs the largest lag allowed, in milliseconds
 */
export function createReplicaReads(primary: Database, replica: Database, mostMs: number): WatchedReplica {
  const proof = createProof(primary, replica);
  let marks: readonly Mark[] = [];
  let isUsed = false;
  /** Why the replica cannot be used now; null if it can. */
  const faultNow = async (): Promise<unknown> => {
    try {
      const at = performance.now();
      const position = await positionIn(primary, 'pg_current_wal_lsn()');
      if (position !== null) marks = [...marks, { position, at }];
      // Null on a server that is not a replica, or no longer one.
      const replayed = await positionIn(
        replica,
        'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END',
      );
      const oldest = performance.now() - mostMs;
      marks = marks.filter((mark) => mark.at >= oldest);
      if (replayed === null) return new Error('it is not a replica');
      if (!marks.some((mark) => mark.position <= replayed)) return new Error('it is too far behind');
      return (await proof.isShown()) ? null : new Error('it does not show what this database wrote');
    } catch (error) {
      proof.askAgain();
      return error ?? new Error('failed');
    }
  };
  return {
    pool: replica,
    read: async (work) => {
      if (!isUsed) return await work(primary);
      try {
        return await work(replica);
      } catch (error) {
        // What takes too long there would take as long here, and cost both.
        if (codeOf(error) === givenUp) throw error;
        // Whether it failed or does not have the answer yet, the primary decides.
        return await work(primary);
      }
    },
    watch: (onChange) => {
      const begun = performance.now();
      let told: boolean | null = null;
      const look = async (): Promise<number> => {
        // Behind a network that drops everything nothing is refused either: no answer is too old an answer.
        const fault = await orLate(faultNow(), mostMs, new Error('no answer in time'));
        isUsed = fault === null;
        // How far it is behind is not known before it has been watched for that long.
        const isKnown = isUsed || told !== null || performance.now() - begun >= mostMs;
        if (isKnown && isUsed !== told) {
          told = isUsed;
          onChange(fault);
        }
        return 0;
      };
      const looking = startRepeatedWork(look, lookEveryMs, () => {});
      void looking.runNow();
      return looking.stop;
    },
  };
}
