import type { CallContext } from '../http/operation.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';
import type { ProviderClient } from './provider-client.ts';
import { internalCode, ProviderError, unknownError } from './provider-error.ts';

/** A failure of the provider that the person can do nothing about, as a 503; anything else as it is. Logs it. */
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

/** Ends a person's sessions at the provider. What was done here must not fail because the provider does. */
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
