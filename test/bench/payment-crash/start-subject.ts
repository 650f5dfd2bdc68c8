import { runScript } from '../../server/start-program.ts';
import type { RunningSubject } from './crash-subject.ts';

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
  const spawnedAt = performance.now();
  const { child, ready, ended } = runScript(script, [], environment);
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  onSpawn(kill);
  const origin = await ready();
  return { origin, readyMs: performance.now() - spawnedAt, kill, ended };
}
