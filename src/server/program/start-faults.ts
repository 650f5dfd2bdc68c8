import { codeOf } from '../../domain/thrown.ts';
import type { DatabaseRoute } from '../../platform/database/patience.ts';
import { UnfitDatabase } from '../../platform/run-migrations.ts';
import { type Config, portVariable } from '../config/config.ts';
import { ConfigFault } from '../config/config-fault.ts';
import { DatabaseFault, databaseSettings, isDatabaseDown, LostDatabase } from '../database/database-fault.ts';
import { FileStoreFault, isUnusableFile } from '../files/file-store-fault.ts';
import { BuildFault } from '../portal-build.ts';

/** Where it was that the program could not listen, for requests or for metrics, and the variables to change. */
function placeOf(error: Error, { host, port, role, metrics }: Config) {
  const own = metrics?.own ?? null;
  const isOwn =
    own !== null &&
    (('port' in error && error.port === own.port) ||
      ('hostname' in error && error.hostname === own.host && own.host !== host));
  return isOwn
    ? { ...own, hostVariable: 'METRICS_HOST', portVariable: 'METRICS_PORT' }
    : { host, port, hostVariable: 'HOST', portVariable: portVariable(role) };
}

const lostDatabase = (config: Config, route: DatabaseRoute, { message }: Error): string =>
  `The database of ${databaseSettings(config)[route]} was lost, or gave no connection within ${config.databaseStartMs / 1000} s (DATABASE_START_LIMIT): ${message}`;

function lineAbout(error: Error, config: Config): string | null {
  const code = codeOf(error);
  if (code === '53100') return `The disk of the database is full: ${error.message}`;
  if (error instanceof LostDatabase) return lostDatabase(config, error.route, error);
  const { host, port, hostVariable, portVariable } = placeOf(error, config);
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken: stop what uses it, or set ${portVariable}`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Listening on ${host}:${port} is not allowed: set ${portVariable} to 1024 or above (${error.message})`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${hostVariable} ${host} is not an address of this machine`;
  if (code === '55P03')
    return 'A table was in use for ten minutes, so the database could not be migrated: look for long transactions';
  if (isUnusableFile(error))
    return `A file or folder cannot be used: ${error.message} (DATA_DIR is ${config.dataDir})`;
  return isDatabaseDown(error) ? lostDatabase(config, 'pooled', error) : null;
}

/**
 * What the operator can do about a failed start.
 *
 * @param config null if the start failed before there was one
 * @returns lines for the operator; null for an unexpected error
 */
export function explainFailedStart(error: unknown, config: Config | null): readonly string[] | null {
  if (error instanceof ConfigFault) return error.faults;
  if (
    error instanceof DatabaseFault ||
    error instanceof UnfitDatabase ||
    error instanceof FileStoreFault ||
    error instanceof BuildFault
  )
    return [error.message];
  const line = config && error instanceof Error ? lineAbout(error, config) : null;
  return line === null ? null : [line];
}
