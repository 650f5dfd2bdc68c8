import { assign, fromPromise } from 'xstate';
import { paymentMachine } from '../../../machines/payment.ts';
import { errorText, type Failure, FailureError, failure, failureOf, inWords } from '../../domain/failure.ts';
import type { PaymentStatus, PaymentSubject } from '../../domain/payment/payment-status.ts';
import { ask } from '../api/ask.ts';
import { client, withFreshPair } from '../api/client.ts';
import type { Config } from '../context/config.ts';
import { forgetPaymentUnderWay, keepPaymentUnderWay } from '../payment/payment-under-way.ts';
import { loadPaymentSdk, scriptNameOf } from '../payment/sdk-loader.ts';

/** Sends a call to the configured address (B 7) instead of the documented one. */
const sentTo = (address: string) =>
  withFreshPair(async (request: Request) => {
    const target = new URL(address || request.url, location.origin);
    if (target.pathname === new URL(request.url).pathname) return globalThis.fetch(request);
    const { method, headers, signal } = request;
    const body = await request.text();
    return globalThis.fetch(target, { method, headers, signal, body, credentials: 'include' });
  });

const own = { handler: 'sessionOnly' } as const;

/**
 * The failure of a step as the user sees it; it is logged as well (B 8). The stack is shown in development only.
 *
 * @param name what went wrong, in words: "Payment not opened"
 * @param words replace the service's message
 */
function stepFailure(name: string, cause: unknown, words?: string): FailureError {
  console.error(`${name}:`, cause);
  const told = withoutWords(failureOf(cause));
  // The service's message about its own breakdown is of no use to a user.
  const message = ['failed', 'unauthenticated'].includes(told.kind) ? '' : told.message;
  const said = words === undefined ? inWords({ ...told, message }, errorText) : { ...told, message: words };
  const details = import.meta.env.DEV && cause instanceof Error ? cause.stack : undefined;
  return new FailureError({ ...said, name, ...(details ? { details } : {}) }, { cause });
}

/** A 404 without words was not written by the service, so it does not say that there is no such payment. */
const withoutWords = (told: Failure): Failure =>
  told.kind === 'notFound' && told.message === '' ? { ...told, kind: 'failed' } : told;

/** Waits for a step and turns a failure into the one the user sees. */
async function step<T>(name: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw stepFailure(name, error);
  }
}

/** Waits for the charge. Only an explicit refusal means that nothing was taken. */
async function charge(call: Promise<{ OrderStatus: PaymentStatus }>): Promise<PaymentStatus> {
  try {
    const { OrderStatus } = await call;
    return noted(OrderStatus);
  } catch (error) {
    const { kind, message } = failureOf(error);
    if (['refused', 'limited'].includes(kind) && message !== '')
      throw stepFailure('Payment not taken', error);
    throw stepFailure('Payment not confirmed', error, unconfirmedText);
  }
}

const unconfirmedText = 'No answer was received. We are checking whether your payment was taken.';

/** Forgets the payment under way once its status is final. */
function noted(status: PaymentStatus): PaymentStatus {
  if (!['created', 'executing', 'pending'].includes(status)) forgetPaymentUnderWay();
  return status;
}

/**
 * The provider's id of the order: the answer's `OrderID`, or `id` from a configured address that answers like the
 * provider (B 7).
 */
function orderIn({ OrderID, id }: { readonly OrderID?: string; readonly id?: string }): string {
  const order = OrderID ?? id;
  if (!order) throw new Error('the answer names no order');
  return order;
}

/** Asks the service for the status of a payment. */
export async function checkPayment(
  { checkUrl }: Pick<Config['payment'], 'checkUrl'>,
  subject: PaymentSubject,
  signal: AbortSignal,
): Promise<PaymentStatus> {
  const call = client.POST('/api/payment/check', { body: subject, signal, fetch: sentTo(checkUrl) });
  const { OrderStatus } = await ask(call, own);
  return noted(OrderStatus);
}

/** Paying, bound to the service and the provider's script. */
export function paymentOf({ payment }: Pick<Config, 'payment'>) {
  return paymentMachine.provide({
    actions: {
      // B 8: a script that never answers is named, like one that fails.
      keepSlowScript: assign({
        failure: failure('defect', {
          message: `The payment script did not load in time: ${scriptNameOf(payment)}`,
        }),
      }),
    },
    actors: {
      loadScript: fromPromise(async ({ signal }) => {
        try {
          await loadPaymentSdk(payment, signal);
        } catch (error) {
          console.error('The payment script did not load:', error);
          throw error;
        }
      }),
      checkOrder: fromPromise(({ input, signal }) =>
        step('Payment not checked', checkPayment(payment, input.subject, signal)),
      ),
      createOrder: fromPromise(async ({ input, signal }) => {
        const call = client.POST('/api/payment/create', {
          // The price as shown: if the order now costs something else, no window opens for it.
          body: { ...input.subject, ShownPrice: input.amount },
          params: { header: { 'Idempotency-Key': input.key } },
          signal,
          fetch: sentTo(payment.createUrl),
        });
        const order = await step('Payment not opened', ask(call, own).then(orderIn));
        if ('OrderID' in input.subject) keepPaymentUnderWay(input.subject.OrderID);
        return order;
      }),
      executeOrder: fromPromise(async ({ input }): Promise<PaymentStatus> => {
        if (input.approval === null) throw new Error('nothing was approved');
        // Without a signal: once sent, a charge is not abandoned because a page closes.
        const call = client.POST('/api/payment/execute', {
          body: input.approval,
          params: { header: { 'Idempotency-Key': input.key } },
          fetch: sentTo(payment.executeUrl),
        });
        return charge(ask(call, own));
      }),
    },
  });
}
