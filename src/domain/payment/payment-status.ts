/** What is paid for: the order of a registration, named by its person, or an order on the subscriptions page. */
export type PaymentSubject = { readonly UserID: string } | { readonly OrderID: string };

/** The status of an order, as the service reports it. */
export type PaymentStatus =
  | 'created'
  | 'executing'
  | 'pending'
  | 'paid'
  | 'cancelled'
  | 'failed'
  | 'refunded'
  | 'reversed';

/** What a status means to who pays: any that is not decided leaves it to be paid. */
export function standingOf(status: PaymentStatus): 'open' | 'held' | 'paid' | 'over' {
  switch (status) {
    case 'paid':
      return 'paid';
    case 'pending':
    case 'executing':
      return 'held';
    case 'cancelled':
    case 'failed':
    case 'refunded':
    case 'reversed':
      return 'over';
    default:
      return 'open';
  }
}

/** What the provider's window gives back (B 3: Token, PaymentID, PayerID). */
export type Approval = { readonly Token: string; readonly PaymentID: string; readonly PayerID: string };
