/**
 * What a failed call to the payment provider means for money.
 *
 * - `refused`: the provider refused; nothing happened
 * - `unsent`: the call was never made; nothing happened
 * - `unknown`: no answer, or an unreadable one; it may have happened
 */
export type PayPalFaultKind = 'refused' | 'unsent' | 'unknown';

export type PayPalFaultDetails = {
  readonly status?: number;
  /** The provider's own word: `INSTRUMENT_DECLINED`, `RESOURCE_NOT_FOUND`. */
  readonly issue?: string;
  /** Its id for its own support. */
  readonly debugId?: string;
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
