import type { Clock } from '../clock.ts';
import type { CallContext } from '../http/operation.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';
import type { ProviderClient } from './provider-client.ts';
import { internalCode, ProviderError, unknownError } from './provider-error.ts';

/**
 * Logs a provider failure that the person can do nothing about and turns it into a 503; returns other errors unchanged.
 */
export function providerFault(error: unknown, request: Pick<CallContext, 'log'>): unknown {
  if (!(error instanceof ProviderError)) {
    return error;
  }
  request.log.error(
    { err: error, kind: error.kind, code: error.code, status: error.status },
    'identity provider failed',
  );
  return new Refusal('unavailable', error.kind === 'unreachable' ? unavailableMessage : unknownError, {
    providerCode: internalCode,
  });
}

/** The refusal of somebody whom the provider lets wait; null for any other error. */
export function waitRefusal(
  { code, status, resetsAt, message }: ProviderError,
  clock: Clock,
  words: string = message,
): Refusal | null {
  if (code !== 'E0000047' && status !== 429) return null;
  const wait = resetsAt ? Math.ceil((resetsAt.getTime() - clock.now().getTime()) / 1000) : 60;
  return new Refusal('too-many-requests', words, { providerCode: code, retryAfter: Math.max(wait, 1) });
}

/** The refusal of a wrong code, or of one more than are accepted; null for any other error. */
export function codeFault(error: unknown, clock: Clock): Refusal | null {
  if (!(error instanceof ProviderError) || error.kind !== 'refused') return null;
  return error.code === 'E0000068'
    ? new Refusal('invalid-request', error.message, { fields: { code: [error.message] } })
    : waitRefusal(error, clock);
}

/** Ends a person's sessions at the provider. Its failure must not undo what was done here. */
export async function endAtProvider(
  provider: ProviderClient,
  subject: string,
  request: Pick<CallContext, 'log'>,
): Promise<void> {
  try {
    await provider.endSessions(subject);
  } catch (error) {
    request.log.warn({ err: error }, 'sessions at the identity provider were not ended');
  }
}
