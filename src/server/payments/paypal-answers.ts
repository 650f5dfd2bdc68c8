import { z } from 'zod';
import { lenientList, lenientObject, optionalText, requiredText } from '../outside-json.ts';

/**
 * What a failed call to the payment provider means for money.
 *
 * - `refused`: the provider refused; nothing happened
 * - `unsent`: the call was never made; nothing happened
 * - `unknown`: no answer, or an unreadable one; it may have happened
 */
type PayPalFaultKind = 'refused' | 'unsent' | 'unknown';

type PayPalFaultDetails = {
  readonly status?: number | null;
  /** The provider's own word: `INSTRUMENT_DECLINED`, `RESOURCE_NOT_FOUND`. */
  readonly issue?: string | null;
  /** Its id for its own support. */
  readonly debugId?: string | null;
};

/** A failed call to the payment provider. The message contains nothing about the payer. */
export class PayPalFault extends Error {
  override readonly name = 'PayPalFault';
  readonly kind: PayPalFaultKind;
  readonly status: number | null;
  readonly issue: string | null;
  readonly debugId: string | null;

  constructor(kind: PayPalFaultKind, message: string, details: PayPalFaultDetails = {}) {
    super(message);
    this.kind = kind;
    this.status = details.status ?? null;
    this.issue = details.issue ?? null;
    this.debugId = details.debugId ?? null;
  }
}

/** Whether an error is the provider's refusal for one of these reasons. */
export function isRefusedFor(error: unknown, ...issues: readonly string[]): boolean {
  return (
    error instanceof PayPalFault &&
    error.kind === 'refused' &&
    error.issue !== null &&
    issues.includes(error.issue)
  );
}

/** An answer that lacks what it has to contain. */
export const nonsense = (what: string): PayPalFault =>
  new PayPalFault('unknown', `${what} was answered with nonsense`);

/** @throws PayPalFault if the answer to `what` makes no sense */
export function readAnswer<Answer>(schema: z.ZodType<Answer>, body: unknown, what: string): Answer {
  const { data } = schema.safeParse(body);
  if (data === undefined) throw nonsense(what);
  return data;
}

const captureStatus = z.enum([
  'COMPLETED',
  'PENDING',
  'DECLINED',
  'FAILED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'REVERSED',
]);
export type CaptureStatus = z.infer<typeof captureStatus>;

const money = lenientObject({ value: optionalText, currency_code: optionalText });

/** A capture as reported by the provider; null for what it did not say. */
export type ProviderCapture = Readonly<z.infer<typeof captureAnswer>>;
export const captureAnswer = z
  .object({ id: requiredText, status: captureStatus, amount: money, custom_id: optionalText })
  .transform(({ id, status, amount, custom_id }) => ({
    id,
    status,
    /** As the provider writes it: `600.00`. A refund does not change it. */
    amount: amount.value,
    currency: amount.currency_code,
    /** Our payment's id. */
    customId: custom_id,
  }));

const unit = lenientObject({
  amount: money,
  custom_id: optionalText,
  payments: lenientObject({
    captures: lenientList(z.unknown())
      // The last capture counts: it may follow a declined one.
      .transform((captures) => captures.at(-1))
      .pipe(captureAnswer.optional()),
  }),
});

/** An order as the provider has it. */
export type ProviderOrder = Readonly<z.infer<typeof orderAnswer>>;
export const orderAnswer = z
  .object({
    id: requiredText,
    status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
    purchase_units: lenientList(z.unknown())
      .transform(([first]) => first)
      .pipe(unit),
  })
  .transform(({ id, status, purchase_units: { amount, custom_id, payments } }) => ({
    id,
    status,
    /** As the provider writes it: `600.00`. */
    amount: amount.value,
    currency: amount.currency_code,
    /** Our payment's id. */
    customId: custom_id,
    capture: payments.captures ?? null,
  }));

/** An order with the result of its capture. */
export type CapturedOrder = ProviderOrder & { readonly capture: ProviderCapture };

/** Whether a dispute's outcome returns the money to the payer; `ACCEPTED` is our own consent. */
export const isLostOutcome = lenientObject({ outcome_code: optionalText }).transform(
  ({ outcome_code }) => outcome_code === 'RESOLVED_BUYER_FAVOUR' || outcome_code === 'ACCEPTED',
);

/** An amount in the provider's notation. */
export const providerAmount = (dollars: number): string => `${dollars}.00`;
