import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { instrumentShown } from '../../flows/instrument/kit.ts';
import { analyst } from '../../flows/session/kit.ts';
import { answersInHand, openPortal } from '../shell/open-portal.tsx';

const answers = answersInHand();

test('C 3: the name of an instrument is shown whole on any screen, and its tools are quiet', async () => {
  const { InstrumentID, InstrumentDescription } = instrumentShown;
  await openPortal(answers(), `/instruments/${InstrumentID}`, { user: analyst });
  await answers().give(`GET /api/instruments/${InstrumentID}`, { body: instrumentShown });
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  expect(getComputedStyle(screen.getByText(InstrumentDescription)).whiteSpace).not.toBe('nowrap');
  expect(refresh.querySelector('svg')).not.toBeNull();
  const loud = screen.getByRole('main').querySelectorAll('.MuiButton-contained');
  expect([...loud].map(({ textContent }) => textContent)).toEqual([]);
});
