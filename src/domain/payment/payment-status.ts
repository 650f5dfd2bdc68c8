/** What is paid for: the order of a registration, named by its person, or an order on the subscriptions page. */
export type PaymentSubject = { readonly UserID: string } | { readonly OrderID: string };

const standings = {
  created: 'open',
  executing: 'held',
  pending: 'held',
  paid: 'paid',
  cancelled: 'over',
  failed: 'over',
  refunded: 'over',
  reversed: 'over',
} as const;

/** The status of an order, as the service reports it. */
export type PaymentStatus = keyof typeof standings;

/** What a status means to who pays: one that a page does not know yet leaves it to be paid. */
export const standingOf = (status: PaymentStatus) => standings[status] ?? 'open';

/** What the provider's window gives back (B 3: Token, PaymentID, PayerID). */
export type Approval = { readonly Token: string; readonly PaymentID: string; readonly PayerID: string };
