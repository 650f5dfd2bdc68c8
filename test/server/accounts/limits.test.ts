import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  registrationByAccountHere,
  restoreMailByAccountHere,
} from '../../../src/server/accounts/account-limits.ts';
import {
  heldBackMs,
  signInAlarm,
  signInByAccount,
  signInByAccountHere,
  signInByAddress,
} from '../../../src/server/auth/sign-in-limits.ts';
import {
  type AttemptLimit,
  createAttemptLimits,
  fromNetworks,
} from '../../../src/server/http/attempt-limits.ts';
import { noCaptcha, secret } from '../app-kit.ts';
import { firstPassword, join, registration, startAccountsPortal } from './accounts-kit.ts';
import { openAccountsScene } from './accounts-scene.ts';
import { type Reply, Visitor } from './auth-kit.ts';

const { database, portal } = await openAccountsScene({ config: { trustProxy: true } });
const victim = 'victim@example.com';

beforeAll(async () => {
  await join(portal, victim);
});
afterEach(async () => {
  await database.pool.query('DELETE FROM identity.rate_limit');
});

const from = (address: string) => new Visitor(portal, address);

describe('a stranger cannot lock anybody out', () => {
  test('wrong passwords block only the network they come from; the owner signs in from another', async () => {
    const stranger = from('198.51.100.9');
    for (let n = 0; n < 10; n += 1) expect((await stranger.signIn(victim, 'Wrong1234')).status).toBe(401);
    expect((await stranger.signIn(victim, firstPassword)).status).toBe(429);
    expect((await from('203.0.113.5').signIn(victim, firstPassword)).status).toBe(200);
  });

  test('registrations and restore links that a stranger asks for do not use up the owner’s', async () => {
    const calls: ((visitor: Visitor) => Promise<Reply>)[] = [
      (visitor) => visitor.call('POST', '/auth/register', registration('wanted@example.com')),
      (visitor) => visitor.call('POST', '/api/forgotpassword', { Email: victim }),
    ];
    for (const call of calls) {
      const stranger = from('198.51.100.9');
      for (let n = 0; n < 5; n += 1) expect((await call(stranger)).status).toBeLessThan(300);
      expect((await call(stranger)).status).toBe(429);
      expect((await call(from('203.0.113.5'))).status).toBeLessThan(300);
    }
  });

  test('refused attempts from one network count against neither the account nor that network', async () => {
    const stranger = from('198.51.100.9');
    const flood = (call: () => Promise<Reply>) => Promise.all(Array.from({ length: 40 }, call));
    const statuses = async (call: () => Promise<Reply>) => (await flood(call)).map(({ status }) => status);
    const forgotten = (visitor: Visitor) => visitor.call('POST', '/api/forgotpassword', { Email: victim });
    const register = (visitor: Visitor) =>
      visitor.call('POST', '/auth/register', registration('flooded@example.com'));
    await stranger.call('GET', '/api/config');
    for (const call of [forgotten, register]) {
      const refused = (await statuses(() => call(stranger))).filter((status) => status === 429);
      expect(refused).toHaveLength(35);
      expect((await call(from('203.0.113.5'))).status).toBeLessThan(300);
    }
    await flood(() => stranger.signIn(victim, 'Wrong1234'));
    const limits = createAttemptLimits(database.pool, secret);
    expect(await limits.count(signInByAccount, victim)).toBeLessThanOrEqual(11);
    // Nor against those who share the network.
    expect(await limits.count(signInByAddress, '198.51.100.9')).toBeLessThanOrEqual(11);
  });

  test('addresses in one /64 count as one network, and the next /64 as another', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await from(`2001:db8:1:1::${n}`).signIn(victim, 'Wrong1234')).status).toBe(401);
    }
    expect((await from('2001:db8:1:1:ffff::1').signIn(victim, firstPassword)).status).toBe(429);
    expect((await from('2001:db8:1:2::1').signIn(victim, firstPassword)).status).toBe(200);
  });

  test.each([
    ['an IPv6 /48', 4, (n: number) => `2001:db8:7:${(n * 0x100).toString(16)}::1`, '2001:db8:8::1'],
    ['an IPv6 /56', 2, (n: number) => `2001:db8:7:${n.toString(16)}::1`, '2001:db8:7:100::1'],
    ['an IPv4 /24', 4, (n: number) => `198.51.100.${n}`, '198.51.101.1'],
  ])(
    'who has %s counts as one after %i networks, and the owner signs in, asks for a link and registers from another',
    async (_what, times, address, elsewhere) => {
      const limits = createAttemptLimits(database.pool, secret);
      const calls: readonly [AttemptLimit, (visitor: Visitor) => Promise<Reply>][] = [
        [signInByAccountHere, (visitor) => visitor.signIn(victim, 'Wrong1234')],
        [
          restoreMailByAccountHere,
          (visitor) => visitor.call('POST', '/api/forgotpassword', { Email: victim }),
        ],
        [
          registrationByAccountHere,
          (visitor) => visitor.call('POST', '/auth/register', registration(victim)),
        ],
      ];
      for (const [limit, call] of calls) {
        const statuses: number[] = [];
        for (let network = 0; network <= times; network += 1) {
          // A network's earlier attempts are only counted.
          const earlier = Array.from({ length: limit.most - 1 }, () =>
            limits.consume(fromNetworks(limit, address(network), victim)),
          );
          await Promise.allSettled(earlier);
          statuses.push((await call(from(address(network)))).status);
        }
        expect(statuses.map((status) => status === 429)).toEqual([...Array(times).fill(false), true]);
        expect((await call(from(elsewhere))).status).not.toBe(429);
      }
    },
  );

  test('where the human check is on, it comes before a limit refuses, and a failed one counts nowhere', async () => {
    const captcha = { ...noCaptcha, skipValidation: false, secret: 'a secret' };
    const guarded = await startAccountsPortal(database, { config: { trustProxy: true, captcha } });
    onTestFinished(guarded.close);
    const visitor = new Visitor(guarded, '192.0.2.1');
    for (let n = 0; n < 12; n += 1) {
      expect((await visitor.signIn(victim, 'Wrong1234')).status).toBe(400);
      const registered = await visitor.call('POST', '/auth/register', registration('bots@example.com'));
      expect(registered.status).toBe(400);
    }
    expect((await database.pool.query('SELECT FROM rate_limits')).rowCount).toBe(0);
  });

  test('the owner gets one mail about many failures, and an unknown login causes none', async () => {
    const limits = createAttemptLimits(database.pool, secret);
    const attempts = [victim, 'nobody@example.com'].map(async (login) => {
      for (let n = 0; n < 18; n += 1) await limits.count(signInAlarm, login);
      for (let n = 0; n < 3; n += 1) {
        expect((await from(`192.0.2.${n}`).signIn(login, 'Wrong1234')).status).toBe(401);
      }
    });
    await Promise.all(attempts);
    const mails = await portal.deliver();
    const alarms = mails.filter(({ subject }) => subject === 'Many failed sign-ins to your account');
    expect(alarms.map(({ to }) => to)).toEqual([[victim]]);
  });

  test('guessing from many networks is slowed down, by at most three seconds an attempt', () => {
    expect([1, 10, 11, 14, 22, 1000].map(heldBackMs)).toEqual([0, 0, 250, 1000, 3000, 3000]);
  });
});

describe('a browser that has signed in to the account before counts by itself', () => {
  const jam = async (address: string) => {
    const stranger = from(address);
    for (let n = 0; n < 10; n += 1) await stranger.signIn(victim, 'Wrong1234');
    expect((await stranger.signIn(victim, firstPassword)).status).toBe(429);
    const limits = createAttemptLimits(database.pool, secret);
    for (let n = 0; n <= signInByAccount.most; n += 1) await limits.count(signInByAccount, victim);
    for (let n = 0; n < 5; n += 1) await stranger.call('POST', '/api/forgotpassword', { Email: victim });
  };
  const known = async (address: string): Promise<Visitor> => {
    const visitor = from(address);
    await visitor.enter(victim, firstPassword);
    return visitor;
  };

  test('so that its owner signs in and asks for a link, even from the stranger’s network', async () => {
    const owner = await known('198.51.100.9');
    await owner.call('POST', '/auth/logout');
    await jam('198.51.100.9');
    expect((await owner.signIn(victim, firstPassword)).status).toBe(200);
    expect((await owner.call('POST', '/api/forgotpassword', { Email: victim })).status).toBe(204);
    expect((await from('198.51.100.9').signIn(victim, firstPassword)).status).toBe(429);
  });

  test('until it fails ten times itself: then it counts as any other', async () => {
    const owner = await known('198.51.100.9');
    await jam('198.51.100.9');
    for (let n = 0; n < 10; n += 1) expect((await owner.signIn(victim, 'Wrong1234')).status).not.toBe(200);
    expect((await owner.signIn(victim, firstPassword)).status).toBe(429);
  });

  test('but not at another account, with another’s cookie changed, or once its password was changed elsewhere', async () => {
    await join(portal, 'other@example.com');
    const owner = await known('198.51.100.9');
    const cookie = owner.jar.get('device') ?? '';
    const tries = async (login: string, value: string) => {
      const visitor = from('198.51.100.77');
      visitor.jar.set('device', value);
      for (let n = 0; n < 10; n += 1) await visitor.signIn(login, 'Wrong1234');
      return (await from('198.51.100.77').signIn(login, 'Wrong1234')).status;
    };
    expect(await tries(victim, cookie)).toBe(401);
    expect(await tries('other@example.com', cookie)).toBe(429);
    expect(await tries(victim, `${cookie.slice(0, -4)}AAAA`)).toBe(429);
    await database.pool.query('DELETE FROM rate_limits');
    await database.pool.query('DELETE FROM identity.rate_limit');
    const elsewhere = await known('203.0.113.5');
    const changed = await elsewhere.call('POST', '/api/changepassword', {
      CurrentPassword: firstPassword,
      NewPassword: 'Skyline2027',
    });
    expect(changed.status).toBe(204);
    expect(await tries(victim, cookie)).toBe(429);
    expect(await tries(victim, elsewhere.jar.get('device') ?? '')).not.toBe(200);
  });

  test('the cookie says nothing to whoever reads it, and is for this host and its calls alone', async () => {
    const visitor = from('203.0.113.9');
    const returned = await visitor.redirect(await visitor.signIn('other@example.com', firstPassword));
    const { headers } = await visitor.createSession(returned);
    const set = headers.getSetCookie().find((cookie) => cookie.startsWith('device=')) ?? '';
    expect(set).toMatch(/^device=[\w-]{100,}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(Buffer.from(set.slice(7).split(';')[0] ?? '', 'base64url').toString('latin1')).not.toContain(
      'account',
    );
  });
});

describe('a refused call says when to try again', () => {
  test('429 carries Retry-After and the limit in the RateLimit headers', async () => {
    const stranger = from('198.51.100.10');
    for (let n = 0; n < 10; n += 1) await stranger.signIn('a@example.com', 'Wrong1234');
    const { status, headers } = await stranger.signIn('a@example.com', 'Wrong1234');
    expect(status).toBe(429);
    expect(headers.get('ratelimit-policy')).toBe('"sign-in account network";q=10;w=900');
    expect(headers.get('ratelimit')).toBe(`"sign-in account network";r=0;t=${headers.get('retry-after')}`);
  });

  test('every call of the contract, including feed and open data, is limited by network without a count in the database', async () => {
    const small = await startAccountsPortal(database, { config: { trustProxy: true, callsPerMinute: 5 } });
    try {
      for (const path of ['/api/feed/data', '/open-data/index.json', '/api/config']) {
        const address = `192.0.2.${path.length}`;
        const visitor = new Visitor(small, address);
        for (let n = 0; n < 5; n += 1) expect((await visitor.call('GET', path)).status).not.toBe(429);
        expect((await visitor.call('GET', path)).status).toBe(429);
        expect((await new Visitor(small, '203.0.113.77').call('GET', '/healthz')).status).not.toBe(429);
      }
      const { rowCount } = await database.pool.query('SELECT FROM rate_limits');
      expect(rowCount).toBe(0);
    } finally {
      await small.close();
    }
  });

  test('the identity provider limits its pages, and calls without its token, by network', async () => {
    const authorize = (address: string) =>
      fetch(`${portal.origin}/idp/oauth2/v1/authorize`, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': address },
      });
    const statuses = await Promise.all(Array.from({ length: 610 }, () => authorize('192.0.2.99')));
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await authorize('192.0.2.98')).status).not.toBe(429);
    const authn = () =>
      fetch(`${portal.origin}/idp/api/v1/authn`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: 'SSWS x',
          'x-forwarded-for': '192.0.2.97',
        },
        body: '{}',
      });
    const refused = await Promise.all(Array.from({ length: 61 }, authn));
    expect(refused.map(({ status }) => status).sort()).toEqual([...Array(60).fill(401), 429]);
    expect(refused.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
