import {
  displacedSession,
  type Failure,
  type FailureKind,
  failure,
  failureOf,
  tooManyStreams,
} from '../../domain/failure.ts';

/** How a call ended: with its data and status, or with the failure. */
export type Outcome<T> = { readonly kind: 'ok'; readonly data: T; readonly status: number } | Failure;

/** The client's result: the parsed body under `data` or `error`, and the response. */
export type CallResult<T> =
  | { data: T; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/**
 * Reads an answer (A 7): any status from 200 to 299 is a success, unless the body has a field `error`, which makes it
 * an error whatever the status.
 */
export function readOutcome<T>({ data, error, response }: CallResult<T>): Outcome<T> {
  const { status, headers } = response;
  if (response.ok && !hasErrorField(data)) {
    // For a success without a body T is undefined or never, and so is the data.
    return { kind: 'ok', data: data as T, status };
  }
  const body = response.ok ? data : error;
  const told = isRecord(body) && isRecord(body.error) ? body.error : {};
  const message = serverMessage(body);
  const known = kinds[status] ?? 'failed';
  // The service says why it refuses; a refusal without words comes from something on the way to it.
  const kind = known === 'refused' && message === '' ? 'failed' : known;
  return failure(kind, {
    // An unavailable service has no message that helps a user.
    message: kind === 'unavailable' ? '' : message,
    fields: kind === 'refused' ? fieldTexts(told.fields) : {},
    ...(isNamed(told.code) ? { name: told.code } : {}),
    ...(typeof told.price === 'number' ? { price: told.price } : {}),
    requestId: typeof told.requestId === 'string' ? told.requestId : headers.get('x-request-id'),
  });
}

/** The codes that a page tells from others with the same status. */
const isNamed = (code: unknown): code is string =>
  typeof code === 'string' &&
  (code === displacedSession || code === tooManyStreams || code.startsWith('confirmation.'));

const kinds: Readonly<Record<number, FailureKind>> = {
  400: 'refused',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'refused',
  413: 'refused',
  422: 'refused',
  429: 'limited',
  503: 'unavailable',
};

/** How a rejected call ended: abandoned by the page, no answer from the network, or an unreadable answer. */
export function readRejection(reason: unknown): Failure {
  const told = failureOf(reason);
  if (told.kind !== 'defect') return told;
  // The only error with which fetch reports that there was no answer.
  return failure(told.name === 'TypeError' ? 'unavailable' : 'failed');
}

/** A 8: the message is data.error.message or data.Message; a list is joined with a comma and a space. */
export function serverMessage(body: unknown): string {
  if (!isRecord(body)) return '';
  const nested = isRecord(body.error) ? joined(body.error.message) : '';
  return nested !== '' ? nested : joined(body.Message);
}

/** The code of an error in a body; null if there is none. */
export function errorCode(body: unknown): string | null {
  if (!isRecord(body) || !isRecord(body.error)) return null;
  return typeof body.error.code === 'string' ? body.error.code : null;
}

function fieldTexts(fields: unknown): Failure['fields'] {
  const texts = Object.entries(isRecord(fields) ? fields : {}).map(([name, said]) => [name, joined(said)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function hasErrorField(body: unknown): boolean {
  return isRecord(body) && body.error !== undefined && body.error !== null && body.error !== false;
}

/** A text, or the texts of a list separated by a comma and a space; anything else is left out. */
function joined(value: unknown): string {
  const texts = Array.isArray(value) ? value : [value];
  return texts.filter((each) => typeof each === 'string').join(', ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
