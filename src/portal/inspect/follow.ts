import { useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { flowChannel, follow, here } from './told-moment.ts';

type Watch = (flow: AnyActorRef) => () => void;

const known = new Map<AnyActorRef, (() => void) | undefined>();
let watch: Watch | undefined;

/** Makes a flow known to who follows the page, for as long as the component lives. */
export function useFollowed(flow: AnyActorRef): void {
  // A layout effect runs before the flow starts, so that its start is told.
  useLayoutEffect(() => {
    known.set(flow, watch?.(flow));
    return () => {
      known.get(flow)?.();
      known.delete(flow);
    };
  }, [flow]);
}

/** Lets the atlas follow the flows of this tab where the service says that it may: never in production. */
export function beFollowed(): void {
  if (!import.meta.env.DEV && !document.querySelector('meta[name="daylight-flows"]')) return;
  const channel = new BroadcastChannel(flowChannel);
  channel.addEventListener('message', async ({ data }) => {
    if (data !== follow) return;
    const { watchFor } = await import('./tell-flows.ts');
    watch = watchFor(channel);
    for (const [flow, end] of known) {
      end?.();
      known.set(flow, watch(flow));
    }
  });
  channel.postMessage(here);
}
