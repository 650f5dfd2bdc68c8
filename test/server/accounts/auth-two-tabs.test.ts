import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { noSignInUnderWay } from '../../../src/server/auth/sign-in.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type Reply, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
const kate = 'kate@daylight.example';
const dade = 'dade@daylight.example';

beforeAll(async () => {
  database = await freshDatabase();
  portal = await startPortal(database);
  await createAccount(portal, database, kate);
  await createAccount(portal, database, dade);
});
afterEach(() => portal.clock.reset());
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const pendingOf = (visitor: Visitor): readonly string[] =>
  visitor.jar
    .header()
    .split('; ')
    .filter((pair) => pair.startsWith('signin'));

/** The last step, as the page takes it: it says which of the browser's sign-ins it finishes. */
const finish = async (visitor: Visitor, signedIn: Reply): Promise<Reply> =>
  visitor.createSession(await visitor.redirect(signedIn), String(signedIn.body.nonce));

describe('decisions.md Accounts and access: tabs that sign in at the same time', () => {
  test.each([
    ['the first comes back first', [0, 1]],
    ['the second comes back first', [1, 0]],
  ])('all come in: %s', async (_, order) => {
    const browser = new Visitor(portal);
    const attempts = [await browser.signIn(kate), await browser.signIn(kate)];
    for (const each of order) {
      const attempt = attempts[each];
      if (attempt === undefined) throw new Error('no such attempt');
      expect((await finish(browser, attempt)).status).toBe(204);
      expect(await browser.whoAmI()).toBe(kate);
    }
    expect(pendingOf(browser)).toEqual([]);
  });

  test('all come in when both are at the provider at once', async () => {
    const browser = new Visitor(portal);
    const attempts = [await browser.signIn(kate), await browser.signIn(kate)];
    const returned = await Promise.all(attempts.map((attempt) => browser.redirect(attempt)));
    const created = await Promise.all(
      returned.map((each, at) => browser.createSession(each, String(attempts[at]?.body.nonce))),
    );
    expect(created.map(({ status }) => status)).toEqual([204, 204]);
    expect(await browser.whoAmI()).toBe(kate);
  });

  test('the calls that one has under way while another comes in are still answered, and end with its session', async () => {
    const browser = new Visitor(portal);
    const attempts = [await browser.signIn(kate), await browser.signIn(kate)] as const;
    await finish(browser, attempts[0]);
    const underWay = new Visitor(portal);
    underWay.jar.set('session', browser.jar.get('session') ?? '');
    await finish(browser, attempts[1]);
    expect(underWay.jar.get('session')).not.toBe(browser.jar.get('session'));
    expect(await underWay.whoAmI()).toBe(kate);
    portal.clock.pass(16_000);
    expect(await underWay.whoAmI()).toBe(401);
    expect(await browser.whoAmI()).toBe(kate);
  });

  test('a sign-in that began while another was at the callback does not disturb it', async () => {
    const browser = new Visitor(portal);
    const first = await browser.signIn(kate);
    const returned = await browser.redirect(first);
    const second = await browser.signIn(kate);
    expect((await browser.createSession(returned, String(first.body.nonce))).status).toBe(204);
    expect((await finish(browser, second)).status).toBe(204);
    expect(await browser.whoAmI()).toBe(kate);
  });

  test('with two accounts, the one that comes in last stays', async () => {
    const browser = new Visitor(portal);
    const first = await browser.signIn(kate);
    const returned = await browser.redirect(first);
    const second = await browser.signIn(dade);
    expect((await browser.createSession(returned, String(first.body.nonce))).status).toBe(204);
    expect((await finish(browser, second)).status).toBe(204);
    expect(await browser.whoAmI()).toBe(dade);
  });

  test('a sign-out in one tab also gives up what another has under way, which can be repeated', async () => {
    const browser = new Visitor(portal);
    await browser.enter(kate);
    const attempt = await browser.signIn(kate);
    await browser.call('POST', '/auth/logout');
    expect((await browser.redirect(attempt)).error).toBe('login_required');
    expect((await finish(browser, await browser.signIn(kate))).status).toBe(204);
    expect(await browser.whoAmI()).toBe(kate);
  });
});

test('a browser holds five sign-ins under way at most: the oldest are given up', async () => {
  const browser = new Visitor(portal);
  const attempts: Reply[] = [];
  for (let count = 0; count < 7; count += 1) attempts.push(await browser.signIn(kate));
  expect(pendingOf(browser)).toHaveLength(5);
  const [oldest, last] = [attempts[0], attempts.at(-1)];
  if (!oldest || !last) throw new Error('nobody signed in');
  expect(await finish(browser, oldest)).toMatchObject({
    status: 400,
    body: { error: { message: noSignInUnderWay } },
  });
  expect((await finish(browser, last)).status).toBe(204);
});

test('a page that does not say which sign-in it finishes, as the previous release’s, finishes the last one', async () => {
  const browser = new Visitor(portal);
  await browser.signIn(kate);
  expect((await browser.createSession(await browser.redirect(await browser.signIn(kate)))).status).toBe(204);
});

test('a sign-in of another browser cannot be finished by naming it', async () => {
  const [victim, attacker] = [new Visitor(portal), new Visitor(portal)];
  await victim.signIn(kate);
  const attempt = await attacker.signIn(dade);
  const returned = await attacker.redirect(attempt);
  expect(await victim.createSession(returned, String(attempt.body.nonce))).toMatchObject({
    status: 400,
    body: { error: { message: noSignInUnderWay } },
  });
  expect(await victim.whoAmI()).toBe(401);
});
