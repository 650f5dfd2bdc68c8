import { forgetDraft, keepDraft, keptDraft } from '../storage/kept-draft.ts';

const key = 'payment.underWay';

/** Stores the order the user has begun to pay until the tab is closed, since the session may end during payment. */
export function keepPaymentUnderWay(orderId: string): void {
  keepDraft(key, { orderId });
}

/** The order that the user has begun to pay in this tab, if its result has not been shown yet; otherwise null. */
export function paymentUnderWay(): string | null {
  const { orderId } = keptDraft(key);
  return typeof orderId === 'string' && orderId !== '' ? orderId : null;
}

/** Forgets the order, once its result has been shown. */
export function forgetPaymentUnderWay(): void {
  forgetDraft(key);
}
