const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type EndOnSignals = {
  /** Releases what the command holds; called once, and completed before the process ends. */
  readonly release: () => Promise<unknown>;
  /** What the first SIGINT or SIGTERM does instead, if a command can end gracefully; the second one then ends it. */
  readonly atFirst?: ((signal: NodeJS.Signals) => void) | undefined;
};

/**
 * Lets a command release what it holds before a signal ends it, because an embedded database that it started would go
 * on running alone. A second signal meanwhile ends it at once.
 *
 * @returns stops listening; it never resolves after a signal, so that nobody takes its effects for a result
 */
export function endOnSignals({ release, atFirst }: EndOnSignals): () => Promise<void> {
  let first = atFirst;
  let ending: Promise<never> | null = null;
  const stop = (): void => {
    for (const one of signals) process.off(one, onSignal);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (first && signal !== 'SIGHUP') {
      first(signal);
      first = undefined;
      return;
    }
    stop();
    // Its reader may have gone with the terminal.
    process.stderr.on('error', () => {});
    process.stderr.write(`${signal}: stopping; work in progress is not completed.\n`);
    ending = new Promise(() => {
      const leave = () => process.kill(process.pid, signal);
      release().then(leave, leave);
    });
  };
  for (const one of signals) process.on(one, onSignal);
  return async () => {
    await ending;
    stop();
  };
}
