/** Work that checks at intervals for something to do. */
export type RepeatedWork = {
  /** Does what is due now, after the present run; resolves with how much was done. */
  readonly runNow: () => Promise<number>;
  /** Stops checking, and waits for the present run. */
  readonly stop: () => Promise<void>;
};

/**
 * Checks for due work at intervals, never twice at the same time.
 *
 * @param work does everything that is due and returns how much that was; once `stopped`, it leaves the rest
 * @param everyMs pause between two runs, in milliseconds
 * @param onFault called if `work` failed; it is tried again at the next run
 */
export function startRepeatedWork(
  work: (stopped: () => boolean) => Promise<number>,
  everyMs: number,
  onFault: (error: unknown) => void,
): RepeatedWork {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> = Promise.resolve(0);
  const run = (): Promise<number> => work(() => stopped);
  const runNow = (): Promise<number> => {
    running = running.then(run, run);
    return running;
  };
  const look = (): void => {
    if (stopped) return;
    runNow()
      .catch(onFault)
      .finally(() => {
        if (!stopped) timer = setTimeout(look, everyMs);
      });
  };
  timer = setTimeout(look, everyMs);
  return {
    runNow,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running.catch(() => 0);
    },
  };
}

const longestPauseSeconds = 3600;

/** Seconds until the next try after this many: 10, 20, 40, … at most an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPauseSeconds, 10 * 2 ** Math.min(tries, 20));
}
