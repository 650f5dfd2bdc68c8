import type { DataType } from '../../domain/feed/data-types.ts';
import { timeSql } from './field-sql.ts';
import { periodSql, rowPassesSql } from './filter-sql.ts';
import { beforeKey, newestFirst, reachesBeyondSql, rowSql, toldOfEachSql } from './view-sql.ts';

/** A slice of the tape, as its statement gives it. */
export type TapeSlice<Row> = {
  /** At most as many rows as are wanted, newest first. */
  readonly data: readonly Row[];
  /** The number of rows that pass, counted up to one more than are wanted. */
  readonly found: number;
  /** The key of the last one in `data`; null if there is none. */
  readonly last_at: string | null;
  readonly last_id: string | null;
  /** Whether reports of a row may be outside the reach. */
  readonly reaches_beyond: boolean | null;
};

const firstOfFilter = 11;

export const isOfClass = `($2::text IS NULL AND $3::text IS NULL OR EXISTS (
      SELECT FROM instruments i WHERE i.id = r.instrument_id
        AND ($2::text IS NULL OR i.asset_class = $2) AND ($3::text IS NULL OR i.sub_asset_class = $3)))`;

const isInCurrency =
  '($19::text[] IS NULL OR ARRAY[r.currency, r.price_major_currency, r.notional_currency] && $19::text[])';

const within = ' AND c.published_at >= $9::timestamptz AND c.published_at <= $10::timestamptz';

// The names are given inside, so that none is that of a trade's column.
const whose = `CROSS JOIN LATERAL (
         SELECT i.code AS "InstrumentID", i.description AS "InstrumentDescription", i.asset_class AS "AssetClass",
           i.sub_asset_class AS "SubAssetClass", g.venue_mic AS "VenueMIC", g.mic AS "SegmentMIC"
         FROM instruments i CROSS JOIN segments g
         WHERE i.id = shown.instrument_id AND g.mic = shown.segment_mic
       ) whose`;

/**
 * The trades of several segments in a slice of time, through the summary of the times of publication: no index has the
 * trades of all instruments in the order of a page, so a slice is read whole and sorted. $1 segments, $2 and $3 asset
 * class and sub-asset class, $4 cut-off, $5 and $6 the key before the page, $7 how many rows are wanted, $8 where the
 * slice begins, $9 and $10 the reach of reports, from $11 on the filter's values, $19 the currencies.
 */
export const tapeSql = `WITH page AS MATERIALIZED (
    SELECT r.* FROM trades r WHERE ${beforeKey} AND r.published_at >= $8::timestamptz AND ${periodSql(firstOfFilter)} AND r.segment_mic = ANY ($1::text[])
      AND ${isOfClass} AND ${isInCurrency}
      AND ${rowPassesSql('trade', firstOfFilter, '$4::timestamptz', 'r.segment_mic')}
    ${newestFirst} LIMIT $7::integer + 1
  ), shown AS MATERIALIZED (
    SELECT * FROM page ${newestFirst} LIMIT $7::integer
  ), ${toldOfEachSql(within)},
  last AS MATERIALIZED (SELECT published_at, id FROM shown ORDER BY published_at, id LIMIT 1)
  SELECT
    (SELECT coalesce(json_agg(r), '[]')
       FROM (SELECT whose.*, ${rowSql('tradeDisplay')} FROM shown LEFT JOIN told t USING (id) ${whose}
             ORDER BY shown.published_at DESC, shown.id DESC) r) AS data,
    (SELECT count(*)::integer FROM page) AS found,
    (SELECT ${timeSql('l.published_at')} FROM last l) AS last_at,
    (SELECT l.id::text FROM last l) AS last_id,
    ${reachesBeyondSql('$9', '$10')} AS reaches_beyond`;

/** The rows of a slice from $3 to the key $1 and $2, of the segments $5 or public since $6, counted up to $4. */
export const sliceCountSql = (dataType: DataType): string => `SELECT count(*)::integer AS rows FROM (
    SELECT FROM ${dataType}s WHERE published_at >= $3::timestamptz AND published_at <= $1::timestamptz
      AND (published_at, id) < ($1::timestamptz, $2::bigint)
      AND (segment_mic = ANY ($5::text[]) OR published_at <= $6::timestamptz) LIMIT $4::integer) r`;

/** Of these segments, $1: when the oldest and the newest row was published, and what is only in the archive. */
export const boundsSql = (
  dataType: DataType,
): string => `SELECT ${timeSql('min(s.first_published_at)')} AS first,
    ${timeSql('max(s.last_published_at)')} AS last, (
      SELECT to_char(date_trunc('month', max(d.day)) + interval '1 month', 'YYYY-MM-DD') FROM archived_days d
      WHERE d.data_type = '${dataType}' AND d.dropped_at IS NOT NULL
    ) AS archived_before
  FROM catalogue_sources s WHERE s.data_type = '${dataType}' AND s.segment_mic = ANY ($1::text[])`;

/** The venues with rows of a kind, $1, by name, each with its segments and the time of its first publication. */
export const tapeVenuesSql = `SELECT v.mic, v.name, array_agg(DISTINCT g.mic) AS segments,
    ${timeSql('min(c.first_published_at)')} AS first
  FROM venues v JOIN segments g ON g.venue_mic = v.mic
  JOIN catalogue_classes c ON c.venue_mic = v.mic AND c.data_type = $1
  GROUP BY v.mic, v.name ORDER BY v.name`;

/** The sub-asset classes of the asset class $2 of which the venues $1 have published trades by the cut-off $3. */
export const tapeSubClassesSql = `SELECT DISTINCT sub_asset_class AS name FROM catalogue_classes
  WHERE data_type = 'trade' AND venue_mic = ANY ($1::text[]) AND asset_class = $2 AND first_published_at <= $3::timestamptz
  ORDER BY 1`;
