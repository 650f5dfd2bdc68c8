import type pg from 'pg';

/** `2026-11` and the months' borders around it, as PostgreSQL reads them. */
function bordersOf(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01 00:00:00+00`, to: `${next}-01 00:00:00+00` };
}

function nameOf(table: string, month: string): string {
  return `${table}_${month.replace('-', '_')}`;
}

/**
 * Makes the missing monthly partitions of `table` for these months (`YYYY-MM`). A partition is made by itself and then
 * attached, since that lock lets readers of the table go on.
 */
export async function ensureMonths(
  client: pg.ClientBase,
  table: 'orders' | 'trades',
  months: readonly string[],
): Promise<void> {
  const present = await client.query<{ name: string }>(
    'select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = $1::regclass',
    [table],
  );
  const names = new Set(present.rows.map((row) => row.name));
  for (const month of months) {
    const name = nameOf(table, month);
    if (names.has(name)) continue;
    const { from, to } = bordersOf(month);
    await client.query(`create table ${name} (like ${table} including defaults including constraints)`);
    await client.query(
      `alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`,
    );
  }
}

/**
 * Retention: drops the partitions of months before `month` (`YYYY-MM`) and what the catalogue says of them.
 *
 * @returns how many partitions went
 */
export async function dropMonthsBefore(client: pg.ClientBase, month: string): Promise<number> {
  let dropped = 0;
  for (const table of ['orders', 'trades'] as const) {
    const present = await client.query<{ name: string }>(
      'select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = $1::regclass',
      [table],
    );
    for (const { name } of present.rows) {
      if (name >= nameOf(table, month)) continue;
      await client.query(`drop table ${name}`);
      dropped += 1;
    }
  }
  const { from } = bordersOf(month);
  for (const catalogue of ['catalogue_sources', 'catalogue_instruments', 'catalogue_classes']) {
    await client.query(`delete from ${catalogue} where last_published_at < $1`, [from]);
    await client.query(`update ${catalogue} set first_published_at = $1 where first_published_at < $1`, [
      from,
    ]);
  }
  return dropped;
}
