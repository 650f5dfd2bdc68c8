import Fastify, { type FastifyInstance } from 'fastify';
import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { type IdentityPoolOptions, openIdentityPool } from '../../../src/identity/identity-pool.ts';
import { identityProvider } from '../../../src/identity/identity-provider.ts';
import { type IdentityKeys, prepareIdentity } from '../../../src/identity/keys.ts';

export const redirectUri = 'http://127.0.0.1/auth/authorization-code/callback';
export const clientId = 'daylight';
/** The service's secret in these tests. */
export const secret = 'a secret for tests, thirty-two characters and more';
export const password = 'Sunrise2026';

/** A JSON answer of the provider, body and all. */
type ApiAnswer = { status: number; headers: Headers; body: Record<string, unknown> };

/** The embedded provider alone, listening on a port of its own. */
export type RunningIdentity = {
  issuer: string;
  keys: IdentityKeys;
  app: FastifyInstance;
  api(method: string, path: string, body?: unknown, token?: string | null): Promise<ApiAnswer>;
  /** Creates a person with the password `Sunrise2026`; returns the id. */
  createPerson(login: string): Promise<string>;
  close(): Promise<void>;
};

/** @param publicIssuer the issuer it announces, if it listens elsewhere, as behind a proxy */
export async function startIdentity(
  databaseUrl: string,
  now?: () => Date,
  publicIssuer?: string,
  pool?: IdentityPoolOptions,
): Promise<RunningIdentity> {
  const keys = await prepareIdentity(databaseUrl, [secret]);
  let issuer = '';
  const app = Fastify();
  await app.register(identityProvider, {
    prefix: '/idp',
    pool: openIdentityPool(databaseUrl, pool),
    issuer: () => publicIssuer ?? issuer,
    client: () => ({ id: clientId, secret: keys.clientSecret, redirectUris: [redirectUri] }),
    ...keys,
    keySecret: secret,
    ...(now ? { now } : undefined),
  });
  issuer = `${await app.listen({ port: 0, host: '127.0.0.1' })}/idp`;

  const api: RunningIdentity['api'] = async (method, path, body, token = keys.apiToken) => {
    const response = await fetch(`${issuer}/api/v1${path}`, {
      method,
      headers: {
        ...(token === null ? undefined : { authorization: `SSWS ${token}` }),
        ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? undefined : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
  };

  return {
    issuer,
    keys,
    app,
    api,
    createPerson: async (login) => {
      const answer = await api('POST', '/users?activate=true', {
        profile: { login, email: login, firstName: 'Kate', lastName: 'Libby' },
        credentials: {
          password: { value: password },
          recovery_question: { question: 'What was your first school?', answer: 'Stuyvesant' },
        },
      });
      if (answer.status !== 200) {
        throw new Error(`The person was not created: ${JSON.stringify(answer.body)}`);
      }
      return String(answer.body.id);
    },
    close: () => app.close(),
  };
}

/** A browser's cookies, by name; enough for one origin. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** fetch that sends and keeps cookies and follows no redirect. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.header());
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.keep(response);
    return response;
  }

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const at = pair.indexOf('=');
      const gone = attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/i.test(attribute));
      if (gone) {
        this.#cookies.delete(pair.slice(0, at).trim());
      } else {
        this.#cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1));
      }
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  delete(name: string): void {
    this.#cookies.delete(name);
  }
}

/** What the page does with oidc-client-ts: asks for the code with a session token, reads the answer. */
export function pageClient(
  issuer: string,
  authorizationEndpoint = `${issuer}/oauth2/v1/authorize`,
  redirect = redirectUri,
) {
  // The library takes its crypto from `window`.
  Object.assign(globalThis, {
    window: { crypto: globalThis.crypto, location: { origin: new URL(issuer).origin } },
  });
  const client = new OidcClient({
    authority: issuer,
    client_id: clientId,
    redirect_uri: redirect,
    response_mode: 'query',
    scope: 'openid profile email',
    metadata: { issuer, authorization_endpoint: authorizationEndpoint },
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
  return {
    async authorize(jar: CookieJar, nonce: string, sessionToken?: string) {
      const request = await client.createSigninRequest({
        prompt: 'none',
        nonce,
        extraQueryParams: sessionToken === undefined ? {} : { sessionToken },
        state: { returnTo: '/dataSelect' },
      });
      const response = await jar.fetch(request.url);
      return response.headers.get('location') ?? '';
    },
    async read(location: string) {
      const { state, response } = await client.readSigninResponseState(location, true);
      return {
        code: response.code ?? '',
        error: response.error,
        codeVerifier: state.code_verifier ?? '',
        nonce: state.nonce,
        data: state.data,
      };
    },
  };
}
