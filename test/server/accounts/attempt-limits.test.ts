import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AttemptLimit, createAttemptLimits } from '../../../src/server/http/attempt-limits.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { ageLimits } from './age-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const byLogin: AttemptLimit = { purpose: 'login', most: 3, windowSeconds: 60 };
const byAddress: AttemptLimit = { purpose: 'address', most: 5, windowSeconds: 600 };

const limits = () => createAttemptLimits(database.pool, 'secret');
const pass = (seconds: number) => ageLimits(database.pool, seconds);

async function outcomes(tries: Promise<void>[]): Promise<('taken' | number)[]> {
  const settled = await Promise.allSettled(tries);
  return settled.map((one) => {
    if (one.status === 'fulfilled') return 'taken';
    if (one.reason instanceof Refusal && one.reason.status === 429) return one.reason.retryAfter ?? -1;
    throw one.reason;
  });
}

test('attempts are limited per key, refused with 429 and the seconds to wait, and allowed again afterwards', async () => {
  const { consume } = limits();
  const once = () => consume([{ limit: byLogin, key: 'ann' }]);
  for (let count = 0; count < 3; count += 1) await once();
  await pass(20);
  const [wait] = await outcomes([once()]);
  expect(wait).toBeGreaterThanOrEqual(35);
  expect(wait).toBeLessThanOrEqual(40);
  await pass(41);
  expect(await outcomes([once()])).toEqual(['taken']);
});

test('simultaneous attempts are each counted', async () => {
  const { consume } = limits();
  const results = await outcomes(
    Array.from({ length: 20 }, () => consume([{ limit: byLogin, key: 'flood' }])),
  );
  expect(results.filter((one) => one === 'taken')).toHaveLength(3);
});

test('one address trying many logins is limited, and so is one login tried from many addresses', async () => {
  const { consume } = limits();
  const spraying = Array.from({ length: 8 }, (_, index) =>
    consume([
      { limit: byLogin, key: `user-${index}` },
      { limit: byAddress, key: '192.0.2.1' },
    ]),
  );
  expect((await outcomes(spraying)).filter((one) => one === 'taken')).toHaveLength(5);
  const spread = Array.from({ length: 8 }, (_, index) =>
    consume([
      { limit: byLogin, key: 'victim' },
      { limit: byAddress, key: `198.51.100.${index}` },
    ]),
  );
  expect((await outcomes(spread)).filter((one) => one === 'taken')).toHaveLength(3);
});

test('an attempt refused by one limit does not count towards the limits after it', async () => {
  const { consume, count } = limits();
  const attempts = Array.from({ length: 9 }, () =>
    consume([
      { limit: byLogin, key: 'eve' },
      { limit: byAddress, key: '203.0.113.44' },
    ]),
  );
  expect((await outcomes(attempts)).filter((one) => one === 'taken')).toHaveLength(3);
  expect(await count(byAddress, '203.0.113.44')).toBe(4);
});

test('logins that differ only in letter case or surrounding spaces count as one', async () => {
  const { consume } = limits();
  for (const key of ['Bob@daylight.example', 'bob@daylight.example ', 'BOB@daylight.example']) {
    await consume([{ limit: byLogin, key }]);
  }
  expect(await outcomes([consume([{ limit: byLogin, key: 'bob@daylight.example' }])])).not.toEqual(['taken']);
});

test('a success clears the attempts of the login and gives one back to its address', async () => {
  const { consume, forget, refund } = limits();
  const both = [
    { limit: byLogin, key: 'cas' },
    { limit: byAddress, key: '203.0.113.9' },
  ];
  for (let count = 0; count < 12; count += 1) {
    await consume(both);
    await forget({ limit: byLogin, key: 'cas' });
    await refund({ limit: byAddress, key: '203.0.113.9' });
  }
  expect(await outcomes([consume(both)])).toEqual(['taken']);
});

test('the table does not reveal who tried, and old windows are removed', async () => {
  const { prune } = limits();
  await database.pool.query('DELETE FROM rate_limits');
  for (const { consume } of [limits(), createAttemptLimits(database.pool, 'another secret')])
    await consume([{ limit: byLogin, key: 'dora@daylight.example' }]);
  const { rows } = await database.pool.query<{ key: string }>('SELECT key FROM rate_limits');
  // Whole digests, and of more than the login, which could be guessed: another secret gives another one.
  const digest = expect.stringMatching(/^[\w-]{43}$/);
  expect(rows).toEqual([{ key: digest }, { key: digest }]);
  await pass(25 * 3600);
  await prune();
  expect((await database.pool.query('SELECT 1 FROM rate_limits')).rowCount).toBe(0);
});
