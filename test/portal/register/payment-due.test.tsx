import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { codeMissingText } from '../../../src/portal/browser/load-code.ts';
import { keepRegistered } from '../../../src/portal/flows/registration.ts';
import { due } from '../../flows/registration/kit.ts';
import { answersInHand } from '../shell/open-portal.tsx';
import { openRegister } from './open-register.tsx';

const line = vi.hoisted(() => {
  const broken = new AbortController();
  return {
    break: () => broken.abort(),
    breaks: new Promise<void>((resolve) => broken.signal.addEventListener('abort', () => resolve())),
  };
});
// The code is loading until the connection breaks.
vi.mock('../../../src/portal/payment/payment-panel.tsx', async () => {
  await line.breaks;
  throw new TypeError('Failed to fetch');
});

const answers = answersInHand();

test('the page says that it waits for the code of the payment, until that fails to load', async () => {
  keepRegistered('web', due);
  await openRegister(answers(), {
    config: { noPaymentMode: false },
    ready: () => screen.findByRole('region', { name: 'Pay $600' }),
  });
  expect(await screen.findByText('Loading the payment')).toBeTruthy();
  line.break();
  expect(await screen.findByText(codeMissingText)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Loading the payment')).toBeNull());
});
