import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { usualSettings } from '../../../src/sandbox/payment/provider.ts';
import { createFolderStore } from '../../../src/server/files/folder-store.ts';
import { dailyJobs } from '../../../src/server/jobs/daily-jobs.ts';
import { type Job, type JobResult, runJobs, startJobs } from '../../../src/server/jobs/job-runner.ts';
import { forEach } from '../../../src/server/jobs/notices.ts';
import type { Mail } from '../../../src/server/mail/outbox.ts';
import { acquireInstanceLock, type InstanceLock } from '../../../src/server/payments/instance-lock.ts';

import { giveVenues } from '../../../src/server/subscriptions/flag-store.ts';
import { setFirstPrice, setPrice, withdrawPrice } from '../../../src/server/subscriptions/price-acts.ts';

import { priceHistory } from '../../../src/server/subscriptions/price-history.ts';
import { writeTerm } from '../../../src/server/subscriptions/subscription-store.ts';
import { MovedClock } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import {
  approved,
  executeBody,
  icpm,
  openPaymentApp,
  type PaymentApp,
  purchaseOf600,
  type StandIn,
  startStandIn,
  until,
} from '../payments/payment-kit.ts';

let database: TestDatabase;
let standIn: StandIn;
let payApp: PaymentApp;
let instance: InstanceLock;
const mails: Mail[] = [];
const logged: { readonly facts: object; readonly message: string }[] = [];
const erased: string[] = [];
let eraseFails = false;
let noPaymentMode = false;
const security = new MovedClock();
let count = 0;

beforeAll(async () => {
  database = await freshDatabase();
  standIn = await startStandIn();
  payApp = await openPaymentApp(database, standIn);
  instance = await acquireInstanceLock(database.url);
});
afterAll(async () => {
  await instance.stop();
  await payApp.stop();
  await standIn.stop();
  await database.drop();
});
beforeEach(async () => {
  standIn.provider.change({ ...usualSettings, webhooks: 'none' });
  mails.length = 0;
  logged.length = 0;
  erased.length = 0;
  eraseFails = false;
  noPaymentMode = false;
  await database.pool.query('DELETE FROM prices');
  await database.pool.query('DELETE FROM accounts');
});

const deps = () => ({
  pool: database.pool,
  businessClock: payApp.businessClock,
  securityClock: security,
  instance,
  log: {
    info: () => {},
    error: (facts: object, message: string) => void logged.push({ facts, message }),
  },
});

const jobs = () =>
  dailyJobs({
    pool: database.pool,
    businessClock: payApp.businessClock,
    securityClock: security,
    queueMail: async (_client, mail) => mails.push(mail),
    deleteUser: async (subject) => {
      if (eraseFails) throw new Error('the provider is down');
      erased.push(subject);
    },
    noPaymentMode,
    kept: { order: 1200, trade: 1200 },
    archived: { order: false, trade: false },
    files: createFolderStore(tmpdir()),
    securityLink: () => 'https://daylight.example/my-account/security',
    subscriptionsLink: () => 'https://daylight.example/my-account/subscriptions',
    termsLink: (version) => `https://daylight.example/help/terms-of-use?version=${version}`,
  });

/** Runs all jobs on this day. */
async function day(today: string): Promise<readonly JobResult[]> {
  payApp.businessClock.set(new Date(`${today}T09:00:00Z`));
  return runJobs(deps(), jobs());
}

/** What the log says of single accounts and orders for which a job failed. */
const failedFor = () => logged.filter(({ message }) => message === 'a job failed for one of several');

/** The operator, reason and time of a price change on this day. */
const on = (today: string) => ({
  actor: { osUser: 'tester', by: null },
  reason: 'costs have risen',
  at: new Date(`${today}T08:00:00Z`),
  today,
});

/** The mails since the last call. */
const mailed = (): string[] => mails.splice(0).map(({ kind, to }) => `${kind} ${to.split('@')[0]}`);

async function subscriber(name: string, endsOn: string, flags: 0 | 1 | 2 = 0, country = 'GB') {
  count += 1;
  const id = await payApp.addAccount(`${name}@example.com`);
  await database.pool.query('UPDATE accounts SET country = $2 WHERE id = $1', [id, country]);
  await database.pool.transaction(async (client) => {
    await writeTerm(client, id, { startsOn: '2026-04-01', endsOn, live: flags > 0 });
    await giveVenues(client, id, icpm(flags));
  });
  return id;
}

const ordersOf = async (id: string) =>
  (
    await database.pool.query(
      'SELECT price, state, kind, origin, starts_on, ends_on FROM purchases WHERE account_id = $1 ORDER BY created_at',
      [id],
    )
  ).rows;

test('decisions.md Session and routes: one mail is sent from 30 days before the end, with the exact sentence', async () => {
  await subscriber('ending', '2026-12-20');
  await day('2026-11-19');
  expect(mailed()).toEqual([]);
  await day('2026-11-20');
  expect(mails[0]?.text).toContain(
    'Your subscription is due to expire on 20 December 2026. Please visit the My subscriptions page to renew.',
  );
  expect(mails[0]?.text).toContain('https://daylight.example/my-account/subscriptions#renew');
  expect(mailed()).toEqual(['subscription-ends ending']);
  await day('2026-11-20');
  await day('2026-12-20');
  expect(mailed()).toEqual([]);
});

test('a notice sent between the end and the suspension says that the subscription has expired', async () => {
  // Friday 18 December is the last day; the jobs first run on Saturday.
  await subscriber('ended', '2026-12-18');
  await day('2026-12-19');
  const text = mails.map((mail) => mail.text).join();
  expect(text).toContain(
    'Your subscription expired on 18 December 2026; access ends on the next working day.',
  );
  expect(text).not.toContain('due to expire');
  expect(mailed()).toEqual(['subscription-ends ended']);
});

test('A 9: one mail is sent on the next working day after the end, by the country’s calendar', async () => {
  await subscriber('london', '2026-12-24');
  await subscriber('berlin', '2026-12-24', 0, 'DE');
  await day('2026-12-25');
  mailed();
  await day('2026-12-28');
  expect(mailed()).toEqual(['subscription-expired berlin']);
  await day('2026-12-29');
  expect(mails[0]?.text).toContain('Your details will be removed on 29 March 2027'.replace('Your', 'your'));
  expect(mailed()).toEqual(['subscription-expired london']);
  await day('2026-12-30');
  expect(mailed()).toEqual([]);
});

test('decisions.md Money: the next order is prepared and mailed 90 days before the end, and nothing is charged', async () => {
  const id = await subscriber('live', '2027-03-31', 2);
  await subscriber('free', '2027-03-31', 0);
  await day('2026-12-30');
  expect(await ordersOf(id)).toEqual([]);
  await day('2026-12-31');
  expect(await ordersOf(id)).toEqual([
    {
      price: 600,
      state: 'uncompleted',
      kind: 'renewal',
      origin: 'autoRenewal',
      starts_on: '2026-04-01',
      ends_on: '2028-03-31',
    },
  ]);
  expect(mailed()).toEqual(['renewal-prepared live']);
  await day('2027-01-01');
  expect(await ordersOf(id)).toHaveLength(1);
  expect(standIn.provider.orders().filter(({ charges }) => charges > 0)).toEqual([]);
});

test('decisions.md Money: what was given free of charge until a day is not in the prepared order, and paying leaves it', async () => {
  const id = await subscriber('given', '2027-03-31', 1);
  const liveNow = async () => {
    const { rows } = await database.pool.query<{ kind: string; ends_on: string | null }>(
      `SELECT kind, max(ends_on) AS ends_on FROM paid_flags
       WHERE account_id = $1 AND ended_on IS NULL GROUP BY kind ORDER BY kind`,
      [id],
    );
    return rows;
  };
  const bought = (await liveNow()).map(({ kind }) => kind);
  expect(bought).toHaveLength(1);
  const given = bought[0] === 'orders' ? 'trades' : 'orders';
  await database.pool.query(
    `INSERT INTO paid_flags (account_id, purchase_id, venue_mic, kind, starts_on, ends_on)
     SELECT account_id, NULL, venue_mic, $2, '2026-11-01', '2027-01-31' FROM paid_flags WHERE account_id = $1`,
    [id, given],
  );
  await day('2027-01-04');
  expect(await ordersOf(id)).toMatchObject([{ price: 300, state: 'uncompleted', origin: 'autoRenewal' }]);
  const browser = await payApp.signedIn(id);
  const { UncompletedPayments } = (await payApp.read(browser, '/api/subscription/info')).body;
  const [first] = UncompletedPayments as { OrderID: string }[];
  const token = await approved(payApp, browser, first?.OrderID ?? '');
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  expect(await ordersOf(id)).toMatchObject([{ price: 300, state: 'paid', ends_on: '2028-03-31' }]);
  expect(await liveNow()).toContainEqual({ kind: given, ends_on: '2027-01-31' });
});

test('decisions.md Money: what was given free of charge until a day is marked and costs nothing, and a free renewal leaves it', async () => {
  const id = await subscriber('given', '2027-03-31', 0);
  await database.pool.query(
    `INSERT INTO paid_flags (account_id, purchase_id, venue_mic, kind, starts_on, ends_on)
     VALUES ($1, NULL, 'ICPM', 'trades', '2026-11-01', '2027-05-31')`,
    [id],
  );
  await day('2027-01-04');
  const browser = await payApp.signedIn(id);
  const before = (await payApp.read(browser, '/api/subscription/info')).body;
  const { rows } = await database.pool.query<{ venue_id: number }>(
    "SELECT venue_id FROM venues WHERE mic = 'ICPM'",
  );
  const venueId = rows[0]?.venue_id ?? 0;
  // It lasts no longer than the subscription.
  const given = { TradingVenueID: venueId, Kind: 'trades' };
  expect(before).toMatchObject({ MonthlyFee: 0, GivenLiveData: [{ ...given, Until: '2027-03-31' }] });
  const delayed = {
    isRealOrders: false,
    isRealTraders: false,
    isDelayedOrders: true,
    isDelayedTraders: true,
  };
  const venueList = [{ venueId, ...delayed }];
  const renewed = await payApp.call(browser, '/api/subscription/changeSubscription', { venueList });
  expect(renewed.body).toEqual({ Price: 0 });
  const after = (await payApp.read(browser, '/api/subscription/info')).body;
  expect(after).toMatchObject({
    MonthlyFee: 0,
    GivenLiveData: [{ ...given, Until: '2027-05-31' }],
    TradingVenuesList: [{ IsRealTraders: true, SubscriptionEndDate: '2028-03-31' }],
  });
});

test('a prepared order can be paid even after the end, for a new term; a cancelled one is not prepared again', async () => {
  const id = await subscriber('pays', '2027-03-31', 2);
  const other = await subscriber('cancels', '2027-03-31', 2);
  await day('2027-01-04');
  const browser = await payApp.signedIn(id);
  const cancelling = await payApp.signedIn(other);
  const purchaseOf = async (who: typeof browser) => {
    const { UncompletedPayments } = (await payApp.read(who, '/api/subscription/info')).body;
    const [first] = UncompletedPayments as { OrderID: string }[];
    return first?.OrderID ?? '';
  };
  await payApp.call(cancelling, '/api/payment/cancel', { OrderID: await purchaseOf(cancelling) });
  await day('2027-01-05');
  expect(await ordersOf(other)).toMatchObject([{ state: 'cancelled' }]);
  // Paid after the end: priced anew, with a new term from the first of the next month.
  await day('2027-04-20');
  const orderId = await purchaseOf(browser);
  const token = await approved(payApp, browser, orderId);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  expect(await ordersOf(id)).toMatchObject([
    { state: 'paid', starts_on: '2027-05-01', ends_on: '2028-04-30' },
  ]);
});

test('no order is prepared with auto-renewal off, after termination or in no-payment mode', async () => {
  const off = await subscriber('off', '2027-03-31', 2);
  const ended = await subscriber('ended', '2027-03-31', 2);
  await database.pool.query('UPDATE subscriptions SET auto_renewal = false WHERE account_id = $1', [off]);
  await database.pool.query("UPDATE subscriptions SET terminated_on = '2026-07-01' WHERE account_id = $1", [
    ended,
  ]);
  await day('2027-01-04');
  expect([...(await ordersOf(off)), ...(await ordersOf(ended))]).toEqual([]);
  await database.pool.query('UPDATE subscriptions SET auto_renewal = true, terminated_on = NULL');
  noPaymentMode = true;
  await day('2027-01-05');
  expect(await ordersOf(off)).toEqual([]);
});

test('B 9: a new price is mailed once to those it concerns, and its notice period starts with the mail', async () => {
  await subscriber('live', '2027-03-31', 1);
  await subscriber('free', '2027-03-31', 0);
  await setFirstPrice(database.pool, 25, on('2026-01-01'));
  await day('2026-06-01');
  expect(mailed()).toEqual([]);
  expect(await setPrice(database.pool, 30, on('2026-06-01'))).toMatchObject([{ email: 'live@example.com' }]);
  // In no-payment mode nobody gets a mail, so no notice period starts.
  noPaymentMode = true;
  await day('2026-06-01');
  expect(await priceHistory(database.pool)).toHaveLength(1);
  noPaymentMode = false;
  await day('2026-06-02');
  const text = mails[0]?.text ?? '';
  expect(text).toContain(
    'From 31 August 2026 live orders and live trades of a venue will cost $30 a month each.',
  );
  expect(text).toContain('until 2 July 2026');
  expect(mailed()).toEqual(['price-change live']);
  expect((await priceHistory(database.pool)).at(-1)).toEqual({
    costPerVenue: 30,
    noticedOn: '2026-06-02',
    appliesFrom: '2026-08-31',
  });
  await day('2026-06-03');
  expect(mailed()).toEqual([]);
  // A later subscriber is told the same day.
  await subscriber('later', '2027-03-31', 1);
  await day('2026-06-10');
  expect(mails[0]?.text).toContain('From 31 August 2026');
  expect((await priceHistory(database.pool)).at(-1)).toMatchObject({ appliesFrom: '2026-08-31' });
});

test('B 9: the day of a new price moves on while a mail of its notice waits to be sent', async () => {
  await subscriber('waiting', '2027-03-31', 1);
  await setFirstPrice(database.pool, 25, on('2026-01-01'));
  await setPrice(database.pool, 30, on('2026-06-01'));
  await day('2026-06-01');
  const waits = await database.pool.query(
    `INSERT INTO mail_outbox (id, kind, recipient, subject, sealed_bodies, created_at, next_try_at)
     VALUES (gen_random_uuid(), 'price-change', 'waiting@example.com', 'x', '', now(), now()) RETURNING id`,
  );
  await day('2026-06-04');
  const applies = async () => (await priceHistory(database.pool)).at(-1);
  expect(await applies()).toMatchObject({ noticedOn: '2026-06-04', appliesFrom: '2026-09-02' });
  await database.pool.query('DELETE FROM mail_outbox WHERE id = $1', [waits.rows[0]?.id]);
  await day('2026-06-05');
  await database.pool.query(
    `INSERT INTO mail_outbox (id, kind, recipient, subject, sealed_bodies, created_at, next_try_at)
     VALUES (gen_random_uuid(), 'price-change', 'newcomer@example.com', 'x', '', now(), now())`,
  );
  await day('2026-06-06');
  expect(await applies()).toMatchObject({ noticedOn: '2026-06-04', appliesFrom: '2026-09-02' });
  await database.pool.query('DELETE FROM mail_outbox');
  expect(mailed()).toEqual(['price-change waiting']);
});

test('B 9: only one price can be announced at a time; it can be withdrawn before it applies, with a mail to those who were told', async () => {
  await subscriber('corrected', '2027-03-31', 1);
  const { pool } = database;
  await setFirstPrice(pool, 25, on('2026-01-01'));
  await expect(setPrice(pool, 25, on('2026-06-01'))).rejects.toThrow('The price is $25 already.');
  await expect(withdrawPrice(pool, on('2026-06-01'))).rejects.toThrow('There is no price that has been set');
  await setPrice(pool, 300, on('2026-06-01'));
  await expect(setPrice(pool, 30, on('2026-06-01'))).rejects.toThrow('withdraw it first');
  await day('2026-06-02');
  expect(mailed()).toEqual(['price-change corrected']);
  expect(await withdrawPrice(pool, on('2026-06-03'))).toEqual({ costPerVenue: 300, told: 1 });
  await setPrice(pool, 30, on('2026-06-03'));
  await day('2026-06-03');
  expect(mails.map(({ text }) => text).join()).toMatch(/would cost \$300.*cost \$30 a month each/s);
  expect(mailed()).toEqual(['price-withdrawn corrected', 'price-change corrected']);
  await day('2026-06-04');
  expect(mailed()).toEqual([]);
  expect((await priceHistory(pool)).map(({ costPerVenue }) => costPerVenue)).toEqual([25, 30]);
  await expect(withdrawPrice(pool, on('2026-09-01'))).rejects.toThrow('There is no price that has been set');
  const { rows } = await pool.query(
    `SELECT os_user, action, subject, details ->> 'reason' AS reason FROM audit_log WHERE action LIKE '% price' ORDER BY id DESC LIMIT 3`,
  );
  expect(rows.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'set price $30',
    'withdraw price $300',
    'set price $300',
  ]);
  expect(rows[0]).toMatchObject({ os_user: 'tester', reason: 'costs have risen' });
  await expect(pool.query("UPDATE audit_log SET details = '{}'")).rejects.toThrow('only grows');
});

test('programs that start at the same time set the first price once', async () => {
  const starts = [25, 30, 35, 40].map((cost) => setFirstPrice(database.pool, cost, on('2026-01-01')));
  expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1);
  expect(await priceHistory(database.pool)).toHaveLength(1);
});

test('a waiting order is priced anew', async () => {
  const id = await subscriber('waits', '2027-03-31', 1);
  payApp.businessClock.set(new Date('2026-09-10T10:00:00Z'));
  const browser = await payApp.signedIn(id);
  await payApp.call(browser, '/api/subscription/changeSubscription', {
    venueList: [
      {
        venueId: 2,
        isRealOrders: true,
        isRealTraders: true,
        isDelayedOrders: false,
        isDelayedTraders: false,
      },
    ],
  });
  expect(await ordersOf(id)).toMatchObject([{ price: 150 }]);
  await day('2026-11-02');
  expect(await ordersOf(id)).toMatchObject([{ price: 100 }]);
});

test('A 9: 90 days after suspension the person is erased here and at the provider, and payments and receipts stay', async () => {
  payApp.businessClock.set(new Date('2026-03-14T10:00:00Z'));
  const id = await payApp.addAccount('gone@example.com');
  await database.pool.transaction(async (client) => {
    await writeTerm(client, id, { startsOn: '2026-04-01', endsOn: '2027-03-31', live: false });
    await giveVenues(client, id, icpm(0));
  });
  const browser = await payApp.signedIn(id);
  const orderId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, orderId);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  const subject = (await database.pool.query('SELECT subject FROM accounts WHERE id = $1', [id])).rows[0]
    ?.subject;
  // The subscription ends on Wednesday 31 March, is suspended on 1 April and removed on 30 June.
  await day('2027-06-29');
  expect(erased).toEqual([]);
  mailed();
  await day('2027-06-30');
  expect(erased).toEqual([subject]);
  expect(mailed()).toEqual(['account-removed gone']);
  for (const [table, column] of [
    ['accounts', 'id'],
    ['sessions', 'account_id'],
    ['subscriptions', 'account_id'],
    ['subscription_venues', 'account_id'],
    ['notices_sent', 'account_id'],
    ['purchases', 'account_id'],
  ]) {
    const { rowCount } = await database.pool.query(`SELECT FROM ${table} WHERE ${column} = $1`, [id]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
  const kept = await database.pool.query(
    `SELECT r.amount, o.state, p.payer_id, p.customer, r.payer_ref = o.payer_ref AS same
     FROM receipts r JOIN purchases o ON o.id = r.purchase_id JOIN payments p ON p.id = r.payment_id
     WHERE o.id = $1`,
    [orderId],
  );
  expect(kept.rows).toEqual([{ amount: 600, state: 'paid', payer_id: null, customer: null, same: true }]);
  expect((await payApp.read(browser, '/api/userInfo')).status).toBe(401);
});

test('a person whose payment is executing is not removed; one whose order waits is removed, and the order is cancelled', async () => {
  const paying = await subscriber('paying', '2026-12-31');
  const waiting = await subscriber('waiting', '2026-12-31');
  payApp.businessClock.set(new Date('2027-01-10T10:00:00Z'));
  const busy = await purchaseOf600(payApp, database, paying);
  const idle = await purchaseOf600(payApp, database, waiting);
  await database.pool.query("UPDATE purchases SET state = 'executing' WHERE id = $1", [busy]);
  await day('2027-06-30');
  const { rows } = await database.pool.query('SELECT id FROM accounts');
  expect(rows).toEqual([{ id: paying }]);
  const state = await database.pool.query('SELECT state, account_id FROM purchases WHERE id = $1', [idle]);
  expect(state.rows).toEqual([{ state: 'cancelled', account_id: null }]);
  await database.pool.query("UPDATE purchases SET state = 'uncompleted' WHERE id = $1", [busy]);
});

test('erasing a person at the provider is retried after a failure', async () => {
  await subscriber('late', '2026-12-31');
  eraseFails = true;
  const results = await day('2027-06-30');
  expect(results.find(({ name }) => name === 'removals')).toMatchObject({ outcome: 'failed' });
  expect((await database.pool.query('SELECT FROM accounts')).rowCount).toBe(0);
  expect(failedFor()).toMatchObject([
    { facts: { job: 'removals', subject: expect.any(String), err: new Error('the provider is down') } },
  ]);
  eraseFails = false;
  security.pass(60_000);
  await day('2027-06-30');
  expect(erased).toHaveLength(1);
  expect((await database.pool.query('SELECT FROM removals')).rowCount).toBe(0);
});

/** Makes the database refuse to change a row of a table, until it is called again with null. */
async function stick(table: 'accounts' | 'purchases', id: string | null): Promise<void> {
  await database.pool.query(`DROP TRIGGER IF EXISTS stuck ON ${table}`);
  if (id === null) return;
  await database.pool.query(
    `CREATE OR REPLACE FUNCTION stuck() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'it is stuck'; END $$;
     CREATE TRIGGER stuck BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW WHEN (OLD.id = '${id}') EXECUTE FUNCTION stuck()`,
  );
}

test('a person who cannot be removed is reported, and does not keep the others from being removed', async () => {
  const stuck = await subscriber('stuck', '2026-12-31');
  for (const name of ['one', 'two', 'three']) await subscriber(name, '2026-12-31');
  await stick('accounts', stuck);
  const results = await day('2027-06-30');
  await stick('accounts', null);
  expect(results.find(({ name }) => name === 'removals')).toMatchObject({
    outcome: 'failed',
    fault: expect.stringContaining('it is stuck'),
  });
  expect(failedFor()).toMatchObject([
    { facts: { job: 'removals', accountId: stuck, err: { message: 'it is stuck' } } },
  ]);
  expect((await database.pool.query('SELECT id FROM accounts')).rows).toEqual([{ id: stuck }]);
  expect(erased).toHaveLength(3);
});

test('an order that cannot be priced anew is reported, and does not keep people from being told of a new price', async () => {
  const id = await subscriber('stuck', '2027-03-31', 1);
  payApp.businessClock.set(new Date('2026-09-10T10:00:00Z'));
  const purchaseId = await purchaseOf600(payApp, database, id);
  await setFirstPrice(database.pool, 25, on('2026-01-01'));
  await setPrice(database.pool, 30, on('2026-09-10'));
  mailed();
  await stick('purchases', purchaseId);
  const results = await day('2026-09-11');
  await stick('purchases', null);
  expect(results.find(({ name }) => name === 'prices')).toMatchObject({ outcome: 'failed' });
  expect(failedFor()).toMatchObject([{ facts: { job: 'prices', purchase: purchaseId } }]);
  expect(mailed()).toContain('price-change stuck');
});

test('only one of several programs runs a job, and only when it is due', async () => {
  let runs = 0;
  let atOnce = 0;
  let most = 0;
  const job: Job = {
    name: `test-${count}`,
    about: 'counts',
    run: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 50));
      runs += 1;
      atOnce -= 1;
      return 1;
    },
  };
  const others = await Promise.all([1, 2, 3].map(() => acquireInstanceLock(database.url)));
  payApp.businessClock.set(new Date('2027-08-02T10:00:00Z'));
  const works = others.map((other) => startJobs({ ...deps(), instance: other }, [job], 5));
  await until('it ran', () => runs > 0);
  await Promise.all(works.map((work) => work.runNow()));
  expect([runs, most]).toEqual([1, 1]);
  payApp.businessClock.set(new Date('2027-08-03T00:00:01Z'));
  await until('it ran for the new day', () => runs === 2);
  await Promise.all(works.map((work) => work.stop()));
  expect([runs, most]).toEqual([2, 1]);
  await Promise.all(others.map((other) => other.stop()));
});

test('a job left by a program that died runs again once its lease has expired', async () => {
  const job: Job = { name: 'left', about: 'is left', run: async () => 7 };
  await database.pool.query(
    "INSERT INTO jobs (name, held_by, held_until) VALUES ('left', 1, clock_timestamp() + interval '1 hour')",
  );
  expect(await runJobs(deps(), [job])).toEqual([{ name: 'left', outcome: 'held' }]);
  await database.pool.query("UPDATE jobs SET held_until = clock_timestamp() WHERE name = 'left'");
  expect(await runJobs(deps(), [job])).toEqual([{ name: 'left', outcome: 'done', count: 7 }]);
});

test('architecture.md Roles: a job that takes hours does not keep its process from taking over another', async () => {
  const ran: string[] = [];
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const archiving: Job = {
    name: 'archiving',
    about: 'takes hours',
    isLong: true,
    run: async () => {
      await finished;
      ran.push('archiving');
      return 0;
    },
  };
  const other: Job = {
    name: 'of-the-dead',
    about: 'was held by a process that died',
    run: async () => {
      ran.push('of-the-dead');
      return 0;
    },
  };
  await database.pool.query(
    "INSERT INTO jobs (name, held_by, held_until) VALUES ('of-the-dead', 1, clock_timestamp())",
  );
  const work = startJobs(deps(), [archiving, other], 5);
  await until('the other ran', () => ran.length > 0);
  finish();
  await work.runNow();
  await work.stop();
  expect(ran).toEqual(['of-the-dead', 'archiving']);
  expect(jobs().flatMap(({ name, isLong }) => (isLong ? [name] : []))).toEqual(['retention']);
});

test('a job that fails for everybody says of ten why', async () => {
  const all = Array.from({ length: 12 }, (_, at) => ({ id: String(at) }));
  const fails = async () => {
    throw new Error('no luck');
  };
  const bad: Job = { name: 'bad', about: 'fails', run: () => forEach(database.pool, all, fails) };
  expect(await runJobs(deps(), [bad])).toEqual([
    { name: 'bad', outcome: 'failed', fault: '12 of 12 failed: no luck' },
  ]);
  expect(failedFor()).toHaveLength(10);
});

test('a failed job is reported, does not stop the others, and is retried', async () => {
  let fails = true;
  const bad: Job = {
    name: 'bad',
    about: 'fails',
    run: async () => {
      if (fails) throw new Error('no luck');
      return 1;
    },
  };
  const good: Job = { name: 'good', about: 'works', run: async () => 2 };
  expect(await runJobs(deps(), [bad, good])).toEqual([
    { name: 'bad', outcome: 'failed', fault: 'no luck' },
    { name: 'good', outcome: 'done', count: 2 },
  ]);
  fails = false;
  expect(await runJobs(deps(), [bad])).toEqual([{ name: 'bad', outcome: 'done', count: 1 }]);
});

test('a job that fails is retried after ten minutes, also if it was done that day before', async () => {
  const ran: string[] = [];
  let time = new Date('2027-08-04T10:00:00Z');
  let fails = false;
  const job: Job = {
    name: 'fails-later',
    about: 'fails later in the day',
    run: async () => {
      ran.push(time.toISOString().slice(11, 16));
      if (fails) throw new Error('no luck');
      return 1;
    },
  };
  payApp.businessClock.set(time);
  const securityClock = { now: () => time };
  const work = startJobs({ ...deps(), securityClock }, [job], 3_600_000);
  const lookAt = async (minutes: string): Promise<void> => {
    time = new Date(`2027-08-04T${minutes}:01Z`);
    await work.runNow();
  };
  await lookAt('10:00');
  await lookAt('10:59');
  fails = true;
  await lookAt('11:01');
  await lookAt('11:10');
  fails = false;
  await lookAt('11:12');
  await lookAt('11:23');
  await work.stop();
  expect(ran).toEqual(['10:00', '11:01', '11:12']);
});

test('a program that cannot take its instance lock fails and does not keep retrying', async () => {
  const hangsUp = createServer((socket) => socket.destroy());
  await new Promise<void>((listening) => hangsUp.listen(0, '127.0.0.1', listening));
  const address = hangsUp.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await expect(acquireInstanceLock(`postgres://nobody@127.0.0.1:${port}/none`)).rejects.toThrow(
      'terminated',
    );
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    hangsUp.close();
  }
});
