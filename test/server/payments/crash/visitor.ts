import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CookieJar } from '../../accounts/identity-kit.ts';

const longestMs = 30_000;

/** An answer; `body` is empty unless it is a JSON object. */
export type VisitorAnswer = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
};

/** A person's browser: it sends what the page sends, and keeps its cookies while the service is killed. */
export class Visitor {
  readonly #jar = new CookieJar();
  readonly #origin: () => string;
  readonly #address: string;

  /** @param address the person's network address, for a service that trusts its proxy */
  constructor(origin: () => string, address: string) {
    this.#origin = origin;
    this.#address = address;
  }

  setCookie(name: string, value: string): void {
    this.#jar.set(name, value);
  }

  /** @param key the click's idempotency key */
  async call(method: 'GET' | 'POST', url: string, body?: object, key?: string): Promise<VisitorAnswer> {
    if (method === 'POST' && this.#jar.get('XSRF-TOKEN') === undefined) {
      await this.call('GET', '/api/userInfo');
    }
    const response = await this.#jar.fetch(`${this.#origin()}${url}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-forwarded-for': this.#address,
        'x-xsrf-token': decodeURIComponent(this.#jar.get('XSRF-TOKEN') ?? ''),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(longestMs),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  }

  /** Makes a call. @throws Error with the answer if its status is not `wanted` */
  async must(wanted: number, method: 'GET' | 'POST', url: string, body?: object): Promise<VisitorAnswer> {
    const answer = await this.call(method, url, body, method === 'POST' ? randomUUID() : undefined);
    if (answer.status === wanted) return answer;
    throw new Error(`${method} ${url} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }

  /** Signs in as the page does: password, redirect through the provider, session. */
  async signIn(login: string, password: string): Promise<void> {
    const config = await this.must(200, 'GET', '/api/config');
    const provider = new Map(Object.entries(config.body.signIn ?? {}));
    const { body } = await this.must(200, 'POST', '/auth/signin', { login, password });
    const codeVerifier = randomBytes(48).toString('base64url');
    const authorize = new URL(String(provider.get('authorizationEndpoint')));
    authorize.search = new URLSearchParams({
      client_id: String(provider.get('clientId')),
      redirect_uri: String(provider.get('redirectUri')),
      response_type: 'code',
      response_mode: 'query',
      scope: 'openid profile email',
      state: randomUUID(),
      nonce: String(body.nonce),
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'none',
      sessionToken: String(body.sessionToken),
    }).toString();
    const back = await this.#jar.fetch(authorize.href);
    const code = new URL(back.headers.get('location') ?? '', this.#origin()).searchParams.get('code');
    await this.must(204, 'POST', '/auth/session', { code, codeVerifier });
  }
}
