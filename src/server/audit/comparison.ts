import type { Transaction } from '../../platform/database/database.ts';
import type { Finding } from './finding.ts';

/** Two queries that have to agree. */
export type Comparison = {
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

/** Compares in the caller's transaction, which has to see a single snapshot. */
export async function compare(client: Transaction, comparison: Comparison): Promise<Finding> {
  const { about, kept } = comparison;
  const { rows } = await client.query<Difference>(differenceSql(comparison));
  const { rows: counted } = await client.query<{ compared: number }>(
    `SELECT count(*)::integer AS compared FROM (${kept}) AS kept`,
  );
  const first = rows[0] ? differenceText(rows[0], comparison) : null;
  return { about, compared: counted[0]?.compared ?? 0, first };
}
