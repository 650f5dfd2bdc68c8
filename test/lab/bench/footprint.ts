// npm run lab -- footprint: clones the last commit into a new folder, installs all its packages, builds a release
// and installs that as the Dockerfile does. Prints how much disk each takes, as `du -sh` counts, with the largest
// packages of production; then the seconds of each start until /readyz answers 200, from the sources and from the
// release, with an empty data folder and with the one that it leaves. npm takes from its cache what it has there.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readDockerfile } from '../../conventions/dockerfile.ts';
import { freePort, projectDir } from '../../server/start-program.ts';

const folder = mkdtempSync('/var/tmp/daylight-footprint-');
// As root, the database runs as another user, who must be able to enter the folder.
chmodSync(folder, 0o711);
const clone = path.join(folder, 'clone');
const release = path.join(clone, 'dist/release');
const inRelease = ['--enable-source-maps', 'src/server/start.js'];
const askEveryMs = 20;

const run = (command: string, cwd: string): string =>
  execFileSync('sh', ['-euc', command], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, npm_config_prefer_offline: 'true' },
  });
/** The disk that places take, in MB. */
const sizeOf = (...places: readonly string[]): number =>
  Number(/^(\d+)\ttotal$/m.exec(run(`du -skc ${places.join(' ')}`, clone))?.[1]) / 1024;
const print = (what: string, value: number, unit: string): void =>
  console.log(`${what.padEnd(66)} ${value.toFixed(unit === 's' ? 1 : 0).padStart(6)} ${unit}`);

/** Starts a program, waits until it is ready, and ends it. @returns the seconds until it was ready */
async function timeStart(
  command: string,
  words: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const { PATH = '', HOME = '' } = process.env;
  const port = await freePort();
  const started = performance.now();
  const child = spawn(command, words, {
    cwd,
    env: { PATH, HOME, PORT: port, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const isReady = (): Promise<boolean> =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the program ended before it was ready: ${errors}`);
    await pause(askEveryMs);
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** Starts with an empty data folder, and then with what is in it. */
async function timeStarts(
  name: string,
  command: string,
  words: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const own = { ...settings, DATA_DIR: path.join(folder, name.replaceAll(' ', '-')) };
  for (const data of ['empty', 'used'])
    print(`start of ${name}, ${data} data folder`, await timeStart(command, words, cwd, own), 's');
}

try {
  run(`git clone --quiet --no-hardlinks ${projectDir} ${clone}`, folder);
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
  run('npm ci', clone);
  print('npm ci: packages of development and production', sizeOf('node_modules'), 'MB');
  run('npm run build', clone);
  print('npm run build: a release without packages', sizeOf(release), 'MB');
  const { releaseSteps } = readDockerfile(readFileSync(path.join(clone, 'deploy/Dockerfile'), 'utf8'));
  const [install = '', ...removals] = releaseSteps;
  run(install, release);
  print(`${install}: packages of production`, sizeOf(`${release}/node_modules`), 'MB');
  const largest = run('du -skL node_modules/@*/* node_modules/[!@.]* | sort -rn | head -8', release);
  for (const line of largest.trim().split('\n')) {
    const [kilobytes, place = ''] = line.split('\t');
    print(`  of that ${place.replace('node_modules/', '')}`, Number(kilobytes) / 1024, 'MB');
  }
  await timeStarts('the sources (npm start)', 'npm', ['start'], clone);
  await timeStarts('the release', 'node', inRelease, release);
  await timeStarts('the release without the sandbox', 'node', inRelease, release, {
    SANDBOX: 'false',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  for (const removal of removals) run(removal, release);
  print('what an image copies: release and packages', sizeOf(release), 'MB');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
