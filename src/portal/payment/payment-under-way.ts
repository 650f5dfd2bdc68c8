import { forgetDraft, keepDraft, keptDraft } from '../storage/kept-draft.ts';

const key = 'payment.underWay';

/** Keeps, for as long as the tab is open, which order somebody began to pay: the session may end on the way. */
export function keepPaymentUnderWay(orderId: string): void {
  keepDraft(key, { orderId });
}

/** The order that somebody began to pay in this tab, and of which nothing has been told yet; null when there is none. */
export function paymentUnderWay(): string | null {
  const { orderId } = keptDraft(key);
  return typeof orderId === 'string' && orderId !== '' ? orderId : null;
}

/** Forgets it: what became of it has been told. */
export function forgetPaymentUnderWay(): void {
  forgetDraft(key);
}
