import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualSettings } from '../../../src/sandbox/payment/provider.ts';
import { dueSql } from '../../../src/server/payments/payment-store.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import {
  approved,
  logOf,
  openPaymentApp,
  type PaymentApp,
  person,
  purchaseOf600,
  type StandIn,
  startStandIn,
  until,
} from './payment-kit.ts';

let database: TestDatabase;
let standIn: StandIn;
let payApp: PaymentApp;
let between: Server;
/** Requests whose address contains this are never answered. */
let silentAbout = 'nothing';
let asked = 0;

beforeAll(async () => {
  database = await freshDatabase();
  standIn = await startStandIn();
  const target = new URL(standIn.apiBase);
  between = createServer(async (request, response) => {
    if (request.url?.includes(silentAbout)) {
      asked += 1;
      return;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const answer = await fetch(`${target.origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)
          ? [[name, value]]
          : [],
      ),
      ...(body.length === 0 ? {} : { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
  const address = between.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  payApp = await openPaymentApp(database, standIn, {
    // Longer than the whole test may take, so that nothing that waits for the silent call finishes.
    payments: {
      paypal: { apiBase: () => `http://127.0.0.1:${port}${target.pathname}`, timeoutMs: 60_000 },
    },
  });
  payApp.businessClock.set(new Date('2026-03-14T10:00:00Z'));
  standIn.provider.change({ ...usualSettings, webhooks: 'none' });
});
afterAll(async () => {
  between.closeAllConnections();
  between.close();
  await payApp.stop();
  await standIn.stop();
  await database.drop();
});

async function anOrder(email: string) {
  const { id, browser } = await person(payApp, database, email);
  const purchaseId = await purchaseOf600(payApp, database, id);
  return { purchaseId, token: await approved(payApp, browser, purchaseId) };
}

test('a provider that never answers about one payment holds up only that one', async () => {
  const silent = await anOrder('silent@example.com');
  const others: Awaited<ReturnType<typeof anOrder>>[] = [];
  for (let at = 0; at < 10; at += 1) others.push(await anOrder(`heard-${at}@example.com`));
  silentAbout = silent.token;
  payApp.clock.pass(130_000);
  const work = payApp.service.start(50);
  await until('the silent one was asked about', () => asked > 0);
  await until('all others are paid', async () => {
    const states = await Promise.all(
      others.map(async ({ purchaseId }) => (await logOf(database, purchaseId)).at(-1)),
    );
    return states.every((state) => state === 'paid');
  });
  expect((await logOf(database, silent.purchaseId)).at(-1)).toBe('uncompleted');
  // Nor does it hold up a payment that becomes due meanwhile, and it is not asked about twice.
  const late = await anOrder('late@example.com');
  payApp.clock.pass(130_000);
  await until('the late one is paid', async () => (await logOf(database, late.purchaseId)).at(-1) === 'paid');
  expect(asked).toBe(1);
  between.closeAllConnections();
  await work.stop();
});

test('due payments are found by index, however many old payments there are', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`INSERT INTO accounts (id, email, subject, created_at) SELECT gen_random_uuid(), 'p' || n || '@old.example', 'old' || n, '2020-01-01'
      FROM generate_series(1, 3000) n`);
    await client.query(`INSERT INTO purchases (id, account_id, price, state, starts_on, ends_on, created_at)
      SELECT gen_random_uuid(), id, 600, 'uncompleted', '2020-01-01', '2020-12-31', '2020-01-01' FROM accounts WHERE email LIKE '%@old.example'`);
    await client.query(`INSERT INTO payments (id, purchase_id, amount, state, provider_order_id, created_at)
      SELECT gen_random_uuid(), id, 600, 'captured', id::text, '2020-01-01' FROM purchases WHERE starts_on = '2020-01-01'`);
    await client.query('ANALYZE payments');
    for (const kind of ['hanging', 'captured'] as const) {
      const { rows } = await client.query<Record<string, string>>(`EXPLAIN ${dueSql(kind)}`, [
        new Date(),
        1,
        [],
      ]);
      const plan = rows.map((row) => row['QUERY PLAN'] ?? '').join('\n');
      expect(plan).toContain(`payments_due_${kind}`);
      expect(plan).not.toContain('Seq Scan on payments');
    }
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
