const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type EndOnSignals = {
  /** Gives back what is held; called once, and done before the process ends. */
  readonly giveBack: () => Promise<unknown>;
  /** What the first of SIGINT and SIGTERM does instead, where a command can end well: the second one then ends it. */
  readonly atFirst?: ((signal: NodeJS.Signals) => void) | undefined;
};

/**
 * Lets a command that is told to end give back what it holds before: an embedded database that it started would go on
 * alone. Told once more meanwhile, it ends at once.
 *
 * @returns listens no more; it resolves unless a signal came, whose consequence nobody is to take for a result
 */
export function endOnSignals({ giveBack, atFirst }: EndOnSignals): () => Promise<void> {
  let first = atFirst;
  let ending: Promise<never> | null = null;
  const stop = (): void => {
    for (const one of signals) process.off(one, heard);
  };
  const heard = (signal: NodeJS.Signals): void => {
    if (first && signal !== 'SIGHUP') {
      first(signal);
      first = undefined;
      return;
    }
    stop();
    // Whoever read it may have gone with the terminal.
    process.stderr.on('error', () => {});
    process.stderr.write(`${signal}: ending; what is under way is not done.\n`);
    ending = new Promise(() => {
      const leave = () => process.kill(process.pid, signal);
      giveBack().then(leave, leave);
    });
  };
  for (const one of signals) process.on(one, heard);
  return async () => {
    await ending;
    stop();
  };
}
