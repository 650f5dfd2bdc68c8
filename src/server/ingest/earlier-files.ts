import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { codeOf } from '../../domain/thrown.ts';
import { loadingLockClass } from '../../platform/advisory-locks.ts';
import { orphansSql } from './staged-checks.ts';

/** The files that were being loaded, or waited for their turn, before this one, by their numbers. */
export type EarlierFiles = readonly number[];

const deadlock = '40P01';

/** Makes this file known to those after it, and finds those before it. It holds its own number until it has ended. */
async function joinFiles(client: pg.ClientBase): Promise<EarlierFiles> {
  const own = randomInt(1, 2 ** 31 - 1);
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [loadingLockClass, own]);
  const { rows } = await client.query<{ file: string }>(
    `SELECT objid::text AS file FROM pg_locks
     WHERE locktype = 'advisory' AND classid = $1::bigint::oid AND objsubid = 2 AND mode = 'ExclusiveLock' AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND objid <> $2::bigint::oid
     ORDER BY objid`,
    [loadingLockClass, own],
  );
  return rows.map(({ file }) => Number(file));
}

/**
 * Waits for this file's turn, known to those after it from the start. If another waits for this file while it holds up
 * the turn, that one goes on, and this file comes after it.
 *
 * @param awaitTurn waits for the files of the same venue
 */
export async function joinInTurn(
  client: pg.ClientBase,
  awaitTurn: () => Promise<void>,
): Promise<EarlierFiles> {
  for (;;) {
    await client.query('SAVEPOINT joined');
    try {
      const earlier = await joinFiles(client);
      await awaitTurn();
      await client.query('RELEASE SAVEPOINT joined');
      return earlier;
    } catch (error) {
      if (codeOf(error) !== deadlock) throw error;
      await client.query('ROLLBACK TO SAVEPOINT joined');
      await client.query('RELEASE SAVEPOINT joined');
    }
  }
}

/**
 * Waits for earlier files if this one cancels or amends trades that are not stored yet: a file of several venues takes
 * turns by its first one only, so that the trade may be in a file of another first venue, or the other way round. Of two
 * files that wait for each other, one goes on.
 */
export async function awaitReferredTo(client: pg.ClientBase, earlier: EarlierFiles): Promise<void> {
  if (earlier.length === 0) return;
  await client.query('ANALYZE staging');
  const orphans = await client.query(`SELECT FROM (${orphansSql}) o LIMIT 1`);
  if (orphans.rowCount === 0) return;
  for (const file of earlier) {
    await client.query('SAVEPOINT earlier_file');
    try {
      await client.query('SELECT pg_advisory_xact_lock_shared($1, $2)', [loadingLockClass, file]);
      await client.query('ROLLBACK TO SAVEPOINT earlier_file');
    } catch (error) {
      if (codeOf(error) !== deadlock) throw error;
      await client.query('ROLLBACK TO SAVEPOINT earlier_file');
    }
    await client.query('RELEASE SAVEPOINT earlier_file');
  }
}
