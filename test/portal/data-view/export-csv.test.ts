import { expect, test } from 'vitest';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import { csvName, csvOf } from '../../../src/portal/pages/data-view/export-csv.ts';
import { bookRecord, tradesRecord } from '../../flows/kits/data-view.ts';

const lines = (text: string): string[] => text.split('\r\n');

test('an export has the column names of B 3, every digit, and the regulatory time', () => {
  const [header, first, second] = lines(csvOf('tradeDisplay', tradesRecord, tradesRecord.Data));
  expect(header).toBe(
    'tradeDate,price,missingPrice,currency,vol,priceNot,publicationDate,transactionID,notionalAmt,notionalCcy,flags,qtyMeasUnit,type,cleared,thirdCountryExecutionVenue,status,voidedBy,voidedByPublicationDate,refersTo,refersToPublicationDate,instrumentId,instrumentDescription,venueMIC,instrumentCurrency',
  );
  expect(first).toBe(
    '2026-11-20T14:58:07.123456Z,101.241,,GBP,29500000,PERC,2026-11-20T14:58:09.000001Z,TX1,29500000,GBP,"LRGS, ILQD",,,true,,New,,,,,GB00BMF9LJ15,UK Treasury 4¼% 2034,IMCE,GBP',
  );
  expect(second).toContain(',Cancelled,,,,,GB00BMF9LJ15,');
});

test('an order book is exported in the order of B 3, its empty side empty', () => {
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
])('the text %j is written as %j: no spreadsheet runs it, no reader loses it', (text, written) => {
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

test('an export is named after the instrument, its segment and the view, and the rows where it has not all', () => {
  expect(csvName('clob', { ...bookRecord, InstrumentID: '../EZ 1' }, null)).toBe('.._EZ_1-IMCE-clob.csv');
  expect(csvName('tradeDisplay', tradesRecord, { first: 101, last: 200 })).toBe(
    'GB00BMF9LJ15-IMCE-tradeDisplay-rows-101-200.csv',
  );
});
