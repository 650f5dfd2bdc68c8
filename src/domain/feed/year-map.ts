import { type Day, weekdayOf } from '../subscription/calendar.ts';
import type { Condition } from './day-condition.ts';

/** The first year that the page of a venue shows. */
export const firstYear = 2000;

/** The year `20yy` that a text names, such as a part of an address; null if it names none. */
export const yearNamed = (text: string | null): string | null =>
  text !== null && /^20[0-9]{2}$/.test(text) ? text : null;

/** The condition of a venue's orders or trades on a day, and the number of their rows; null until the day is over. */
type Told = {
  readonly condition: Condition;
  readonly rows: number | null;
  readonly reasons: readonly string[];
};

/** A day as the service tells it; null for what the venue does not publish. */
type ToldDay = { readonly day: Day; readonly orders: Told | null; readonly trades: Told | null };

/** A day of the map. */
export type MapDay = {
  readonly day: Day;
  /** Orders and trades together: the worse of the two, or `ahead` if it has not come. */
  readonly condition: Condition | 'ahead';
  /** Null until the day is over. */
  readonly rows: number | null;
  /** 0 without rows, then by quarters of the days with rows: 4 for those with the most. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly reasons: readonly string[];
};

/** The worst first. */
const worst: readonly Condition[] = ['missing', 'degraded', 'pending', 'unknown', 'available', 'closed'];

const levels = [1, 2, 3, 4] as const;

/** The days of a year as a map shows them. @param today days after it have not come */
export function mapDays(days: readonly ToldDay[], today: Day): readonly MapDay[] {
  const rowsOf = (day: ToldDay): number | null => {
    const known = [day.orders, day.trades].filter((told) => told !== null);
    return known.some(({ rows }) => rows === null)
      ? null
      : known.reduce((sum, { rows }) => sum + (rows ?? 0), 0);
  };
  const counts = days
    .map(rowsOf)
    .filter((rows) => rows !== null && rows > 0)
    .sort((a, b) => (a ?? 0) - (b ?? 0));
  return days.map((told) => {
    const known = [told.orders, told.trades].filter((one) => one !== null);
    const rows = told.day > today ? null : rowsOf(told);
    const isClosed = known.every(({ condition }) => condition === 'closed');
    const condition = worst.find((one) => known.some((each) => each.condition === one)) ?? 'unknown';
    const quarter = Math.floor((counts.lastIndexOf(rows) / counts.length) * 4);
    return {
      day: told.day,
      condition: told.day > today && !isClosed ? 'ahead' : condition,
      rows,
      level: rows === null || rows === 0 ? 0 : (levels[quarter] ?? 4),
      reasons: [...new Set(known.flatMap(({ reasons }) => reasons))],
    };
  });
}

/** Whether something is wrong with a day. */
export const isWrong = ({ condition }: MapDay): boolean =>
  condition === 'degraded' || condition === 'missing';

/**
 * The days by weekday and week, Monday first; null outside the year. Weekends are left out unless something was
 * published on one.
 */
export function mapRows(
  days: readonly MapDay[],
): readonly { readonly weekday: number; readonly weeks: readonly (MapDay | null)[] }[] {
  const [first] = days;
  if (first === undefined) return [];
  // Days since the Monday on or before the first of January.
  const offset = (weekdayOf(first.day) + 6) % 7;
  const weeks = Math.ceil((offset + days.length) / 7);
  return [1, 2, 3, 4, 5, 6, 0]
    .map((weekday) => ({
      weekday,
      weeks: Array.from(
        { length: weeks },
        (_, week) => days[week * 7 + ((weekday + 6) % 7) - offset] ?? null,
      ),
    }))
    .filter(
      ({ weekday, weeks }) =>
        (weekday !== 0 && weekday !== 6) ||
        weeks.some(
          (day) => day !== null && ((day.rows ?? 0) > 0 || !['closed', 'unknown'].includes(day.condition)),
        ),
    );
}

/** What a month of the map amounts to. */
export type MapMonth = {
  /** `yyyy-mm`. */
  readonly month: string;
  readonly rows: number;
  readonly complete: number;
  readonly wrong: number;
  readonly closed: number;
};

/** The months of the map that have begun, in order. */
export function mapMonths(days: readonly MapDay[], today: Day): readonly MapMonth[] {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))].filter(
    (month) => month <= today.slice(0, 7),
  );
  return months.map((month) => {
    const own = days.filter(({ day }) => day.startsWith(month) && day <= today);
    const count = (isMeant: (day: MapDay) => boolean): number => own.filter(isMeant).length;
    return {
      month,
      rows: own.reduce((sum, { rows }) => sum + (rows ?? 0), 0),
      complete: count(({ condition }) => condition === 'available'),
      wrong: count(isWrong),
      closed: count(({ condition }) => condition === 'closed'),
    };
  });
}
