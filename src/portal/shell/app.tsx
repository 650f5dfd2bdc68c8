import { useActorRef, useSelector } from '@xstate/react';
import { viewOf } from '../../../machines/boot.ts';
import { AppContextProvider } from '../context/app-context.tsx';
import type { Config } from '../context/config.ts';
import { boot } from '../flows/boot.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Unavailable } from './opening.tsx';
import { OpeningPage } from './opening-page.tsx';
import { Shell } from './shell.tsx';

type Props = {
  /** The configuration that came with a visitor's page, which is rendered at once. */
  readonly prepared?: Config | null;
};

/** The portal: loads configuration and session together, then renders the shell and the page. */
export function App({ prepared = null }: Props) {
  const actor = useActorRef(boot);
  // The configuration that came with the page is kept: an equal but different object would render everything again.
  const config = useSelector(actor, ({ context }) => prepared ?? context.config);
  const attempts = useSelector(actor, ({ context }) => context.attempts);
  const hasFailed = useSelector(actor, (snapshot) => viewOf(snapshot).kind === 'failed');
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
