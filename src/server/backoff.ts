import type { Clock } from './clock.ts';
import { pauseAfter } from './repeated-work.ts';

/**
 * What failed, and rests before it is tried again, each time longer, while the others go on. It is kept in this process
 * only: another one tries by itself.
 */
export type Backoff = {
  readonly isWaiting: (key: string) => boolean;
  /** Those that failed, resting or not. */
  readonly all: () => readonly string[];
  /** @returns the number of seconds that it rests now */
  readonly failed: (key: string) => number;
  /** It worked, was changed so that it may work, or is not there any more. */
  readonly worked: (key: string) => void;
};

/** @param clock real time */
export function createBackoff(clock: Clock): Backoff {
  const all = new Map<string, { readonly tries: number; readonly until: number }>();
  const isWaiting = (key: string): boolean => (all.get(key)?.until ?? 0) > clock.now().getTime();
  return {
    isWaiting,
    all: () => [...all.keys()],
    failed: (key) => {
      const tries = all.get(key)?.tries ?? 0;
      const seconds = pauseAfter(tries);
      all.set(key, { tries: tries + 1, until: clock.now().getTime() + seconds * 1000 });
      return seconds;
    },
    worked: (key) => void all.delete(key),
  };
}
