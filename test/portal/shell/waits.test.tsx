import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pagePaths } from '../../../src/domain/page-paths.ts';
import { pages } from '../../../src/portal/routes/pages.ts';
import { routeOf, routeTable } from '../../../src/portal/routes/route-table.ts';
import { Banner } from '../../../src/portal/shell/banner.tsx';
import { LoadingOverlay } from '../../../src/portal/shell/loading-overlay.tsx';
import { PageBannerProvider, usePageBanner } from '../../../src/portal/shell/page-banner.tsx';
import { PageBody } from '../../../src/portal/shell/page-body.tsx';
import { PageLoadingProvider, usePageLoading, usePageWait } from '../../../src/portal/shell/page-loading.tsx';
import { answersInHand, openPortal } from './open-portal.tsx';

const answers = answersInHand();

function Overlay() {
  const label = usePageWait();
  return label === null ? <p>Nothing is waited for</p> : <LoadingOverlay label={label} />;
}

function Part({ label }: { label: string }) {
  const [busy, setBusy] = useState(true);
  usePageLoading(busy, label);
  return (
    <button type="button" onClick={() => setBusy(!busy)}>
      {label}
    </button>
  );
}

test('A 2.3: the overlay says what is being waited for', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <PageLoadingProvider>
      <Part label="Loading orders" />
      <Part label="Loading venues" />
      <Overlay />
    </PageLoadingProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading orders');
  await user.click(screen.getByRole('button', { name: 'Loading orders' }));
  expect(screen.getByRole('status').textContent).toBe('Loading venues');
  rerender(
    <PageLoadingProvider>
      <Overlay />
    </PageLoadingProvider>,
  );
  expect(screen.getByText('Nothing is waited for')).toBeTruthy();
});

test('a page whose code is loading is announced at once, in its place', async () => {
  const user = userEvent.setup();
  await openPortal(answers(), '/documentation', { user: null });
  await user.click(screen.getByRole('link', { name: 'Login' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Web access login');
  expect(
    screen.queryByText('Opening Web access login') ?? screen.getByRole('button', { name: 'Log in' }),
  ).toBeTruthy();
  await screen.findByRole('button', { name: 'Log in' });
  // The page appears a moment before the text goes.
  await waitFor(() => expect(screen.queryByText('Opening Web access login')).toBeNull());
});

function Named({ subject }: { subject: string }) {
  usePageBanner({ subject, badge: <span>Delayed 15 minutes</span> });
  return null;
}

test('A 2.3: a page may show an instrument and a badge beside its title, and in the tab the instrument', () => {
  const route = routeTable.find((row) => row.id === 'orderDataViewing');
  if (!route) throw new Error('the route table lost its order page');
  const draw = (page: ReactNode) => (
    <MemoryRouter>
      <PageBannerProvider>
        <Banner route={route} lastPath={{ current: null }} isCovered={false} />
        {page}
      </PageBannerProvider>
    </MemoryRouter>
  );
  const { rerender } = render(draw(<Named subject="UK Treasury 4¼% 2034" />));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orders');
  expect(screen.getByText('UK Treasury 4¼% 2034')).toBeTruthy();
  expect(screen.getByText('Delayed 15 minutes')).toBeTruthy();
  expect(screen.getByText(route.caption)).toBeTruthy();
  expect(document.title).toBe('Orders · UK Treasury 4¼% 2034 · Daylight');
  rerender(draw(null));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orders');
  expect(screen.queryByText('Delayed 15 minutes')).toBeNull();
  expect(document.title).toBe('Orders · Daylight');
});

test('a shown page is not drawn again when its code is preloaded afterwards', async () => {
  const route = routeOf(pagePaths.underConstruction);
  if (route === null) throw new Error('no such page');
  const body = () => (
    <MemoryRouter>
      <PageLoadingProvider>
        <PageBody route={route} />
      </PageLoadingProvider>
    </MemoryRouter>
  );
  const { rerender } = render(body());
  const link = await screen.findByRole('link', { name: 'Go back' });
  await pages[route.page].fetch();
  rerender(body());
  expect(screen.getByRole('link', { name: 'Go back' })).toBe(link);
});
