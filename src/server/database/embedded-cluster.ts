import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseFault } from './database-fault.ts';
import { openEngine } from './engine.ts';
import { isRoot, nobody, othersCanReach } from './reach.ts';

/** A running PostgreSQL whose files lie in one folder. */
export interface EmbeddedCluster {
  /** Address of one of its databases, with user and password. */
  readonly urlOf: (database: string) => string;
  /** Gives the cluster back; the last process that does so stops it. Safe to call twice. */
  readonly close: () => Promise<void>;
}

export interface EmbeddedClusterOptions {
  /** Trades durability for speed. For tests only: a crash then loses the data. */
  readonly throwaway?: boolean;
}

const user = 'daylight';
const keeperName = 'daylight keeper';
const readyWithinMs = 60_000;

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly password: string;
  readonly log: string;
  readonly pid: string;
}

const placeIn = (folder: string): Place => ({
  folder,
  data: path.join(folder, 'data'),
  password: path.join(folder, 'password'),
  log: path.join(folder, 'postgres.log'),
  pid: path.join(folder, 'data', 'postmaster.pid'),
});

const unprivileged = () => (isRoot() ? { uid: nobody, gid: nobody } : {});

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function giveToNobody(file: string): void {
  if (isRoot()) chownSync(file, nobody, nobody);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function initialise(place: Place, initdb: string): void {
  // Made under another name and renamed when whole, so that an interrupted first start leaves nothing half made.
  const half = `${place.data}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  giveToNobody(half);
  writeFileSync(place.password, randomBytes(24).toString('hex'), { mode: 0o600 });
  giveToNobody(place.password);
  // The built-in locale needs nothing of the operating system and folds letters of every script.
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = ['-U', user, '-A', 'scram-sha-256', `--pwfile=${place.password}`, ...locale];
  const made = spawnSync(initdb, ['-D', half, ...options, '--no-sync', '--no-instructions'], {
    ...unprivileged(),
    cwd: half,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  if (made.status !== 0) {
    const reason = made.error?.message ?? made.stderr.trim().split('\n').slice(-3).join(' ');
    rmSync(half, { recursive: true, force: true });
    throw new DatabaseFault(`The database folder ${place.data} could not be made: ${reason}`);
  }
  renameSync(half, place.data);
}

function checkFolder(place: Place, major: string): void {
  const versionFile = path.join(place.data, 'PG_VERSION');
  if (!existsSync(versionFile) || !existsSync(path.join(place.data, 'global', 'pg_control'))) {
    throw new DatabaseFault(
      `The database folder ${place.data} is damaged: it is not empty, yet not a whole PostgreSQL folder. Restore it from a backup, or move it away to begin with a new one.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== major) {
    throw new DatabaseFault(
      `The database folder ${place.data} was made by PostgreSQL ${version}; this release brings ${major}. Move it over with pg_dump, or move it away to begin with a new one.`,
    );
  }
  if (!existsSync(place.password)) {
    throw new DatabaseFault(
      `The password file ${place.password} is missing, so the database in ${place.data} cannot be opened. Restore it from a backup, or move the folder away to begin with a new one.`,
    );
  }
}

interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

function readPidFile(place: Place): PidFile | null {
  try {
    const [pid, , , port, , , , status] = readFileSync(place.pid, 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port), ready: /ready/.test(status ?? '') };
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// After a crash of the machine the number in the pid file may belong to any other program.
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim().startsWith('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

function runningIn(place: Place): PidFile | null {
  const found = readPidFile(place);
  if (!found) return null;
  if (isAlive(found.pid) && isPostgres(found.pid)) return found;
  rmSync(place.pid, { force: true });
  return null;
}

function lastWords(place: Place): string {
  try {
    const lines = readFileSync(place.log, 'utf8').trim().split('\n');
    const fatal = lines.filter((line) => /FATAL|PANIC|ERROR/.test(line)).at(-1) ?? lines.at(-1) ?? '';
    return fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
  } catch {
    return '';
  }
}

async function launch(place: Place, postgres: string, options: EmbeddedClusterOptions): Promise<PidFile> {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    'max_wal_size=2GB',
    ...(options.throwaway ? ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'] : []),
  ];
  const log = openSync(place.log, 'w', 0o600);
  let child: ChildProcess;
  try {
    // Detached, so that Ctrl-C in a terminal reaches this process alone, which then stops the cluster after draining.
    child = spawn(
      postgres,
      ['-D', place.data, '-p', String(port), ...settings.flatMap((line) => ['-c', line])],
      {
        ...unprivileged(),
        cwd: place.data,
        detached: !options.throwaway,
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      },
    );
  } finally {
    closeSync(log);
  }
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  child.unref();
  const until = performance.now() + readyWithinMs;
  while (performance.now() < until) {
    const found = readPidFile(place);
    if (found?.ready && isAlive(found.pid)) return found;
    if (ended)
      throw new DatabaseFault(
        `The database in ${place.data} does not start: ${lastWords(place)} (log: ${place.log})`,
      );
    await pause(20);
  }
  throw new DatabaseFault(
    `The database in ${place.data} was not ready within ${readyWithinMs / 1000} s (log: ${place.log})`,
  );
}

async function waitUntilReady(place: Place, found: PidFile): Promise<PidFile> {
  const until = performance.now() + readyWithinMs;
  let current: PidFile | null = found;
  while (current && !current.ready && performance.now() < until) {
    await pause(20);
    current = runningIn(place);
  }
  if (!current?.ready)
    throw new DatabaseFault(`The database in ${place.data} is being stopped or does not come up: try again.`);
  return current;
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    // The unprivileged user walks through this folder; it cannot list it.
    if (isRoot()) chmodSync(folder, 0o711);
  } catch (error) {
    throw new DatabaseFault(`The data folder ${folder} cannot be used: ${reasonOf(error)}`);
  }
  if (isRoot() && !othersCanReach(folder)) {
    throw new DatabaseFault(
      `The data folder ${folder} cannot be used: PostgreSQL does not run as root, and the unprivileged user it runs as instead cannot reach this folder. Set DATA_DIR to a folder that others may walk to, such as /var/lib/daylight.`,
    );
  }
}

/**
 * Starts the PostgreSQL whose files lie in `folder`, making it on first use, or joins the one that runs there already.
 * It listens on a loopback port with a random password, kept beside the data.
 *
 * @throws DatabaseFault with a message for the operator when the folder is damaged, unreachable or of another version
 */
export async function openEmbeddedCluster(
  folder: string,
  options: EmbeddedClusterOptions = {},
): Promise<EmbeddedCluster> {
  const place = placeIn(path.resolve(folder));
  prepareFolder(place.folder);
  const engine = openEngine(place.folder);
  const isNew = !existsSync(place.data) || readdirSync(place.data).length === 0;
  if (isNew) {
    rmSync(place.data, { recursive: true, force: true });
    initialise(place, engine.initdb);
  }
  checkFolder(place, engine.major);
  const password = readFileSync(place.password, 'utf8').trim();

  const found = runningIn(place);
  const running = found ? await waitUntilReady(place, found) : await launch(place, engine.postgres, options);
  const urlOf = (database: string): string =>
    `postgres://${user}:${password}@127.0.0.1:${running.port}/${database}`;

  const keeper = new pg.Client({ connectionString: urlOf('postgres'), application_name: keeperName });
  // The cluster may be stopped under us; whoever asks it next reports that.
  keeper.on('error', () => {});
  try {
    await keeper.connect();
  } catch (error) {
    throw new DatabaseFault(`The database in ${place.data} does not let us in: ${reasonOf(error)}`);
  }

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    const others = await keeper
      .query(
        'SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid() LIMIT 1',
        [keeperName],
      )
      .then((answer) => answer.rowCount ?? 0)
      .catch(() => 0);
    await keeper.end().catch(() => {});
    if (others > 0 || !isAlive(running.pid) || !isPostgres(running.pid)) return;
    // Fast shutdown: open transactions are rolled back, the data files are left clean.
    process.kill(running.pid, 'SIGINT');
    const until = performance.now() + readyWithinMs;
    while (existsSync(place.pid) && isAlive(running.pid) && performance.now() < until) await pause(20);
  };
  return {
    urlOf,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
