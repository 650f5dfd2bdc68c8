import type { FastifyInstance, InjectOptions } from 'fastify';
import { accountOperations } from '../../src/server/accounts/account-operations.ts';
import { type AppDependencies, createApp } from '../../src/server/app.ts';
import { createBusinessClock } from '../../src/server/clock.ts';
import type { Operations } from '../../src/server/http/operation.ts';
import { cookieStyle } from '../../src/server/sessions/session-cookie.ts';
import { createSessions, type Sessions } from '../../src/server/sessions/sessions.ts';
import { completed } from './completed-operations.ts';
import type { TestDatabase } from './database.ts';

/** Real time, moved by tests. */
export class MovedClock {
  #offset = 0;
  readonly now = (): Date => new Date(Date.now() + this.#offset);
  readonly pass = (milliseconds: number): void => {
    this.#offset += milliseconds;
  };
  readonly reset = (): void => {
    this.#offset = 0;
  };
}

export type TestApp = {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
  readonly clock: MovedClock;
  readonly businessClock: ReturnType<typeof createBusinessClock>;
  /** Log lines, parsed. */
  readonly log: Record<string, unknown>[];
  /** Adds an account, and a subscription when it is given a last day; answers the account's id. */
  readonly addAccount: (email: string, endsOn?: string) => Promise<string>;
  /** Cookies of a signed-in browser that holds an XSRF token; `token` goes into the header. */
  readonly signedIn: (accountId: string) => Promise<Browser>;
};

export type Browser = {
  readonly cookies: Record<string, string>;
  readonly token: string;
};

/** The XSRF pair as the first GET gives it. */
export async function browserOf(
  app: FastifyInstance,
  cookies: Record<string, string> = {},
): Promise<Browser> {
  const answer = await app.inject({ url: '/api/config', cookies });
  const all = { ...cookies };
  for (const { name, value } of answer.cookies) all[name] = value;
  return { cookies: all, token: all['XSRF-TOKEN'] ?? '' };
}

/** A POST as the page sends it. */
export const post = (url: string, browser: Browser, payload: unknown = {}): InjectOptions => ({
  method: 'POST',
  url,
  cookies: browser.cookies,
  headers: { 'x-xsrf-token': browser.token, 'content-type': 'application/json' },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

/** The app over a database of its own, with the calls about accounts and whatever a test adds. */
export async function testApp(
  database: TestDatabase,
  operations: Partial<Operations> = {},
  changes: Partial<AppDependencies> = {},
): Promise<TestApp> {
  const clock = new MovedClock();
  const businessClock = createBusinessClock();
  const sessions = createSessions(database.pool, clock, businessClock);
  const log: Record<string, unknown>[] = [];
  const https = changes.https ?? false;
  const app = await createApp({
    operations: completed({
      ...accountOperations({
        pool: database.pool,
        businessClock,
        sliceFileLinkPath: '/slice-files',
        noPaymentMode: false,
      }),
      ...operations,
    }),
    sessions,
    secret: 'a secret of tests, long enough for everything',
    publicUrl: () => new URL('http://localhost:80'),
    https,
    trustProxy: false,
    isReady: async () => true,
    portalFolder: null,
    paymentOrigins: [],
    captchaOrigins: [],
    checkAnswers: true,
    logLevel: 'info',
    logTo: {
      write: (line) => {
        log.push(JSON.parse(line));
      },
    },
    ...changes,
  });
  return {
    app,
    sessions,
    clock,
    businessClock,
    log,
    addAccount: async (email, endsOn) => {
      const { rows } = await database.pool.query<{ id: string }>(
        'INSERT INTO accounts (id, subject, email, created_at) VALUES (gen_random_uuid(), gen_random_uuid()::text, $1, $2) RETURNING id',
        [email, new Date()],
      );
      const id = rows[0]?.id ?? '';
      if (endsOn) {
        await database.pool.query(
          'INSERT INTO subscriptions (account_id, starts_on, ends_on) VALUES ($1, $2, $3)',
          [id, '2020-01-01', endsOn],
        );
      }
      return id;
    },
    signedIn: async (accountId) => {
      const { identifier } = await sessions.start(accountId);
      return browserOf(app, { [cookieStyle(https).sessionName]: identifier });
    },
  };
}
