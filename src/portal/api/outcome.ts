/** How a call ended. Texts are the server's, '' when it gave none; requestId is the reference under which it logged. */
export type Outcome<T> =
  | { readonly kind: 'ok'; readonly data: T; readonly status: number }
  | Refused
  | { readonly kind: 'unauthenticated'; readonly message: string; readonly requestId?: string }
  | { readonly kind: 'forbidden'; readonly message: string; readonly requestId?: string }
  | { readonly kind: 'notFound'; readonly message: string; readonly requestId?: string }
  | {
      readonly kind: 'limited';
      /** Seconds to wait; null when the server does not say. */
      readonly retryAfter: number | null;
      readonly message: string;
      readonly requestId?: string;
    }
  /** Status 503, or no answer at all. */
  | { readonly kind: 'unavailable'; readonly requestId?: string }
  | {
      readonly kind: 'failed';
      /** 0 when the answer could not be read. */
      readonly status: number;
      readonly message: string;
      readonly requestId?: string;
    }
  /** The page itself gave the call up. */
  | { readonly kind: 'aborted' };

export type Failure = Exclude<Outcome<never>, { kind: 'ok' }>;

interface Refused {
  readonly kind: 'refused';
  readonly status: 400 | 409 | 413 | 422;
  readonly message: string;
  /** Messages by field. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly requestId?: string;
}

/** A call that did not succeed; holds how it ended. */
export class OutcomeError extends Error {
  override readonly name = 'OutcomeError';
  readonly outcome: Failure;
  constructor(outcome: Failure) {
    super('message' in outcome && outcome.message !== '' ? outcome.message : outcome.kind);
    this.outcome = outcome;
  }
}

/** What the API client gives: the parsed body under `data` or `error`, and the response. */
export type CallResult<T> =
  | { data: T; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/**
 * Reads an answer (A 7): any status from 200 to 299 is success, unless the body holds an `error` field, which is an
 * error whatever the status.
 */
export function readOutcome<T>({ data, error, response }: CallResult<T>): Outcome<T> {
  const { status, headers } = response;
  if (response.ok && !hasErrorField(data)) {
    // For a success without a body T is undefined or never, and so is the data.
    return { kind: 'ok', data: data as T, status };
  }
  const told = readError(response.ok ? data : error);
  const requestId = told.requestId ?? headers.get('x-request-id') ?? undefined;
  const common = { message: told.message, ...(requestId === undefined ? {} : { requestId }) };
  switch (status) {
    case 400:
    case 409:
    case 413:
    case 422:
      return { kind: 'refused', status, ...common, ...(told.fields ? { fields: told.fields } : {}) };
    case 401:
      return { kind: 'unauthenticated', ...common };
    case 403:
      return { kind: 'forbidden', ...common };
    case 404:
      return { kind: 'notFound', ...common };
    case 429:
      return { kind: 'limited', retryAfter: secondsOf(headers.get('retry-after')), ...common };
    case 503:
      return { kind: 'unavailable', ...(requestId === undefined ? {} : { requestId }) };
    default:
      return { kind: 'failed', status, ...common };
  }
}

/** How a call ended that rejected: given up by the page, no answer from the network, or an answer nobody can read. */
export function readRejection(reason: unknown): Failure {
  if (reason instanceof OutcomeError) return reason.outcome;
  const name = isRecord(reason) && typeof reason.name === 'string' ? reason.name : '';
  if (name === 'AbortError') return { kind: 'aborted' };
  // The one error by which fetch says that there was no answer.
  if (name === 'TypeError') return { kind: 'unavailable' };
  return { kind: 'failed', status: 0, message: '' };
}

/** A 8: the message is data.error.message or data.Message; a list is joined with a comma and a space. */
export function serverMessage(body: unknown): string {
  if (!isRecord(body)) return '';
  const nested = isRecord(body.error) ? textOf(body.error.message) : '';
  return nested !== '' ? nested : textOf(body.Message);
}

/** The code of an error in a body; null where there is none. */
export function errorCode(body: unknown): string | null {
  if (!isRecord(body) || !isRecord(body.error)) return null;
  return typeof body.error.code === 'string' ? body.error.code : null;
}

interface ToldError {
  message: string;
  fields?: Record<string, string[]>;
  requestId?: string;
}

function readError(body: unknown): ToldError {
  const told: ToldError = { message: serverMessage(body) };
  const error = isRecord(body) ? body.error : undefined;
  if (!isRecord(error)) return told;
  if (typeof error.requestId === 'string') told.requestId = error.requestId;
  if (isRecord(error.fields)) {
    const fields = Object.entries(error.fields).map(([name, texts]): [string, string[]] => [
      name,
      textsOf(texts),
    ]);
    const said = fields.filter(([, texts]) => texts.length > 0);
    if (said.length > 0) told.fields = Object.fromEntries(said);
  }
  return told;
}

function hasErrorField(body: unknown): boolean {
  return isRecord(body) && body.error !== undefined && body.error !== null && body.error !== false;
}

function textOf(value: unknown): string {
  return textsOf(value).join(', ');
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}

function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
