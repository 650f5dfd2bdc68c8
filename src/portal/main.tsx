import { createBrowserHistory } from 'history';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { warnOfUnhandledRejections } from './browser/unhandled-rejections.ts';
import { joinBy } from './inspect/use-followed.ts';
import { HistoryRouter } from './routes/history-router.tsx';
import { App } from './shell/app.tsx';
import { DaylightTheme } from './theme/theme-provider.tsx';

warnOfUnhandledRejections();

const history = createBrowserHistory();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const draw = (): void =>
  createRoot(root).render(
    <StrictMode>
      <DaylightTheme>
        <HistoryRouter history={history}>
          <App />
        </HistoryRouter>
      </DaylightTheme>
    </StrictMode>,
  );
// Only where the service says that the page may be followed, which it never does in production; before the first flow.
if (import.meta.env.DEV || document.querySelector('meta[name=daylight-flows]'))
  void import('./inspect/follow.ts').then(({ beFollowed }) => joinBy(beFollowed())).finally(draw);
else draw();
