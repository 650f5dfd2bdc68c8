import { type JsonObject, listOf, objectOf, textOf } from '../unknown-json.ts';
import { PayPalFault } from './paypal-fault.ts';

export type CaptureStatus =
  | 'COMPLETED'
  | 'PENDING'
  | 'DECLINED'
  | 'FAILED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED'
  | 'REVERSED';

/** A capture as reported by the provider; null for what it did not say. */
export type ProviderCapture = {
  readonly id: string;
  readonly status: CaptureStatus;
  /** As the provider writes it: `600.00`. A refund does not change it. */
  readonly amount: string | null;
  readonly currency: string | null;
  /** Our payment's id. */
  readonly customId: string | null;
};

type ProviderOrderStatus =
  | 'CREATED'
  | 'SAVED'
  | 'APPROVED'
  | 'VOIDED'
  | 'COMPLETED'
  | 'PAYER_ACTION_REQUIRED';

/** An order as the provider has it. */
export type ProviderOrder = {
  readonly id: string;
  readonly status: ProviderOrderStatus;
  /** As the provider writes it: `600.00`. */
  readonly amount: string | null;
  readonly currency: string | null;
  /** Our payment's id. */
  readonly customId: string | null;
  readonly capture: ProviderCapture | null;
};

/** An order with the result of its capture. */
export type CapturedOrder = ProviderOrder & { readonly capture: ProviderCapture };

const orderStatuses = [
  'CREATED',
  'SAVED',
  'APPROVED',
  'VOIDED',
  'COMPLETED',
  'PAYER_ACTION_REQUIRED',
] as const;
const captureStatuses = [
  'COMPLETED',
  'PENDING',
  'DECLINED',
  'FAILED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'REVERSED',
] as const;

/** Outcomes of a dispute that return the money to the payer; `ACCEPTED` is our own consent. */
const lostOutcomes = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

/** Whether a dispute, from an event or an answer, is decided for the payer. */
export const isLostDispute = (dispute: JsonObject): boolean => {
  const { outcome_code } = objectOf(dispute.dispute_outcome);
  return lostOutcomes.some((one) => one === outcome_code);
};

/** An answer that lacks what it has to contain. */
export const nonsense = (what: string): PayPalFault =>
  new PayPalFault('unknown', `${what} was answered with nonsense`);

/** An amount in the provider's notation. */
export const providerAmount = (dollars: number): string => `${dollars}.00`;

/** @throws PayPalFault if the answer to `what` makes no sense */
export function readCapture(value: unknown, what: string): ProviderCapture {
  const { id, status, amount, custom_id } = objectOf(value);
  const known = captureStatuses.find((one) => one === status);
  const name = textOf(id);
  if (name === null || known === undefined) throw nonsense(what);
  const { value: dollars, currency_code } = objectOf(amount);
  return {
    id: name,
    status: known,
    amount: textOf(dollars),
    currency: textOf(currency_code),
    customId: textOf(custom_id),
  };
}

/** @throws PayPalFault if the answer to `what` makes no sense */
export function readOrder(body: JsonObject, what: string): ProviderOrder {
  const status = orderStatuses.find((one) => one === body.status);
  const id = textOf(body.id);
  if (id === null || status === undefined) throw nonsense(what);
  const unit = objectOf(listOf(body.purchase_units)[0]);
  const amount = objectOf(unit.amount);
  // The last capture counts: it may follow a declined one.
  const captures = listOf(objectOf(unit.payments).captures);
  return {
    id,
    status,
    amount: textOf(amount.value),
    currency: textOf(amount.currency_code),
    customId: textOf(unit.custom_id),
    capture: captures.length > 0 ? readCapture(captures.at(-1), what) : null,
  };
}
