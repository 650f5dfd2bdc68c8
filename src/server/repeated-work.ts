/** Work that looks again and again for something to do. */
export type RepeatedWork = {
  /** Does now what is due, after what is under way; resolves with how much was done. */
  readonly runNow: () => Promise<number>;
  /** Looks no more, and waits for what is under way. */
  readonly stop: () => Promise<void>;
};

/**
 * Looks for due work every so often, never twice at a time.
 *
 * @param work does everything that is due and answers how much that was
 * @param everyMs pause between two looks, in milliseconds
 * @param onFault told when `work` failed; it is tried again at the next look
 */
export function startRepeatedWork(
  work: () => Promise<number>,
  everyMs: number,
  onFault: (error: unknown) => void,
): RepeatedWork {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> = Promise.resolve(0);
  const runNow = (): Promise<number> => {
    running = running.then(work, work);
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

/** Seconds until something is tried again after so many tries: 10, 20, 40, … at most an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(longestPauseSeconds, 10 * 2 ** Math.min(tries, 20));
}
