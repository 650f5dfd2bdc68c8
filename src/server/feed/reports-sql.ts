/** A report published this many days after its trading day, or more, is recorded in late_reports by a trigger. */
export const lateDays = 35;

/**
 * An upper bound for the publication of reports of the trade `row`, as SQL; not the time of one of them. With it
 * PostgreSQL leaves out the months after it, which are the more numerous the older the trade.
 *
 * @param segment the row's segment, as SQL
 */
export const reportedUntil = (row: string, segment: string): string =>
  `coalesce(
    (SELECT l.last_published_at FROM late_reports l WHERE l.segment_mic = ${segment} AND l.trade_day = ${row}.trade_day),
    (${row}.trade_day + ${lateDays})::timestamp AT TIME ZONE 'UTC')`;

/** The beginning of the trading day of the trade `row`, as SQL: none of its reports is published earlier. */
export const tradeDayOf = (row: string): string => `${row}.trade_day::timestamp AT TIME ZONE 'UTC'`;

/** The trades of a relation on a segment, each with its `reported_until`. @param segment as SQL, of the relation `s` */
export const withReportedUntil = (trades: string, segment = '$2'): string =>
  `(SELECT s.*, ${reportedUntil('s', segment)} AS reported_until FROM ${trades} s OFFSET 0)`;
