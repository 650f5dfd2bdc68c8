import { endOf, summed } from '../sums/sums-sql.ts';
import { priceUnitSql, timeSql } from './field-sql.ts';
import { amountsSql } from './summary-sql.ts';
import { newestFirst } from './view-sql.ts';

/** The figures of a day's trades, on one segment or, with the segment null, on all of them. */
export type FiguresRow = {
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly segment: string | null;
  readonly trades: number;
  readonly units: readonly string[];
  // Null if the prices are in several units, or there is none.
  readonly high: string | null;
  readonly low: string | null;
  readonly last: string | null;
  /** Rounded to six places; null also if the quantities are in several units. */
  readonly vwap: string | null;
  readonly volumes: readonly { readonly Unit: string | null; readonly Amount: string }[];
};

/** The result of the statement. */
export type FiguresFound = {
  /** The days, as JSON. */
  readonly days: readonly FiguresRow[];
  /** If more rows had to be read than one call reads: the moment at which that ended. Days before it are left out. */
  readonly edge: string | null;
};

const { mayCount, supersededAt, lackAmounts } = summed.trade;

/** Whether the report `r` has a price that stands at the cut-off. */
const hasPrice = (cutOff: string, segment: string): string =>
  `r.price IS NOT NULL AND ${mayCount} AND ${supersededAt(cutOff, segment)} IS NULL`;

/**
 * Whose figures, as SQL: an instrument, its segments, the cut-off, the beginning of the first day, and the number of rows
 * read at most of each segment.
 */
type FiguresSource = {
  readonly instrument: string;
  readonly segments: string;
  readonly cutOff: string;
  readonly from: string;
  readonly most: string;
};

const isWhole = "f.day > coalesce((SELECT max(edge) FROM found), '-infinity')";

/**
 * The statement of an instrument's figures by day, the newest first, of all segments together and of each. Days on which
 * nothing was traded are not among them. Its result is one FiguresFound.
 */
export function figuresSql({ instrument, segments, cutOff, from, most }: FiguresSource): string {
  const ofSegment = `instrument_id = ${instrument} AND segment_mic = o.segment`;
  const amounts = amountsSql(
    'trade',
    { where: ofSegment, segment: 'o.segment', cutOff, from, to: cutOff, served: `NOT (${lackAmounts})` },
    most,
    ['day'],
  );
  return `WITH found AS MATERIALIZED (
    SELECT o.segment, s.* FROM unnest(${segments}) o (segment) CROSS JOIN LATERAL (
      WITH ${amounts}
      SELECT e.at AS edge, a.* FROM edge e LEFT JOIN amounts a ON true
    ) s
  ), closing AS MATERIALIZED (
    SELECT o.segment, o.day, l.* FROM (
      SELECT segment, day, day AS starts_at, 'day' AS span FROM found f WHERE ${isWhole} GROUP BY segment, day
    ) o CROSS JOIN LATERAL (
      SELECT r.price, r.published_at, r.id FROM trades r
      WHERE ${ofSegment} AND r.published_at >= o.day AND r.published_at < ${endOf('o')} AND r.published_at <= ${cutOff}
        AND ${hasPrice(cutOff, 'o.segment')}
      ${newestFirst} LIMIT 1
    ) l
  ), summed AS MATERIALIZED (
    SELECT f.day, f.segment, sum(f.reports)::integer AS trades,
      coalesce(array_agg(DISTINCT f.price_unit) FILTER (WHERE f.price_unit IS NOT NULL), '{}') AS units,
      max(f.high) AS high, min(f.low) AS low, sum(f.value) AS value, sum(f.valued) AS valued,
      count(DISTINCT coalesce(f.quantity_unit, '')) FILTER (WHERE f.valued > 0) AS quantity_units
    FROM found f WHERE ${isWhole} GROUP BY GROUPING SETS ((f.day), (f.day, f.segment)) HAVING sum(f.reports) > 0
  )
  SELECT (SELECT ${timeSql('max(f.edge)')} FROM found f) AS edge,
    (SELECT coalesce(json_agg(d ORDER BY d.day DESC, d.segment NULLS FIRST), '[]') FROM (
      SELECT to_char(t.day AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, t.segment, t.trades, t.units,
        CASE WHEN cardinality(t.units) < 2 THEN t.high::text END AS high,
        CASE WHEN cardinality(t.units) < 2 THEN t.low::text END AS low,
        CASE WHEN cardinality(t.units) < 2 THEN (
          SELECT c.price::text FROM closing c WHERE c.day = t.day AND c.segment = coalesce(t.segment, c.segment)
          ORDER BY c.published_at DESC, c.id DESC LIMIT 1) END AS last,
        CASE WHEN cardinality(t.units) < 2 AND t.quantity_units = 1 AND t.valued > 0
          THEN trim_scale(round(t.value / t.valued, 6))::text END AS vwap,
        (SELECT coalesce(json_agg(json_build_object('Unit', v.quantity_unit, 'Amount', v.quantity::text)
            ORDER BY v.quantity_unit NULLS FIRST), '[]') FROM (
          SELECT f.quantity_unit, sum(f.quantity) AS quantity FROM found f
          WHERE f.day = t.day AND f.segment = coalesce(t.segment, f.segment) AND f.reports > f.without_volume
          GROUP BY f.quantity_unit
        ) v) AS volumes
      FROM summed t
    ) d) AS days`;
}

/** The number of reports of a segment among which a last price is looked for. */
const lookedForPrice = 100;

/**
 * The last prices of instruments: $1 and $2 the instruments and their segments in pairs, $3 cut-off, $4 how far back.
 * Instruments without one are not in the result.
 */
export const lastPricesSql = `SELECT DISTINCT ON (o.id) o.id, l.price::text AS "Price", l.unit AS "PriceUnit",
    ${timeSql('l.published_at')} AS "PublicationDate"
  FROM unnest($1::integer[], $2::text[]) o (id, segment) CROSS JOIN LATERAL (
    SELECT r.price, ${priceUnitSql} AS unit, r.published_at, r.id FROM (
      SELECT * FROM trades r WHERE r.instrument_id = o.id AND r.segment_mic = o.segment
        AND r.published_at <= $3::timestamptz AND r.published_at >= $4::timestamptz
      ${newestFirst} LIMIT ${lookedForPrice}
    ) r WHERE ${hasPrice('$3::timestamptz', 'o.segment')} ${newestFirst} LIMIT 1
  ) l ORDER BY o.id, l.published_at DESC, l.id DESC`;
