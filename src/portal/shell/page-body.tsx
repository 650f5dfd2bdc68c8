import { styled } from '@mui/material/styles';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import type { Late } from '../browser/late.ts';
import { takeUpPage } from '../browser/prepared-page.ts';
import { pages } from '../routes/pages.ts';
import type { RouteRow } from '../routes/route-table.ts';
import { smallScreen } from '../theme/widths.ts';
import { AskedLine } from './asked-line.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { usePageLoading, usePageWait } from './page-loading.tsx';

/** The space for the page below the banner. */
export const Body = styled('div')({
  position: 'relative',
  // Keeps the footer below the fold, so that it does not jump when the page comes.
  minHeight: 'calc(100vh - 220px)',
  // Pages of data with a one-line banner.
  [`@media ${smallScreen}`]: {
    '[data-layout="full"] &': { minHeight: 'calc(100vh - 100px)' },
  },
});

/** The page itself, with an overlay while it loads (A 2.3). */
export function PageBody({ route }: { route: RouteRow }) {
  return (
    <Waiting>
      <ErrorBoundary place={route.id}>
        {/* The key shows the wait at once; without it React keeps the previous page until the next one has loaded. */}
        <Suspense key={route.page} fallback={<CodeOnItsWay title={route.title} />}>
          <OpenedPage code={pages[route.page]} />
          <Lively />
        </Suspense>
      </ErrorBoundary>
    </Waiting>
  );
}

function OpenedPage({ code }: { code: Late<{ readonly Page: ComponentType }> }) {
  const { Page } = code.read();
  return <Page />;
}

/** Separate from the page, which is not rendered again when waiting begins or ends. */
function Waiting({ children }: { children: ReactNode }) {
  const wait = usePageWait();
  return (
    <Body aria-busy={wait !== null}>
      {children}
      {wait === null ? null : <LoadingOverlay label={wait} />}
    </Body>
  );
}

/** Follows the page within its boundary, so that its effect runs once the prerendered page is hydrated. */
function Lively() {
  useEffect(takeUpPage, []);
  return null;
}

function CodeOnItsWay({ title }: { title: string }) {
  usePageLoading(true, `Opening ${title}`);
  return <AskedLine />;
}
