import type { DataType } from '../../domain/feed/data-types.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { timeSql } from '../feed/field-sql.ts';
import { isDetailSql } from '../feed/superseded-sql.ts';
import { alike, named, spansOf, summed, sumsSql } from '../sums/sums-sql.ts';
import { sinceOf } from './audit-deps.ts';
import { type Comparison, compare } from './comparison.ts';
import type { Finding } from './finding.ts';

const transaction = 'segment_mic, trade_day, transaction_id, instrument_id';

// Unlike in answers, where each trade looks for later reports, the reports of a transaction are put in their order, and
// the last one counts; details of aggregates stand beside them.
const ordered: Readonly<Record<DataType, (since: string) => string>> = {
  trade: (since) => `SELECT o.*, o.is_last AND o.kind <> 'Cancelled' AND NOT o.is_detail AS counts,
      greatest(o.published_at, o.ended_at) AS settled_at
    FROM (
      SELECT t.*, max(t.published_at) FILTER (WHERE NOT t.is_beside) OVER (PARTITION BY ${transaction}) AS ended_at,
        row_number() OVER (PARTITION BY ${transaction}, t.is_beside
          ORDER BY t.published_at DESC, array_position(ARRAY['Amended', 'Cancelled', 'New'], t.kind)) = 1 AS is_last
      FROM (
        SELECT true AS is_row, ${transaction}, kind, published_at, price, price_notation, price_major_currency, currency,
          volume, measured_quantity, measurement_unit, notional_amount, notional_currency, ${isDetailSql()} AS is_detail,
          kind = 'New' AND ${isDetailSql()} AS is_beside
        FROM trades WHERE published_at >= ${since}
        UNION ALL
        SELECT false, ${transaction}, 'Amended', published_at, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, false
        FROM archived_changes WHERE published_at >= ${since}
      ) t
    ) o WHERE o.is_row`,
  order: (since) =>
    `SELECT o.*, true AS counts, o.published_at AS settled_at FROM orders o WHERE o.published_at >= ${since}`,
};

/** The kept sums and those of the rows. Where rows have been added that nobody has noted yet, no sums count. */
const comparisonsOf = (since: string): readonly Comparison[] =>
  (['trade', 'order'] as const).map((dataType) => {
    const { sums, source, units, amounts } = summed[dataType];
    const place = [...source, 'span', 'starts_at'];
    const keys = ['code', ...source.slice(1), 'span', 'starts_at', ...units.map(([name]) => name)];
    const values = ['settled_at', ...amounts.map(([name]) => name)];
    const shown = (
      rows: string,
    ): string => `SELECT coalesce(i.code, 'instrument ' || k.instrument_id) AS code,
        ${named(source.slice(1), 'k.')}, k.span, ${timeSql('k.starts_at')} AS starts_at,
        ${units.map(([name]) => `coalesce(k.${name}, '') AS ${name}`).join(', ')}, ${timeSql('k.settled_at')} AS settled_at,
        ${amounts.map(([name]) => `k.${name}::text AS ${name}`).join(', ')}
      FROM ${rows} k LEFT JOIN instruments i ON i.id = k.instrument_id`;
    const kept = `(SELECT * FROM ${sums} WHERE starts_at >= ${since}
      AND (SELECT summed_id = last_id FROM feed_heads WHERE data_type = '${dataType}'))`;
    const placed = `(SELECT r.*, p.span, p.starts_at FROM reports r CROSS JOIN LATERAL ${spansOf('r.published_at')}
      JOIN (SELECT DISTINCT ${named(place)} FROM ${kept} k) k ON ${alike(source, 'k', 'r')} AND ${alike(['span', 'starts_at'], 'k', 'p')})`;
    const settled = `SELECT ${named(place)}, max(settled_at) AS settled_at FROM placed GROUP BY ${named(place)}`;
    return {
      about: `the rows and the sums of ${dataType}s`,
      stored: `WITH reports AS MATERIALIZED (${ordered[dataType](since)}), placed AS MATERIALIZED ${placed} ${shown(
        `(SELECT * FROM (${sumsSql(dataType, 'placed', place)}) s JOIN (${settled}) t USING (${named(place)}))`,
      )}`,
      kept: shown(kept),
      keeper: 'the sum',
      keys,
      values,
    };
  });

/** Compares the sums of hours and days with the rows, in the caller's transaction. */
export async function compareSums(client: Transaction, since = sinceOf({})): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  // PostgreSQL expects few sums, and would put the reports in order anew for each.
  await client.query('SET LOCAL enable_nestloop = OFF');
  for (const comparison of comparisonsOf(`'${since}'::timestamptz`))
    findings.push(await compare(client, comparison));
  await client.query('SET LOCAL enable_nestloop = ON');
  return findings;
}
