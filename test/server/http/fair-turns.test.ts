import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Queryable } from '../../../src/platform/database/database.ts';
import { createBusinessClock } from '../../../src/server/clock.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { readMany } from '../../../src/server/database/read-many.ts';
import { createAccount, type RunningPortal, startPortal, Visitor } from '../accounts/auth-kit.ts';
import { type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';
import { bondTrade, bondTradesAsked, csv, take, testFolder, testNow } from '../feed/feed-kit.ts';

const connections = 8;
const database = await freshDatabase();
const folder = testFolder();
const pool = openPool(database.url, { size: connections });
const sessionPool = openPool(database.url, { size: 2 });
const jobPool = openPool(database.url, { size: 2 });
const businessClock = createBusinessClock();
businessClock.set(testNow);
const config = { noPaymentMode: true, trustProxy: true, poolSize: connections, sessionPoolSize: 2 };
const login = 'person@example.com';
let portal: RunningPortal;
let greedy: string;
let other: string;

const sessionOf = async (email: string): Promise<string> => {
  const { cookies } = await portal.signedIn(await portal.addAccount(email, '2027-11-30'));
  return `session=${cookies.session}`;
};

beforeAll(async () => {
  // A flood of sign-ins has to take as long as it does.
  const options = { businessClock, config, hashingCost: undefined };
  portal = await startPortal({ url: database.url, pool, sessionPool, jobPool }, options);
  const trades = Array.from({ length: 30 }, (_none, n) => bondTrade(`T${n}`, 30 + n));
  await take(database.pool, folder.write('trades.csv', csv(trades)));
  greedy = await sessionOf('greedy@example.com');
  other = await sessionOf('other@example.com');
  await createAccount(portal, database, login);
});
afterAll(async () => {
  await portal.close();
  await Promise.all([pool, sessionPool, jobPool].map((one) => one.end()));
  await database.drop();
  folder.remove();
});

const feed = String(new URLSearchParams(bondTradesAsked));
const from = '2026-01-01T00:00:00Z';
/** Calls that read rows. */
const summary = `/api/feed/summary?${feed}&from=${from}`;
const heavy = {
  'the summary of a period': summary,
  'a history': `/api/history?datatype=trade&tv=TPIC&from=${from}`,
  'a page of what passes a filter': `/api/feed/data?${feed}&pricefrom=1`,
  'an export': `/api/feed/export?${feed}&format=xlsx`,
  'what a stream has missed': `/api/feed/stream?${feed}`,
};
const search =
  '/api/subscription/feed/instrumentlist?datatype=trade&tv=TPIC&assetclass=Bonds&subassetclass=Corporate%20bonds&q=aubrac';

const ask = (address: string, cookie: string): Promise<Response> =>
  fetch(`${portal.origin}${address}`, { headers: { cookie } });

/** Reads an answer to its end, or of a stream its beginning. */
async function statusOf(answering: Promise<Response>): Promise<number> {
  const answer = await answering;
  const reader = answer.body?.getReader();
  const isEndless = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  while (reader && !(await reader.read()).done) if (isEndless) await reader.cancel();
  return answer.status;
}

/** Keeps all trades from being read while `work` runs. @returns what `work` does */
const whileTradesAreLocked = <T>(work: () => Promise<T>): Promise<T> => whileLocked('trades', work);

/** Keeps a table from being read while `work` runs. @returns what `work` does */
async function whileLocked<T>(table: 'trades' | 'sessions', work: () => Promise<T>): Promise<T> {
  const holder = await database.pool.connect();
  try {
    await holder.query(`BEGIN; LOCK TABLE ${table}`);
    return await work();
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
}

/** The statements that wait for a lock. */
async function stuck(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

describe.each(Object.entries(heavy))(
  'C 16: while one account keeps twenty calls open, each of %s',
  (_kind, address) => {
    test("another account's search, lists and views are answered at once", async () => {
      const answered: Promise<number>[] = [];
      await whileTradesAreLocked(async () => {
        answered.push(...Array.from({ length: 20 }, () => statusOf(ask(address, greedy))));
        // One of the places for such calls.
        await expect.poll(stuck).toBe(1);
        const lists = `/api/subscription/feed/tvlist?datatype=trade`;
        const free = [search, lists, '/api/views', '/api/alerts', '/api/userInfo'];
        const statuses = await Promise.all(free.map((one) => statusOf(ask(one, other))));
        expect(statuses).toEqual(free.map(() => 200));
      });
      // All had a turn in the end. On a slow machine those that met the lock may have exceeded their time.
      expect((await Promise.all(answered)).filter((status) => ![200, 503].includes(status))).toEqual([]);
    });
  },
);

test('while one account keeps pages open, it has one of the connections, and another is answered at once', async () => {
  const answered: Promise<number>[] = [];
  await whileTradesAreLocked(async () => {
    const page = (limit: number): string => `/api/feed/data?${feed}&limit=${limit}`;
    answered.push(...Array.from({ length: 20 }, (_none, n) => statusOf(ask(page(n + 1), greedy))));
    await expect.poll(stuck).toBe(1);
    expect(await statusOf(ask('/api/views', other))).toBe(200);
    expect(await stuck()).toBe(1);
  });
  expect(new Set(await Promise.all(answered))).toEqual(new Set([200]));
});

test('what reads many rows has ten seconds in the database, and one processor', async () => {
  const settings = async (from: Queryable) =>
    (
      await from.query(
        `SELECT current_setting('statement_timeout') AS time, current_setting('max_parallel_workers_per_gather') AS helpers`,
      )
    ).rows;
  const usual = await settings(pool);
  expect(usual).toEqual([{ time: '0', helpers: '2' }]);
  expect(await readMany(pool, settings)).toEqual([{ time: '10s', helpers: '0' }]);
  expect(await settings(pool)).toEqual(usual);
});

test.each(['the summary of a period', 'a history', 'a page of what passes a filter', 'an export'] as const)(
  'and so has %s',
  async (kind) => {
    // In the place of the trades is a view of them that tells what limits a statement that reads them.
    await database.pool.query(`
      DROP SCHEMA IF EXISTS telling CASCADE;
      CREATE SCHEMA telling;
      CREATE FUNCTION telling.tell() RETURNS boolean LANGUAGE plpgsql AS $$
        BEGIN
          RAISE NOTICE '%', current_setting('statement_timeout');
          RETURN true;
        END $$;
      CREATE VIEW telling.trades AS SELECT * FROM public.trades WHERE telling.tell()`);
    const url = new URL(database.url);
    url.searchParams.set('options', '-c search_path=telling,public');
    const pool = openPool(url.href);
    const emitted = vi.spyOn(pg.Client.prototype, 'emit');
    const { app } = await testApp({ url: database.url, pool }, {}, { businessClock, config });
    try {
      const cookies = { session: greedy.replace('session=', '') };
      expect((await app.inject({ url: heavy[kind], cookies })).statusCode).toBe(200);
      const told = emitted.mock.calls.flatMap(([event, notice]) =>
        event === 'notice' ? [notice.message] : [],
      );
      expect(new Set(told)).toEqual(new Set(['10s']));
    } finally {
      emitted.mockRestore();
      await app.close();
      await pool.end();
    }
  },
);

test('programs with keys of one account share its places, and their owner comes between them', async () => {
  const owner = await portal.signedIn(await portal.addAccount('owner@example.com', '2027-11-30'));
  const cookie = `session=${owner.cookies.session}`;
  const keyOf = async (name: string): Promise<string> => {
    const made = await fetch(`${portal.origin}/api/keys`, {
      method: 'POST',
      headers: {
        cookie: Object.entries(owner.cookies)
          .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
          .join('; '),
        'content-type': 'application/json',
        'x-xsrf-token': owner.token,
      },
      body: JSON.stringify({ name, days: 1 }),
    });
    const { text }: { text: string } = await made.json();
    return text;
  };
  const keys = [await keyOf('One'), await keyOf('Two'), await keyOf('Three')];
  const order: string[] = [];
  const answered: Promise<unknown>[] = [];
  await whileTradesAreLocked(async () => {
    for (const key of keys)
      for (let call = 0; call < 4; call += 1) {
        const asked = fetch(`${portal.origin}${summary}`, { headers: { authorization: `Bearer ${key}` } });
        answered.push(statusOf(asked).then(() => order.push(key)));
      }
    await expect.poll(stuck).toBe(1);
    answered.push(statusOf(ask(summary, cookie)).then(() => order.push('owner')));
    expect(await statusOf(ask(search, other))).toBe(200);
    expect(await stuck()).toBe(1);
  });
  await Promise.all(answered);
  // The one that had begun, one of each key, and as many again while answers were on their way.
  expect(order.indexOf('owner')).toBeLessThan(8);
});

test('a session with many calls does not keep its neighbours in the network waiting to be recognised', async () => {
  const order: string[] = [];
  const answered: Promise<unknown>[] = [];
  let arrived = 0;
  const count = (): void => {
    arrived += 1;
  };
  portal.app.server.on('request', count);
  const asks = (name: string, cookie: string): void =>
    void answered.push(
      statusOf(ask('/api/userInfo', cookie)).then((status) => order.push(`${name} ${status}`)),
    );
  await whileLocked('sessions', async () => {
    for (let call = 0; call < 20; call += 1) asks('greedy', greedy);
    await expect.poll(() => arrived).toBe(20);
    asks('other', other);
    await expect.poll(() => arrived).toBe(21);
    expect(await stuck()).toBe(2);
  });
  portal.app.server.off('request', count);
  await Promise.all(answered);
  expect(order.indexOf('other 200')).toBeGreaterThanOrEqual(0);
  expect(order.indexOf('other 200')).toBeLessThan(8);
});

test('who is signed in is told, and people sign in, while every connection that reads data is taken', async () => {
  const held = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  try {
    const page = ask(`/api/feed/data?${feed}`, greedy);
    await expect.poll(() => pool.waitingCount).toBe(1);
    expect(await statusOf(ask('/api/userInfo', other))).toBe(200);
    const visitor = new Visitor(portal);
    expect((await visitor.enter(login)).status).toBe(204);
    expect(await visitor.whoAmI()).toBe(login);
    for (const one of held.splice(0)) one.release();
    expect(await statusOf(page)).toBe(200);
  } finally {
    for (const one of held) one.release();
  }
});

test('C 16: a flood of wrong sign-ins from one network keeps nobody elsewhere from signing in', async () => {
  const statuses: number[] = [];
  const flood = Array.from({ length: 40 }, async (_none, n) => {
    const { status } = await new Visitor(portal, '192.0.2.1').signIn(`nobody${n}@example.com`, 'Wrong1234');
    statuses.push(status);
  });
  await Promise.race(flood);
  const before = statuses.length;
  expect((await new Visitor(portal, '198.51.100.7').enter(login)).status).toBe(204);
  // Some go on meanwhile, but it comes before most of them.
  expect(statuses.length - before).toBeLessThan(20);
  await Promise.all(flood);
  expect(new Set(statuses)).toEqual(new Set([401]));
});

describe('where nobody may wait', () => {
  const calls = {
    ...heavy,
    'a search': '/api/subscription/feed/find?q=aubrac',
    'the list of instruments': search,
    "a month's conditions": '/api/conditions?tv=TPIC&month=2026-11',
    'the list of slice files': '/api/slice/files',
    'a receipt as a file': '/api/payment/receipt/file?number=DL-1',
  };
  let app: TestApp;
  beforeAll(async () => {
    const options = { businessClock, config: { ...config, waitingCalls: 0 } };
    app = await testApp({ url: database.url, pool }, {}, options);
  });
  afterAll(() => app.app.close());

  test.each(Object.entries(calls))(
    '%s is refused to whoever has used up their places, with 429 and Retry-After',
    async (_call, url) => {
      const cookies = { session: greedy.replace('session=', '') };
      const { under } = await whileTradesAreLocked(async () => {
        const reading = app.app.inject({ url: summary, cookies });
        await expect.poll(stuck).toBe(1);
        const refused = await app.app.inject({ url, cookies });
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
        expect(refused.json()).toMatchObject({
          error: {
            code: 'too-many-requests',
            message: 'Too many of your requests are still being answered. Please try again in 5 seconds.',
          },
        });
        return { under: reading };
      });
      expect((await under).statusCode).toBe(200);
    },
  );
});
