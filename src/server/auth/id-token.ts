import { errors } from 'jose';
import { ClientError, ResponseBodyError } from 'openid-client';
import { objectOf } from '../unknown-json.ts';
import { ProviderError, unknownError } from './provider-error.ts';

/** What is wrong with a token (A 8, "client-side token errors", and the subject that architecture.md Identity and session adds). */
export type IdTokenFault =
  | 'issuer'
  | 'audience'
  | 'nonce'
  | 'expired'
  | 'issued-in-future'
  | 'unknown-key'
  | 'subject'
  | 'invalid';

/** An ID token that signs nobody in. The message is for the person and holds nothing of the token. */
export class IdTokenError extends Error {
  override readonly name = 'IdTokenError';
  readonly fault: IdTokenFault;
  /** Whom the token named, where that was someone else than expected. */
  readonly subject: string | null;

  constructor(fault: IdTokenFault, subject: string | null = null, cause?: unknown) {
    super(messages[fault], { cause });
    this.fault = fault;
    this.subject = subject;
  }
}

const messages: Readonly<Record<IdTokenFault, string>> = {
  issuer: 'The issuer of the sign-in does not match the identity provider',
  audience: 'The audience of the sign-in does not match this portal',
  nonce: 'The nonce of the sign-in does not match the request',
  expired: 'The sign-in has expired and is no longer valid',
  'issued-in-future': 'The sign-in was issued in the future',
  'unknown-key': "The key id of the sign-in was not found in the identity provider's keys",
  subject: 'Another person was still signed in at the identity provider. Please, log in again.',
  invalid: 'The sign-in could not be verified',
};

const byClaim: Readonly<Record<string, IdTokenFault>> = {
  iss: 'issuer',
  aud: 'audience',
  azp: 'audience',
  nonce: 'nonce',
  exp: 'expired',
};

/** Codes of openid-client for a token that says something else than it should, or cannot be read. */
const aboutToken = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_PARSE_ERROR',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

/** What the failure of an exchange means: whether the token, the code or the provider is to blame. */
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
    const detail = error.cause instanceof Error ? objectOf(error.cause.cause) : {};
    // The same code tells of the provider's answer as a whole, which is no token's fault.
    if (detail.body === undefined) {
      return new IdTokenError(byClaim[String(detail.claim)] ?? 'invalid', null, error);
    }
  }
  return new ProviderError('broken', unknownError, { cause: error });
}
