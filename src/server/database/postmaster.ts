import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../domain/thrown.ts';
import type { Place } from './cluster-folder.ts';
import { rotateLog } from './cluster-log.ts';
import { DatabaseFault } from './database-fault.ts';
import { unprivileged } from './reach.ts';

/** Longest wait for PostgreSQL to come up or go down, in milliseconds. */
export const readyWithinMs = 60_000;

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

/** What PostgreSQL says of itself in its pid file. */
export type PidFile = {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
};

function readPidFile(place: Place): PidFile | null {
  try {
    const [pid, , , port, , , , status] = readFileSync(place.pid, 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port), ready: /ready/.test(status ?? '') };
  } catch {
    return null;
  }
}

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether a process is a PostgreSQL server: after a crash its number may belong to any other program. */
export function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim().startsWith('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/** The PostgreSQL that runs in this place, or null; a pid file left by a crash does not count. */
export function runningIn(place: Place): PidFile | null {
  const found = readPidFile(place);
  if (!found || !isAlive(found.pid)) return null;
  if (isPostgres(found.pid)) return found;
  // PostgreSQL would take the program that has this number now for its own. A number that nobody has is left to it: by
  // the same file it knows whether processes of the one that ended still write.
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

export type LaunchOptions = {
  /** Trades durability for speed, and ends with this process. */
  readonly throwaway?: boolean;
  /** Loopback port to listen on; without it a free one. */
  readonly port?: number;
  /** Longest wait for it to come up, in milliseconds; a minute by default. */
  readonly upWithinMs?: number;
};

/**
 * Starts PostgreSQL; null when another process was quicker and its own is gone again.
 *
 * @throws DatabaseFault with PostgreSQL's last words when it does not start
 */
export async function launch(
  place: Place,
  postgres: string,
  { throwaway, port: wanted, upWithinMs = readyWithinMs }: LaunchOptions,
): Promise<PidFile | null> {
  const port = wanted ?? (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    'max_wal_size=2GB',
    ...(throwaway ? ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'] : []),
  ];
  // Whoever starts it again at its port may need several attempts, and why it ended is asked about afterwards.
  if (wanted === undefined) rotateLog(place.log);
  const log = openSync(place.log, 'a', 0o600);
  let child: ChildProcess;
  try {
    // Detached, so that Ctrl-C in a terminal reaches this process alone, which then stops the cluster after draining.
    child = spawn(
      postgres,
      ['-D', place.data, '-p', String(port), ...settings.flatMap((line) => ['-c', line])],
      {
        ...unprivileged(),
        cwd: place.data,
        detached: !throwaway,
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
  const until = performance.now() + upWithinMs;
  while (performance.now() < until) {
    const found = readPidFile(place);
    if (found?.ready && isAlive(found.pid)) return found;
    const other = ended ? runningIn(place) : null;
    // Another process started it at the same moment, and this one found the place taken.
    if (other) return waitUntilReady(place, other);
    if (ended)
      throw new DatabaseFault(
        `The database in ${place.data} does not start: ${lastWords(place)} (log: ${place.log})`,
      );
    await pause(20);
  }
  // Left alone it would come up later, with nobody to stop it.
  if (!ended) child.kill('SIGINT');
  throw new DatabaseFault(
    `The database in ${place.data} was not ready within ${upWithinMs / 1000} s (log: ${place.log})`,
  );
}

/** Waits for one that is starting; null when it went away instead, being stopped. */
export async function waitUntilReady(place: Place, found: PidFile): Promise<PidFile | null> {
  const until = performance.now() + readyWithinMs;
  let current: PidFile | null = found;
  while (current && !current.ready) {
    if (performance.now() > until) {
      throw new DatabaseFault(
        `The database in ${place.data} neither comes up nor goes down (log: ${place.log})`,
      );
    }
    await pause(20);
    current = runningIn(place);
  }
  return current;
}
