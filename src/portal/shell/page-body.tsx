import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useEffect } from 'react';
import { takeUpPage } from '../browser/prepared-page.ts';
import { pageComponent } from '../routes/page-components.ts';
import type { RouteRow } from '../routes/route-table.ts';
import { AskedLine } from './asked-line.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { smallScreen } from './layout.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { usePageLoading, usePageWait } from './page-loading.tsx';

/** The page's room below the banner. */
export const Body = styled('div')({
  position: 'relative',
  // The footer would jump when the page comes: it always begins below the fold.
  minHeight: 'calc(100vh - 220px)',
  // Where a page of data has a banner of one line.
  [`@media ${smallScreen}`]: {
    '[data-layout="full"] &': { minHeight: 'calc(100vh - 100px)' },
  },
});

/** The page itself, with the overlay over it while it waits (A 2.3). */
export function PageBody({ route }: { route: RouteRow }) {
  const Page = pageComponent(route.page);
  return (
    <Waiting>
      <ErrorBoundary place={route.id}>
        {/* A key of its own shows the wait at once; without one React keeps the page before until the next has come. */}
        <Suspense key={route.page} fallback={<CodeOnItsWay title={route.title} />}>
          {Page ? <Page /> : null}
          <Lively />
        </Suspense>
      </ErrorBoundary>
    </Waiting>
  );
}

/** Apart from the page, which is not drawn again when it begins to wait or ends it. */
function Waiting({ children }: { children: ReactNode }) {
  const wait = usePageWait();
  return (
    <Body aria-busy={wait !== null}>
      {children}
      {wait === null ? null : <LoadingOverlay label={wait} />}
    </Body>
  );
}

/** Stands behind the page within its boundary: its effect comes when the page has taken over what was drawn ahead. */
function Lively() {
  useEffect(takeUpPage, []);
  return null;
}

function CodeOnItsWay({ title }: { title: string }) {
  usePageLoading(true, `Opening ${title}`);
  return <AskedLine />;
}
