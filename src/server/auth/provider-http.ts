import type { z } from 'zod';
import { assertOutsideTransaction } from '../../platform/database/transaction-scope.ts';
import { type JsonObject, parsedObject } from '../outside-json.ts';
import { asOutsideStep, outsideHeaders } from '../watch/request-scope.ts';
import { ProviderError, unknownError, unreachable } from './provider-error.ts';

/** @throws ProviderError broken if the provider's answer lacks what it has to contain */
export function readAnswer<Answer>(schema: z.ZodType<Answer>, body: JsonObject): Answer {
  const { data } = schema.safeParse(body);
  if (data === undefined) throw new ProviderError('broken', unknownError);
  return data;
}

export type ProviderRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form when it is URLSearchParams. */
  readonly body?: JsonObject | URLSearchParams;
};

/** `fetch` in the form in which the OpenID libraries accept a replacement. */
export type ProviderFetch = (
  url: string,
  options: { readonly method: string; readonly headers: HeadersInit; readonly body?: unknown },
) => Promise<Response>;

const largestAnswer = 1024 * 1024;

/**
 * Makes one call with a limited wait. Returns the status and the JSON object of a success or refusal; a list as the
 * object `{ list }`.
 *
 * @throws ProviderError unreachable: no answer within `timeoutMs`; broken: status 500 and above, or a body that is
 *   not a JSON object (A 8: both give 'Unknown error')
 */
export async function callProvider(
  request: ProviderRequest,
  timeoutMs: number,
): Promise<{ status: number; headers: Headers; body: JsonObject }> {
  assertOutsideTransaction('The identity provider');
  const { body } = request;
  let response: Response;
  let text: string;
  try {
    const ask = () =>
      fetch(request.url, {
        method: request.method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          accept: 'application/json',
          ...(body === undefined || body instanceof URLSearchParams
            ? undefined
            : { 'content-type': 'application/json' }),
          ...outsideHeaders(),
          ...request.headers,
        },
        ...(body === undefined
          ? undefined
          : { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
      });
    response = await asOutsideStep('identity provider', request.method, ask);
    text = await response.text();
  } catch (error) {
    throw unreachable(error);
  }
  const { status, headers } = response;
  if (status === 204) {
    return { status, headers, body: {} };
  }
  const read =
    status < 500 && text.length <= largestAnswer
      ? parsedObject(text.startsWith('[') ? `{"list":${text}}` : text)
      : null;
  if (!read) {
    throw new ProviderError('broken', unknownError, { status });
  }
  return { status, headers, body: read };
}
