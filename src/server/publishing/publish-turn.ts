import type pg from 'pg';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { inTransaction } from '../database/pool.ts';
import type { ActDeps } from './publish-files.ts';

class DryRunEnd extends Error {}

/**
 * Changes what is published, in one transaction. Publishing and withdrawing take turns, so that no name or number is
 * used twice and nothing is withdrawn that another change relies on. A dry run is rolled back.
 *
 * @returns whether it was committed
 * @throws what `change` throws
 */
export async function inPublishingTurn(
  { pool, dryRun }: ActDeps,
  change: (client: pg.PoolClient) => Promise<void>,
): Promise<boolean> {
  try {
    await inTransaction(pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.publishing]);
      await change(client);
      if (dryRun) throw new DryRunEnd();
    });
    return true;
  } catch (error) {
    if (error instanceof DryRunEnd) return false;
    throw error;
  }
}
