import type { Payment } from './payment-store.ts';
import { type ProviderCapture, type ProviderOrder, providerAmount } from './paypal-answers.ts';

/** A capture with its order; null if only the capture was read. */
export type CaptureReport = {
  readonly capture: ProviderCapture;
  readonly order: ProviderOrder | null;
};

/** The parts of a capture that differ from what was opened. */
export type CaptureFault = 'amount' | 'currency' | 'owner';

/** Whether an order at the provider is the one we opened there; guards against tampering and mix-ups. */
export const isOurOrder = (order: ProviderOrder, payment: Payment): boolean =>
  order.id === payment.providerOrderId &&
  order.amount === providerAmount(payment.amount) &&
  order.currency === 'USD' &&
  order.customId === payment.id;

/**
 * Compares the provider's report with the payment that was opened there (decisions.md Money: a capture is believed only
 * after reading it). The amount is the capture's own: an order may say one sum and its capture another. The owner is
 * the order's and, if the capture names one, that too; at least one of them has to name it.
 *
 * @returns what does not match; empty if the capture may be believed
 */
export function faultsOf({ capture, order }: CaptureReport, payment: Payment): readonly CaptureFault[] {
  const owners = [order?.customId ?? null, capture.customId].filter((owner) => owner !== null);
  const isOwned =
    owners.length > 0 &&
    owners.every((owner) => owner === payment.id) &&
    (order === null || (order.customId !== null && order.id === payment.providerOrderId)) &&
    (payment.captureId === null || payment.captureId === capture.id || payment.state !== 'captured');
  return [
    ...(capture.amount === providerAmount(payment.amount) ? [] : (['amount'] as const)),
    ...(capture.currency === 'USD' ? [] : (['currency'] as const)),
    ...(isOwned ? [] : (['owner'] as const)),
  ];
}
