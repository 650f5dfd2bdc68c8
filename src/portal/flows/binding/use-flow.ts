import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
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
 * Joins a page to its flow: runs the machine for as long as the component lives and passes what it emits
 * on: `alert` to the dialog, `navigate` to the router, `session.stale` to the session. The machine comes
 * with its actors provided. Views below take the actor ref and narrow selectors.
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
 * Passes on what a flow emits that another flow invoked: emitted events of children do not go through the chart.
 * For as long as the component lives, or until the child is another one.
 */
export function useForwardEmitted(actor: AnyActorRef | undefined): void {
  const app = useAppContext();
  const navigate = useNavigate();
  // Kept in a ref, so that a new navigate function does not mean a new subscription.
  const latest = useRef({ app, navigate });
  useLayoutEffect(() => {
    latest.current = { app, navigate };
  });
  // A layout effect runs before the actor starts, so that what its first state emits is heard.
  useLayoutEffect(() => {
    const subscription = actor?.on('*', (event) =>
      forwardEmitted(event, latest.current.app, latest.current.navigate),
    );
    return () => subscription?.unsubscribe();
  }, [actor]);
}
