import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isRoot, nobody } from '../../../../src/server/database/reach.ts';
import { mayMount } from '../small-disk.ts';

/** What runs in a container, and as which user. */
export type Run = {
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Unprivileged user and group; null: those of this process, for images that run as root. */
  readonly user: readonly [string, string] | null;
  readonly stopSignal: NodeJS.Signals;
  /** Runs first; the container then counts as started. */
  readonly prepare?: () => Promise<void>;
};

/** How a service is isolated. */
export type Walls = {
  readonly isReadOnly: boolean;
  /** Shared writable folders, each at its place on this machine. */
  readonly onDisk: ReadonlyMap<string, string>;
  /** Other writable folders. */
  readonly writable: readonly string[];
  readonly hasNoCapabilities: boolean;
  readonly gainsNoPrivileges: boolean;
};

type Ended = { readonly code: number | null; readonly said: string };

/** One container of a service. */
export type Container = {
  readonly name: string;
  readonly address: string;
  /** From now on it counts as started, whatever its image prepares first. */
  readonly start: () => Promise<void>;
  readonly isRunning: () => boolean;
  /** Stops it with the image's signal. @returns its exit code, or null if a signal ended it */
  readonly stop: () => Promise<number | null>;
  readonly kill: () => void;
  /** Runs a command inside it, like `docker exec`. */
  readonly execute: (command: readonly string[]) => Promise<Ended>;
  /** How often it has exited unasked and was restarted. */
  readonly restarts: () => number;
  readonly said: () => string;
};

const restartAfterMs = 100;
export const nobodys: readonly [string, string] = [String(nobody), String(nobody)];

/** Whether this machine can isolate a program like a container, which needs Linux and root. */
export const canShutIn = mayMount();

/** A command inside the isolation of its container, if there can be any. */
function shutIn(command: readonly string[], walls: Walls, user: Run['user']): readonly string[] {
  if (!isRoot()) return command;
  const [uid, gid] = user ?? [];
  const may = [
    ...(uid ? [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] : []),
    ...(walls.hasNoCapabilities ? ['--bounding-set=-all', '--inh-caps=-all'] : []),
    ...(walls.gainsNoPrivileges ? ['--no-new-privs'] : []),
  ];
  const limited = may.length > 0 ? ['setpriv', ...may, ...command] : command;
  if (!walls.isReadOnly || !canShutIn) return limited;
  const mounts = [
    ...walls.writable.map((place) => `mount --bind '${place}' '${place}'`),
    ...[...walls.onDisk].map(([place, folder]) => `mount --bind '${folder}' '${place}'`),
    'mount -o remount,bind,ro /',
  ];
  return ['unshare', '--mount', 'sh', '-c', `${mounts.join(' && ')} && exec "$@"`, 'sh', ...limited];
}

/** Makes a container that is restarted whenever it exits unasked. */
export function createContainer(name: string, address: string, walls: Walls, run: Run): Container {
  let said = '';
  let restarts = 0;
  let isWanted = false;
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();

  const launch = (command: readonly string[]): ChildProcess => {
    const [program = '', ...args] = shutIn(command, walls, run.user);
    const launched = spawn(program, args, {
      cwd: run.folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...run.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = (): void => void launched.kill('SIGKILL');
    process.once('exit', kill);
    launched.once('close', () => process.off('exit', kill));
    return launched;
  };
  const begin = (): void => {
    const begun = launch(run.command);
    child = begun;
    const collect = (chunk: Buffer): void => {
      said += chunk;
    };
    begun.stdout?.on('data', collect);
    begun.stderr?.on('data', collect);
    ended = once(begun, 'close').then(async () => {
      child = null;
      if (!isWanted) return;
      restarts += 1;
      await pause(restartAfterMs);
      if (isWanted) begin();
    });
  };
  return {
    name,
    address,
    start: async () => {
      isWanted = true;
      await run.prepare?.();
      begin();
    },
    isRunning: () => child !== null,
    stop: async () => {
      isWanted = false;
      const last = child;
      last?.kill(run.stopSignal);
      await ended;
      return last?.exitCode ?? null;
    },
    kill: () => void child?.kill('SIGKILL'),
    execute: async (command) => {
      const asked = launch(command);
      let output = '';
      const collect = (chunk: Buffer): void => {
        output += chunk;
      };
      asked.stdout?.on('data', collect);
      asked.stderr?.on('data', collect);
      await once(asked, 'close');
      return { code: asked.exitCode, said: output };
    },
    restarts: () => restarts,
    said: () => said,
  };
}
