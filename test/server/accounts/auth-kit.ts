import type { DestinationStream } from 'pino';
import { identityProvider, providerSessionCookies } from '../../../src/identity/identity-provider.ts';
import { prepareIdentity } from '../../../src/identity/keys.ts';
import { createSeal } from '../../../src/platform/seal.ts';
import { createAccountTasks } from '../../../src/server/accounts/account-tasks.ts';
import { createApp } from '../../../src/server/app.ts';
import { type CaptchaCheck, createCaptchaCheck } from '../../../src/server/auth/captcha-check.ts';
import { createPendingSignIns } from '../../../src/server/auth/pending-sign-ins.ts';
import {
  createProviderClient,
  type ProviderClient,
  type ProviderSettings,
} from '../../../src/server/auth/provider-client.ts';
import { type ProviderCookie, signInOperations } from '../../../src/server/auth/sign-in.ts';
import { createAttemptLimits } from '../../../src/server/http/attempt-limits.ts';
import { cookieStyle } from '../../../src/server/sessions/session-cookie.ts';
import { createSessions } from '../../../src/server/sessions/sessions.ts';
import { MovedClock } from '../app-kit.ts';
import { completed } from '../completed-operations.ts';
import type { TestDatabase } from '../database.ts';
import { CookieJar, clientId, pageClient, password, secret } from './identity-kit.ts';

export type RunningPortal = {
  readonly origin: string;
  readonly issuer: string;
  readonly provider: ProviderClient;
  readonly clock: MovedClock;
  readonly log: readonly string[];
  close(): Promise<void>;
};

export type PortalOptions = {
  /** An outside provider; without it the embedded one runs in the same service. */
  readonly outside?: Omit<ProviderSettings, 'addresses'> & { readonly issuer: string };
  readonly captcha?: CaptchaCheck;
};

/** The service with its four session calls and `userInfo`, composed as the program does it, on a port of its own. */
export async function startPortal(
  database: TestDatabase,
  options: PortalOptions = {},
): Promise<RunningPortal> {
  const clock = new MovedClock();
  let origin = 'http://127.0.0.1';
  const log: string[] = [];
  const logTo: DestinationStream = { write: (line) => void log.push(line) };
  const cookies = cookieStyle(false);
  const sessions = createSessions(database.pool, clock, clock);
  const redirectUri = () => `${origin}/auth/authorization-code/callback`;
  const issuer = () => options.outside?.issuer ?? `${origin}/idp`;
  const keys = options.outside ? undefined : await prepareIdentity(database.url, secret);
  const providerCookies: ProviderCookie[] = keys ? providerSessionCookies('/idp') : [];
  const provider = createProviderClient(
    {
      clientId,
      clientSecret: keys?.clientSecret ?? '',
      apiToken: keys?.apiToken ?? '',
      ...options.outside,
      addresses: () => ({ issuer: issuer(), redirectUri: redirectUri() }),
    },
    clock,
  );
  const app = await createApp({
    operations: completed({
      ...signInOperations({
        pool: database.pool,
        clock,
        provider,
        sessions,
        limits: createAttemptLimits(database.pool, secret),
        tasks: createAccountTasks(database.pool, secret, createSeal(secret, 'server account tasks')),
        captcha:
          options.captcha ?? createCaptchaCheck({ skipValidation: true, secret: null, verifyUrl: null }),
        pending: createPendingSignIns(database.pool, clock),
        cookies,
        providerCookies,
      }),
      getUserInfo: async (request) => ({
        status: 200,
        body: { email: request.session.email, Notifications: [], Parameters: {}, restrictedMode: false },
      }),
    }),
    sessions,
    secret,
    publicUrl: () => new URL(origin),
    https: false,
    trustProxy: false,
    isReady: async () => true,
    portalFolder: null,
    paymentOrigins: [],
    captchaOrigins: [],
    checkAnswers: true,
    logLevel: 'info',
    logTo,
  });
  if (keys) {
    await app.register(identityProvider, {
      prefix: '/idp',
      databaseUrl: database.url,
      issuer,
      client: () => ({ id: clientId, secret: keys.clientSecret, redirectUris: [redirectUri()] }),
      ...keys,
      now: clock.now,
    });
  }
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, issuer: issuer(), provider, clock, log, close: () => app.close() };
}

/** Makes a person at the provider and their account here; answers the subject. */
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
  readonly jar = new CookieJar();
  readonly page: ReturnType<typeof pageClient>;
  readonly #portal: RunningPortal;
  readonly #from: string | undefined;

  /** @param from its address, for a portal that believes its proxy */
  constructor(portal: RunningPortal, from?: string) {
    this.#portal = portal;
    this.#from = from;
    this.page = pageClient(portal.issuer, undefined, `${portal.origin}/auth/authorization-code/callback`);
  }

  /** A call as the page makes it, with the XSRF header. `body` as text is sent as it is. */
  async call(method: string, path: string, body?: unknown): Promise<Reply> {
    if (method !== 'GET' && this.jar.get('XSRF-TOKEN') === undefined) {
      await this.call('GET', '/api/userInfo');
    }
    const response = await this.jar.fetch(`${this.#portal.origin}${path}`, {
      method,
      headers: {
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

  createSession(returned: { code: string; codeVerifier: string }): Promise<Reply> {
    return this.call('POST', '/auth/session', {
      code: returned.code,
      codeVerifier: returned.codeVerifier,
    });
  }

  /** All of it. */
  async enter(login: string): Promise<Reply> {
    return this.createSession(await this.redirect(await this.signIn(login)));
  }

  async whoAmI(): Promise<unknown> {
    const reply = await this.call('GET', '/api/userInfo');
    return reply.status === 200 ? reply.body.email : reply.status;
  }
}
