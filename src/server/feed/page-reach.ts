import { lateDays } from './reports-sql.ts';

/**
 * The periods in which a page's statement looks for rows, all in UTC. PostgreSQL plans a statement for every month that
 * its values do not rule out; with years of months this takes longer than reading the page.
 */
export type PageReach = {
  /** No row of the page is earlier. */
  readonly earliest: string;
  /** A time at which a row visible to the reader was published, if one is known. */
  readonly newest: string;
  /** The other reports of the page's trades are looked for between these. */
  readonly reportsFrom: string;
  readonly reportsUntil: string;
};

const dayMs = 86_400_000;
const nearDays = 7;
const always = { from: '-infinity', until: 'infinity' };

/** `never` if there is no such time: a source of which nothing is visible. */
function daysFrom(at: string, days: number, never: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? never : new Date(time + days * dayMs).toISOString();
}

/** Everything. */
export const wholeReach = (newest: string | null): PageReach => ({
  earliest: always.from,
  newest: newest ?? always.from,
  reportsFrom: always.from,
  reportsUntil: always.until,
});

/**
 * The days before `before`, which contain a page of nearly everything that is traded often. Reports of these rows are
 * within it too, except those recorded in `late_reports`.
 *
 * @param before the time of the key that the page follows
 */
export function nearReach(before: string, newest: string | null): PageReach {
  return {
    earliest: daysFrom(before, -nearDays, always.from),
    newest: newest ?? always.from,
    reportsFrom: daysFrom(before, -nearDays - lateDays, always.from),
    // The key has microseconds, of which a JavaScript time keeps only milliseconds.
    reportsUntil: daysFrom(before, lateDays + 1, always.until),
  };
}

/** An order book is read at the time of its newest row, or of one that has arrived since. */
export const bookReach = (newest: string): PageReach => ({ ...wholeReach(newest), earliest: newest });

/** The values of a reach, in the order of the statements' last parameters. */
export const reachValues = (reach: PageReach): readonly string[] => [
  reach.earliest,
  reach.newest,
  reach.reportsFrom,
  reach.reportsUntil,
];
