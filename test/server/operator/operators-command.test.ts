import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(
    `INSERT INTO accounts (id, subject, email, created_at) VALUES (gen_random_uuid(), 'olga', 'olga@example.com', now())`,
  );
});
afterAll(() => database.drop());

test('C 22: a role is granted, listed and revoked by command, each once and with a reason', async () => {
  const operators = (...words: readonly string[]) =>
    runDaylight(['operators', ...words], { DATABASE_URL: database.url });
  const because = ['--reason', 'new in support', '--yes'];
  const trial = ['grant', 'olga@example.com', 'support', '--reason', 'new in support', '--dry-run'];
  expect((await operators(...trial)).out).toContain('olga@example.com has no second factor');
  const granted = await operators('grant', 'olga@example.com', 'support', ...because);
  expect([granted.code, granted.out]).toEqual([0, 'Done: grant role.\n']);
  expect((await operators('list')).out).toMatch(/^olga@example\.com {2}support {2}since /);
  const again = await operators('grant', 'olga@example.com', 'support', ...because);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('has the role support already')]);
  expect((await operators('grant', 'olga@example.com', 'owner', ...because)).err).toContain(
    'A role is one of',
  );
  expect((await operators('revoke', 'olga@example.com', 'support', ...because)).code).toBe(0);
  expect((await operators('list')).out).toBe('Nobody operates the service in the portal.\n');
});
