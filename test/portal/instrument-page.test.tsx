import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Instrument } from '../../src/contract/generated/types.ts';
import { instrumentPath } from '../../src/domain/page-paths.ts';
import { DaysOf } from '../../src/portal/pages/instrument/days.tsx';
import { Page } from '../../src/portal/pages/instrument/page.tsx';
import { PlacesTable } from '../../src/portal/pages/instrument/places-table.tsx';
import { DaylightTheme } from '../../src/portal/theme/theme-provider.tsx';
import { instrumentShown } from '../flows/instrument/kit.ts';
import { InApp } from './in-app.tsx';
import { answersInHand } from './shell/open-portal.tsx';

const answers = answersInHand();

test.each(['A:B', 'X:SPREAD/10Y.A'])(
  'C 3: an instrument whose code has signs of addresses is found: %s',
  async (code) => {
    render(
      <InApp at={instrumentPath(code)}>
        <Page />
      </InApp>,
    );
    await answers().give(`GET /api/instruments/${encodeURIComponent(code)}`, { status: 404 });
    await screen.findByText(`There is no instrument ${code} among those you may see.`);
  },
);

test('C 3: a code that cannot be read from the address is of no instrument', async () => {
  render(
    <InApp at="/instruments/A%C3">
      <Page />
    </InApp>,
  );
  await answers().give('GET /api/instruments/A%25C3', { status: 404 });
  await screen.findByText('There is no instrument A%C3 among those you may see.');
});

const [newer, older] = instrumentShown.Days;
/** What is said of the drawing; null if there is none. */
const drawn = (first: Partial<Instrument['Days'][number]>): string | null => {
  cleanup();
  if (!newer || !older) throw new Error('the example has two days');
  render(
    <DaylightTheme>
      <DaysOf instrument={{ ...instrumentShown, Days: [{ ...newer, ...first }, older] }} />
    </DaylightTheme>,
  );
  expect(within(screen.getByRole('table', { name: 'By day' })).getAllByRole('row')).toHaveLength(3);
  return screen.queryByRole('img')?.textContent ?? null;
};

test('C 3: days whose prices or volumes are in several units are not drawn on one axis', () => {
  expect(drawn({})).toMatch(/^Price and volume.*The largest volume is 7,000,000/);
  expect(drawn({ Volumes: [{ Unit: 'TNE', Amount: '30' }] })).not.toMatch(/volume/i);
  screen.getByText(/Volumes are in several units and not drawn\./);
  expect(drawn({ PriceUnits: ['EUR'] })).toBeNull();
  screen.getByText('Prices are in several units (EUR, per cent) and not drawn on one axis.');
  expect(drawn({ PriceUnits: ['EUR', 'PERC'] })).toBeNull();
});

test('C 3: an instrument on thirteen venues has a row for each and the year of a day in another one', () => {
  const [shown] = instrumentShown.Places.filter(({ DataType }) => DataType === 'order');
  if (!shown) throw new Error('the example has an order book');
  const Places = Array.from({ length: 13 }, (_, n) => ({
    ...shown,
    VenueMIC: `VEN${n.toString(36).toUpperCase()}`,
    SegmentMIC: `SEG${n.toString(36).toUpperCase()}`,
    TradingVenue: `Venue ${n}`,
    LastPublicationDate: n === 3 ? '2025-12-31T16:00:00.000000Z' : '2026-11-19T16:00:00.000000Z',
  }));
  render(
    <InApp at="/instruments/FR0000120271">
      <PlacesTable instrument={{ ...instrumentShown, Places }} />
    </InApp>,
  );
  const rows = within(screen.getByRole('table', { name: 'Venues' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(13);
  rows.forEach((row, n) => {
    expect(row.textContent).toContain(`Venue ${n}SEG`);
    expect(row.textContent).toContain(n === 3 ? '31-Dec-2025 16:00:00' : '19-Nov 16:00:00');
  });
});
