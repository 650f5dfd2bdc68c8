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
import { hearEmitted } from './hear-emitted.ts';

type FlowOptions<TMachine extends AnyStateMachine> =
  IsNotNever<RequiredActorOptionsKeys<TMachine>> extends true
    ? [options: ActorOptions<TMachine> & { [K in RequiredActorOptionsKeys<TMachine>]: unknown }]
    : [options?: ActorOptions<TMachine>];

/**
 * Connects a page to its flow: runs the machine while the component is mounted, and passes on what it and the flows that
 * it invokes emit: `alert` to the dialog, `navigate` to the router, `session.stale` to the session. The machine comes with its actors provided.
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

/** Passes on what a flow emits that another part runs, and what the flows that it invokes emit. */
export function useForwardEmitted(actor: AnyActorRef): void {
  const app = useAppContext();
  const navigate = useNavigate();
  const forward = useEffectEvent((event: { type: string }) => forwardEmitted(event, app, navigate));
  // A layout effect runs before the actor starts, so that nothing its initial state emits is missed.
  useLayoutEffect(() => hearEmitted(actor, (event) => forward(event)), [actor]);
}
