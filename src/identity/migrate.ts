import path from 'node:path';
import type pg from 'pg';
import Postgrator from 'postgrator';

/** Any number will do as long as nobody else in this database takes it. */
const migrationLock = 4_117_001;

/**
 * Brings the provider's own schema `identity` up to date. Safe to call from several processes at once: they
 * take turns.
 */
export async function migrateIdentity(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('create schema if not exists identity');
    const postgrator = new Postgrator({
      migrationPattern: path.join(import.meta.dirname, 'migrations', '*.sql'),
      driver: 'pg',
      schemaTable: 'identity.schema_version',
      execQuery: (query) => client.query(query),
    });
    await postgrator.migrate();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
