/** What is paid for: the order of a registration, named by its person, or an order on the subscriptions page. */
export type PaymentSubject = { readonly UserID: string } | { readonly OrderID: string };

/** Where an order stands, as the service tells it. */
export type PaymentStatus =
  | 'created'
  | 'executing'
  | 'pending'
  | 'paid'
  | 'cancelled'
  | 'failed'
  | 'refunded'
  | 'reversed';

/** What the provider's window gives back (B 3: Token, PaymentID, PayerID). */
export type Approval = { readonly Token: string; readonly PaymentID: string; readonly PayerID: string };
