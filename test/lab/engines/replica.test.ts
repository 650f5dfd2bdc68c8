import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../../src/platform/database/database.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { createReplicaReads } from '../../../src/server/database/replica-reads.ts';
import { startPostgres, startReplica } from '../../engines/postgres.ts';

const waits = { timeout: 30_000, interval: 50 };

async function pair() {
  const primary = await startPostgres();
  onTestFinished(primary.stop);
  const replica = await startReplica(primary);
  onTestFinished(replica.stop);
  return { primary, replica };
}

function poolOf(url: string): Database {
  const pool = openPool(url);
  onTestFinished(() => pool.end());
  return pool;
}

test('architecture.md Roles: reads go to a replica unless it lags too far or is down', async () => {
  const { primary, replica } = await pair();
  const writes = poolOf(primary.urlOf('postgres'));
  const copies = poolOf(replica.urlOf('postgres'));
  await migrate(primary.urlOf('postgres'));
  await writes.query('CREATE TABLE numbers (n integer)');
  const { read, watch } = createReplicaReads(writes, copies, 2_000);
  onTestFinished(watch(() => {}));
  const where = () =>
    read(async (pool) => (await pool.query<{ on: boolean }>('SELECT pg_is_in_recovery() AS on')).rows[0]?.on);
  const becomes = (isReplica: boolean) =>
    vi.waitFor(async () => expect(await where()).toBe(isReplica), waits);

  await becomes(true);
  await copies.query('SELECT pg_wal_replay_pause()');
  // An idle replica does not lag; its time runs from the first row that it has not replayed.
  await writes.query('INSERT INTO numbers VALUES (1)');
  await becomes(false);
  await copies.query('SELECT pg_wal_replay_resume()');
  await becomes(true);
  // A statement that fails there is repeated on the primary at once: a replica takes no writes.
  await read((pool) => pool.query('INSERT INTO numbers VALUES (2)'));
  expect((await writes.query('SELECT FROM numbers')).rowCount).toBe(2);

  await replica.process.end('SIGINT');
  expect(await where()).toBe(false);
});

test('architecture.md Roles: a replica of a restored copy is never used, although its identifiers are the same', async () => {
  const { primary, replica } = await pair();
  await migrate(primary.urlOf('postgres'));
  const own = poolOf(primary.urlOf('postgres'));
  await vi.waitFor(() => poolOf(replica.urlOf('postgres')).query('SELECT FROM replica_proofs'), waits);
  // The drill: a copy of the same cluster that goes its own way.
  const drill = await startReplica(primary);
  onTestFinished(drill.stop);
  const writes = poolOf(drill.urlOf('postgres'));
  await writes.query('SELECT pg_promote()');
  const identity = 'SELECT system_identifier FROM pg_control_system()';
  expect((await writes.query(identity)).rows).toEqual((await own.query(identity)).rows);
  await expect(
    openDatabase({
      databaseUrl: drill.urlOf('postgres'),
      directUrl: primary.urlOf('postgres'),
      dataDir: '/nowhere',
    }),
  ).rejects.toThrow('are not the same database');
  // The replica is ahead of it.
  await own.query('CREATE TABLE numbers AS SELECT generate_series(1, 1000) AS n');
  const copies = poolOf(replica.urlOf('postgres'));
  const { read, watch } = createReplicaReads(writes, copies, 1_000);
  const told: string[] = [];
  onTestFinished(watch((fault) => void told.push(fault instanceof Error ? fault.message : 'used')));
  await vi.waitFor(() => expect(told).toEqual(['it does not show what this database wrote']), waits);
  expect(await read((pool) => Promise.resolve(pool === writes))).toBe(true);
});
