import type { Error as ContractError } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';

/** Error codes of the contract and the status each goes with (decisions.md Errors). */
const refusalStatus = {
  'invalid-request': 400,
  unauthenticated: 401,
  'session.displaced': 401,
  forbidden: 403,
  'xsrf.missing': 403,
  'confirmation.password': 403,
  'confirmation.code': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'key-reused': 422,
  'too-many-requests': 429,
  'too-many-streams': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

export type RefusalDetails = {
  /** Messages by field of a form. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Whole seconds after which to try again; sent as Retry-After. */
  readonly retryAfter?: number;
  /** The limit that was reached, for the headers RateLimit and RateLimit-Policy. */
  readonly limit?: { readonly purpose: string; readonly most: number; readonly windowSeconds: number };
  /** The credentials the caller lacks, sent as WWW-Authenticate (RFC 6750). */
  readonly challenge?: string;
  /** Status and code other than the usual ones, such as the identity provider's own code. */
  readonly status?: number;
  readonly providerCode?: string;
  /** The current subscription, if a change came too late. */
  readonly subscription?: ErrorBody['error']['subscription'];
  /** The current price of an order that was shown another one, in whole US dollars. */
  readonly price?: number;
};

/**
 * Thrown by a handler to refuse a request. The message is shown to the user, so it contains no secrets or internals.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly messages: string | readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>> | null;
  readonly retryAfter: number | null;
  readonly subscription: RefusalDetails['subscription'];
  readonly price: RefusalDetails['price'];
  readonly limit: RefusalDetails['limit'] | null;
  readonly challenge: string | null;

  constructor(code: RefusalCode, messages: string | readonly string[], details: RefusalDetails = {}) {
    super(typeof messages === 'string' ? messages : messages.join(', '));
    this.status = details.status ?? refusalStatus[code];
    this.code = details.providerCode ?? code;
    this.messages = messages;
    this.fields = details.fields ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.subscription = details.subscription;
    this.price = details.price;
    this.limit = details.limit ?? null;
    this.challenge = details.challenge ?? null;
  }
}

/** The one generic text for failures nobody can act on (A 8). */
export const genericMessage = 'An error has occurred – please try again later';

/** Text for a service that is down (A 8). */
export const unavailableMessage = 'Service is temporarily unavailable';

/** The error body of the contract. */
export type ErrorBody = DeepReadonly<ContractError>;

/** Puts a refusal into the contract's error shape. */
export function errorBody(refusal: Refusal, requestId: string): ErrorBody {
  return {
    error: {
      code: refusal.code,
      message: refusal.messages,
      requestId,
      ...(refusal.fields ? { fields: refusal.fields } : {}),
      ...(refusal.subscription ? { subscription: refusal.subscription } : {}),
      ...(refusal.price === undefined ? {} : { price: refusal.price }),
    },
  };
}
