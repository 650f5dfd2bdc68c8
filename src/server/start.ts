import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts, demoPassword } from './accounts/demo-accounts.ts';
import type { Config } from './config/config.ts';
import { readConfig } from './config/read-config.ts';
import { loadSettingsFile } from './config/settings-file.ts';
import type { Service } from './main.ts';
import { buildPortalWhenStale } from './portal-build.ts';
import { explainFailedStart } from './program/start-faults.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const portalFolder = path.join(projectDir, 'dist/portal');

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function welcome({ url }: Service, config: Config): string {
  const width = Math.max(...demoAccounts.map(({ login }) => login.length));
  const sandbox = [
    '',
    `Demo accounts, password ${demoPassword}:`,
    ...demoAccounts.map(({ login, about }) => `  ${login.padEnd(width)}  ${about}`),
    '',
    `What can be done in the sandbox: ${url.origin}/sandbox`,
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
    const lines = explainFailedStart(error, config);
    if (lines === null) console.error('Daylight could not start:', error);
    else for (const line of lines) console.error(line);
    process.exit(1);
  }
}

await start();
