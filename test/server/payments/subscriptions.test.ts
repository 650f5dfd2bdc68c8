import { expect, test } from 'vitest';

import { giveVenues } from '../../../src/server/subscriptions/flag-store.ts';
import { setFirstPrice } from '../../../src/server/subscriptions/price-acts.ts';
import { writeTerm } from '../../../src/server/subscriptions/subscription-store.ts';
import { meets } from '../../flows/ledger.ts';

import { browserOf } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';
import { approved, executeBody, icpm, openPaymentApp, person, wireChoice } from './payment-kit.ts';
import { openPaymentScene } from './payment-scene.ts';

const { database, standIn, payApp } = await openPaymentScene();
let count = 0;

const on = (day: string, program = payApp) => program.businessClock.set(new Date(`${day}T10:00:00Z`));

const someone = (program = payApp) => {
  count += 1;
  return person(program, database, `subscriber-${count}@example.com`);
};

type Someone = Awaited<ReturnType<typeof someone>>;

const price = (who: Someone, venueList: readonly unknown[], program = payApp) =>
  program.call(who.browser, '/api/subscription/changePrice', { venueList });
const change = (who: Someone, venueList: readonly unknown[], program = payApp) =>
  program.call(who.browser, '/api/subscription/changeSubscription', { venueList });
const info = async (who: Someone, program = payApp) =>
  (await program.read(who.browser, '/api/subscription/info')).body;

async function pay(who: Someone, program = payApp): Promise<void> {
  const { UncompletedPayments } = await info(who, program);
  const [first] = UncompletedPayments as { OrderID: string }[];
  const token = await approved(program, who.browser, first?.OrderID ?? '');
  const paid = await program.call(who.browser, '/api/payment/execute', executeBody(token));
  expect(paid.body).toMatchObject({ OrderStatus: 'paid' });
}

test('decisions.md Money, worked: sign-up, an added flag, a removed flag, early and late renewal, over the wire', async () => {
  const who = await someone();
  const two = [wireChoice(2)];
  const three = [wireChoice(2), wireChoice(1, 3)];
  expect(await price(who, two)).toEqual({
    status: 200,
    body: {
      Price: 600,
      SubscriptionEndDate: '2027-03-31',
      MonthlyFee: 50,
      OrderKind: 'signUp',
      PricedFlags: 2,
      CostPerVenue: 25,
      PricedMonths: 12,
    },
  });
  expect(await change(who, two)).toEqual({ status: 200, body: { Price: 600 } });
  await pay(who);
  expect(await price(who, two)).toMatchObject({ body: { Price: 0, SubscriptionEndDate: '2027-03-31' } });

  on('2026-09-10');
  expect(await price(who, three)).toMatchObject({ body: { Price: 150, SubscriptionEndDate: '2027-03-31' } });
  expect(await change(who, three)).toMatchObject({ body: { Price: 150 } });
  await pay(who);

  on('2026-12-02');
  expect(await change(who, two)).toMatchObject({ body: { Price: 0 } });
  expect((await info(who)).TradingVenuesList).toEqual([
    {
      TradingVenueID: 2,
      IsRealOrders: true,
      IsRealTraders: true,
      IsDelayedOrders: false,
      IsDelayedTraders: false,
      SubscriptionEndDate: '2027-03-31',
    },
  ]);

  on('2027-01-15');
  expect(await price(who, two)).toMatchObject({ body: { Price: 600, SubscriptionEndDate: '2028-03-31' } });
  await database.pool.query("UPDATE subscriptions SET ends_on = '2027-03-31' WHERE account_id = $1", [
    who.id,
  ]);

  on('2027-05-20');
  expect(await price(who, two)).toMatchObject({ body: { Price: 600, SubscriptionEndDate: '2028-05-31' } });
  expect(await change(who, two)).toMatchObject({ body: { Price: 600 } });
  await pay(who);
  const { rows } = await database.pool.query(
    'SELECT starts_on, ends_on FROM subscriptions WHERE account_id = $1',
    [who.id],
  );
  expect(rows).toEqual([{ starts_on: '2027-06-01', ends_on: '2028-05-31' }]);
});

test('B 4: a price above 0 waits as an uncompleted order, and the old rights stay until it is paid', async () => {
  const who = await someone();
  await change(who, [wireChoice(2)]);
  expect(await info(who)).toMatchObject({
    TradingVenuesList: [{ TradingVenueID: 2, IsRealOrders: false, IsDelayedOrders: true }],
    UncompletedPayments: [{ OrderID: expect.any(String), OrderPrice: 600, OrderStatus: 'created' }],
    AutoRenewal: true,
    MonthlyFee: 0,
    RenewableFrom: '2026-12-31',
  });
  expect(await change(who, [wireChoice(1)])).toMatchObject({
    status: 409,
    body: { error: { message: 'Please complete or cancel your uncompleted payment first' } },
  });
  // The price can still be asked.
  expect(await price(who, [wireChoice(1)])).toMatchObject({ status: 200, body: { Price: 300 } });
  await pay(who);
  expect(await info(who)).toMatchObject({
    TradingVenuesList: [{ IsRealOrders: true, IsRealTraders: true, IsDelayedOrders: false }],
    UncompletedPayments: [],
    MonthlyFee: 50,
  });
});

test('decisions.md Money: delayed data alone costs nothing, is there at once, and is renewed at 0', async () => {
  const who = await someone();
  expect(await change(who, [wireChoice(0), wireChoice(0, 3)])).toMatchObject({ body: { Price: 0 } });
  expect((await info(who)).TradingVenuesList).toHaveLength(2);
  on('2027-04-20');
  expect(await price(who, [wireChoice(0)])).toMatchObject({
    body: { Price: 0, SubscriptionEndDate: '2028-04-30' },
  });
  await change(who, [wireChoice(0)]);
  expect((await info(who)).TradingVenuesList).toMatchObject([{ SubscriptionEndDate: '2028-04-30' }]);
});

test('an expired account renews and leaves restricted mode', async () => {
  const who = await someone();
  on('2027-04-20');
  const restricted = async () => (await payApp.read(who.browser, '/api/userInfo')).body.restrictedMode;
  expect(await restricted()).toBe(true);
  expect(await change(who, [wireChoice(2)])).toMatchObject({ body: { Price: 600 } });
  expect(await restricted()).toBe(true);
  await pay(who);
  expect(await restricted()).toBe(false);
  meets('the clock passes a renewal');
});

test('no-payment mode: renewing costs nothing, ends restricted mode, and leaves what was paid for as it was', async () => {
  const free = await openPaymentApp(database, standIn, { noPaymentMode: true });
  const who = await someone();
  await database.pool.transaction((client) => giveVenues(client, who.id, icpm(2)));
  on('2026-05-01', free);
  expect(await price(who, [wireChoice(0)], free)).toMatchObject({
    body: { Price: 0, SubscriptionEndDate: '2027-03-31' },
  });
  expect(await change(who, [wireChoice(0)], free)).toEqual({ status: 200, body: { Price: 0 } });
  const before = await info(who, free);
  expect(before.TradingVenuesList).toMatchObject([{ IsRealOrders: true, SubscriptionEndDate: '2027-03-31' }]);
  expect(before).not.toHaveProperty('AutoRenewal');
  on('2027-04-20', free);
  expect((await free.read(who.browser, '/api/userInfo')).body.restrictedMode).toBe(true);
  expect(await change(who, [wireChoice(0)], free)).toEqual({ status: 200, body: { Price: 0 } });
  expect((await free.read(who.browser, '/api/userInfo')).body.restrictedMode).toBe(false);
  // A term given free of charge holds no live data once payment is on again.
  expect((await info(who, free)).TradingVenuesList).toMatchObject([
    { IsRealOrders: false, IsDelayedOrders: true, SubscriptionEndDate: '2028-04-30' },
  ]);
  expect(await price(who, [wireChoice(1)], free)).toMatchObject({ status: 400 });
  await free.stop();
});

test('B 5: impossible selections are refused with a clear message, and nothing changes', async () => {
  const who = await someone();
  const before = await info(who);
  const cases: readonly (readonly [readonly unknown[], RegExp])[] = [
    [[], /Select at least one venue/],
    [[{ ...wireChoice(0), isDelayedOrders: false, isDelayedTraders: false }], /Select at least one venue/],
    [[wireChoice(1, 999)], /There is no venue 999/],
    [[wireChoice(1), wireChoice(1)], /ICPM is listed twice/],
    [[{ ...wireChoice(1), isDelayedOrders: true }], /ICPM: choose orders in real time or delayed/],
    [[{ ...wireChoice(1, 11), isRealOrders: true }], /TPSL has no real-time orders/],
    [[{ ...wireChoice(1), venueId: -1 }], /venueId/],
    [[{ ...wireChoice(1), venueId: '2' }], /venueId/],
    [[{ ...wireChoice(1), price: 0 }], /./],
    [[{ venueId: 2 }], /./],
    [Array.from({ length: 101 }, () => wireChoice(1)), /./],
  ];
  for (const [venueList, message] of cases) {
    for (const call of [price, change]) {
      const refused = await call(who, venueList);
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toMatch(message);
    }
  }
  expect(await info(who)).toEqual(before);
});

test('without a session every call for a subscription answers 401', async () => {
  const stranger = await browserOf(payApp.app);
  expect((await payApp.read(stranger, '/api/subscription/info')).status).toBe(401);
  for (const path of ['changePrice', 'changeSubscription']) {
    const answer = await payApp.call(stranger, `/api/subscription/${path}`, { venueList: [wireChoice(1)] });
    expect(answer.status).toBe(401);
  }
  expect((await payApp.call(stranger, '/api/subscription/autoRenewal', { AutoRenewal: true })).status).toBe(
    401,
  );
  expect((await payApp.call(stranger, '/api/subscription/terminate')).status).toBe(401);
});

test('B 9: a running term costs a month what each of its flags was bought at; a new price is for later orders', async () => {
  const other = await freshDatabase();
  const shop = await openPaymentApp(other, standIn);
  const who = await person(shop, other, 'bought-before@example.com');
  const at = (day: string) => on(day, shop);
  const [two, three] = [[wireChoice(2)], [wireChoice(2), wireChoice(1, 3)]];
  const fee = async () => (await info(who, shop)).MonthlyFee;
  await other.pool.query(
    `INSERT INTO prices (cost_per_venue, noticed_on, applies_from)
     VALUES (25, '2026-01-01', '2026-01-01'), (30, '2026-06-01', '2026-08-30')`,
  );
  at('2026-03-14');
  await change(who, two, shop);
  await pay(who, shop);
  at('2026-09-10');
  expect(await fee()).toBe(50);
  expect(await price(who, two, shop)).toMatchObject({ body: { Price: 0, MonthlyFee: 50 } });
  expect(await price(who, three, shop)).toMatchObject({ body: { CostPerVenue: 30, MonthlyFee: 80 } });
  await change(who, three, shop);
  await pay(who, shop);
  expect(await fee()).toBe(80);
  expect(await price(who, two, shop)).toMatchObject({ body: { MonthlyFee: 50 } });
  at('2027-01-15');
  expect(await price(who, three, shop)).toMatchObject({ body: { OrderKind: 'renewal', MonthlyFee: 90 } });
  await change(who, three, shop);
  await pay(who, shop);
  expect(await fee()).toBe(80);
  at('2027-04-01');
  expect(await fee()).toBe(90);
});

test('auto-renewal is a setting that a person can see and change', async () => {
  const who = await someone();
  expect(await info(who)).toMatchObject({ AutoRenewal: true });
  const set = (AutoRenewal: unknown) =>
    payApp.call(who.browser, '/api/subscription/autoRenewal', { AutoRenewal });
  expect((await set(false)).status).toBe(204);
  expect(await info(who)).toMatchObject({ AutoRenewal: false });
  expect((await set('no')).status).toBe(400);
  expect((await set(true)).status).toBe(204);
  expect(await info(who)).toMatchObject({ AutoRenewal: true });
});

test('A 9, B 9: a new price applies to orders made 90 days after its notice, with 30 days to terminate', async () => {
  const other = await freshDatabase();
  const shop = await openPaymentApp(other, standIn);
  const who = await person(shop, other, 'priced@example.com');
  const at = (day: string) => on(day, shop);
  at('2026-06-01');
  const first = {
    actor: { osUser: 'tester', by: null },
    reason: 'the first',
    at: new Date('2026-01-01T09:00:00Z'),
    today: '2026-01-01',
  };
  await setFirstPrice(other.pool, 25, first);
  await other.pool.transaction(async (client) => {
    await writeTerm(client, who.id, { startsOn: '2026-04-01', endsOn: '2027-03-31', live: true });
    await giveVenues(client, who.id, icpm(2));
  });
  expect(await setFirstPrice(other.pool, 30, first)).toBe(false);
  await other.pool.query(
    `INSERT INTO prices (cost_per_venue, noticed_on, applies_from) VALUES (30, '2026-06-01', '2026-08-30')`,
  );
  expect(await info(who, shop)).toMatchObject({
    MonthlyFee: 50,
    PriceNotice: { CostPerVenue: 30, AppliesFrom: '2026-08-30', TerminateBy: '2026-07-01' },
  });
  at('2026-08-29');
  expect(await price(who, [wireChoice(2), wireChoice(1, 3)], shop)).toMatchObject({ body: { Price: 175 } });
  expect((await shop.call(who.browser, '/api/subscription/terminate')).status).toBe(409);
  expect((await info(who, shop)).PriceNotice).toEqual({ CostPerVenue: 30, AppliesFrom: '2026-08-30' });
  at('2026-08-30');
  expect(await price(who, [wireChoice(2), wireChoice(1, 3)], shop)).toMatchObject({ body: { Price: 210 } });
  expect(await info(who, shop)).not.toHaveProperty('PriceNotice');
  expect(await info(who, shop)).toMatchObject({ MonthlyFee: 50 });
  // Terminated within the 30 days, it runs to its end, and no next order is prepared.
  at('2026-07-01');
  const terminate = () => shop.call(who.browser, '/api/subscription/terminate');
  const terminated = { status: 200, body: { TerminatedOn: '2026-07-01' } };
  expect(await terminate()).toEqual(terminated);
  const after = await info(who, shop);
  expect(after).toMatchObject({ TerminatedOn: '2026-07-01', AutoRenewal: false, MonthlyFee: 50 });
  expect(after.PriceNotice).toEqual({ CostPerVenue: 30, AppliesFrom: '2026-08-30' });
  at('2026-07-02');
  expect(await terminate()).toEqual(terminated);
  const autoRenewal = (AutoRenewal: boolean) =>
    shop.call(who.browser, '/api/subscription/autoRenewal', { AutoRenewal });
  expect((await autoRenewal(true)).status).toBe(409);
  expect((await autoRenewal(false)).status).toBe(204);
  expect(await info(who, shop)).toMatchObject({ TerminatedOn: '2026-07-01', AutoRenewal: false });
  const free = await person(shop, other, 'delayed-only@example.com');
  expect((await shop.call(free.browser, '/api/subscription/terminate')).status).toBe(409);
  at('2027-05-20');
  expect(await price(who, [wireChoice(2)], shop)).toMatchObject({ body: { Price: 720 } });
  await shop.stop();
  await other.drop();
});

test('in no-payment mode a waiting order is not announced, since nobody could pay it', async () => {
  const who = await someone();
  await change(who, [wireChoice(2)]);
  const told = async (noPaymentMode: boolean) => {
    const program = await openPaymentApp(database, standIn, { noPaymentMode });
    const answer = await program.read(who.browser, '/api/userInfo');
    await program.stop();
    return answer.body.Notifications;
  };
  expect(await told(true)).toEqual([]);
  // It waits, and is announced again when it can be paid.
  expect(await told(false)).toEqual([{ ActionID: 'ALERT_UNCOMPLETED_PAYMENT', ActionData: {} }]);
});

test('A 3.2: an uncompleted payment is notified until it is paid or cancelled', async () => {
  const who = await someone();
  const actions = async () =>
    ((await payApp.read(who.browser, '/api/userInfo')).body.Notifications as { ActionID: string }[]).map(
      ({ ActionID }) => ActionID,
    );
  expect(await actions()).toEqual([]);
  await change(who, [wireChoice(2)]);
  expect(await actions()).toEqual(['ALERT_UNCOMPLETED_PAYMENT']);
  const { UncompletedPayments } = await info(who);
  const [first] = UncompletedPayments as { OrderID: string }[];
  await payApp.call(who.browser, '/api/payment/cancel', { OrderID: first?.OrderID });
  expect(await actions()).toEqual([]);
  expect(await info(who)).toMatchObject({ UncompletedPayments: [] });
});
