import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FeedRecord, FeedRow } from '../../../src/domain/feed/feed-record.ts';
import { views } from '../../../src/domain/feed/feed-views.ts';
import { fileColumns } from '../../../src/domain/feed/fields/file-fields.ts';
import { linesSql } from '../../../src/server/open-data/published-lines.ts';
import { dataFormatGuide } from '../../../src/tools/documents/data-format-guide.ts';
import { asked, askedOfUs as ours } from '../../domain/asked-fields.ts';
import { csvOf } from '../../portal/data-view/exported-csv.ts';
import { ago, type FileLine, ndjson, type Reader, refusalOf, take } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

/** The columns of our files that the regulation does not require. */
const beside = {
  trade: ['assetClass', 'subAssetClass', 'instrumentDescription', 'instrumentCurrency'],
  order: [
    'instrumentIdType',
    'assetClass',
    'subAssetClass',
    'instrumentDescription',
    'instrumentCurrency',
    'system',
  ],
};

const share = {
  instrumentIdType: 'ISIN',
  instrumentId: 'GB00BH4HKS39',
  assetClass: 'Equity & Equity-like',
  subAssetClass: 'Shares',
  instrumentDescription: 'Brackley Foods PLC ORD 25P',
  instrumentCurrency: 'GBP',
  venueMIC: 'IMCE',
};
const allowance = {
  instrumentIdType: 'OTHR',
  instrumentId: 'EUA-SPOT',
  assetClass: 'Emission allowances',
  subAssetClass: 'European Union allowances',
  instrumentDescription: 'EUA Spot',
  instrumentCurrency: 'EUR',
  venueMIC: 'TECO',
};
const bond = {
  instrumentIdType: 'ISIN',
  instrumentId: 'FR0000120271',
  assetClass: 'Bonds',
  subAssetClass: 'Corporate bonds',
  instrumentDescription: 'Aubrac Industries 3.125% 2031',
  instrumentCurrency: 'EUR',
  venueMIC: 'LNFI',
};
const reported = { tradeDate: ago(41, '000001'), publicationDate: ago(40, '654321') };

/** Lines that together have every field. */
const lines: Readonly<Record<'trade' | 'order', readonly FileLine[]>> = {
  trade: [
    {
      ...allowance,
      ...reported,
      transactionID: 'E1',
      price: '71.2000000000001',
      priceNot: 'MONE',
      currency: 'EUR',
      vol: '7.00000000000000001',
      qtyMeasUnit: 'TOCD',
      qtyPerMeas: '1000.50',
      notionalAmt: '71200.12345',
      notionalCcy: 'USD',
      type: 'EUAE',
      thirdCountryExecutionVenue: 'XNYS',
      cleared: true,
      flags: ['BENC', 'NPFT'],
    },
    { ...allowance, ...reported, transactionID: 'E2', priceNot: 'MONE', missingPrice: 'NOAP', vol: '1' },
    {
      ...share,
      ...reported,
      transactionID: 'S1',
      price: '101.240',
      priceNot: 'MONE',
      priceMajorCurrency: 'GBP',
      vol: '12',
    },
    { ...share, ...reported, transactionID: 'S2', priceCondition: 'PNDG', vol: '13' },
  ],
  order: [
    { ...bond, system: 'RFQ', date: ago(40, '123456'), level: 1, price: '98.10', aggrVol: '250000' },
    {
      ...bond,
      system: 'AUCTION',
      date: ago(40, '123457'),
      level: 1,
      price: '97.0000000000001',
      aggrVol: '3',
    },
    {
      ...bond,
      venueMIC: 'TPIO',
      system: 'CLOB',
      date: ago(40),
      level: 1,
      lOrders: 3,
      bidPrice: '98.120',
      aggrBidVol: '5000.00',
      askPrice: '98.140',
      aggrAskVol: '700',
      rOrders: 0,
    },
    {
      ...bond,
      system: 'VOICE',
      date: ago(40, '123458'),
      level: 1,
      orders: 2,
      bidPrice: '98.0',
      bidCurrency: 'EUR',
      bidVol: '10.5',
      askPrice: '98.4',
      askVol: '11',
      askCurrency: 'USD',
    },
  ],
};

const { database, folder, kit } = await openFeedScene();
let reader: Reader;
const published: Record<'trade' | 'order', readonly Readonly<Record<string, unknown>>[]> = {
  trade: [],
  order: [],
};

beforeAll(async () => {
  reader = await kit.reader({
    TPIC: ['realtime_orders'],
    TPEO: ['realtime_trades'],
    ICPM: ['realtime_trades'],
  });
  for (const kind of ['trade', 'order'] as const) {
    await take(database.pool, folder.write(`${kind}s.ndjson`, ndjson(lines[kind])));
    const { rows } = await database.pool.query<Readonly<Record<string, unknown>>>(linesSql(kind), [
      ago(60),
      ago(0),
    ]);
    published[kind] = rows;
  }
});

const keyOf = (row: Readonly<Record<string, unknown>>): unknown => row.transactionID ?? row.system;

describe.each(['trade', 'order'] as const)('the fields the regulation requires of a %s', (kind) => {
  test('are the columns of our files, apart from those that describe the instrument', () => {
    expect(ours[kind].length).toBeGreaterThan(15);
    const names = [...ours[kind].map(({ name }) => name), ...beside[kind]];
    expect([...fileColumns[kind]].sort()).toEqual(names.sort());
  });

  test('have a reason where our files lack them', () => {
    for (const { name, seen } of asked[kind]) if (name === '-') expect(seen).toMatch(/^[a-z].{20,}$/);
  });

  test('are all in the lines of this test', () => {
    const used = new Set(lines[kind].flatMap((line) => Object.keys(line)));
    expect(fileColumns[kind].filter((name) => !used.has(name))).toEqual([]);
  });

  test.each(ours[kind])('$name is taken, stored and published unchanged', ({ name }) => {
    const written = lines[kind].filter((line) => line[name] !== undefined);
    const got = written.map((line) => published[kind].find((row) => keyOf(row) === keyOf(line))?.[name]);
    expect(got).toEqual(written.map((line) => line[name]));
    const others = published[kind].filter((row) => !written.some((line) => keyOf(line) === keyOf(row)));
    expect(
      others.every((row) => row[name] === null || (Array.isArray(row[name]) && row[name].length === 0)),
    ).toBe(true);
  });

  test.each(ours[kind])(
    '$name is in the data format guide once, under its name in the regulation',
    ({ name, field }) => {
      const told = dataFormatGuide.sections
        .filter(
          ({ heading }) =>
            heading.startsWith('The instrument') || heading === (kind === 'trade' ? 'Trades' : 'Orders'),
        )
        .flatMap(({ pieces }) => pieces)
        .filter((piece) => typeof piece !== 'string' && piece.term === name);
      expect(told).toHaveLength(1);
      // The guide names the sides of an order in its own words.
      if (kind === 'trade')
        expect(JSON.stringify(told)).toContain(name === 'venueMIC' ? 'Venue of execution' : field);
    },
  );

  test.each(
    ours[kind].flatMap(({ name, format }) => limitsOf(format).map((limits) => ({ name, ...limits }))),
  )('$name has at most $digits digits, $fraction after the point', async ({ name, digits, fraction }) => {
    const line = lines[kind].find((one) => one[name] !== undefined) ?? {};
    const beyond = [`0.${'1'.repeat(fraction + 1)}`, '1'.repeat(digits + 1)];
    for (const [at, text] of beyond.entries()) {
      const file = folder.write(`${name}-${at}.ndjson`, ndjson([{ ...line, [name]: text }]));
      const { faults } = await refusalOf(database.pool, file);
      expect(faults.map((fault) => fault.field)).toContain(name);
    }
  });
});

test('a trade is stored under its UTC day, which tells transactions with the same code apart', async () => {
  const { rows } = await database.pool.query<{ day: string }>(
    `SELECT trade_day::text AS day FROM trades WHERE transaction_id = 'E1'`,
  );
  expect(rows).toEqual([{ day: reported.tradeDate.slice(0, 10) }]);
});

function limitsOf(format: string): readonly { readonly digits: number; readonly fraction: number }[] {
  const [, digits, fraction] = /^\{DECIMAL-(\d+)\/(\d+)\}$/.exec(format) ?? [];
  return digits === undefined || fraction === undefined
    ? []
    : [{ digits: Number(digits), fraction: Number(fraction) }];
}

describe('the views show what the regulation requires', () => {
  const sought = (['trade', 'order'] as const).flatMap((kind) =>
    ours[kind].flatMap(({ name, seen }) =>
      [...seen.matchAll(/(\()?((?:ord|trade)-disp[a-z0-9-]*)\)?/g)].map(([, sent, viewType = '']) => ({
        kind,
        name,
        viewType,
        isDrawn: sent === undefined,
      })),
    ),
  );

  test('every field is shown in a view, the header or the order of the rows', () => {
    const unseen = [...ours.trade, ...ours.order].filter(({ seen }) => !seen.includes('-disp'));
    expect(
      unseen.map(({ seen }) => seen).filter((seen) => !['header', 'the order of the rows'].includes(seen)),
    ).toEqual([]);
    expect(sought.length).toBeGreaterThan(40);
  });

  test.each(sought)('$viewType: $name, in a column: $isDrawn', async ({ kind, name, viewType, isDrawn }) => {
    const view = views.find((one) => one.viewType === viewType);
    if (!view) throw new Error(`${viewType} is no view`);
    const line = lines[kind].find(
      (one) => one[name] !== undefined && (view.system ?? one.system) === one.system,
    );
    if (!line) throw new Error(`no line of ${viewType} has ${name}`);
    const { body, status } = await reader('/api/feed/data', {
      datatype: kind,
      tv: kind === 'order' ? 'TPIC' : line.venueMIC === 'TECO' ? 'TPEO' : 'ICPM',
      assetclass: String(line.assetClass),
      subassetclass: String(line.subAssetClass),
      instrument: String(line.instrumentId),
      instrumentmic: String(line.venueMIC),
      ordertype: view.orderType,
    });
    expect(status).toBe(200);
    const record: FeedRecord = JSON.parse(JSON.stringify(body));
    const row: FeedRow | undefined = record.Data.find(
      (one) => kind === 'order' || one.transactionID === line.transactionID,
    );
    if (!row) throw new Error('the row is not there');
    expect(row[name]).toEqual(line[name]);
    const [exported]: Record<string, string>[] = parse(csvOf(view.id, record, [row]), { columns: true });
    const text = Array.isArray(line[name]) ? line[name].join(', ') : String(line[name]);
    expect(exported?.[name]).toBe(isDrawn ? text : undefined);
  });
});
