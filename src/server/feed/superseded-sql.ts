import { detailsOfAggregates } from '../../domain/venues/deferrals.ts';
import { reportedUntil } from './reports-sql.ts';

/** Whether a report is about one of the transactions of an aggregate, which counts for them, as SQL. */
export const isDetailSql = (row = ''): string =>
  `${row}flags && ARRAY[${detailsOfAggregates.map((flag) => `'${flag}'`).join(', ')}]`;

/**
 * When the transaction of the report `r` of `trades` was last reported anew after it, as SQL; null as long as `r` is its
 * latest report. A transaction counts once, by its latest report, and not at all if that is a cancellation; an aggregate
 * goes on counting when its details follow. Of reports published at the same time, a cancellation or amendment comes
 * after the new one.
 *
 * @param cutOff the time up to which reports are known, as SQL
 * @param segment the row's segment, as SQL
 */
export function supersededSql(cutOff: string, segment: string): string {
  const follows = `c.segment_mic = ${segment} AND c.trade_day = r.trade_day AND c.transaction_id = r.transaction_id
        AND c.published_at >= r.published_at AND c.published_at <= ${cutOff}`;
  const until = `(SELECT ${reportedUntil('r', segment)} AS reported_until OFFSET 0) u`;
  // The sum keeps PostgreSQL from using the index of the pages, as in the pages' statement.
  return `(SELECT max(s.at) FROM (
      SELECT c.published_at AS at FROM ${until} JOIN trades c ON ${follows} AND c.published_at <= u.reported_until
        AND c.instrument_id + 0 = r.instrument_id
        AND (c.published_at > r.published_at OR r.kind = 'New' AND c.kind <> 'New')
        AND NOT (c.kind = 'New' AND ${isDetailSql('c.')})
      UNION ALL
      SELECT c.published_at FROM archived_changes c WHERE ${follows} AND c.instrument_id = r.instrument_id
        AND (c.published_at > r.published_at OR r.kind = 'New')
    ) s)`;
}
