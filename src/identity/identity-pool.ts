import { Database, type DatabaseOptions } from '../platform/database/database.ts';

/**
 * What the provider asks of its database; four connections by default, and no time limit of one statement, as migrations
 * take their time.
 */
export type IdentityPoolOptions = Partial<
  Pick<DatabaseOptions, 'size' | 'statementTimeoutMs' | 'isPooled' | 'patience'>
>;

/**
 * The provider's own few connections: a flood of sign-ins takes none from the data calls. Times are returned as Date,
 * which is precise enough for tokens.
 */
export const openIdentityPool = (databaseUrl: string, options: IdentityPoolOptions = {}): Database =>
  new Database(databaseUrl, { application: 'daylight identity', size: 4, ...options });
