import { useSelector } from '@xstate/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useWorld } from '../context/app-context.tsx';
import { passOn } from '../flows/forward-emitted.ts';
import { useScrollMemory } from '../hooks/use-scroll-memory.ts';
import { admissionOf } from '../routes/admission.ts';
import { routeOf } from '../routes/match-route.ts';
import { remembering } from '../routes/remembered-location.ts';
import type { RouteRow } from '../routes/route-table.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Frame, layoutMark } from './layout.ts';
import { NotificationStrip } from './notification-strip.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { Opening } from './opening.tsx';
import { PageBannerProvider } from './page-banner.tsx';
import { PageBody } from './page-body.tsx';
import { PageLoadingProvider } from './page-loading.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * The page shell (A 2.3): draws its content once the session is known, and opens or redirects the asked
 * route by the secure-route rule (A 2.2).
 */
export function Shell() {
  const world = useWorld();
  const location = useLocation();
  const navigate = useNavigate();
  const isKnown = useSelector(world.session, (s) => !s.matches('unknown'));
  const isLeaving = useSelector(world.session, (s) =>
    (['signingOut', 'confirmingSignOut', 'leaving'] as const).some((state) => s.matches(state)),
  );
  const isChecking = useSelector(world.session, (s) => s.hasTag('busy'));
  const user = useSelector(world.session, (s) => s.context.user);
  const lastPath = useRef<string | null>(null);

  // A layout effect comes before the effects of the strip below, whose first word makes the session speak.
  useLayoutEffect(() => {
    const subscription = world.session.on('*', (event) => passOn(event, world, navigate));
    return () => subscription.unsubscribe();
  }, [world, navigate]);

  if (!isKnown) return <Opening />;
  if (isLeaving) return <Opening label="Signing you out" />;
  const route = routeOf(location.pathname);
  const admission = admissionOf({ route, user, isChecking, state: location.state });
  if (admission.kind === 'waiting') return <Opening label="Checking your session" />;
  if (admission.kind === 'redirected' || !route)
    return (
      <Navigate
        replace
        to={admission.kind === 'redirected' ? admission.to : '/home'}
        state={admission.kind === 'redirected' && admission.remember ? remembering(location) : null}
      />
    );
  return <OpenPage route={route} lastPath={lastPath} />;
}

function OpenPage({ route, lastPath }: { route: RouteRow; lastPath: RefObject<string | null> }) {
  const { alerts } = useWorld();
  const isTelling = useSelector(alerts, (s) => s.matches('shown'));
  useScrollMemory();
  return (
    <div
      {...layoutMark(route.layout)}
      data-page={route.pageId}
      style={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}
    >
      <PageLoadingProvider>
        <PageBannerProvider>
          <SkipLink />
          <Header />
          <OfflineStrip />
          <NotificationStrip />
          <Frame
            as="main"
            id="content"
            tabIndex={-1}
            sx={{
              flex: 1,
              width: '100%',
              pt: { xs: 6, sm: 9 },
              pb: { xs: 12, sm: 16 },
              '@media screen and (max-width: 700px), screen and (max-height: 500px)': {
                '[data-layout="full"] &': { pt: 3 },
              },
            }}
          >
            <div style={route.layout === 'narrow' ? { maxWidth: 400, margin: '24px auto 0' } : undefined}>
              <Banner route={route} lastPath={lastPath} isCovered={isTelling} />
              <PageBody route={route} />
            </div>
          </Frame>
          <Footer />
          <AlertDialog />
        </PageBannerProvider>
      </PageLoadingProvider>
    </div>
  );
}
