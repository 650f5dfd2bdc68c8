import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../domain/thrown.ts';
import type { DatabaseRoute } from '../platform/connection-patience.ts';
import { demoAccounts, demoPassword } from './accounts/demo-accounts.ts';
import { type Config, usesCaptchaStandIn, usesPaymentStandIn } from './config/config.ts';
import { ConfigFault } from './config/config-fault.ts';
import { readConfig } from './config/read-config.ts';
import { loadSettingsFile } from './config/settings-file.ts';
import { DatabaseFault, databaseSettings, isDatabaseDown, LostDatabase } from './database/database-fault.ts';
import { FileStoreFault, isUnusableFile } from './files/file-store-fault.ts';
import type { Service } from './main.ts';
import { BuildFault, buildPortalWhenStale } from './portal-build.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const portalFolder = path.join(projectDir, 'dist/portal');

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function takenPort(port: number | null, config: Config | null): string {
  const own = config?.metrics?.own;
  return own && port === own.port
    ? `Port ${port} of ${own.host} is taken: stop what uses it, or set METRICS_PORT`
    : `Port ${config?.port} of ${config?.host} is taken: stop what uses it, or set PORT`;
}

const lostDatabase = (config: Config, route: DatabaseRoute, { message }: Error): string =>
  `The database of ${databaseSettings(config)[route]} was lost, or gave no connection within ${config.databaseStartMs / 1000} s (DATABASE_START_LIMIT): ${message}`;

/** What the operator can do about a failed start; null for an unexpected error. */
function explain(error: unknown, config: Config | null): readonly string[] | null {
  if (error instanceof ConfigFault) return error.faults;
  if (error instanceof DatabaseFault || error instanceof FileStoreFault || error instanceof BuildFault)
    return [error.message];
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (code === '53100') return [`The disk of the database is full: ${error.message}`];
  if (config && error instanceof LostDatabase) return [lostDatabase(config, error.route, error)];
  const place = config ? `${config.host}:${config.port}` : '';
  if (code === 'EADDRINUSE') return [takenPort('port' in error ? Number(error.port) : null, config)];
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return [`Listening on ${place} is not allowed: set PORT to 1024 or above (${error.message})`];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return [`HOST ${config?.host} is not an address of this machine`];
  if (code === '55P03')
    return [
      'A table was in use for ten minutes, so the database could not be migrated: look for long transactions',
    ];
  if (isUnusableFile(error))
    return [`A file or folder cannot be used: ${error.message} (DATA_DIR is ${config?.dataDir})`];
  if (config && isDatabaseDown(error)) return [lostDatabase(config, 'pooled', error)];
  return null;
}

function welcome({ url }: Service, config: Config): string {
  const width = Math.max(...demoAccounts.map(({ login }) => login.length));
  const sandbox = [
    '',
    `Demo accounts, password ${demoPassword}:`,
    ...demoAccounts.map(({ login, about }) => `  ${login.padEnd(width)}  ${about}`),
    '',
    // With a real mail server the program keeps no copies to show.
    ...(config.mail.smtpUrl ? [] : [`Mail that is sent: ${url.origin}/sandbox/mail`]),
    ...(usesPaymentStandIn(config) ? [`How payment behaves: ${url.origin}/sandbox/payment`] : []),
    ...(usesCaptchaStandIn(config) ? [`How the captcha behaves: ${url.origin}/sandbox/captcha`] : []),
  ];
  return [
    '',
    `Daylight is ready on ${url.origin}`,
    ...(config.role === 'all' ? [] : [`Its role is ${config.role}.`]),
    ...(config.sandbox && config.role !== 'worker' ? sandbox : []),
    ...(config.noPaymentMode ? ['Live data and payment need NO_PAYMENT_MODE=false.'] : []),
    '',
  ].join('\n');
}

const closeWithinMs = 10_000;
/** Without this, the embedded database would go on running alone. */
let closeDatabase = async (): Promise<void> => {};
let isGivenUp = false;

/** Ends without waiting for the rest. */
async function giveUp(): Promise<never> {
  isGivenUp = true;
  printLine('Some work did not finish in time');
  await Promise.race([closeDatabase().catch(() => {}), pause(closeWithinMs)]);
  process.exit(1);
}

/** Also while the program starts: what it has opened, above all the database, is closed again. */
function stopOnSignals(starting: Promise<Service>, { delayMs, limitMs }: Config['shutdown']): void {
  let asked = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (asked) return;
    asked = true;
    printLine(`${signal}: finishing work in progress`);
    setTimeout(giveUp, delayMs + limitMs).unref();
    starting
      .then((service) => service.stop())
      .then(
        () => isGivenUp || process.exit(0),
        () => isGivenUp || process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Closing the terminal must not leave the database running alone.
  process.on('SIGHUP', stop);
}

async function start(): Promise<void> {
  const dev = process.argv.includes('--dev');
  let config: Config | null = null;
  try {
    loadSettingsFile(projectDir);
    config = readConfig(process.env, projectDir);
    // Loaded only now, so that a configuration error is reported at once.
    const { startService } = await import('./main.ts');
    const starting = startService({
      config,
      projectDir,
      report: printLine,
      portalFolder: dev ? null : portalFolder,
      onDatabase: (opening) => {
        closeDatabase = async () => (await opening).close();
      },
      ...(dev ? {} : { meanwhile: () => buildPortalWhenStale(projectDir, portalFolder) }),
    });
    stopOnSignals(starting, config.shutdown);
    printLine(welcome(await starting, config));
  } catch (error) {
    if (isGivenUp) return;
    const lines = explain(error, config);
    if (lines === null) console.error('Daylight could not start:', error);
    else for (const line of lines) console.error(line);
    process.exit(1);
  }
}

await start();
