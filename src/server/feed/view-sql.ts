import { type FeedView, feedViews, type KnownViewId } from '../../domain/feed/feed-views.ts';
import type { FeedField } from '../../domain/feed/fields/feed-field.ts';
import { fieldsOf, fieldsOfView } from '../../domain/feed/fields/fields-of.ts';
import { fieldSql, timeSql } from './field-sql.ts';

/** What a view selects of each row: its fields, and of a trade the other reports of its transaction. */
function rowSql(viewId: KnownViewId): string {
  const { dataType, firstOf }: FeedView = feedViews[viewId];
  const field = (name: string): string => {
    const found = fieldsOf(dataType).find((one: FeedField) => one.name === name);
    if (!found) throw new Error(`${name} is no field of a ${dataType}`);
    return fieldSql(found);
  };
  const firsts = Object.entries(firstOf).map(
    ([name, names]) => `coalesce(${names.map(field).join(', ')}) as "${name}"`,
  );
  const own = fieldsOfView(viewId).filter(({ name }) => !(name in firstOf));
  return [
    'id::text as id',
    ...own.map((one) => `${fieldSql(one)} as "${one.name}"`),
    ...firsts,
    ...(dataType === 'trade' ? ['t.voided_by as "voidedBy"', 't.refers_to as "refersTo"', 't.chain'] : []),
  ].join(', ');
}

/** What one page query answers: JSON made by the database, and where the next page begins. */
export type PageRow = {
  /** The rows as a JSON array. */
  readonly data: string;
  /** How many rows there are from the key on, counting no further than one more than the page takes. */
  readonly found: string;
  readonly last_at: string | null;
  readonly last_id: string | null;
  /** Publication time of the newest row this reader may see. */
  readonly newest: string | null;
};

const orders = {
  table: 'orders',
  where: 'instrument_id = $1 and segment_mic = $2 and system = $3',
  beside: '',
};

const reference = `json_build_object('id', c.id::text, 'kind', c.kind, 'publicationDate', ${timeSql('c.published_at')})`;
const chained = `json_build_object('id', c.id::text, 'kind', c.kind, 'publicationDate', ${timeSql('c.published_at')},
  'price', c.price::text, 'vol', c.volume::text, 'flags', c.flags)`;

// The reports of a shown row's transaction, found by the index of their identity. Of reports published at once the first
// is the new one, then its cancellation, then what replaces it; so a new report is voided also by what comes at its own
// time, an amendment only by what comes after. The cut-off holds here as for the rows. A trade is never published before
// its trading day, which leaves the months before that out.
const transaction = `cross join lateral (
    select
      case when count(*) > 1
        then json_agg(${chained} order by c.published_at, array_position(array['New', 'Cancelled', 'Amended'], c.kind))
        else '[]' end as chain,
      (array_agg(${reference} order by c.published_at, c.kind) filter (
        where shown.kind <> 'Cancelled' and c.kind <> 'New'
          and (c.published_at > shown.published_at or c.published_at = shown.published_at and shown.kind = 'New')))[1]
        as voided_by,
      (array_agg(${reference} order by c.published_at desc, c.kind) filter (
        where shown.kind <> 'New' and c.kind <> 'Cancelled'
          and (c.published_at < shown.published_at or c.published_at = shown.published_at and c.kind = 'New')))[1]
        as refers_to
    from trades c
    where c.segment_mic = $2 and c.trade_day = shown.trade_day and c.transaction_id = shown.transaction_id
      and c.instrument_id = $1 and c.published_at <= $4::timestamptz
      and c.published_at >= shown.trade_day::timestamp at time zone 'UTC'
  ) t`;

// Trades have no system; the comparison keeps the parameters of all views the same.
const trades = {
  table: 'trades',
  where: `instrument_id = $1 and segment_mic = $2 and $3::text = 'TRADE'`,
  beside: transaction,
};

const sources = { order: orders, trade: trades };

// Orders by id name the table, since a bare id would be the text of the output and sort 10 before 9.
// $4 cut-off, $5 and $6 the key before the page, $7 rows of a page. The bound on the time alone lets PostgreSQL leave
// whole months out, which it cannot learn from the comparison of pairs.
function pageSql(viewId: KnownViewId): string {
  const { table, where, beside } = sources[feedViews[viewId].dataType];
  const row = rowSql(viewId);
  return `with page as materialized (
      select * from ${table}
      where ${where} and published_at <= $4::timestamptz and published_at <= $5::timestamptz
        and (published_at, id) < ($5::timestamptz, $6::bigint)
      order by published_at desc, id desc limit $7::integer + 1
    ), shown as materialized (
      select * from page order by published_at desc, id desc limit $7::integer
    ), last as materialized (select published_at, id from shown order by published_at, id limit 1)
    select
      (select coalesce(json_agg(r), '[]')::text
         from (select ${row} from shown ${beside} order by shown.published_at desc, shown.id desc) r) as data,
      (select count(*) from page) as found,
      (select ${timeSql('l.published_at')} from last l) as last_at,
      (select l.id::text from last l) as last_id,
      (select ${timeSql('published_at')} from ${table} where ${where} and published_at <= $4::timestamptz
         order by published_at desc, id desc limit 1) as newest`;
}

// The latest whole snapshot at or before the cut-off; $5 to $7 are not needed but keep the parameters the same.
function snapshotSql(viewId: KnownViewId): string {
  const { table, where } = sources[feedViews[viewId].dataType];
  return `with book as materialized (
    select published_at from ${table}
    where ${where} and published_at <= $4::timestamptz
      and $5::text is not null and $6::text is not null and $7::integer > 0
    order by published_at desc, id desc limit 1
  )
  select
    (select coalesce(json_agg(r), '[]')::text from (
       select ${rowSql(viewId)} from ${table} where ${where} and published_at = (select published_at from book)
       order by level) r) as data,
    0 as found, null as last_at, null as last_id,
    (select ${timeSql('published_at')} from book) as newest`;
}

/** How many rows a view of the latest ones shows (decisions.md Venues, systems, views). */
export const latestRows = 20;

const statements: Readonly<Record<FeedView['rows'], (viewId: KnownViewId) => string>> = {
  history: pageSql,
  latest: pageSql,
  snapshot: snapshotSql,
};

const made = new Map<KnownViewId, string>();

/** The statement of a view; all have the same seven parameters. */
export function viewSql(viewId: KnownViewId): string {
  const sql = made.get(viewId) ?? statements[feedViews[viewId].rows](viewId);
  made.set(viewId, sql);
  return sql;
}
