import { shallowEqual, useSelector } from '@xstate/react';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { viewOf as alertsViewOf } from '../../../machines/alerts.ts';
import { viewOf } from '../../../machines/session.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { takeUpAroundPage } from '../browser/prepared-page.ts';
import { useAppContext } from '../context/app-context.tsx';
import { useForwardEmitted } from '../flows/binding/use-flow.ts';
import { useScrollMemory } from '../hooks/use-scroll-memory.ts';
import { admissionOf } from '../routes/admission.ts';
import { remembering } from '../routes/remembered-location.ts';
import { type RouteRow, routeOf } from '../routes/route-table.ts';
import type { InPlaceOf } from '../routes/unknown-address.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateAlertDialog } from './late-alert-dialog.tsx';
import { Column, layoutAttribute, MainRoom, PageRoot } from './layout.ts';
import { NotificationStrip } from './notification-strip.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { Opening } from './opening.tsx';
import { OpeningPage } from './opening-page.tsx';
import { PageBannerProvider } from './page-banner.tsx';
import { PageBody } from './page-body.tsx';
import { PageLoadingProvider } from './page-loading.tsx';
import { SkipLink } from './skip-link.tsx';
import { UnknownAddressStrip } from './unknown-address-strip.tsx';

/**
 * The page shell (A 2.3): renders its content once the session is known, and opens the requested route or redirects by
 * the secure-route rule (A 2.2). A page prerendered for a visitor is there from the start.
 */
export function Shell({ isForVisitor = false }: { isForVisitor?: boolean }) {
  const { session } = useAppContext();
  const location = useLocation();
  const { kind, user, isChecking } = useSelector(session, viewOf, shallowEqual);
  const lastPath = useRef<string | null>(null);
  const turn = useTurn(user?.email ?? null);

  useForwardEmitted(session);

  if (kind === 'unknown' && !isForVisitor) return <OpeningPage />;
  if (kind === 'leaving') return <Opening label="Signing you out" />;
  const route = routeOf(location.pathname);
  const admission = admissionOf({ route, user, isChecking, state: location.state });
  if (admission.kind === 'waiting') return <OpeningPage label="Checking your session" />;
  if (!route)
    return (
      <Navigate
        replace
        to={admission.kind === 'redirected' ? admission.to : pagePaths.home}
        state={location.pathname === '/' ? null : ({ inPlaceOf: location.pathname } satisfies InPlaceOf)}
      />
    );
  if (admission.kind === 'redirected')
    return <Navigate replace to={admission.to} state={admission.remember ? remembering(location) : null} />;
  return <OpenPage key={turn} route={route} lastPath={lastPath} />;
}

/**
 * A number that changes when one account follows another, by a sign-in in another tab: nothing that the page showed or
 * was told stays for the next one.
 */
function useTurn(email: string | null): number {
  const [last, setLast] = useState({ email, turn: 0 });
  const isOther = email !== null && email !== last.email;
  const turn = last.turn + (isOther && last.email !== null ? 1 : 0);
  if (isOther) setLast({ email, turn });
  return turn;
}

type OpenPageProps = { readonly route: RouteRow; readonly lastPath: RefObject<string | null> };

// Rendered again only for another route: finding that there is no session changes nothing in a prerendered page.
const OpenPage = memo(function OpenPage({ route, lastPath }: OpenPageProps) {
  const { alerts } = useAppContext();
  const isTelling = useSelector(alerts, (snapshot) => alertsViewOf(snapshot).kind === 'shown');
  useScrollMemory();
  useEffect(takeUpAroundPage, []);
  return (
    <PageRoot {...layoutAttribute(route.layout)} data-page={route.pageId}>
      <PageLoadingProvider>
        <PageBannerProvider>
          <SkipLink />
          <Header />
          <OfflineStrip />
          <NotificationStrip />
          <UnknownAddressStrip />
          <MainRoom as="main" id="content" tabIndex={-1}>
            <Column>
              <Banner route={route} lastPath={lastPath} isCovered={isTelling} />
              <PageBody route={route} />
            </Column>
          </MainRoom>
          <Footer />
          <LateAlertDialog />
        </PageBannerProvider>
      </PageLoadingProvider>
    </PageRoot>
  );
});
