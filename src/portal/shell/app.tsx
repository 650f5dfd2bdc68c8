import { useActorRef, useSelector } from '@xstate/react';
import { AppContextProvider } from '../context/app-context.tsx';
import { boot } from '../flows/boot.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Opening, Unavailable } from './opening.tsx';
import { Shell } from './shell.tsx';

/** The portal: the configuration and the session at once, then the shell around the pages. */
export function App() {
  const actor = useActorRef(boot);
  const { config, attempts } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const retry = () => actor.send({ type: 'retry.requested' });
  return (
    <ErrorBoundary>
      {/* Each attempt has a session of its own: that of the one before may have failed with the configuration. */}
      <AppContextProvider
        key={attempts}
        config={config}
        opening={hasFailed ? <Unavailable onRetry={retry} /> : <Opening />}
      >
        <Shell />
      </AppContextProvider>
    </ErrorBoundary>
  );
}
