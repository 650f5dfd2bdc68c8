import { z } from 'zod';
import { type JsonObject, lenientList, lenientObject, optionalText } from '../outside-json.ts';
import { forwardedFor } from '../watch/request-scope.ts';
import { invalidTokenCode, ProviderError, unknownError } from './provider-error.ts';
import { callProvider, type ProviderFetch, type ProviderRequest } from './provider-http.ts';

type ProviderAddresses = {
  /** Without a slash at the end. */
  readonly issuer: string;
  /** The portal's callback address. */
  readonly redirectUri: string;
  /**
   * Origin at which this process reaches the issuer, if it is not the public one: the embedded provider listens on
   * loopback while its issuer may be a public address behind a proxy.
   */
  readonly reachAt?: string;
};

/** Where the provider is and how the portal authenticates to it. An outside Okta differs only in these values. */
export type ProviderSettings = {
  /** Called at each use: with port 0 the addresses are known only once the service listens. */
  readonly addresses: () => ProviderAddresses;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The token of Okta's `Authorization: SSWS …`. */
  readonly apiToken: string;
  /** Longest wait for one call, in milliseconds; 10,000 by default. */
  readonly timeoutMs?: number;
  /** Shortest time between two loads of the keys caused by an unknown key id, in milliseconds; 10,000 by default. */
  readonly keyReloadMs?: number;
  /** Called with a state token that the provider no longer accepts (A 8: E0000011). */
  readonly dropStateToken?: (stateToken: string) => Promise<void>;
};

const refusalAnswer = z.object({
  errorCode: z.string(),
  errorSummary: optionalText,
  errorCauses: lenientList(lenientObject({ errorSummary: z.string().nullable().catch(null) })),
});

function refused(status: number, headers: Headers, body: JsonObject): ProviderError {
  const { data: refusal } = refusalAnswer.safeParse(body);
  if (!refusal) return new ProviderError('broken', unknownError, { status });
  const reset = Number(headers.get('x-rate-limit-reset'));
  return new ProviderError('refused', refusal.errorSummary ?? unknownError, {
    code: refusal.errorCode,
    status,
    causes: refusal.errorCauses.map(({ errorSummary }) => errorSummary).filter((text) => text !== null),
    resetsAt: reset > 0 ? new Date(reset * 1000) : null,
  });
}

/** Calls to the provider, of Okta and of OpenID Connect, at the address at which this process reaches it. */
export function createProviderCalls(settings: ProviderSettings) {
  const timeoutMs = settings.timeoutMs ?? 10_000;
  const issuer = () => settings.addresses().issuer;
  const apiBase = () => `${issuer().replace(/\/oauth2(\/.*)?$/, '')}/api/v1`;

  function reach(address: string): string {
    const { reachAt } = settings.addresses();
    if (reachAt === undefined) {
      return address;
    }
    const url = new URL(address);
    return url.origin === new URL(issuer()).origin ? `${reachAt}${url.pathname}${url.search}` : address;
  }

  function call(request: ProviderRequest) {
    return callProvider({ ...request, url: reach(request.url) }, timeoutMs);
  }

  const fetchByCall: ProviderFetch = async (url, { method, headers, body }) => {
    const answer = await call({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body instanceof URLSearchParams ? { body } : undefined),
    });
    return Response.json(answer.body, { status: answer.status });
  };

  /**
   * Calls Okta's management or authentication API. The person's address is sent along, for the provider's own limits
   * and turns.
   */
  async function api(
    method: ProviderRequest['method'],
    path: string,
    body?: JsonObject,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<JsonObject> {
    const answer = await call({
      method,
      url: `${apiBase()}${path}`,
      headers: { authorization: `SSWS ${settings.apiToken}`, ...forwardedFor(), ...headers },
      ...(body === undefined ? undefined : { body }),
    });
    if (answer.status >= 200 && answer.status < 300) {
      return answer.body;
    }
    const error = refused(answer.status, answer.headers, answer.body);
    if (error.code === invalidTokenCode && typeof body?.stateToken === 'string') {
      await settings.dropStateToken?.(body.stateToken);
    }
    throw error;
  }

  return { api, fetchByCall };
}
