import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { alertsMachine } from '../../../machines/alerts.ts';
import type { sessionMachine } from '../../../machines/session.ts';
import type { venuesMachine } from '../../../machines/venues.ts';
import { connectCentralHandler } from '../api/ask.ts';
import { alerts as alertsFlow } from '../flows/alerts.ts';
import { session as sessionFlow } from '../flows/session.ts';
import { venues as venuesFlow } from '../flows/venues.ts';
import type { Config } from './config.ts';
import { joinOtherTabs } from './other-tabs.ts';
import { forgetNotices, noticesShownTo, rememberNotices } from './shown-notices.ts';

export type World = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly alerts: ActorRefFrom<typeof alertsMachine>;
  readonly venues: ActorRefFrom<typeof venuesMachine>;
  /** The answer of GET /api/config. */
  readonly config: Config;
};

const WorldContext = createContext<World | null>(null);

/** What the whole page shares: the session, the dialog, the venues and the configuration. */
export function useWorld(): World {
  const world = useContext(WorldContext);
  if (!world) throw new Error('useWorld is called outside WorldProvider');
  return world;
}

type Machines = {
  readonly session?: typeof sessionFlow;
  readonly alerts?: typeof alertsFlow;
  readonly venues?: typeof venuesFlow;
};

/**
 * Runs the actors every page shares. Tests give machines of their own; the product takes those bound to
 * the service.
 */
export function WorldProvider({
  config,
  machines = {},
  children,
}: {
  config: Config;
  machines?: Machines;
  children: ReactNode;
}) {
  const [input] = useState(() => ({ noticesShownTo: noticesShownTo() }));
  const alerts = useActorRef(machines.alerts ?? alertsFlow);
  const session = useActorRef(machines.session ?? sessionFlow, { input });
  const venues = useActorRef(machines.venues ?? venuesFlow);

  useEffect(
    () =>
      connectCentralHandler({
        sessionEnded: () => session.send({ type: 'session.ended' }),
        alert: (alert) => alerts.send({ type: 'alert.raised', alert }),
      }),
    [session, alerts],
  );
  useEffect(() => joinOtherTabs(session), [session]);
  useEffect(() => {
    const subscription = session.subscribe(({ context }) => {
      if (context.noticesShownTo) rememberNotices(context.noticesShownTo);
      else if (!context.user) forgetNotices();
    });
    return () => subscription.unsubscribe();
  }, [session]);

  const world = useMemo(() => ({ session, alerts, venues, config }), [session, alerts, venues, config]);
  return <WorldContext value={world}>{children}</WorldContext>;
}
