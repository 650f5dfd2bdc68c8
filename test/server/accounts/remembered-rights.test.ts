import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { newKeyText } from '../../../src/server/api-keys/key-text.ts';
import { hashOf } from '../../../src/server/sessions/sessions.ts';
import { browserOf, post } from '../app-kit.ts';
import { bondTrade, bondTradesAsked, type FeedKit, feedKit, ndjson, take } from '../feed/feed-kit.ts';
import { openFeedScene } from '../feed/feed-scene.ts';

// So long that nothing but what a process hears, or does itself, can renew what it remembers.
const { database, folder, kit: here } = await openFeedScene({ memoryMs: 600_000 });
const { pool } = database;
/** Another process on the same database. */
const there = await feedKit(database, false, true, { memoryMs: 600_000 });
afterAll(there.close);
afterEach(() => vi.restoreAllMocks());

beforeAll(async () => {
  await take(pool, folder.write('trades.ndjson', ndjson([bondTrade('OLD', 30), bondTrade('NEW', 5)])));
  await Promise.all([here, there].map(({ shared }) => shared.notices.begin()));
});

type Caller = { readonly account: string; readonly headers: Readonly<Record<string, string>> };

async function signedIn(): Promise<Caller & { readonly identifier: string }> {
  const identifier = await here.session({ TPIC: ['delayed_trades'] });
  const { rows } = await pool.query<{ account: string }>(
    'SELECT account_id AS account FROM sessions WHERE id_hash = $1',
    [hashOf(identifier)],
  );
  return { identifier, account: rows[0]?.account ?? '', headers: { cookie: `session=${identifier}` } };
}

async function withKey(): Promise<Caller> {
  const { account } = await signedIn();
  const { text, id, hash } = newKeyText();
  await pool.query(
    `INSERT INTO api_keys (id, account_id, name, secret_hash, created_at, expires_at)
     VALUES ($1, $2, 'A program', $3, now(), now() + interval '1 day')`,
    [id, account, hash],
  );
  return { account, headers: { authorization: `Bearer ${text}` } };
}

/** The status of a page, and its trades. @param more of the query */
async function read({ app }: FeedKit, { headers }: Caller, more = {}): Promise<string> {
  const answer = await app.inject({ url: '/api/feed/data', query: { ...bondTradesAsked, ...more }, headers });
  const { Data = [] } = answer.json<{ Data?: readonly { transactionID: string }[] }>();
  return [answer.statusCode, ...Data.map(({ transactionID }) => transactionID)].join(' ');
}

const now = performance.now.bind(performance);

/** While time stands still, what was read grows no older. */
const stopTime = () => vi.spyOn(performance, 'now').mockReturnValue(now());

it('decisions.md Session and routes: an unchanged page takes no statement, by session or by key', async () => {
  for (const caller of [await signedIn(), await withKey()]) {
    const stopped = stopTime();
    const asked = vi.spyOn(pool, 'query');
    // Notices of what came before may come only now.
    await vi.waitFor(async () => {
      asked.mockClear();
      expect(await read(here, caller)).toBe('200 OLD');
      expect(asked.mock.calls).toEqual([]);
    });
    asked.mockRestore();
    stopped.mockRestore();
  }
});

const account = 'WHERE account_id = $1';

/** The answers to two pages, of which the second waits for its turn for a second and longer, while something happens. */
async function whileOneWaits(
  caller: Caller,
  limits: readonly string[],
  happens: () => Promise<unknown>,
): Promise<readonly string[]> {
  await pool.query(
    `INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on) VALUES ($1, 'TPIC', 'trades', '2026-01-01')`,
    [caller.account],
  );
  await vi.waitFor(async () => expect(await read(here, caller)).toBe('200 NEW OLD'));
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE trades');
  // Pages that nobody has asked for; one account reads one at a time.
  const pages = Promise.all(limits.map((limit) => read(here, caller, { limit })));
  try {
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await happens();
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_001);
  } finally {
    await holder.query('COMMIT');
    holder.release();
  }
  // Either may have been the first.
  return (await pages).toSorted();
}

it.each([
  ['right ends while a call by session', signedIn, 'DELETE FROM paid_flags', ['96', '97'], '200 OLD'],
  ['right ends while a call by key', withKey, 'DELETE FROM paid_flags', ['98', '99'], '200 OLD'],
  ['session ends while a call of it', signedIn, 'DELETE FROM sessions', ['92', '93'], '401'],
  [
    'key is revoked while a call by it',
    withKey,
    `UPDATE api_keys SET ended_at = now(), end_cause = 'revoked'`,
    ['94', '95'],
    '401',
  ],
])(
  'decisions.md Session and routes: whose %s waits for its turn sees nothing live',
  async (_what, begin, sql, limits, then) => {
    const caller = await begin();
    const happens = async () => {
      await pool.query(`${sql} ${account}`, [caller.account]);
      // As after a second, for which this process would remember.
      here.shared.memories.forget('daylight_rights');
    };
    expect(await whileOneWaits(caller, limits, happens)).toEqual(['200 NEW OLD', then]);
  },
);

it('who signs out is signed out at once in the same process, and soon in another', async () => {
  const caller = await signedIn();
  for (const kit of [here, there]) expect(await read(kit, caller)).toBe('200 OLD');
  const browser = await browserOf(here.app, { session: caller.identifier });
  expect((await here.app.inject(post('/auth/logout', browser))).statusCode).toBe(204);
  expect(await read(here, caller)).toBe('401');
  await vi.waitFor(async () => expect(await read(there, caller)).toBe('401'));
});

it.each([
  [
    'a session ends, as all others do with a new password',
    signedIn,
    `DELETE FROM sessions ${account}`,
    '401',
  ],
  ['a session is replaced', signedIn, `UPDATE sessions SET created_at = '2026-01-01' ${account}`, '401'],
  ['an account is erased', signedIn, 'DELETE FROM accounts WHERE id = $1', '401'],
  [
    'the subscription ends',
    signedIn,
    `UPDATE subscriptions SET starts_on = '2025-01-01', ends_on = '2026-01-01' ${account}`,
    '403',
  ],
  ['a venue is given up', signedIn, `DELETE FROM subscription_venues ${account}`, '404'],
  [
    'live data is paid for',
    signedIn,
    `INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on) VALUES ($1, 'TPIC', 'trades', '2026-01-01')`,
    '200 NEW OLD',
  ],
  [
    'a key is revoked',
    withKey,
    `UPDATE api_keys SET ended_at = now(), end_cause = 'revoked' ${account}`,
    '401',
  ],
  ['a key is removed', withKey, `DELETE FROM api_keys ${account}`, '401'],
  ['a venue of a key is given up', withKey, `DELETE FROM subscription_venues ${account}`, '404'],
])('every process hears that %s, whoever changed it', async (_what, begin, sql, then) => {
  const caller = await begin();
  for (const kit of [here, there]) expect(await read(kit, caller)).toBe('200 OLD');
  await pool.query(sql, [caller.account]);
  for (const kit of [here, there]) await vi.waitFor(async () => expect(await read(kit, caller)).toBe(then));
});

it('decisions.md Session and routes: a change without any notice holds after the longest memory', async () => {
  const short = await feedKit(database, false, true, { memoryMs: 250 });
  await short.shared.notices.begin();
  const caller = await signedIn();
  const stopped = stopTime();
  for (const kit of [short, there]) expect(await read(kit, caller)).toBe('200 OLD');
  // The notices of what came before have come when both answer from memory.
  const asked = vi.spyOn(pool, 'query');
  await vi.waitFor(async () => {
    asked.mockClear();
    await read(there, caller);
    expect(asked.mock.calls).toEqual([]);
  });
  asked.mockRestore();
  stopped.mockRestore();
  await pool.transaction(async (client) => {
    await client.query('ALTER TABLE sessions DISABLE TRIGGER sessions_told');
    await client.query('DELETE FROM sessions WHERE account_id = $1', [caller.account]);
    await client.query('ALTER TABLE sessions ENABLE TRIGGER sessions_told');
  });
  await vi.waitFor(async () => expect(await read(short, caller)).toBe('401'));
  // Nothing was announced: who remembers for longer still answers.
  expect(await read(there, caller)).toBe('200 OLD');
  await short.close();
});
