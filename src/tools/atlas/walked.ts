import type { AnyEventObject } from 'xstate';
import { ofTests } from './of-tests.ts';

/** A step of a generated path. All values are plain. */
export type WalkedStep = {
  /** The step's first event; `xstate.init` at the start. */
  readonly event: AnyEventObject;
  /** Dotted paths of the leaves active before; empty at the start. */
  readonly before: readonly string[];
  /** The leaves active afterwards. */
  readonly leaves: readonly string[];
  /** The transitions taken, by their ids in the chart. */
  readonly arcs: readonly string[];
  readonly effects: readonly { readonly kind: string; readonly name: string; readonly data?: unknown }[];
  /** The requirement in its row of the expected table; null if it needs no row. */
  readonly requirement: string | null;
};

/** Everything that the tests generate for a flow. */
export type WalkedFlow = {
  readonly flow: string;
  /** The flow's possible inputs by name; the usual one is ''. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly examples: readonly AnyEventObject[];
  /** The different steps of all paths. */
  readonly steps: readonly WalkedStep[];
  readonly paths: readonly {
    readonly name: string;
    readonly input: string;
    /** Indexes into `steps` above, the start first. */
    readonly steps: readonly number[];
  }[];
  /** Invariants, checked after every step. */
  readonly invariants: readonly { readonly requirement: string; readonly says: string }[];
  /** Mutants that are equivalent to the chart, each with the reason. */
  readonly equal: readonly { readonly fault: string; readonly reason: string }[];
};

/** Walks every generated path of every flow; empty without the tests. */
export const walkedFlows = (): Promise<readonly WalkedFlow[]> =>
  ofTests(async () => {
    const { walkFlows } = await import('../../../test/flows/walk-flows.ts');
    return walkFlows();
  });
