import { beforeAll, describe, expect, it } from 'vitest';
import { reachValues, wholeReach } from '../../../src/server/feed/page-reach.ts';
import { viewSql } from '../../../src/server/feed/view-sql.ts';
import {
  ago,
  bondQuote,
  bondTrade,
  bondTradesAsked,
  csv,
  type FeedRow,
  ndjson,
  type Reader,
  take,
  testNow,
} from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene();
let live: Reader;
let delayed: Reader;

/** A report of a transaction that was traded 200 minutes ago. */
const report = (id: string, minutes: number, flags = '', more = {}) =>
  bondTrade(id, minutes, { tradeDate: ago(200), ...(flags === '' ? {} : { flags }), ...more });

const yesterday = 24 * 60;

beforeAll(async () => {
  live = await kit.reader({ TPIC: ['realtime_trades'] });
  delayed = await kit.reader({ TPIC: ['delayed_trades'] });
  const reports = [
    report('CANCELLED', 190),
    ...Array.from({ length: 40 }, (_none, at) => report(`BETWEEN${at}`, 180 - at)),
    report('CANCELLED', 30, 'CANC'),
    report('AMENDED', 190, 'ILQD'),
    report('AMENDED', 100, 'ILQD CANC'),
    report('AMENDED', 100, 'ILQD AMND', { price: '98.250' }),
    report('AMENDED', 60, 'ILQD CANC', { price: '98.250' }),
    report('AMENDED', 60, 'ILQD AMND', { price: '98.500' }),
    report('FRESH', 190),
    report('FRESH', 14, 'CANC'),
    report('HALF', 190),
    report('HALF', 20, 'CANC'),
    report('HALF', 10, 'AMND', { price: '97.000' }),
    report('DETAILS', 190, 'LRGS LMTF'),
    report('DETAILS', 90, 'LRGS FULF'),
    report('DETAILS', 80, 'LRGS CANC'),
    report('DEFERRED', 190, 'LRGS VOLO', { vol: '' }),
    report('DEFERRED', 90, 'LRGS FULV'),
    report('CATEGORY', 190, 'LLF3', { price: '', vol: '', notionalAmt: '', notionalCcy: '' }),
    report('CATEGORY', 90, 'LLF3', { vol: '', notionalAmt: '', notionalCcy: '' }),
    report('CATEGORY', 13, 'LLF3'),
    report('MENDED', 190, 'LMTF', { vol: '' }),
    report('MENDED', 100, 'LMTF CANC', { vol: '' }),
    report('MENDED', 100, 'LMTF AMND', { vol: '', price: '97' }),
    report('MENDED', 50, 'FULF', { price: '97' }),
    report('AGAIN', 190),
    report('AGAIN', 150, 'CANC'),
    report('AGAIN', 140),
    report('ATONCE', 190),
    report('ATONCE', 190, 'CANC'),
    report('TWICE', 190),
    report('TWICE', 150, 'CANC'),
    // The same identification on another day, and in another segment, is another transaction.
    report('NAMESAKE', 190),
    bondTrade('NAMESAKE', yesterday, { tradeDate: ago(yesterday), flags: 'CANC' }),
    report('NAMESAKE', 170, 'CANC', { venueMIC: 'TPIR' }),
    // Nothing earlier is held of its trading day, so its trade may have been published elsewhere.
    report('ORPHAN', 50, 'CANC', { tradeDate: ago(yesterday) }),
  ];
  await take(database.pool, folder.write('chain.ndjson', ndjson(reports)));
  const later = [report('TWICE', 100, 'CANC'), report('TWICE', 70, 'AMND', { price: '97.000' })];
  await take(database.pool, folder.write('later.ndjson', ndjson(later)));
});

async function rowsOf(transactionID: string, reader = live): Promise<readonly FeedRow[]> {
  const { body } = await reader('/api/feed/data', { ...bondTradesAsked, limit: '1000' });
  return (body.Data ?? []).filter((row) => row.transactionID === transactionID).reverse();
}

/** The reports of a transaction, oldest first: kind and minutes of each and of the reports it names. */
async function told(transactionID: string, reader = live) {
  const rows = await rowsOf(transactionID, reader);
  const short = (kind: string | undefined, at: string | null | undefined) =>
    at ? `${kind} ${(testNow.getTime() - Date.parse(at)) / 60_000}` : null;
  return rows.map((row) => ({
    report: short(row.status, row.publicationDate),
    voidedBy: short(row.voidedBy?.kind, row.voidedBy?.publicationDate),
    supersededBy: short(row.supersededBy?.kind, row.supersededBy?.publicationDate),
    refersTo: short(row.refersTo?.kind, row.refersTo?.publicationDate),
    chain: row.chain?.map((each) => short(each.kind, each.publicationDate)),
  }));
}

describe('decisions.md Data and views: a voided report is marked, even when the report that voids it is on another page', () => {
  it('a cancelled trade names its cancellation, and the cancellation names the trade', async () => {
    const chain = ['New 190', 'Cancelled 30'];
    expect(await told('CANCELLED')).toEqual([
      { report: 'New 190', voidedBy: 'Cancelled 30', supersededBy: null, refersTo: null, chain },
      { report: 'Cancelled 30', voidedBy: null, supersededBy: null, refersTo: 'New 190', chain },
    ]);
    const { body } = await live('/api/feed/data', { ...bondTradesAsked, limit: '1000' });
    const whole = body.Data ?? [];
    const cancellation = whole.find((row) => row.transactionID === 'CANCELLED' && row.status === 'Cancelled');
    let cursor: string | undefined;
    let found: FeedRow | undefined;
    let pages = 0;
    do {
      const page = await live('/api/feed/data', {
        ...bondTradesAsked,
        limit: '5',
        ...(cursor ? { cursor } : {}),
      });
      cursor = page.body.Next;
      found = page.body.Data?.find((row) => row.transactionID === 'CANCELLED' && row.status === 'New');
      pages += 1;
      if (found) expect(page.body.Data?.some((row) => row.id === cancellation?.id)).toBe(false);
    } while (!found && cursor);
    expect(pages).toBeGreaterThan(5);
    expect(found?.voidedBy).toEqual({
      id: cancellation?.id,
      kind: 'Cancelled',
      publicationDate: cancellation?.publicationDate,
    });
  });

  it('each amendment voids the report it replaces, and the last one stands', async () => {
    const chain = ['New 190', 'Cancelled 100', 'Amended 100', 'Cancelled 60', 'Amended 60'];
    expect(await told('AMENDED')).toEqual([
      { report: 'New 190', voidedBy: 'Amended 100', supersededBy: null, refersTo: null, chain },
      { report: 'Cancelled 100', voidedBy: null, supersededBy: null, refersTo: 'New 190', chain },
      { report: 'Amended 100', voidedBy: 'Amended 60', supersededBy: null, refersTo: 'New 190', chain },
      { report: 'Cancelled 60', voidedBy: null, supersededBy: null, refersTo: 'Amended 100', chain },
      { report: 'Amended 60', voidedBy: null, supersededBy: null, refersTo: 'Amended 100', chain },
    ]);
    const [first] = await rowsOf('AMENDED');
    expect(first?.chain?.[2]).toEqual({
      id: expect.any(String),
      kind: 'Amended',
      publicationDate: ago(100),
      price: '98.250',
      vol: '1000000',
      flags: ['ILQD', 'AMND'],
    });
  });

  it('a cancellation voids both the limited and the full details, and refers to the full ones', async () => {
    expect(await told('DETAILS')).toMatchObject([
      { report: 'New 190', voidedBy: 'Cancelled 80' },
      { report: 'New 90', voidedBy: 'Cancelled 80' },
      { report: 'Cancelled 80', refersTo: 'New 90' },
    ]);
  });

  it('a report that a later one completes is superseded by it, and the later one refers to it', async () => {
    expect(await told('DEFERRED')).toMatchObject([
      { report: 'New 190', voidedBy: null, supersededBy: 'New 90', refersTo: null },
      { report: 'New 90', voidedBy: null, supersededBy: null, refersTo: 'New 190' },
    ]);
    expect(await told('CATEGORY')).toMatchObject([
      { report: 'New 190', supersededBy: 'New 90', refersTo: null },
      { report: 'New 90', supersededBy: 'New 13', refersTo: 'New 190' },
      { report: 'New 13', supersededBy: null, refersTo: 'New 90' },
    ]);
    expect(await told('CATEGORY', delayed)).toMatchObject([
      { report: 'New 190', supersededBy: 'New 90' },
      { report: 'New 90', supersededBy: null, refersTo: 'New 190' },
    ]);
    expect(await told('MENDED')).toMatchObject([
      { report: 'New 190', voidedBy: 'Amended 100', supersededBy: null },
      { report: 'Cancelled 100', supersededBy: null, refersTo: 'New 190' },
      { report: 'Amended 100', supersededBy: 'New 50', refersTo: 'New 190' },
      { report: 'New 50', supersededBy: null, refersTo: 'Amended 100' },
    ]);
    expect(await told('DETAILS')).toMatchObject([
      { supersededBy: 'New 90', refersTo: null },
      { supersededBy: null, refersTo: 'New 190' },
      { supersededBy: null },
    ]);
    expect(await told('AGAIN')).toMatchObject([
      { supersededBy: null, refersTo: null },
      { supersededBy: null },
      { supersededBy: null, refersTo: null },
    ]);
  });

  it('a trade reported again after its cancellation stands', async () => {
    expect(await told('AGAIN')).toMatchObject([
      { report: 'New 190', voidedBy: 'Cancelled 150' },
      { report: 'Cancelled 150', refersTo: 'New 190' },
      { report: 'New 140', voidedBy: null },
    ]);
  });

  it('a trade cancelled again, and then amended, names its first cancellation, and each of the others names the trade', async () => {
    const chain = ['New 190', 'Cancelled 150', 'Cancelled 100', 'Amended 70'];
    expect(await told('TWICE')).toEqual([
      { report: 'New 190', voidedBy: 'Cancelled 150', supersededBy: null, refersTo: null, chain },
      { report: 'Cancelled 150', voidedBy: null, supersededBy: null, refersTo: 'New 190', chain },
      { report: 'Cancelled 100', voidedBy: null, supersededBy: null, refersTo: 'New 190', chain },
      { report: 'Amended 70', voidedBy: null, supersededBy: null, refersTo: 'New 190', chain },
    ]);
  });

  it('a trade and its cancellation published at the same time name each other', async () => {
    expect(await told('ATONCE')).toMatchObject([
      { report: 'New 190', voidedBy: 'Cancelled 190' },
      { report: 'Cancelled 190', refersTo: 'New 190' },
    ]);
  });

  it('the same code on another day or segment is another transaction; a cancellation of a trade we do not hold refers to nothing', async () => {
    const alone = { voidedBy: null, supersededBy: null, refersTo: null, chain: [] };
    expect(await told('NAMESAKE')).toMatchObject([
      { report: `Cancelled ${yesterday}`, ...alone },
      { report: 'New 190', ...alone },
    ]);
    expect(await told('ORPHAN')).toMatchObject([{ report: 'Cancelled 50', ...alone }]);
  });

  it('of a trade of an earlier month, reported again in a later file, both reports say that there are others', async () => {
    const month = 31 * 24 * 60;
    const tradeDate = ago(month + 1);
    await take(
      database.pool,
      folder.write('month.ndjson', ndjson([report('MONTH', month, '', { tradeDate })])),
    );
    expect(await told('MONTH')).toMatchObject([{ report: `New ${month}`, voidedBy: null, chain: [] }]);
    await take(
      database.pool,
      folder.write('corrected.ndjson', ndjson([report('MONTH', 40, 'CANC', { tradeDate })])),
    );
    expect(await told('MONTH')).toMatchObject([{ voidedBy: 'Cancelled 40' }, { refersTo: `New ${month}` }]);
  });

  it('a report is found also if who added it does not know that reports say whether there are others', async () => {
    await take(database.pool, folder.write('plain.ndjson', ndjson([report('PLAIN', 190)])));
    const columns = 'instrument_id, segment_mic, transaction_id, trade_day, traded_at, price';
    await database.pool.query(
      `INSERT INTO trades (${columns}, kind, published_at)
       SELECT ${columns}, 'Cancelled', published_at + interval '1 hour' FROM trades WHERE transaction_id = 'PLAIN'`,
    );
    expect(await told('PLAIN')).toMatchObject([{ voidedBy: 'Cancelled 130' }, { refersTo: 'New 190' }]);
    await database.pool.query(`DELETE FROM trades WHERE transaction_id = 'PLAIN'`);
  });

  it('exactly the reports of which others are stored are looked up', async () => {
    const { rows } = await database.pool.query<{ transaction: string; says: string; is: string }>(
      `SELECT t.transaction_id AS transaction, t.has_other_reports AS says, EXISTS (
         SELECT FROM trades o WHERE o.segment_mic = t.segment_mic AND o.trade_day = t.trade_day
           AND o.transaction_id = t.transaction_id AND o.id <> t.id) AS is
       FROM trades t`,
    );
    expect(rows.length).toBeGreaterThan(70);
    expect(rows.filter(({ says, is }) => says !== is)).toEqual([]);
    expect(new Set(rows.map(({ says }) => says))).toEqual(new Set([true, false]));
  });

  it('the individual view shows the same', async () => {
    const { body } = await live('/api/feed/data', { ...bondTradesAsked, ordertype: 'Individual trades' });
    const cancellation = body.Data?.find((row) => row.transactionID === 'CANCELLED');
    expect(cancellation).toMatchObject({ voidedBy: null, refersTo: { kind: 'New' } });
    expect(cancellation?.chain).toHaveLength(2);
  });
});

describe('B 9: a delayed session does not learn of a cancellation younger than 15 minutes', () => {
  it('the trade stands, and its chain has only the reports published before', async () => {
    expect(await told('FRESH')).toMatchObject([{ voidedBy: 'Cancelled 14' }, { refersTo: 'New 190' }]);
    expect(await told('FRESH', delayed)).toEqual([
      { report: 'New 190', voidedBy: null, supersededBy: null, refersTo: null, chain: [] },
    ]);
    expect(await told('HALF')).toMatchObject([
      { voidedBy: 'Cancelled 20' },
      { refersTo: 'New 190' },
      { report: 'Amended 10', refersTo: 'New 190' },
    ]);
    const chain = ['New 190', 'Cancelled 20'];
    expect(await told('HALF', delayed)).toEqual([
      { report: 'New 190', voidedBy: 'Cancelled 20', supersededBy: null, refersTo: null, chain },
      { report: 'Cancelled 20', voidedBy: null, supersededBy: null, refersTo: 'New 190', chain },
    ]);
  });

  it('and learns of it once it is 15 minutes old', async () => {
    try {
      kit.clock.set(new Date(testNow.getTime() + 60_000));
      expect(await told('FRESH', delayed)).toMatchObject([{ voidedBy: 'Cancelled 14' }, {}]);
    } finally {
      kit.clock.set(testNow);
    }
  });
});

/** The transaction of a row as the call answers it; null if the reader may not see the row. */
async function opened(row: FeedRow | undefined, reader = live, more = {}) {
  const asked = { ...bondTradesAsked, row: row?.id ?? '', published: row?.publicationDate ?? '', ...more };
  const answer = await reader('/api/feed/row', asked);
  return answer.status === 404 ? null : answer.body;
}

/** The same in short: step, minutes and state of each report. */
async function places(transactionID: string, reader = live, seenBy = live) {
  const rows = await rowsOf(transactionID, seenBy);
  const { Reports = [] } = (await opened(rows.at(0), reader)) ?? {};
  const minutes = (at: string) => (testNow.getTime() - Date.parse(at)) / 60_000;
  return Reports.map(({ id, Step, State, By, PublicationDate }) => {
    const by = Reports.find((report) => report.id === By);
    const voidedBy = rows.find((row) => row.id === id)?.voidedBy;
    // The page's own statement says too what voids what, and must agree.
    expect(State === 'void' ? By : null).toBe(voidedBy?.id ?? null);
    const supersededBy = State === 'void' ? null : rows.find((row) => row.id === id)?.supersededBy;
    expect(State === 'superseded' ? By : null).toBe(supersededBy?.id ?? null);
    return `${Step} ${minutes(PublicationDate)}: ${State}${by ? ` by ${minutes(by.PublicationDate)}` : ''}`;
  });
}

describe('C 7: the whole transaction of a trade', () => {
  it('gives the step and the state of each report, whichever of them is opened', async () => {
    expect(await places('CANCELLED')).toEqual(['new 190: void by 30', 'cancellation 30: event']);
    expect(await places('AMENDED')).toEqual([
      'new 190: void by 100',
      'cancellation 100: event',
      'amendment 100: void by 60',
      'cancellation 60: event',
      'amendment 60: stands',
    ]);
    expect(await places('DETAILS')).toEqual([
      'limited 190: void by 80',
      'full 90: void by 80',
      'cancellation 80: event',
    ]);
    expect(await places('CATEGORY')).toEqual([
      'limited 190: superseded by 90',
      'limited 90: superseded by 13',
      'full 13: stands',
    ]);
    expect(await places('MENDED')).toEqual([
      'limited 190: void by 100',
      'cancellation 100: event',
      'amendment 100: superseded by 50',
      'full 50: stands',
    ]);
    expect(await places('DEFERRED')).toEqual(['limited 190: superseded by 90', 'full 90: stands']);
    expect(await places('AGAIN')).toEqual([
      'new 190: void by 150',
      'cancellation 150: event',
      'new 140: stands',
    ]);
    expect(await places('TWICE')).toEqual([
      'new 190: void by 150',
      'cancellation 150: event',
      'cancellation 100: event',
      'amendment 70: stands',
    ]);
    expect(await places('ATONCE')).toEqual(['new 190: void by 190', 'cancellation 190: event']);
    expect(await places('ORPHAN')).toEqual(['cancellation 50: event']);
    for (const row of await rowsOf('AMENDED')) {
      const body = await opened(row);
      expect(body?.Reports).toHaveLength(5);
      expect(body?.Reports?.find(({ id }) => id === row.id)?.Fields).toMatchObject({
        transactionID: 'AMENDED',
        status: row.status,
        price: row.price,
      });
    }
  });

  it('gives a report the fields of its kind, its file and line, and when it was taken', async () => {
    const [row] = await rowsOf('AMENDED');
    const [report] = (await opened(row))?.Reports ?? [];
    expect(Object.keys(report?.Fields ?? {})).toEqual([
      'tradeDate',
      'publicationDate',
      'transactionID',
      'price',
      'missingPrice',
      'priceNot',
      'currency',
      'vol',
      'notionalAmt',
      'notionalCcy',
      'thirdCountryExecutionVenue',
      'flags',
      'status',
    ]);
    expect(report?.Fields).toMatchObject({ price: '98.125', flags: ['ILQD'], currency: null });
    expect(report?.Source).toEqual({
      File: 'chain.ndjson',
      Line: 43,
      TakenAt: expect.stringMatching(/^2026-/),
      IsTakenBack: false,
    });
  });

  it('is only the row itself for an order', async () => {
    await take(database.pool, folder.write('quotes.csv', csv([bondQuote(60), bondQuote(30)])));
    const asked = { ...bondTradesAsked, datatype: 'order', ordertype: 'Request for quote' };
    const reader = await kit.reader({ TPIC: ['realtime_orders'] });
    const { body } = await reader('/api/feed/data', asked);
    const [newest] = body.Data ?? [];
    const at = { row: newest?.id ?? '', published: ago(30) };
    expect((await reader('/api/feed/row', { ...asked, ...at })).body.Reports).toEqual([
      {
        id: newest?.id,
        Step: null,
        State: null,
        By: null,
        PublicationDate: ago(30),
        Fields: { system: 'RFQ', date: ago(30), price: '98.10', aggrVol: '250000', level: 1 },
        Source: { File: 'quotes.csv', Line: 3, TakenAt: expect.any(String), IsTakenBack: false },
      },
    ]);
  });

  it('shows only what the reader may see, and a row outside their rights is not found', async () => {
    expect(await places('HALF')).toHaveLength(3);
    expect(await places('HALF', delayed, delayed)).toEqual(['new 190: void by 20', 'cancellation 20: event']);
    expect(await places('FRESH', delayed, delayed)).toEqual(['new 190: stands']);
    const [, cancellation] = await rowsOf('FRESH');
    expect(await opened(cancellation)).not.toBeNull();
    expect(await opened(cancellation, delayed)).toBeNull();
    const stranger = await kit.reader({ IMRD: ['realtime_trades'] });
    expect(await opened(cancellation, stranger)).toBeNull();
    const ordersOnly = await kit.reader({ TPIC: ['realtime_orders'] });
    expect(await opened(cancellation, ordersOnly)).toBeNull();
    try {
      kit.clock.set(new Date(testNow.getTime() + 60_000));
      expect((await opened(cancellation, delayed))?.Reports).toHaveLength(2);
    } finally {
      kit.clock.set(testNow);
    }
  });

  it.each([
    { row: '1 OR 1=1' },
    { row: '99999999999999999999' },
    { row: '9223372036854775807' },
    { row: '-1' },
    { published: ago(191) },
    { published: '2026-02-31T00:00:00Z' },
    { published: 'yesterday' },
    { instrumentmic: 'TPIR' },
  ])('a reference that matches no row is not found: %j', async (more) => {
    const [row] = await rowsOf('CANCELLED');
    expect(await opened(row, live, more)).toBeNull();
    expect((await opened(row))?.Reports).toHaveLength(2);
  });
});

describe('architecture.md Data: reports of one transaction belong together, however late they come', () => {
  const monthMinutes = 31 * yesterday;
  const traded = 4 * monthMinutes;

  beforeAll(async () => {
    const tradeDate = ago(traded);
    const late = [
      bondTrade('LATE', traded - 1, { tradeDate }),
      bondTrade('LATE', 35, { tradeDate, flags: 'CANC' }),
    ];
    // Enough to fill a page in the days before each of the two.
    const beside = [0, 1, 2, 3].flatMap((at) => [
      bondTrade(`OLD${at}`, traded + at),
      report(`NEW${at}`, 40 + at),
    ]);
    await take(database.pool, folder.write('late.ndjson', ndjson([...late, ...beside])));
  });

  it('even on pages that span only a few days each', async () => {
    const found: FeedRow[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const query = { ...bondTradesAsked, limit: '3', ...(cursor === '' ? {} : { cursor }) };
      const { body } = await live('/api/feed/data', query);
      found.push(...(body.Data ?? []).filter((row) => row.transactionID === 'LATE'));
      cursor = body.Next;
    }
    const chain = [
      expect.objectContaining({ kind: 'New', publicationDate: ago(traded - 1) }),
      expect.objectContaining({ kind: 'Cancelled', publicationDate: ago(35) }),
    ];
    expect(found).toMatchObject([
      { status: 'Cancelled', chain, refersTo: chain[0], voidedBy: null },
      { status: 'New', chain, refersTo: null, voidedBy: chain[1] },
    ]);
  });
});

describe('architecture.md Data: the chain is found by index, in the months it can lie in', () => {
  it('a page of the newest trades opens no older month', async () => {
    const old = Array.from({ length: 6 }, (_none, month) =>
      bondTrade(`OLDER${month}`, (month + 1) * 31 * yesterday),
    );
    const many = Array.from({ length: 3_000 }, (_none, at) => bondTrade(`MANY${at}`, 1 + at / 60));
    const cancelled = bondTrade('MANY0', 0.5, { flags: 'CANC' });
    await take(database.pool, folder.write('old.ndjson', ndjson([...old, ...many, cancelled])));
    await database.pool.query('analyze');
    const { rows } = await database.pool.query<{ id: number }>(
      `SELECT id FROM instruments WHERE code = 'FR0000120271'`,
    );
    const explained = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers off, costs off, timing off) ${viewSql('tradeDisplay')}`,
      [
        rows[0]?.id,
        'LNFI',
        'TRADE',
        ago(0),
        ago(0),
        '9223372036854775807',
        20,
        ...reachValues(wholeReach(null)),
      ],
    );
    const plan = explained.rows.map((row) => row['QUERY PLAN']);
    const scans = plan.filter((line) => /on trades_2026_\d+ c/.test(line));
    const read = scans.filter((line) => !line.includes('never executed'));
    expect(read).toHaveLength(1);
    expect(read[0]).toMatch(
      /Index Scan using trades_2026_11_segment_mic_trade_day_\w+ on trades_2026_11 .* loops=2\)/,
    );
  });
});
