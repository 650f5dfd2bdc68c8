import { openIdentityPool } from '../../src/identity/identity-pool.ts';
import { migrateIdentity } from '../../src/identity/migrate.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { schemaFiles } from '../../src/tools/schema/schema-files.ts';

/** Runs the scripts of the service and of the identity provider. @returns names of the service's that ran now */
export async function migrateBoth(url: string): Promise<readonly string[]> {
  const ran = await migrate(url);
  const pool = openIdentityPool(url);
  try {
    await migrateIdentity(pool);
  } finally {
    await pool.end();
  }
  return ran;
}

/** What "npm run schema" would write of a database: file → text. */
export async function schemaOf(url: string): Promise<ReadonlyMap<string, string>> {
  const pool = openIdentityPool(url);
  const client = await pool.connect();
  try {
    return await schemaFiles(client);
  } finally {
    client.release();
    await pool.end();
  }
}
