import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/platform/database/database.ts';
import type { Chance } from '../../../src/sandbox/market/random.ts';
import type { ChaosSystem } from './chaos-system.ts';

/** What all users of a chaos run share. */
export type Scene = {
  readonly system: ChaosSystem;
  readonly pool: Database;
  readonly chance: Chance;
  /** Milliseconds since the last disturbance was over; 0 as long as there are more. */
  readonly calmForMs: () => number;
  /** Records a fault. */
  readonly fault: (what: string) => void;
};

/** Longer than anything takes, on a slow and busy machine too. */
export const patienceMs = 300_000;

/** Repeats an attempt until it has a result. @throws if nothing has disturbed it for five minutes, and it has none */
export async function persist<T>(
  { calmForMs }: Pick<Scene, 'calmForMs'>,
  what: string,
  attempt: () => Promise<T | null>,
): Promise<T> {
  let last: unknown = 'no result';
  do {
    try {
      const result = await attempt();
      if (result !== null) return result;
    } catch (error) {
      last = error;
    }
    await pause(250);
  } while (calmForMs() < patienceMs);
  throw new Error(`${what}: ${String(last)}`, { cause: last });
}

/** Whether nothing new is to be started. */
export const isOver = ({ calmForMs }: Pick<Scene, 'calmForMs'>): boolean => calmForMs() > 0;
