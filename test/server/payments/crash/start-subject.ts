import { runScript } from '../../start-program.ts';
import type { RunningSubject } from './crash-subject.ts';

/**
 * Starts a program that prints "Daylight is ready on …".
 *
 * @param script relative to the project
 * @param onSpawn called as soon as the process exists
 * @throws Error with its output if it ends before it is ready
 */
export async function startSubject(
  script: string,
  environment: Readonly<Record<string, string>>,
  onSpawn: (kill: () => void) => void = () => {},
): Promise<RunningSubject> {
  const spawnedAt = performance.now();
  const { child, ready, ended } = runScript(script, [], environment);
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  onSpawn(kill);
  const origin = await ready();
  return { origin, readyMs: performance.now() - spawnedAt, kill, ended };
}
