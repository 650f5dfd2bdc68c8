import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { daysOf, venueShown, venueYearBefore } from '../../flows/venue/kit.ts';
import { expectAccessible } from '../../flows/walk-page.ts';
import { answersInHand, openPortal, whereabouts } from '../shell/open-portal.tsx';

const answers = answersInHand();

test('C 2: a venue without rows says so in every place, and leads to its past years', async () => {
  const empty = { ...venueShown, today: [], silences: [], assetClasses: [], hours: null, timeZone: null };
  answers().always('GET /api/venues/TPIC', { body: { ...empty, state: { isOpen: null, changesAt: null } } });
  answers().always('GET /open-data/index.json', { body: { updatedAt: '2026-11-20T14:30:00Z', files: [] } });
  answers().always('GET /api/report/publist', { body: { publishers: [] } });
  await openPortal(answers(), '/venues/TPIC', { user: null });
  await screen.findByText(/^Nothing was published in the last three weeks/);
  expect(screen.getByText('Trading hours not known')).toBeTruthy();
  expect(screen.getByText('Last public trade').nextElementSibling?.textContent?.trim()).toBe('none yet');
  await screen.findByText(/^No file of a whole day is there yet/);
  await screen.findByText('The venue has not published a report yet.');
  await expectAccessible();
  await userEvent.click(screen.getByRole('link', { name: '2025' }));
  expect(whereabouts().path).toBe('/venues/TPIC?year=2025');
});

test('C 2: a venue stays while another year loads, and the focus on the year that was pressed', async () => {
  answers().always('GET /open-data/index.json', { body: { updatedAt: '2026-11-20T14:30:00Z', files: [] } });
  answers().always('GET /api/report/publist', { body: { publishers: [] } });
  await openPortal(answers(), '/venues/TPIC', { user: null });
  await answers().give('GET /api/venues/TPIC', { body: venueShown });
  const year = (name: string) => screen.getByRole('link', { name });
  await screen.findByRole('grid', { name: 'Days of 2026' });
  for (const [from, to] of [
    ['2026', '2025'],
    ['2025', '2026'],
  ] as const) {
    await userEvent.click(year(to));
    await screen.findByText('Loading the year');
    screen.getByRole('grid', { name: `Days of ${from}` });
    await answers().give('GET /api/venues/TPIC', { body: to === '2025' ? venueYearBefore : venueShown });
    const grid = within(await screen.findByRole('grid', { name: `Days of ${to}` }));
    expect(document.activeElement).toBe(year(to));
    // One day of the year that came can be reached by Tab.
    expect(grid.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  }
});

test('C 2: an address with a year that there cannot be shows the present one, and the first year ends the links', async () => {
  answers().always('GET /open-data/index.json', { body: { updatedAt: '2026-11-20T14:30:00Z', files: [] } });
  answers().always('GET /api/report/publist', { body: { publishers: [] } });
  await openPortal(answers(), '/venues/TPIC?year=1999', { user: null });
  const { url } = await answers().give('GET /api/venues/TPIC', { body: venueShown });
  expect(new URL(url).searchParams.has('year')).toBe(false);
  await screen.findByRole('grid', { name: 'Days of 2026' });
  cleanup();

  await openPortal(answers(), '/venues/TPIC?year=2000', { user: null });
  const first = await answers().give('GET /api/venues/TPIC', {
    body: { ...venueShown, year: 2000, days: daysOf(2000) },
  });
  expect(new URL(first.url).searchParams.get('year')).toBe('2000');
  const years = within(await screen.findByRole('navigation', { name: 'Years' }));
  expect(years.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['2000', '2024']);
  await userEvent.click(years.getByRole('link', { name: '2024' }));
  await answers().give('GET /api/venues/TPIC', { body: { ...venueShown, year: 2024, days: daysOf(2024) } });
  await screen.findByRole('grid', { name: 'Days of 2024' });
  expect(years.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['2024', '2025']);
});

test('C 2: a MIC is read from the address as it was written there, and one that cannot be read is of no venue', async () => {
  await openPortal(answers(), '/venues/T%50IC', { user: null });
  await answers().give('GET /api/venues/TPIC', { status: 404 });
  await screen.findByText('There is no trading venue with the MIC TPIC.');
  cleanup();

  await openPortal(answers(), '/venues/T%C3PIC', { user: null });
  await answers().give('GET /api/venues/T%25C3PIC', { status: 400 });
  await screen.findByText('There is no trading venue with the MIC T%C3PIC.');
});

test('C 2: files and reports that cannot be loaded say so in their place, and can be retried', async () => {
  answers().always('GET /api/venues/TPIC', { body: venueShown });
  await openPortal(answers(), '/venues/TPIC', { user: null });
  for (const call of ['GET /open-data/index.json', 'GET /api/report/publist'] as const) {
    await answers().give(call, { status: 500 });
    // Each failure is told in a dialog, which covers the page until it is closed.
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const failed = await screen.findByText('The reports could not be loaded.');
  expect(screen.getByText('The list of files could not be loaded.')).toBeTruthy();
  await userEvent.click(
    within(failed.closest<HTMLElement>('[role="alert"]') ?? document.body).getByRole('button', {
      name: 'Try again',
    }),
  );
  await answers().give('GET /api/report/publist', { body: { publishers: [] } });
  expect(await screen.findByText('The venue has not published a report yet.')).toBeTruthy();
});
