import type { DataType } from '../../domain/feed/data-types.ts';
import { feedViews, type KnownView, type KnownViewId } from '../../domain/feed/feed-views.ts';
import type { RowFilter } from '../../domain/feed/row-filter.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CutOff } from '../feed/cut-off.ts';
import type { FeedPosition } from '../feed/feed-position.ts';
import { systemOf } from '../feed/feed-source.ts';
import { timeSql } from '../feed/field-sql.ts';
import {
  cancelledSql,
  filterValues,
  onlyCancelledSql,
  periodSql,
  reportPassesSql,
  rowPassesSql,
  voidedSql,
} from '../feed/filter-sql.ts';
import { nearReach, type PageReach, wholeReach } from '../feed/page-reach.ts';
import { tradeDayOf, withReportedUntil } from '../feed/reports-sql.ts';
import { rowSql, sources } from '../feed/view-sql.ts';

/** Maximum number of rows in an event: more than a reader would look through, and the number left out is reported. */
const mostRows = 500;
/** The number up to which skipped rows are counted. */
const mostSkipped = 10_000;

/** The source of a stream. */
export type Followed = {
  readonly venueMic: string;
  readonly instrumentId: number;
  readonly segment: string;
  readonly view: KnownView;
  /** The filter; null for all rows. */
  readonly filter: RowFilter | null;
};

/** The new rows of a source since a position. */
export type NewRows = {
  readonly position: FeedPosition;
  /** JSON of the contract's StreamRows; null if nothing is new. */
  readonly data: string | null;
  /** The number of its rows. */
  readonly rows: number;
  /** When the next stored row was published, in milliseconds since 1970; null if there is none. */
  readonly nextAt: number | null;
  /** The same for the next row that its reader will see, which a filter may place later. */
  readonly nextSeenAt: number | null;
  /**
   * Arrivals since the position are unknown: it is too old, or belongs to a time undone by a restore or by promoting a
   * replica that was behind.
   */
  readonly isForgotten: boolean;
};

type Found = {
  readonly head: string;
  /** The head of what a reader with this cut-off may know of. */
  readonly seen_head: string;
  readonly is_forgotten: boolean;
  readonly rows: string;
  readonly changed: string;
  readonly found: string;
  readonly newest: string | null;
  readonly next_at: string | null;
  readonly next_seen_at: string | null;
  /** Whether rows or reports may be outside the reach of the query. */
  readonly reaches_beyond: boolean | null;
};

/** The filter's values follow the nine. */
const firstOfFilter = 10;

const withinReach = 'c.published_at >= $9::timestamptz';

const passesSql = (dataType: DataType, cutOff: string): string =>
  `${periodSql(firstOfFilter)} AND ${rowPassesSql(dataType, firstOfFilter, cutOff, '$2', ` AND ${withinReach}`)}`;

// $5 and $6 are time and id of the position, $7 the maximum number of rows. New rows were published since then, or
// earlier but have arrived since; the arrivals say how much earlier, so that no older row is read. No row is looked for
// before $8, and none of its reports before $9: from what arrivals and rows say, the planner could rule out no month.
const startSql = (viewId: KnownViewId): string => `WITH head AS MATERIALIZED (
      SELECT last_id, forgotten_id FROM feed_heads WHERE data_type = '${feedViews[viewId].dataType}'
    ), late AS MATERIALIZED (
      SELECT min(first_published_at) AS since FROM feed_arrivals
      WHERE instrument_id = $1 AND segment_mic = $2 AND system = $3 AND last_id > $6::bigint
    )`;

const sinceThen = (viewId: KnownViewId, passes: string | null): string => {
  const { table, where } = sources[feedViews[viewId].dataType];
  const more = passes === null ? '' : ` AND ${passes}`;
  const newestOf = (condition: string): string => `(SELECT * FROM ${table} r
      WHERE ${where} AND published_at <= $4::timestamptz AND ${condition}
      ORDER BY published_at DESC, id DESC LIMIT $7::integer + ${mostSkipped})`;
  return `${newestOf(`published_at > $5::timestamptz${more}`)}
      UNION ALL
      ${newestOf(`published_at <= $5::timestamptz AND published_at >= (SELECT since FROM late)
        AND published_at >= $8::timestamptz AND id > $6::bigint${more}`)}`;
};

const endSql = (viewId: KnownViewId, isFiltered: boolean): string => {
  const { dataType } = feedViews[viewId];
  const { table, where } = sources[dataType];
  const later = `FROM ${table} r WHERE ${where} AND published_at > $4::timestamptz`;
  const at = (time: string): string => `(extract(epoch FROM ${time}) * 1000)::text`;
  const first = 'ORDER BY published_at, id LIMIT 1';
  // When it becomes visible, a row is filtered by what is known then. If only cancelled trades are requested, the
  // reader sees what a row voids even if the filter excludes the row itself.
  const voids = `${onlyCancelledSql(firstOfFilter)} AND r.kind <> 'New' AND EXISTS (
        SELECT FROM trades c WHERE c.segment_mic = $2 AND c.trade_day = r.trade_day AND c.transaction_id = r.transaction_id
          AND c.instrument_id + 0 = $1 AND c.published_at <= r.published_at AND c.id <> r.id
          AND c.published_at >= ${tradeDayOf('r')}
          AND ${reportPassesSql(dataType, firstOfFilter, 'c')})`;
  const seen = `(${passesSql(dataType, 'r.published_at')}${dataType === 'trade' ? ` OR ${voids}` : ''})`;
  // Nothing about a row is revealed before its last minute, and rows are looked for again when the next one becomes
  // visible.
  const soon = `published_at <= next.published_at + interval '1 minute'`;
  return `head.last_id::text AS head,
      greatest(head.forgotten_id, (
        SELECT a.last_id FROM feed_arrivals a
        WHERE a.data_type = '${dataType}' AND a.first_published_at <= $4::timestamptz
        ORDER BY a.last_id DESC LIMIT 1))::text AS seen_head,
      ($6::bigint < head.forgotten_id OR $6::bigint > head.last_id) AS is_forgotten,
      ${at('next.published_at')} AS next_at,
      ${isFiltered ? `(SELECT ${at('published_at')} ${later} AND ${soon} AND ${seen} ${first})` : at('next.published_at')} AS next_seen_at
    FROM head LEFT JOIN (SELECT published_at ${later} ${first}) next ON true`;
};

// Orders have no reports; mentioning $9 gives all statements the same parameters.
const reachesBeyondSql = (those: string | null): string =>
  `(SELECT since < $8::timestamptz FROM late)${
    those === null
      ? ' OR $9::timestamptz > $8::timestamptz'
      : ` OR EXISTS (SELECT FROM ${those} s WHERE ${tradeDayOf('s')} < $9::timestamptz)`
  }`;

const listSql = (row: string, from: string, order: string): string =>
  `(SELECT coalesce(json_agg(r), '[]')::text FROM (SELECT ${row} FROM ${from} ORDER BY ${order}) r)`;

/** Earlier reports of the same transactions, whose marks and chains have changed. */
const beforeSql = (those: string, condition: string): string => `SELECT r.*
      FROM ${withReportedUntil(`(SELECT DISTINCT trade_day, transaction_id FROM ${those})`)} n CROSS JOIN LATERAL (
        SELECT * FROM trades c
        WHERE c.segment_mic = $2 AND c.trade_day = n.trade_day AND c.transaction_id = n.transaction_id
          AND c.instrument_id + 0 = $1 AND c.published_at <= least($4::timestamptz, n.reported_until)
          AND c.published_at >= ${tradeDayOf('n')} AND ${withinReach} OFFSET 0
      ) r WHERE ${condition}`;

// As of the reader's position.
const voidedThen = voidedSql('$5::timestamptz', '$2', ` AND c.id <= $6::bigint AND ${withinReach}`);
const voidedNow = voidedSql('$4::timestamptz', '$2', ` AND ${withinReach}`);

// A row that the filter excludes may void or complete one that passes. If only cancelled trades are requested, an
// earlier row becomes new to the reader once something voids it. What the reader has not been shown has not changed for
// them.
const filteredTrades = (viewId: KnownViewId): string => `, arrived AS MATERIALIZED (${sinceThen(viewId, null)}
    ), before AS MATERIALIZED (
      ${beforeSql('arrived', `r.id NOT IN (SELECT id FROM arrived) AND ${periodSql(firstOfFilter)} AND ${reportPassesSql('trade', firstOfFilter)}`)}
    ), fresh AS MATERIALIZED (
      ${sinceThen(viewId, passesSql('trade', '$4::timestamptz'))}
      UNION ALL
      SELECT * FROM before r WHERE ${onlyCancelledSql(firstOfFilter)} AND ${voidedNow} AND NOT ${voidedThen}
    ), changed AS MATERIALIZED (
      SELECT * FROM before r WHERE id NOT IN (SELECT id FROM fresh) AND CASE ${cancelledSql(firstOfFilter)}
        WHEN 'only' THEN ${voidedNow} WHEN 'hide' THEN NOT ${voidedThen} ELSE true END
    )`;

function historySql(viewId: KnownViewId, isFiltered: boolean): string {
  const { dataType } = feedViews[viewId];
  const { withReports } = sources[dataType];
  const order = 'shown.published_at DESC, shown.id DESC';
  const isTrade = dataType === 'trade';
  const fresh = `, fresh AS MATERIALIZED (
      ${sinceThen(viewId, isFiltered ? passesSql(dataType, '$4::timestamptz') : null)}
    )`;
  const changed = `, changed AS MATERIALIZED (
      ${beforeSql('shown', 'r.id NOT IN (SELECT id FROM fresh)')}
    )`;
  return `${startSql(viewId)}${isFiltered && isTrade ? filteredTrades(viewId) : fresh}, shown AS MATERIALIZED (
      SELECT * FROM fresh ORDER BY published_at DESC, id DESC LIMIT $7::integer
    )${isTrade && !isFiltered ? changed : ''}
    SELECT
      ${listSql(rowSql(viewId), withReports('shown', withinReach), order)} AS rows,
      ${isTrade ? listSql(rowSql(viewId), withReports('changed', withinReach), order) : `'[]'`} AS changed,
      (SELECT count(*) FROM fresh) AS found,
      (SELECT ${timeSql('max(published_at)')} FROM shown) AS newest,
      ${reachesBeyondSql(isTrade ? (isFiltered ? 'arrived' : 'shown') : null)} AS reaches_beyond,
      ${endSql(viewId, isFiltered)}`;
}

// The latest complete snapshot, if any new row belongs to it; those in between are of no use.
function snapshotSql(viewId: KnownViewId): string {
  const { table, where } = sources[feedViews[viewId].dataType];
  return `${startSql(viewId)}, fresh AS MATERIALIZED (
      ${sinceThen(viewId, null)}
    ), book AS MATERIALIZED (
      SELECT published_at FROM ${table}
      WHERE ${where} AND published_at <= $4::timestamptz AND published_at >= $8::timestamptz
      ORDER BY published_at DESC, id DESC LIMIT 1
    ), shown AS MATERIALIZED (
      SELECT * FROM ${table} WHERE ${where} AND published_at = (SELECT published_at FROM book)
        AND published_at >= $8::timestamptz AND EXISTS (SELECT FROM fresh WHERE published_at = (SELECT published_at FROM book)) AND $7::integer > 0
    )
    SELECT ${listSql(rowSql(viewId), 'shown', 'level')} AS rows, '[]' AS changed,
      (SELECT count(*) FROM shown) AS found, (SELECT ${timeSql('max(published_at)')} FROM shown) AS newest,
      ${reachesBeyondSql(null)} AS reaches_beyond, ${endSql(viewId, false)}`;
}

const made = new Map<string, string>();

function sqlOf(name: string, { id, rows }: KnownView, isFiltered: boolean): string {
  const sql = made.get(name) ?? (rows === 'snapshot' ? snapshotSql(id) : historySql(id, isFiltered));
  made.set(name, sql);
  return sql;
}

// json_agg puts line feeds between elements, which would end a line of the event.
const inOneLine = (json: string): string => json.replaceAll('\n', '');

async function ask(
  pool: Database,
  { instrumentId, segment, view, filter }: Followed,
  since: FeedPosition,
  cutOff: CutOff,
  { earliest, reportsFrom }: Pick<PageReach, 'earliest' | 'reportsFrom'>,
): Promise<Found> {
  const name = `live-${filter ? 'filtered-' : ''}${view.viewType}`;
  const { rows } = await pool.query<Found>({
    name,
    text: sqlOf(name, view, filter !== null),
    values: [
      instrumentId,
      segment,
      systemOf(view),
      cutOff.at,
      since.at,
      since.id,
      mostRows,
      earliest,
      reportsFrom,
      ...(filter ? filterValues(filter) : []),
    ],
  });
  const [found] = rows;
  if (!found) throw new Error('the feed has no head');
  return found;
}

/** Reads the new rows of a source since a position, as far as a reader with this cut-off may see them. */
export async function readNewRows(
  pool: Database,
  followed: Followed,
  since: FeedPosition,
  cutOff: CutOff,
): Promise<NewRows> {
  const near = await ask(pool, followed, since, cutOff, nearReach(since.at, null));
  const row = near.reaches_beyond ? await ask(pool, followed, since, cutOff, wholeReach(null)) : near;
  const count = Number(row.found);
  const skipped =
    followed.view.rows === 'snapshot' ? 0 : Math.max(0, Math.min(mostSkipped, count - mostRows));
  const data = `{"rows":${inOneLine(row.rows)},"changed":${inOneLine(row.changed)},"skipped":${skipped},"newest":${JSON.stringify(row.newest)}}`;
  return {
    // Of all sources: a quiet one's own latest arrival is soon forgotten. The head of everything would count what a
    // delayed reader may not know of yet.
    position: { ...cutOff, id: cutOff.isDelayed ? row.seen_head : row.head },
    data: count === 0 && row.changed === '[]' ? null : data,
    rows: count - skipped,
    nextAt: row.next_at === null ? null : Number(row.next_at),
    nextSeenAt: row.next_seen_at === null ? null : Number(row.next_seen_at),
    isForgotten: row.is_forgotten,
  };
}
