import { newestFirst, rowSql, withReportsAnywhere } from './view-sql.ts';

/** The number of trades in an answer. */
export const lastTrades = 20;

/** What is known of the instrument with the code $1. */
export const instrumentSql = `SELECT id, code, code_type AS "codeType", description, currency,
    asset_class AS "assetClass", sub_asset_class AS "subAssetClass"
  FROM instruments WHERE code = $1`;

const amountsOf = (first: (column: string, order: string) => string): string =>
  [
    ['Price', 'price'],
    ['Volume', 'volume'],
    ['BidPrice', 'bid_price'],
    ['BidVolume', 'bid_volume'],
    ['BidCurrency', 'bid_currency'],
    ['AskPrice', 'ask_price'],
    ['AskVolume', 'ask_volume'],
    ['AskCurrency', 'ask_currency'],
  ]
    .map(([name = '', column = '']) => {
      const order = column.startsWith('bid') ? 'r.bid_price DESC NULLS LAST' : 'r.ask_price NULLS LAST';
      return `(${first(`r.${column}`, order)})::text AS "${name}"`;
    })
    .join(', ');

/**
 * The latest quotes of the instruments $1: on the segments $2 by the systems $3, published at $4. Where $5 says so, these
 * are the levels of a snapshot, of which the best are taken, whatever their order.
 */
export const quotesSql = `SELECT o.id, o.segment AS "segmentMic", o.system, q.*
  FROM unnest($1::integer[], $2::text[], $3::text[], $4::timestamptz[], $5::boolean[])
    o (id, segment, system, at, is_snapshot)
  CROSS JOIN LATERAL (
    SELECT ${amountsOf((column, order) => `(array_agg(${column} ORDER BY ${order}))[1]`)}
    FROM (
      SELECT * FROM orders
      WHERE instrument_id = o.id AND segment_mic = o.segment AND system = o.system AND published_at = o.at
      ORDER BY id DESC LIMIT CASE WHEN o.is_snapshot THEN NULL ELSE 1 END
    ) r
  ) q`;

/**
 * The last trades of the instrument $1 on all of the segments $2, newest first, up to the cut-off $3 and since $4, each
 * as a row of the view of trades.
 */
export const lastTradesSql = `SELECT shown.segment_mic AS "segmentMic",
    (SELECT row_to_json(v) FROM (SELECT ${rowSql('tradeDisplay')}) v) AS row
  FROM ${withReportsAnywhere(
    `(SELECT r.* FROM unnest($2::text[]) o (segment) CROSS JOIN LATERAL (
      SELECT * FROM trades
      WHERE instrument_id = $1::integer AND segment_mic = o.segment
        AND published_at <= $3::timestamptz AND published_at >= $4::timestamptz
      ${newestFirst} LIMIT ${lastTrades}
    ) r ${newestFirst} LIMIT ${lastTrades})`,
    '$3::timestamptz',
  )} ORDER BY shown.published_at DESC, shown.id DESC`;
