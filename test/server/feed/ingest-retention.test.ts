import { describe, expect, it } from 'vitest';
import { openPool } from '../../../src/server/database/pool.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { lockWorld } from '../../../src/server/ingest/line-world.ts';
import { dropMonthsBefore, firstMonthsKept, monthsToDrop } from '../../../src/server/ingest/retention.ts';
import { retentionJob } from '../../../src/server/jobs/retention.ts';
import { freshDatabase } from '../database.ts';
import { bondQuote, bondTrade, ndjson, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();

describe('architecture.md Data: retention drops months', () => {
  it('and the lists show each reader what is left of what they may see', async () => {
    const months = 60 * 24 * 31;
    const other = { instrumentIdType: 'OTHR', instrumentId: 'GONE', instrumentDescription: 'Gone' };
    await take(
      database.pool,
      folder.write(
        'trades.ndjson',
        ndjson([
          bondTrade('OLD', 3 * months),
          bondTrade('FRESH', 5),
          bondTrade('GONE', 3 * months, other),
          bondTrade('STAYS', 60, { ...other, instrumentId: 'STAYS' }),
        ]),
      ),
    );
    await take(database.pool, folder.write('orders.ndjson', ndjson([bondQuote(3 * months), bondQuote(60)])));
    const live = await kit.reader({ TPIC: ['realtime_trades', 'delayed_orders'] });
    const delayed = await kit.reader({ TPIC: ['delayed_trades', 'delayed_orders'] });
    const path = { datatype: 'trade', tv: 'TPIC', assetclass: 'Bonds', subassetclass: 'Corporate bonds' };
    const listed = async (reader: typeof live): Promise<readonly string[]> => {
      const { body } = await reader('/api/subscription/feed/instrumentlist', path);
      return (body.instrumentlist ?? []).map((each) => each.InstrumentID);
    };
    expect(await listed(delayed)).toEqual(['FR0000120271', 'GONE', 'STAYS']);

    expect(await dropMonthsBefore(database.pool, { order: '2026-10', trade: '2026-10' })).toBe(2);
    expect(await listed(live)).toEqual(['FR0000120271', 'STAYS']);
    expect(await listed(delayed)).toEqual(['STAYS']);
    const question = { ...path, instrument: 'FR0000120271', ordertype: 'Trades' };
    const { body } = await live('/api/feed/data', question);
    expect(body.Data?.map((row) => row.transactionID)).toEqual(['FRESH']);
    expect((await delayed('/api/feed/data', question)).status).toBe(404);
    expect(
      (await delayed('/api/feed/data', { ...question, datatype: 'order', ordertype: 'Request for quote' }))
        .body.Data,
    ).toHaveLength(1);

    expect(await dropMonthsBefore(database.pool, { order: '2026-10', trade: '2026-10' })).toBe(0);
  });

  it('by kind, keeping as many as configured, and lists beforehand what would go', async () => {
    const own = await freshDatabase();
    try {
      const month = 60 * 24 * 31;
      const ages = [0, 1, 2, 3, 4].map((age) => 60 + age * month);
      await take(own.pool, folder.write('t.ndjson', ndjson(ages.map((age) => bondTrade(`T${age}`, age)))));
      await take(own.pool, folder.write('o.ndjson', ndjson(ages.map((age) => bondQuote(age)))));
      const first = firstMonthsKept({ order: 2, trade: 4 }, testNow);
      expect(first).toEqual({ order: '2026-10', trade: '2026-08' });
      const names = async () => (await monthsToDrop(own.pool, first)).map(({ name }) => name);
      expect(await names()).toEqual(['orders_2026_07', 'orders_2026_08', 'orders_2026_09', 'trades_2026_07']);
      const clock = { now: () => testNow };
      const job = retentionJob({
        pool: own.pool,
        securityClock: clock,
        kept: { order: 2, trade: 4 },
        archived: { order: false, trade: false },
        files: createFolderStore(folder.path),
      });
      // A business clock set years ahead for an hour costs no data.
      expect(await job.run('2036-01-01')).toBe(4);
      expect(await names()).toEqual([]);
      const { rows } = await own.pool.query(
        'SELECT data_type, first_published_at FROM catalogue_classes ORDER BY 1',
      );
      expect(rows).toEqual([
        { data_type: 'order', first_published_at: expect.stringContaining('2026-10') },
        { data_type: 'trade', first_published_at: expect.stringContaining('2026-08') },
      ]);
      const files = await own.pool.query('SELECT name FROM feed_files ORDER BY id');
      expect(files.rows).toEqual([{ name: 't.ndjson' }, { name: 'o.ndjson' }]);
      await dropMonthsBefore(own.pool, { order: '2027-01', trade: '2026-09' });
      expect((await own.pool.query('SELECT name FROM feed_files')).rows).toEqual([{ name: 't.ndjson' }]);
    } finally {
      await own.drop();
    }
  });

  it('and readers wait only while months are dropped, not while the lists are rewritten', async () => {
    const own = await freshDatabase();
    try {
      const month = 60 * 24 * 31;
      await take(
        own.pool,
        folder.write('t.ndjson', ndjson([60, 3 * month].map((age) => bondTrade(`T${age}`, age)))),
      );
      await take(own.pool, folder.write('o.ndjson', ndjson([60, 3 * month].map((age) => bondQuote(age)))));
      await own.pool.query(`CREATE FUNCTION readers_go_on() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF EXISTS (SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND pid = pg_backend_pid()
            AND relation IN ('orders'::regclass, 'trades'::regclass))
          THEN RAISE EXCEPTION 'readers wait'; END IF;
          PERFORM pg_sleep(0.3);
          RETURN NULL;
        END $$;
        CREATE TRIGGER asked AFTER UPDATE OR DELETE ON catalogue_classes EXECUTE FUNCTION readers_go_on();
        CREATE TRIGGER asked AFTER DELETE ON feed_files EXECUTE FUNCTION readers_go_on()`);
      // The lists may take longer than the service's other statements.
      const pool = openPool(own.url, { statementTimeoutMs: 250 });
      expect(await dropMonthsBefore(pool, { order: '2026-10', trade: '2026-10' })).toBe(2);
      await pool.end();
    } finally {
      await own.drop();
    }
  });

  it('and nothing is dropped while a file is taken in for too long, which would make other files wait', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await lockWorld(client);
      const first = { order: '2027-01', trade: '2027-01' };
      const dropping = dropMonthsBefore(database.pool, first, undefined, { forFiles: 50, forReaders: 50 });
      await expect(dropping).rejects.toThrow('nothing was changed. Try again later.');
      await client.query('ROLLBACK');
    } finally {
      client.release(true);
    }
    expect(
      (await monthsToDrop(database.pool, { order: '2027-01', trade: '2027-01' })).length,
    ).toBeGreaterThan(0);
  });

  it('and a dropped month can be taken again', async () => {
    const file = folder.write('again.ndjson', ndjson([bondTrade('OLD', 3 * 60 * 24 * 31)]));
    expect(await take(database.pool, file)).toMatchObject({ added: 1 });
  });
});
