import { errors } from 'jose';
import { ClientError, ResponseBodyError } from 'openid-client';
import { z } from 'zod';
import { lenientObject } from '../outside-json.ts';
import { ProviderError, unknownError } from './provider-error.ts';

/** What is wrong with a token (A 8; the subject: architecture.md Identity and session). */
export type IdTokenFault =
  | 'issuer'
  | 'audience'
  | 'nonce'
  | 'expired'
  | 'issued-in-future'
  | 'unknown-key'
  | 'subject'
  | 'invalid';

/** An invalid ID token. The message is for the person and contains nothing from the token. */
export class IdTokenError extends Error {
  override readonly name = 'IdTokenError';
  readonly fault: IdTokenFault;
  /** The person in the token, if it is not the expected one. */
  readonly subject: string | null;

  constructor(fault: IdTokenFault, subject: string | null = null, cause?: unknown) {
    super(messages[fault], { cause });
    this.fault = fault;
    this.subject = subject;
  }
}

const again = 'Please log in again.';

const messages: Readonly<Record<IdTokenFault, string>> = {
  issuer: `This login was confirmed by another service than ours. ${again}`,
  audience: `This login was meant for another website. ${again}`,
  nonce: `This login does not belong to the one that was started here. ${again}`,
  expired: `This login has expired. ${again}`,
  'issued-in-future': `The clocks of this portal and of the login service differ too much. Please try again later.`,
  'unknown-key': `This login could not be checked. ${again}`,
  subject: `Another person was still logged in. ${again}`,
  invalid: `This login could not be checked. ${again}`,
};

const byClaim: Readonly<Record<string, IdTokenFault>> = {
  iss: 'issuer',
  aud: 'audience',
  azp: 'audience',
  nonce: 'nonce',
  exp: 'expired',
};

/** What openid-client adds to its errors. */
const failedCheck = lenientObject({ body: z.unknown().optional(), claim: z.string().nullable().catch(null) });

/** Codes of openid-client for a token with wrong content, or one that cannot be read. */
const aboutToken = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_PARSE_ERROR',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

/** Translates a failed exchange: the fault is the token's, the code's or the provider's. */
export function failureOf(error: unknown): IdTokenError | ProviderError {
  if (error instanceof IdTokenError || error instanceof ProviderError) return error;
  if (error instanceof ResponseBodyError) {
    return new ProviderError('refused', unknownError, {
      code: error.error,
      status: error.status,
      cause: error,
    });
  }
  if (error instanceof errors.JWKSNoMatchingKey) return new IdTokenError('unknown-key', null, error);
  if (error instanceof errors.JWSSignatureVerificationFailed) return new IdTokenError('invalid', null, error);
  if (error instanceof ClientError && error.cause instanceof ProviderError) return error.cause;
  if (error instanceof ClientError && aboutToken.has(error.code ?? '')) {
    const detail = failedCheck.parse(error.cause instanceof Error ? error.cause.cause : null);
    // The same code is used for the provider's answer as a whole, which is not the token's fault.
    if (detail.body === undefined) {
      return new IdTokenError(byClaim[detail.claim ?? ''] ?? 'invalid', null, error);
    }
  }
  return new ProviderError('broken', unknownError, { cause: error });
}
