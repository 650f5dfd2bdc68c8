import { useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';

/** Makes a flow known, until what is returned is called. */
export type Join = (flow: AnyActorRef) => () => void;

let join: Join | undefined;

/** Lets what tells of flows hear of each; it is loaded only where a page may be followed. */
export function joinBy(joined: Join): void {
  join = joined;
}

/** Makes a flow known to who follows the page, for as long as the component lives. */
export function useFollowed(flow: AnyActorRef): void {
  // A layout effect runs before the flow starts, so that its start is told.
  useLayoutEffect(() => join?.(flow), [flow]);
}
