import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersInHand, openPortal } from './shell/open-portal.tsx';

const answers = answersInHand();

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11', ['← October 2026']],
  ['2026-10', ['← September 2026', 'November 2026 →']],
  ['2027-02', ['← January 2027']],
])('the calendar of %s leads to the months around it, but to none in the future', async (month, names) => {
  await openPortal(answers(), `/data-calendar?venue=TPIC&month=${month}`, { user: null });
  const months = within(await screen.findByRole('navigation', { name: 'Months' })).getAllByRole('link');
  expect(months.map(({ textContent }) => textContent)).toEqual(names);
});
