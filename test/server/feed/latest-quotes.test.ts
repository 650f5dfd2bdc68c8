import { beforeAll, describe, expect, test } from 'vitest';
import type { LatestQuotes } from '../../../src/contract/generated/types.ts';
import { ago, bondQuote, type FileLine, ndjson, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const { pool } = database;

type Query = Readonly<Record<string, string>>;

async function reader(venues: Parameters<typeof kit.session>[0], endsOn?: string) {
  const session = await kit.session(venues, endsOn);
  const ask = (query: Query = {}) => kit.app.inject({ url: '/api/tape/quotes', query, cookies: { session } });
  return { ask, quotes: async (query: Query = {}): Promise<LatestQuotes> => (await ask(query)).json() };
}

const namesOf = ({ Quotes }: LatestQuotes) =>
  Quotes.map(({ InstrumentID, SegmentMIC, OrderType }) => `${InstrumentID} ${SegmentMIC} ${OrderType}`);

const of = (id: string, minutes: number, more: FileLine = {}): FileLine =>
  bondQuote(minutes, { instrumentIdType: 'OTHR', instrumentId: id, ...more });

const level = (minutes: number, at: number, bid: string, ask: string): FileLine =>
  of('BOOK', minutes, {
    ...{ system: 'CLOB', level: at, price: null, aggrVol: null, lOrders: 1, rOrders: 1 },
    ...{ bidPrice: bid, aggrBidVol: `${at}000`, askPrice: ask, aggrAskVol: `${at}500` },
  });

let delayed: Awaited<ReturnType<typeof reader>>;
let live: Awaited<ReturnType<typeof reader>>;
let trades: Awaited<ReturnType<typeof reader>>;

beforeAll(async () => {
  delayed = await reader({ TPIC: ['delayed_orders'], ICPM: ['delayed_orders'] });
  live = await reader({ TPIC: ['realtime_orders'], ICPM: ['delayed_orders'] });
  trades = await reader({ TPIC: ['realtime_trades'] });
  // The cut-off of delayed data is 14:17:00, fifteen minutes ago.
  const lines = [
    of('AT', 15, { price: '15' }),
    of('AT', 14, { price: '14' }),
    of('EARLY', 14, { price: '14' }),
    of('OTHER', 16, { venueMIC: 'IMCE', price: '16' }),
    of('OTHER', 400, { price: '400' }),
    level(30, 1, '1', '2'),
    level(20, 1, '98.5', '102.5'),
    level(20, 2, '98.7', '102.9'),
    level(1, 1, '100', '100.1'),
    ...Array.from({ length: 25 }, (_line, at) => of(`OLD-${at}`, 3 * 24 * 60 + at)),
  ];
  await take(pool, folder.write('orders.ndjson', ndjson(lines)));
});

describe('C 18: the latest quotes and books', () => {
  test('delayed, are those as of fifteen minutes ago, newest first, each instrument once, and nothing later', async () => {
    const answer = await delayed.quotes();
    expect(answer).toMatchObject({ Timing: 'delayed', AsOf: ago(15), LookedBackTo: null });
    expect(namesOf(answer).slice(0, 4)).toEqual([
      'AT LNFI Request for quote',
      'OTHER IMCE Request for quote',
      'BOOK LNFI Order book',
      'OLD-0 LNFI Request for quote',
    ]);
    expect(answer.Quotes).toHaveLength(20);
    expect(answer.Quotes.map(({ PublicationDate }) => PublicationDate).slice(0, 3)).toEqual(
      [15, 16, 20].map((minutes) => ago(minutes)),
    );
    expect(answer.Quotes[0]?.Quote).toMatchObject({ Price: '15', BidPrice: null });
    expect(answer.Quotes[2]?.Quote).toMatchObject({ BidPrice: '98.7', AskPrice: '102.5', BidVolume: '2000' });
    // A right to live orders is delayed in the delayed list.
    expect(await live.quotes()).toEqual(answer);
  });

  test('live, are those of the venues with a right to live orders alone, up to now', async () => {
    const answer = await live.quotes({ timing: 'live' });
    expect(answer).toMatchObject({ Timing: 'live', AsOf: ago(0) });
    expect(namesOf(answer).slice(0, 3)).toEqual([
      'BOOK LNFI Order book',
      'EARLY LNFI Request for quote',
      'AT LNFI Request for quote',
    ]);
    expect(answer.Quotes[0]?.Quote).toMatchObject({ BidPrice: '100', AskPrice: '100.1' });
    const other = answer.Quotes.find(({ InstrumentID }) => InstrumentID === 'OTHER');
    expect(other).toMatchObject({ SegmentMIC: 'LNFI', Quote: { Price: '400' } });
    expect((await delayed.quotes({ timing: 'live' })).Quotes).toEqual([]);
  });

  test('become public when they are fifteen minutes old, not before', async () => {
    const ids = async (seconds: number) => {
      kit.clock.set(new Date(testNow.getTime() + seconds * 1000));
      const { Quotes } = await delayed.quotes({ tv: 'TPIC' });
      return Quotes.map(({ InstrumentID, Quote }) => `${InstrumentID} ${Quote.Price}`).slice(0, 2);
    };
    expect(await ids(59)).toEqual(['AT 15', 'BOOK null']);
    // The answer of up to ten seconds ago may be given again.
    expect(await ids(70)).toEqual(['EARLY 14', 'AT 14']);
    kit.clock.set(testNow);
  });

  test('are narrowed to a venue and a class', async () => {
    expect(namesOf(await delayed.quotes({ tv: 'ICPM' }))).toEqual(['OTHER IMCE Request for quote']);
    expect(await delayed.quotes({ assetclass: 'Derivatives' })).toMatchObject({ Quotes: [] });
    expect(
      (await delayed.quotes({ assetclass: 'Bonds', subassetclass: 'Corporate bonds' })).Quotes,
    ).toHaveLength(20);
  });

  test('of a venue without a right to orders are nothing, and without a subscription are refused', async () => {
    expect((await trades.quotes()).Quotes).toEqual([]);
    expect((await trades.quotes({ timing: 'live' })).Quotes).toEqual([]);
    expect((await kit.app.inject({ url: '/api/tape/quotes' })).statusCode).toBe(401);
    const ended = await reader({ TPIC: ['realtime_orders'] }, '2026-10-31');
    expect((await ended.ask()).statusCode).toBe(403);
    expect((await live.ask({ timing: 'early' })).statusCode).toBe(400);
  });

  test('count a live read of orders of each venue asked for, and none of delayed ones', async () => {
    await pool.query('DELETE FROM live_reads');
    const fresh = await reader({ TPIC: ['realtime_orders'], ICPM: ['realtime_orders'] });
    await fresh.quotes();
    await fresh.quotes({ timing: 'live', tv: 'TPIC' });
    const { rows } = await pool.query('SELECT venue_mic, data_type, reads::integer FROM live_reads');
    expect(rows).toEqual([{ venue_mic: 'TPIC', data_type: 'order', reads: 1 }]);
  });
});
