import { codeOf } from '../../domain/thrown.ts';
import type { DatabaseRoute } from '../../platform/database/patience.ts';

/**
 * A problem with the database's folder, programs or address that the operator can fix; the message is for the operator.
 */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** The network's own codes; the name of a stopped container no longer resolves (ENOTFOUND, EAI_AGAIN). */
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
 * Whether the database is unavailable at the moment: connection refused, reset, timed out or broken, or PostgreSQL's
 * classes 08 (connection), 53 (resources) and 57P (going down). 25006 is how a replica not yet promoted refuses a
 * write.
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

/**
 * Whether the database gave a statement up that may succeed when repeated: it took too long (57014), waited too long for
 * a lock (55P03), or was chosen to end a deadlock or a conflict (40P01, 40001).
 */
export function isDatabaseBusy(error: Error): boolean {
  return ['57014', '55P03', '40P01', '40001'].includes(codeOf(error) ?? '');
}

/** Whether the database refused a value, such as a character that it cannot hold (PostgreSQL's class 22). */
export const isBadValue = (error: unknown): boolean => /^22[0-9A-Z]{3}$/.test(codeOf(error) ?? '');

/** A database that was unavailable, or went away, over one of the routes to it. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase';
  readonly route: DatabaseRoute;
  readonly code: string | null;

  constructor(route: DatabaseRoute, error: Error) {
    super(error.message, { cause: error });
    this.route = route;
    this.code = codeOf(error);
  }
}

/**
 * Runs `work` on connections of one route.
 * @throws LostDatabase if the database is unavailable; otherwise what `work` throws
 */
export async function onRoute<T>(route: DatabaseRoute, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && isDatabaseDown(error) ? new LostDatabase(route, error) : error;
  }
}

/** The setting that says where the database is. */
const databaseSetting = ({ databaseUrl }: { readonly databaseUrl: string | null }): string =>
  databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';

/** The setting that says where the database is on each route. */
export const databaseSettings = (config: {
  readonly databaseUrl: string | null;
  readonly directUrl: string | null;
}): Readonly<Record<DatabaseRoute, string>> => ({
  pooled: databaseSetting(config),
  direct: config.directUrl === null ? databaseSetting(config) : 'DATABASE_DIRECT_URL',
});
