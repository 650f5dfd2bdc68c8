import { lateDays } from './reports-sql.ts';

/**
 * The periods in which the statement of a page looks for rows, all UTC. PostgreSQL plans a statement for every month
 * that its values do not leave out, and for years of months that takes it longer than reading the page.
 */
export type PageReach = {
  /** No row before it is on the page. */
  readonly earliest: string;
  /** A row that the reader may see was published then, or none is known. */
  readonly newest: string;
  /** Between these the other reports of the page's trades are looked for. */
  readonly reportsFrom: string;
  readonly reportsUntil: string;
};

const dayMs = 86_400_000;
const nearDays = 7;
const always = { from: '-infinity', until: 'infinity' };

/** `never` where there is no such time: a source of which nothing is to be seen. */
function daysFrom(at: string, days: number, never: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? never : new Date(time + days * dayMs).toISOString();
}

/** All that there is. */
export const wholeReach = (newest: string | null): PageReach => ({
  earliest: always.from,
  newest: newest ?? always.from,
  reportsFrom: always.from,
  reportsUntil: always.until,
});

/**
 * The days before `before`, which hold a page of nearly all that is traded often. Reports of these rows lie within it
 * but for those that `late_reports` notes.
 *
 * @param before the time of the key that the page comes after
 */
export function nearReach(before: string, newest: string | null): PageReach {
  return {
    earliest: daysFrom(before, -nearDays, always.from),
    newest: newest ?? always.from,
    reportsFrom: daysFrom(before, -nearDays - lateDays, always.from),
    // The key has microseconds, of which a time of JavaScript keeps the thousands.
    reportsUntil: daysFrom(before, lateDays + 1, always.until),
  };
}

/** An order book is read at the time of its newest row, or of one that has come since. */
export const bookReach = (newest: string | null): PageReach => ({
  ...wholeReach(newest),
  earliest: newest ?? always.from,
});

/** The values of a reach, in the order of the statements' last parameters. */
export const reachValues = (reach: PageReach): readonly string[] => [
  reach.earliest,
  reach.newest,
  reach.reportsFrom,
  reach.reportsUntil,
];
