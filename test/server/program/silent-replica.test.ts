import { expect, onTestFinished, test, vi } from 'vitest';
import { openPool } from '../../../src/server/database/pool.ts';
import { createReplicaReads } from '../../../src/server/database/replica-reads.ts';
import { watchReplica } from '../../../src/server/program/open-pools.ts';
import { createUndo } from '../../../src/server/program/undo.ts';
import { freshDatabase } from '../database.ts';

const waits = { timeout: 20_000, interval: 50 };

/** The same server takes the replica's part: it says that it replays, until it is told to be silent. */
const replicaFunctions = `
  CREATE SCHEMA silent;
  CREATE TABLE silent.told ();
  CREATE FUNCTION silent.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
  CREATE FUNCTION silent.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM silent.told) THEN PERFORM pg_advisory_lock(1); END IF;
      RETURN pg_current_wal_lsn();
    END $$`;

test('architecture.md Roles: a replica that stops answering is not used, even if it never refuses', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  await database.pool.query(replicaFunctions);
  const keeper = await database.pool.connect();
  await keeper.query('SELECT pg_advisory_lock(1)');
  const url = new URL(database.url);
  url.searchParams.set('options', '-c search_path=silent,pg_catalog,public');
  const replica = openPool(url.href);
  const { read, watch } = createReplicaReads(database.pool, replica, 500);
  const stop = watch(() => {});
  const becomes = (isReplica: boolean) =>
    vi.waitFor(
      async () => expect(await read((pool) => Promise.resolve(pool === replica))).toBe(isReplica),
      waits,
    );
  try {
    await becomes(true);
    await keeper.query('INSERT INTO silent.told DEFAULT VALUES');
    await becomes(false);
  } finally {
    keeper.release(true);
    await stop();
    await replica.end();
  }
});

test('architecture.md Roles: what takes too long on the replica is not asked of the primary as well', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const url = new URL(database.url);
  await database.pool.query(replicaFunctions);
  url.searchParams.set('options', '-c search_path=silent,pg_catalog,public');
  const replica = openPool(url.href);
  onTestFinished(() => replica.end());
  const { read, watch } = createReplicaReads(database.pool, replica, 5_000);
  onTestFinished(watch(() => {}));
  await vi.waitFor(
    async () => expect(await read((pool) => Promise.resolve(pool === replica))).toBe(true),
    waits,
  );
  const asked: unknown[] = [];
  const reading = read(async (pool) => {
    asked.push(pool === replica ? 'the replica' : 'the primary');
    // Ends as a statement does that exceeds its time.
    await pool.query('SELECT pg_cancel_backend(pg_backend_pid())');
  });
  await expect(reading).rejects.toMatchObject({ code: '57014' });
  expect(asked).toEqual(['the replica']);
});

test.each([
  ['refuses connections', 'postgres://nobody:wrong@127.0.0.1:1/daylight', /ECONNREFUSED/],
  ['is not a replica', null, /not a replica/],
])(
  'operating.md: a replica that %s from the start on is reported once, with the reason',
  async (_, url, why) => {
    const database = await freshDatabase();
    onTestFinished(database.drop);
    const replica = openPool(url ?? database.url);
    onTestFinished(() => replica.end());
    const lines: { readonly facts: unknown; readonly message: string }[] = [];
    const stops = createUndo();
    const log = { warn: (facts: unknown, message: string) => void lines.push({ facts, message }) };
    watchReplica(createReplicaReads(database.pool, replica, 500), log, stops);
    onTestFinished(() => stops.run());
    await vi.waitFor(
      () =>
        expect(lines).toEqual([
          {
            facts: { err: expect.objectContaining({ message: expect.stringMatching(why) }) },
            message: 'the replica is not used',
          },
        ]),
      waits,
    );
  },
);
