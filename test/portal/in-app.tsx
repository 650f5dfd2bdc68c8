import type { History } from 'history';
import { type ReactNode, useState } from 'react';
import { AppContextProvider } from '../../src/portal/context/app-context.tsx';
import type { Config } from '../../src/portal/context/config.ts';
import { HistoryRouter } from '../../src/portal/routes/history-router.tsx';
import { PageBannerProvider } from '../../src/portal/shell/page-banner.tsx';
import { PageLoadingProvider, usePageWait } from '../../src/portal/shell/page-loading.tsx';
import { DaylightTheme } from '../../src/portal/theme/theme-provider.tsx';
import { historyAt } from './history-at.ts';
import { sandboxConfig } from './sandbox-config.ts';

function Waiting() {
  const label = usePageWait();
  return label === null ? null : <p role="status">{label}</p>;
}

/** A page without its shell: a status line says what it waits for. */
export function InApp({
  config = sandboxConfig,
  at = '/',
  history: own,
  children,
}: {
  config?: Config;
  at?: string | { pathname: string; state: unknown };
  /** Replaces the history that begins at `at`. */
  history?: History | undefined;
  children: ReactNode;
}) {
  const [history] = useState(() => own ?? historyAt(at));
  return (
    <DaylightTheme>
      <HistoryRouter history={history}>
        <AppContextProvider config={config}>
          <PageLoadingProvider>
            <PageBannerProvider>
              <Waiting />
              {children}
            </PageBannerProvider>
          </PageLoadingProvider>
        </AppContextProvider>
      </HistoryRouter>
    </DaylightTheme>
  );
}
