type Ends = {
  readonly To: string;
  readonly LookedBackTo: string | null;
};

/** Whether the series cover the same period. */
export type PeriodEnds = {
  readonly isEqual: boolean;
  /** Whether one has more rows than were summed up. */
  readonly isCut: boolean;
  /** The last whole minute that all of them cover, in a filter's notation; null if they end together. */
  readonly common: string | null;
};

const minuteMs = 60_000;

/** Live series are requested one after the other: ends within a minute count as equal, unlike delayed and live ones. */
export function periodEnds(all: readonly Ends[]): PeriodEnds {
  const ends = all.map(({ To }) => Date.parse(To));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const isCut = all.some(({ LookedBackTo }) => LookedBackTo !== null);
  const areTogether = all.length === 0 || last - first < minuteMs;
  const common = areTogether ? null : `${new Date(first - minuteMs).toISOString().slice(0, 16)}Z`;
  return { isEqual: areTogether && !(isCut && all.length > 1), isCut, common };
}
