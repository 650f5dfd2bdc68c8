import type { AnyActorRef } from 'xstate';
import { type Tell, watchFor } from './tell-flows.ts';
import { flowChannel, follow, here } from './told-moment.ts';
import type { Join } from './use-followed.ts';

type Watch = ReturnType<typeof watchFor>;

/**
 * Lets the atlas follow the flows of this tab that join; with `?inspect` an inspector too. Shares no code with the
 * page, since a shared part would add a file to every first load.
 */
export function beFollowed(): Join {
  const known = new Map<AnyActorRef, readonly (() => void)[]>();
  const watches = new Map<string, Watch>();
  const begin = (flow: AnyActorRef) => [...watches.values()].map((watch) => watch(flow));
  const end = (flow: AnyActorRef): void => {
    for (const stop of known.get(flow) ?? []) stop();
  };
  const tellBy = (way: string, tell: Tell): void => {
    watches.set(way, watchFor(tell));
    for (const flow of known.keys()) {
      end(flow);
      known.set(flow, begin(flow));
    }
  };
  const channel = new BroadcastChannel(flowChannel);
  channel.addEventListener('message', ({ data }) => {
    if (data === follow) tellBy('atlas', (moment) => channel.postMessage(moment));
  });
  channel.postMessage(here);
  if (new URLSearchParams(location.search).has('inspect'))
    void import('./inspect-flows.ts').then(({ tellInspector }) => tellBy('inspector', tellInspector()));
  return (flow) => {
    known.set(flow, begin(flow));
    return () => {
      end(flow);
      known.delete(flow);
    };
  };
}
