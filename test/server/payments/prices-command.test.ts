import { afterAll, beforeAll, expect, test } from 'vitest';
import { startingPrice } from '../../../src/server/program/starting-price.ts';
import { giveVenues } from '../../../src/server/subscriptions/flag-store.ts';
import { priceHistory } from '../../../src/server/subscriptions/price-history.ts';
import { writeTerm } from '../../../src/server/subscriptions/subscription-store.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { type Ended, runDaylight } from '../run-daylight.ts';
import { icpm } from './payment-kit.ts';

let database: TestDatabase;
const prices = (...args: string[]): Promise<Ended> =>
  runDaylight(['prices', ...args], { DATABASE_URL: database.url, NO_PAYMENT_MODE: 'false' });

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
});

test('the first start sets the price, and later starts keep it, whatever is configured', async () => {
  const { pool } = database;
  const now = new Date('2026-01-05T08:00:00Z');
  expect(await startingPrice(pool, null, now)).toBeNull();
  expect(await startingPrice(pool, 30, now)).toMatch(/^COST_PER_VENUE is 30, but the price is 25:/);
  expect(await startingPrice(pool, null, now)).toBeNull();
  expect(await startingPrice(pool, 25, now)).toBeNull();
  expect(await priceHistory(pool)).toMatchObject([{ costPerVenue: 25, appliesFrom: '2026-01-05' }]);
});

test('the operator sees who will be mailed and when a price applies before setting it, and the log of actions after', async () => {
  const id = '6f1c8c9e-6a43-4c55-9b54-5f1f6c0f1a01';
  const client = await database.pool.connect();
  await client.query(
    `INSERT INTO accounts (id, subject, email, created_at) VALUES ($1, 's', 'live@example.com', now())`,
    [id],
  );
  await writeTerm(client, id, { startsOn: '2026-04-01', endsOn: '2099-03-31', live: true });
  await giveVenues(client, id, icpm(1));
  client.release();

  const dry = await prices('set', '30', '--reason', 'costs have risen', '--dry-run');
  expect(dry.code).toBe(0);
  expect(dry.out).toMatch(/Would be set: \$30/);
  expect(dry.out).toMatch(/from \d{4}-\d\d-\d\d if all are sent today; people may terminate until/);
  expect(dry.out).toContain('live@example.com');
  expect((await prices()).out).not.toContain('$30');

  expect(await prices('set', '30')).toMatchObject({
    code: 1,
    err: expect.stringContaining('--reason is missing'),
  });
  expect(await prices('set', '2.5', '--reason', 'x')).toMatchObject({ code: 1 });
  // Nobody can be asked here.
  const unasked = await prices('set', '30', '--reason', 'costs have risen');
  expect([unasked.code, unasked.out]).toEqual([1, '']);
  expect(unasked.err).toMatch(/Would be set: \$30[\s\S]*live@example\.com[\s\S]*Nothing was done: add --yes/);
  expect((await prices()).out).not.toContain('$30');
  const set = ['set', '30', '--reason', 'costs have risen', '--by', 'A. Person', '--yes'];
  expect((await prices(...set)).code).toBe(0);
  expect(await prices('set', '31', '--reason', 'again', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('withdraw it first'),
  });
  expect((await prices('withdraw', '--reason', 'a mistake', '--yes')).out).toContain(
    'Nobody had been notified',
  );
  const { out } = await prices('list');
  expect(out).toMatch(/\$25 +in force from 2026-01-05/);
  expect(out).toMatch(/\$30 +withdrawn on/);
  expect(out).toMatch(/for A\. Person {2}set price \$30: costs have risen/);
  expect(out).toMatch(/withdraw price \$30: a mistake/);
});
