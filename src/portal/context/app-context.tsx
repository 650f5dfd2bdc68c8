import { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { venuesMachine } from '../../../machines/venues.ts';
import { alerts as alertsFlow } from '../flows/alerts.ts';
import { session as sessionFlow } from '../flows/session.ts';
import { venues as venuesFlow } from '../flows/venues.ts';
import { useFollowed } from '../inspect/use-followed.ts';
import { noticesShownTo } from '../storage/shown-notices.ts';
import type { Config } from './config.ts';
import { connectShared, type Shared } from './connect-shared.ts';

export type AppContext = Shared & {
  readonly venues: ActorRefFrom<typeof venuesMachine>;
  /** The answer of GET /api/config. */
  readonly config: Config;
};

const SharedContext = createContext<AppContext | null>(null);

/** What the whole page shares: the session, the dialog, the venues and the configuration. */
export function useAppContext(): AppContext {
  const app = useContext(SharedContext);
  if (!app) throw new Error('useAppContext is called outside AppContextProvider');
  return app;
}

type Machines = {
  readonly session?: typeof sessionFlow;
  readonly alerts?: typeof alertsFlow;
  readonly venues?: typeof venuesFlow;
};

type Props = {
  /** Null while it is being loaded; the session is requested in the meantime. */
  readonly config: Config | null;
  /** Shown until the configuration has loaded. */
  readonly opening?: ReactNode;
  /** Tests pass machines of their own; the product uses those bound to the service. */
  readonly machines?: Machines;
  readonly children: ReactNode;
};

/** Runs the actors that every page shares, and renders the pages once the configuration has loaded. */
export function AppContextProvider({ config, opening = null, machines = {}, children }: Props) {
  const [input] = useState(() => ({ noticesShownTo: noticesShownTo() }));
  const alerts = useActorRef(machines.alerts ?? alertsFlow);
  const session = useActorRef(machines.session ?? sessionFlow, { input });
  const venues = useActorRef(machines.venues ?? venuesFlow);
  useFollowed(alerts);
  useFollowed(session);
  useFollowed(venues);

  useEffect(() => connectShared({ session, alerts }), [session, alerts]);

  const app = useMemo(
    () => (config ? { session, alerts, venues, config } : null),
    [session, alerts, venues, config],
  );
  return app ? <SharedContext value={app}>{children}</SharedContext> : opening;
}
