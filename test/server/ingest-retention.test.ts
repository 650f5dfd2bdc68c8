import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropMonthsBefore } from '../../src/server/ingest/retention.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { bondQuote, bondTrade, type FeedKit, feedKit, ndjson, take, testFolder } from './feed-kit.ts';

let database: TestDatabase;
let kit: FeedKit;
const folder = testFolder();

beforeAll(async () => {
  database = await freshDatabase();
  kit = await feedKit(database.pool);
});
afterAll(async () => {
  await kit.close();
  await database.drop();
  folder.remove();
});

describe('design, data: retention drops months', () => {
  it('and the lists tell only of what is left, to each reader what they may see', async () => {
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

    expect(await dropMonthsBefore(database.pool, '2026-10')).toBe(2);
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

    expect(await dropMonthsBefore(database.pool, '2026-10')).toBe(0);
  });

  it('and a month that is gone can be taken again', async () => {
    const file = folder.write('again.ndjson', ndjson([bondTrade('OLD', 3 * 60 * 24 * 31)]));
    expect(await take(database.pool, file)).toMatchObject({ added: 1 });
  });
});
