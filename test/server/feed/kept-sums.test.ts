import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { viewOfOrderType } from '../../../src/domain/feed/feed-views.ts';
import { type SummaryRow, summarySql } from '../../../src/server/feed/summary-sql.ts';
import { dropMonthsBefore } from '../../../src/server/ingest/retention.ts';
import { keepSums } from '../../../src/server/sums/keep-sums.ts';
import {
  ago,
  bondQuote,
  bondTrade,
  bondTradesAsked,
  csv,
  type FileLine,
  ndjson,
  take,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
const { pool } = database;

let files = 0;
async function taken(...lines: readonly FileLine[]): Promise<number> {
  files += 1;
  return (await take(pool, folder.write(`${files}.csv`, csv(lines)))).added;
}

const sum = (): Promise<number> => keepSums(pool, testNow);

type Asked = { readonly cutOff: string; readonly from: string; readonly to: string };

/** A summary of a bond's trades. @param most the number of rows it may read */
async function summaryOf(code: string, { cutOff, from, to }: Asked, most?: number): Promise<SummaryRow> {
  const view = viewOfOrderType('trade', 'Trades');
  const { rows: known } = await pool.query<{ id: number }>('SELECT id FROM instruments WHERE code = $1', [
    code,
  ]);
  if (!view || !known[0]) throw new Error('there is no such view or instrument');
  const { rows } = await pool.query<SummaryRow>(summarySql(view, most), [
    known[0].id,
    ...['LNFI', 'TRADE', cutOff, from, to, 3600],
  ]);
  if (!rows[0]) throw new Error('no summary');
  return rows[0];
}

const bond = (code: string): FileLine => ({ instrumentIdType: 'OTHR', instrumentId: code });

/** Trades of a bond, one a minute. */
const minutely = (code: string, first: number, count: number): FileLine[] =>
  Array.from({ length: count }, (_line, at) =>
    bondTrade(`${code}-${first - at}`, first - at, { ...bond(code), vol: '10', notionalAmt: '20' }),
  );

/** The last moment before a minute. */
const justBefore = (minutes: number): string => ago(minutes + 1).replace('00.000000', '59.999999');

const always = { cutOff: ago(0), from: ago(24 * 60), to: ago(0) };

/** As it was before there were sums. */
const forgetSums = () =>
  pool.query(
    `DELETE FROM trade_sums; DELETE FROM sums_due; UPDATE feed_heads SET summed_id = 0 WHERE data_type = 'trade'`,
  );

/** Keeps everyone from adding rows. @returns how to let them */
async function holdHead(): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM feed_heads FOR UPDATE');
  return async () => {
    await holder.query('COMMIT');
    holder.release();
  };
}

/** Expects so many to wait for a lock. */
async function waiting(count: number): Promise<void> {
  const { rows } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(count);
}

describe('sums of hours and days', () => {
  test('answer for whole hours without reading a row, and for the rest of the period with its rows', async () => {
    // From 04:32 to 13:31; the hours 05 to 12 are whole.
    await taken(...minutely('Whole', 600, 540));
    expect(await summaryOf('Whole', always, 100)).toMatchObject({ edge: expect.any(String), rows: 100 });
    await sum();
    expect(await summaryOf('Whole', { ...always, from: ago(572), to: justBefore(92) }, 1)).toMatchObject({
      edge: null,
      rows: 480,
      volumes: '[{"Unit":null,"Amount":"4800"}]',
      notionals: '[{"Unit":"EUR","Amount":"9600"}]',
    });
    expect(await summaryOf('Whole', { ...always, from: ago(580), to: ago(80) }, 21)).toMatchObject({
      edge: null,
      rows: 501,
    });
    expect(await summaryOf('Whole', always, 32)).toMatchObject({ edge: null, rows: 540 });
  });

  test('hold back what a delayed reader must not know yet: a cancellation five minutes old changes nothing', async () => {
    await taken(...minutely('Held', 300, 120));
    await sum();
    const cancelled = { ...bond('Held'), tradeDate: ago(261), flags: 'CANC', vol: '10', notionalAmt: '20' };
    await taken(bondTrade('Held-260', 5, cancelled));
    await sum();
    const rowsAt = async (cutOff: string): Promise<number> =>
      (await summaryOf('Held', { ...always, cutOff })).rows;
    expect([await rowsAt(ago(15)), await rowsAt(ago(5)), await rowsAt(ago(0))]).toEqual([120, 119, 119]);
  });

  test('are made for what was there before them, and of what a program adds that does not know of them', async () => {
    await taken(...minutely('Older', 900, 120));
    await forgetSums();
    const whole = { ...always, from: ago(872), to: justBefore(812) };
    expect(await summaryOf('Older', whole)).toMatchObject({ rows: 60 });
    await sum();
    expect(await summaryOf('Older', whole, 1)).toMatchObject({ edge: null, rows: 60 });
    await pool.query(
      `WITH added AS (
         INSERT INTO trades (instrument_id, segment_mic, transaction_id, trade_day, kind, published_at, traded_at)
         SELECT instrument_id, segment_mic, 'Unnoted', trade_day, kind, published_at, traded_at FROM trades
         WHERE transaction_id = 'Older-850' RETURNING id)
       UPDATE feed_heads SET last_id = (SELECT id FROM added) WHERE data_type = 'trade'`,
    );
    expect(await summaryOf('Older', whole)).toMatchObject({ rows: 61 });
    await sum();
    expect(await summaryOf('Older', whole, 1)).toMatchObject({ edge: null, rows: 61 });
  });

  test('stay when a file is taken twice', async () => {
    const lines = minutely('Twice', 1200, 100);
    await taken(...lines);
    await sum();
    expect(await taken(...lines)).toBe(0);
    expect(await taken(...lines, bondTrade('Twice-new', 30, bond('Twice')))).toBe(1);
    const whole = { ...always, from: ago(1172), to: justBefore(1112) };
    expect(await summaryOf('Twice', whole, 1)).toMatchObject({ edge: null, rows: 60 });
  });

  test('are not left behind by a file that arrives while they are being made', async () => {
    await taken(...minutely('Raced', 700, 100));
    const letGo = await holdHead();
    const summing = sum();
    await vi.waitFor(() => waiting(1));
    const arriving = taken(bondTrade('Raced-late', 680, { ...bond('Raced'), tradeDate: ago(681) }));
    await vi.waitFor(() => waiting(2));
    await letGo();
    await Promise.all([arriving, summing]);
    const whole = { ...always, from: ago(692), to: justBefore(632) };
    expect(await summaryOf('Raced', whole)).toMatchObject({ rows: 61 });
    await sum();
    expect(await summaryOf('Raced', whole, 1)).toMatchObject({ edge: null, rows: 61 });
  });

  test('of what was there before them are noted without a deadlock with a file that arrives meanwhile', async () => {
    await taken(...minutely('Crossed', 700, 100));
    await forgetSums();
    const letGo = await holdHead();
    const arriving = taken(bondTrade('Crossed-late', 680, { ...bond('Crossed'), tradeDate: ago(681) }));
    await vi.waitFor(() => waiting(1));
    const summing = sum();
    await vi.waitFor(() => waiting(2));
    await letGo();
    await Promise.all([arriving, summing]);
    const whole = { ...always, from: ago(692), to: justBefore(632) };
    await sum();
    expect(await summaryOf('Crossed', whole, 1)).toMatchObject({ edge: null, rows: 61 });
  });

  test('count orders and name their currencies', async () => {
    const quotes = Array.from({ length: 120 }, (_line, at) =>
      bondQuote(300 - at, {
        ...bond('Quoted'),
        system: 'VOICE',
        price: null,
        aggrVol: null,
        bidPrice: '98',
        bidVol: '10',
        bidCurrency: at < 100 ? 'EUR' : 'USD',
      }),
    );
    await take(pool, folder.write('quotes.ndjson', ndjson(quotes)));
    const asked = { ...bondTradesAsked, datatype: 'order', ordertype: 'Voice', instrument: 'Quoted' };
    const session = await kit.session({ TPIC: ['realtime_orders'] });
    const answer = async () => {
      const url = '/api/feed/summary';
      return (
        await kit.app.inject({ url, query: { ...asked, from: ago(24 * 60) }, cookies: { session } })
      ).json();
    };
    const before = await answer();
    expect(before).toMatchObject({ Rows: 120, PriceUnits: ['EUR', 'USD'] });
    await sum();
    expect((await pool.query('SELECT FROM order_sums')).rowCount).toBeGreaterThan(0);
    expect(await answer()).toEqual(before);
  });
});

/** A report of a random stream, as the model sees it. */
type Report = {
  readonly transaction: number;
  readonly kind: 'New' | 'Cancelled' | 'Amended';
  readonly flags: string;
  readonly at: number;
  readonly price: number | null;
  readonly isMoney: boolean;
  readonly volume: number | null;
  readonly notional: number | null;
  readonly currency: string;
  /** The file that it comes in. */
  readonly file: number;
};

const start = Date.parse('2026-11-18T22:00:00Z');
const timeAt = (second: number): string => new Date(start + second * 1000).toISOString().replace('Z', '000Z');

const nullable = (values: readonly number[]) => fc.constantFrom(null, ...values);

const content = fc
  .record({
    price: nullable([98, 98.5, 99.25]),
    isMoney: fc.boolean(),
    volume: nullable([1, 2.5, 40]),
    notional: nullable([10, 0.25]),
    currency: fc.constantFrom('EUR', 'USD'),
  })
  // A report needs one of the two.
  .map((one) => ({ ...one, notional: one.volume === null ? (one.notional ?? 7) : one.notional }));

// Within four hours on two days; a transaction's reports follow each other, some at the same time, and some arrive late.
const stream = fc
  .array(
    fc.record({
      begin: fc.integer({ min: 0, max: 4 * 3600 }),
      isLimited: fc.boolean(),
      changes: fc.array(
        fc.record({
          kind: fc.constantFrom('Cancelled', 'Amended', 'full'),
          after: fc.constantFrom(0, 1, 900, 3600, 7200),
          later: fc.integer({ min: 0, max: 2 }),
          content,
        }),
        { maxLength: 3 },
      ),
      file: fc.integer({ min: 0, max: 2 }),
      content,
    }),
    { minLength: 40, maxLength: 80 },
  )
  .map((transactions) =>
    transactions.flatMap(({ begin, isLimited, changes, file, content: first }, transaction): Report[] => {
      const flags = isLimited ? 'LMTF' : 'ILQD';
      const reports: Report[] = [{ ...first, transaction, kind: 'New', flags, at: begin, file }];
      let [at, arrives, isFull] = [begin, file, !isLimited];
      for (const { kind, after, later, content: changed } of changes) {
        const before = reports.at(-1);
        // Full details follow limited ones directly, and only a new report has others at its time.
        if (!before || (kind === 'full' && (isFull || after === 0 || reports.length > 1))) continue;
        if (after === 0 && reports.length > 1) continue;
        at += after;
        arrives = Math.min(2, arrives + later);
        isFull ||= kind === 'full';
        const of = kind === 'full' ? 'FULF' : kind === 'Cancelled' ? 'CANC' : 'AMND';
        const completed = {
          ...before,
          volume: before.volume ?? changed.volume,
          price: before.price ?? changed.price,
        };
        reports.push({
          ...(kind === 'full' ? completed : changed),
          transaction,
          kind: kind === 'full' ? 'New' : kind,
          flags: of,
          at,
          file: arrives,
        });
        if (kind === 'Cancelled') break;
      }
      return reports;
    }),
  );

const periods = fc.array(
  fc.record({
    cutOff: fc.integer({ min: 0, max: 8 * 3600 }),
    from: fc.constantFrom(0, 1800, 3600, 7200, 7201),
    length: fc.constantFrom(0, 1800, 3599, 7200, 14_399, 20_000, 26 * 3600),
  }),
  { minLength: 6, maxLength: 6 },
);

/** The answer as counted without SQL, from the reports that have arrived. */
function counted(reports: readonly Report[], cutOff: number, from: number, to: number) {
  const known = reports.filter(({ at }) => at <= cutOff);
  const rank = { New: 0, Cancelled: 1, Amended: 2 };
  const standing = [...new Set(known.map(({ transaction }) => transaction))]
    .map((one) =>
      known
        .filter(({ transaction }) => transaction === one)
        .sort((a, b) => a.at - b.at || rank[a.kind] - rank[b.kind])
        .at(-1),
    )
    .filter((last) => last !== undefined)
    .filter(({ kind, at }) => kind !== 'Cancelled' && at >= from && at <= to);
  const sumsBy = (of: (report: Report) => readonly [string | null, number | null]) => {
    const sums = new Map<string | null, number>();
    for (const report of standing) {
      const [unit, amount] = of(report);
      if (amount !== null) sums.set(unit, (sums.get(unit) ?? 0) + amount);
    }
    return [...sums].sort(([a], [b]) => (a ?? '').localeCompare(b ?? ''));
  };
  const voids = (report: Report, other: Report): boolean =>
    other.transaction === report.transaction &&
    other.kind !== 'New' &&
    (other.at > report.at || (other.at === report.at && report.kind === 'New'));
  const prices = new Map<number, number>();
  // Of reports of one time, the one that was stored last.
  for (const report of known.toSorted((a, b) => a.at - b.at || a.file - b.file)) {
    const { kind, at, price } = report;
    if (kind === 'Cancelled' || price === null || at < from || at > to) continue;
    if (!known.some((other) => voids(report, other))) prices.set(Math.floor(at / 3600), price);
  }
  return {
    prices: [...prices].sort(([a], [b]) => a - b),
    rows: standing.length,
    withoutVolume: standing.filter(({ volume }) => volume === null).length,
    withoutNotional: standing.filter(({ notional }) => notional === null).length,
    volumes: sumsBy(({ volume }) => [null, volume]),
    notionals: sumsBy(({ notional, currency }) => [currency, notional]),
    units: [
      ...new Set(
        standing.filter(({ price }) => price !== null).map(({ isMoney }) => (isMoney ? 'EUR' : 'PERC')),
      ),
    ].sort(),
  };
}

const lineOf = (code: string, report: Report): FileLine =>
  bondTrade(`${code}-${report.transaction}`, 0, {
    ...bond(code),
    tradeDate: timeAt(0),
    publicationDate: timeAt(report.at),
    price: report.price === null ? '' : String(report.price),
    missingPrice: report.price === null ? 'PNDG' : '',
    priceNot: report.isMoney ? 'MONE' : 'PERC',
    currency: report.isMoney && report.price !== null ? 'EUR' : '',
    vol: report.volume === null ? '' : String(report.volume),
    notionalAmt: report.notional === null ? '' : String(report.notional),
    notionalCcy: report.notional === null ? '' : report.currency,
    flags: report.flags,
  });

type Amount = { readonly Unit: string | null; readonly Amount: string };
const amountsOf = (list: string): (readonly [string | null, number])[] => {
  const amounts: readonly Amount[] = JSON.parse(list);
  return amounts.map(({ Unit, Amount }) => [Unit, Number(Amount)] as const);
};

function pricesOf(list: string): (readonly [number, number])[] {
  const intervals: readonly { readonly At: string; readonly Price: string }[] = JSON.parse(list);
  return intervals.map(({ At, Price }) => [(Date.parse(At) - start) / 3_600_000, Number(Price)] as const);
}

test('whatever is reported and in whichever order it arrives, a summary up to any moment is what an independent count finds', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      stream,
      periods,
      fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      async (reports, asked, isSummed) => {
        run += 1;
        const code = `RANDOM${run}`;
        for (const file of [0, 1, 2]) {
          const arriving = reports.filter((report) => report.file === file);
          if (arriving.length > 0) await taken(...arriving.map((report) => lineOf(code, report)));
          if (isSummed[file]) await sum();
          const arrived = reports.filter((report) => report.file <= file);
          if (arrived.length === 0) continue;
          for (const { cutOff, from, length } of asked) {
            const found = await summaryOf(code, {
              cutOff: timeAt(cutOff),
              from: timeAt(from),
              to: timeAt(from + length),
            });
            expect({
              prices: pricesOf(found.intervals),
              rows: found.rows,
              withoutVolume: found.without_volume,
              withoutNotional: found.without_notional,
              volumes: amountsOf(found.volumes),
              notionals: amountsOf(found.notionals),
              units: found.units,
            }).toEqual(counted(arrived, cutOff, from, from + length));
          }
        }
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
  const { rows } = await pool.query<{ span: string }>(
    `SELECT DISTINCT k.span FROM trade_sums k JOIN instruments i ON i.id = k.instrument_id WHERE i.code LIKE 'RANDOM%'`,
  );
  expect(rows.map(({ span }) => span).sort()).toEqual(['day', 'hour']);
}, 240_000);

test('sums of dropped months go with their rows', async () => {
  await dropMonthsBefore(pool, { order: '2026-12', trade: '2026-12' });
  const { rows } = await pool.query('SELECT FROM trade_sums UNION ALL SELECT FROM order_sums');
  expect(rows).toEqual([]);
});
