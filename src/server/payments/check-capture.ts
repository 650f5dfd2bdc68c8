import type { Payment } from './payment-store.ts';
import { type ProviderCapture, type ProviderOrder, providerAmount } from './paypal-client.ts';

/** A capture with the order it was made of; null where the capture alone was asked for. */
export type CaptureReport = {
  readonly capture: ProviderCapture;
  readonly order: ProviderOrder | null;
};

/** What of a capture is not as it was opened. */
export type CaptureFault = 'amount' | 'currency' | 'owner';

/** Whether an order at the provider is what we opened there: tampering and mix-ups end here. */
export const isOurOrder = (order: ProviderOrder, payment: Payment): boolean =>
  order.id === payment.providerOrderId &&
  order.amount === providerAmount(payment.amount) &&
  order.currency === 'USD' &&
  order.customId === payment.id;

/**
 * Compares what the provider reports with the payment that was opened there (decisions.md Money: a capture is believed
 * only after reading it). The money is the capture's own: an order may say one sum and its capture another. The owner
 * is the order's, and where the capture names one, that one too; at least one of them has to name it.
 *
 * @returns what does not match; empty when the capture may be believed
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
