import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 60_000;

/** Retries until it succeeds, even outside tests. @throws the last error after a minute */
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

/** @throws an error that says so if it does not hold */
export function mustHold(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so yet: ${what}`);
}
