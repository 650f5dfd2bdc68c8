import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { primaryReads } from '../../../src/server/database/replica-reads.ts';
import { createCursorSeal } from '../../../src/server/feed/cursor.ts';
import { cutOffNow } from '../../../src/server/feed/cut-off.ts';
import { createFeedPages } from '../../../src/server/feed/feed-data.ts';
import { createPositionSeal } from '../../../src/server/feed/feed-position.ts';
import { feedSourceNow } from '../../../src/server/feed/feed-source.ts';
import { createPageCache, renderedPage } from '../../../src/server/feed/page-cache.ts';
import { pruneArrivals } from '../../../src/server/ingest/arrivals.ts';
import { dropMonthsBefore } from '../../../src/server/ingest/retention.ts';
import { noFigures } from '../../../src/server/watch/figures.ts';
import { isWhole } from '../../whole.ts';
import { secret } from '../app-kit.ts';
import {
  ago,
  bondAsked,
  bondTrade,
  bondTradesAsked,
  type FileLine,
  ndjson,
  take,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const { pool } = database;

/** The same pages without a cache. */
const uncached = createFeedPages(
  primaryReads(pool),
  createCursorSeal(secret),
  createPositionSeal(secret),
  noFigures(),
  feedSourceNow,
  0,
);

type Level = 'live' | 'delayed' | 'none';

type Answered = { readonly status: number; readonly text: string; readonly tag: string };

async function readerOf(venues: Parameters<typeof kit.session>[0]) {
  const identifier = await kit.session(venues);
  const read = async (query: Readonly<Record<string, string>>, tag?: string): Promise<Answered> => {
    const answer = await kit.app.inject({
      url: '/api/feed/data',
      query: { ...query },
      cookies: { session: identifier },
      ...(tag === undefined ? {} : { headers: { 'if-none-match': tag, 'cache-control': 'no-cache' } }),
    });
    return { status: answer.statusCode, text: answer.body, tag: String(answer.headers.etag ?? '') };
  };
  const { rows } = await pool.query<{ id: string }>(
    'SELECT account_id AS id FROM sessions ORDER BY created_at DESC, last_seen_at DESC LIMIT 1',
  );
  return { read, accountId: rows[0]?.id ?? '' };
}

async function allow(accountId: string, level: Level): Promise<void> {
  await pool.query('DELETE FROM subscription_venues WHERE account_id = $1', [accountId]);
  await pool.query('DELETE FROM paid_flags WHERE account_id = $1', [accountId]);
  if (level !== 'none')
    await pool.query(
      `INSERT INTO subscription_venues (account_id, venue_mic, delayed_trades) VALUES ($1, 'TPIC', true)`,
      [accountId],
    );
  if (level === 'live')
    await pool.query(
      `INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on) VALUES ($1, 'TPIC', 'trades', '2026-01-01')`,
      [accountId],
    );
}

let files = 0;
const takeLines = async (lines: readonly FileLine[]): Promise<void> => {
  files += 1;
  await take(pool, folder.write(`unchanged-${files}.ndjson`, ndjson(lines)));
};

const segments = ['LNFI', 'TPIR'] as const;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('trade'), minutes: fc.integer({ min: 0, max: 40 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('cancel'), minutes: fc.integer({ min: 0, max: 20 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('clock'), minutes: fc.integer({ min: -20, max: 12 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('live', 'delayed', 'none'), minutes: fc.constant(0) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('forget', 'rename'), minutes: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('retention'), minutes: fc.constant(0) }) },
);
const looked = fc.record({
  segment: fc.constantFrom(...segments),
  limit: fc.constantFrom('2', '100'),
  filter: fc.constantFrom({}, { cancelled: 'hide' }),
  held: fc.nat(),
});

/** The number of random histories; few in a run for a change. */
const histories = isWhole ? 60 : 4;

it('C 15: a cached page or a 304 always matches what is stored, through arrivals, cancellations, the end of the delay and changes of rights', {
  timeout: 240_000 + 5_000 * histories,
}, async () => {
  await takeLines([
    bondTrade('OLD', 60 * 24 * 40),
    ...segments.flatMap((venueMIC) => [1, 2, 3].map((at) => bondTrade(`SEED${at}`, at * 30, { venueMIC }))),
  ]);
  const { read, accountId } = await readerOf({ TPIC: ['delayed_trades'] });
  const known = new Map<string, string>();
  let traded = 0;
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.array(looked, { minLength: 1, maxLength: 3 })), {
        minLength: 6,
        maxLength: 10,
      }),
      async (steps) => {
        let level: Level = 'delayed';
        kit.clock.set(testNow);
        await allow(accountId, level);
        const mine: string[] = [];
        for (const [{ does, minutes }, looks] of steps) {
          const of = segments[traded % 2] ?? 'LNFI';
          if (does === 'trade') {
            traded += 1;
            mine.push(`T${traded}`);
            await takeLines([bondTrade(`T${traded}`, minutes, { venueMIC: of, tradeDate: ago(60) })]);
          } else if (does === 'cancel') {
            const id = `SEED${1 + (traded % 3)}`;
            traded += 1;
            await takeLines([
              bondTrade(id, Math.min(minutes, 20), {
                venueMIC: of,
                tradeDate: ago(30 * Number(id.slice(4)) + 1),
                flags: 'CANC',
                publicationDate: ago(minutes, String(traded).padStart(6, '0')),
              }),
            ]);
          } else if (does === 'clock') kit.clock.set(new Date(kit.clock.now().getTime() + minutes * 60_000));
          else if (does === 'forget') await pruneArrivals(pool, new Date(Date.now() + 72 * 3_600_000));
          else if (does === 'rename')
            await pool.query(`UPDATE instruments SET description = $1`, [`Bond ${traded}`]);
          else if (does === 'retention') await dropMonthsBefore(pool, { order: '2026-11', trade: '2026-11' });
          else {
            level = does === 'live' || does === 'delayed' ? does : 'none';
            await allow(accountId, level);
          }
          for (const { segment, limit, filter, held } of looks) {
            const query = { ...bondTradesAsked, instrumentmic: segment, limit, ...filter };
            const tags = [...known.keys()];
            const offered = tags[held % Math.max(1, tags.length)];
            const answers = [await read(query), await read(query, offered)];
            if (level === 'none') {
              expect(answers.map(({ status }) => status)).toEqual([404, 404]);
              continue;
            }
            const { page, tag } = await uncached.page(
              {
                dataType: 'trade',
                venueMic: bondAsked.tv,
                assetClass: bondAsked.assetclass,
                subAssetClass: bondAsked.subassetclass,
                instrument: bondAsked.instrument,
                segmentMic: segment,
                orderType: 'Trades',
                filter: Object.keys(filter).length > 0 ? filter : null,
                limit: Number(limit),
                cursor: undefined,
              },
              cutOffNow(level === 'delayed', kit.clock),
              () => false,
            );
            const text = page?.text ?? '';
            // A tag always stands for the same page.
            if (known.has(tag)) hits += 1;
            expect(known.get(tag) ?? text).toBe(text);
            known.set(tag, text);
            const [whole, asked] = answers;
            expect(whole).toEqual({ status: 200, text, tag });
            expect(asked).toEqual(
              offered === tag ? { status: 304, text: '', tag } : { status: 200, text, tag },
            );
            expect(await read(query, tag)).toEqual({ status: 304, text: '', tag });
          }
        }
      },
    ),
    { numRuns: histories },
  );
  // Some pages were seen again.
  expect(hits).toBeGreaterThan(3);
});

it('rows that a delayed reader may not see yet change neither the page nor its tag', async () => {
  kit.clock.set(testNow);
  const { read } = await readerOf({ TPIC: ['delayed_trades'] });
  const query = { ...bondTradesAsked, instrumentmic: 'LNFI' };
  // A file sets the name of its instrument, which the test above may have changed.
  await takeLines([bondTrade('SEEN', 30)]);
  const before = await read(query);
  await takeLines([bondTrade('HIDDEN1', 3), bondTrade('HIDDEN2', 1)]);
  expect(await read(query)).toEqual(before);
  kit.clock.set(new Date(testNow.getTime() + 12 * 60_000));
  const after = await read(query, before.tag);
  expect(after.status).toBe(200);
  expect(after.text).toContain('HIDDEN1');
  expect(after.text).not.toContain('HIDDEN2');
});

it.each(['', '"', 'W/', 'x'.repeat(5_000)])('what is no tag in If-None-Match is ignored', async (tag) => {
  const { read } = await readerOf({ TPIC: ['delayed_trades'] });
  expect((await read(bondTradesAsked, tag)).status).toBe(200);
});

it('readers who ask for a page at once each get the page of their own right', async () => {
  kit.clock.set(testNow);
  await takeLines([bondTrade('RUSH', 2)]);
  const { read: live } = await readerOf({ TPIC: ['realtime_trades'] });
  const { read: delayed } = await readerOf({ TPIC: ['delayed_trades'] });
  const query = bondTradesAsked;
  const answers = await Promise.all([live, delayed, live, delayed, live, delayed].map((read) => read(query)));
  expect(answers.map(({ text }) => text.includes('RUSH'))).toEqual([true, false, true, false, true, false]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
});

it('a page is the same in Brotli, compressed once for all, in gzip and uncompressed', async () => {
  kit.clock.set(testNow);
  // Enough rows to be worth compressing.
  await takeLines(Array.from({ length: 20 }, (_, n) => bondTrade(`PACKED${n}`, 40 + n)));
  const identifier = await kit.session({ TPIC: ['realtime_trades'] });
  const get = async (accepted: string) => {
    const answer = await kit.app.inject({
      url: '/api/feed/data',
      query: { ...bondTradesAsked },
      cookies: { session: identifier },
      headers: { 'accept-encoding': accepted },
    });
    const { 'content-encoding': encoding, vary, etag } = answer.headers;
    return { encoding, vary, etag, bytes: answer.rawPayload };
  };
  const plain = await get('identity');
  const [brotli, gzip, refused] = [await get('gzip, br'), await get('gzip'), await get('br;q=0, gzip')];
  expect([plain, brotli, gzip, refused].map(({ encoding }) => encoding)).toEqual([
    undefined,
    'br',
    'gzip',
    'gzip',
  ]);
  expect(plain.bytes.toString()).toContain('PACKED19');
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  const { packed } = renderedPage(plain.bytes.toString(), 1);
  expect(await packed()).toEqual(brotli.bytes);
  expect(await packed()).toBe(await packed());
  expect([brotli.vary, gzip.vary, brotli.etag]).toEqual(['accept-encoding', 'accept-encoding', plain.etag]);
});

it('the page cache is bounded: the pages asked for longest ago go first', () => {
  const cache = createPageCache(30);
  const put = (question: string, length: number) =>
    cache.put(question, 'now', renderedPage(question.repeat(length), 1));
  const kept = (questions: string) =>
    [...questions].filter((question) => cache.get(question, 'now') !== null);
  for (const question of 'abc') put(question, 10);
  cache.get('a', 'now');
  put('d', 10);
  expect(kept('abcd')).toEqual(['a', 'c', 'd']);
  put('e', 31);
  expect(kept('acde')).toEqual([]);
});

it('a new page replaces the one before, and is found only under its own name', () => {
  const cache = createPageCache(30);
  cache.put('a', 'before', renderedPage('aaaaaaaaaa', 1));
  cache.put('b', 'now', renderedPage('bbbbbbbbbb', 1));
  for (const name of ['next', 'after it', 'now']) cache.put('a', name, renderedPage(name.padEnd(20), 1));
  expect(cache.get('a', 'now')?.text).toBe('now'.padEnd(20));
  expect(cache.get('b', 'now')?.text).toBe('bbbbbbbbbb');
  expect(cache.get('a', 'before')).toBeNull();
});
