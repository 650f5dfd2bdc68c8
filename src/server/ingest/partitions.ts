import type { Queryable, Transaction } from '../../platform/database/database.ts';

export type FeedTable = 'orders' | 'trades';

/** The bounds of a month such as `2026-11`, as PostgreSQL reads them. */
function bordersOf(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01 00:00:00+00`, to: `${next}-01 00:00:00+00` };
}

function nameOf(table: FeedTable, month: string): string {
  return `${table}_${month.replace('-', '_')}`;
}

/** The month (`YYYY-MM`) of a partition. */
export const monthOf = (name: string): string => name.slice(-7).replace('_', '-');

async function partitionsOf(client: Queryable, table: FeedTable): Promise<readonly string[]> {
  const present = await client.query<{ name: string }>(
    'SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = $1::regclass',
    [table],
  );
  return present.rows.map((row) => row.name);
}

/**
 * Creates the missing monthly partitions of `table` for these months (`YYYY-MM`). A partition is created separately and
 * then attached, since that lock does not block the table's readers.
 */
export async function ensureMonths(
  client: Transaction,
  table: FeedTable,
  months: readonly string[],
): Promise<void> {
  const names = new Set(await partitionsOf(client, table));
  for (const month of months) {
    const name = nameOf(table, month);
    if (names.has(name)) continue;
    const { from, to } = bordersOf(month);
    await client.query(`CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`);
    await client.query(
      `ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${from}') TO ('${to}')`,
    );
  }
}

/** The partitions of months before `month` (`YYYY-MM`), oldest first. */
export async function monthsBefore(
  client: Queryable,
  table: FeedTable,
  month: string,
): Promise<readonly string[]> {
  return (await partitionsOf(client, table)).filter((name) => name < nameOf(table, month)).sort();
}

/** Drops the partitions of months before `month` (`YYYY-MM`); returns their number. */
export async function dropMonths(client: Transaction, table: FeedTable, month: string): Promise<number> {
  const old = await monthsBefore(client, table, month);
  for (const name of old) await client.query(`DROP TABLE ${name}`);
  return old.length;
}

/** The first moment of a month (`YYYY-MM`), as PostgreSQL reads it. */
export function startOfMonth(month: string): string {
  return bordersOf(month).from;
}
