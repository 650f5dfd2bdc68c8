import type { FastifyInstance, InjectOptions } from 'fastify';
import type { AppDependencies } from '../../src/server/app.ts';
import { type BusinessClock, createBusinessClock } from '../../src/server/clock.ts';
import type { Config } from '../../src/server/config/config.ts';
import { readConfig } from '../../src/server/config/read-config.ts';
import { openFileStore } from '../../src/server/files/open-file-store.ts';
import type { Operations } from '../../src/server/http/operation.ts';
import { addressesAt } from '../../src/server/program/addresses.ts';
import {
  type ComposedService,
  composeService,
  type Replacements,
} from '../../src/server/program/compose-service.ts';
import { createSharedServices, type SharedServices } from '../../src/server/program/shared-services.ts';
import { createUndo } from '../../src/server/program/undo.ts';
import { cookieStyle } from '../../src/server/sessions/session-cookie.ts';
import type { Sessions } from '../../src/server/sessions/sessions.ts';
import type { TestDatabase } from './database.ts';

/** Real time plus an offset that tests set. */
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

export interface TestApp extends ComposedService {
  readonly sessions: Sessions;
  /** The clock of tokens, cookies, sessions and limits. */
  readonly clock: MovedClock;
  readonly businessClock: BusinessClock;
  /** Log lines, parsed. */
  readonly log: Record<string, unknown>[];
  /** Adds an account, with a subscription if a last day is given; returns the account's id. */
  readonly addAccount: (email: string, endsOn?: string) => Promise<string>;
  /** Cookies of a signed-in browser that holds an XSRF token; `token` goes into the header. */
  readonly signedIn: (accountId: string, how?: 'by password' | 'with a code') => Promise<Browser>;
}

export type Browser = {
  readonly cookies: Record<string, string>;
  readonly token: string;
};

/** A browser with the XSRF pair that its first GET sets. */
export async function browserOf(
  app: FastifyInstance,
  cookies: Record<string, string> = {},
): Promise<Browser> {
  const answer = await app.inject({ url: '/api/userInfo', cookies });
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

/** The secret of the services in tests. */
export const secret = 'a secret of tests, long enough for everything';

/** An external identity provider that is never called: the embedded one takes time to start. */
const nobody = {
  issuer: new URL('http://127.0.0.1:9'),
  clientId: 'none',
  clientSecret: 'none',
  apiToken: 'none',
};

const usual: Config = {
  ...readConfig({ NODE_ENV: 'test', CALLS_PER_MINUTE: '0', SESSION_SECRET: secret }, '/nowhere'),
  provider: nobody,
};

/** The captcha configuration that skips the human check. */
export const { captcha: noCaptcha } = usual;

/** Each of thousands of hashes would take a core for 27 ms. */
const quickHashes = { memoryCost: 64, timeCost: 1 };

export type TestAppOptions = {
  readonly config?: Partial<Config>;
  /** The port of a service that is called over the network. */
  readonly port?: number;
  readonly businessClock?: BusinessClock;
  readonly shared?: Partial<Pick<SharedServices, 'files' | 'queueMail'>>;
  readonly app?: Partial<AppDependencies>;
  /**
   * The longest time for which the service remembers what it has read; by default nothing, so that what a test changes
   * by SQL holds at once.
   */
  readonly memoryMs?: number;
} & Omit<Replacements, 'operations'>;

/** The service as the program composes it, on a test database; a test may replace some handlers. */
export async function testApp(
  database: Pick<TestDatabase, 'url' | 'pool'> & Partial<Pick<SharedServices, 'sessionPool' | 'jobPool'>>,
  operations: Partial<Operations> = {},
  options: TestAppOptions = {},
): Promise<TestApp> {
  const clock = new MovedClock();
  const businessClock = options.businessClock ?? createBusinessClock();
  const config = { ...usual, ...options.config };
  const addresses = addressesAt(config, options.port ?? 80);
  const shared = {
    ...createSharedServices(
      config,
      addresses,
      database,
      await openFileStore(config),
      { businessClock, securityClock: clock },
      options.memoryMs ?? 0,
    ),
    ...options.shared,
  };
  const log: Record<string, unknown>[] = [];
  const logTo = { write: (line: string) => void log.push(JSON.parse(line)) };
  const undo = createUndo();
  const own = { isReady: async () => true, portalFolder: null, logTo, ...options.app };
  const service = await composeService(shared, undo, own, {
    hashingCost: quickHashes,
    ...options,
    operations,
  });
  const { app } = service;
  app.addHook('onClose', undo.run);
  const { sessions } = shared;
  return {
    ...service,
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
    signedIn: async (accountId, how = 'by password') => {
      const factorAt = how === 'with a code' ? clock.now().getTime() : null;
      const { identifier } = await sessions.start(accountId, undefined, factorAt);
      return browserOf(app, { [cookieStyle(addresses.https).sessionName]: identifier });
    },
  };
}
