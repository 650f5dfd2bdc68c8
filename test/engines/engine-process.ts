import { type ChildProcess, spawn } from 'node:child_process';
import { isRoot, nobody } from '../../src/server/database/reach.ts';

/** A program of a Debian package that runs beside a test as an unprivileged user. */
export type EngineProcess = {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly said: () => string;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  /** Sends a signal and waits for the end. Can be called twice. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
};

/**
 * Starts a program and waits until it reports that it is ready.
 *
 * @param ready matches what it then prints
 * @throws an error with its output if it ends before
 */
export async function startEngine(
  command: string,
  args: readonly string[],
  ready: RegExp,
): Promise<EngineProcess> {
  const child = spawn(command, args, {
    ...(isRoot() ? { uid: nobody, gid: nobody } : {}),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', kill);
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    let isReady = false;
    const hear = (chunk: Buffer): void => {
      output += chunk;
      isReady ||= ready.test(output);
      if (isReady) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    ended.then(() => reject(new Error(`${command} ended before it was ready:\n${output}`)));
  });
  return {
    child,
    said: () => output,
    ended,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
