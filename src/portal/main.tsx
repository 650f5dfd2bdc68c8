import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { askedView, preparedConfig } from './browser/prepared-page.ts';
import { keepSecondPresses } from './browser/second-presses.ts';
import { warnOfUnhandledRejections } from './browser/unhandled-rejections.ts';
import { joinBy } from './inspect/use-followed.ts';
import { Portal } from './portal.tsx';
import { routeOf } from './routes/match-route.ts';
import { openPage } from './routes/page-components.ts';
import { pageModules } from './routes/page-modules.ts';
import { keptPrefix } from './storage/kept-values.ts';

warnOfUnhandledRejections();
keepSecondPresses();

const history = createBrowserHistory();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Whether this tab has kept what was filled in on the page: of that the service, which drew it, knows nothing. */
function hasDraft(): boolean {
  try {
    const drafts = `${keptPrefix}registration.`;
    return (
      routeOf(history.location.pathname)?.page === 'register' &&
      Object.keys(sessionStorage).some((key) => key.startsWith(drafts))
    );
  } catch {
    return false;
  }
}

async function draw(place: HTMLElement): Promise<void> {
  const prepared = preparedConfig();
  const portal = <Portal history={history} prepared={prepared} asked={askedView()} />;
  const route = routeOf(history.location.pathname);
  if (prepared === null || route === null) {
    createRoot(place).render(portal);
    return;
  }
  // The page that was drawn ahead stays as it is until its code is there. Where that does not come, the page says so.
  await openPage(route.page).catch(() => {});
  if (hasDraft()) createRoot(place).render(portal);
  // In slices, between which the browser answers who presses or scrolls.
  else startTransition(() => void hydrateRoot(place, portal));
}

// The page's code comes while it is being asked who is there. Where it does not come, drawing it says so.
const opened = preparedConfig() === null ? routeOf(history.location.pathname) : null;
if (opened) pageModules[opened.page]().catch(() => {});

// Only where the service says that the page may be followed, which it never does in production; before the first flow.
if (import.meta.env.DEV || document.querySelector('meta[name=daylight-flows]'))
  void import('./inspect/follow.ts').then(({ beFollowed }) => joinBy(beFollowed())).finally(() => draw(root));
else void draw(root);
