import { expect, it } from 'vitest';
import { notifyArrivals } from '../../../src/server/ingest/arrivals.ts';
import { lockMerge } from '../../../src/server/ingest/merge.ts';
import { ago, bondTrade, ndjson, take } from '../feed/feed-kit.ts';
import { openFeedScene } from '../feed/feed-scene.ts';
import { follow, listening, tradesIn } from './live-kit.ts';

const { database, folder, kit } = await openFeedScene();
const origin = await listening(kit);

it('B 7: ids rise in the order of commits: a file takes none while another transaction may still commit lower ones', async () => {
  await take(database.pool, folder.write('first.ndjson', ndjson([bondTrade('FIRST', 30)])));
  const session = await kit.session({ TPIC: ['realtime_trades'] });
  const stream = await follow(origin, session);
  await stream.nextOf('opened');

  const slow = await database.pool.connect();
  await slow.query('BEGIN');
  await lockMerge(slow);
  const quick = take(database.pool, folder.write('quick.ndjson', ndjson([bondTrade('QUICK', 10)])));
  const isWaiting = async (): Promise<boolean> => {
    const { rowCount } = await database.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  };
  await expect.poll(isWaiting).toBe(true);
  await slow.query(
    `INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at, flags)
     SELECT instrument_id, segment_mic, 'SLOW', trade_day, 'New', $1, $1, '{}' FROM trades`,
    [ago(20)],
  );
  await slow.query(
    `CREATE TEMP TABLE seen ON COMMIT DROP AS
     SELECT instrument_id, segment_mic, 'TRADE' AS system, published_at AS first_at FROM trades WHERE transaction_id = 'SLOW'`,
  );
  await notifyArrivals(slow, 'trade');
  await slow.query('COMMIT');
  slow.release();
  await quick;

  const came: string[] = [];
  while (came.length < 2) came.push(...tradesIn(await stream.nextOf('rows')).toReversed());
  expect(came).toEqual(['SLOW', 'QUICK']);
  stream.leave();
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT transaction_id AS name FROM trades ORDER BY id`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['FIRST', 'SLOW', 'QUICK']);
});
