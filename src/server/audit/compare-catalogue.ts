import type pg from 'pg';
import { timeSql } from '../feed/field-sql.ts';
import { lateDays } from '../feed/reports-sql.ts';
import { daysOfRows } from '../ingest/day-tally.ts';
import type { FirstMonths } from '../ingest/retention.ts';
import type { Finding } from './finding.ts';

type Comparison = {
  readonly about: string;
  /** The actual state, as a query of keys and values. */
  readonly stored: string;
  /** The recorded state, as a query with the same columns. */
  readonly kept: string;
  /** Where it is recorded. */
  readonly keeper: string;
  readonly keys: readonly string[];
  readonly values: readonly string[];
};

const spanOf = (first: string, last: string): string =>
  `${timeSql(`min(${first})`)} AS first, ${timeSql(`max(${last})`)} AS last`;
const catalogue = 'the catalogue';
const keptSpan = `${timeSql('c.first_published_at')} AS first, ${timeSql('c.last_published_at')} AS last`;

// A day's tally outlives rows that retention drops, and rejected lines are stored nowhere: neither is compared. Of a
// dropped month there are rows again once a line of it comes late.
const tallied = (first: FirstMonths) =>
  (['trade', 'order'] as const).map((dataType) => ({
    stored: `SELECT '${dataType}' AS data_type, mic, day::text, rows::text, minutes::text
      FROM (${daysOfRows(`${dataType}s`)}) d WHERE day >= '${first[dataType]}-01'`,
    kept: `SELECT data_type, segment_mic AS mic, day::text, rows::text, minutes::text FROM feed_days
      WHERE data_type = '${dataType}' AND rows > 0 AND day >= '${first[dataType]}-01' AND day >=
        (SELECT date_trunc('month', min(published_at) AT TIME ZONE 'UTC') FROM ${dataType}s)`,
  }));

/** Each catalogue and its source. All rows are read, which is acceptable in a tool for operators. */
const comparisonsOf = (first: FirstMonths): readonly Comparison[] => [
  {
    about: 'the rows and the catalogue of segments',
    stored: `SELECT x.data_type, coalesce(i.code, 'instrument ' || x.instrument_id) AS code, x.segment_mic, x.system,
        g.venue_mic, x.first, x.last
      FROM (
        SELECT 'trade' AS data_type, instrument_id, segment_mic, 'TRADE' AS system,
          ${spanOf('published_at', 'published_at')}
        FROM trades GROUP BY instrument_id, segment_mic
        UNION ALL
        SELECT 'order', instrument_id, segment_mic, system, ${spanOf('published_at', 'published_at')}
        FROM orders GROUP BY instrument_id, segment_mic, system
      ) x LEFT JOIN instruments i ON i.id = x.instrument_id LEFT JOIN segments g ON g.mic = x.segment_mic`,
    kept: `SELECT c.data_type, i.code, c.segment_mic, c.system, c.venue_mic, ${keptSpan}
      FROM catalogue_sources c LEFT JOIN instruments i ON i.id = c.instrument_id`,
    keeper: catalogue,
    keys: ['data_type', 'code', 'segment_mic', 'system'],
    values: ['venue_mic', 'first', 'last'],
  },
  {
    about: 'the catalogues of segments and of instruments',
    stored: `SELECT s.data_type, s.venue_mic, i.asset_class, i.sub_asset_class, i.code, i.description,
        ${spanOf('s.first_published_at', 's.last_published_at')}
      FROM catalogue_sources s LEFT JOIN instruments i ON i.id = s.instrument_id
      GROUP BY s.data_type, s.venue_mic, i.id`,
    kept: `SELECT c.data_type, c.venue_mic, c.asset_class, c.sub_asset_class, c.code, c.description, ${keptSpan}
      FROM catalogue_instruments c`,
    keeper: catalogue,
    keys: ['data_type', 'venue_mic', 'asset_class', 'sub_asset_class', 'code'],
    values: ['description', 'first', 'last'],
  },
  {
    about: 'the catalogues of instruments and of classes',
    stored: `SELECT data_type, venue_mic, asset_class, sub_asset_class,
        ${spanOf('first_published_at', 'last_published_at')}
      FROM catalogue_instruments GROUP BY data_type, venue_mic, asset_class, sub_asset_class`,
    kept: `SELECT c.data_type, c.venue_mic, c.asset_class, c.sub_asset_class, ${keptSpan} FROM catalogue_classes c`,
    keeper: catalogue,
    keys: ['data_type', 'venue_mic', 'asset_class', 'sub_asset_class'],
    values: ['first', 'last'],
  },
  {
    about: 'late reports and what is noted of them',
    stored: `SELECT segment_mic AS mic, trade_day::text AS day, ${timeSql('max(published_at)')} AS last FROM trades
      WHERE published_at >= (trade_day + ${lateDays})::timestamp AT TIME ZONE 'UTC' GROUP BY 1, 2`,
    kept: `SELECT segment_mic AS mic, trade_day::text AS day, ${timeSql('last_published_at')} AS last FROM late_reports`,
    keeper: 'late_reports',
    keys: ['mic', 'day'],
    values: ['last'],
  },
  {
    about: 'the rows and the tallies of days',
    stored: tallied(first)
      .map(({ stored }) => stored)
      .join(' UNION ALL '),
    kept: tallied(first)
      .map(({ kept }) => kept)
      .join(' UNION ALL '),
    keeper: 'the tally',
    keys: ['data_type', 'mic', 'day'],
    values: ['rows', 'minutes'],
  },
];

function differenceSql({ stored, kept, keys, values }: Comparison): string {
  const of = (table: string, columns: readonly string[]): string =>
    columns.map((column) => `${table}.${column}`).join(', ');
  return `SELECT count(*) OVER () AS differing, concat_ws(', ', ${keys
    .map((key) => `coalesce(s.${key}, k.${key})`)
    .join(', ')}) AS subject, s.ok AS is_stored, k.ok AS is_kept,
      ARRAY[${of('s', values)}] AS stored, ARRAY[${of('k', values)}] AS kept
    FROM (SELECT true AS ok, * FROM (${stored}) AS a) s FULL JOIN (SELECT true AS ok, * FROM (${kept}) AS b) k
      ON ${keys.map((key) => `s.${key} = k.${key}`).join(' AND ')}
    WHERE (${of('s', values)}) IS DISTINCT FROM (${of('k', values)}) OR s.ok IS DISTINCT FROM k.ok
    ORDER BY 2 LIMIT 1`;
}

type Difference = {
  readonly differing: string;
  readonly subject: string;
  readonly is_stored: boolean | null;
  readonly is_kept: boolean | null;
  readonly stored: readonly (string | null)[];
  readonly kept: readonly (string | null)[];
};

function differenceText(
  { differing, subject, is_stored, is_kept, stored, kept }: Difference,
  { values, keeper }: Comparison,
): string {
  const others = differing === '1' ? '' : `, and ${Number(differing) - 1} more`;
  if (!is_kept) return `${subject}: is not in ${keeper}${others}`;
  if (!is_stored) return `${subject}: is in ${keeper}, but does not exist${others}`;
  const at = stored.findIndex((value, index) => value !== kept[index]);
  const what = `${values[at]?.replace('_', ' ')} is ${stored[at]}, ${keeper} says ${kept[at]}`;
  return `${subject}: ${what}${others}`;
}

const allMonths: FirstMonths = { order: '0001-01', trade: '0001-01' };

/**
 * Compares catalogues and tallies with their sources. The caller's transaction has to see a single snapshot.
 *
 * @param first the first months that are kept, from which on tallies are compared; all if absent
 */
export async function compareCatalogue(
  client: pg.ClientBase,
  first: FirstMonths = allMonths,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const comparison of comparisonsOf(first)) {
    const { rows } = await client.query<Difference>(differenceSql(comparison));
    const { rows: counted } = await client.query<{ compared: number }>(
      `SELECT count(*)::integer AS compared FROM (${comparison.kept}) AS kept`,
    );
    const first = rows[0] ? differenceText(rows[0], comparison) : null;
    findings.push({ about: comparison.about, compared: counted[0]?.compared ?? 0, first });
  }
  return findings;
}
