import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense } from 'react';
import { pageModules } from '../routes/page-modules.ts';
import type { RouteRow } from '../routes/route-table.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { usePageLoading, usePageWait } from './page-loading.tsx';

// Routes that share a page share its component, so that going from one to the other keeps the page.
const pages = new Map<string, ComponentType>(
  Object.entries(pageModules).map(([name, load]) => [
    name,
    lazy(async () => ({ default: (await load()).Page })),
  ]),
);

const Body = styled('div')({
  position: 'relative',
  // The footer would jump when the page comes: it always begins below the fold.
  minHeight: 'calc(100vh - 220px)',
});

/** The page itself, with the overlay over it while it waits (A 2.3). */
export function PageBody({ route }: { route: RouteRow }) {
  const wait = usePageWait();
  const Page = pages.get(route.page);
  return (
    <Body aria-busy={wait !== null}>
      <ErrorBoundary place={route.id}>
        {/* A key of its own shows the wait at once; without one React keeps the page before until the next has come. */}
        <Suspense key={route.page} fallback={<OpeningPage title={route.title} />}>
          {Page ? <Page /> : null}
        </Suspense>
      </ErrorBoundary>
      {wait === null ? null : <LoadingOverlay label={wait} />}
    </Body>
  );
}

function OpeningPage({ title }: { title: string }) {
  usePageLoading(true, `Opening ${title}`);
  return null;
}
