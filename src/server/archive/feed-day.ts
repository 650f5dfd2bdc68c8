import type { DataType } from '../../domain/feed/data-types.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { FeedTable } from '../ingest/partitions.ts';
import { type RowSum, rowSumSql } from './read-back.ts';

/** One UTC day of a feed table. */
export type FeedDay = {
  readonly dataType: DataType;
  readonly table: FeedTable;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly from: string;
  readonly to: string;
};

/** The days of a month (`YYYY-MM`). */
export function daysOfMonth(dataType: DataType, table: FeedTable, month: string): readonly FeedDay[] {
  const days: FeedDay[] = [];
  for (let at = Date.parse(`${month}-01T00:00:00Z`); ; at += 86_400_000) {
    const from = new Date(at).toISOString();
    const day = from.slice(0, 10);
    if (!day.startsWith(month)) return days;
    days.push({ dataType, table, day, from, to: new Date(at + 86_400_000).toISOString() });
  }
}

/** The sum of a day as the table has it now, in a transaction without a time limit. */
export async function sumOfDay(
  client: Transaction,
  { table, from, to }: FeedDay,
): Promise<RowSum & { readonly lastId: string | null }> {
  await client.liftTimeLimit();
  const { rows } = await client.query<{ rows: string; hashSum: string; lastId: string | null }>(
    `SELECT ${rowSumSql}, max(r.id)::text AS "lastId" FROM ${table} r WHERE r.published_at >= $1 AND r.published_at < $2`,
    [from, to],
  );
  const [sum] = rows;
  return { rows: BigInt(sum?.rows ?? 0), hashSum: BigInt(sum?.hashSum ?? 0), lastId: sum?.lastId ?? null };
}
