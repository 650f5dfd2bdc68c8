import type { AnyActorLogic, AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';

/** What the outside does to a flow: an actor resolves or fails, a delay expires. */
export type WorldEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly output?: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown }
  | { readonly type: `xstate.after.${string}` };

/**
 * A description of a flow: the chart, an example of everything that can happen to it, and what each state promises.
 * Three worlds walk the same kit: the bare machine, the rendered page, the real browser.
 */
export type Kit<M extends AnyStateMachine = AnyStateMachine> = {
  /** The flow's name, as in the atlas. */
  readonly flow: string;
  /** The chart; pure named actions it needs during traversal (such as `validate`) are already provided. */
  readonly machine: M;
  readonly input?: InputFrom<M>;
  /** Further inputs from which the machine world walks too, by name: modes that do not change during a run. */
  readonly alsoFrom?: Readonly<Record<string, InputFrom<M>>>;
  /** One example of every event, with payload; several if the payload decides what happens. */
  readonly examples: readonly AnyEventObject[];
  /** The part of a snapshot that distinguishes situations. Default: the state value. */
  readonly key?: (snapshot: SnapshotFrom<M>) => unknown;
  /** The part of an event that distinguishes occurrences. Default: its type. */
  readonly label?: (event: AnyEventObject) => string;
  /** A situation beyond which exploring finds nothing new. */
  readonly stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
  /** Stand-ins in the machine world for actors that give no answer: child flows and listeners. */
  readonly actors?: Readonly<Record<string, AnyActorLogic>>;
  /** Why random walks check only invariants and not the table, whose rows do not cover all that they reach. */
  readonly rowsByPathsAlone?: string;
  /** What every state promises, by its dotted path. Every state node of the chart must be listed. */
  readonly states: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => void>>;
  /** What a guard refuses: after these events, that event is not possible. */
  readonly refusals?: readonly {
    readonly name: string;
    readonly after: readonly AnyEventObject[];
    readonly event: AnyEventObject;
  }[];
  /**
   * State nodes, transitions and outcomes of guards that only a real child can reach, or that cannot be reached; each
   * with its reason.
   */
  readonly elsewhere?: Readonly<Record<string, string>>;
};
