import type { History } from 'history';
import { StrictMode } from 'react';
import type { Config } from './context/config.ts';
import { HistoryRouter } from './routes/history-router.tsx';
import { App } from './shell/app.tsx';
import { DaylightTheme } from './theme/theme-provider.tsx';

type Props = {
  readonly history: History;
  /** The configuration that came with a visitor's page; null where it has to be asked for. */
  readonly prepared: Config | null;
};

/** Everything that is drawn: in the browser, and ahead of it for visitors. */
export function Portal({ history, prepared }: Props) {
  return (
    <StrictMode>
      <DaylightTheme>
        <HistoryRouter history={history}>
          <App prepared={prepared} />
        </HistoryRouter>
      </DaylightTheme>
    </StrictMode>
  );
}
