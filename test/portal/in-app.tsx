import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppContextProvider } from '../../src/portal/context/app-context.tsx';
import type { Config } from '../../src/portal/context/config.ts';
import { PageBannerProvider } from '../../src/portal/shell/page-banner.tsx';
import { PageLoadingProvider, usePageWait } from '../../src/portal/shell/page-loading.tsx';
import { DaylightTheme } from '../../src/portal/theme/theme-provider.tsx';
import { sandboxConfig } from './sandbox-config.ts';

function Waiting() {
  const label = usePageWait();
  return label === null ? null : <p role="status">{label}</p>;
}

/** A page without its shell: what it waits for is said in a status line. */
export function InApp({
  config = sandboxConfig,
  at = '/',
  children,
}: {
  config?: Config;
  at?: string | { pathname: string; state: unknown };
  children: ReactNode;
}) {
  return (
    <DaylightTheme>
      <MemoryRouter initialEntries={[at]}>
        <AppContextProvider config={config}>
          <PageLoadingProvider>
            <PageBannerProvider>
              <Waiting />
              {children}
            </PageBannerProvider>
          </PageLoadingProvider>
        </AppContextProvider>
      </MemoryRouter>
    </DaylightTheme>
  );
}
