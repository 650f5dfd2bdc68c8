import { describe, expect, test } from 'vitest';
import { eraseAccount } from '../../../src/server/accounts/erase-account.ts';
import {
  entitlementChanges,
  entitlementText,
  setCause,
} from '../../../src/server/subscriptions/entitlement-log.ts';
import { approved, executeBody, logOf, person, purchaseOf600, until, wireChoice } from './payment-kit.ts';
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
] as const)('a refund is noticed without a webhook, even after %s', async (_when, pause, times) => {
  const { id, purchaseId, token } = await paid();
  for (let at = 1; at < times; at += 1) await look(pause);
  expect(await stateOf(purchaseId)).toBe('paid');
  standIn.provider.refund(standIn.provider.find(token)?.capture?.id ?? '');
  await look(pause);
  expect(await stateOf(purchaseId)).toBe('refunded');
  expect(await isLive(id)).toBe(false);
  expect(kinds()).toEqual(['payment-refunded']);
});

test('C 26: whoever pays while the account is to be closed, perhaps in another tab, keeps it', async () => {
  const { id, browser } = await person(payApp, database, 'kept-by-paying@example.com');
  const purchaseId = await purchaseOf600(payApp, database, id);
  const token = await approved(payApp, browser, purchaseId);
  await database.pool.query("UPDATE accounts SET closes_on = '2030-01-01' WHERE id = $1", [id]);
  await payApp.call(browser, '/api/payment/execute', executeBody(token));
  expect(await stateOf(purchaseId)).toBe('paid');
  const { rows } = await database.pool.query(
    `SELECT closes_on, (SELECT array_agg(kind ORDER BY e.id) FROM account_events e WHERE e.account_id = a.id) AS kinds
     FROM accounts a WHERE id = $1`,
    [id],
  );
  expect(rows).toEqual([{ closes_on: null, kinds: expect.arrayContaining(['closing-stopped', 'paid']) }]);
});

test('a reversal is noticed without a webhook when the capture shows it', async () => {
  const { id, purchaseId, token } = await paid();
  Object.assign(standIn.provider.find(token)?.capture ?? {}, { status: 'REVERSED' });
  await look(hour);
  expect(await stateOf(purchaseId)).toBe('refunded');
  const { body } = await payApp.read(await payApp.signedIn(id), '/api/payment/history');
  expect(body.Payments).toMatchObject([{ OrderStatus: 'reversed' }]);
});

test('a payment is no longer checked after 180 days', async () => {
  const { purchaseId } = await paid();
  for (let at = 0; at < 40; at += 1) await look(8 * 24 * hour);
  const { rows } = await database.pool.query('SELECT state, check_at FROM payments WHERE purchase_id = $1', [
    purchaseId,
  ]);
  expect(rows).toEqual([{ state: 'captured', check_at: null }]);
});

test.each([
  ['by checks alone', 'none'],
  ['by the provider’s events', 'sent'],
] as const)(
  'a lost dispute ends the rights paid for, and the operator is told when it begins: %s',
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

test('a dispute that is won changes nothing, and an open one is checked beyond 180 days', async () => {
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

describe('C 8: the log of rights', () => {
  const pool = database.pool;
  /** The lines of an account, without time, login and purchase. */
  const linesOf = async (who: string) =>
    (await entitlementChanges(pool, who)).map((line) =>
      entitlementText({ ...line, at: '', whose: '', purchase: line.purchase === null ? null : 'P' }).trim(),
    );
  const emailOf = async (id: string): Promise<string> => {
    const { rows } = await pool.query<{ email: string }>('SELECT email FROM accounts WHERE id = $1', [id]);
    return rows[0]?.email ?? '';
  };

  test('records what was gained, bought, exchanged and refunded, with its period and cause', async () => {
    const { id, token } = await paid();
    const email = await emailOf(id);
    const [first = ''] = await linesOf(email);
    // The kit grants what a registration would.
    expect(first).toMatch(/^gained subscription, 2026-04-01 to 2027-03-31: SQL by \w+$/);
    expect((await linesOf(email)).slice(3)).toEqual([
      'gained live orders ICPM, 2026-03-14 to 2027-03-31, purchase P: the purchase was paid',
      'gained live trades ICPM, 2026-03-14 to 2027-03-31, purchase P: the purchase was paid',
    ]);
    const before = (await linesOf(email)).length;
    const browser = await payApp.signedIn(id);
    const venueList = [
      { ...wireChoice(2), isRealOrders: false, isDelayedOrders: true },
      { ...wireChoice(0, 1), isRealOrders: true, isDelayedOrders: false },
    ];
    const changed = await payApp.call(browser, '/api/subscription/changeSubscription', { venueList });
    expect(changed.status).toBe(200);
    standIn.provider.refund(standIn.provider.find(token)?.capture?.id ?? '');
    await look(hour);
    expect((await linesOf(email)).slice(before)).toEqual([
      'lost live orders ICPM, 2026-03-14 to 2026-03-14, purchase P: the account holder',
      'gained live orders ICOT, 2026-03-14 to 2027-03-31, purchase P: the account holder',
      'gained delayed orders ICOT: the account holder',
      'gained delayed trades ICOT: the account holder',
      'refunded live trades ICPM, 2026-03-14 to 2026-03-14, purchase P: the payment was refunded',
      'refunded live orders ICOT, 2026-03-14 to 2026-03-14, purchase P: the payment was refunded',
    ]);
  });

  test('is written with the change or not at all, and names the database user of a change by SQL', async () => {
    const { id } = await paid();
    const email = await emailOf(id);
    const before = await linesOf(email);
    const terminate = "UPDATE subscriptions SET terminated_on = '2026-03-14' WHERE account_id = $1";
    await pool
      .transaction(async (client) => {
        await setCause(client, 'a test');
        await client.query(terminate, [id]);
        throw new Error('called off');
      })
      .catch(() => {});
    expect(await linesOf(email)).toEqual(before);
    await pool.query(terminate, [id]);
    const [line = '', ...more] = (await linesOf(email)).slice(before.length);
    expect(line).toMatch(/^terminated subscription, 2026-04-01 to 2027-03-31: SQL by \w+$/);
    expect(more).toEqual([]);
  });

  test.each([
    "UPDATE entitlement_log SET cause = 'x'",
    'DELETE FROM entitlement_log',
    'TRUNCATE entitlement_log',
  ])('only grows: %s is refused', async (statement) => {
    await paid();
    await expect(pool.query(statement)).rejects.toThrow('entitlement_log is append-only');
  });

  test('stays when the account is removed, under a reference that leads to nobody', async () => {
    const { id } = await paid();
    const email = await emailOf(id);
    const before = await linesOf(email);
    const { rows } = await pool.query<{ ref: string }>(
      'SELECT payer_ref AS ref FROM accounts WHERE id = $1',
      [id],
    );
    await pool.transaction(async (client) => {
      await setCause(client, 'the daily job removals');
      await eraseAccount(client, id, payApp.clock.now());
    });
    expect(await linesOf(rows[0]?.ref ?? '')).toEqual([...before, 'removed account: the daily job removals']);
    await expect(linesOf(email)).rejects.toThrow(`There is no account ${email} and never was.`);
    const log = JSON.stringify((await pool.query('SELECT * FROM entitlement_log')).rows);
    expect(log).not.toContain(id);
    expect(log).not.toContain(email);
  });
});
