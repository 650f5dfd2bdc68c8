import { type FeedView, feedViews, type KnownViewId } from '../../domain/feed/feed-views.ts';
import type { FeedField } from '../../domain/feed/fields/feed-field.ts';
import { fieldsOf, fieldsOfView } from '../../domain/feed/fields/fields-of.ts';
import { fieldSql, timeSql } from './field-sql.ts';
import { periodSql, rowPassesSql } from './filter-sql.ts';
import { tradeDayOf, withReportedUntil } from './reports-sql.ts';
import { arrivedSql, newestSql } from './source-state.ts';

/** The columns a view selects of each row: its fields and, for a trade, the other reports of its transaction. */
export function rowSql(viewId: KnownViewId): string {
  const { dataType, firstOf }: FeedView = feedViews[viewId];
  const field = (name: string): string => {
    const found = fieldsOf(dataType).find((one: FeedField) => one.name === name);
    if (!found) throw new Error(`${name} is no field of a ${dataType}`);
    return fieldSql(found);
  };
  const firsts = Object.entries(firstOf).map(
    ([name, names]) => `coalesce(${names.map(field).join(', ')}) AS "${name}"`,
  );
  const own = fieldsOfView(viewId).filter(({ name }) => !(name in firstOf));
  return [
    'id::text AS id',
    ...own.map((one) => `${fieldSql(one)} AS "${one.name}"`),
    ...firsts,
    ...(dataType === 'trade'
      ? [
          't.voided_by AS "voidedBy"',
          't.superseded_by AS "supersededBy"',
          't.refers_to AS "refersTo"',
          `coalesce(t.chain, '[]') AS chain`,
        ]
      : []),
  ].join(', ');
}

/** The result of a page query: JSON made by the database, and where the next page begins. */
export type PageRow = {
  /** The rows as a JSON array. */
  readonly data: string;
  /** The number of rows from the key on, counted up to one more than the page holds. */
  readonly found: string;
  readonly last_at: string | null;
  readonly last_id: string | null;
  /** Publication time of the newest row this reader may see; null if all were removed meanwhile. */
  readonly newest: string | null;
  /** If a filter has read as many rows as it may and some are left: the key of the last one read. */
  readonly edge_at?: string | null;
  readonly edge_id?: string | null;
  /** The position of the source when this was read. */
  readonly arrived: string;
  /** Whether reports of a row may be outside the reach of the query. */
  readonly reaches_beyond?: boolean | null;
};

const orders = {
  table: 'orders',
  where: 'instrument_id = $1 AND segment_mic = $2 AND system = $3',
  withReports: (rows: string, _within?: string): string => `${rows} shown`,
};

const reference = `json_build_object('id', c.id::text, 'kind', c.kind, 'publicationDate', ${timeSql('c.published_at')})`;
const chained = `json_build_object('id', c.id::text, 'kind', c.kind, 'publicationDate', ${timeSql('c.published_at')},
  'price', c.price::text, 'vol', c.volume::text, 'flags', c.flags)`;

// Of reports published at the same time, the new one comes first, then its cancellation, then its replacement; so a new
// report is also voided by one at its own time, an amendment only by a later one.
const kinds = `ARRAY['New', 'Cancelled', 'Amended']`;
const place = (row: string): string => `(${row}.published_at, array_position(${kinds}, ${row}.kind))`;

/** Where a statement says of which instrument and segment its rows are, and the reader's cut-off. */
type RowsOf = {
  readonly instrument: (row: string) => string;
  readonly segment: (row: string) => string;
  readonly cutOff: string;
};

/** All rows are of the instrument $1 on the segment $2: months partitioned by segment then open a single partition. */
const ofParameters: RowsOf = { instrument: () => '$1', segment: () => '$2', cutOff: '$4::timestamptz' };

/** Each row has its own. */
const ofColumns: RowsOf = {
  instrument: (row) => `${row}.instrument_id`,
  segment: (row) => `${row}.segment_mic`,
  cutOff: '$4::timestamptz',
};

/**
 * Whether the trade `row` may have other reports, as SQL; hardly any has. They may lie after the cut-off, so this decides
 * what is looked up, never what is shown.
 */
const mayHaveOthers = (row: string): string => `${row}.has_other_reports IS NOT FALSE`;

// The reports of a row's transaction, through the index of their identity. A new report supersedes the one before it,
// unless that is a cancellation: ingest takes it only if it completes that one. The cut-off applies here as for the
// rows. A trade is never published before its trading day, nor later than is recorded, which rules out the other
// months. The sum keeps PostgreSQL from using the index of the pages, which it otherwise picks for a month without
// statistics and reads in full for each row.
const transactionSql = (
  within = '',
  { instrument, segment, cutOff } = ofParameters,
): string => `CROSS JOIN LATERAL (
    SELECT
      CASE WHEN count(*) > 1
        THEN json_agg(${chained} ORDER BY ${place('c')})
        ELSE '[]' END AS chain,
      (array_agg(${reference} ORDER BY c.published_at, c.kind) FILTER (
        WHERE shown.kind <> 'Cancelled' AND c.kind <> 'New'
          AND (c.published_at > shown.published_at OR c.published_at = shown.published_at AND shown.kind = 'New')))[1]
        AS voided_by,
      CASE WHEN shown.kind <> 'Cancelled' THEN (array_agg(CASE WHEN c.kind = 'New' THEN ${reference} END ORDER BY ${place('c')})
        FILTER (WHERE ${place('c')} > ${place('shown')}))[1] END AS superseded_by,
      CASE shown.kind WHEN 'New' THEN (array_agg(CASE WHEN c.kind <> 'Cancelled' THEN ${reference} END ORDER BY ${place('c')} DESC)
        FILTER (WHERE ${place('c')} < ${place('shown')}))[1]
      ELSE (array_agg(${reference} ORDER BY c.published_at DESC, c.kind) FILTER (
        WHERE c.kind <> 'Cancelled'
          AND (c.published_at < shown.published_at OR c.published_at = shown.published_at AND c.kind = 'New')))[1] END
        AS refers_to
    FROM trades c
    WHERE c.segment_mic = ${segment('shown')} AND c.trade_day = shown.trade_day
      AND c.transaction_id = shown.transaction_id AND c.instrument_id + 0 = ${instrument('shown')}
      AND c.published_at <= least(${cutOff}, shown.reported_until)
      AND c.published_at >= ${tradeDayOf('shown')}${within} AND ${mayHaveOthers('shown')}
  ) t`;

// Trades have no system; the comparison gives all views the same parameters.
const trades = {
  table: 'trades',
  where: `instrument_id = $1 AND segment_mic = $2 AND $3::text = 'TRADE'`,
  withReports: (rows: string, within?: string): string =>
    `${withReportedUntil(rows)} shown ${transactionSql(within && ` AND ${within}`)}`,
};

/**
 * Trades of the instrument $1 on several segments, as `shown`, and the other reports of their transactions, as `t`.
 *
 * @param cutOff the time up to which reports are known, as SQL
 */
export const withReportsAnywhere = (rows: string, cutOff: string): string =>
  `${withReportedUntil(rows, ofColumns.segment('s'))} shown ${transactionSql('', { ...ofColumns, cutOff })}`;

/** Conditions for the rows of a source, by $1 instrument, $2 segment and $3 system; $4 is the reader's cut-off. */
export const sources = { order: orders, trade: trades };

const stateSql = (viewId: KnownViewId, since?: string): string => {
  const { dataType } = feedViews[viewId];
  const source = { instrument: '$1', segment: '$2', system: '$3', cutOff: '$4', since };
  return `${newestSql(dataType, source)} AS newest, ${arrivedSql(dataType, source)} AS arrived`;
};

// $4 cut-off, $5 and $6 the key before the page. The bound on time alone lets PostgreSQL rule out whole months, which
// it cannot infer from the comparison of pairs.
export const beforeKey = `published_at <= $4::timestamptz AND published_at <= $5::timestamptz
        AND (published_at, id) < ($5::timestamptz, $6::bigint)`;

/** No row has a later id: together with a cut-off, this is the key before the first page. */
export const lastId = '9223372036854775807';

export const newestFirst = 'ORDER BY published_at DESC, id DESC';

// Ordering by id names the table, since a bare id would be the text of the output and sort 10 before 9. $7 is the
// number of rows on a page, $8 to $11 its reach.
function pageSql(viewId: KnownViewId): string {
  const { table, where } = sources[feedViews[viewId].dataType];
  return shownSql(
    viewId,
    `SELECT * FROM ${table} WHERE ${where} AND ${beforeKey} AND published_at >= $8::timestamptz
      ${newestFirst} LIMIT $7::integer + 1`,
    { isWithinReach: true },
  );
}

/** The number of rows one call reads to find those that pass a filter. */
export const lookedRows = 20_000;

const firstOfFilter = 8;
const period = periodSql(firstOfFilter);

// The rows are read in the order of the index and only as far as needed: even a filter that few rows pass costs no more
// than reading LOOKED_ROWS rows.
function filteredSql(viewId: KnownViewId): string {
  const { dataType } = feedViews[viewId];
  const { table, where } = sources[dataType];
  const ofPeriod = `FROM ${table} WHERE ${where} AND ${beforeKey} AND ${period} ${newestFirst}`;
  return shownSql(
    viewId,
    `SELECT * FROM (SELECT * ${ofPeriod} LIMIT ${lookedRows}) r
     WHERE ${rowPassesSql(dataType, firstOfFilter, '$4::timestamptz')} ${newestFirst} LIMIT $7::integer + 1`,
    {
      edge: `edge AS MATERIALIZED (
      SELECT published_at, id ${ofPeriod}
      OFFSET CASE WHEN (SELECT count(*) FROM page) > $7::integer THEN NULL ELSE ${lookedRows - 1} END
      LIMIT CASE WHEN (SELECT count(*) FROM page) > $7::integer THEN 0 ELSE 1 END)`,
    },
  );
}

/**
 * The common tables `reaching` and `told`: the other reports of the trades `shown`.
 * @param within a condition on such a report `c`, as SQL after AND
 */
const toldSql = (within: string, rowsOf = ofParameters): string =>
  `reaching AS MATERIALIZED ${withReportedUntil(`(SELECT * FROM shown s WHERE ${mayHaveOthers('s')})`, rowsOf.segment('s'))},
    told AS MATERIALIZED (SELECT shown.id, t.* FROM reaching shown ${transactionSql(within, rowsOf)})`;

/** The same of trades of several instruments and segments. */
export const toldOfEachSql = (within: string): string => toldSql(within, ofColumns);

/** Whether one of these has reports outside their reach, from `from` until `until`, as SQL. */
export const reachesBeyondSql = (from: string, until: string): string =>
  `(SELECT bool_or(${tradeDayOf('s')} < ${from}::timestamptz OR least($4::timestamptz, s.reported_until) > ${until}::timestamptz)
         FROM reaching s)`;

function shownSql(
  viewId: KnownViewId,
  pageOf: string,
  { edge, isWithinReach }: { readonly edge?: string; readonly isWithinReach?: boolean },
): string {
  const within = isWithinReach
    ? ' AND c.published_at >= $10::timestamptz AND c.published_at <= $11::timestamptz'
    : '';
  const isTrade = feedViews[viewId].dataType === 'trade';
  // Orders have no reports; mentioning the parameters gives all statements the same ones.
  const reachesBeyond = isTrade ? reachesBeyondSql('$10', '$11') : '$10::timestamptz > $11::timestamptz';
  return `WITH page AS MATERIALIZED (
      ${pageOf}
    ), ${edge ? `${edge}, ` : ''}shown AS MATERIALIZED (
      SELECT * FROM page ${newestFirst} LIMIT $7::integer
    )${isTrade ? `, ${toldSql(within)}` : ''}, last AS MATERIALIZED (SELECT published_at, id FROM shown ORDER BY published_at, id LIMIT 1)
    SELECT
      (SELECT coalesce(json_agg(r), '[]')::text
         FROM (SELECT ${rowSql(viewId)} FROM shown ${isTrade ? 'LEFT JOIN told t USING (id)' : ''}
               ORDER BY shown.published_at DESC, shown.id DESC) r) AS data,
      (SELECT count(*) FROM page) AS found,
      (SELECT ${timeSql('l.published_at')} FROM last l) AS last_at,
      (SELECT l.id::text FROM last l) AS last_id${
        edge
          ? `,
      (SELECT ${timeSql('e.published_at')} FROM edge e) AS edge_at, (SELECT e.id::text FROM edge e) AS edge_id`
          : ''
      },
      ${isWithinReach ? `${reachesBeyond} AS reaches_beyond, ${stateSql(viewId, '$9')}` : stateSql(viewId)}`;
}

// The latest complete snapshot at or before the cut-off; $5 to $7, $10 and $11 are unused, but give all statements the
// same parameters.
function snapshotSql(viewId: KnownViewId): string {
  const { table, where } = sources[feedViews[viewId].dataType];
  return `WITH book AS MATERIALIZED (
    SELECT published_at FROM ${table}
    WHERE ${where} AND published_at <= $4::timestamptz
      AND $5::text IS NOT NULL AND $6::text IS NOT NULL AND $7::integer > 0
      AND published_at >= $8::timestamptz AND $10::timestamptz <= $11::timestamptz
    ORDER BY published_at DESC, id DESC LIMIT 1
  )
  SELECT
    (SELECT coalesce(json_agg(r), '[]')::text FROM (
       SELECT ${rowSql(viewId)} FROM ${table} WHERE ${where} AND published_at = (SELECT published_at FROM book) AND published_at >= $8::timestamptz
       ORDER BY level) r) AS data,
    0 AS found, NULL AS last_at, NULL AS last_id,
    ${stateSql(viewId, '$9')}`;
}

const statements: Readonly<Record<FeedView['rows'], (viewId: KnownViewId) => string>> = {
  history: pageSql,
  latest: pageSql,
  snapshot: snapshotSql,
};

const made = new Map<string, string>();

function once(name: string, make: () => string): string {
  const sql = made.get(name) ?? make();
  made.set(name, sql);
  return sql;
}

/** The statement of a view; all have the same eleven parameters. */
export const viewSql = (viewId: KnownViewId): string =>
  once(viewId, () => statements[feedViews[viewId].rows](viewId));

/** The same with a filter, whose values follow the first seven; it reads all months. */
export const filteredViewSql = (viewId: KnownViewId): string =>
  once(`filtered ${viewId}`, () => filteredSql(viewId));
