import type { ViewType } from '../../domain/feed/view-types.ts';

const time = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const PRICE_ROW = `id::text as id, ${time('published_at')} as date, price::text as price, volume::text as "aggrVol"`;

const BOOK_ROW = `id::text as id, bid_orders as "lOrders", bid_price::text as "bidPrice",
  bid_volume::text as "aggrBidVol", ask_price::text as "askPrice", ask_volume::text as "aggrAskVol",
  ask_orders as "rOrders"`;

const VOICE_ROW = `id::text as id, ${time('published_at')} as date, orders, bid_price::text as "bidPrice",
  bid_currency as "bidCurrency", bid_volume::text as "bidVol", ask_price::text as "askPrice",
  ask_volume::text as "askVol", ask_currency as "askCurrency"`;

const tradeRow = (
  missingPrice: string,
): string => `id::text as id, ${time('traded_at')} as "tradeDate", price::text as price,
  ${missingPrice} as "missingPrice", volume::text as vol, price_notation as "priceNot",
  ${time('published_at')} as "publicationDate", transaction_id as "transactionID",
  notional_amount::text as "notionalAmt", notional_currency as "notionalCcy", flags, kind as status,
  measurement_unit as "qtyMeasUnit", emission_type as type, cleared,
  third_country_venue as "thirdCountryExecutionVenue", t.voided_by as "voidedBy", t.refers_to as "refersTo", t.chain`;

const LIST_ROW = `${tradeRow('missing_price')}, currency, price_condition as "priceCondition",
  price_major_currency as "priceMajorCurrency"`;

// Of UK shares the list names both otherwise; one by one, every trade has the same fields (B 3).
const INDIVIDUAL_ROW = `${tradeRow('coalesce(missing_price, price_condition)')},
  coalesce(currency, price_major_currency) as ccy,
  measured_quantity::text as "qtyPerMeas"`;

/** What one page query answers: JSON made by the database, and where the next page begins. */
export interface PageRow {
  /** The rows as a JSON array. */
  readonly data: string;
  /** How many rows there are from the key on, counting no further than one more than the page takes. */
  readonly found: string;
  readonly last_at: string | null;
  readonly last_id: string | null;
  /** Publication time of the newest row this reader may see. */
  readonly newest: string | null;
}

const ORDERS = {
  table: 'orders',
  where: 'instrument_id = $1 and segment_mic = $2 and system = $3',
  beside: '',
};

const reference = `json_build_object('id', c.id::text, 'kind', c.kind, 'publicationDate', ${time('c.published_at')})`;
const chained = `json_build_object('id', c.id::text, 'kind', c.kind, 'publicationDate', ${time('c.published_at')},
  'price', c.price::text, 'vol', c.volume::text, 'flags', c.flags)`;

// The reports of a shown row's transaction, found by the index of their identity. Of reports published at once the first
// is the new one, then its cancellation, then what replaces it; so a new report is voided also by what comes at its own
// time, an amendment only by what comes after. The cut-off holds here as for the rows. A trade is never published before
// its trading day, which leaves the months before that out.
const TRANSACTION = `cross join lateral (
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
const TRADES = {
  table: 'trades',
  where: `instrument_id = $1 and segment_mic = $2 and $3::text = 'TRADE'`,
  beside: TRANSACTION,
};

// Orders by id name the table, since a bare id would be the text of the output and sort 10 before 9.
// $4 cut-off, $5 and $6 the key before the page, $7 rows of a page. The bound on the time alone lets PostgreSQL leave
// whole months out, which it cannot learn from the comparison of pairs.
function pageSql(source: typeof ORDERS, row: string): string {
  const { table, where, beside } = source;
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
      (select ${time('l.published_at')} from last l) as last_at,
      (select l.id::text from last l) as last_id,
      (select ${time('published_at')} from ${table} where ${where} and published_at <= $4::timestamptz
         order by published_at desc, id desc limit 1) as newest`;
}

// The latest whole snapshot at or before the cut-off; $5 to $7 are not needed but keep the parameters the same.
const BOOK_SQL = `with book as materialized (
    select published_at from orders
    where ${ORDERS.where} and published_at <= $4::timestamptz
      and $5::text is not null and $6::text is not null and $7::integer > 0
    order by published_at desc, id desc limit 1
  )
  select
    (select coalesce(json_agg(r), '[]')::text from (
       select ${BOOK_ROW} from orders where ${ORDERS.where} and published_at = (select published_at from book)
       order by level) r) as data,
    0 as found, null as last_at, null as last_id,
    (select ${time('published_at')} from book) as newest`;

/** How many trades the individual view shows, one column each (decisions.md Venues, systems, views). */
export const INDIVIDUAL_TRADES = 20;

/** The statement of each view, all with the same seven parameters. */
export const VIEW_SQL: Readonly<Record<ViewType, string>> = {
  'ord-disp-rfq': pageSql(ORDERS, PRICE_ROW),
  'ord-disp-auc': pageSql(ORDERS, PRICE_ROW),
  'ord-disp-clob': BOOK_SQL,
  'ord-disp-voice': pageSql(ORDERS, VOICE_ROW),
  'trade-disp': pageSql(TRADES, LIST_ROW),
  'trade-disp-2': pageSql(TRADES, INDIVIDUAL_ROW),
};
