import type { SnapshotStatus } from 'xstate';

/** The channel on which a tab of the portal reports its flows, and its messages other than moments. */
export const flowChannel = 'daylight.flows';
/** Sent by a page that wants to follow. */
export const follow = 'follow';
/** Sent by a tab of the portal that has just opened. */
export const here = 'here';

/** A flow of a tab after an event, fit to leave the page. */
export type ToldMoment = {
  /** The tab of the portal, and the actor in it. */
  readonly tab: string;
  readonly actor: string;
  /** The flow's name, as in the atlas. */
  readonly flow: string;
  /** Milliseconds since the epoch, by the page's clock. */
  readonly at: number;
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
  /** The active leaf states, as dotted paths. */
  readonly leaves: readonly string[];
  readonly context: Readonly<Record<string, unknown>>;
  readonly status: SnapshotStatus;
};

/** The leaf states of a state value, as dotted paths. */
export const leavesOf = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const inner = Object.entries(Object(value));
  if (inner.length === 0) return path.length === 0 ? [] : [path.join('.')];
  return inner.flatMap(([key, one]) => leavesOf(one, [...path, key]));
};
