import { fromPromise } from 'xstate';
import { type PaymentStatus, paymentMachine } from '../../../machines/payment.ts';
import { ask } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { OutcomeError } from '../api/outcome.ts';
import type { Config } from '../app/config.ts';
import { paymentFailure } from '../payment/payment-failure.ts';
import { loadPaymentSdk } from '../payment/sdk-loader.ts';

/** Sends a call to the configured address (B 7) instead of the documented one. */
const sentTo = (address: string) => async (request: Request) => {
  const target = new URL(address || request.url, location.origin);
  if (target.pathname === new URL(request.url).pathname) return globalThis.fetch(request);
  const { method, headers, signal } = request;
  const body = await request.text();
  return globalThis.fetch(target, { method, headers, signal, body, credentials: 'include' });
};

/** Waits for one step and says what a failure is to the person. */
async function step<T>(name: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    // A 401 ends the session without a word (A 8), and with it this page: nobody is left to be told.
    if (error instanceof OutcomeError && ['unauthenticated', 'aborted'].includes(error.outcome.kind))
      return new Promise<never>(() => {});
    throw paymentFailure(name, error);
  }
}

/** The order at the provider: the answer's `OrderID`, or `id` where a configured address answers in the provider's words (B 7). */
function orderIn({ OrderID, id }: { readonly OrderID?: string; readonly id?: string }): string {
  const order = OrderID ?? id;
  if (!order) throw new Error('the answer names no order');
  return order;
}

const own = { handler: 'sessionOnly' } as const;

/** Paying, bound to the service and to the provider's script. */
export function paymentOf({ payment }: Pick<Config, 'payment'>) {
  return paymentMachine.provide({
    actors: {
      loadScript: fromPromise(async ({ signal }) => {
        try {
          await loadPaymentSdk(payment, signal);
        } catch (error) {
          console.error('The payment script did not load:', error);
          throw error;
        }
      }),
      checkOrder: fromPromise(async ({ input, signal }): Promise<PaymentStatus> => {
        const call = client.POST('/api/payment/check', {
          body: input.subject,
          signal,
          fetch: sentTo(payment.checkUrl),
        });
        const { OrderStatus } = await step('Payment not found out', ask(call, own));
        return OrderStatus;
      }),
      createOrder: fromPromise(async ({ input, signal }) => {
        const call = client.POST('/api/payment/create', {
          body: input.subject,
          params: { header: { 'Idempotency-Key': input.key } },
          signal,
          fetch: sentTo(payment.createUrl),
        });
        return step('Payment not opened', ask(call, own).then(orderIn));
      }),
      executeOrder: fromPromise(async ({ input }): Promise<PaymentStatus> => {
        if (input.approval === null) throw new Error('nothing was approved');
        // Without a signal: once sent, a charge is not given up because a page closes.
        const call = client.POST('/api/payment/execute', {
          body: input.approval,
          params: { header: { 'Idempotency-Key': input.key } },
          fetch: sentTo(payment.executeUrl),
        });
        const { OrderStatus } = await step('Payment not taken', ask(call, own));
        return OrderStatus;
      }),
    },
  });
}
