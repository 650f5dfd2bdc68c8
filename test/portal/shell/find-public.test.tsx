import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FindButton } from '../../../src/portal/shell/find/find-button.tsx';
import { visitor } from '../../flows/public-answers.ts';
import { InApp } from '../in-app.tsx';
import { answersInHand } from './open-portal.tsx';

const answers = answersInHand();
const call = 'GET /api/publicInstruments';

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

test('C 3: a visitor finds instruments without figures, and opens the page of one', async () => {
  answers().always('GET /api/userInfo', visitor);
  render(
    <InApp at="/home">
      <FindButton isPublic />
      <Address />
    </InApp>,
  );
  const user = userEvent.setup();
  await user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: 'Find an instrument' });
  await user.type(field, 'nothing');
  await answers().give(call, { body: { Instruments: [], More: false } });
  await screen.findByText(/^Nothing that you may see matches/);
  await user.tripleClick(field);
  await user.paste('vodafone');
  const found = {
    InstrumentID: 'GB00BH4HKS39',
    InstrumentDescription: 'VODAFONE GROUP PLC ORD',
    AssetClass: 'Equity & Equity-like',
    TradingVenues: ['TP ICAP UK MTF', 'ICAP UK OTF'],
  };
  const request = await answers().give(call, { body: { Instruments: [found], More: false } });
  expect(new URL(request.url).searchParams.get('q')).toBe('vodafone');
  await screen.findByText(/^1 instrument\. Log in to see its prices/);
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  const option = screen.getByRole('option');
  expect(option.textContent).toContain('TP ICAP UK MTF, ICAP UK OTF');
  await user.click(option);
  expect(screen.getByLabelText('address').textContent).toBe('/instruments/GB00BH4HKS39');
});
