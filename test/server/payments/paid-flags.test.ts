import { describe, expect, test } from 'vitest';
import { dayOf } from '../../../src/domain/subscription/calendar.ts';
import { usualSettings } from '../../../src/sandbox/payment/provider.ts';
import { rightsOf } from '../../../src/server/accounts/rights.ts';
import { approved, executeBody, person, wireChoice } from './payment-kit.ts';
import { openPaymentScene } from './payment-scene.ts';

const { database, standIn, payApp } = await openPaymentScene();
let count = 0;

const on = (day: string) => payApp.businessClock.set(new Date(`${day}T10:00:00Z`));
const today = () => dayOf(payApp.businessClock.now());

const someone = () => {
  count += 1;
  return person(payApp, database, `holder-${count}@example.com`);
};
type Someone = Awaited<ReturnType<typeof someone>>;

const change = (who: Someone, venueList: readonly unknown[], more: object = {}) =>
  payApp.call(who.browser, '/api/subscription/changeSubscription', { venueList, ...more });
const price = async (who: Someone, venueList: readonly unknown[]) =>
  (await payApp.call(who.browser, '/api/subscription/changePrice', { venueList })).body;
const info = async (who: Someone) => (await payApp.read(who.browser, '/api/subscription/info')).body;

async function openOrder(who: Someone): Promise<{ OrderID: string; OrderPrice: number } | undefined> {
  const { UncompletedPayments } = await info(who);
  return (UncompletedPayments as { OrderID: string; OrderPrice: number }[])[0];
}

/** Orders and pays; returns the number of the payment at the provider. */
async function buy(who: Someone, venueList: readonly unknown[]): Promise<string> {
  const changed = await change(who, venueList);
  expect(changed.status).toBe(200);
  const token = await approved(payApp, who.browser, (await openOrder(who))?.OrderID ?? '');
  const paid = await payApp.call(who.browser, '/api/payment/execute', executeBody(token));
  expect(paid.body).toMatchObject({ OrderStatus: 'paid' });
  return token;
}

/** Refunds a payment at the provider, and lets the portal look. */
async function giveBack(token: string): Promise<void> {
  standIn.provider.refund(standIn.provider.find(token)?.capture?.id ?? '');
  await database.pool.query('UPDATE payments SET check_at = $2 WHERE provider_order_id = $1', [
    token,
    payApp.clock.now(),
  ]);
  await payApp.service.reconciliation.runNow();
}

/** What an account may see in real time: `ICPM orders`, sorted. */
async function live(who: Someone): Promise<string[]> {
  const rights = await rightsOf(database.pool, who.id, payApp.businessClock.now(), false);
  return [...rights.venues]
    .flatMap(([venue, levels]) =>
      (['order', 'trade'] as const)
        .filter((kind) => levels[kind] === 'realtime')
        .map((kind) => `${venue} ${kind}s`),
    )
    .sort();
}

async function termOf(who: Someone) {
  const { rows } = await database.pool.query<{ starts_on: string; ends_on: string; live: boolean }>(
    'SELECT starts_on, ends_on, live FROM subscriptions WHERE account_id = $1',
    [who.id],
  );
  return rows[0];
}

const kinds = (): string[] => payApp.mails.splice(0).map(({ kind }) => kind);

describe('a right belongs to the purchase that paid for it', () => {
  test('a right whose payment is refunded ends, even if it was moved to another venue since', async () => {
    const who = await someone();
    const token = await buy(who, [wireChoice(1)]);
    expect(await live(who)).toEqual(['ICPM orders']);
    on('2026-05-10');
    expect(await change(who, [wireChoice(1, 3)])).toEqual({ status: 200, body: { Price: 0 } });
    expect(await live(who)).toEqual(['IGDL orders']);
    on('2026-06-02');
    expect(await change(who, [wireChoice(1, 1)])).toEqual({ status: 200, body: { Price: 0 } });
    await giveBack(token);
    expect(await live(who)).toEqual([]);
    expect((await info(who)).TradingVenuesList).toMatchObject([
      { TradingVenueID: 1, IsRealOrders: false, IsDelayedOrders: true },
    ]);
    expect(await termOf(who)).toMatchObject({ ends_on: '2027-03-31', live: false });
  });

  test('a flag added by a second purchase ends with that purchase, and only that flag', async () => {
    const who = await someone();
    await buy(who, [wireChoice(1)]);
    on('2026-09-10');
    const added = await buy(who, [wireChoice(1), wireChoice(1, 3)]);
    await giveBack(added);
    expect(await live(who)).toEqual(['ICPM orders']);
    expect(await termOf(who)).toEqual({ starts_on: '2026-04-01', ends_on: '2027-03-31', live: true });
  });

  test('when the first purchase is refunded, what a second one added within its term stays', async () => {
    const who = await someone();
    const first = await buy(who, [wireChoice(1)]);
    on('2026-09-10');
    await buy(who, [wireChoice(1), wireChoice(1, 3)]);
    await giveBack(first);
    expect(await live(who)).toEqual(['IGDL orders']);
    expect(await termOf(who)).toEqual({ starts_on: '2026-04-01', ends_on: '2027-03-31', live: true });
  });

  test('when a change moves one flag and adds another, the moved one still belongs to the first purchase', async () => {
    const who = await someone();
    const first = await buy(who, [wireChoice(1)]);
    on('2026-09-10');
    const second = await buy(who, [wireChoice(2, 3)]);
    expect(await live(who)).toEqual(['IGDL orders', 'IGDL trades']);
    await giveBack(first);
    expect(await live(who)).toHaveLength(1);
    await giveBack(second);
    expect(await live(who)).toEqual([]);
  });

  test('a removed flag is gone without a refund, and adding it again has a price', async () => {
    const who = await someone();
    await buy(who, [wireChoice(2)]);
    on('2026-12-02');
    expect(await change(who, [wireChoice(1)])).toMatchObject({ body: { Price: 0 } });
    expect(await live(who)).toEqual(['ICPM orders']);
    expect(await price(who, [wireChoice(2)])).toMatchObject({
      Price: 75,
      PricedFlags: 1,
      CostPerVenue: 25,
      PricedMonths: 3,
    });
  });
});

describe('a renewal paid early', () => {
  test('loses only its own year when it is refunded; the rest of the current one stays', async () => {
    const who = await someone();
    await buy(who, [wireChoice(2)]);
    on('2027-01-15');
    const renewal = await buy(who, [wireChoice(2)]);
    expect(await termOf(who)).toMatchObject({ ends_on: '2028-03-31' });
    expect(await live(who)).toEqual(['ICPM orders', 'ICPM trades']);
    await giveBack(renewal);
    expect(await termOf(who)).toEqual({ starts_on: '2026-04-01', ends_on: '2027-03-31', live: true });
    expect(await live(who)).toEqual(['ICPM orders', 'ICPM trades']);
    on('2027-04-05');
    expect(await live(who)).toEqual([]);
  });

  test('moves together with the current year, and each is refunded separately', async () => {
    const who = await someone();
    const first = await buy(who, [wireChoice(1)]);
    on('2027-01-15');
    await buy(who, [wireChoice(1)]);
    expect(await change(who, [wireChoice(1, 3)])).toMatchObject({ status: 200, body: { Price: 0 } });
    expect(await live(who)).toEqual(['IGDL orders']);
    await giveBack(first);
    // The renewed year begins on its own day.
    expect(await live(who)).toEqual([]);
    on('2027-04-01');
    expect(await live(who)).toEqual(['IGDL orders']);
  });

  test('is not sold a second time while its year has not begun and the current one was refunded', async () => {
    const who = await someone();
    const first = await buy(who, [wireChoice(1)]);
    on('2027-01-15');
    await buy(who, [wireChoice(1)]);
    on('2027-02-01');
    await giveBack(first);
    const { rows } = await database.pool.query<{ name: string }>(
      "SELECT name FROM venues WHERE mic = 'ICPM'",
    );
    const told = `Real-time orders of ${rows[0]?.name} are paid for from 1 April 2027 on, and are not sold a second time`;
    expect(await price(who, [wireChoice(1)])).toMatchObject({ NotPossible: told });
    expect(await change(who, [wireChoice(2)])).toMatchObject({
      status: 409,
      body: { error: { message: told } },
    });
    expect(await price(who, [wireChoice(0), wireChoice(1, 3)])).not.toHaveProperty('NotPossible');
    on('2027-04-01');
    expect(await live(who)).toEqual(['ICPM orders']);
    expect(await price(who, [wireChoice(2)])).not.toHaveProperty('NotPossible');
  });

  test('ends access and the term on the day of its refund when it began long ago', async () => {
    const who = await someone();
    await buy(who, [wireChoice(1)]);
    on('2027-03-01');
    const renewal = await buy(who, [wireChoice(1)]);
    on('2027-09-10');
    await giveBack(renewal);
    expect(await termOf(who)).toMatchObject({ ends_on: '2027-09-10' });
    expect(await live(who)).toEqual([]);
  });

  test('leaves a later renewal in force when it is refunded; refunding that one too ends the term on that day', async () => {
    const who = await someone();
    await buy(who, [wireChoice(1)]);
    on('2027-03-01');
    const second = await buy(who, [wireChoice(1)]);
    on('2028-03-01');
    const third = await buy(who, [wireChoice(1)]);
    await giveBack(second);
    expect(await termOf(who)).toMatchObject({ ends_on: '2029-03-31' });
    await giveBack(third);
    expect(await termOf(who)).toMatchObject({ ends_on: '2028-03-01', live: true });
    expect(await live(who)).toEqual([]);
  });
});

describe('decisions.md Money: live data is ended by an act of its own', () => {
  test('it ends what is named and nothing else, also in the last 90 days, and orders nothing', async () => {
    const who = await someone();
    await buy(who, [wireChoice(1), wireChoice(1, 3)]);
    on('2027-02-01');
    const fewer = [wireChoice(1), wireChoice(0, 3)];
    // The same list without it would be a renewal.
    expect(await price(who, fewer)).toMatchObject({ OrderKind: 'renewal', Price: 300 });
    expect(await change(who, fewer, { EndLiveData: true })).toEqual({ status: 200, body: { Price: 0 } });
    expect(await live(who)).toEqual(['ICPM orders']);
    expect(await termOf(who)).toMatchObject({ starts_on: '2026-04-01', ends_on: '2027-03-31' });
    expect(await openOrder(who)).toBeUndefined();
    expect((await info(who)).TradingVenuesList).toMatchObject([
      { TradingVenueID: 2, IsRealOrders: true },
      { TradingVenueID: 3, IsRealOrders: false, IsDelayedOrders: true },
    ]);
  });

  test('it is refused where it would add live data', async () => {
    const who = await someone();
    await buy(who, [wireChoice(1)]);
    const refused = await change(who, [wireChoice(0), wireChoice(1, 3)], { EndLiveData: true });
    expect(refused.status).toBe(409);
    expect(await live(who)).toEqual(['ICPM orders']);
  });
});

describe('decisions.md Money: a paid flag moves once a calendar month', () => {
  test('a second move is refused with the day on which it becomes possible, which the price says beforehand', async () => {
    const who = await someone();
    await buy(who, [wireChoice(1)]);
    on('2026-05-10');
    await change(who, [wireChoice(1, 3)]);
    on('2026-05-31');
    const reason =
      'Real-time orders of IGDL were exchanged this month already; they can be exchanged again from 1 June 2026';
    const { rows } = await database.pool.query<{ name: string }>(
      "SELECT name FROM venues WHERE mic = 'IGDL'",
    );
    const told = reason.replace('IGDL', rows[0]?.name ?? '');
    expect(await price(who, [wireChoice(1)])).toMatchObject({ Price: 0, NotPossible: told });
    expect(await change(who, [wireChoice(1)])).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', message: told } },
    });
    // Nor together with a purchase, which would include it.
    expect((await change(who, [wireChoice(2)])).status).toBe(409);
    expect(await live(who)).toEqual(['IGDL orders']);
    // Removing it and buying more stay possible.
    expect(await price(who, [wireChoice(0, 3)])).not.toHaveProperty('NotPossible');
    expect(await price(who, [wireChoice(2, 3)])).not.toHaveProperty('NotPossible');
    on('2026-06-01');
    expect(await price(who, [wireChoice(1)])).not.toHaveProperty('NotPossible');
    expect(await change(who, [wireChoice(1)])).toEqual({ status: 200, body: { Price: 0 } });
    expect(await live(who)).toEqual(['ICPM orders']);
  });

  test('each flag counts separately: one that has not moved can still move', async () => {
    const who = await someone();
    await buy(who, [wireChoice(2)]);
    on('2026-05-10');
    await change(who, [wireChoice(1), wireChoice(1, 3)]);
    expect(await live(who)).toEqual(['ICPM orders', 'IGDL orders']);
    expect(await change(who, [wireChoice(1, 1), wireChoice(1, 3)])).toMatchObject({ status: 200 });
    expect((await change(who, [wireChoice(2), wireChoice(0, 3)])).status).toBe(409);
  });
});

describe('an open order when what it builds on changes', () => {
  test('is voided with a notice, so that nobody gets everything for the price of one flag after a refund', async () => {
    const who = await someone();
    const first = await buy(who, [wireChoice(1)]);
    on('2026-12-10');
    await change(who, [wireChoice(1), wireChoice(1, 3)]);
    const order = await openOrder(who);
    expect(order?.OrderPrice).toBe(75);
    const token = await approved(payApp, who.browser, order?.OrderID ?? '');
    kinds();
    await giveBack(first);
    expect(kinds()).toEqual(['payment-refunded', 'order-voided']);
    expect(await openOrder(who)).toBeUndefined();
    const executed = await payApp.call(who.browser, '/api/payment/execute', executeBody(token));
    expect(executed.status).toBe(409);
    expect(await live(who)).toEqual([]);
    expect(standIn.provider.find(token)?.capture ?? null).toBeNull();
  });

  test('is not captured at a price that is no longer right; the person sees the new price', async () => {
    const who = await someone();
    await buy(who, [wireChoice(1)]);
    on('2026-09-10');
    await change(who, [wireChoice(1), wireChoice(1, 3)]);
    const order = await openOrder(who);
    expect(order?.OrderPrice).toBe(150);
    const token = await approved(payApp, who.browser, order?.OrderID ?? '');
    on('2026-10-02');
    const executed = await payApp.call(who.browser, '/api/payment/execute', executeBody(token));
    expect(executed).toMatchObject({ status: 200, body: { OrderStatus: 'created', Reason: 'expired' } });
    expect(standIn.provider.find(token)?.capture ?? null).toBeNull();
    expect((await openOrder(who))?.OrderPrice).toBe(125);
    const again = await approved(payApp, who.browser, order?.OrderID ?? '');
    const paid = await payApp.call(who.browser, '/api/payment/execute', executeBody(again));
    expect(paid.body).toMatchObject({ OrderStatus: 'paid' });
    expect(await live(who)).toEqual(['ICPM orders', 'IGDL orders']);
  });

  test('stays if the change does not affect it', async () => {
    const who = await someone();
    await buy(who, [wireChoice(1)]);
    on('2026-09-10');
    const added = await buy(who, [wireChoice(1), wireChoice(1, 3)]);
    on('2027-01-15');
    await change(who, [wireChoice(1)]);
    const order = await openOrder(who);
    await giveBack(added);
    expect(await openOrder(who)).toEqual(order);
  });

  test('buys only what it paid for if its money was already on the way', async () => {
    const who = await someone();
    const first = await buy(who, [wireChoice(1)]);
    on('2026-12-10');
    standIn.provider.change({ ...usualSettings, webhooks: 'none', capture: 'pending' });
    await change(who, [wireChoice(1), wireChoice(1, 3)]);
    const token = await approved(payApp, who.browser, (await openOrder(who))?.OrderID ?? '');
    const held = await payApp.call(who.browser, '/api/payment/execute', executeBody(token));
    expect(held.body).toMatchObject({ OrderStatus: 'pending' });
    await giveBack(first);
    standIn.provider.decide(token, true);
    await database.pool.query('UPDATE payments SET check_at = $2 WHERE provider_order_id = $1', [
      token,
      payApp.clock.now(),
    ]);
    await payApp.service.reconciliation.runNow();
    expect(await live(who)).toEqual(['IGDL orders']);
    expect(today()).toBe('2026-12-10');
  });
});

test('a change made in an outdated window is refused with the current subscription, and destroys nothing', async () => {
  const who = await someone();
  const { Version } = await info(who);
  await buy(who, [wireChoice(2)]);
  const stale = await change(who, [wireChoice(0)], { Version });
  expect(stale).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict', message: expect.stringContaining('changed meanwhile') } },
  });
  expect(stale.body.error).toMatchObject({ subscription: await info(who) });
  expect(await live(who)).toEqual(['ICPM orders', 'ICPM trades']);
  const now = (await info(who)).Version;
  expect(now).not.toBe(Version);
  expect(await change(who, [wireChoice(1)], { Version: now })).toMatchObject({ status: 200 });
  expect((await change(who, [wireChoice(1)], { Version: 'new' })).status).toBe(400);
});
