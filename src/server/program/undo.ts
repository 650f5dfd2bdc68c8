/** What has been begun, and has to be given back in the opposite order. */
export type Undo = {
  readonly push: (step: () => Promise<unknown>) => void;
  /** Gives everything back, each step whatever became of the others. Safe to call twice: both wait for the same. */
  readonly run: () => Promise<void>;
};

/** An empty list of what has to be given back. */
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
