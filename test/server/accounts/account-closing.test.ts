import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../src/domain/subscription/calendar.ts';
import { removalsJob } from '../../../src/server/jobs/removals.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';
import { password } from './identity-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
let number = 0;
const day = 86_400_000;
const erased: string[] = [];
const mailed: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  portal = await startPortal(database);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

async function someone() {
  number += 1;
  const login = `paul${number}@daylight.example`;
  const subject = await createAccount(portal, database, login);
  const visitor = new Visitor(portal);
  expect((await visitor.enter(login)).status).toBe(204);
  return { login, subject, visitor };
}
const close = (visitor: Visitor) => visitor.call('POST', '/api/account/close');
const closing = async (visitor: Visitor) => (await visitor.call('GET', '/api/account/closing')).body;
const inAWeek = () => dayOf(new Date(portal.businessClock.now().getTime() + 7 * day));
const mails = async (login: string) => {
  const { rows } = await database.pool.query<{ kind: string }>(
    'SELECT kind FROM mail_outbox WHERE recipient = $1 ORDER BY created_at, id',
    [login],
  );
  return rows.map(({ kind }) => kind).sort();
};
const runJob = (today: string) =>
  removalsJob({
    pool: database.pool,
    securityClock: portal.clock,
    queueMail: async (_, { kind, to }) => mailed.push(`${kind} ${to}`),
    deleteUser: async (subject) => void erased.push(subject),
  }).run(today);
async function orderBeingPaid(login: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO purchases (id, account_id, price, state, starts_on, ends_on, created_at, priced_on)
     SELECT gen_random_uuid(), id, 600, 'uncompleted', '2026-12-01', '2027-11-30', now(), '2026-12-01'
     FROM accounts WHERE email = $1 RETURNING id`,
    [login],
  );
  const id = rows[0]?.id ?? '';
  await database.pool.query("UPDATE purchases SET state = 'executing' WHERE id = $1", [id]);
  return id;
}

test('C 26: a week after it was closed the account is erased as after 90 days, with a mail', async () => {
  const { login, subject, visitor } = await someone();
  const closesOn = inAWeek();
  expect(await closing(visitor)).toEqual({ closesOn: null, wouldCloseOn: closesOn, subscribedUntil: null });
  expect((await close(visitor)).status).toBe(204);
  expect((await close(visitor)).status).toBe(204);
  expect(await closing(visitor)).toMatchObject({ closesOn });
  expect((await visitor.call('GET', '/api/userInfo')).body.Notifications).toEqual([
    { ActionID: 'ALERT_ACCOUNT_CLOSES', ActionData: { AccountClosesOn: closesOn } },
  ]);
  expect(await mails(login)).toEqual(['account-closes']);
  await runJob(dayOf(portal.businessClock.now()));
  expect(await visitor.whoAmI()).toBe(login);
  await runJob(closesOn);
  expect(await visitor.whoAmI()).toBe(401);
  expect(erased).toContain(subject);
  expect(mailed).toContain(`account-closed ${login}`);
});

test('C 26: whoever changes their mind keeps the account, twice is no harm', async () => {
  const { login, visitor } = await someone();
  expect((await close(visitor)).status).toBe(204);
  for (let times = 0; times < 2; times += 1)
    expect((await visitor.call('POST', '/api/account/keep')).status).toBe(204);
  await runJob(inAWeek());
  expect(await visitor.whoAmI()).toBe(login);
  expect(await mails(login)).toEqual(['account-closes', 'account-kept']);
});

test('C 26: it asks again who somebody is once ten minutes have passed', async () => {
  const { visitor } = await someone();
  portal.clock.pass(11 * 60_000);
  expect(await close(visitor)).toMatchObject({
    status: 403,
    body: { error: { code: 'confirmation.password' } },
  });
  expect((await visitor.call('POST', '/api/session/confirm', { password })).status).toBe(204);
  expect((await close(visitor)).status).toBe(204);
});

test('C 26: a payment that is under way is settled first', async () => {
  const { login, visitor } = await someone();
  const id = await orderBeingPaid(login);
  expect(await close(visitor)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('A payment of yours is under way') } },
  });
  await database.pool.query("UPDATE purchases SET state = 'uncompleted' WHERE id = $1", [id]);
  expect((await close(visitor)).status).toBe(204);
});

test('C 26: a payment that is decided after the account was closed puts its end off', async () => {
  const { login, visitor } = await someone();
  expect((await close(visitor)).status).toBe(204);
  await orderBeingPaid(login);
  await runJob(inAWeek());
  expect(await visitor.whoAmI()).toBe(login);
});

async function paidWithPart(login: string): Promise<string> {
  const id = await orderBeingPaid(login);
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO payments (id, purchase_id, amount, state, created_at, provider_order_id)
     VALUES (gen_random_uuid(), $1, 600, 'captured', now(), $1::text) RETURNING id`,
    [id],
  );
  await database.pool.query("UPDATE purchases SET state = 'paid' WHERE id = $1", [id]);
  await database.pool.query(
    'INSERT INTO partial_refunds (id, payment_id, amount, asked_at) VALUES (gen_random_uuid(), $1, 5.00, now())',
    [rows[0]?.id],
  );
  return rows[0]?.id ?? '';
}
const invoiced = (login: string, number: string) =>
  database.pool.query(
    `INSERT INTO invoices (number, account_id, payer_ref, issued_at, due_on, amount, kind, starts_on, ends_on, months,
       cost_per_venue, venues, customer, seller, tax)
     SELECT $2, id, payer_ref, now(), '2027-02-01', 600, 'change', '2027-02-01', '2028-01-31', 12, 50, '[]', '{}', '{}', '{}'
     FROM accounts WHERE email = $1`,
    [login, number],
  );

test('C 26: a part of a payment that is being given back is waited for', async () => {
  const { login, visitor } = await someone();
  const payment = await paidWithPart(login);
  expect(await close(visitor)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('A payment of yours is under way') } },
  });
  await database.pool.query('UPDATE partial_refunds SET refunded_at = now() WHERE payment_id = $1', [
    payment,
  ]);
  expect((await close(visitor)).status).toBe(204);
});

test.each([
  ['a part being given back', paidWithPart],
  ['an invoice', (login: string) => invoiced(login, 'IN-2026-000011')],
  [
    'a role',
    (login: string) =>
      database.pool.query(
        `INSERT INTO operators (account_id, role, granted_at, granted_by)
         SELECT id, 'support', now(), 'tests' FROM accounts WHERE email = $1`,
        [login],
      ),
  ],
  [
    'a suspension',
    (login: string) =>
      database.pool.query('UPDATE accounts SET suspended_at = now() WHERE email = $1', [login]),
  ],
])('C 26: what came in the week after it was closed keeps the account: %s', async (_what, come) => {
  const { login, visitor } = await someone();
  expect((await close(visitor)).status).toBe(204);
  await come(login);
  await runJob(inAWeek());
  const { rowCount } = await database.pool.query('SELECT FROM accounts WHERE email = $1', [login]);
  expect(rowCount).toBe(1);
});

test('C 26: nobody is asked who they are for what is refused anyway', async () => {
  const { login, visitor } = await someone();
  await invoiced(login, 'IN-2026-000012');
  portal.clock.pass(11 * 60_000);
  expect(await close(visitor)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('Invoice IN-2026-000012 is not settled') } },
  });
});

test('C 26: a subscription that is over is not told as one that would end', async () => {
  const { login, visitor } = await someone();
  await database.pool.query(
    `INSERT INTO subscriptions (account_id, starts_on, ends_on, auto_renewal)
     SELECT id, '2025-01-01', '2025-12-31', FALSE FROM accounts WHERE email = $1`,
    [login],
  );
  expect(await closing(visitor)).toMatchObject({ subscribedUntil: null });
  await database.pool.query(
    `UPDATE subscriptions SET ends_on = '2099-12-31' WHERE account_id = (SELECT id FROM accounts WHERE email = $1)`,
    [login],
  );
  expect(await closing(visitor)).toMatchObject({ subscribedUntil: '2099-12-31' });
});

test('C 26: who operates the service has to give that up first', async () => {
  const { login, visitor } = await someone();
  await database.pool.query(
    `INSERT INTO operators (account_id, role, granted_at, granted_by)
     SELECT id, 'support', now(), 'tests' FROM accounts WHERE email = $1`,
    [login],
  );
  expect(await close(visitor)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('operates the service') } },
  });
});
