import type { History } from 'history';
import { StrictMode } from 'react';
import { type Asked, AskedContext } from './context/asked.ts';
import type { Config } from './context/config.ts';
import { HistoryRouter } from './routes/history-router.tsx';
import { App } from './shell/app.tsx';
import { DaylightTheme } from './theme/theme-provider.tsx';

type Props = {
  readonly history: History;
  /** The configuration that came with a visitor's page; null if it has to be requested. */
  readonly prepared: Config | null;
  /** The view of data that came with the page; null if there is none. */
  readonly asked: Asked | null;
};

/** Everything that is rendered: in the browser, and ahead of time for visitors. */
export function Portal({ history, prepared, asked }: Props) {
  return (
    <StrictMode>
      <DaylightTheme>
        <HistoryRouter history={history}>
          <AskedContext value={asked}>
            <App prepared={prepared} />
          </AskedContext>
        </HistoryRouter>
      </DaylightTheme>
    </StrictMode>
  );
}
