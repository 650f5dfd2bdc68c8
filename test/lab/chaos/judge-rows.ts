import type { Database } from '../../../src/platform/database/database.ts';
import type { Paper } from './publishers.ts';

/** Lists the acknowledged rows that are not stored once, and says if others are stored. */
export async function rowFaults(
  pool: Database,
  { code }: Paper,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string; times: number }>(
    `SELECT t.transaction_id AS name, count(*)::int AS times FROM trades t JOIN instruments i ON i.id = t.instrument_id
     WHERE i.code = $1 GROUP BY 1`,
    [code],
  );
  const times = new Map(rows.map((row) => [row.name, row.times]));
  const faults = acknowledged.flatMap((name) =>
    times.get(name) === 1 ? [] : [`${name} was acknowledged and is stored ${times.get(name) ?? 0} times`],
  );
  if (times.size !== acknowledged.length)
    faults.push(`${times.size} rows of ${code} are stored, and ${acknowledged.length} were acknowledged`);
  return faults;
}

/** Says if a stream, with the page before it, did not send what was acknowledged, in that order. */
export const streamFaults = (
  received: readonly string[],
  acknowledged: readonly string[],
): readonly string[] =>
  JSON.stringify(received) === JSON.stringify(acknowledged)
    ? []
    : [`the stream sent ${received.length} rows, not the ${acknowledged.length} acknowledged ones in order`];
