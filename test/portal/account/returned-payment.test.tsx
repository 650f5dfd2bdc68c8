import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentsMade } from '../../../src/portal/pages/my-account/subscriptions/payments-made.tsx';
import { madePayment } from '../../flows/receipts/kit.ts';
import { accountAnswers, open } from './open-account.tsx';

const answers = accountAnswers('nobody');

test('a refunded payment says which live data it ended and when', async () => {
  await open(<PaymentsMade loaded={{}} />, '/my-account/subscriptions');
  const venue = { MIC: 'IOTF', Name: 'ICAP UK OTF', EndedOn: '2026-05-05' };
  await answers().give('GET /api/payment/history', {
    body: {
      Payments: [
        {
          ...madePayment,
          OrderStatus: 'refunded',
          RefundDate: '2026-05-06',
          Ended: [
            { ...venue, IsRealOrders: true, IsRealTraders: true },
            { ...venue, MIC: 'IGDL', Name: 'ICAP Global', IsRealOrders: false, IsRealTraders: true },
          ],
        },
      ],
    },
  });
  const row = within(screen.getByRole('table', { name: 'Payments' }))
    .getAllByRole('row')
    .at(-1);
  expect(row?.textContent).toContain('refunded 6 May 2026');
  expect(row?.textContent).toContain('Real-time orders and trades of ICAP UK OTF ended on 5 May 2026');
  expect(row?.textContent).toContain('Real-time trades of ICAP Global ended on 5 May 2026');
});
