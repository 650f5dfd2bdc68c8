import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
import { cleaned } from './clean.ts';
import { leavesOf, type ToldMoment } from './told-moment.ts';

/** Reports a moment, and the value of its state as in the chart. */
export type Tell = (moment: ToldMoment, value: StateValue) => void;

const tab = crypto.randomUUID();

// Not xstate's own function, which would split the bundle into more files and enlarge every first load.
const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

function momentOf(actor: string, snapshot: AnyMachineSnapshot, event: { readonly type: string }): ToldMoment {
  return {
    tab,
    actor,
    flow: snapshot.machine.id,
    at: Date.now(),
    // The type is a word of the chart; everything else is cleaned.
    event: { ...cleaned(event), type: event.type },
    leaves: leavesOf(snapshot.value),
    context: cleaned(snapshot.context),
    status: snapshot.status,
  };
}

/** Reports what flows do, cleaned, starting with their current state. */
export function watchFor(tell: Tell): (flow: AnyActorRef) => () => void {
  const tellAll = (actor: AnyActorRef): void => {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) return;
    tell(momentOf(actor.sessionId, snapshot, { type: 'xstate.init' }), snapshot.value);
    for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) tellAll(child);
  };
  return (flow) => {
    tellAll(flow);
    const inspecting = flow.system.inspect(({ type, ...inspected }) => {
      if (type !== '@xstate.snapshot' || !('snapshot' in inspected)) return;
      const { actorRef, snapshot, event } = inspected;
      if (isMachineSnapshot(snapshot)) tell(momentOf(actorRef.sessionId, snapshot, event), snapshot.value);
    });
    return () => inspecting.unsubscribe();
  };
}
