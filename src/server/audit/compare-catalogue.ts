import type { Transaction } from '../../platform/database/database.ts';
import { timeSql } from '../feed/field-sql.ts';
import { lateDays } from '../feed/reports-sql.ts';
import { daysOfRows } from '../ingest/day-tally.ts';
import type { FirstMonths } from '../ingest/retention.ts';
import { sinceOf } from './audit-deps.ts';
import { type Comparison, compare } from './comparison.ts';
import type { Finding } from './finding.ts';

const spanOf = (first: string, last: string): string =>
  `${timeSql(`min(${first})`)} AS first, ${timeSql(`max(${last})`)} AS last`;
const catalogue = 'the catalogue';
const keptSpan = `${timeSql('c.first_published_at')} AS first, ${timeSql('c.last_published_at')} AS last`;

// A day's tally outlives rows that retention drops, and rejected lines are stored nowhere: neither is compared. Of a
// dropped month there are rows again once a line of it comes late.
const tallied = (first: FirstMonths, since: string) =>
  (['trade', 'order'] as const).map((dataType) => ({
    stored: `SELECT '${dataType}' AS data_type, mic, day::text, rows::text, minutes::text
      FROM (${daysOfRows(`${dataType}s WHERE published_at >= ${since}`)}) d WHERE day >= '${first[dataType]}-01'`,
    kept: `SELECT data_type, segment_mic AS mic, day::text, rows::text, minutes::text FROM feed_days
      WHERE data_type = '${dataType}' AND rows > 0 AND day >= (${since} AT TIME ZONE 'UTC')::date AND day >= '${first[dataType]}-01' AND day >=
        (SELECT date_trunc('month', min(published_at) AT TIME ZONE 'UTC') FROM ${dataType}s)`,
  }));

/** Each catalogue and its source. First and last rows are those of all time. */
const catalogues: readonly Comparison[] = [
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
];

const talliesOf = (first: FirstMonths, since: string): Comparison => ({
  about: 'the rows and the tallies of days',
  stored: tallied(first, since)
    .map(({ stored }) => stored)
    .join(' UNION ALL '),
  kept: tallied(first, since)
    .map(({ kept }) => kept)
    .join(' UNION ALL '),
  keeper: 'the tally',
  keys: ['data_type', 'mic', 'day'],
  values: ['rows', 'minutes'],
});

const allMonths: FirstMonths = { order: '0001-01', trade: '0001-01' };

/**
 * Compares catalogues and tallies with their sources. The caller's transaction has to see a single snapshot.
 *
 * @param first the first months that are kept, from which on tallies are compared; all if absent
 * @param since what was published earlier is left out of the tallies
 */
export async function compareCatalogue(
  client: Transaction,
  first = allMonths,
  since = sinceOf({}),
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const comparison of [...catalogues, talliesOf(first, `'${since}'::timestamptz`)])
    findings.push(await compare(client, comparison));
  return findings;
}
