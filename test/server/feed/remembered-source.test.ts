import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { primaryReads } from '../../../src/server/database/replica-reads.ts';
import { createCursorSeal } from '../../../src/server/feed/cursor.ts';
import { cutOffNow } from '../../../src/server/feed/cut-off.ts';
import { createFeedPages } from '../../../src/server/feed/feed-data.ts';
import { createPositionSeal } from '../../../src/server/feed/feed-position.ts';
import { feedSourceNow } from '../../../src/server/feed/feed-source.ts';
import { noFigures } from '../../../src/server/watch/figures.ts';
import { isWhole } from '../../whole.ts';
import { secret } from '../app-kit.ts';
import {
  ago,
  bondAsked,
  bondTrade,
  bondTradesAsked,
  type FileLine,
  feedKit,
  ndjson,
  take,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

// So long that nothing but what the service hears, or what time tells, can renew what it remembers.
const { database, folder, kit } = await openFeedScene({ memoryMs: 600_000 });
const { pool } = database;
await kit.shared.notices.begin();
afterEach(() => vi.restoreAllMocks());

let files = 0;
const takeLines = async (...lines: readonly FileLine[]): Promise<void> => {
  files += 1;
  await take(pool, folder.write(`remembered-${files}.ndjson`, ndjson(lines)));
};

/** The names of the statements that are run from now on, or since the last `clear`. */
function statements() {
  const asked = vi.spyOn(pool, 'query');
  return {
    names: () => asked.mock.calls.map(([text]) => (typeof text === 'object' ? text.name : text)),
    clear: () => asked.mockClear(),
  };
}

async function transactions(reader: Awaited<ReturnType<typeof kit.reader>>, more = {}) {
  const { body } = await reader('/api/feed/data', { ...bondTradesAsked, ...more });
  return (body.Data ?? []).map(({ transactionID }) => transactionID);
}

it('decisions.md Session and routes: the state of a source is read once, and again after an arrival', async () => {
  await takeLines(bondTrade('FIRST', 30), bondTrade('SECOND', 40));
  const delayed = await kit.reader({ TPIC: ['delayed_trades'] });
  expect(await transactions(delayed)).toEqual(['FIRST', 'SECOND']);
  const asked = statements();
  // The notice of the file may come only now.
  await vi.waitFor(async () => {
    asked.clear();
    await transactions(delayed);
    expect(asked.names()).not.toContain('feed-instrument-trade');
    expect(asked.names()).not.toContain('feed-trade-disp');
  });
  await transactions(delayed, { limit: '1' });
  expect(asked.names()).not.toContain('feed-instrument-trade');
  expect(asked.names()).toContain('feed-trade-disp');
  await takeLines(bondTrade('THIRD', 20));
  await vi.waitFor(async () => expect(await transactions(delayed)).toEqual(['THIRD', 'FIRST', 'SECOND']));
});

it('B 9: neither a row nor a cancellation shows before its time, and each shows at it, though nothing arrives', async () => {
  await takeLines(
    ...Array.from({ length: 12 }, (_none, at) =>
      bondTrade(`AT${at}`, at * 2, { tradeDate: ago(60), publicationDate: ago(at * 2, '000001') }),
    ),
    bondTrade('AT5', 4, { tradeDate: ago(60), flags: 'CANC' }),
    bondTrade('OLDEST', 50, { tradeDate: ago(60) }),
    bondTrade('FUTURE', -3, { tradeDate: ago(60) }),
    bondTrade('ELSEWHERE', 1, { venueMIC: 'TPIR' }),
  );
  const uncached = createFeedPages(
    primaryReads(pool),
    createCursorSeal(secret),
    createPositionSeal(secret),
    noFigures(),
    feedSourceNow,
    0,
  );
  const readers = [
    { isDelayed: true, read: await kit.reader({ TPIC: ['delayed_trades'] }) },
    { isDelayed: false, read: await kit.reader({ TPIC: ['realtime_trades'] }) },
  ] as const;
  // All of it has been heard.
  await vi.waitFor(async () => expect(await transactions(readers[1].read)).toContain('AT1'));
  const asked = statements();
  const earliest = testNow.getTime() - 600_000;
  let looks = 0;
  const step = fc.record({
    seconds: fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: -1_200, max: 1_200 })),
    who: fc.constantFrom(...readers),
    limit: fc.constantFrom('2', '100'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
      let at = testNow.getTime();
      for (const { seconds, who, limit } of steps) {
        // Of what the delayed reader sees then, the oldest trade is left.
        at = Math.max(earliest, at + seconds * 1_000);
        kit.clock.set(new Date(at));
        looks += 1;
        const answer = await who.read('/api/feed/data', { ...bondTradesAsked, limit });
        const { page } = await uncached.page(
          {
            dataType: 'trade',
            venueMic: bondAsked.tv,
            assetClass: bondAsked.assetclass,
            subAssetClass: bondAsked.subassetclass,
            instrument: bondAsked.instrument,
            segmentMic: bondTradesAsked.instrumentmic,
            orderType: 'Trades',
            filter: null,
            limit: Number(limit),
            cursor: undefined,
          },
          cutOffNow(who.isDelayed, kit.clock),
          () => false,
        );
        expect(answer.text).toBe(page?.text);
      }
    }),
    { numRuns: isWhole ? 60 : 5 },
  );
  kit.clock.set(testNow);
  // The other half of the reads is that of the pages to compare with.
  const read = asked.names().filter((name) => name === 'feed-instrument-trade').length;
  expect(read - looks).toBeLessThan(looks * 0.9);
});

it('a second segment of an instrument is noticed when its first row shows, though nothing arrives', async () => {
  const delayed = await kit.reader({ TPIC: ['delayed_trades'] });
  const other = { instrumentId: 'FR0000131104', instrumentDescription: 'Other 2% 2033' };
  await takeLines(bondTrade('ONE', 30, other), bondTrade('TWO', 14, { ...other, venueMIC: 'TPIR' }));
  const status = async () =>
    (
      await delayed('/api/feed/data', {
        ...bondAsked,
        datatype: 'trade',
        ordertype: 'Trades',
        instrument: other.instrumentId,
      })
    ).status;
  await vi.waitFor(async () => expect(await status()).toBe(200));
  kit.clock.set(new Date(testNow.getTime() + 60_000));
  expect(await status()).toBe(400);
  kit.clock.set(testNow);
  expect(await status()).toBe(200);
});

it('what arrives while the connection is cut shows once it is back', async () => {
  const live = await kit.reader({ TPIC: ['realtime_trades'] });
  await transactions(live);
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'daylight notices' AND datname = current_database()`,
  );
  await takeLines(bondTrade('UNHEARD', 1));
  await vi.waitFor(async () => expect(await transactions(live)).toContain('UNHEARD'));
});

it('decisions.md Session and routes: what arrives without any notice shows after the longest memory', async () => {
  const other = await feedKit(database, false, true, { memoryMs: 250 });
  await other.shared.notices.begin();
  const live = await other.reader({ TPIC: ['realtime_trades'] });
  await transactions(live);
  await pool.query(
    `WITH added AS (
       INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at, price)
       SELECT instrument_id, segment_mic, 'SILENT', trade_day, kind, published_at + interval '1 microsecond', traded_at, price
       FROM trades WHERE transaction_id = 'UNHEARD' RETURNING *
     ), head AS (UPDATE feed_heads SET last_id = added.id FROM added WHERE data_type = 'trade'),
     seen AS (UPDATE catalogue_sources c SET last_published_at = added.published_at FROM added
       WHERE c.instrument_id = added.instrument_id AND c.segment_mic = added.segment_mic)
     INSERT INTO feed_arrivals (data_type, last_id, instrument_id, segment_mic, system, first_published_at)
     SELECT 'trade', id, instrument_id, segment_mic, 'TRADE', published_at FROM added`,
  );
  await vi.waitFor(async () => expect(await transactions(live)).toContain('SILENT'));
  await other.close();
});
