import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Fastify from 'fastify';
import type pg from 'pg';
import { dayOf } from '../../../src/domain/subscription/calendar.ts';
import { quote } from '../../../src/domain/subscription/prices.ts';
import { firstTerm } from '../../../src/domain/subscription/terms.ts';
import { noOptions } from '../../../src/domain/venue-options.ts';
import { paymentApiPath, paymentStandIn } from '../../../src/sandbox/payment/payment-stand-in.ts';
import { standInKeys } from '../../../src/sandbox/payment/provider.ts';
import { createBusinessClock, securityClock } from '../../../src/server/clock.ts';
import { inTransaction } from '../../../src/server/database/pool.ts';
import { createSessions } from '../../../src/server/sessions/sessions.ts';
import { insertOrder } from '../../../src/server/subscriptions/orders.ts';
import { writeTerm, writeVenues } from '../../../src/server/subscriptions/subscription-store.ts';
import { openDatabaseTap } from './database-tap.ts';
import { KillSwitch, type Moment } from './kill-switch.ts';

const secret = 'a secret of crash runs, long enough for everything';
const program = path.join(import.meta.dirname, 'till-program.ts');
const longestMs = 30_000;

export interface CrashRun {
  /** Number of the moment, from 0. */
  readonly moment: number;
  readonly killedAt: Moment;
  /** Milliseconds from the new program being ready until nothing hung any more. */
  readonly reconciledMs: number;
  /** What was known at that moment, without anybody having asked. */
  readonly stateThen: string;
  /** What is wrong; empty is right. */
  readonly faults: readonly string[];
}

export interface CrashReport {
  /** How many moments a payment has at which it can be cut off. */
  readonly moments: number;
  readonly runs: readonly CrashRun[];
}

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly ended: Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A person's browser, which remembers cookies and sends the token. */
class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #origin: () => string;
  constructor(origin: () => string, session: string) {
    this.#origin = origin;
    this.#cookies.set('session', session);
  }
  async call(method: 'GET' | 'POST', url: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.#origin()}${url}`, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(longestMs),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    return text.startsWith('{') ? JSON.parse(text) : {};
  }
}

/**
 * Kills a program with SIGKILL at moments between create and execute, spread over all there are, starts it again, and
 * sees whether the order and the money are right: found out about by itself, and paid once in the end.
 *
 * @param url database of `pool`, migrated, used by nobody else
 * @param tell hears of every run
 */
export async function crashRuns(
  url: string,
  pool: pg.Pool,
  wanted: number,
  tell: (run: CrashRun, number: number) => void = () => {},
): Promise<CrashReport> {
  const killSwitch = new KillSwitch();
  const tap = await openDatabaseTap(url, killSwitch);
  const provider = Fastify();
  provider.addHook('onRequest', async (request, reply) => {
    const what = `provider ${request.method} ${request.url.slice(paymentApiPath.length).replace(/[A-Z0-9]{17}/, 'ID')}`;
    if (killSwitch.pass({ what, when: 'before' })) reply.hijack();
  });
  provider.addHook('onSend', async (request, reply, payload) => {
    const what = `provider ${request.method} ${request.url.slice(paymentApiPath.length).replace(/[A-Z0-9]{17}/, 'ID')}`;
    if (killSwitch.pass({ what, when: 'after' })) reply.hijack();
    return payload;
  });
  const books = paymentStandIn(provider, { webhookUrl: () => 'http://127.0.0.1:9' });
  books.change({ webhooks: 'none' });
  const providerOrigin = await provider.listen({ port: 0, host: '127.0.0.1' });
  const clock = createBusinessClock();
  const sessions = createSessions(pool, securityClock, clock);

  let running: Running | null = null;

  async function start(): Promise<Running> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      env: {
        PATH,
        HOME,
        DATABASE_URL: tap.url,
        PAYPAL_API_BASE: `${providerOrigin}${paymentApiPath}`,
        PAYPAL_CLIENT_ID: standInKeys.clientId,
        PAYPAL_CLIENT_SECRET: standInKeys.clientSecret,
        SESSION_SECRET: secret,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const origin = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk;
        const ready = /ready on (\S+)/.exec(said)?.[1];
        if (ready) resolve(ready);
      });
      void ended.then(() => reject(new Error('the program ended before it was ready')));
    });
    running = { child, origin, ended };
    return running;
  }

  async function kill(): Promise<void> {
    if (!running) return;
    running.child.kill('SIGKILL');
    await running.ended;
    running = null;
  }

  async function newOrder(): Promise<{ account: string; order: string; visitor: Visitor }> {
    const account = randomUUID();
    const at = clock.now();
    const today = dayOf(at);
    const delayed = new Map([['ICPM', { ...noOptions, isDelayedOrders: true, isDelayedTraders: true }]]);
    const live = new Map([['ICPM', { ...noOptions, isRealOrders: true, isRealTraders: true }]]);
    const order = await inTransaction(pool, async (client) => {
      await client.query('INSERT INTO accounts (id, subject, email, created_at) VALUES ($1, $2, $3, $4)', [
        account,
        account,
        `${account}@example.com`,
        at,
      ]);
      await writeTerm(client, account, { ...firstTerm(today), live: false });
      await writeVenues(client, account, delayed);
      return insertOrder(client, {
        accountId: account,
        origin: 'person',
        venues: live,
        quote: quote(today, { ...firstTerm(today), live: false }, delayed, live, 25),
        at,
      });
    });
    const { identifier } = await sessions.start(account, null);
    const visitor = new Visitor(() => running?.origin ?? '', identifier);
    await visitor.call('GET', '/api/payment/history');
    return { account, order, visitor };
  }

  /** Pays like a person: again from the start while nothing came of it. */
  async function pay(visitor: Visitor, order: string): Promise<string> {
    const created = await visitor.call('POST', '/api/payment/create', { OrderID: order });
    const token = String(created.OrderID ?? '');
    books.approve(token, false);
    const answer = await visitor.call('POST', '/api/payment/execute', {
      Token: token,
      PaymentID: token,
      PayerID: 'PAYER',
    });
    return String(answer.OrderStatus);
  }

  async function stateOf(order: string): Promise<string> {
    const { rows } = await pool.query<{ state: string }>(
      'SELECT state FROM subscription_orders WHERE id = $1',
      [order],
    );
    return rows[0]?.state ?? 'lost';
  }

  /** Everything that has to be true of a paid order, said where it is not. */
  async function faultsOf(account: string, order: string): Promise<string[]> {
    const faults: string[] = [];
    const expect = (what: string, is: unknown, wantedValue: unknown): void => {
      if (is !== wantedValue) faults.push(`${what} is ${is}, not ${wantedValue}`);
    };
    expect('state', await stateOf(order), 'paid');
    const { rows } = await pool.query<Record<string, unknown>>(
      `SELECT (SELECT count(*)::int FROM receipts WHERE order_id = $1) AS receipts,
         (SELECT count(*)::int FROM payments WHERE order_id = $1 AND state = 'captured') AS captured,
         (SELECT count(*)::int FROM payments WHERE order_id = $1 AND state IN ('executing', 'stray')) AS hanging,
         (SELECT count(*)::int FROM mail_outbox WHERE kind = 'payment-received'
            AND recipient = (SELECT email FROM accounts WHERE id = $2)) AS letters,
         (SELECT realtime_orders AND realtime_trades FROM subscription_venues WHERE account_id = $2) AS live`,
      [order, account],
    );
    expect('receipts', rows[0]?.receipts, 1);
    expect('captured payments', rows[0]?.captured, 1);
    expect('hanging payments', rows[0]?.hanging, 0);
    expect('letters', rows[0]?.letters, 1);
    expect('live data', rows[0]?.live, true);
    const { rows: payments } = await pool.query<{ id: string }>(
      'SELECT id FROM payments WHERE order_id = $1',
      [order],
    );
    const ids = new Set(payments.map(({ id }) => id));
    const charges = books
      .orders()
      .filter(({ customId }) => ids.has(customId))
      .reduce((sum, { charges: times }) => sum + times, 0);
    expect('charges at the provider', charges, 1);
    return faults;
  }

  async function countMoments(): Promise<number> {
    await start();
    const { order, visitor } = await newOrder();
    killSwitch.arm(Number.POSITIVE_INFINITY, () => {});
    const state = await pay(visitor, order);
    killSwitch.disarm();
    await kill();
    if (state !== 'paid') throw new Error(`without being killed it came to ${state}`);
    return killSwitch.moments.length;
  }

  async function run(target: number): Promise<CrashRun> {
    await start();
    const { account, order, visitor } = await newOrder();
    const child = running?.child;
    killSwitch.arm(target, () => child?.kill('SIGKILL'));
    await pay(visitor, order).catch(() => {});
    const killedAt = killSwitch.killedAt;
    killSwitch.disarm();
    await kill();
    await start();
    const ready = performance.now();
    let stateThen = await stateOf(order);
    while (stateThen === 'executing' && performance.now() - ready < longestMs) {
      await pause(5);
      stateThen = await stateOf(order);
    }
    const reconciledMs = performance.now() - ready;
    // The person comes back: the page checks, and what was not approved is paid for.
    const checked = await visitor.call('POST', '/api/payment/check', { OrderID: order });
    if (checked.OrderStatus === 'created') await pay(visitor, order);
    const faults = await faultsOf(account, order);
    if (stateThen === 'executing') faults.push('it was not found out about');
    if (!killedAt) faults.push('it was not killed');
    await kill();
    const at = killedAt ?? { what: 'nothing', when: 'after' };
    return { moment: target, killedAt: at, reconciledMs, stateThen, faults };
  }

  try {
    const moments = await countMoments();
    const runs: CrashRun[] = [];
    for (let number = 0; number < wanted; number += 1) {
      const done = await run(Math.floor((number * moments) / wanted));
      runs.push(done);
      tell(done, number);
    }
    return { moments, runs };
  } finally {
    await kill();
    await tap.close();
    provider.server.closeAllConnections();
    await provider.close();
  }
}
