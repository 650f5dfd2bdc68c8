import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareIdentity } from '../../../src/identity/keys.ts';
import { createSeal, type Secrets } from '../../../src/platform/seal.ts';
import { createAccountTasks, startAccountWorker } from '../../../src/server/accounts/account-tasks.ts';
import { createCursorSeal } from '../../../src/server/feed/cursor.ts';
import { createRegistrationCookie } from '../../../src/server/payments/registration-cookie.ts';
import { sessionSecrets } from '../../../src/server/secrets.ts';
import { cookieStyle } from '../../../src/server/sessions/session-cookie.ts';
import { browserOf, post, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

/** SESSION_SECRET was replaced, and SESSION_SECRET_PREVIOUS names the previous one. */
const before = randomBytes(32).toString('base64url');
const now = randomBytes(32).toString('base64url');
const both: Secrets = [now, before];

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the current secret comes first, and the same one given twice counts once', () => {
  const of = (sessionSecret: string, previousSessionSecret: string | null) =>
    sessionSecrets({ sessionSecret, previousSessionSecret }, '/nowhere');
  expect(of(now, before)).toEqual([now, before]);
  expect(of(now, null)).toEqual([now]);
  expect(of(now, now)).toEqual([now]);
});

test('what the previous secret sealed can still be opened; new seals need the current one', () => {
  const old = createSeal(before, 'server letters');
  const rotating = createSeal(both, 'server letters');
  expect(rotating.open(old.seal('a link'))).toBe('a link');
  expect(createSeal(now, 'server letters').open(rotating.seal('a link'))).toBe('a link');
  expect(old.open(rotating.seal('a link'))).toBeNull();
  expect(createSeal(now, 'server letters').open(old.seal('a link'))).toBeNull();
});

test('a cursor of a list and the cookie of an unpaid registration stay valid', () => {
  const next = createCursorSeal(before).seal(['list'], ['a']);
  expect(createCursorSeal(both).open(['list'], next)).toEqual(['a']);
  expect(() => createCursorSeal(now).open(['list'], next)).toThrow('cursor');
  const style = cookieStyle(false);
  const { value } = createRegistrationCookie([before], style).of('u-1');
  expect(createRegistrationCookie(both, style).read(value ?? undefined)).toBe('u-1');
  expect(createRegistrationCookie([now], style).read(value ?? undefined)).toBeNull();
});

test('people stay signed in, and their next call succeeds with a renewed XSRF pair', async () => {
  const first = await testApp(database, {}, { config: { sessionSecret: before } });
  const accountId = await first.addAccount('stays@daylight.example');
  const browser = await first.signedIn(accountId);
  await first.app.close();
  const second = await testApp(
    database,
    {},
    { config: { sessionSecret: now, previousSessionSecret: before } },
  );
  const who = await second.app.inject({ url: '/api/userInfo', cookies: browser.cookies });
  expect(who.statusCode).toBe(200);
  const renewed = await browserOf(second.app, browser.cookies);
  const answer = await second.app.inject(post('/api/changepassword', renewed, {}));
  // Past the XSRF check, which would answer 403: the body was validated.
  expect(answer.statusCode).toBe(400);
  await second.app.close();
});

test('tasks for one address keep their order while the secret is replaced', async () => {
  const { pool } = database;
  const taskSeal = createSeal(both, 'server account tasks');
  const email = 'in-turn@daylight.example';
  await createAccountTasks(pool, [before], taskSeal).post({ kind: 'sign-in-alarm', email });
  await createAccountTasks(pool, both, taskSeal).post({ kind: 'restore-mail', email });
  const begun: string[] = [];
  const worker = startAccountWorker({
    pool,
    seal: taskSeal,
    perform: async ({ kind }) => {
      begun.push(kind);
      throw new Error('not today');
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    everyMs: 3_600_000,
  });
  await worker.runNow();
  await worker.stop();
  // The second waits for the first, which will be retried.
  expect(begun).toEqual(['sign-in-alarm']);
});

test('signing keys are resealed when they are read, so that the previous secret can be dropped', async () => {
  const kidOf = (keys: Awaited<ReturnType<typeof prepareIdentity>>) => keys.signingKeys[0]?.kid;
  const first = await prepareIdentity(database.url, [before]);
  const rotating = await prepareIdentity(database.url, [now, before]);
  expect(kidOf(rotating)).toBe(kidOf(first));
  // The provider accepts cookies signed with the old key, but signs new ones with the new key.
  expect(rotating.cookieKeys[1]).toBe(first.cookieKeys[0]);
  const after = await prepareIdentity(database.url, [now]);
  expect(kidOf(after)).toBe(kidOf(first));
  expect(after.cookieKeys).toEqual(rotating.cookieKeys.slice(0, 1));
});
