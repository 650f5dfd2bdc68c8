/** The number up to which a list is counted; if there are more, it only says so. */
export const countedInstruments = 1_000;

const columns = `code AS "InstrumentID", description AS "InstrumentDescription"`;

const listed = `data_type = $1 AND venue_mic = $2 AND asset_class = $3 AND sub_asset_class = $4
  AND first_published_at <= $5`;

// Both exactly as in the index catalogue_instruments_search, or PostgreSQL would not use it.
/** The list that a row of the catalogue belongs to, as in the index. */
export const list = `data_type || '/' || venue_mic || '/' || asset_class || '/' || sub_asset_class`;
/** The searched text of a row. */
export const content = `lower((code || E'\\n' || description) COLLATE "default")`;

/** Whether code or description contains $6. */
const holds = `strpos(${content}, lower($6)) > 0`;

// A search of up to three characters is one run of the index; a longer one must contain all its runs of three.
const runs = `ARRAY[$1 || '/' || $2 || '/' || $3 || '/' || $4] || ARRAY(
  SELECT substr(lower($6), start, 3) FROM generate_series(1, greatest(1, length($6) - 2)) start)`;

// Without these, PostgreSQL may guess that a sequential scan is faster, which it is not when the guess is wrong.
/** Makes the rest of the transaction use an index. */
export const byIndex = 'SET LOCAL enable_seqscan = off';
/** Makes the rest of the transaction read the list in its order, and no further than necessary. */
export const inOrder = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off';

/** A page of a list in the order of its codes: after the code $6, at most $7 rows. */
export const pageSql = `SELECT ${columns} FROM catalogue_instruments
  WHERE ${listed} AND code > $6 ORDER BY code LIMIT $7::integer`;

/** The number of instruments in a list, counted up to $6. */
export const countSql = `SELECT count(*)::integer AS total FROM (
  SELECT FROM catalogue_instruments WHERE ${listed} LIMIT $6::integer) AS counted`;

/** The part of a list that contains the text $6, in any order, at most $7 rows. */
export const foundSql = `SELECT ${columns} FROM catalogue_instruments
  WHERE instrument_runs(${list}, ${content}) @> (${runs}) AND first_published_at <= $5 AND ${holds} LIMIT $7::integer`;

/**
 * A page of the part of a list that contains the text $6, in the order of the codes: after the code $7, at most $8
 * rows.
 */
export const foundPageSql = `SELECT ${columns} FROM catalogue_instruments
  WHERE ${listed} AND ${holds} AND code > $7 ORDER BY code LIMIT $8::integer`;
