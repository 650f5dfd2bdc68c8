import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSeal } from '../../../src/platform/seal.ts';
import { createAccountTasks, startAccountWorker } from '../../../src/server/accounts/account-tasks.ts';
import { secret } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
const seal = createSeal(secret, 'account tasks');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('architecture.md Roles: a task held by a worker that died is done by another within twenty seconds', async () => {
  const { pool } = database;
  await createAccountTasks(pool, [secret], seal).post({ kind: 'restore-mail', email: 'a@b.example' });
  const held: number[] = [];
  const worker = startAccountWorker({
    pool,
    seal,
    perform: async (_, finish) => {
      const { rows } = await pool.query<{ seconds: number }>(
        'SELECT extract(epoch FROM held_until - clock_timestamp())::float8 AS seconds FROM account_tasks',
      );
      held.push(...rows.map(({ seconds }) => seconds));
      await pool.transaction(finish);
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    everyMs: 3_600_000,
  });
  onTestFinished(worker.stop);
  await pool.query("UPDATE account_tasks SET held_until = clock_timestamp() + interval '1 hour'");
  expect(await worker.runNow()).toBe(0);
  await pool.query('UPDATE account_tasks SET held_until = clock_timestamp()');
  expect(await worker.runNow()).toBe(1);
  expect(held).toHaveLength(1);
  expect(held[0]).toBeLessThanOrEqual(20);
  expect(held[0]).toBeGreaterThan(0);
});

test('operating.md Replacing SESSION_SECRET: a task that no secret opens is given up, and the log says so', async () => {
  const { pool } = database;
  await createAccountTasks(pool, [secret], createSeal('another secret', 'account tasks')).post({
    kind: 'restore-mail',
    email: 'a@b.example',
  });
  const lines: { readonly facts: object; readonly message: string }[] = [];
  const worker = startAccountWorker({
    pool,
    seal,
    perform: async () => {},
    log: {
      info: () => {},
      warn: () => {},
      error: (facts, message) => void lines.push({ facts, message }),
    },
    everyMs: 3_600_000,
  });
  onTestFinished(worker.stop);
  await worker.runNow();
  await pool.query('UPDATE account_tasks SET tries = 19, next_try_at = created_at');
  await worker.runNow();
  expect((await pool.query('SELECT FROM account_tasks')).rowCount).toBe(0);
  expect(lines.map(({ message }) => message)).toEqual([
    'a task is sealed with another secret',
    'a task was given up: it is sealed with another secret',
  ]);
  expect(lines[1]?.facts).toEqual({ task: expect.any(String), kind: 'restore-mail', tries: 20 });
});
