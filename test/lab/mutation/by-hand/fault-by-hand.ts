/**
 * A fault that a person put into a chart where the automatic operators do not reach, chosen from
 * the charts and the requirements, with the tests closed.
 */
export type FaultByHand = {
  /** The file in `machines`, without its ending. */
  readonly chart: string;
  /** What goes wrong with it. */
  readonly what: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
};

export const of = (
  chart: string,
  faults: readonly (readonly [what: string, find: string, replace: string])[],
): FaultByHand[] => faults.map(([what, find, replace]) => ({ chart, what, find, replace }));
