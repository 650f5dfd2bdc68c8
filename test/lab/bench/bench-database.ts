import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../../src/platform/database/database.ts';
import { openEmbeddedCluster } from '../../../src/server/database/embedded-cluster.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { isRoot, othersCanReach } from '../../../src/server/database/reach.ts';
import { giveVenues } from '../../server/venues.ts';

/** The number of connections of a bench's database. */
export const connections = 10;

/** Runs a bench on a new migrated cluster, as durable as in production, with a folder; deletes both afterwards. */
export async function withBenchDatabase(
  work: (pool: Database, folder: string, url: string) => Promise<void>,
): Promise<void> {
  const base = isRoot() && !othersCanReach(tmpdir()) ? '/var/tmp' : tmpdir();
  const folder = mkdtempSync(path.join(base, 'daylight-bench-'));
  chmodSync(folder, 0o711);
  const cluster = await openEmbeddedCluster(path.join(folder, 'postgres'));
  try {
    const url = cluster.urlOf('postgres');
    await migrate(url);
    await giveVenues(url);
    const pool = openPool(url, { size: connections });
    await work(pool, folder, url);
    await pool.end();
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
