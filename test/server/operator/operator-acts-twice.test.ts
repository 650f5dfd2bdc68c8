import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../../../src/server/jobs/job-runner.ts';
import { type Browser, post, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { operatorOf } from './operator-kit.ts';

let database: TestDatabase;
let app: TestApp;
let ann: Browser & { readonly id: string };
let bob: Browser & { readonly id: string };

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp(database);
  ann = await operatorOf(app, database, 'ann@daylight.example', 'support', 'finance');
  bob = await operatorOf(app, database, 'bob@daylight.example', 'finance');
});
afterAll(async () => {
  await app.app.close();
  await database.drop();
});

const send = async (url: string, browser: Browser, body: unknown) => {
  const answer = await app.app.inject(post(url, browser, body));
  return { status: answer.statusCode, body: answer.json() };
};
const preview = async (browser: Browser, Act: object) => {
  const { body } = await send('/api/operator/acts/preview', browser, { Act });
  return { Act, Reason: 'ticket 7', Seen: body.Seen, Attempt: randomUUID() };
};
const perform = (browser: Browser, asked: object) => send('/api/operator/acts', browser, asked);
const logged = async (action: string): Promise<number> => {
  const { rowCount } = await database.pool.query('SELECT FROM audit_log WHERE action = $1', [action]);
  return rowCount ?? 0;
};
async function capturedPayment(company: string): Promise<string> {
  const id = await app.addAccount(`${randomUUID()}@example.com`, '2030-01-31');
  const order = await database.pool.query<{ id: string }>(
    `INSERT INTO purchases (id, account_id, price, state, starts_on, ends_on, created_at, priced_on)
     VALUES (gen_random_uuid(), $1, 300, 'uncompleted', '2026-11-28', '2027-11-30', now(), '2026-11-28') RETURNING id`,
    [id],
  );
  const payment = await database.pool.query<{ id: string }>(
    `INSERT INTO payments (id, purchase_id, amount, state, created_at, customer)
     VALUES (gen_random_uuid(), $1, 300, 'opening', now(), $2) RETURNING id`,
    [order.rows[0]?.id, { company }],
  );
  const paid = payment.rows[0]?.id ?? '';
  await database.pool.query(
    `UPDATE payments SET state = 'captured', provider_order_id = $2, capture_id = $2 WHERE id = $1`,
    [paid, `P-${paid}`],
  );
  return paid;
}

test('C 22: of two operators who refund one payment, one hears that it has changed', async () => {
  const Act = { Name: 'refundPayment', Payment: await capturedPayment('Two & Co') };
  const [anns, bobs] = [await preview(ann, Act), await preview(bob, Act)];
  const [one, two] = await Promise.all([perform(ann, anns), perform(bob, bobs)]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  expect(await logged('refund payment')).toBe(1);
});

test('C 22: an attempt that arrives twice at once is carried out once, and both hear that it is done', async () => {
  await app.addAccount('both@example.com', '2030-01-31');
  const asked = await preview(ann, { Name: 'signOutAccount', Login: 'both@example.com' });
  const answers = await Promise.all([perform(ann, asked), perform(ann, asked)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.Repeated).sort()).toEqual([false, true]);
  expect(await logged('sign out account')).toBe(1);
  const other = { ...asked, Reason: 'something else' };
  expect((await perform(ann, other)).status).toBe(409);
  await app.addAccount('neither@example.com', '2030-01-31');
  const another = await preview(ann, { Name: 'signOutAccount', Login: 'neither@example.com' });
  expect((await perform(ann, { ...another, Attempt: asked.Attempt })).status).toBe(409);
  expect(await logged('sign out account')).toBe(1);
});

test('C 22: an operator is acted on by an admin alone, and nobody by themselves', async () => {
  const root = await operatorOf(app, database, 'root@daylight.example', 'admin');
  const statusOf = async (browser: Browser, Login: string) =>
    (await send('/api/operator/acts/preview', browser, { Act: { Name: 'signOutAccount', Login } })).status;
  expect(await statusOf(ann, 'ROOT@daylight.example')).toBe(403);
  expect(await statusOf(ann, 'ann@daylight.example')).toBe(403);
  expect(await statusOf(root, 'root@daylight.example')).toBe(403);
  expect(await statusOf(root, 'bob@daylight.example')).toBe(200);
  // Also what was seen before somebody got their role.
  const id = await app.addAccount('raised@example.com', '2030-01-31');
  const asked = await preview(ann, { Name: 'signOutAccount', Login: 'raised@example.com' });
  await database.pool.query(
    `INSERT INTO operators (account_id, role, granted_at, granted_by) VALUES ($1, 'data', now(), 'tests')`,
    [id],
  );
  expect((await perform(ann, asked)).status).toBe(403);
});

test('C 22: an outdated preview does nothing, and the answer says what is so now', async () => {
  const id = await app.addAccount('later@example.com', '2030-01-31');
  const asked = await preview(ann, { Name: 'suspendAccount', Login: 'later@example.com' });
  await app.signedIn(id);
  const refused = await perform(ann, asked);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: {
        message: [
          expect.stringContaining('Nothing was done'),
          expect.anything(),
          expect.stringContaining('1 session will end'),
          expect.anything(),
        ],
      },
    },
  });
  expect(await logged('suspend account')).toBe(0);
});

test('C 22: a role that is taken away between preview and act hides the act at once', async () => {
  const carl = await operatorOf(app, database, 'carl@daylight.example', 'support');
  await app.addAccount('kept@example.com', '2030-01-31');
  const asked = await preview(carl, { Name: 'suspendAccount', Login: 'kept@example.com' });
  await database.pool.query('DELETE FROM operators WHERE account_id = $1', [carl.id]);
  expect((await perform(carl, asked)).status).toBe(404);
  const { rows } = await database.pool.query('SELECT suspended_at FROM accounts WHERE email = $1', [
    'kept@example.com',
  ]);
  expect(rows).toEqual([{ suspended_at: null }]);
});

test('C 22: a session without a second factor reads and does nothing, and money asks for a code again', async () => {
  const bare = await app.signedIn(ann.id);
  const listed = await app.app.inject({ url: '/api/operator/jobs', cookies: bare.cookies });
  expect([listed.statusCode, listed.json().error.code]).toEqual([403, 'confirmation.code']);
  const asked = await preview(bob, { Name: 'refundPayment', Payment: await capturedPayment('Late') });
  app.clock.pass(11 * 60_000);
  expect(await perform(bob, asked)).toMatchObject({
    status: 403,
    body: { error: { code: 'confirmation.code' } },
  });
  expect((await app.app.inject({ url: '/api/operator/jobs', cookies: bob.cookies })).statusCode).toBe(200);
  app.clock.reset();
  expect((await perform(bob, asked)).status).toBe(200);
});

test('C 22: the session of an operator ends after eight hours, however busy it is', async () => {
  const dora = await operatorOf(app, database, 'dora@daylight.example', 'data');
  const customer = await app.signedIn(await app.addAccount('long@example.com', '2030-01-31'));
  const statusOf = async ({ cookies }: Browser) =>
    (await app.app.inject({ url: '/api/userInfo', cookies })).statusCode;
  for (let hour = 0; hour < 17; hour += 1) {
    app.clock.pass(29 * 60_000);
    expect([await statusOf(dora), await statusOf(customer)]).toEqual([hour < 16 ? 200 : 401, 200]);
  }
  app.clock.reset();
});

test('C 22: names and searches that are made to do harm are texts like any other', async () => {
  const script = '<script>alert(1)</script>';
  await capturedPayment(script);
  const search = (who: string) =>
    app.app.inject({ url: '/api/operator/accounts', query: { who }, cookies: ann.cookies });
  const found = await search('<SCRIPT>');
  expect(found.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(found.json().Accounts).toHaveLength(1);
  expect((await search("%' OR '1'='1")).json().Accounts).toEqual([]);
  const long = await search('x'.repeat(10_000));
  expect([long.statusCode, long.json().error.fields]).toEqual([400, { who: ['Use at most 200 characters'] }]);
});

test('C 22: a list goes on where its page ended, and nowhere else', async () => {
  for (let number = 0; number < 60; number += 1) await app.addAccount(`page${number}@example.org`);
  const page = async (after?: string) => {
    const query = { who: '@example.org', ...(after === undefined ? {} : { after }) };
    return app.app.inject({ url: '/api/operator/accounts', query, cookies: ann.cookies });
  };
  const first = (await page()).json();
  const second = (await page(first.Next)).json();
  expect([first.Accounts.length, second.Accounts.length, second.Next]).toEqual([50, 10, null]);
  const logins = [...first.Accounts, ...second.Accounts].map(({ Login }) => Login);
  expect(new Set(logins).size).toBe(60);
  expect((await page('made-up')).json().error.fields).toHaveProperty('after');
});

test('C 22: a last page that is full is the last', async () => {
  await database.pool.query(
    `INSERT INTO mail_outbox (id, kind, recipient, subject, created_at, next_try_at, sealed_bodies)
     SELECT gen_random_uuid(), 'welcome', 'full@example.com', 'Hello', now(), now() + interval '1 day', '' FROM generate_series(1, 200)`,
  );
  await database.pool.query(
    `INSERT INTO feed_files (id, data_type, name, taken_at, last_published_at)
     SELECT n, 'trade', 'full.csv', now(), now() FROM generate_series(1, 200) n`,
  );
  const carl = await operatorOf(app, database, 'files@daylight.example', 'data');
  for (const [address, rows, browser] of [
    ['mails?login=full@example.com', 'Mails', ann],
    ['files?name=full.csv', 'Files', carl],
  ] as const) {
    const page = async (more = '') =>
      (await app.app.inject({ url: `/api/operator/${address}${more}`, cookies: browser.cookies })).json();
    const first = await page();
    const second = await page(`&after=${encodeURIComponent(first.Next)}`);
    expect([first[rows].length, second[rows].length, second.Next]).toEqual([100, 100, null]);
  }
});

test('C 22: a job is run before it is due when an operator wants it, once', async () => {
  await database.pool.query(
    "INSERT INTO jobs (name, done_for, finished_at, last_fault) VALUES ('notices', '2026-11-27', now(), 'no room')",
  );
  const asked = await preview(ann, { Name: 'retryJob', Job: 'notices' });
  expect((await perform(ann, asked)).status).toBe(200);
  const again = await send('/api/operator/acts/preview', ann, { Act: asked.Act });
  expect(again).toMatchObject({
    status: 409,
    body: { error: { message: 'The job notices is about to run.' } },
  });
  let runs = 0;
  const clock = { now: () => new Date() };
  const log = { info: () => {}, error: () => {} };
  const deps = {
    pool: database.pool,
    businessClock: clock,
    securityClock: clock,
    instance: { number: 1 },
    log,
  };
  const work = startJobs(deps, [{ name: 'notices', about: '', run: async () => (runs += 1) }]);
  await work.runNow();
  await work.runNow();
  await work.stop();
  expect(runs).toBe(1);
  const { rows } = await database.pool.query("SELECT last_fault, wanted_at FROM jobs WHERE name = 'notices'");
  expect(rows).toEqual([{ last_fault: null, wanted_at: null }]);
  // A lease of work that goes on is no job.
  await database.pool.query("INSERT INTO jobs (name) VALUES ('open-data')");
  for (const Job of ['none', 'open-data'])
    expect((await send('/api/operator/acts/preview', ann, { Act: { Name: 'retryJob', Job } })).status).toBe(
      404,
    );
  const listed = await app.app.inject({ url: '/api/operator/jobs', cookies: ann.cookies });
  expect(listed.json().Jobs.map(({ Name }: { readonly Name: string }) => Name)).toEqual(['notices']);
});

test('C 22: a search of 10,000 characters is refused, and names which field is too long', async () => {
  const long = 'x'.repeat(10_000);
  for (const [path, field] of [
    ['accounts', 'who'],
    ['payments', 'who'],
    ['files', 'name'],
    ['log', 'subject'],
  ] as const) {
    const reader = path === 'files' ? await operatorOf(app, database, 'data@daylight.example', 'data') : ann;
    const answer = await app.app.inject({
      url: `/api/operator/${path}?${field}=${long}`,
      cookies: reader.cookies,
    });
    expect([path, answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([path, 400, [field]]);
  }
});
