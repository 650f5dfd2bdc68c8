import { timeSql } from './field-sql.ts';
import { content, list } from './instrument-search.ts';

/** The number of instruments searched for common words. */
const sampled = 2_000;
/** The number of candidates from one kind of search, the best of which are shown. */
export const mostCandidates = 300;

// $1 to $3 are the reader's data types, venues and cut-offs.
const allowed = `unnest($1::text[], $2::text[], $3::timestamptz[]) AS a (data_type, venue_mic, at)`;

const isAllowed = `EXISTS (SELECT FROM ${allowed} WHERE a.data_type = c.data_type AND a.venue_mic = c.venue_mic
    AND c.first_published_at <= a.at)`;

const isVisible = `EXISTS (SELECT FROM catalogue_instruments c WHERE c.instrument_id = i.id AND ${isAllowed})`;

/** Patterns for texts that contain each of the words $4. */
export const patternsOf = (words: readonly string[]): readonly string[] =>
  words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** Instruments whose code begins with $4. */
export const byCodeSql = `SELECT i.id FROM (
    SELECT id, code FROM instruments
    WHERE upper(code) COLLATE "C" >= upper($4::text) COLLATE "C" AND upper(code) COLLATE "C" < (upper($4::text) || '~') COLLATE "C"
    ORDER BY upper(code) COLLATE "C" LIMIT ${mostCandidates}
  ) i WHERE ${isVisible}`;

// The name is checked before the right to see the instrument, which costs more.
/** Those that contain the words $4, from a sample spread evenly over all instruments. A common word is found in it. */
export const bySampleSql = `SELECT i.id FROM (
    SELECT i.id FROM (SELECT max(id) AS last FROM instruments) m
    CROSS JOIN LATERAL generate_series(1, m.last, greatest(1, m.last / ${sampled})) AS at (id)
    JOIN instruments i ON i.id = at.id
    WHERE lower((i.code || E'\\n' || i.description) COLLATE "default") LIKE ALL ($4::text[]) OFFSET 0
  ) i WHERE ${isVisible} LIMIT ${mostCandidates}`;

// Otherwise, if PostgreSQL believes the words to be common, it may scan the catalogue until it has found enough.
/** Makes the rest of the transaction use the index of runs only. */
export const byRuns = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off';
/** Allows any index again. */
export const byAnyIndex = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = ON';

/** Those that contain the words $4, found by their runs $5; only in the lists $6, unless null. */
export const byRunsSql = `SELECT DISTINCT id FROM (
    SELECT c.instrument_id AS id FROM catalogue_instruments c
    WHERE instrument_runs(${list}, ${content}) @> $5::text[]
      AND ($6::text[] IS NULL OR instrument_runs(${list}, ${content}) && $6::text[])
      AND ${content} LIKE ALL ($4::text[]) AND ${isAllowed}
    LIMIT ${mostCandidates}
  ) found`;

/** The first of each list of the venues. */
export const byVenueSql = `SELECT DISTINCT c.instrument_id AS id FROM ${allowed} CROSS JOIN LATERAL (
    SELECT instrument_id FROM catalogue_instruments
    WHERE data_type = a.data_type AND venue_mic = a.venue_mic AND first_published_at <= a.at
    ORDER BY asset_class, sub_asset_class, code LIMIT 40
  ) c`;

/** Some of the instruments on the segments $4. */
export const bySegmentSql = `SELECT DISTINCT id FROM (
    SELECT c.instrument_id AS id FROM catalogue_sources c
    WHERE c.segment_mic = ANY ($4::text[]) AND ${isAllowed} LIMIT ${mostCandidates}
  ) found`;

/** Every list, and whether the reader may see something of it. */
export const listsSql = `SELECT ${list} AS list, ${isAllowed} AS "isAllowed" FROM catalogue_classes c`;

const newestOf = (table: string, more: string): string => `(SELECT published_at FROM ${table} r
     WHERE r.instrument_id = c.instrument_id AND r.segment_mic = c.segment_mic ${more} AND r.published_at <= a.at
     ORDER BY r.published_at DESC, r.id DESC LIMIT 1)`;

/** Where the instruments $4 are published, and when last: up to the reader's cut-off, even if there are newer rows. */
export const placesSql = `SELECT c.instrument_id AS id, c.data_type AS "dataType", c.segment_mic AS "segmentMic", c.system,
    v.mic AS "venueMic", v.name AS "venueName",
    ${timeSql(`CASE WHEN c.last_published_at <= a.at THEN c.last_published_at
      WHEN c.data_type = 'trade' THEN ${newestOf('trades', '')}
      ELSE ${newestOf('orders', 'AND r.system = c.system')} END`)} AS last
  FROM catalogue_sources c
  JOIN ${allowed} ON a.data_type = c.data_type AND a.venue_mic = c.venue_mic AND c.first_published_at <= a.at
  JOIN venues v ON v.mic = c.venue_mic
  WHERE c.instrument_id = ANY ($4::integer[])
  ORDER BY v.name, c.data_type DESC, c.segment_mic, c.system`;
