import { beforeAll, describe, expect, it } from 'vitest';
import { views } from '../../../src/domain/feed/feed-views.ts';
import { writeMarketFile } from '../../../src/sandbox/market/market-files.ts';
import { openingOrders, openingTrades } from '../../../src/sandbox/market/market-lines.ts';
import { reachValues, wholeReach } from '../../../src/server/feed/page-reach.ts';
import { viewSql } from '../../../src/server/feed/view-sql.ts';
import { ago, bondTrade, bondTradesAsked, ndjson, type Reader, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
let live: Reader;

beforeAll(async () => {
  live = await kit.reader({ TPIC: ['realtime_orders', 'realtime_trades'] });
  // Nine trades share each time, over several months, so that pages end between equal times.
  const trades = Array.from({ length: 437 }, (_none, at) =>
    bondTrade(`P${at}`, Math.floor(at / 9) * 60 * 24 + 20),
  );
  await take(database.pool, folder.write('pages.ndjson', ndjson(trades)));
});

async function walk(
  limit: string,
  between: (page: number) => Promise<void> = async () => {},
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 1_000; page += 1) {
    const { status, body } = await live('/api/feed/data', {
      ...bondTradesAsked,
      limit,
      ...(cursor ? { cursor } : {}),
    });
    expect(status).toBe(200);
    seen.push(...(body.Data ?? []).map((row) => row.transactionID ?? 'none'));
    cursor = body.Next;
    if (!cursor) return seen;
    await between(page);
  }
  throw new Error('the pages have no end');
}

describe('architecture.md The wire: pages by key', () => {
  it.each([['1000'], ['437'], ['436'], ['100'], ['9'], ['7']])(
    'of %s rows hold every row once, newest first',
    async (limit) => {
      const seen = await walk(limit);
      expect(seen).toHaveLength(437);
      expect(new Set(seen).size).toBe(437);
      const days = seen.map((id) => Math.floor(Number(id.slice(1)) / 9));
      expect(days).toEqual([...days].sort((a, b) => a - b));
    },
  );

  it('hold 100 rows by default, and the latest 20 in the individual view', async () => {
    expect((await live('/api/feed/data', bondTradesAsked)).body.Data).toHaveLength(100);
    const { body } = await live('/api/feed/data', {
      ...bondTradesAsked,
      ordertype: 'Individual trades',
      limit: '1000',
    });
    expect(body.Data).toHaveLength(20);
    expect(body).not.toHaveProperty('Next');
  });

  it('have no gaps or duplicates while new rows arrive', async () => {
    const before = await walk('1000');
    const seen = await walk('50', async (page) => {
      const fresh = Array.from({ length: 5 }, (_none, at) =>
        bondTrade(`N${page}-${at}`, 0, { tradeDate: ago(30), publicationDate: ago(0.5 - page * 0.01) }),
      );
      await take(database.pool, folder.write('fresh.ndjson', ndjson(fresh)));
    });
    expect(seen).toEqual(before);
  });

  it('of the instrument list hold every instrument once, and the total', async () => {
    const many = Array.from({ length: 57 }, (_none, at) =>
      bondTrade(`I${at}`, 60, {
        instrumentIdType: 'OTHR',
        instrumentId: `CODE${at}`,
        subAssetClass: 'Covered bonds',
        instrumentDescription: `Covered ${at}`,
      }),
    );
    await take(database.pool, folder.write('instruments.ndjson', ndjson(many)));
    const path = {
      datatype: 'trade',
      tv: 'TPIC',
      assetclass: 'Bonds',
      subassetclass: 'Covered bonds',
      limit: '10',
    };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await live('/api/subscription/feed/instrumentlist', {
        ...path,
        ...(cursor ? { cursor } : {}),
      });
      expect(body.Total).toBe(57);
      seen.push(...(body.instrumentlist ?? []).map((each) => each.InstrumentID));
      cursor = body.Next;
    } while (cursor);
    expect(seen).toEqual([...new Set(seen)].sort());
    expect(seen).toHaveLength(57);
  });
});

describe('architecture.md Data: no view reads a table from end to end', () => {
  it('every page is read through an index', async () => {
    await take(
      database.pool,
      await writeMarketFile(folder.path, 'market-trades.ndjson', openingTrades(testNow)),
    );
    await take(
      database.pool,
      await writeMarketFile(folder.path, 'market-orders.ndjson', openingOrders(testNow)),
    );
    await database.pool.query('analyze');
    const systemOf: Readonly<Record<string, string>> = {
      'ord-disp-rfq': 'RFQ',
      'ord-disp-auc': 'AUCTION',
      'ord-disp-clob': 'CLOB',
      'ord-disp-voice': 'VOICE',
    };
    for (const { id, viewType } of views) {
      const system = systemOf[viewType];
      const table = system === undefined ? 'trades' : 'orders';
      const { rows } = await database.pool.query<{ instrument_id: number; segment_mic: string }>(
        `SELECT instrument_id, segment_mic FROM ${table} ${system === undefined ? '' : `WHERE system = '${system}'`}
         GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 1`,
      );
      const busiest = rows[0];
      const explained = await database.pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers off) ${viewSql(id)}`,
        [
          busiest?.instrument_id,
          busiest?.segment_mic,
          system ?? 'TRADE',
          ago(15),
          ago(15),
          '9223372036854775807',
          100,
          ...reachValues(wholeReach(null)),
        ],
      );
      const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, viewType).not.toMatch(/Seq Scan on (orders|trades)/);
      expect(plan, viewType).toMatch(new RegExp(`Index (Only )?Scan using ${table}_`));
    }
  });
});
