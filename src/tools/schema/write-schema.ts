import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openIdentityPool } from '../../identity/identity-pool.ts';
import { migrateIdentity } from '../../identity/migrate.ts';
import { openEmbeddedCluster } from '../../server/database/embedded-cluster.ts';
import { migrate } from '../../server/database/migrate.ts';
import { isRoot, othersCanReach } from '../../server/database/reach.ts';
import { schemaFiles } from './schema-files.ts';

const base = isRoot() && !othersCanReach(tmpdir()) ? '/var/tmp' : tmpdir();
const folder = mkdtempSync(path.join(base, 'daylight-schema-'));
chmodSync(folder, 0o711);
const cluster = await openEmbeddedCluster(path.join(folder, 'postgres'), { throwaway: true });
try {
  const url = cluster.urlOf('postgres');
  await migrate(url);
  const pool = openIdentityPool(url);
  await migrateIdentity(pool);
  const client = await pool.connect();
  for (const [file, text] of await schemaFiles(client)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Written: ${path.relative(process.cwd(), file)}`);
  }
  client.release();
  await pool.end();
} finally {
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
}
