import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityPool } from '../../../src/identity/identity-pool.ts';
import { migrateIdentity } from '../../../src/identity/migrate.ts';
import { schemaFiles } from '../../../src/tools/schema/schema-files.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const pool = openIdentityPool(database.url);
  await migrateIdentity(pool);
  await pool.end();
});
afterAll(() => database.drop());

test('the schema files and the types of rows are what "npm run schema" makes of the scripts today', async () => {
  const client = await database.pool.connect();
  try {
    for (const [file, text] of await schemaFiles(client)) expect(readFileSync(file, 'utf8'), file).toBe(text);
  } finally {
    client.release();
  }
});
