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
