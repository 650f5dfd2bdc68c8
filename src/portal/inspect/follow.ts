import type { AnyActorRef } from 'xstate';
import { watchFor } from './tell-flows.ts';
import { flowChannel, follow, here } from './told-moment.ts';
import type { Join } from './use-followed.ts';

/**
 * Lets the atlas follow the flows of this tab that join. It shares no code with the page: a part shared would be a file
 * more in every first load.
 */
export function beFollowed(): Join {
  const known = new Map<AnyActorRef, (() => void) | undefined>();
  let watch: ReturnType<typeof watchFor> | undefined;
  const channel = new BroadcastChannel(flowChannel);
  channel.addEventListener('message', ({ data }) => {
    if (data !== follow) return;
    watch = watchFor(channel);
    for (const [flow, end] of known) {
      end?.();
      known.set(flow, watch(flow));
    }
  });
  channel.postMessage(here);
  return (flow) => {
    known.set(flow, watch?.(flow));
    return () => {
      known.get(flow)?.();
      known.delete(flow);
    };
  };
}
