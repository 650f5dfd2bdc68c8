import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { instrumentPath } from '../../src/domain/page-paths.ts';
import { Page } from '../../src/portal/pages/instrument/page.tsx';
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
