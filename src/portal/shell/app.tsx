import { useActorRef, useSelector } from '@xstate/react';
import { AppContextProvider } from '../context/app-context.tsx';
import type { Config } from '../context/config.ts';
import { boot } from '../flows/boot.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Unavailable } from './opening.tsx';
import { OpeningPage } from './opening-page.tsx';
import { Shell } from './shell.tsx';

type Props = {
  /** The configuration that came with a visitor's page, which is drawn at once. */
  readonly prepared?: Config | null;
};

/** The portal: the configuration and the session at once, then the shell around the pages. */
export function App({ prepared = null }: Props) {
  const actor = useActorRef(boot);
  // What came with the page stays: another object that says the same would have all of it drawn again.
  const config = useSelector(actor, ({ context }) => prepared ?? context.config);
  const attempts = useSelector(actor, ({ context }) => context.attempts);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const retry = () => actor.send({ type: 'retry.requested' });
  return (
    <ErrorBoundary>
      {/* Each attempt has a session of its own: that of the one before may have failed with the configuration. */}
      <AppContextProvider
        key={attempts}
        config={config}
        opening={hasFailed ? <Unavailable onRetry={retry} /> : <OpeningPage />}
      >
        <Shell isForVisitor={prepared !== null} />
      </AppContextProvider>
    </ErrorBoundary>
  );
}
