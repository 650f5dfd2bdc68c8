import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ProviderError, unknownError, unreachable } from './provider-error.ts';

/** A 9: clocks may differ by so much, in seconds. */
const clockTolerance = 300;

/** What is wrong with a token (A 8, "client-side token errors", and the subject that design.md adds). */
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

export type Expectations = {
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly audience: string;
  readonly nonce: string;
  readonly subject: string;
  /** Real time. */
  readonly now: Date;
};

/**
 * Verifies signature (RS256), issuer, audience, expiry, issue time, nonce and subject, with 300 s of tolerance.
 *
 * @throws IdTokenError naming what is wrong
 * @throws ProviderError when the provider's keys do not come (unreachable) or are none (broken)
 */
export async function verifyIdToken(idToken: string, expected: Expectations): Promise<{ subject: string }> {
  const { payload } = await jwtVerify(idToken, expected.keys, {
    algorithms: ['RS256'],
    issuer: expected.issuer,
    audience: expected.audience,
    clockTolerance,
    currentDate: expected.now,
    // jose looks at the issue time only when there is an age to keep.
    maxTokenAge: '1d',
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  }).catch((error: unknown) => {
    throw meaningOf(error);
  });
  if (payload.nonce !== expected.nonce) {
    throw new IdTokenError('nonce');
  }
  if (payload.azp !== undefined && payload.azp !== expected.audience) {
    throw new IdTokenError('audience');
  }
  if (typeof payload.sub !== 'string' || payload.sub !== expected.subject) {
    throw new IdTokenError('subject', payload.sub ?? null);
  }
  return { subject: payload.sub };
}

const byClaim: Readonly<Record<string, IdTokenFault>> = {
  iss: 'issuer',
  aud: 'audience',
  nonce: 'nonce',
  iat: 'issued-in-future',
};

function meaningOf(error: unknown): Error {
  if (error instanceof errors.JWTExpired) {
    return new IdTokenError('expired', null, error);
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new IdTokenError(byClaim[error.claim] ?? 'invalid', null, error);
  }
  if (error instanceof errors.JWKSNoMatchingKey) {
    return new IdTokenError('unknown-key', null, error);
  }
  const aboutToken =
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSMultipleMatchingKeys;
  if (aboutToken) {
    return new IdTokenError('invalid', null, error);
  }
  // Whatever else went wrong went wrong while the keys were loaded: they were no keys, or did not come.
  const answered = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
  return answered ? new ProviderError('broken', unknownError, { cause: error }) : unreachable(error);
}
