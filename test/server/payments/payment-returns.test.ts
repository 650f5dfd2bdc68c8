import { expect, test } from 'vitest';
import { approved, executeBody, logOf, person, purchaseOf600, until } from './payment-kit.ts';
import { openPaymentScene } from './payment-scene.ts';

const { database, standIn, payApp } = await openPaymentScene();
let count = 0;

async function paid() {
  count += 1;
  const { id, browser } = await person(payApp, database, `returned-${count}@example.com`);
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  payApp.mails.length = 0;
  return { id, purchaseId, token };
}

const stateOf = async (purchaseId: string) => (await logOf(database, purchaseId)).at(-1);
const hour = 3600_000;
const look = async (milliseconds: number) => {
  payApp.clock.pass(milliseconds);
  return payApp.service.reconciliation.runNow();
};
const kinds = () => payApp.mails.map(({ kind }) => kind);

async function isLive(accountId: string): Promise<boolean> {
  const { rows } = await database.pool.query<{ live: boolean }>(
    'SELECT bool_or(realtime_orders) AS live FROM subscribed_venues($1, $2)',
    [accountId, payApp.businessClock.now().toISOString().slice(0, 10)],
  );
  return rows[0]?.live ?? false;
}

test.each([
  ['an hour', 61 * 60_000, 1],
  ['six days', 25 * hour, 6],
  ['five months', 8 * 24 * hour, 19],
] as const)('without a webhook a refund is noticed, also after %s', async (_when, pause, times) => {
  const { id, purchaseId, token } = await paid();
  for (let at = 1; at < times; at += 1) await look(pause);
  expect(await stateOf(purchaseId)).toBe('paid');
  standIn.provider.refund(standIn.provider.find(token)?.capture?.id ?? '');
  await look(pause);
  expect(await stateOf(purchaseId)).toBe('refunded');
  expect(await isLive(id)).toBe(false);
  expect(kinds()).toEqual(['payment-refunded']);
});

test('without a webhook a reversal is noticed where the capture says it', async () => {
  const { id, purchaseId, token } = await paid();
  Object.assign(standIn.provider.find(token)?.capture ?? {}, { status: 'REVERSED' });
  await look(hour);
  expect(await stateOf(purchaseId)).toBe('refunded');
  const { body } = await payApp.read(await payApp.signedIn(id), '/api/payment/history');
  expect(body.Payments).toMatchObject([{ OrderStatus: 'reversed' }]);
});

test('after 180 days a payment is asked about no more', async () => {
  const { purchaseId } = await paid();
  for (let at = 0; at < 40; at += 1) await look(8 * 24 * hour);
  const { rows } = await database.pool.query('SELECT state, check_at FROM payments WHERE purchase_id = $1', [
    purchaseId,
  ]);
  expect(rows).toEqual([{ state: 'captured', check_at: null }]);
});

test.each([
  ['by asking alone', 'none'],
  ['by the provider’s events', 'sent'],
] as const)(
  'a lost dispute ends what was paid for, and the operator hears of it early: %s',
  async (_way, webhooks) => {
    standIn.provider.change({ webhooks });
    const { id, purchaseId, token } = await paid();
    const soon = async (what: string, holds: () => Promise<boolean> | boolean) => {
      if (webhooks === 'sent') return until(what, holds);
      await look(25 * hour);
      expect(await holds(), what).toBe(true);
    };
    expect(standIn.provider.dispute(token)).toBe(true);
    await soon('the operator is told', () => kinds().includes('operator-payment-disputed'));
    await look(25 * hour);
    expect(await stateOf(purchaseId)).toBe('paid');
    expect(await isLive(id)).toBe(true);
    expect(standIn.provider.resolve(token, true)).toBe(true);
    await soon('what was paid for has ended', async () => (await stateOf(purchaseId)) === 'refunded');
    expect(await isLive(id)).toBe(false);
    const { body } = await payApp.read(await payApp.signedIn(id), '/api/payment/history');
    expect(body.Payments).toMatchObject([{ OrderStatus: 'reversed' }]);
    expect(kinds()).toEqual(['operator-payment-disputed', 'payment-refunded']);
  },
);

test('a dispute that is won changes nothing, and one that is open is asked about beyond 180 days', async () => {
  const { id, purchaseId, token } = await paid();
  standIn.provider.dispute(token);
  for (let at = 0; at < 200; at += 1) await look(25 * hour);
  const checkAt = async () =>
    (
      await database.pool.query<{ check_at: string | null }>(
        'SELECT check_at FROM payments WHERE purchase_id = $1',
        [purchaseId],
      )
    ).rows[0]?.check_at;
  expect(await checkAt()).not.toBeNull();
  standIn.provider.resolve(token, false);
  await look(25 * hour);
  expect(await checkAt()).toBeNull();
  expect([await stateOf(purchaseId), await isLive(id)]).toEqual(['paid', true]);
  expect(kinds()).toEqual(['operator-payment-disputed']);
});
