import path from 'node:path';
import type pg from 'pg';
import Postgrator from 'postgrator';
import { advisoryLocks } from '../platform/advisory-locks.ts';

/** Any number will do as long as nobody else in this database takes it. */

/**
 * Brings the provider's own schema `identity` up to date. Safe to call from several processes at once: they
 * take turns.
 */
export async function migrateIdentity(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.identityMigration]);
    await client.query('CREATE SCHEMA IF NOT EXISTS identity');
    // A script and the row that says it has run are one transaction, so that a start that is cut off can be repeated.
    let underWay = false;
    const postgrator = new Postgrator({
      migrationPattern: path.join(import.meta.dirname, 'migrations', '*.sql'),
      driver: 'pg',
      schemaTable: 'identity.schema_version',
      execQuery: async (query) => {
        const result = await client.query(query);
        if (underWay) await client.query('COMMIT');
        underWay = false;
        return result;
      },
      execSqlScript: async (script) => {
        await client.query('BEGIN');
        underWay = true;
        await client.query(script);
      },
    });
    await postgrator.migrate();
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client
      .query('SELECT pg_advisory_unlock($1)', [advisoryLocks.identityMigration])
      .catch(() => undefined);
    client.release();
  }
}
