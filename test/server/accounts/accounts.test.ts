import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts, seedDemoAccounts } from '../../../src/server/accounts/demo-accounts.ts';
import { notificationsFor } from '../../../src/server/accounts/notifications.ts';
import { rightsOf } from '../../../src/server/accounts/rights.ts';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const fixed = { now: () => noon };

let database: TestDatabase;
let running: TestApp;

/** Keeps people as the provider does: each login once. */
function provider(idOf: () => string = () => crypto.randomUUID()) {
  const people = new Map<string, string>();
  return {
    people,
    createUser: async ({ profile }: { profile: Readonly<Record<string, string>> }) => {
      const login = profile.login ?? '';
      if (people.has(login)) throw new Error(`${login} is taken`);
      const id = idOf();
      people.set(login, id);
      return { id };
    },
    getUser: async (login: string) => {
      const id = people.get(login);
      if (id === undefined) throw new Error(`no ${login}`);
      return { id };
    },
  };
}

beforeAll(async () => {
  database = await freshDatabase();
  const { links } = readConfig({ LINK_COOKIES: '/cookies' }, '/');
  running = await testApp(database, {}, { config: { links, noPaymentMode: false } });
  running.businessClock.set(noon);
  await seedDemoAccounts(database.pool, provider(), fixed);
});
afterAll(async () => {
  await running.app.close();
  await database.drop();
});

async function idOf(login: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [
    login,
  ]);
  return rows[0]?.id ?? 'no such account';
}

async function userInfo(login: string): Promise<Record<string, unknown>> {
  const { cookies } = await running.signedIn(await idOf(login));
  return (await running.app.inject({ url: '/api/userInfo', cookies })).json();
}

test('A 3.1: an active account has no notifications and no slice files', async () => {
  expect(await userInfo('analyst@daylight.example')).toEqual({
    email: 'analyst@daylight.example',
    Notifications: [],
    Parameters: {},
    restrictedMode: false,
  });
});

test('decisions.md Footer, slice files: an entitled account gets the path of slice files', async () => {
  expect(await userInfo('realtime@daylight.example')).toMatchObject({
    Parameters: { sliceFileLinkPath: '/slice-files' },
  });
});

test('A 3.2: a subscription that ends in ten days is announced', async () => {
  expect(await userInfo('expiring@daylight.example')).toMatchObject({
    Notifications: [
      { ActionID: 'ALERT_SUBSCRIPTION_ENDS', ActionData: { SubscriptionExpirationPeriod: '2026-11-30' } },
    ],
    restrictedMode: false,
  });
});

test('A 3.2: an ended subscription restricts the account and leads to the subscription', async () => {
  expect(await userInfo('restricted@daylight.example')).toMatchObject({
    Notifications: [
      { ActionID: 'REDIRECT_TO_SUBSCRIPTION', ActionData: { SubscriptionExpirationPeriod: '2026-11-10' } },
    ],
    restrictedMode: true,
  });
});

test('A 3.2: an uncompleted payment is announced', async () => {
  expect(await userInfo('unpaid@daylight.example')).toMatchObject({
    Notifications: [{ ActionID: 'ALERT_UNCOMPLETED_PAYMENT', ActionData: {} }],
  });
});

test('decisions.md Time: subscription terms follow the business clock, even in an existing session', async () => {
  const { cookies } = await running.signedIn(await idOf('expiring@daylight.example'));
  const restricted = async () =>
    (await running.app.inject({ url: '/api/userInfo', cookies })).json().restrictedMode;
  expect(await restricted()).toBe(false);
  running.businessClock.set(new Date('2026-12-01T00:00:00Z'));
  expect(await restricted()).toBe(true);
  running.businessClock.set(noon);
  expect(await restricted()).toBe(false);
});

test('notices: none 31 days before the end, an alert from 30 days, the redirect from the next working day after the end', () => {
  const actions = (today: string) =>
    notificationsFor(today, '2026-12-18', false).map(({ ActionID }) => ActionID);
  expect(actions('2026-11-17')).toEqual([]);
  expect(actions('2026-11-18')).toEqual(['ALERT_SUBSCRIPTION_ENDS']);
  expect(actions('2026-12-20')).toEqual(['ALERT_SUBSCRIPTION_ENDS']);
  // Friday was the last day; on the weekend the notice says that the subscription has ended.
  expect(notificationsFor('2026-12-18', '2026-12-18', false)[0]?.ActionData).toEqual({
    SubscriptionExpirationPeriod: '2026-12-18',
  });
  expect(notificationsFor('2026-12-19', '2026-12-18', false)[0]?.ActionData).toEqual({
    SubscriptionExpirationPeriod: '2026-12-18',
    SubscriptionEnded: true,
  });
  expect(actions('2026-12-21')).toEqual(['REDIRECT_TO_SUBSCRIPTION']);
  expect(notificationsFor('2026-11-18', null, true)).toEqual([
    { ActionID: 'ALERT_UNCOMPLETED_PAYMENT', ActionData: {} },
  ]);
});

test('architecture.md Who may see what: venue data is real-time or delayed as the subscription says, and otherwise not visible', async () => {
  const id = await idOf('realtime@daylight.example');
  const rights = await rightsOf(database.pool, id, noon, false);
  expect([rights.levelOf('ICPM', 'order'), rights.levelOf('ICPM', 'trade')]).toEqual([
    'realtime',
    'realtime',
  ]);
  expect(rights.levelOf('TPSO', 'trade')).toBe('delayed');
  expect(rights.levelOf('TPSL', 'order')).toBeNull();
  expect(rights.levelOf('XXXX', 'trade')).toBeNull();
  expect(rights).toMatchObject({ restricted: false, slice: true });
});

test('architecture.md Who may see what: in no-payment mode every venue is delayed for everyone', async () => {
  for (const { login } of demoAccounts.filter((account) => account.endsInDays !== -10)) {
    const rights = await rightsOf(database.pool, await idOf(login), noon, true);
    expect(rights.everyVenueDelayed).toBe(true);
    expect(rights.levelOf('ICPM', 'order')).toBe('delayed');
  }
});

test('architecture.md Who may see what: an ended subscription grants nothing, in either mode', async () => {
  const id = await idOf('restricted@daylight.example');
  for (const noPaymentMode of [true, false]) {
    const rights = await rightsOf(database.pool, id, noon, noPaymentMode);
    expect(rights.restricted).toBe(true);
    expect(rights.levelOf('ICPM', 'order')).toBeNull();
    expect(rights.venues.size).toBe(0);
  }
});

test('an account that does not exist has no rights', async () => {
  const rights = await rightsOf(database.pool, crypto.randomUUID(), noon, false);
  expect(rights.levelOf('ICPM', 'order')).toBeNull();
  expect(rights.slice).toBe(false);
});

test('decisions.md Session and routes: a removed right ends with the next call', async () => {
  const id = await idOf('realtime@daylight.example');
  await database.pool.query(
    `UPDATE paid_flags SET ended_on = starts_on, end_cause = 'removed'
     WHERE account_id = $1 AND venue_mic = 'IGDL' AND kind = 'trades'`,
    [id],
  );
  expect((await rightsOf(database.pool, id, noon, false)).levelOf('IGDL', 'trade')).toBe('delayed');
});

test('architecture.md Running it: the demo accounts are added once, with the provider’s ids', async () => {
  const again = provider();
  expect(await seedDemoAccounts(database.pool, again, fixed)).toEqual([]);
  expect(again.people.size).toBe(0);
  const { rows } = await database.pool.query(
    'SELECT id::text = subject AS same FROM accounts WHERE email LIKE $1',
    ['%@daylight.example'],
  );
  expect(rows).toEqual(demoAccounts.map(() => ({ same: true })));
});

test('the next start completes an interrupted seeding, even with ids that are not UUIDs', async () => {
  const other = await freshDatabase();
  let count = 0;
  const outside = provider(() => {
    count += 1;
    return `00u${count}`;
  });
  await outside.createUser({ profile: { login: 'analyst@daylight.example' } });
  const added = await seedDemoAccounts(other.pool, outside, fixed);
  expect(added).toHaveLength(demoAccounts.length);
  const { rows } = await other.pool.query(
    "SELECT subject FROM accounts WHERE email = 'analyst@daylight.example'",
  );
  expect(rows).toEqual([{ subject: '00u1' }]);
  await other.drop();
});

test('two programs that start at once on an empty database add each demo account once', async () => {
  const other = await freshDatabase();
  const people = provider();
  const added = await Promise.all([1, 2].map(() => seedDemoAccounts(other.pool, people, fixed)));
  expect(added.flat().sort()).toEqual(demoAccounts.map(({ login }) => login).sort());
  const { rows } = await other.pool.query('SELECT count(*)::integer AS count FROM subscriptions');
  expect(rows).toEqual([{ count: demoAccounts.filter(({ roles }) => roles.length === 0).length }]);
  await other.drop();
});

test('A 7, decisions.md Venues, systems, views: the list holds the 13 venues of three groups, with the price of one', async () => {
  const answer = (await running.app.inject('/api/tradingVenuesList')).json();
  expect(answer.tradingVenues).toHaveLength(13);
  expect(
    new Set(answer.tradingVenues.map((venue: { TradingVenueGroupID: number }) => venue.TradingVenueGroupID)),
  ).toEqual(new Set([1, 2, 3]));
  expect(answer.tradingVenues[0]).toEqual({
    TradingVenueID: 1,
    Name: 'ICAP EU - OTF',
    Type: 'OTF',
    MIC: 'ICOT',
    TradingVenueGroupID: 1,
    HasTrades: true,
    HasOrders: true,
  });
  expect(answer.CostPerVenue).toBe(25);
});

test('architecture.md The wire: the browser gets the configuration it needs, and no secret', async () => {
  const answer = await running.app.inject('/api/config');
  expect(answer.json()).toMatchObject({
    noPaymentMode: false,
    captcha: { skipValidation: true },
    payment: { environment: 'sandbox', createUrl: '/api/payment/create' },
    debounceMaxWait: 500,
    links: { cookies: '/cookies', disclaimer: '/help/disclaimer' },
    sandbox: true,
  });
  expect(answer.body).not.toMatch(/secret/i);
});

test('B 3: a venue on the wire has its number, name, type, MIC, group, and what it publishes', async () => {
  const list = (await running.app.inject('/api/tradingVenuesList')).json();
  expect(Object.keys(list).toSorted()).toEqual(['CostPerVenue', 'tradingVenues']);
  expect(list.tradingVenues).toHaveLength(13);
  expect(list.tradingVenues).toContainEqual({
    TradingVenueID: expect.any(Number),
    Name: 'TULLETT PREBON SECURITIES - MTF',
    Type: 'MTF',
    MIC: 'TPSL',
    TradingVenueGroupID: 2,
    HasTrades: true,
    HasOrders: false,
  });
});

test('B 3: the list always gives the cost of a venue: 25 until a price is set, then the price of the day', async () => {
  const cost = async () => (await running.app.inject('/api/tradingVenuesList')).json().CostPerVenue;
  expect(await cost()).toBe(25);
  await database.pool.query(
    `INSERT INTO prices (applies_from, noticed_on, cost_per_venue)
     VALUES ('2026-01-01', '2026-01-01', 30), ('2026-11-21', '2026-08-23', 45)`,
  );
  expect(await cost()).toBe(30);
});

test('architecture.md Running it: demo accounts are created one at a time, so that a slow provider can keep up', async () => {
  const other = await freshDatabase();
  const people = provider();
  let underWay = 0;
  let most = 0;
  await seedDemoAccounts(
    other.pool,
    {
      ...people,
      createUser: async (user) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise(setImmediate);
        underWay -= 1;
        return people.createUser(user);
      },
    },
    fixed,
  );
  expect(most).toBe(1);
  await other.drop();
});
