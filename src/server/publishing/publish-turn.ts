import type pg from 'pg';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { inTransaction } from '../database/pool.ts';
import type { PublishDeps } from './publish-files.ts';

class DryRunEnd extends Error {}

/**
 * Changes what is published, in one transaction. Two who publish or withdraw take turns: no name or number is given
 * twice, and neither takes away what the other counts on. A dry run is taken back.
 *
 * @returns whether it was kept
 * @throws what `change` throws
 */
export async function takeTurn(
  { pool, dryRun }: PublishDeps,
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
