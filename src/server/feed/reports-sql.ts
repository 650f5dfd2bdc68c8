/** A report published so many days after its trading day, or more, is noted in late_reports: migrations 129 and 130. */
export const lateDays = 35;

/**
 * Until when reports of the trade `row` were published at the latest, as SQL. A bound, not the time of one of them: with
 * it PostgreSQL leaves out the months after, of which there are the more the older the trade is.
 *
 * @param segment the row's, as SQL
 */
export const reportedUntil = (row: string, segment: string): string =>
  `coalesce(
    (SELECT l.last_published_at FROM late_reports l WHERE l.segment_mic = ${segment} AND l.trade_day = ${row}.trade_day),
    (${row}.trade_day + ${lateDays})::timestamp AT TIME ZONE 'UTC')`;

/** When the trading day of the trade `row` begins, as SQL: none of its reports is published before. */
export const tradeDayOf = (row: string): string => `${row}.trade_day::timestamp AT TIME ZONE 'UTC'`;

/** The trades of a relation on the segment $2, each with its `reported_until`. */
export const withReportedUntil = (trades: string): string =>
  `(SELECT s.*, ${reportedUntil('s', '$2')} AS reported_until FROM ${trades} s OFFSET 0)`;
