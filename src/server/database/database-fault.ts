import { codeOf } from '../../domain/thrown.ts';
import type { Way } from '../../platform/connection-patience.ts';

/** A fault of the database's folder, programs or address that the operator can mend; its message is for the operator. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** The network's own words; a container that is stopped has no name any more (ENOTFOUND, EAI_AGAIN). */
const unreachable: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Whether the database cannot be had now: connection refused, reset, timed out or broken, and PostgreSQL's classes 08
 * (connection), 53 (resources), 57P (going down); 25006 is what a replica says of a write that has not been promoted yet.
 */
export function isDatabaseDown(error: Error): boolean {
  const code = codeOf(error) ?? '';
  return (
    unreachable.has(code) ||
    /^(08|53)[0-9A-Z]{3}$|^57P0[1-3]$|^25006$/.test(code) ||
    /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered|was closed))/.test(
      error.message,
    )
  );
}

/** A database that could not be had, or went away, on one of the ways to it. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase';
  readonly way: Way;
  readonly code: string | null;

  constructor(way: Way, error: Error) {
    super(error.message, { cause: error });
    this.way = way;
    this.code = codeOf(error);
  }
}

/** Does something on connections of one way. @throws LostDatabase where the database cannot be had, and what `work` throws */
export async function byWay<T>(way: Way, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && isDatabaseDown(error) ? new LostDatabase(way, error) : error;
  }
}

/** The setting that leads to the database. */
const databaseSetting = ({ databaseUrl }: { readonly databaseUrl: string | null }): string =>
  databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';

/** The settings that lead to the database by each way. */
export const databaseSettings = (config: {
  readonly databaseUrl: string | null;
  readonly directUrl: string | null;
}): Readonly<Record<Way, string>> => ({
  pooled: databaseSetting(config),
  direct: config.directUrl === null ? databaseSetting(config) : 'DATABASE_DIRECT_URL',
});
