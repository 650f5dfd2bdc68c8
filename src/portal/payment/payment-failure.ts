import type { Unheard } from '../../../machines/payment.ts';
import { errorText, unavailableText } from '../api/central-handler.ts';
import { type Failure, OutcomeError } from '../api/outcome.ts';

/** A step of a payment that did not work, as the person is told (B 8, decisions.md Errors). */
export class PaymentFailure extends Error {
  /** The request the service logged. */
  readonly reference: string | undefined;
  /** The stack; in development only. */
  readonly details: string | undefined;
  /** Why the service did not look at the call; undefined when it did. */
  readonly unheard: Unheard | undefined;
  constructor(name: string, message: string, cause: unknown, reference?: string, unheard?: Unheard) {
    super(message, { cause });
    this.name = name;
    this.reference = reference;
    this.unheard = unheard;
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

/** The paying calls are open to everybody who may make them: another 403 than for the token there is none. */
const unheardBecause = ({ kind }: Failure): Unheard | undefined =>
  kind === 'unauthenticated' ? 'session' : kind === 'forbidden' ? 'token' : undefined;

/** Whether the service has said of a call that it did not do it; silence and a broken answer say nothing. */
export function isTurnedDown(error: unknown): boolean {
  return error instanceof OutcomeError && ['refused', 'limited'].includes(error.outcome.kind);
}

/**
 * What a failed create or execute is to the person; it is logged as well (B 8).
 *
 * @param name the step, in words: "Payment not opened"
 * @param message what to say in place of the service's own words
 */
export function paymentFailure(name: string, error: unknown, message?: string): PaymentFailure {
  console.error(`${name}:`, error);
  if (!(error instanceof OutcomeError)) return new PaymentFailure(name, message ?? errorText, error);
  const { outcome } = error;
  const reference = 'requestId' in outcome ? outcome.requestId : undefined;
  return new PaymentFailure(name, message ?? messageOf(outcome), error, reference, unheardBecause(outcome));
}
