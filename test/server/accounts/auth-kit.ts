import type { ProviderClient } from '../../../src/server/auth/provider-client.ts';
import { type TestApp, type TestAppOptions, testApp } from '../app-kit.ts';
import type { TestDatabase } from '../database.ts';
import { freePort } from '../start-program.ts';
import { CookieJar, pageClient, password } from './identity-kit.ts';

/** The service on a port of its own. */
export interface RunningPortal extends TestApp {
  readonly origin: string;
  readonly issuer: string;
  readonly provider: ProviderClient;
  close(): Promise<void>;
}

/** The service with the embedded provider in it, unless the configuration names another, on a port of its own. */
export async function startPortal(
  database: Parameters<typeof testApp>[0],
  options: TestAppOptions = {},
): Promise<RunningPortal> {
  const port = Number(await freePort());
  const host = '127.0.0.1';
  const publicUrl = new URL(`http://${host}:${port}`);
  const own = { provider: null, host, publicUrl, publicUrlIsSet: true };
  const config = { ...own, ...options.config };
  const running = await testApp(database, {}, { ...options, config, port });
  const origin = await running.app.listen({ port, host });
  const { issuer, provider } = running.identity;
  return { ...running, origin, issuer, provider, close: () => running.app.close() };
}

/** Creates a person at the provider and their account here; returns the subject. */
export async function createAccount(
  portal: RunningPortal,
  database: TestDatabase,
  login: string,
): Promise<string> {
  const { id } = await portal.provider.createUser({
    profile: { login, email: login, firstName: 'Kate', lastName: 'Libby' },
    password,
    recovery: { question: 'What was your first school?', answer: 'Stuyvesant' },
  });
  await addAccount(database, login, id);
  return id;
}

export async function addAccount(database: TestDatabase, login: string, subject: string): Promise<void> {
  await database.pool.query(
    'INSERT INTO accounts (id, subject, email, created_at) VALUES (gen_random_uuid(), $1, $2, $3)',
    [subject, login, new Date()],
  );
}

export type Reply = { status: number; headers: Headers; body: Record<string, unknown> };

/** A browser with the page in it. */
export class Visitor {
  readonly jar: CookieJar;
  readonly page: ReturnType<typeof pageClient>;
  readonly #portal: RunningPortal;
  readonly #from: string | undefined;
  /** What it calls itself. */
  userAgent = 'tests';

  /**
   * @param from its network address, for a portal that trusts its proxy
   * @param jar the cookies of a browser that used another instance before
   */
  constructor(portal: RunningPortal, from?: string, jar = new CookieJar()) {
    this.jar = jar;
    this.#portal = portal;
    this.#from = from;
    this.page = pageClient(portal.issuer, undefined, `${portal.origin}/auth/authorization-code/callback`);
  }

  /** A call as the page makes it, with the XSRF header. `body` as text is sent as it is. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    if (method !== 'GET' && this.jar.get('XSRF-TOKEN') === undefined) {
      await this.call('GET', '/api/userInfo');
    }
    const response = await this.jar.fetch(`${this.#portal.origin}${path}`, {
      method,
      headers: {
        'user-agent': this.userAgent,
        ...headers,
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': decodeURIComponent(this.jar.get('XSRF-TOKEN') ?? ''),
        ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
        ...(this.#from === undefined ? undefined : { 'x-forwarded-for': this.#from }),
      },
      ...(body === undefined ? undefined : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? JSON.parse(text) : {},
    };
  }

  signIn(login: string, given = password): Promise<Reply> {
    return this.call('POST', '/auth/signin', { login, password: given });
  }

  /** The redirect to the provider and back: code and verifier. */
  async redirect(signedIn: Reply) {
    const callback = await this.page.authorize(
      this.jar,
      String(signedIn.body.nonce),
      String(signedIn.body.sessionToken),
    );
    return this.page.read(callback);
  }

  /** @param nonce of the sign-in, which a page of the previous release does not name */
  createSession(
    { code, codeVerifier }: { code: string; codeVerifier: string },
    nonce?: string,
  ): Promise<Reply> {
    const headers = nonce === undefined ? {} : { 'sign-in-nonce': nonce };
    return this.call('POST', '/auth/session', { code, codeVerifier }, headers);
  }

  /** The whole sign-in. */
  async enter(login: string, given = password): Promise<Reply> {
    return this.createSession(await this.redirect(await this.signIn(login, given)));
  }

  async whoAmI(): Promise<unknown> {
    const reply = await this.call('GET', '/api/userInfo');
    return reply.status === 200 ? reply.body.email : reply.status;
  }
}
