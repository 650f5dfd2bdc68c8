type Ends = {
  readonly To: string;
  readonly LookedBackTo: string | null;
};

/** Whether series are of one period. */
export type PeriodEnds = {
  readonly isEqual: boolean;
  /** Whether one has more rows than were summed up. */
  readonly isCut: boolean;
  /** The last whole minute that all of them have, as a filter writes it; null where they end together. */
  readonly common: string | null;
};

const minuteMs = 60_000;

/** Live series are asked one after the other: what ends within a minute ends together, delayed and live do not. */
export function periodEnds(all: readonly Ends[]): PeriodEnds {
  const ends = all.map(({ To }) => Date.parse(To));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const isCut = all.some(({ LookedBackTo }) => LookedBackTo !== null);
  const areTogether = all.length === 0 || last - first < minuteMs;
  const common = areTogether ? null : `${new Date(first - minuteMs).toISOString().slice(0, 16)}Z`;
  return { isEqual: areTogether && !(isCut && all.length > 1), isCut, common };
}
