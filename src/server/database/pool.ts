import { Database, type DatabaseOptions } from '../../platform/database/database.ts';
import { watchStatement } from '../watch/watched-queries.ts';

/**
 * Opens the service's database, with ten connections unless it says otherwise. Dates, times, numerics and bigints come
 * back as text.
 */
export const openPool = (
  url: string,
  options: Partial<Pick<DatabaseOptions, 'size' | 'statementTimeoutMs' | 'isPooled' | 'patience'>> = {},
): Database =>
  new Database(url, {
    application: 'daylight',
    size: 10,
    hasTextTimes: true,
    watch: watchStatement,
    ...options,
  });
