import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionList } from '../../../src/contract/generated/types.ts';
import { createKnownDevices } from '../../../src/server/auth/known-devices.ts';
import { cookieStyle } from '../../../src/server/sessions/session-cookie.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { createAccount, type RunningPortal, startPortal, Visitor } from './auth-kit.ts';
import { password } from './identity-kit.ts';

let database: TestDatabase;
let portal: RunningPortal;
let number = 0;
const day = 24 * 3_600_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

beforeAll(async () => {
  database = await freshDatabase();
  portal = await startPortal(database);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const devices = () =>
  createKnownDevices(database.pool, portal.shared.secrets, portal.clock, cookieStyle(false));
async function newLogin(): Promise<string> {
  number += 1;
  const login = `nell${number}@daylight.example`;
  await createAccount(portal, database, login);
  return login;
}
async function enter(login: string, userAgent = firefox): Promise<Visitor> {
  const visitor = new Visitor(portal);
  visitor.userAgent = userAgent;
  expect((await visitor.enter(login)).status).toBe(204);
  return visitor;
}
async function listed(visitor: Visitor): Promise<SessionList> {
  const { status, body } = await visitor.call('GET', '/api/sessions');
  expect(status).toBe(200);
  return body as SessionList;
}

describe('C 24: where one is logged in', () => {
  test('is listed with browser and system, first and last seen, this one first', async () => {
    const login = await newLogin();
    const here = await enter(login);
    portal.clock.pass(60_000);
    await enter(login, 'curl/8.14.1');
    portal.clock.pass(60_000);
    const { sessions, total } = await listed(here);
    expect(total).toBe(2);
    expect(sessions).toMatchObject([
      { browser: 'Firefox on Windows', isThisOne: true },
      { browser: null, isThisOne: false },
    ]);
    const [first] = sessions;
    expect(Date.parse(first?.lastSeenAt ?? '') - Date.parse(first?.startedAt ?? '')).toBeGreaterThanOrEqual(
      60_000,
    );
  });

  test('one session is ended and has to log in again, twice is no harm', async () => {
    const login = await newLogin();
    const [here, there] = [await enter(login), await enter(login)];
    const other = (await listed(here)).sessions.find(({ isThisOne }) => !isThisOne);
    for (let times = 0; times < 2; times += 1)
      expect((await here.call('POST', '/api/sessions/end', { id: other?.id })).status).toBe(204);
    expect(await there.whoAmI()).toBe(401);
    expect(await here.whoAmI()).toBe(login);
  });

  test('the session one is in is not ended by mistake', async () => {
    const here = await enter(await newLogin());
    const id = (await listed(here)).sessions[0]?.id;
    expect(await here.call('POST', '/api/sessions/end', { id })).toMatchObject({
      status: 409,
      body: { error: { message: 'This is the session you are in. Log out to end it.' } },
    });
  });

  test('somebody else’s session goes on, as if there were none', async () => {
    const [mine, theirs] = [await enter(await newLogin()), await enter(await newLogin())];
    const id = (await listed(theirs)).sessions[0]?.id;
    expect((await mine.call('POST', '/api/sessions/end', { id })).status).toBe(204);
    expect(await theirs.whoAmI()).not.toBe(401);
    expect((await mine.call('POST', '/api/sessions/end', { id: 'x' })).status).toBe(400);
  });

  test('of a thousand sessions 50 are listed with their number, and all others end at once', async () => {
    const login = await newLogin();
    const here = await enter(login);
    await database.pool.query(
      `INSERT INTO sessions (id_hash, account_id, created_at, last_seen_at)
       SELECT sha256(i::text::bytea), id, $2, $2 FROM accounts, generate_series(1, 999) i WHERE email = $1`,
      [login, portal.clock.now()],
    );
    const many = await listed(here);
    expect(many.total).toBe(1000);
    expect(many.sessions).toHaveLength(50);
    expect(many.sessions[0]?.isThisOne).toBe(true);
    expect((await here.call('POST', '/api/sessions/end-others')).status).toBe(204);
    expect(await listed(here)).toMatchObject({ total: 1, sessions: [{ isThisOne: true }] });
  });

  test('a session that was ended in the middle of something gets a clear answer, and its change is not made', async () => {
    const login = await newLogin();
    const [here, there] = [await enter(login), await enter(login)];
    await listed(there);
    expect((await here.call('POST', '/api/sessions/end-others')).status).toBe(204);
    expect(await there.call('POST', '/api/keys', { name: 'Nightly report', days: 90 })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated', message: 'Please log in' } },
    });
    expect((await here.call('GET', '/api/keys')).body.keys).toEqual([]);
  });
});

describe('C 24: trusted browsers', () => {
  test('are listed once each, however often they log in', async () => {
    const login = await newLogin();
    const here = await enter(login);
    const [before] = (await listed(here)).browsers;
    portal.clock.pass(60_000);
    expect((await here.enter(login)).status).toBe(204);
    const { browsers } = await listed(here);
    expect(browsers).toHaveLength(1);
    expect(browsers[0]).toMatchObject({
      browser: 'Firefox on Windows',
      isThisOne: true,
      trustedSince: before?.trustedSince,
    });
    expect(browsers[0]?.lastSignInAt).not.toBe(before?.lastSignInAt);
  });

  test('one that is forgotten is a stranger, and its session goes on', async () => {
    const login = await newLogin();
    const [here, there] = [await enter(login), await enter(login)];
    const known = () => devices().find({ device: there.jar.get('device') }, login);
    expect(await known()).not.toBeNull();
    const other = (await listed(here)).browsers.find(({ isThisOne }) => !isThisOne);
    expect((await here.call('POST', '/api/sessions/forget-browser', { id: other?.id })).status).toBe(204);
    expect(await known()).toBeNull();
    expect(await there.whoAmI()).toBe(login);
    expect((await listed(here)).browsers).toHaveLength(1);
  });

  test('one of before the list was kept is known until it signs in, and is then listed', async () => {
    const login = await newLogin();
    const here = await enter(login);
    const known = () => devices().find({ device: here.jar.get('device') }, login);
    await database.pool.query('DELETE FROM trusted_browsers');
    expect(await known()).toBeNull();
    const ran = (at: Date) =>
      database.pool.query('UPDATE schema_version SET run_at = $1 WHERE version = 250', [at]);
    const { rows } = await database.pool.query<{ at: Date }>(
      'SELECT run_at AS at FROM schema_version WHERE version = 250',
    );
    await ran(new Date(portal.clock.now().getTime() + 60_000));
    expect(await known()).not.toBeNull();
    expect((await here.enter(login)).status).toBe(204);
    expect((await listed(here)).browsers).toMatchObject([{ isThisOne: true }]);
    await database.pool.query('DELETE FROM trusted_browsers');
    await database.pool.query('UPDATE accounts SET password_set_at = $2 WHERE email = $1', [
      login,
      new Date(portal.clock.now().getTime() + 1_000),
    ]);
    expect(await known()).toBeNull();
    await ran(rows[0]?.at ?? new Date());
  });

  test('one that cannot be listed is signed in all the same, and its password changed', async () => {
    const login = await newLogin();
    const visitor = new Visitor(portal);
    await database.pool.query(
      'ALTER TABLE trusted_browsers ADD CONSTRAINT none CHECK (id IS NULL) NOT VALID',
    );
    expect((await visitor.enter(login)).status).toBe(204);
    const change = { CurrentPassword: password, NewPassword: 'Moonlight-2027-xyz' };
    expect((await visitor.call('POST', '/api/changepassword', change)).status).toBe(204);
    expect(await visitor.whoAmI()).toBe(login);
    expect(visitor.jar.get('device')).toBeUndefined();
    await database.pool.query('ALTER TABLE trusted_browsers DROP CONSTRAINT none');
  });

  test('somebody else’s stays', async () => {
    const theirs = await enter(await newLogin());
    const id = (await listed(theirs)).browsers[0]?.id;
    const mine = await enter(await newLogin());
    expect((await mine.call('POST', '/api/sessions/forget-browser', { id })).status).toBe(204);
    expect((await listed(theirs)).browsers).toHaveLength(1);
  });

  test('are fifty at most, and gone after ninety days', async () => {
    const login = await newLogin();
    await database.pool.query(
      `INSERT INTO trusted_browsers (id, account_id, trusted_since, last_sign_in_at)
       SELECT gen_random_uuid(), id, $2::timestamptz - i * interval '1 minute', $2::timestamptz - i * interval '1 minute'
       FROM accounts, generate_series(1, 80) i WHERE email = $1`,
      [login, portal.clock.now()],
    );
    expect((await listed(await enter(login))).browsers.length).toBeLessThanOrEqual(50);
    portal.clock.pass(91 * day);
    await devices().prune();
    const { rows } = await database.pool.query('SELECT FROM trusted_browsers');
    expect(rows).toHaveLength(0);
  });
});
