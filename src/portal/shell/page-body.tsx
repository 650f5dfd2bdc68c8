import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense } from 'react';
import { type LoadPage, type RouteRow, routeTable } from '../routes/route-table.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { usePageLoading, usePageWait } from './page-loading.tsx';

// Routes that share a page share its component, so that going from one to the other keeps the page.
const pages = new Map<LoadPage, { Page: ComponentType; key: number }>();
for (const { load } of routeTable)
  if (!pages.has(load))
    pages.set(load, { Page: lazy(async () => ({ default: (await load()).Page })), key: pages.size });

const Body = styled('div')({
  position: 'relative',
  // The footer would jump when the page comes: it always begins below the fold.
  minHeight: 'calc(100vh - 220px)',
});

/** The page itself, with the overlay over it while it waits (A 2.3). */
export function PageBody({ route }: { route: RouteRow }) {
  const wait = usePageWait();
  const page = pages.get(route.load);
  return (
    <Body aria-busy={wait !== null}>
      <ErrorBoundary place={route.id}>
        {/* A key of its own shows the wait at once; without one React keeps the page before until the next has come. */}
        <Suspense key={page?.key} fallback={<OpeningPage title={route.title} />}>
          {page ? <page.Page /> : null}
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
