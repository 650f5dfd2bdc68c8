import type { SnapshotStatus } from 'xstate';

/** The channel on which a portal's tab tells its flows, and the words that are said on it beside moments. */
export const flowChannel = 'daylight.flows';
/** Said by a page that wants to be told. */
export const follow = 'follow';
/** Said by a portal's tab that has just opened. */
export const here = 'here';

/** A flow of a portal's tab after an event, as it may leave the page. */
export type ToldMoment = {
  /** Which tab of the portal, and which actor of it. */
  readonly tab: string;
  readonly actor: string;
  /** The flow's name, as in the atlas. */
  readonly flow: string;
  /** When, in milliseconds of the page's clock. */
  readonly at: number;
  readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
  /** The leaves that are active, by their dotted paths. */
  readonly leaves: readonly string[];
  readonly context: Readonly<Record<string, unknown>>;
  readonly status: SnapshotStatus;
};

/** The leaves of a state's value. */
export const leavesOf = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const inner = Object.entries(Object(value));
  if (inner.length === 0) return path.length === 0 ? [] : [path.join('.')];
  return inner.flatMap(([key, one]) => leavesOf(one, [...path, key]));
};
