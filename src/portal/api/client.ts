import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '../../contract/generated/types.ts';
import { errorCode } from './outcome.ts';
import { withServiceTime } from './service-time.ts';

export type ApiClient = Client<paths>;

export type ClientOptions = {
  /** How requests are sent; the browser's own when absent. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Origin of the service, without a slash at the end; the page's own when absent. */
  readonly baseUrl?: string;
};

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

// A request ends with the one it was made of, which Node would otherwise collect, and giving it up with it.
const originals = new WeakMap<Request, Request>();

/**
 * The policy of A 7 for every call: JSON; X-Requested-With; a cache-busting `_` on GET; the XSRF cookie's value as a
 * header on unsafe methods; cookies sent; no time-out.
 */
const policy: Middleware = {
  onRequest({ request }) {
    request.headers.set('Accept', 'application/json');
    markAsOurs(request);
    if (!safeMethods.includes(request.method)) return request;
    if (request.method !== 'GET') return request;
    const address = new URL(request.url);
    address.searchParams.set('_', String(Date.now()));
    const sent = new Request(address, request);
    originals.set(sent, request);
    return sent;
  },
};

function markAsOurs({ headers, method }: Request): void {
  headers.set('X-Requested-With', 'XMLHttpRequest');
  const token = safeMethods.includes(method) ? null : readCookie('XSRF-TOKEN');
  if (token !== null) headers.set('X-XSRF-TOKEN', token);
}

/** Sends a call as it is, with what every call of the portal carries. Rejects if no answer comes. */
export function sendAsOurs(request: Request): Promise<Response> {
  markAsOurs(request);
  return withFreshPair((one) => globalThis.fetch(one))(request);
}

/**
 * Repeats a call once if it was refused for lack of the XSRF pair: nothing was done, and the refusal brought a fresh
 * pair. So a user who lost all cookies need not reload the page.
 */
export function withFreshPair(send: (request: Request) => Promise<Response>): typeof send {
  return async (request) => {
    if (safeMethods.includes(request.method)) return send(request);
    const again = request.clone();
    const response = await send(request);
    if (!(await isWithoutPair(response))) return response;
    const token = readCookie('XSRF-TOKEN');
    if (token === null) return response;
    again.headers.set('X-XSRF-TOKEN', token);
    return send(again);
  };
}

async function isWithoutPair(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return errorCode(body) === 'xsrf.missing';
}

/** A client of the contract's calls under the policy of A 7. */
export function createApiClient(options: ClientOptions = {}): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? location.origin,
    credentials: 'include',
    // Looked up at each call, so that a test may replace it.
    fetch: withServiceTime(withFreshPair(options.fetch ?? ((request) => globalThis.fetch(request)))),
  });
  client.use(policy);
  return client;
}

/** The page's client. */
export const client: ApiClient = createApiClient();

/** A cookie's value; null when there is none. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at) === name) return decode(pair.slice(at + 1));
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
