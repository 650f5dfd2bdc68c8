import { reportedUntil } from './reports-sql.ts';

/**
 * When the report that completes the report `x` of `trades` was published, as SQL: the next report of its transaction,
 * if that is a new one, whether the table has it or only the archive. Null while nothing completes it.
 *
 * @param since a time before which `x` was not published, as SQL, for the plan
 * @param cutOff the time up to which reports are known, as SQL
 */
export function completedAtSql(since: string, cutOff: string): string {
  const follows = `c.segment_mic = x.segment_mic AND c.trade_day = x.trade_day AND c.transaction_id = x.transaction_id
        AND c.published_at >= x.published_at AND c.published_at <= ${cutOff}`;
  const until = `(SELECT ${reportedUntil('x', 'x.segment_mic')} AS reported_until OFFSET 0) u`;
  const archived = (table: string, kind: string, isLater: string): string =>
    `SELECT c.published_at, '${kind}' FROM ${table} c WHERE ${follows} AND c.instrument_id = x.instrument_id AND ${isLater}`;
  // Of reports published at the same time, the new one comes first. The sum keeps PostgreSQL from using the index of the
  // pages, as in the pages' statement.
  return `(SELECT CASE WHEN n.kind = 'New' AND x.kind <> 'Cancelled' THEN n.published_at END FROM (
      SELECT c.published_at, c.kind FROM ${until} JOIN trades c ON ${follows} AND c.published_at >= ${since}
        AND c.published_at <= u.reported_until AND c.instrument_id + 0 = x.instrument_id
        AND (c.published_at > x.published_at OR x.kind = 'New' AND c.kind <> 'New')
      UNION ALL ${archived('archived_changes', 'Changed', `(c.published_at > x.published_at OR x.kind = 'New')`)}
      UNION ALL ${archived('archived_completions', 'New', 'c.published_at > x.published_at')}
    ) n ORDER BY n.published_at, n.kind <> 'New' LIMIT 1)`;
}
