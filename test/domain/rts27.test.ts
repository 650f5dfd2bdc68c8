import { describe, expect, test } from 'vitest';
import { rts27Faults, rts27Heading, rts27Tables } from '../../src/domain/publishing/rts27.ts';

const good = {
  1: 'TP UK OTF,TPSO,GB,Gilts,TSGI,2026-07-01,2026-09-30,0,0.5,12,3,1.25'.split(','),
  2: 'UK Treasury 4.25% 2034,GB00BMF9LJ15,Sovereign (Bonds),GBP'.split(','),
  4: '2026-07-01,GB00BMF9LJ15,PERC,GBP,101.240,101.2405,102,-0.5'.split(','),
  6: '2026-07-01,GB00BMF9LJ15,7,4,2000000,2,500000.5'.split(','),
} as const;
type TableNumber = keyof typeof good;

const report = { venue: 'TPSO', segment: 'TSGI', date: '2026-09-30' };
const faults = (number: TableNumber, ...lines: readonly (readonly string[])[]) =>
  rts27Faults([rts27Heading(number), ...lines], report);
/** The reasons for which a table is refused if this column holds this. */
const reasonOf = (number: TableNumber, column: string, value: string): readonly string[] => {
  const at = rts27Heading(number).indexOf(column);
  const found = faults(number, good[number].with(at, value));
  expect(found.map((fault) => [fault.line, fault.field, fault.value])).toEqual(
    found.map(() => [2, column, value]),
  );
  return found.map(({ reason }) => reason);
};

describe('RTS 27: a table as CSV', () => {
  test('has the columns of one of the tables', () => {
    expect(rts27Tables.map(({ number }) => [number, faults(number, good[number], good[number])])).toEqual(
      rts27Tables.map(({ number }) => [number, []]),
    );
  });

  test('is refused without lines, without a heading, and with that of something else', () => {
    const nothing = [{ line: 1, field: '-', value: '', reason: 'there is no line below the heading' }];
    expect(rts27Tables.map(({ number }) => faults(number))).toEqual(rts27Tables.map(() => nothing));
    const reason = 'is the heading of no table: that of table 1, 2, 4 or 6 is expected';
    expect(rts27Faults([], report)).toEqual([{ line: 1, field: '-', value: '', reason }]);
    expect(rts27Faults([['a', 'b'], good[2]], report)).toEqual([
      { line: 1, field: '-', value: 'a,b', reason },
    ]);
  });

  test('is refused with columns that are missing, too many, misnamed or exchanged', () => {
    const told = (heading: readonly string[]) =>
      rts27Faults([heading, good[4]], report).map(({ line, field, value, reason }) => [
        line,
        field,
        value,
        reason,
      ]);
    const heading = rts27Heading(4);
    expect(told(heading.with(4, 'Average'))).toEqual([
      [1, 'column 5', 'Average', 'is not "Simple average price", as in table 4'],
    ]);
    expect(told([...heading, 'Remarks'])).toEqual([
      [1, 'column 9', 'Remarks', 'is one more than table 4 has'],
    ]);
    expect(told(heading.slice(0, -1))).toEqual([[1, 'column 8', '', 'is not "Lowest price", as in table 4']]);
    expect(told([...heading.slice(1, 2), ...heading.slice(0, 1), ...heading.slice(2)])).toEqual([
      [1, 'column 1', 'Identifier (ISIN)', 'is not "Day", as in table 4'],
      [1, 'column 2', 'Day', 'is not "Identifier (ISIN)", as in table 4'],
    ]);
  });

  test('may be of any venue and segment where the report names none', () => {
    const rows = [rts27Heading(1), good[1]];
    expect(rts27Faults(rows, { ...report, venue: null, segment: null })).toEqual([]);
    expect(rts27Faults(rows, { ...report, venue: 'TPEU', segment: null })).toHaveLength(1);
  });

  test('is refused with a line of another length, which is named with its number', () => {
    expect(faults(2, good[2], good[2].slice(1))).toEqual([
      {
        line: 3,
        field: '-',
        value: good[2].slice(1).join(','),
        reason: 'the line has 3 fields, the heading 4',
      },
    ]);
  });

  test.each<[TableNumber, string, string, string]>([
    [1, 'Venue', ' ', 'is required'],
    [1, 'Venue code', 'TPS', 'is not a market identifier code'],
    [1, 'Venue code', 'TPEU', 'is not the venue of this report, TPSO'],
    [1, 'Segment code', 'T', 'is not a market identifier code'],
    [1, 'Segment code', 'TSCD', 'is not the segment of this report, TSGI'],
    [1, 'Last trading day', '2026-10-01', 'is after the date of this report, 2026-09-30'],
    [4, 'Day', '2026-12-31', 'is after the date of this report, 2026-09-30'],
    [6, 'Day', '2026-10-01', 'is after the date of this report, 2026-09-30'],
    [1, 'Country of competent authority', 'GBR', 'is not a country of ISO 3166, by two letters'],
    [1, 'Country of competent authority', 'GB1', 'is not a country of ISO 3166, by two letters'],
    [1, 'Country of competent authority', 'UK', 'is not a country of ISO 3166, by two letters'],
    [1, 'First trading day', '2026-02-30', 'is not a day such as 2026-09-30'],
    [1, 'Last trading day', '30 September 2026', 'is not a day such as 2026-09-30'],
    [1, 'Outages', '-1', 'is not a whole number'],
    [1, 'Outages', '1.5', 'is not a whole number'],
    [1, 'Outages', '01', 'is not a whole number'],
    [1, 'Average duration of outages (minutes)', '-0.5', 'is below zero'],
    [1, 'Average duration of outages (minutes)', 'long', 'is not a decimal number such as 101.240'],
    [1, 'Failed transactions (% of value)', '100.5', 'is not a percentage such as 1.20'],
    [1, 'Failed transactions (% of value)', '1.20%', 'is not a percentage such as 1.20'],
    [1, 'Failed transactions (% of value)', '-1', 'is not a percentage such as 1.20'],
    [1, 'Failed transactions (% of value)', '5.12345', 'is not a percentage such as 1.20'],
    [2, 'Identifier (ISIN)', 'GB00BMF9LJ16', 'is not an ISIN'],
    [2, 'Currency', 'POUND', 'is not a currency of ISO 4217'],
    [4, 'Price notation', 'XMONE', 'is not MONE, PERC, YIEL or BAPO'],
    [4, 'Simple average price', '1e3', 'is not a decimal number such as 101.240'],
    [6, 'Volume of transactions executed', '-1', 'is below zero'],
    [6, 'Median size of transactions', '1,5', 'is not a decimal number such as 101.240'],
  ])('table %i is refused with %s %j', (number, column, value, reason) => {
    expect(reasonOf(number, column, value)).toEqual([reason]);
  });

  test.each<[TableNumber, string, string]>([
    [6, 'Day', '2026-09-30'],
    [1, 'Failed transactions (% of value)', '100.0000'],
    [1, 'Failed transactions (% of value)', '100'],
    [1, 'Failed transactions (% of value)', '0'],
    [1, 'Failed transactions (% of value)', '99.9999'],
    [1, 'Outages', '120'],
    [2, 'Currency', 'BGN'],
    [4, 'Price notation', 'MONE'],
    [4, 'Price notation', 'YIEL'],
    [4, 'Price notation', 'BAPO'],
    [4, 'Lowest price', '-37.63'],
  ])('table %i may have %s %s', (number, column, value) => {
    expect(reasonOf(number, column, value)).toEqual([]);
  });
});
