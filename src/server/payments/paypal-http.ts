import { assertOutsideTransaction } from '../../platform/database/transaction-scope.ts';
import { type JsonObject, listOf, objectOf, parsedObject, textOf } from '../unknown-json.ts';
import { asOutsideStep, outsideHeaders } from '../watch/request-scope.ts';
import { PayPalFault } from './paypal-fault.ts';

export type PayPalRequest = {
  readonly method: 'GET' | 'POST';
  /** Begins with `/v1/` or `/v2/`. */
  readonly path: string;
  /** JSON text, or a form. */
  readonly body?: string | URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

const largestAnswer = 512 * 1024;

const issueOf = (body: JsonObject): string | null =>
  textOf(objectOf(listOf(body.details)[0]).issue) ?? textOf(body.name) ?? textOf(body.error);

/**
 * One call over HTTP with a time limit.
 *
 * @param base address without a trailing slash
 * @throws PayPalFault
 */
export async function callPayPal(base: string, request: PayPalRequest): Promise<JsonObject> {
  assertOutsideTransaction('The payment provider');
  const place = `${request.method} ${request.path}`;
  let status: number;
  let text: string;
  try {
    const ask = () =>
      fetch(`${base}${request.path}`, {
        method: request.method,
        redirect: 'error',
        signal: AbortSignal.timeout(request.timeoutMs),
        headers: {
          accept: 'application/json',
          ...(typeof request.body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...outsideHeaders(),
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: request.body }),
      });
    const response = await asOutsideStep('payment provider', request.method, ask);
    status = response.status;
    text = await response.text();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'failure';
    throw new PayPalFault('unknown', `${place} was not answered (${reason})`);
  }
  if (status === 204) return {};
  const body = text.length <= largestAnswer ? parsedObject(text) : null;
  if (status >= 200 && status < 300) {
    if (body === null) throw new PayPalFault('unknown', `${place} was answered with nonsense`, { status });
    return body;
  }
  const facts = {
    status,
    ...(body && issueOf(body) !== null ? { issue: issueOf(body) ?? '' } : {}),
    ...(body && textOf(body.debug_id) !== null ? { debugId: textOf(body.debug_id) ?? '' } : {}),
  };
  // Only a refusal with the provider's own code is one; the same status from an intermediary may not be. 408 and 409
  // say that the same call is still under way.
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 409 && body !== null;
  throw new PayPalFault(
    refused ? 'refused' : 'unknown',
    `${place} was answered with ${status}${facts.issue ? ` ${facts.issue}` : ''}`,
    facts,
  );
}
