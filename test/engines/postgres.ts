import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRoot, nobody, unprivileged } from '../../src/server/database/reach.ts';
import { freePort } from '../server/start-program.ts';
import { type EngineProcess, startEngine } from './engine-process.ts';

const bin = '/usr/lib/postgresql/15/bin';
const user = 'daylight';

/** Settings of postgresql.conf. */
export type Settings = Readonly<Record<string, string | number>>;

/** PostgreSQL 15 from Debian's package, on a loopback port, in a folder of its own that is removed with it. */
export type Postgres = {
  readonly port: string;
  /** Its data folder. */
  readonly data: string;
  /** The address of one of its databases. */
  readonly urlOf: (database: string) => string;
  readonly process: EngineProcess;
  /** Stops it, or cleans up after one that has stopped. */
  readonly stop: () => Promise<void>;
};

/** Runs a PostgreSQL program. @throws an error with its output if it fails */
async function runTool(name: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(path.join(bin, name), args, {
    ...unprivileged(),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
}

function newFolder(): string {
  const folder = mkdtempSync('/var/tmp/daylight-engine-');
  chmodSync(folder, 0o711);
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot()) chownSync(data, nobody, nobody);
  return folder;
}

async function launch(folder: string, settings: Settings, ready = /ready to accept/): Promise<Postgres> {
  const port = await freePort();
  const data = path.join(folder, 'data');
  const all = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    fsync: 'off',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const running = await startEngine(path.join(bin, 'postgres'), ['-D', data, ...args], ready);
  return {
    port,
    data,
    urlOf: (database) => `postgres://${user}@127.0.0.1:${port}/${database}`,
    process: running,
    stop: async () => {
      await running.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function newCluster(): Promise<string> {
  const folder = newFolder();
  const options = ['-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await runTool('initdb', ['-D', path.join(folder, 'data'), ...options, '--no-instructions']);
  return folder;
}

/** Creates and starts a server that lets its only user in without a password. */
export const startPostgres = async (settings: Settings = {}): Promise<Postgres> =>
  launch(await newCluster(), settings);

/** Creates a server that answers that it is starting until `letIn` is called. */
export async function startRecovering(): Promise<{
  readonly server: Postgres;
  readonly letIn: () => Promise<void>;
}> {
  const folder = await newCluster();
  const data = path.join(folder, 'data');
  const signal = path.join(data, 'standby.signal');
  writeFileSync(signal, '');
  if (isRoot()) chownSync(signal, nobody, nobody);
  const settings = { hot_standby: 'off', restore_command: '/bin/false' };
  const server = await launch(folder, settings, /entering standby mode/);
  return { server, letIn: () => runTool('pg_ctl', ['promote', '--no-wait', '-D', data]) };
}

/** Starts a server on a copy of a base backup, with its own settings. */
export async function startFromBackup(backup: string, settings: Settings): Promise<Postgres> {
  const folder = newFolder();
  const data = path.join(folder, 'data');
  cpSync(backup, data, { recursive: true });
  writeFileSync(path.join(data, 'recovery.signal'), '');
  const owned = [
    data,
    ...readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => path.join(data, name)),
  ];
  if (isRoot()) for (const place of owned) chownSync(place, nobody, nobody);
  chmodSync(data, 0o700);
  return launch(folder, settings);
}

/** Creates and starts a streaming replica of a server. */
export async function startReplica(of: Postgres, settings: Settings = {}): Promise<Postgres> {
  const folder = newFolder();
  const data = path.join(folder, 'data');
  const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  await runTool('pg_basebackup', ['-D', data, '-d', of.urlOf('postgres'), ...options]);
  return launch(folder, settings);
}
