import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 60_000;

/** Repeats an attempt until it succeeds; also usable outside tests. @throws the last error after a minute */
export async function until<T>(attempt: () => T | Promise<T>, everyMs = 50): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(everyMs);
    }
  }
}

/** @throws an error that names the condition if it does not hold */
export function mustHold(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so yet: ${what}`);
}
