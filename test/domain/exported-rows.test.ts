import fc from 'fast-check';
import { readXlsx, writeXlsxStream } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import {
  chosenColumns,
  csvLineOf,
  exportedColumns,
  exportName,
  ndjsonLineOf,
  parquetCellsOf,
  parquetColumnsOf,
  sheetCellsOf,
  sheetColumnsOf,
} from '../../src/domain/feed/exported-rows.ts';
import type { FeedRow } from '../../src/domain/feed/feed-record.ts';
import { bookRecord, tradesRecord } from '../flows/data-view/kit.ts';
import { csvOf } from '../portal/data-view/exported-csv.ts';

const lines = (text: string): string[] => text.split('\r\n');

test('an export has the column names of B 3, every digit, and the regulatory time format', () => {
  const [header, first, second] = lines(csvOf('tradeDisplay', tradesRecord, tradesRecord.Data));
  expect(header).toBe(
    'tradeDate,price,missingPrice,currency,vol,priceNot,publicationDate,transactionID,notionalAmt,notionalCcy,flags,qtyMeasUnit,type,cleared,thirdCountryExecutionVenue,status,voidedBy,voidedByPublicationDate,supersededBy,supersededByPublicationDate,refersTo,refersToPublicationDate,instrumentId,instrumentDescription,venueMIC,instrumentCurrency',
  );
  expect(first).toBe(
    '2026-11-20T14:58:07.123456Z,101.241,,GBP,29500000,PERC,2026-11-20T14:58:09.000001Z,TX1,29500000,GBP,"LRGS, ILQD",,,true,,New,,,,,,,GB00BMF9LJ15,UK Treasury 4¼% 2034,IMCE,GBP',
  );
  expect(second).toContain(',Cancelled,,,,,,,GB00BMF9LJ15,');
});

test('an order book is exported in the order of B 3, with empty cells for an empty side', () => {
  expect(csvOf('clob', bookRecord, bookRecord.Data)).toBe(
    'lOrders,bidPrice,aggrBidVol,askPrice,aggrAskVol,rOrders,instrumentId,instrumentDescription,venueMIC,instrumentCurrency\r\n3,101.240,2000000,101.262,1500000,2,GB00BMF9LJ15,UK Treasury 4¼% 2034,IMCE,GBP\r\n5,101.235,7500000,,,,GB00BMF9LJ15,UK Treasury 4¼% 2034,IMCE,GBP\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1+cmd', "'-1+cmd"],
  ['-1.2.3', "'-1.2.3"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['-12.50', '-12.50'],
  ['a "quoted", word', '"a ""quoted"", word"'],
  ['two\nlines', '"two\nlines"'],
])('the text %j is written as %j, so that no spreadsheet runs it and no reader loses it', (text, written) => {
  const row: FeedRow = { id: '1', date: text, price: null, aggrVol: null };
  const about = { ...bookRecord, InstrumentDescription: text, Currency: null };
  expect(csvOf('rfq', about, [row])).toBe(
    `date,price,aggrVol,instrumentId,instrumentDescription,venueMIC,instrumentCurrency\r\n${written},,,GB00BMF9LJ15,${written},IMCE,\r\n`,
  );
});

test('B 3: cleared is blank in an export when it is not a boolean', () => {
  const rows = [true, false, 'maybe'].map((cleared, index) => ({ id: `${index}`, cleared }));
  const [header = '', ...cells] = lines(csvOf('individual', tradesRecord, rows));
  const at = header.split(',').indexOf('cleared');
  expect(cells.slice(0, 3).map((line) => line.split(',')[at])).toEqual(['true', 'false', '']);
});

test('an export is named after the instrument, segment, view and delay, and after its rows if it lacks some', () => {
  expect(exportName('clob', { ...bookRecord, InstrumentID: '../EZ 1' }, null, 'csv')).toBe(
    '.._EZ_1-IMCE-clob-delayed.csv',
  );
  expect(exportName('tradeDisplay', tradesRecord, { shown: { first: 101, last: 200 } }, 'xlsx')).toBe(
    'GB00BMF9LJ15-IMCE-tradeDisplay-delayed-rows-101-200.xlsx',
  );
  expect(exportName('tradeDisplay', { ...tradesRecord, IsDelayed: false }, null, 'csv')).toBe(
    'GB00BMF9LJ15-IMCE-tradeDisplay-live.csv',
  );
  const filter = { from: '2026-11-20 14:30', to: '2026-11-21', pricefrom: '98' };
  expect(exportName('tradeDisplay', tradesRecord, filter, 'ndjson')).toBe(
    'GB00BMF9LJ15-IMCE-tradeDisplay-delayed-from-2026-11-20_14_30-to-2026-11-21-filtered.ndjson',
  );
  expect(exportName('tradeDisplay', tradesRecord, { to: '2026-11-21' }, 'csv')).toBe(
    'GB00BMF9LJ15-IMCE-tradeDisplay-delayed-to-2026-11-21.csv',
  );
  expect(exportName('tradeDisplay', tradesRecord, { from: '2026-11-20' }, 'csv')).toBe(
    'GB00BMF9LJ15-IMCE-tradeDisplay-delayed-from-2026-11-20.csv',
  );
  expect(exportName('tradeDisplay', tradesRecord, { flags: 'LRGS' }, 'csv')).toBe(
    'GB00BMF9LJ15-IMCE-tradeDisplay-delayed-filtered.csv',
  );
  expect(exportName('tradeDisplay', tradesRecord, {}, 'csv')).toBe(
    'GB00BMF9LJ15-IMCE-tradeDisplay-delayed.csv',
  );
  expect(
    exportName('tradeDisplay', tradesRecord, { flags: 'LRGS', shown: { first: 1, last: 100 } }, 'csv'),
  ).toBe('GB00BMF9LJ15-IMCE-tradeDisplay-delayed-filtered-rows-1-100.csv');
});

const [trade = { id: '' }] = tradesRecord.Data;

test('chosen columns come in the chosen order, before the columns that every export has', () => {
  const chosen = chosenColumns('tradeDisplay', tradesRecord, ['publicationDate', 'price']);
  const names = exportedColumns('tradeDisplay', tradesRecord, chosen).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['publicationDate', 'price', 'status', 'voidedBy']);
  expect(names.at(-1)).toBe('instrumentCurrency');
});

test.each([[['price', 'price']], [['level']], [['price', 'level']], [['priceCondition']], [['']]])(
  'the list %j is refused: each name has to be a column of the view, and given once',
  (names) => expect(chosenColumns('tradeDisplay', tradesRecord, names)).toBeNull(),
);

test('a line of NDJSON omits absent values and keeps every digit as text', () => {
  const columns = exportedColumns('tradeDisplay', tradesRecord, [
    'price',
    'missingPrice',
    'flags',
    'cleared',
  ]);
  expect(JSON.parse(ndjsonLineOf(columns, { ...trade, price: '101.2410' }))).toEqual({
    price: '101.2410',
    flags: ['LRGS', 'ILQD'],
    cleared: true,
    status: 'New',
    instrumentId: 'GB00BMF9LJ15',
    instrumentDescription: 'UK Treasury 4¼% 2034',
    venueMIC: 'IMCE',
    instrumentCurrency: 'GBP',
  });
});

test.each([
  ['98.10', 98.1],
  ['-0.5', -0.5],
  ['0', 0],
  ['123456789012345', 123456789012345],
  ['0.000000000000001', 1e-15],
  ['1234567890123456', '1234567890123456'],
  ['0.12345678901234567', '0.12345678901234567'],
  ['100000000000000000000', 1e20],
  ['1.0000000000000001', '1.0000000000000001'],
  ['0.0000000012345', 1.2345e-9],
  ['0.00000000000012345', 1.2345e-13],
  ['=1+1', '=1+1'],
  ['1.2.3', '1.2.3'],
  ['2026-11', '2026-11'],
  ['', null],
])('the price %s becomes %j in a sheet: a number only if no digit is lost', (price, cell) => {
  const columns = exportedColumns('tradeDisplay', tradesRecord, ['price']);
  expect(sheetCellsOf(columns, { ...trade, price })[0]).toBe(cell);
});

test('what is not a number has the text format in a sheet, so that no edit turns it into a formula', () => {
  const columns = exportedColumns('tradeDisplay', tradesRecord, ['price', 'flags', 'cleared']);
  expect(sheetColumnsOf(columns).slice(0, 3)).toEqual([
    { header: 'price', width: 20 },
    { header: 'flags', width: 12, numFmt: '@' },
    { header: 'cleared', width: 12, numFmt: '@' },
  ]);
  const text = { ...tradesRecord, InstrumentDescription: '=cmd()' };
  expect(sheetCellsOf(exportedColumns('tradeDisplay', text, ['cleared']), trade)).toContain('=cmd()');
});

test.each([
  ['_x0041_', '_x005F_x0041_'],
  ['a_x00e9_x0041_b', 'a_x005F_x00e9_x005F_x0041_b'],
  ['__x0041_', '__x005F_x0041_'],
  ['_x41_ _x0041 x0041_', '_x41_ _x0041 x0041_'],
  ['a\ufffeb\uffff', 'a\ufffdb\ufffd'],
])('the text %j is written into a sheet as %j, so that every program shows it as it is', (text, written) => {
  const about = { ...tradesRecord, InstrumentDescription: text };
  const columns = exportedColumns('tradeDisplay', about, ['price']);
  expect(sheetCellsOf(columns, { ...trade, price: '1' })).toContain(written);
  expect(csvLineOf(columns, trade)).toContain(text);
});

test('whatever a text is, a reader of the sheet gets it back', async () => {
  const escapes = fc.stringMatching(/^(_x[0-9a-f]{4}_|_|x00| |a){1,8}$/);
  const texts = [...fc.sample(fc.string({ unit: 'grapheme' }), 60), ...fc.sample(escapes, 60)];
  const columns = exportedColumns('tradeDisplay', tradesRecord, ['missingPrice']);
  const sheet = writeXlsxStream(
    texts.map((missingPrice) => sheetCellsOf(columns, { id: '1', missingPrice })),
    { name: 'Rows', columns: sheetColumnsOf(columns) },
  );
  const parts: Uint8Array[] = [];
  for await (const part of sheet) parts.push(part);
  const [read] = (await readXlsx(Buffer.concat(parts))).sheets;
  expect(read?.rows.slice(1).map(([cell]) => cell ?? '')).toEqual(texts);
});

/** Values that a cell of a row may hold, but not one of prices or flags. */
const report = { id: 'r2', kind: 'Amended', publicationDate: '2026-11-20T15:02:09.000001Z' };
const chained = { ...report, price: '98.2', vol: null, flags: [] };

test.each<[string, FeedRow[string] | undefined]>([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a list of texts', ['98.1', '98.2']],
  ['a report', report],
  ['a chain of reports', [chained]],
])('bad input: %s where a price should be is an empty cell in each format', (_what, price) => {
  const columns = exportedColumns('tradeDisplay', tradesRecord, ['price']);
  const row: FeedRow = price === undefined ? { id: '1' } : { id: '1', price };
  expect(csvLineOf(columns, row)).toMatch(/^,/);
  expect(JSON.parse(ndjsonLineOf(columns, row))).not.toHaveProperty('price');
  expect(sheetCellsOf(columns, row)[0]).toBeNull();
});

test('flags are joined with a comma and a space (B 3), an empty list is an empty cell, and reports are not flags', () => {
  const columns = exportedColumns('tradeDisplay', tradesRecord, ['flags']);
  const cellsOf = (flags: FeedRow[string]) => sheetCellsOf(columns, { id: '1', flags })[0];
  expect(cellsOf(['LRGS', 'ILQD'])).toBe('LRGS, ILQD');
  expect([cellsOf([]), cellsOf([chained])]).toEqual([null, null]);
  expect(csvLineOf(columns, { id: '1', flags: [chained] })).toMatch(/^,/);
});

test('further columns give kind and publication of the reports that void or supersede a trade, and of the one it refers to', () => {
  const voided = {
    id: '1',
    voidedBy: report,
    supersededBy: { id: 'r2', kind: 'New', publicationDate: '2026-11-20T14:59:00.000001Z' },
    refersTo: { id: 'r0', kind: 'New', publicationDate: '2026-11-20T14:58:09.000001Z' },
  };
  const columns = exportedColumns('individual', tradesRecord, ['price']);
  expect(JSON.parse(ndjsonLineOf(columns, voided))).toMatchObject({
    voidedBy: 'Amended',
    voidedByPublicationDate: '2026-11-20T15:02:09.000001Z',
    supersededBy: 'New',
    supersededByPublicationDate: '2026-11-20T14:59:00.000001Z',
    refersTo: 'New',
    refersToPublicationDate: '2026-11-20T14:58:09.000001Z',
  });
  for (const odd of ['Amended', 1, true, ['Amended'], [chained]])
    expect(JSON.parse(ndjsonLineOf(columns, { id: '1', voidedBy: odd }))).not.toHaveProperty('voidedBy');
});

test('in a sheet, prices, quantities and numbers of orders are numbers, and codes are text whatever they look like', () => {
  const columns = exportedColumns('clob', { ...bookRecord, InstrumentID: '0012' }, null);
  const about = ['0012', 'UK Treasury 4¼% 2034', 'IMCE', 'GBP'];
  expect(bookRecord.Data.map((row) => sheetCellsOf(columns, row))).toEqual([
    [3, 101.24, 2000000, 101.262, 1500000, 2, ...about],
    [5, 101.235, 7500000, null, null, null, ...about],
  ]);
  const isText = sheetColumnsOf(columns).map(({ numFmt }) => numFmt === '@');
  expect(isText).toEqual([false, false, false, false, false, false, true, true, true, true]);
});

test.each(['tradeDisplay', 'individual', 'clob'] as const)(
  'the columns of a %s sheet are wide enough for their headings, times, numbers and ids',
  (viewId) => {
    const columns = exportedColumns(viewId, tradesRecord, null);
    for (const [place, { header, width }] of sheetColumnsOf(columns).entries()) {
      expect(width).toBeGreaterThan(header.length);
      const longest = { time: 27, price: 20, decimal: 20, code: 24 } as const;
      for (const [kind, length] of Object.entries(longest))
        if (columns[place]?.kind === kind) expect(width).toBeGreaterThanOrEqual(length);
    }
  },
);

test('a Parquet column has the name and type of its field, and a row holds the values as published', () => {
  const columns = exportedColumns('tradeDisplay', tradesRecord, ['tradeDate', 'price', 'flags', 'cleared']);
  const kinds = new Map(parquetColumnsOf(columns).map(({ name, kind }) => [name, kind]));
  expect([...kinds.keys()]).toEqual(columns.map(({ name }) => name));
  expect(
    ['tradeDate', 'price', 'flags', 'cleared', 'voidedBy', 'voidedByPublicationDate', 'instrumentId'].map(
      (name) => kinds.get(name),
    ),
  ).toEqual(['time', 'decimal', 'texts', 'boolean', 'text', 'time', 'text']);
  const [row = { id: '' }] = tradesRecord.Data;
  expect(parquetCellsOf(columns, row).slice(0, 4)).toEqual([
    '2026-11-20T14:58:07.123456Z',
    '101.241',
    ['LRGS', 'ILQD'],
    true,
  ]);
});
