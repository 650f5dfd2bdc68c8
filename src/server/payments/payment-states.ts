/**
 * - `opening`: asked for at the provider, not yet answered
 * - `open`: may be approved
 * - `executing`: being captured
 * - `pending`: captured, held back by the provider
 * - `captured`
 * - `declined`: cannot be captured any more
 * - `void`: given up
 * - `refunded`: what was captured went back
 * - `stray`: captured though its order cannot accept it, to be refunded
 * - `returned`: refunded for that reason
 */
export type PaymentState =
  | 'opening'
  | 'open'
  | 'executing'
  | 'pending'
  | 'captured'
  | 'declined'
  | 'void'
  | 'refunded'
  | 'stray'
  | 'returned';

/** May still be approved; an order has at most one such payment. */
export const approvable: readonly PaymentState[] = ['opening', 'open'];

/** Claimed, with an outcome that is not decided yet. */
export const undecided: readonly PaymentState[] = ['executing', 'pending'];

/** Pays for its order, or is about to. */
export const paying: readonly PaymentState[] = [...undecided, 'captured'];

/** The money went back, or is on its way back. */
export const goneBack: readonly PaymentState[] = ['refunded', 'returned', 'stray'];

/** SQL for whether `state` is one of these. As constants: parameters would not match the conditions of indexes. */
export const stateIn = (states: readonly PaymentState[]): string =>
  `state IN (${states.map((state) => `'${state}'`).join(', ')})`;
