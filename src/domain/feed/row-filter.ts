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

/** Which rows of a view are shown, as entered, part by part; empty parts are absent. */
export type RowFilter = Readonly<Partial<Record<FilterName, string>>>;

/** A validated filter, in the form rows are compared with; null for no condition. Times are inclusive. */
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

/** A filter from named texts, such as an address's query; empty parts and other names are ignored. */
export function filterOf(read: (name: FilterName) => string | null | undefined): RowFilter {
  const parts = filterNames.flatMap((name) => {
    const text = read(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(parts);
}

export const isEmptyFilter = (filter: RowFilter): boolean =>
  filterNames.every((name) => filter[name] === undefined);

/** True if both are the same, word for word. */
export const sameFilter = (one: RowFilter = {}, other: RowFilter = {}): boolean =>
  filterNames.every((name) => one[name] === other[name]);

const first = '0000-01-01T00:00:00.000000Z';
const last = '0000-12-31T23:59:59.999999Z';

/** The first or last moment of a day or time, with all six digits; null if it is neither. */
function momentOf(text: string, end: 'first' | 'last'): string | null {
  const written = text.replace(' ', 'T').replace('Z', '');
  return timestampOf(`${written}${(end === 'first' ? first : last).slice(written.length)}`);
}

// A price in basis points has the longest fraction of all.
const format = { digits: 18, fraction: 17 };

/**
 * The rules of FeedFilterForm that keywords cannot express. A rule is not checked if another field's error hides it.
 */
export const filterRules: FormRules = {
  isFilterTime: (text) => momentOf(text, 'first') !== null,
  isNotBefore: (to, [from]) => {
    const [begin, end] = [from === undefined ? null : momentOf(from, 'first'), momentOf(to, 'last')];
    return begin === null || end === null || begin <= end;
  },
  isFilterDecimal: (text) => decimalFault(text, format) === null,
  isNotBelow: (to, [from]) => from === undefined || decimalFault(from, format) !== null || !isLess(to, from),
};

/** A validated filter in the form rows are compared with. */
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
