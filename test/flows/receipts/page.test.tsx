import { act, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { PaymentsMade } from '../../../src/portal/pages/my-account/subscriptions/payments-made.tsx';
import { AlertDialog } from '../../../src/portal/shell/alert-dialog.tsx';
import { InApp } from '../../portal/in-app.tsx';
import { walkPage } from '../walk-page.ts';
import { madePayment, receipt, receiptsKit } from './kit.ts';

const behind = { hidden: true };
const fault = { status: 500, body: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } } };

let shown: RenderResult;
const page = () => (
  <InApp>
    <PaymentsMade loaded={{}} />
    <AlertDialog />
  </InApp>
);

walkPage(receiptsKit, {
  mount: async ({ answers }) => {
    answers.always('GET /api/userInfo', { status: 401 });
    answers.always('GET /api/userdetails/get', {
      body: {
        FirstName: 'Ann',
        LastName: 'Analyst',
        Email: 'analyst@daylight.example',
        Phone: '+442079460958',
        Company: 'Fathom Ltd',
        TaxNumber: null,
        Country: 'GB',
      },
    });
    await act(async () => {
      shown = render(page());
    });
  },
  events: {
    'xstate.done.actor.loadPayments': async ({ answers }) => {
      await answers.give('GET /api/payment/history', { body: { Payments: [madePayment] } });
    },
    'xstate.error.actor.loadPayments': async ({ answers }) => {
      await answers.give('GET /api/payment/history', fault);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    'retry.requested': ({ user }, _, before) =>
      before.matches('failed')
        ? user.click(screen.getByRole('button', { name: 'Try again' }))
        : shown.rerender(page()),
    'receipt.chosen': ({ user }) =>
      user.click(screen.getByRole('button', { name: 'Receipt DL-2026-000081' })),
    'xstate.done.actor.loadReceipt': async ({ answers }) => {
      const request = await answers.give('GET /api/payment/receipt', { body: receipt });
      expect(new URL(request.url).searchParams.get('number')).toBe('DL-2026-000081');
    },
    'xstate.error.actor.loadReceipt': async ({ answers, user }) => {
      await answers.give('GET /api/payment/receipt', {
        status: 404,
        body: { error: { code: 'not-found', message: 'There is no such receipt', requestId: 'req-9' } },
      });
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain('There is no such receipt');
      await user.click(within(dialog).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    'receipt.closed': async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  states: {
    loading: () => expect(screen.getByText('Loading payments')).toBeTruthy(),
    listed: () => {
      const table = screen.getByRole('table', { name: 'Payments', ...behind });
      expect(table.textContent).toContain('14 March 2026Sign-up12 months, April 2026 to March 2027$600');
    },
    failed: () => {
      const isListed = screen.queryByRole('table', { name: 'Payments' }) !== null;
      expect(screen.getByRole('alert').textContent).toContain(
        isListed ? 'could not be refreshed' : 'could not be loaded',
      );
      expect(screen.queryByText(/You have not paid anything yet/)).toBeNull();
    },
    opening: () => expect(screen.getByText('Opening the receipt')).toBeTruthy(),
    reading: () => {
      const sheet = screen.getByRole('dialog', { name: 'Receipt DL-2026-000081' });
      for (const text of ['Fathom Ltd', 'Ann Analyst', 'United Kingdom', 'Real-time orders and trades'])
        expect(within(sheet).getByText(text)).toBeTruthy();
      expect(within(sheet).getByText('2 × $25 a month, 12 months')).toBeTruthy();
      for (const text of [
        'Daylight Data Ltd',
        'London E1 6AA',
        'VAT number GB999999973',
        'VAT 20%',
        '$500.00',
        '$100.00',
      ])
        expect(within(sheet).getByText(text)).toBeTruthy();
      expect(within(sheet).getByText('3C679366HH908993F')).toBeTruthy();
      expect(within(sheet).getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
        '/api/payment/receipt/file?number=DL-2026-000081',
      );
      const print = vi.spyOn(window, 'print').mockImplementation(() => {});
      within(sheet).getByRole('button', { name: 'Print' }).click();
      expect(print).toHaveBeenCalledOnce();
      print.mockRestore();
    },
  },
});
