import type { DataType } from '../../domain/feed/data-types.ts';
import { lineColumns, lineOf } from '../open-data/published-lines.ts';
import { completedAtSql } from './completed-sql.ts';
import { timeSql } from './field-sql.ts';
import { rowPassesSql } from './filter-sql.ts';

/** The number of rows read at a time. */
export const batchRows = 2_000;

/**
 * The statements of a history, for one slice. Each also returns how many archived days of the period the database knew
 * at the time of its rows: a month leaves the table in the same transaction that records its days as archived, so if
 * that number is the expected one, the table and the given rows together are complete.
 *
 * $1 segments, $2 instruments or null, $3 and $4 the first place, $5 and $6 the place it ends before, $7 the reader's
 * cut-off, $8 to $15 the filter, $16 and $17 the days of the period, $18 archived rows as JSON, if any.
 */
export type HistoryStatements = {
  /** How many rows there are: known, found. */
  readonly count: string;
  /** The place of a row, $19 being the number of rows before it: known, at, id. */
  readonly place: string;
  /** How many there are, and the sum of hashes of their places: known, rows, sum. */
  readonly sum: string;
  /** The first rows: known, at, id, then the columns of histories. */
  readonly lines: string;
};

/** The number of rows and the sum of hashes of their places, as SQL: no row is missing, or there twice. */
export const placesSumSql = (rows: string): string =>
  `count(*)::text AS rows, coalesce(sum(hashtextextended(concat_ws(' ', ${rows}.id, extract(epoch FROM ${rows}.published_at)), 0)), 0)::text AS sum`;

function statementsOf(dataType: DataType, isArchived: boolean): HistoryStatements {
  const table = `${dataType}s`;
  const isTrade = dataType === 'trade';
  const rows = isArchived
    ? `(SELECT * FROM ${table} UNION ALL SELECT * FROM json_populate_recordset(NULL::${table}, $18::json)) r`
    : `${table} r`;
  // Thanks to the bounds on time alone, PostgreSQL leaves out months and uses the index in the others.
  const stretch = `FROM ${rows}
    WHERE r.segment_mic = ANY($1::text[]) AND ($2::integer[] IS NULL OR r.instrument_id = ANY($2::integer[]))
      AND r.published_at >= $3::timestamptz AND (r.published_at, r.id) >= ($3::timestamptz, $4::bigint)
      AND r.published_at <= $5::timestamptz AND (r.published_at, r.id) < ($5::timestamptz, $6::bigint)
      AND r.published_at <= $7::timestamptz
      AND r.published_at >= coalesce($8::timestamptz, '-infinity')
      AND r.published_at <= coalesce($9::timestamptz, 'infinity')
      AND ${rowPassesSql(dataType, 8, '$7::timestamptz', 'r.segment_mic')}`;
  const known = `FROM (
      SELECT count(*)::integer AS known FROM archived_days
      WHERE data_type = '${dataType}' AND dropped_at IS NOT NULL AND day >= $16::date AND day <= $17::date
    ) k`;
  const completed = isTrade
    ? `CROSS JOIN LATERAL (SELECT ${completedAtSql('$3::timestamptz', '$7::timestamptz')} AS at OFFSET 0) done`
    : '';
  const completion = isTrade
    ? `, CASE WHEN done.at IS NOT NULL THEN 'New' END AS "supersededBy", ${timeSql('done.at')} AS "supersededByPublicationDate"`
    : '';
  const skipped = `$${isArchived ? 19 : 18}::integer`;
  return {
    count: `SELECT k.known, (SELECT count(*)::integer ${stretch}) AS found ${known}`,
    sum: `SELECT k.known, s.rows, s.sum ${known} CROSS JOIN (
        SELECT ${placesSumSql('x')} FROM (SELECT r.* ${stretch}) x ${lineOf}
      ) s`,
    place: `SELECT k.known, ${timeSql('x.published_at')}, x.id::text ${known}
      LEFT JOIN (
        SELECT r.published_at, r.id ${stretch} ORDER BY r.published_at, r.id OFFSET ${skipped} LIMIT 1
      ) x ON true`,
    lines: `SELECT k.known, ${timeSql('x.published_at')}, x.id::text, ${lineColumns(dataType)}${completion} ${known}
      LEFT JOIN (
        (SELECT r.* ${stretch} ORDER BY r.published_at, r.id LIMIT ${batchRows}) x ${lineOf} ${completed}
      ) ON true
      ORDER BY x.published_at, x.id`,
  };
}

/** By data type; the first are for the tables only, the second for tables and archived rows. */
export const historyStatements: Readonly<
  Record<DataType, { readonly live: HistoryStatements; readonly archived: HistoryStatements }>
> = {
  order: { live: statementsOf('order', false), archived: statementsOf('order', true) },
  trade: { live: statementsOf('trade', false), archived: statementsOf('trade', true) },
};
