import type { Clock } from '../clock.ts';
import { type JsonObject, textOf } from '../unknown-json.ts';
import { nonsense } from './paypal-answers.ts';
import { PayPalFault } from './paypal-fault.ts';
import { callPayPal } from './paypal-http.ts';

export type PayPalSettings = {
  /** Address of the provider's API, without a trailing slash. */
  readonly apiBase: () => string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Id of the webhook whose signatures are checked; null: none are. */
  readonly webhookId: string | null;
  /** Longest wait for a call, in milliseconds; 10 s. */
  readonly timeoutMs?: number;
  /** Longest wait for a capture, which waits for banks; 25 s. */
  readonly captureTimeoutMs?: number;
};

/** Calls the provider's API. @throws PayPalFault when it fails */
type PayPalCall = (
  method: 'GET' | 'POST',
  path: string,
  options?: { readonly body?: string; readonly requestId?: string; readonly timeoutMs?: number },
) => Promise<JsonObject>;

/**
 * Calls with a token that is fetched when needed and kept until shortly before its end.
 *
 * @param clock the security clock: tokens expire in real time
 */
export function createPayPalCalls(settings: PayPalSettings, clock: Clock): PayPalCall {
  const timeoutMs = settings.timeoutMs ?? 10_000;
  let token: { readonly value: Promise<string>; readonly until: number } | null = null;

  async function fetchToken(): Promise<{ value: string; seconds: number }> {
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    try {
      const body = await callPayPal(settings.apiBase(), {
        method: 'POST',
        path: '/v1/oauth2/token',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        timeoutMs,
      });
      const value = textOf(body.access_token);
      if (value === null) throw nonsense('POST /v1/oauth2/token');
      return { value, seconds: typeof body.expires_in === 'number' ? body.expires_in : 300 };
    } catch (error) {
      if (!(error instanceof PayPalFault)) throw error;
      // Without a token the call itself was never made.
      throw new PayPalFault('unsent', error.message, error.status === null ? {} : { status: error.status });
    }
  }

  function heldToken(): Promise<string> {
    const now = clock.now().getTime();
    if (token && token.until > now) return token.value;
    const fetched = fetchToken();
    const held = { value: fetched.then(({ value }) => value), until: now + 60_000 };
    token = held;
    fetched.then(
      ({ value, seconds }) => {
        if (token === held) {
          token = { value: Promise.resolve(value), until: now + Math.max(1, seconds - 60) * 1000 };
        }
      },
      () => {
        if (token === held) token = null;
      },
    );
    return held.value;
  }

  async function call(
    method: 'GET' | 'POST',
    path: string,
    options: { body?: string; requestId?: string; timeoutMs?: number } = {},
    again = true,
  ): Promise<JsonObject> {
    const bearer = await heldToken();
    try {
      return await callPayPal(settings.apiBase(), {
        method,
        path,
        timeoutMs: options.timeoutMs ?? timeoutMs,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(options.requestId === undefined ? {} : { 'paypal-request-id': options.requestId }),
          ...(method === 'POST'
            ? { prefer: 'return=representation', 'content-type': 'application/json' }
            : {}),
        },
        ...(options.body === undefined ? {} : { body: options.body }),
      });
    } catch (error) {
      if (!(error instanceof PayPalFault) || error.status !== 401 || !again) throw error;
      // The token was revoked early.
      token = null;
      return call(method, path, options, false);
    }
  }

  return (method, path, options) => call(method, path, options);
}
