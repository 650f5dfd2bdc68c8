import Fastify from 'fastify';
import { dayOf } from '../../../src/domain/subscription/calendar.ts';
import { quote } from '../../../src/domain/subscription/prices.ts';
import { firstTerm } from '../../../src/domain/subscription/terms.ts';
import { noOptions } from '../../../src/domain/venues/venue-options.ts';
import { paymentApiPath, paymentStandIn } from '../../../src/sandbox/payment/payment-stand-in.ts';
import type { PaymentProvider } from '../../../src/sandbox/payment/provider.ts';
import { standInKeys } from '../../../src/sandbox/payment/provider.ts';
import type { AppDependencies } from '../../../src/server/app.ts';
import type { Mail } from '../../../src/server/mail/outbox.ts';
import type { PaymentService } from '../../../src/server/payments/payment-service.ts';
import type { Customer } from '../../../src/server/payments/payment-store.ts';
import type { Seller } from '../../../src/server/payments/receipts.ts';
import type { RegistrationCookie } from '../../../src/server/payments/registration-cookie.ts';
import type { ReplacedPayments } from '../../../src/server/program/payments.ts';
import { giveVenues } from '../../../src/server/subscriptions/flag-store.ts';
import { insertPurchase } from '../../../src/server/subscriptions/purchases.ts';
import { type VenueSet, writeTerm } from '../../../src/server/subscriptions/subscription-store.ts';
import { type Browser, post, type TestApp, testApp } from '../app-kit.ts';
import type { TestDatabase } from '../database.ts';

export interface PaymentApp extends TestApp {
  readonly service: PaymentService;
  readonly mails: Mail[];
  readonly provider: PaymentProvider;
  /** Where this program listens; the provider sends its events there. */
  readonly origin: string;
  readonly cookie: RegistrationCookie;
  readonly call: (
    browser: Browser,
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  readonly read: (
    browser: Browser,
    path: string,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  readonly stop: () => Promise<void>;
}

export type StandIn = {
  readonly provider: PaymentProvider;
  readonly apiBase: string;
  /** Where events go from now on. */
  sendTo: (origin: string) => void;
  readonly stop: () => Promise<void>;
};

/** The payment provider, on a port of its own. */
export async function startStandIn(): Promise<StandIn> {
  const app = Fastify();
  let webhooks = 'http://127.0.0.1:9';
  const provider = paymentStandIn(app, { webhookUrl: () => `${webhooks}/webhooks/paypal` });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    provider,
    apiBase: `${origin}${paymentApiPath}`,
    sendTo: (to) => {
      webhooks = to;
    },
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Who issues the receipts of tests. */
export const seller: Seller = {
  name: 'Daylight Data Ltd',
  address: ['1 Market Street', 'London E1 6AA', 'United Kingdom'],
  bank: ['IBAN GB33BUKB20201555555555', 'BIC BUKBGB22'],
  taxNumber: 'GB999999973',
  tax: { treatment: 'rate', name: 'VAT', rate: '20', note: '', country: 'GB' },
};

/** Who pays in tests. */
export const customer: Customer = {
  name: 'Paula Payer',
  company: 'Fathom Ltd',
  country: 'GB',
  taxNumber: null,
};

export type PaymentAppOptions = {
  readonly noPaymentMode?: boolean;
  readonly payments?: ReplacedPayments;
  readonly app?: Partial<AppDependencies>;
};

/** A program that takes payments, over a database that others may share. */
export async function openPaymentApp(
  database: TestDatabase,
  standIn: StandIn,
  { noPaymentMode = false, payments, app }: PaymentAppOptions = {},
): Promise<PaymentApp> {
  const mails: Mail[] = [];
  const running = await testApp(
    database,
    {},
    {
      config: {
        noPaymentMode,
        publicUrl: new URL('https://daylight.example'),
        publicUrlIsSet: true,
        supportEmail: 'operator@daylight.example',
        seller,
      },
      shared: { queueMail: async (_client, mail) => mails.push(mail) },
      payments: {
        customerOf: async () => customer,
        registrationWaitMs: 400,
        ...payments,
        paypal: {
          ...standInKeys,
          apiBase: () => standIn.apiBase,
          ...payments?.paypal,
        },
      },
      ...(app ? { app } : {}),
    },
  );
  const origin = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = (reply: { statusCode: number; body: string }) => ({
    status: reply.statusCode,
    body: reply.body.startsWith('{') ? JSON.parse(reply.body) : {},
  });
  return {
    ...running,
    service: running.paymentServices.payments,
    mails,
    provider: standIn.provider,
    origin,
    cookie: running.paymentServices.registrationCookie,
    call: async (browser, path, body) =>
      answer(await running.app.inject(post(path, browser, body === undefined ? {} : body))),
    read: async (browser, path) => answer(await running.app.inject({ url: path, cookies: browser.cookies })),
    stop: async () => {
      running.app.server.closeAllConnections();
      await running.app.close();
    },
  };
}

/** ICPM with 0, 1 or 2 real-time flags. */
export const icpm = (flags: 0 | 1 | 2): VenueSet =>
  new Map([
    [
      'ICPM',
      {
        isRealOrders: flags > 0,
        isRealTraders: flags > 1,
        isDelayedOrders: flags < 1,
        isDelayedTraders: flags < 2,
      },
    ],
  ]);

/** The choice for a venue, ICPM (2) by default, as it is sent. */
export const wireChoice = (flags: 0 | 1 | 2, venueId = 2) => ({
  venueId,
  ...noOptions,
  isRealOrders: flags > 0,
  isRealTraders: flags > 1,
  isDelayedOrders: flags < 1,
  isDelayedTraders: flags < 2,
});

/** A signed-in person with a free subscription of a year. */
export async function person(
  payApp: PaymentApp,
  database: TestDatabase,
  email: string,
): Promise<{ readonly id: string; readonly browser: Browser }> {
  const id = await payApp.addAccount(email);
  const today = dayOf(payApp.businessClock.now());
  await database.pool.transaction(async (client) => {
    await writeTerm(client, id, { ...firstTerm(today), live: false });
    await giveVenues(client, id, icpm(0));
  });
  return { id, browser: await payApp.signedIn(id) };
}

/** An order of 600 dollars: the first live data of a person. */
export async function purchaseOf600(
  payApp: PaymentApp,
  database: TestDatabase,
  accountId: string,
): Promise<string> {
  const at = payApp.businessClock.now();
  const today = dayOf(at);
  return database.pool.transaction((client) =>
    insertPurchase(client, {
      accountId,
      origin: 'person',
      venues: icpm(2),
      quote: quote(today, { ...firstTerm(today), live: false }, icpm(0), icpm(2), 25),
      at,
    }),
  );
}

/** Opens a payment at the provider and approves it there. @returns the provider's number */
export async function approved(payApp: PaymentApp, browser: Browser, purchaseId: string): Promise<string> {
  const created = await payApp.call(browser, '/api/payment/create', { OrderID: purchaseId });
  const token = String(created.body.OrderID);
  payApp.provider.approve(token, false);
  return token;
}

export const executeBody = (token: string, payer = 'P1') => ({
  Token: token,
  PaymentID: token,
  PayerID: payer,
});

/** The states of an order in its log. */
export async function logOf(database: TestDatabase, purchaseId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ to_state: string }>(
    'SELECT to_state FROM purchase_log WHERE purchase_id = $1 ORDER BY id',
    [purchaseId],
  );
  return rows.map(({ to_state }) => to_state);
}

/** Waits until something holds, looking every 20 ms. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + 15_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
