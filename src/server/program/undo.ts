/** The steps that release what has been opened, in the opposite order. */
export type Undo = {
  readonly push: (step: () => Promise<unknown>) => void;
  /** Runs all steps, even if some fail. Safe to call twice: both calls wait for the same run. */
  readonly run: () => Promise<void>;
};

/** An empty list of steps. */
export function createUndo(): Undo {
  const steps: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | null = null;
  return {
    push: (step) => {
      steps.push(step);
    },
    run: () => {
      running ??= (async () => {
        for (const step of steps.reverse()) await step().catch(() => {});
      })();
      return running;
    },
  };
}
