import { createBrowserHistory } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { late } from './browser/late.ts';
import { askedView, preparedConfig } from './browser/prepared-page.ts';
import { keepSecondPresses } from './browser/second-presses.ts';
import { warnOfUnhandledRejections } from './browser/unhandled-rejections.ts';
import { joinBy } from './inspect/use-followed.ts';
import { Portal } from './portal.tsx';
import { pages } from './routes/pages.ts';
import { routeOf } from './routes/route-table.ts';
import { keptPrefix } from './storage/kept-values.ts';

warnOfUnhandledRejections();
keepSecondPresses();

const history = createBrowserHistory();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const route = routeOf(history.location.pathname);
// The page's code loads while the session is being asked for. Where that fails, drawing the page reports it.
const opened = route && pages[route.page].fetch().catch(() => {});

/** Whether this tab holds an unfinished registration, which the service that prerendered the page knows nothing of. */
function hasDraft(): boolean {
  try {
    const drafts = `${keptPrefix}registration.`;
    return route?.page === 'register' && Object.keys(sessionStorage).some((key) => key.startsWith(drafts));
  } catch {
    return false;
  }
}

async function draw(place: HTMLElement): Promise<void> {
  const prepared = preparedConfig();
  const portal = <Portal history={history} prepared={prepared} asked={askedView()} />;
  if (prepared === null || opened === null) {
    createRoot(place).render(portal);
    return;
  }
  // The prerendered page stays as it is until its code is there.
  await opened;
  if (hasDraft()) {
    const carrier = await late(() => import('./browser/carry-over.ts'))
      .fetch()
      .catch(() => null);
    carrier?.carryOver(place);
    createRoot(place).render(portal);
  }
  // A transition hydrates in slices, between which the browser handles input.
  else startTransition(() => void hydrateRoot(place, portal));
}

// Only where the service allows the flows to be inspected, which it never does in production; before the first flow.
if (import.meta.env.DEV || document.querySelector('meta[name=daylight-flows]'))
  void late(() => import('./inspect/follow.ts'))
    .fetch()
    .then(({ beFollowed }) => joinBy(beFollowed()))
    .finally(() => draw(root));
else void draw(root);
