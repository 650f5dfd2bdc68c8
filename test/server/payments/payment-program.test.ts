import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { type Service, startService } from '../../../src/server/main.ts';
import { builtInTerms } from '../../../src/server/publishing/built-in-terms.ts';
import { registration } from '../accounts/accounts-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { executeBody, until, wireChoice } from './payment-kit.ts';

/** The whole program in its sandbox, with payment on. */
let database: TestDatabase;
let service: Service;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = mkdtempSync('/var/tmp/daylight-payment-');
  chmodSync(folder, 0o711);
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Daylight</title>');
  const config = readConfig(
    {
      NO_PAYMENT_MODE: 'false',
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    },
    folder,
  );
  service = await startService({ config, projectDir: folder, portalFolder: folder });
});
afterAll(async () => {
  await service?.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

class Page {
  readonly #cookies = new Map<string, string>();
  get cookies(): readonly string[] {
    return [...this.#cookies.keys()];
  }
  async call(method: 'GET' | 'POST', url: string, body?: object) {
    if (method === 'POST' && !this.#cookies.has('XSRF-TOKEN')) await this.call('GET', '/api/config');
    const response = await fetch(new URL(url, service.url), {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    const read: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, body: read };
  }
}

const approve = (page: Page, token: string) =>
  page.call('POST', '/sandbox/payment/sdk/approve', { token, decision: 'approved', badCard: false });

async function orderStates(email: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'SELECT o.state FROM purchases o JOIN accounts a ON a.id = o.account_id WHERE a.email = $1',
    [email],
  );
  return rows.map(({ state }) => state);
}

test('architecture.md Running it: with payment on, the sandbox plays the provider on the same origin', async () => {
  const { body, headers } = await new Page().call('GET', '/api/config');
  expect(body.payment).toMatchObject({
    environment: 'sandbox',
    clientId: 'sandbox-client',
    sdkUrl: `${service.url.origin}/sandbox/payment/sdk/js`,
  });
  expect(headers.get('content-security-policy')).toContain(service.url.origin);
  expect((await new Page().call('GET', '/sandbox/payment')).body).toMatchObject({ orders: [] });
});

test('architecture.md Roles: the program writes open data and looks for silent segments from its start', async () => {
  await until('both have been done', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "SELECT name FROM jobs WHERE name IN ('open-data', 'silence-watch') ORDER BY name",
    );
    return rows.length === 2;
  });
});

test('A 4.6, B 4: a registration with a cost is paid in the same browser and no other, and the provider’s events arrive', async () => {
  const page = new Page();
  const email = 'buyer@example.com';
  const registered = await page.call(
    'POST',
    '/auth/register',
    registration(email, { venueRegisters: [wireChoice(2)], termsVersion: builtInTerms.version }),
  );
  expect(registered).toMatchObject({ status: 200, body: { Price: 600 } });
  expect(page.cookies).toContain('registration');
  const subject = { UserID: registered.body.UserID };
  const created = await page.call('POST', '/api/payment/create', subject);
  expect(created.status).toBe(200);
  expect((await new Page().call('POST', '/api/payment/create', subject)).status).toBe(404);
  const token = String(created.body.OrderID);
  await page.call('POST', '/sandbox/payment', { webhooks: 'twice' });
  await approve(page, token);
  expect(await page.call('POST', '/api/payment/execute', executeBody(token))).toMatchObject({
    status: 200,
    body: { OrderStatus: 'paid' },
  });
  expect(await page.call('POST', '/api/payment/check', subject)).toMatchObject({
    body: { OrderStatus: 'paid' },
  });
  const { rows } = await database.pool.query(
    "SELECT country FROM accounts WHERE email = 'buyer@example.com'",
  );
  expect(rows).toEqual([{ country: 'GB' }]);
  const { orders } = (await page.call('GET', '/sandbox/payment')).body;
  expect(orders).toMatchObject([{ id: token, amount: '600.00', charges: 1 }]);
  await until('the events came', async () => {
    const { rowCount } = await database.pool.query('SELECT FROM webhook_events WHERE payment_id IS NOT NULL');
    return rowCount === 2;
  });
  // A refund on the provider's page ends the right.
  expect((await page.call('POST', `/sandbox/payment/orders/${token}`, { action: 'refund' })).status).toBe(
    200,
  );
  await until('it is refunded', async () => (await orderStates(email))[0] === 'refunded');
  await until('the mails went out', async () => {
    const { mails } = (await page.call('GET', '/sandbox/mail')).body;
    const subjects = (mails as { subject: string; to: string[] }[])
      .filter(({ to }) => to.includes(email))
      .map(({ subject: line }) => line);
    return (
      subjects.some((line) => /receipt DL-/.test(line)) && subjects.includes('Your payment was returned')
    );
  });
});

test('decisions.md Time: setting the sandbox’s clock to a day runs the jobs of that day', async () => {
  const page = new Page();
  const { rows } = await database.pool.query<{ ends_on: string }>(
    "SELECT s.ends_on FROM subscriptions s JOIN accounts a ON a.id = s.account_id WHERE a.email = 'realtime@daylight.example'",
  );
  const endsOn = rows[0]?.ends_on ?? '';
  const day = new Date(Date.parse(endsOn) - 90 * 86_400_000).toISOString().slice(0, 10);
  expect(await orderStates('realtime@daylight.example')).not.toContain('uncompleted');
  await page.call('POST', '/sandbox/clock', { now: `${day}T09:00:00Z` });
  await until('the next order was prepared', async () =>
    (await orderStates('realtime@daylight.example')).includes('uncompleted'),
  );
  await page.call('POST', '/sandbox/clock', { now: null });
});

test('a removed person is erased at the identity provider too', async () => {
  // One whose period has not ended on the day of the test above, which another job of that day would remove.
  const email = 'analyst@daylight.example';
  const { rows } = await database.pool.query<{ subject: string }>(
    'SELECT subject FROM accounts WHERE email = $1',
    [email],
  );
  const page = new Page();
  const there = async () => {
    const found = await database.pool.query('SELECT FROM identity.account WHERE id = $1', [rows[0]?.subject]);
    return found.rowCount === 1;
  };
  expect(await there()).toBe(true);
  await page.call('POST', '/sandbox/clock', { now: '2030-01-15T09:00:00Z' });
  await until('the person is gone here', async () => {
    const found = await database.pool.query('SELECT FROM accounts WHERE email = $1', [email]);
    return found.rowCount === 0;
  });
  await until('the person is gone there', async () => !(await there()));
  await page.call('POST', '/sandbox/clock', { now: null });
});
