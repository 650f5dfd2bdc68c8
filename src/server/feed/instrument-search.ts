/** How many instruments a list counts: where one more matches, it only says that there are more. */
export const countedInstruments = 1_000;

const columns = `code as "InstrumentID", description as "InstrumentDescription"`;

const listed = `data_type = $1 and venue_mic = $2 and asset_class = $3 and sub_asset_class = $4
  and first_published_at <= $5`;

// Both word by word as the index of migration 087 has them, or PostgreSQL would not use it.
const list = `data_type || '/' || venue_mic || '/' || asset_class || '/' || sub_asset_class`;
const content = `lower((code || E'\\n' || description) collate "default")`;

/** Whether code or description holds $6. */
const holds = `strpos(${content}, lower($6)) > 0`;

// A search of up to three characters is one run of the index; a longer one has to hold every run of three of it.
const runs = `array[$1 || '/' || $2 || '/' || $3 || '/' || $4] || array(
  select substr(lower($6), start, 3) from generate_series(1, greatest(1, length($6) - 2)) start)`;

// Without these PostgreSQL may guess that reading the table through is quicker; where it guesses wrong it is not.
/** Has what follows in the transaction answered by an index. */
export const byIndex = 'set local enable_seqscan = off';
/** Has what follows in the transaction read the list in its order, and no further than it has to. */
export const inOrder = 'set local enable_seqscan = off; set local enable_bitmapscan = off';

/** A page of a list in the order of its codes: after the code $6, at most $7 rows. */
export const pageSql = `select ${columns} from catalogue_instruments
  where ${listed} and code > $6 order by code limit $7::integer`;

/** How many there are in a list, counted up to $6. */
export const countSql = `select count(*)::integer as total from (
  select from catalogue_instruments where ${listed} limit $6::integer) as counted`;

/** What of a list holds the text $6, in any order, at most $7 rows. */
export const foundSql = `select ${columns} from catalogue_instruments
  where instrument_runs(${list}, ${content}) @> (${runs}) and first_published_at <= $5 and ${holds} limit $7::integer`;

/** A page of what of a list holds the text $6, in the order of the codes: after the code $7, at most $8 rows. */
export const foundPageSql = `select ${columns} from catalogue_instruments
  where ${listed} and ${holds} and code > $7 order by code limit $8::integer`;
