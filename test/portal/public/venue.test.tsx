import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { venueShown } from '../../flows/venue/kit.ts';
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

test('C 2: files and reports that cannot be loaded say so in their place, and can be retried', async () => {
  answers().always('GET /api/venues/TPIC', { body: venueShown });
  await openPortal(answers(), '/venues/TPIC', { user: null });
  await answers().give('GET /open-data/index.json', { status: 500 });
  await answers().give('GET /api/report/publist', { status: 500 });
  const failed = await screen.findByText('The reports could not be loaded.');
  expect(screen.getByText('The list of files could not be loaded.')).toBeTruthy();
  await userEvent.click(
    within(failed.closest<HTMLElement>('[role="alert"]') ?? document.body).getByRole('button', { name: 'Try again' }),
  );
  await answers().give('GET /api/report/publist', { body: { publishers: [] } });
  expect(await screen.findByText('The venue has not published a report yet.')).toBeTruthy();
});
