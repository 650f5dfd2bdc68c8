import { codeOf } from '../../domain/thrown.ts';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';

/** PostgreSQL's code for a lock that was not had in time. */
export const lockNotAvailable = '55P03';

/** In milliseconds; files that begin meanwhile wait for as long too. */
export const usualFileWait = 10_000;

/**
 * Waits for the files that are being taken in, and lets no other begin before the transaction ends: what lines are
 * checked against can be changed until then.
 *
 * @throws Refusal if that takes too long, since the files of others would have to wait as well
 */
export async function holdOffFiles(client: Transaction, wait = usualFileWait): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = ${wait}`);
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.ingest]);
  } catch (error) {
    if (codeOf(error) !== lockNotAvailable) throw error;
    throw new Refusal(
      'unavailable',
      'A file is being taken in, which takes too long to wait for: nothing was changed. Try again later.',
    );
  }
  await client.query('SET LOCAL lock_timeout TO DEFAULT');
}
