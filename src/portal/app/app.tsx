import { ErrorBoundary } from './error-boundary.tsx';
import { Opening, Unavailable } from './opening.tsx';
import { Shell } from './shell.tsx';
import { useConfig } from './use-config.ts';
import { WorldProvider } from './world.tsx';

/** The portal: the configuration first, then the shell around the pages. */
export function App() {
  const config = useConfig();
  if (config.kind === 'loading') return <Opening />;
  if (config.kind === 'failed') return <Unavailable onRetry={config.retry} />;
  return (
    <ErrorBoundary>
      <WorldProvider config={config.config}>
        <Shell />
      </WorldProvider>
    </ErrorBoundary>
  );
}
