import { csvLine } from '../csv.ts';
import { isLei } from '../feed/lei.ts';
import { isMic } from '../feed/mic.ts';

/** One of the five venues where a firm executed most of its clients' orders of a class (RTS 28, annex II). */
type TopVenue = {
  readonly Rank: number;
  readonly Name: string;
  readonly Code: string;
  readonly CodeType: 'MIC' | 'LEI';
  /** In per cent, decimal text; so are the following. */
  readonly VolumePercent: string;
  readonly OrdersPercent: string;
  readonly PassivePercent: string;
  readonly AggressivePercent: string;
  readonly DirectedPercent: string;
};

export type Rts28Class = {
  readonly ClassOfInstruments: string;
  readonly ClientKind: 'Retail' | 'Professional';
  /** Less than one trade a business day in that year, on average. */
  readonly FewTrades: boolean;
  /** Best first, at most five. */
  readonly Venues: readonly TopVenue[];
};

export type Rts28 = {
  /** Calendar year reported on. */
  readonly year: number;
  readonly classes: readonly Rts28Class[];
};

/** Columns of the CSV form, one line for each venue. */
const rts28Columns = [
  'Year',
  'Class of instruments',
  'Client kind',
  'Less than one trade a business day',
  'Rank',
  'Execution venue',
  'Venue code',
  'Code type',
  '% of volume',
  '% of orders',
  '% passive',
  '% aggressive',
  '% directed',
] as const;

/** The report as CSV, each class in its order and each venue by its rank. */
export function rts28Csv({ year, classes }: Rts28): string {
  const lines = classes.flatMap((one) =>
    one.Venues.map((venue) =>
      csvLine([
        year,
        one.ClassOfInstruments,
        one.ClientKind,
        one.FewTrades ? 'Y' : 'N',
        venue.Rank,
        venue.Name,
        venue.Code,
        venue.CodeType,
        venue.VolumePercent,
        venue.OrdersPercent,
        venue.PassivePercent,
        venue.AggressivePercent,
        venue.DirectedPercent,
      ]),
    ),
  );
  return csvLine(rts28Columns) + lines.join('');
}

export type Rts28Fault = {
  /** Line of the file; the heading is line 1. */
  readonly line: number;
  readonly field: string;
  readonly reason: string;
};

const percent = /^(?:100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)$/;
const tenThousandths = (text: string): number => Math.round(Number(text) * 10_000);

/** Parses the rows of the CSV form, heading first. Returns the report, or all its errors. */
export function readRts28(rows: readonly (readonly string[])[]): Rts28 | readonly Rts28Fault[] {
  const faults: Rts28Fault[] = [];
  const [heading = [], ...lines] = rows;
  rts28Columns.forEach((name, at) => {
    if (heading[at] !== name)
      faults.push({ line: 1, field: name, reason: `must be the name of column ${at + 1}` });
  });
  if (faults.length > 0) return faults;
  if (lines.length === 0) return [{ line: 1, field: 'Year', reason: 'there is no line below the heading' }];
  const years = new Set<string>();
  const classes = new Map<
    string,
    { readonly few: string; readonly one: Rts28Class; readonly venues: TopVenue[] }
  >();
  lines.forEach((cells, index) => {
    const line = index + 2;
    const refuse = (field: string, reason: string): void => {
      faults.push({ line, field, reason });
    };
    const [
      year = '',
      name = '',
      client = '',
      few = '',
      rank = '',
      venue = '',
      code = '',
      codeType = '',
      ...percents
    ] = cells;
    years.add(year);
    if (!/^20\d\d$/.test(year)) refuse('Year', 'is not a year such as 2025');
    if (name === '') refuse('Class of instruments', 'is required');
    if (client !== 'Retail' && client !== 'Professional') refuse('Client kind', 'is Retail or Professional');
    if (few !== 'Y' && few !== 'N') refuse('Less than one trade a business day', 'is Y or N');
    if (venue === '') refuse('Execution venue', 'is required');
    if (codeType !== 'MIC' && codeType !== 'LEI') refuse('Code type', 'is MIC or LEI');
    else if (!(codeType === 'MIC' ? isMic(code) : isLei(code))) refuse('Venue code', `is not a ${codeType}`);
    rts28Columns.slice(8).forEach((column, at) => {
      if (!percent.test(percents[at] ?? '')) refuse(column, 'is not a percentage such as 41.20');
    });
    const [volume = '', orders = '', passive = '', aggressive = '', directed = ''] = percents;
    if (tenThousandths(passive) + tenThousandths(aggressive) > 1_000_000) {
      refuse('% aggressive', 'makes more than 100 with % passive');
    }
    const key = `${name}\0${client}`;
    const known = classes.get(key) ?? {
      few,
      venues: [],
      one: {
        ClassOfInstruments: name,
        ClientKind: client === 'Retail' ? 'Retail' : 'Professional',
        FewTrades: few === 'Y',
        Venues: [],
      },
    };
    classes.set(key, known);
    if (known.few !== few) refuse('Less than one trade a business day', 'differs within its class');
    const isFull = known.venues.length >= 5;
    if (rank !== String(known.venues.length + 1) || isFull) {
      refuse('Rank', 'goes from 1 to 5 within a class, without gaps');
    }
    if (isFull) return;
    known.venues.push({
      Rank: known.venues.length + 1,
      Name: venue,
      Code: code,
      CodeType: codeType === 'LEI' ? 'LEI' : 'MIC',
      VolumePercent: volume,
      OrdersPercent: orders,
      PassivePercent: passive,
      AggressivePercent: aggressive,
      DirectedPercent: directed,
    });
    for (const [column, read] of [
      ['% of volume', (top: TopVenue) => top.VolumePercent],
      ['% of orders', (top: TopVenue) => top.OrdersPercent],
    ] as const) {
      const sum = known.venues.reduce((total, top) => total + tenThousandths(read(top)), 0);
      if (sum > 1_000_000) refuse(column, 'makes more than 100 within its class');
    }
  });
  if (years.size > 1) faults.push({ line: 2, field: 'Year', reason: 'is not the same on every line' });
  if (faults.length > 0) return faults;
  return {
    year: Number([...years][0]),
    classes: [...classes.values()].map(({ one, venues }) => ({ ...one, Venues: venues })),
  };
}
