import { useActorRef } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type {
  Actor,
  ActorOptions,
  AnyActorRef,
  AnyStateMachine,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { useAppContext } from '../../context/app-context.tsx';
import { useFollowed } from '../../inspect/use-followed.ts';
import { forwardEmitted } from './forward-emitted.ts';

type FlowOptions<TMachine extends AnyStateMachine> =
  IsNotNever<RequiredActorOptionsKeys<TMachine>> extends true
    ? [options: ActorOptions<TMachine> & { [K in RequiredActorOptionsKeys<TMachine>]: unknown }]
    : [options?: ActorOptions<TMachine>];

/**
 * Connects a page to its flow: runs the machine while the component is mounted, and passes on what it emits: `alert` to
 * the dialog, `navigate` to the router, `session.stale` to the session. The machine comes with its actors provided.
 * Child components take the actor ref and select what they need.
 */
export function useFlow<TMachine extends AnyStateMachine>(
  machine: TMachine,
  ...options: FlowOptions<TMachine>
): Actor<TMachine> {
  const actor = useActorRef<TMachine>(machine, ...options);
  useForwardEmitted(actor);
  useFollowed(actor);
  return actor;
}

/**
 * Passes on what a flow emits that another part runs, such as an invoked one, whose events do not bubble through its
 * parent. Lasts while the component is mounted, or until there is another flow.
 */
export function useForwardEmitted(actor: AnyActorRef | undefined): void {
  const app = useAppContext();
  const navigate = useNavigate();
  const forward = useEffectEvent((event: { type: string }) => forwardEmitted(event, app, navigate));
  // A layout effect runs before the actor starts, so that nothing its initial state emits is missed.
  useLayoutEffect(() => {
    const subscription = actor?.on('*', (event) => forward(event));
    return () => subscription?.unsubscribe();
  }, [actor]);
}
