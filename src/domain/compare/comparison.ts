import { type Criteria, criteriaOfQuery, isComplete, queryOf } from '../feed/criteria.ts';
import { pagePaths } from '../page-paths.ts';

/** Maximum number of series in a comparison. */
export const mostSeries = 4;

/** The lengths of periods that end now: their names in the address, their words, their minutes. */
export const lastPeriods = [
  ['1h', '1 hour', 60],
  ['1d', '1 day', 24 * 60],
  ['1w', '1 week', 7 * 24 * 60],
  ['30d', '30 days', 30 * 24 * 60],
] as const;

type LastPeriod = (typeof lastPeriods)[number][0];

/** A period up to now, or a given one, in a filter's notation. */
export type ComparedPeriod =
  | { readonly last: LastPeriod }
  | { readonly from: string; readonly to: string | null };

/** What is compared: views of instruments, in a period. */
export type Comparison = {
  readonly series: readonly Criteria[];
  readonly period: ComparedPeriod;
  /** Whether prices are drawn relative to the first, which is 100; null if the prices decide. */
  readonly isIndexed: boolean | null;
  /** Whether the difference of the first two series is shown. */
  readonly hasDifference: boolean;
  /** How many series of the address are left out: beyond the fourth, or unreadable. */
  readonly leftOut: number;
};

const usualPeriod: ComparedPeriod = { last: '1d' };

/** Identifies a series by what it shows. */
export const seriesKey = (criteria: Criteria): string => queryOf(criteria).toString();

/** The series of a data view's address. */
export const seriesOfView = (address: string): Criteria =>
  criteriaOfQuery(new URLSearchParams(address.replace(/^[^?]*/, '')));

function periodOf(query: URLSearchParams): ComparedPeriod {
  const [from, to] = [query.get('from')?.trim(), query.get('to')?.trim()];
  if (from) return { from, to: to || null };
  const last = lastPeriods.find(([name]) => name === query.get('last'));
  return last ? { last: last[0] } : usualPeriod;
}

const indexNames = { '100': true, '0': false } as const;

/** The comparison of an address; repeated series count once. */
export function comparisonOf(search: string): Comparison {
  const query = new URLSearchParams(search);
  const asked = [
    ...new Set(query.getAll('s').map((text) => seriesKey(criteriaOfQuery(new URLSearchParams(text))))),
  ];
  const readable = asked.map((key) => criteriaOfQuery(new URLSearchParams(key))).filter(isComplete);
  const series = readable.slice(0, mostSeries);
  return {
    series,
    period: periodOf(query),
    isIndexed: Object.entries(indexNames).find(([name]) => name === query.get('index'))?.[1] ?? null,
    hasDifference: query.get('difference') === '1',
    leftOut: asked.length - series.length,
  };
}

/** The address of a comparison. */
export function compareAddress({
  series,
  period,
  isIndexed = null,
  hasDifference = false,
}: Pick<Comparison, 'series'> & Partial<Comparison>): string {
  const query = new URLSearchParams(series.map((criteria) => ['s', seriesKey(criteria)]));
  if (period && 'from' in period) {
    query.set('from', period.from);
    if (period.to !== null) query.set('to', period.to);
  } else if (period && period.last !== '1d') query.set('last', period.last);
  if (isIndexed !== null) query.set('index', isIndexed ? '100' : '0');
  if (hasDifference) query.set('difference', '1');
  return query.size === 0 ? pagePaths.compare : `${pagePaths.compare}?${query}`;
}

export const hasSeries = ({ series }: Comparison, criteria: Criteria): boolean =>
  series.some((one) => seriesKey(one) === seriesKey(criteria));

/** The comparison at the user's location: that of the page, the view shown, or nothing. */
function comparisonAt(here: string): Pick<Comparison, 'series'> & Partial<Comparison> {
  const [path = '', query = ''] = here.split('?');
  if (path === pagePaths.compare) return comparisonOf(query);
  const shown = seriesOfView(here);
  return { series: path.startsWith(`${pagePaths.dataView}/`) && isComplete(shown) ? [shown] : [] };
}

/** How many series can be added to what is compared, or shown, at the user's location: a path with its query. */
export const roomAt = (here: string): number => mostSeries - comparisonAt(here).series.length;

/**
 * The address of a comparison of views that were found with those already compared, or shown. A fifth series is in the
 * address too, and the page says that it is left out.
 *
 * @param here path and query of the user's location
 * @param found the addresses of the views
 */
export function comparedFrom(here: string, found: readonly string[]): string {
  const comparison = comparisonAt(here);
  return compareAddress({ ...comparison, series: [...comparison.series, ...found.map(seriesOfView)] });
}

/** Without a series. The new address no longer contains what was left out. */
export const withoutSeries = (comparison: Comparison, key: string): Comparison => ({
  ...comparison,
  leftOut: 0,
  series: comparison.series.filter((one) => seriesKey(one) !== key),
});

const minuteMs = 60_000;
const minuteOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`;

/** A period as calls take it. Both ends are given, so that all series are requested for the same one. */
export type AskedPeriod = { readonly from: string; readonly to: string };

/** The period to request. @param at the time, ISO; a period up to now ends in its minute */
export function askedPeriod(period: ComparedPeriod, at: string): AskedPeriod {
  const now = Math.floor(Date.parse(at) / minuteMs) * minuteMs;
  if ('from' in period) return { from: period.from, to: period.to ?? minuteOf(now) };
  const minutes = lastPeriods.find(([name]) => name === period.last)?.[2] ?? 0;
  return { from: minuteOf(now - minutes * minuteMs), to: minuteOf(now) };
}
