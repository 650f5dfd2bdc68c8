import { timeSql } from './field-sql.ts';
import { amountsSql, mostSummarised } from './summary-sql.ts';

/** The number of rows that are read at most of a place, however many places there are. */
const leastOfPlace = 2000;

/** The number of instruments that are named. */
const mostNamed = 8;

const amounts = amountsSql(
  'trade',
  {
    where: 'instrument_id = o.instrument_id AND segment_mic = o.segment',
    segment: 'o.segment',
    cutOff: '$4::timestamptz',
    from: '$5::timestamptz',
    to: '$4::timestamptz',
  },
  // Each place has an equal share of what a call reads, but enough for its rows since the last hour that was summed.
  `(SELECT greatest(${leastOfPlace}, ${mostSummarised} / greatest(1, count(*))) FROM places)`,
);

/** A list of what was traded of some rows of `found`, by unit, as JSON. */
const listOf = (amount: 'quantity' | 'notional', unit: string, without: string, where: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('Unit', l.unit, 'Amount', l.amount::text) ORDER BY l.amount DESC, l.unit), '[]')
    FROM (SELECT f.${unit} AS unit, sum(f.${amount}) AS amount FROM found f WHERE ${where} AND f.reports > f.${without}
      GROUP BY f.${unit}) l)`;

/**
 * The statement of the figures of a tape's day: segments, asset class and sub-asset class, cut-off, the beginning of the
 * day. Only the places of instruments that have been published since then are looked at, each through its sums.
 */
export const tapeFiguresSql = `WITH places AS MATERIALIZED (
    SELECT s.instrument_id, s.segment_mic AS segment, s.venue_mic AS venue
    FROM catalogue_sources s JOIN instruments i ON i.id = s.instrument_id
    WHERE s.data_type = 'trade' AND s.segment_mic = ANY ($1::text[])
      AND s.last_published_at >= $5::timestamptz AND s.first_published_at <= $4::timestamptz
      AND ($2::text IS NULL OR i.asset_class = $2) AND ($3::text IS NULL OR i.sub_asset_class = $3)
  ), found AS MATERIALIZED (
    SELECT o.instrument_id, o.venue, s.* FROM places o CROSS JOIN LATERAL (
      WITH ${amounts}
      SELECT e.at AS edge, a.* FROM edge e LEFT JOIN amounts a ON true
    ) s
  ), busiest AS MATERIALIZED (
    SELECT f.instrument_id, sum(f.reports)::integer AS trades FROM found f
    GROUP BY f.instrument_id HAVING sum(f.reports) > 0
    ORDER BY trades DESC, f.instrument_id LIMIT ${mostNamed}
  )
  SELECT coalesce(sum(t.reports), 0)::integer AS trades,
    (count(DISTINCT t.instrument_id) FILTER (WHERE t.reports > 0))::integer AS instruments,
    (count(DISTINCT t.venue) FILTER (WHERE t.reports > 0))::integer AS venues,
    coalesce(sum(t.without_notional), 0)::integer AS without_notional,
    ${listOf('notional', 'notional_currency', 'without_notional', 'true')} AS notionals,
    (SELECT coalesce(json_agg(json_build_object('InstrumentID', i.code, 'InstrumentDescription', i.description,
        'Trades', b.trades,
        'Volumes', ${listOf('quantity', 'quantity_unit', 'without_volume', 'f.instrument_id = b.instrument_id')})
        ORDER BY b.trades DESC, i.description, i.code), '[]')
      FROM busiest b JOIN instruments i ON i.id = b.instrument_id) AS busiest,
    ${timeSql('max(t.edge)')} AS edge
  FROM found t`;
