import { decimalFault, isLess } from '../decimal.ts';
import type { FormRules } from '../form-rules/form.ts';
import { timestampOf } from '../timestamps.ts';

/** The parts of a filter, by their names in an address and on the wire. */
export const filterNames = [
  'from',
  'to',
  'pricefrom',
  'priceto',
  'sizefrom',
  'sizeto',
  'flags',
  'cancelled',
] as const;

export type FilterName = (typeof filterNames)[number];

/** Which rows of a view are shown: what a person wrote, part by part; parts that say nothing are absent. */
export type RowFilter = Readonly<Partial<Record<FilterName, string>>>;

/** A filter that has passed its rules, as rows are compared with it; null says nothing. Times are inclusive. */
export type FilterBounds = {
  readonly from: string | null;
  readonly to: string | null;
  readonly priceFrom: string | null;
  readonly priceTo: string | null;
  readonly sizeFrom: string | null;
  readonly sizeTo: string | null;
  /** Rows with any of these. */
  readonly flags: readonly string[] | null;
  readonly cancelled: string | null;
};

/** A filter out of named texts, such as the query of an address; empty parts and other names are left out. */
export function filterOf(read: (name: FilterName) => string | null | undefined): RowFilter {
  const parts = filterNames.flatMap((name) => {
    const text = read(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(parts);
}

export const isEmptyFilter = (filter: RowFilter): boolean =>
  filterNames.every((name) => filter[name] === undefined);

/** True when both let the same rows through, word by word. */
export const sameFilter = (one: RowFilter = {}, other: RowFilter = {}): boolean =>
  filterNames.every((name) => one[name] === other[name]);

const first = '0000-01-01T00:00:00.000000Z';
const last = '0000-12-31T23:59:59.999999Z';

/** The first or the last moment that a day or a time names, with all six digits; null when it names none. */
function momentOf(text: string, end: 'first' | 'last'): string | null {
  const written = text.replace(' ', 'T').replace('Z', '');
  return timestampOf(`${written}${(end === 'first' ? first : last).slice(written.length)}`);
}

// A basis point price has the longest fraction of all.
const format = { digits: 18, fraction: 17 };

/** The rules of FeedFilterForm that its keywords cannot tell. What a fault of the other field hides is not judged. */
export const filterRules: FormRules = {
  isFilterTime: (text) => momentOf(text, 'first') !== null,
  isNotBefore: (to, [from]) => {
    const [begin, end] = [from === undefined ? null : momentOf(from, 'first'), momentOf(to, 'last')];
    return begin === null || end === null || begin <= end;
  },
  isFilterDecimal: (text) => decimalFault(text, format) === null,
  isNotBelow: (to, [from]) => from === undefined || decimalFault(from, format) !== null || !isLess(to, from),
};

/** What rows are compared with, of a filter that has passed its rules. */
export function boundsOf(filter: RowFilter): FilterBounds {
  const { from, to, pricefrom, priceto, sizefrom, sizeto, flags, cancelled } = filter;
  return {
    from: from === undefined ? null : momentOf(from, 'first'),
    to: to === undefined ? null : momentOf(to, 'last'),
    priceFrom: pricefrom ?? null,
    priceTo: priceto ?? null,
    sizeFrom: sizefrom ?? null,
    sizeTo: sizeto ?? null,
    flags: flags?.split(',') ?? null,
    cancelled: cancelled ?? null,
  };
}
