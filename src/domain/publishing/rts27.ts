import { isCountryCode } from '../account/countries.ts';
import { decimalFault, isNegative, monetaryPrice, quantity } from '../decimal.ts';
import { isCurrency } from '../feed/currencies.ts';
import { isIsin } from '../feed/isin.ts';
import { isMic } from '../feed/mic.ts';
import { reportDateOf } from './report-dates.ts';

/** The report that a table is published in. */
export type Rts27Report = {
  /** Its MIC; null if none is given. */
  readonly venue: string | null;
  readonly segment: string | null;
  /** The last day reported on, `2026-09-30`. */
  readonly date: string;
};

/** Why a cell of a column cannot be published; null if it can. */
type Judge = (text: string, report: Rts27Report) => string | null;

const unless =
  (accepts: (text: string) => boolean, reason: string): Judge =>
  (text) =>
    accepts(text) ? null : reason;

const words = unless((text) => text.trim() !== '', 'is required');
/** A MIC, which has to be the one that the report is of. */
const codeOf =
  (what: 'venue' | 'segment'): Judge =>
  (text, report) => {
    const mic = report[what];
    if (!isMic(text)) return 'is not a market identifier code';
    return mic === null || text === mic ? null : `is not the ${what} of this report, ${mic}`;
  };
const country = unless(isCountryCode, 'is not a country of ISO 3166, by two letters');
const day: Judge = (text, { date }) => {
  if (reportDateOf(text) !== text) return 'is not a day such as 2026-09-30';
  return text > date ? `is after the date of this report, ${date}` : null;
};
const isin = unless(isIsin, 'is not an ISIN');
// A report may be of a time in which a currency was one that has been withdrawn since.
const currency = unless((text) => isCurrency(text, '2018-01-01'), 'is not a currency of ISO 4217');
const notation = unless(
  (text) => ['MONE', 'PERC', 'YIEL', 'BAPO'].includes(text),
  'is not MONE, PERC, YIEL or BAPO',
);
const count = unless((text) => /^(?:0|[1-9]\d{0,17})$/.test(text), 'is not a whole number');
const price: Judge = (text) => decimalFault(text, monetaryPrice);
const size: Judge = (text) => decimalFault(text, quantity) ?? (isNegative(text) ? 'is below zero' : null);
const percent = unless(
  (text) => /^(?:100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)$/.test(text),
  'is not a percentage such as 1.20',
);

/** How a cell of a column is set: words, a code, or a number. */
export type Rts27Kind = 'text' | 'code' | 'figure';

type Column = readonly [name: string, judge: Judge, kind: Rts27Kind];

/** A table of the reports on execution quality of trading venues, in its CSV form. */
export type Rts27Table = {
  /** Its number in the annex of RTS 27. */
  readonly number: 1 | 2 | 4 | 6;
  readonly title: string;
  readonly columns: readonly Column[];
};

export const rts27Tables: readonly Rts27Table[] = [
  {
    number: 1,
    title: 'Table 1: venue',
    columns: [
      ['Venue', words, 'text'],
      ['Venue code', codeOf('venue'), 'code'],
      ['Country of competent authority', country, 'code'],
      ['Market segment', words, 'text'],
      ['Segment code', codeOf('segment'), 'code'],
      ['First trading day', day, 'text'],
      ['Last trading day', day, 'text'],
      ['Outages', count, 'figure'],
      ['Average duration of outages (minutes)', size, 'figure'],
      ['Scheduled auctions', count, 'figure'],
      ['Failed transactions', count, 'figure'],
      ['Failed transactions (% of value)', percent, 'figure'],
    ],
  },
  {
    number: 2,
    title: 'Table 2: instruments',
    columns: [
      ['Instrument', words, 'text'],
      ['Identifier (ISIN)', isin, 'code'],
      ['Description', words, 'text'],
      ['Currency', currency, 'code'],
    ],
  },
  {
    number: 4,
    title: 'Table 4: prices',
    columns: [
      ['Day', day, 'text'],
      ['Identifier (ISIN)', isin, 'code'],
      ['Price notation', notation, 'code'],
      ['Currency', currency, 'code'],
      ['Simple average price', price, 'figure'],
      ['Volume-weighted average price', price, 'figure'],
      ['Highest price', price, 'figure'],
      ['Lowest price', price, 'figure'],
    ],
  },
  {
    number: 6,
    title: 'Table 6: orders and transactions',
    columns: [
      ['Day', day, 'text'],
      ['Identifier (ISIN)', isin, 'code'],
      ['Orders or requests for quotes received', count, 'figure'],
      ['Transactions executed', count, 'figure'],
      ['Volume of transactions executed', size, 'figure'],
      ['Orders or requests cancelled or withdrawn', count, 'figure'],
      ['Median size of transactions', size, 'figure'],
    ],
  },
];

/** The heading of a table. */
export const rts27Heading = (number: Rts27Table['number']): readonly string[] =>
  rts27Tables.find((table) => table.number === number)?.columns.map(([name]) => name) ?? [];

/** The columns of a table with this heading; in a form of its own, every column is text. */
export function rts27Columns(
  heading: readonly string[],
): readonly { readonly name: string; readonly kind: Rts27Kind }[] {
  const table = rts27Tables.find(
    ({ columns }) => columns.length === heading.length && columns.every(([name], at) => name === heading[at]),
  );
  return heading.map((name, at) => ({ name, kind: table?.columns[at]?.[2] ?? 'text' }));
}

export type Rts27Fault = {
  /** Line of the file; the heading is line 1. */
  readonly line: number;
  readonly field: string;
  /** What the field holds. */
  readonly value: string;
  readonly reason: string;
};

/** The table whose columns a heading has most of. */
function closestTo(heading: readonly string[]): Rts27Table | null {
  let [closest, most]: [Rts27Table | null, number] = [null, 0];
  for (const table of rts27Tables) {
    const shared = table.columns.filter(([name]) => heading.includes(name)).length;
    if (shared > most) [closest, most] = [table, shared];
  }
  return closest;
}

function headingFaults(heading: readonly string[]): readonly Rts27Fault[] {
  const table = closestTo(heading);
  if (table === null)
    return [
      {
        line: 1,
        field: '-',
        value: heading.join(','),
        reason: 'is the heading of no table: that of table 1, 2, 4 or 6 is expected',
      },
    ];
  const wanted = table.columns.map(([name]) => name);
  const named = `table ${table.number}`;
  const wrong = Array.from({ length: Math.max(wanted.length, heading.length) }, (_, at) => at).filter(
    (at) => wanted[at] !== heading[at],
  );
  return wrong.map((at) => ({
    line: 1,
    field: `column ${at + 1}`,
    value: heading[at] ?? '',
    reason:
      wanted[at] === undefined ? `is one more than ${named} has` : `is not "${wanted[at]}", as in ${named}`,
  }));
}

/** The faults of a table in its CSV form, heading first; none if it can be published. */
export function rts27Faults(
  rows: readonly (readonly string[])[],
  report: Rts27Report,
): readonly Rts27Fault[] {
  const [heading = [], ...lines] = rows;
  const wrong = headingFaults(heading);
  if (wrong.length > 0) return wrong;
  const columns = closestTo(heading)?.columns ?? [];
  if (lines.length === 0)
    return [{ line: 1, field: '-', value: '', reason: 'there is no line below the heading' }];
  return lines.flatMap((cells, index) => {
    const line = index + 2;
    if (cells.length !== columns.length) {
      const reason = `the line has ${cells.length} fields, the heading ${columns.length}`;
      return [{ line, field: '-', value: cells.join(','), reason }];
    }
    return columns.flatMap(([field, judge], at) => {
      const value = cells[at] ?? '';
      const reason = judge(value, report);
      return reason === null ? [] : [{ line, field, value, reason }];
    });
  });
}
