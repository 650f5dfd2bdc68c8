import type { AnyEventObject } from 'xstate';
import { ofTests } from './of-tests.ts';

/** One step of a generated path, as it was walked. All values are plain. */
export type WalkedStep = {
  /** The step's first event; `xstate.init` at the start. */
  readonly event: AnyEventObject;
  /** The leaves active before, by their dotted paths; none at the start. */
  readonly before: readonly string[];
  /** Those active afterwards. */
  readonly leaves: readonly string[];
  /** The transitions taken, by their ids in the chart. */
  readonly arcs: readonly string[];
  readonly effects: readonly { readonly kind: string; readonly name: string; readonly data?: unknown }[];
  /** The requirement of the row that speaks of it in the expected table; null where none has to. */
  readonly requirement: string | null;
};

/** All that the tests generate of a flow. */
export type WalkedFlow = {
  readonly flow: string;
  /** What it can be started with, by name; the usual one under ''. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly examples: readonly AnyEventObject[];
  /** Every step that a path takes, each once. */
  readonly steps: readonly WalkedStep[];
  readonly paths: readonly {
    readonly name: string;
    readonly input: string;
    /** Places in `steps`, the start first. */
    readonly steps: readonly number[];
  }[];
  /** What the requirements say always holds, looked at in every step. */
  readonly invariants: readonly { readonly requirement: string; readonly says: string }[];
  /** The faults put into the chart that nothing tells from it, each with its reason. */
  readonly equal: readonly { readonly fault: string; readonly reason: string }[];
};

/** Walks every generated path. */
export const walkedFlows = (): Promise<readonly WalkedFlow[]> =>
  ofTests(async () => {
    const { walkFlows } = await import('../../../test/flows/walk-flows.ts');
    return walkFlows();
  });
