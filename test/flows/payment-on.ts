import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beSignedIn } from '../journeys/signed-in.ts';
import { venueList } from './venues/kit.ts';
import type { BrowserWorld } from './walk-browser.ts';

/** The address of the provider script's stand-in: the program's own origin, as its policy requires. */
export const scriptPath = '/stand-in-payment/sdk/js';

/** Stands in for the provider's script: a button, and a window that the test controls. */
export const scriptText = `(() => {
  const hand = { options: null, order: null, restarts: 0 };
  window.paymentHand = hand;
  window[document.currentScript.dataset.namespace] = {
    version: '5.0.0',
    Buttons: (options) => {
      hand.options = options;
      return {
        isEligible: () => true,
        render: async (room) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = 'PayPal';
          Object.assign(button.style, {
            width: '100%', height: '25px', border: '0', background: '#ffc439', color: '#14202b',
          });
          button.onclick = async () => {
            try {
              hand.order = await options.createOrder();
            } catch (error) {
              options.onError?.({ message: String(error) });
            }
          };
          room.append(button);
        },
        close: async () => {},
      };
    },
  };
})();`;

/** Waits until the order exists, for which the window opens. */
export async function windowOpened(page: Page): Promise<void> {
  // Polled from outside, since the page's policy forbids evaluating a condition given as text.
  const order = () => page.evaluate<string | null>('paymentHand.order');
  await expect.poll(order).toBe('PP-1');
}

/** The person approves in the window; resolves without waiting for the page. */
export const approve = (page: Page): Promise<void> =>
  page.evaluate<void>(`void paymentHand.options.onApprove(
    { orderID: 'PP-1', payerID: 'PAYER-1' },
    { restart: () => { paymentHand.restarts += 1; }, redirect: () => {} },
  )`);

/** The person closes the window. */
export const closeWindow = (page: Page): Promise<void> =>
  page.evaluate<void>('void paymentHand.options.onCancel({}, {})');

/** The window fails. */
export const breakWindow = (page: Page, message: string) =>
  page.evaluate<void>(`void paymentHand.options.onError(new Error(${JSON.stringify(message)}))`);

/** Waits for a dialog with this text and closes it. */
export async function readDialog({ page }: BrowserWorld, text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text).waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Tells the page that something of the running program's configuration is different. */
export async function changeConfig({ page, holds }: BrowserWorld, changed: object): Promise<void> {
  await holds.answer('/api/config', async (route) => {
    const response = await page.request.get(route.request().url());
    await route.fulfill({ json: { ...(await response.json()), ...changed } });
  });
}

/** Tells the page that payment is on; the program itself runs without it. */
export async function turnPaymentOn(world: BrowserWorld): Promise<void> {
  const payment = {
    environment: 'sandbox',
    clientId: 'sandbox',
    sdkUrl: world.origin + scriptPath,
    createUrl: '/api/payment/create',
    checkUrl: '/api/payment/check',
    executeUrl: '/api/payment/execute',
  };
  await changeConfig(world, { noPaymentMode: false, payment });
}

/** Signs in, with payment on. */
export async function signInWithPayment(world: BrowserWorld): Promise<void> {
  await beSignedIn(world);
  await turnPaymentOn(world);
  await answerAlways(world, '/api/tradingVenuesList', venueList);
  await answerAlways(world, '/api/payment/history', { Payments: [] });
}

/** Answers all calls to that path at once with the same answer. */
export const answerAlways = (
  { holds }: Pick<BrowserWorld, 'holds'>,
  pathname: string,
  json: object,
): Promise<void> => holds.answer(pathname, (route) => route.fulfill({ json }));

export const fault = {
  status: 500,
  json: { error: { code: 'internal', message: 'broken', requestId: 'req-9' } },
};

/** A refusal of a call, with that message. */
export const refusal = (status: number, message: string) => ({
  status,
  json: { error: { code: status === 404 ? 'not-found' : 'conflict', message, requestId: 'req-9' } },
});
