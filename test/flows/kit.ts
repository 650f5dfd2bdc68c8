import type { AnyActorLogic, AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';

/** What the world does to a flow: an actor's answer or failure, a delay that has passed. */
export type WorldEvent =
  | { readonly type: `xstate.done.actor.${string}`; readonly output?: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown }
  | { readonly type: `xstate.after.${string}` };

/**
 * A flow described once: the chart, an example of everything that can happen to it, and what each state promises.
 * Three worlds walk the same kit: the bare machine, the rendered page, the real browser.
 */
export type Kit<M extends AnyStateMachine = AnyStateMachine> = {
  /** The flow's name, as in the atlas. */
  readonly flow: string;
  /** The chart; pure named actions it needs during traversal (such as `validate`) are provided already. */
  readonly machine: M;
  readonly input?: InputFrom<M>;
  /** Other inputs from which the machine world walks too, each by a name: modes that one run cannot change. */
  readonly alsoFrom?: Readonly<Record<string, InputFrom<M>>>;
  /** One of every event, with payloads; more than one where the payload decides what happens. */
  readonly examples: readonly AnyEventObject[];
  /** The part of a snapshot that tells two situations apart. Default: the state value. */
  readonly key?: (snapshot: SnapshotFrom<M>) => unknown;
  /** The part of an event that tells two happenings apart. Default: its type. */
  readonly label?: (event: AnyEventObject) => string;
  /** A situation from which exploring further teaches nothing. */
  readonly stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
  /** Actors that are not questions (child flows, listeners): logic to run instead in the machine world. */
  readonly actors?: Readonly<Record<string, AnyActorLogic>>;
  /** Why random walks hold what holds always and not the table: its rows name less than can happen at once. */
  readonly rowsByPathsAlone?: string;
  /** What every state promises, by its dotted path. Every state node of the chart must be here. */
  readonly states: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => void>>;
  /** What a guard refuses: after these events, that event is not possible. */
  readonly refusals?: readonly {
    readonly name: string;
    readonly after: readonly AnyEventObject[];
    readonly event: AnyEventObject;
  }[];
  /** State nodes, transitions and sides of guards that only a real child can reach, or nobody; each with its reason. */
  readonly elsewhere?: Readonly<Record<string, string>>;
};
