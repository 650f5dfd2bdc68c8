import { useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';

/** Makes a flow known until the returned function is called. */
export type Join = (flow: AnyActorRef) => () => void;

let join: Join | undefined;

/** Registers the function that learns of each flow; called only where a page may be followed. */
export function joinBy(joined: Join): void {
  join = joined;
}

/** Makes a flow known to those who follow the page, while the component is mounted. */
export function useFollowed(flow: AnyActorRef): void {
  // A layout effect runs before the flow starts, so that its start is reported.
  useLayoutEffect(() => join?.(flow), [flow]);
}
