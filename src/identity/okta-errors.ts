import { randomBytes } from 'node:crypto';

/** The body of every refusal, in Okta's format. */
export type OktaErrorBody = {
  errorCode: string;
  errorSummary: string;
  errorLink: string;
  errorId: string;
  errorCauses: Array<{ errorSummary: string }>;
};

const catalogue = {
  E0000001: { status: 400, summary: 'Api validation failed' },
  E0000003: { status: 400, summary: 'The request body was not well-formed.' },
  E0000004: { status: 401, summary: 'The login or the password is wrong.' },
  E0000007: { status: 404, summary: 'Not found: Resource not found' },
  E0000009: { status: 500, summary: 'Internal Server Error' },
  E0000011: { status: 401, summary: 'Invalid token provided' },
  E0000014: { status: 403, summary: 'Update of credentials failed' },
  E0000022: { status: 405, summary: 'The endpoint does not support the provided HTTP method' },
  E0000047: { status: 429, summary: 'API call exceeded rate limit due to too many requests.' },
  E0000068: {
    status: 403,
    summary:
      'The code is wrong or was used already. A new one comes every 30 seconds; if none is accepted, check the clock of your device.',
  },
  E0000079: { status: 403, summary: 'This operation is not allowed in the current authentication state.' },
  E0000087: { status: 403, summary: 'The recovery question answer did not match our records.' },
  E0000095: { status: 403, summary: 'Recovery not allowed for unknown user.' },
} as const;

export type OktaErrorCode = keyof typeof catalogue;

/** A refusal to be sent to the caller. */
export class OktaError extends Error {
  override readonly name = 'OktaError';
  readonly code: OktaErrorCode;
  readonly status: number;
  readonly causes: readonly string[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: OktaErrorCode, causes: readonly string[] = [], headers: Record<string, string> = {}) {
    super(catalogue[code].summary);
    this.code = code;
    this.status = catalogue[code].status;
    this.causes = causes;
    this.headers = headers;
  }
}

/** The body of a refusal; its id serves to find it in the log. */
export function oktaErrorBody(error: OktaError): OktaErrorBody {
  return {
    errorCode: error.code,
    errorSummary: error.message,
    errorLink: error.code,
    errorId: `oae${randomBytes(12).toString('base64url')}`,
    errorCauses: error.causes.map((errorSummary) => ({ errorSummary })),
  };
}

/** The refusal of a caller who is too fast, with the headers that say when to try again. */
export function rateLimited(limit: number, resetsAt: Date): OktaError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  return new OktaError('E0000047', [], {
    'retry-after': String(seconds),
    'x-rate-limit-limit': String(limit),
    'x-rate-limit-remaining': '0',
    'x-rate-limit-reset': String(Math.ceil(resetsAt.getTime() / 1000)),
  });
}
