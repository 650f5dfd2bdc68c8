import { Database, type Queryable } from '../../platform/database/database.ts';

/** Longest time for a statement that reads many rows, in milliseconds: those who wait for its place wait no longer. */
const longestMs = 10_000;

const modestly = `SET LOCAL statement_timeout = ${longestMs}; SET LOCAL max_parallel_workers_per_gather = 0`;

/**
 * Asks a statement that reads many rows. It has less time than others and one processor, also behind a pooler.
 *
 * @param from a pool, or a connection whose transaction has its own settings
 */
export async function readMany<T>(from: Queryable, ask: (client: Queryable) => Promise<T>): Promise<T> {
  if (!(from instanceof Database)) return await ask(from);
  return await from.transaction(async (client) => {
    await client.query(modestly);
    return await ask(client);
  });
}
