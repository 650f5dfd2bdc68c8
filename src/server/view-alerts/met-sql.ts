import { feedViews, type KnownViewId } from '../../domain/feed/feed-views.ts';
import { type AlertSide, mostRowsTold, type RowAlertKind } from '../../domain/view-alerts/view-alerts.ts';
import { priceUnitSql, timeSql } from '../feed/field-sql.ts';
import { periodSql, rowPassesSql } from '../feed/filter-sql.ts';
import { sources } from '../feed/view-sql.ts';

/** How many rows before the first new one are searched for the previous price. */
const lookedBack = 10_000;
/** The filter's values follow the parameters: the seven of the rows that meet a condition, the four of the present. */
const firstOfFilter = { met: 8, present: 5 } as const;

const columns: Readonly<Record<AlertSide, readonly [price: string, quantity: string]>> = {
  price: ['price', 'volume'],
  bid: ['bid_price', 'bid_volume'],
  ask: ['ask_price', 'ask_volume'],
};

const currencies: Readonly<Record<'trade' | AlertSide, string>> = {
  trade: 'coalesce(currency, price_major_currency)',
  price: 'NULL::text',
  bid: 'bid_currency',
  ask: 'ask_currency',
};

/** A price is compared only with those of its unit; a single price of an order states none. */
const units: typeof currencies = { ...currencies, trade: priceUnitSql };

const rises = 'before < $7::numeric AND value >= $7::numeric';
const falls = 'before > $7::numeric AND value <= $7::numeric';
const crossings = {
  priceUp: rises,
  priceDown: falls,
  priceCrosses: `(${rises} OR ${falls})`,
} as const;

type Watched = {
  /** The columns of a row `r` that are compared and told. */
  readonly row: string;
  /** Which rows `r` count. */
  readonly counts: string;
};

/** What an alert compares of the rows of its view; the cut-off is $4. @param first of the filter's parameters; null: none */
function watched(
  viewId: KnownViewId,
  { kind, side }: { readonly kind: RowAlertKind; readonly side: AlertSide },
  first: number | null,
): Watched {
  const { dataType, rows } = feedViews[viewId];
  const [price, quantity] = columns[side];
  const isSize = kind === 'sizeAbove';
  const value = isSize ? quantity : price;
  // A cancellation says that there was no trade, and an amendment corrects an old one: neither is a new price.
  const reports = isSize ? `r.kind <> 'Cancelled'` : `r.kind = 'New'`;
  const of = dataType === 'trade' ? 'trade' : side;
  const unit = isSize ? "''" : `coalesce(${units[of]}, '')`;
  return {
    row: `r.id, r.published_at, r.${value} AS value, r.${price} AS price, r.${quantity} AS size,
    ${currencies[of]} AS currency, ${unit} AS unit`,
    counts: [
      `r.${value} IS NOT NULL`,
      dataType === 'trade' ? reports : rows === 'snapshot' ? 'r.level = 1' : 'true',
      first === null ? 'true' : `${periodSql(first)} AND ${rowPassesSql(dataType, first, '$4::timestamptz')}`,
    ].join(' AND '),
  };
}

/**
 * Finds the value that a condition compares next with, one for each unit, the newest first. $1 to $3 are the source, $4
 * the cut-off, followed by the filter's values.
 */
export function presentSql(
  viewId: KnownViewId,
  kind: RowAlertKind,
  side: AlertSide,
  isFiltered: boolean,
): string {
  const { table, where } = sources[feedViews[viewId].dataType];
  const { row, counts } = watched(viewId, { kind, side }, isFiltered ? firstOfFilter.present : null);
  return `SELECT value::text AS value, currency FROM (
      SELECT DISTINCT ON (unit) * FROM (SELECT ${row} FROM (
        SELECT * FROM ${table} WHERE ${where} AND published_at <= $4::timestamptz
        ORDER BY published_at DESC, id DESC LIMIT ${lookedBack}
      ) r WHERE ${counts}) counted
      ORDER BY unit, published_at DESC, id DESC
    ) last ORDER BY published_at DESC, id DESC`;
}

/**
 * Finds the rows after a position that meet a condition for the first time. $1 to $3 are the source, $4 the cut-off, $5
 * and $6 time and id of the position, $7 the condition's number, followed by the filter's values.
 *
 * A price is compared with the previous one of its unit in the order of publication, whichever arrived later: a row
 * that arrives late is compared with its neighbours, not with the last one. Of a book, which is published whole each
 * time, the best level counts, and its size is judged like a price: when it rises above the number.
 */
export function metSql(
  viewId: KnownViewId,
  kind: RowAlertKind,
  side: AlertSide,
  isFiltered: boolean,
): string {
  const { dataType, rows } = feedViews[viewId];
  const { table, where } = sources[dataType];
  const isSize = kind === 'sizeAbove';
  const { row, counts } = watched(viewId, { kind, side }, isFiltered ? firstOfFilter.met : null);
  const meets = isSize
    ? `value > $7::numeric${rows === 'snapshot' ? ' AND (before IS NULL OR before <= $7::numeric)' : ' AND is_new'}`
    : crossings[kind];
  const isNew = '(r.published_at > $5::timestamptz OR r.id > $6::bigint)';
  const firstOf = (condition: string): string => `(SELECT published_at FROM ${table} r
      WHERE ${where} AND published_at <= $4::timestamptz AND ${condition} ORDER BY published_at, id LIMIT 1)`;
  return `WITH head AS MATERIALIZED (
      SELECT last_id, forgotten_id FROM feed_heads WHERE data_type = '${dataType}'
    ), late AS MATERIALIZED (
      -- Arrivals of days ago are known no more: then late rows are looked for in the week before.
      SELECT CASE WHEN $6::bigint < head.forgotten_id THEN $5::timestamptz - interval '7 days' ELSE (
        SELECT min(first_published_at) FROM feed_arrivals
        WHERE instrument_id = $1 AND segment_mic = $2 AND system = $3 AND last_id > $6::bigint
      ) END AS since FROM head
    ), oldest AS MATERIALIZED (
      SELECT min(published_at) AS at FROM (
        ${firstOf('published_at > $5::timestamptz')}
        UNION ALL
        ${firstOf('published_at <= $5::timestamptz AND published_at >= (SELECT since FROM late) AND id > $6::bigint')}
      ) n
    ), since_oldest AS MATERIALIZED (
      SELECT ${row}, ${isNew} AS is_new FROM ${table} r
      WHERE ${where} AND published_at <= $4::timestamptz AND published_at >= (SELECT at FROM oldest) AND ${counts}
    ), span AS MATERIALIZED (
      SELECT * FROM since_oldest
      UNION ALL
      SELECT p.* FROM (SELECT DISTINCT unit FROM since_oldest) u CROSS JOIN LATERAL (
        SELECT * FROM (SELECT ${row}, false AS is_new FROM (
          SELECT * FROM ${table} WHERE ${where} AND published_at < (SELECT at FROM oldest)
          ORDER BY published_at DESC, id DESC LIMIT ${lookedBack}
        ) r WHERE ${counts}) b
        WHERE b.unit = u.unit ORDER BY b.published_at DESC, b.id DESC LIMIT 1) p
    ), steps AS (
      SELECT *, lag(value) OVER w AS before, coalesce(lag(is_new) OVER w, false) AS before_is_new
      FROM span WINDOW w AS (PARTITION BY unit ORDER BY published_at, id)
    ), met AS MATERIALIZED (
      SELECT * FROM steps WHERE (is_new OR before_is_new) AND ${meets}
    )
    SELECT head.last_id::text AS head, (SELECT count(*) FROM met) AS found,
      (SELECT coalesce(json_agg(m), '[]') FROM (
         SELECT id::text AS id, ${timeSql('published_at')} AS "published", price::text AS price, size::text AS size,
           currency, ${isSize ? 'NULL::text' : 'before::text'} AS before
         FROM met ORDER BY met.published_at DESC, met.id DESC LIMIT ${mostRowsTold}) m) AS "rows",
      (SELECT published_at FROM ${table} WHERE ${where} AND published_at > $4::timestamptz
         ORDER BY published_at, id LIMIT 1) AS next_at
    FROM head`;
}
