/** How many instruments a list counts: where one more matches, it only says that there are more. */
export const COUNTED_INSTRUMENTS = 1_000;

const COLUMNS = `code as "InstrumentID", description as "InstrumentDescription"`;

const LISTED = `data_type = $1 and venue_mic = $2 and asset_class = $3 and sub_asset_class = $4
  and first_published_at <= $5`;

// Both word by word as the index of migration 087 has them, or PostgreSQL would not use it.
const LIST = `data_type || '/' || venue_mic || '/' || asset_class || '/' || sub_asset_class`;
const CONTENT = `lower((code || E'\\n' || description) collate "default")`;

/** Whether code or description holds $6. */
const HOLDS = `strpos(${CONTENT}, lower($6)) > 0`;

// A search of up to three characters is one run of the index; a longer one has to hold every run of three of it.
const RUNS = `array[$1 || '/' || $2 || '/' || $3 || '/' || $4] || array(
  select substr(lower($6), start, 3) from generate_series(1, greatest(1, length($6) - 2)) start)`;

// Without these PostgreSQL may guess that reading the table through is quicker; where it guesses wrong it is not.
/** Has what follows in the transaction answered by an index. */
export const BY_INDEX = 'set local enable_seqscan = off';
/** Has what follows in the transaction read the list in its order, and no further than it has to. */
export const IN_ORDER = 'set local enable_seqscan = off; set local enable_bitmapscan = off';

/** A page of a list in the order of its codes: after the code $6, at most $7 rows. */
export const PAGE_SQL = `select ${COLUMNS} from catalogue_instruments
  where ${LISTED} and code > $6 order by code limit $7::integer`;

/** How many there are in a list, counted up to $6. */
export const COUNT_SQL = `select count(*)::integer as total from (
  select from catalogue_instruments where ${LISTED} limit $6::integer) as counted`;

/** What of a list holds the text $6, in any order, at most $7 rows. */
export const FOUND_SQL = `select ${COLUMNS} from catalogue_instruments
  where instrument_runs(${LIST}, ${CONTENT}) @> (${RUNS}) and first_published_at <= $5 and ${HOLDS} limit $7::integer`;

/** A page of what of a list holds the text $6, in the order of the codes: after the code $7, at most $8 rows. */
export const FOUND_PAGE_SQL = `select ${COLUMNS} from catalogue_instruments
  where ${LISTED} and ${HOLDS} and code > $7 order by code limit $8::integer`;
