import { createBrowserHistory } from 'history';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { warnOfUnhandledRejections } from './browser/unhandled-rejections.ts';
import { beFollowed } from './inspect/follow.ts';
import { HistoryRouter } from './routes/history-router.tsx';
import { App } from './shell/app.tsx';
import { DaylightTheme } from './theme/theme-provider.tsx';

warnOfUnhandledRejections();
beFollowed();

const history = createBrowserHistory();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <DaylightTheme>
      <HistoryRouter history={history}>
        <App />
      </HistoryRouter>
    </DaylightTheme>
  </StrictMode>,
);
