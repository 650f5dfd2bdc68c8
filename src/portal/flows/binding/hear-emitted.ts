import { type AnyActorRef, type AnyMachineSnapshot, StateMachine } from 'xstate';

/** The flows that a flow has invoked, and those that these have. */
const invokedBy = ({ children = {} }: Partial<AnyMachineSnapshot>): AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(children).flatMap((child) =>
    child ? [child, ...invokedBy(child.getSnapshot())] : [],
  );

/** Whether it is a flow: promises and listeners emit nothing, and a page that stays open invokes many. */
const emits = (actor: object): actor is AnyActorRef =>
  'logic' in actor && actor.logic instanceof StateMachine;

/**
 * Hears what a flow emits and what the flows that it invokes emit, since these events do not bubble through their
 * parent. Lasts until the returned function is called.
 */
export function hearEmitted(flow: AnyActorRef, hear: (event: { type: string }) => void): () => void {
  const subscriptions = [flow, ...invokedBy(flow.getSnapshot())].map((one) => one.on('*', hear));
  // A later one is heard from its creation, so that nothing its initial state emits is missed.
  subscriptions.push(
    flow.system.inspect((event) => {
      if (event.type === '@xstate.actor' && emits(event.actorRef))
        subscriptions.push(event.actorRef.on('*', hear));
    }),
  );
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
