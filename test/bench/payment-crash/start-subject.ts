import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RunningSubject } from './crash-subject.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const mostOutput = 8_000;

/**
 * Starts a program of ours that says "Daylight is ready on …" when it is.
 *
 * @param script relative to the project
 * @param onSpawn told at once of the process that is starting
 * @throws when it ends before it is ready, with what it said
 */
export async function startSubject(
  script: string,
  environment: Readonly<Record<string, string>>,
  onSpawn: (kill: () => void) => void = () => {},
): Promise<RunningSubject> {
  const { PATH = '', HOME = '' } = process.env;
  const spawnedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(top, script)], {
    cwd: top,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onSpawn(kill);
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said = (said + chunk).slice(-mostOutput);
      const ready = /ready on (\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`the program ended before it was ready:\n${said}`)));
  });
  return { origin, readyMs: performance.now() - spawnedAt, kill, ended };
}
