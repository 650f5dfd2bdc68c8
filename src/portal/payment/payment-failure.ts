import { errorText, unavailableText } from '../api/central-handler.ts';
import { type Failure, OutcomeError } from '../api/outcome.ts';

/** A step of a payment that did not work, as the person is told (B 8, decisions.md Errors). */
export class PaymentFailure extends Error {
  /** The request the service logged. */
  readonly reference: string | undefined;
  /** The stack; in development only. */
  readonly details: string | undefined;
  constructor(name: string, message: string, cause: unknown, reference?: string) {
    super(message, { cause });
    this.name = name;
    this.reference = reference;
    this.details = import.meta.env.DEV && cause instanceof Error ? cause.stack : undefined;
  }
}

function messageOf(failure: Failure): string {
  switch (failure.kind) {
    case 'unavailable':
      return unavailableText;
    case 'refused':
    case 'notFound':
    case 'forbidden':
    case 'limited':
      return failure.message || errorText;
    default:
      return errorText;
  }
}

/**
 * What a failed create or execute is to the person; it is logged as well (B 8).
 *
 * @param name the step, in words: "Payment not opened"
 */
export function paymentFailure(name: string, error: unknown): PaymentFailure {
  console.error(`${name}:`, error);
  if (!(error instanceof OutcomeError)) return new PaymentFailure(name, errorText, error);
  const { outcome } = error;
  const reference = 'requestId' in outcome ? outcome.requestId : undefined;
  return new PaymentFailure(name, messageOf(outcome), error, reference);
}
