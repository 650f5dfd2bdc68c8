import { AppContextProvider } from '../context/app-context.tsx';
import { useConfig } from '../context/use-config.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Opening, Unavailable } from './opening.tsx';
import { Shell } from './shell.tsx';

/** The portal: the configuration and the session at once, then the shell around the pages. */
export function App() {
  const { config, hasFailed, attempt, retry } = useConfig();
  return (
    <ErrorBoundary>
      {/* A new attempt is a new world: the session of the one before may have failed with the configuration. */}
      <AppContextProvider
        key={attempt}
        config={config}
        opening={hasFailed ? <Unavailable onRetry={retry} /> : <Opening />}
      >
        <Shell />
      </AppContextProvider>
    </ErrorBoundary>
  );
}
