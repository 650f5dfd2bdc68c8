import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mostKeyNetworks } from '../../../src/domain/account/api-keys.ts';
import { eraseAccount } from '../../../src/server/accounts/erase-account.ts';
import { newKeyText } from '../../../src/server/api-keys/key-text.ts';
import { createPositionSeal } from '../../../src/server/feed/feed-position.ts';
import { EventStream } from '../../../src/server/live/event-stream.ts';
import { createMetrics } from '../../../src/server/watch/metrics.ts';
import { secret } from '../app-kit.ts';
import {
  ago,
  bondAsked,
  bondQuote,
  bondTrade,
  bondTradesAsked,
  feedKit,
  ndjson,
  take,
  testNow,
} from '../feed/feed-kit.ts';
import { openFeedScene } from '../feed/feed-scene.ts';
import { type Following, type FollowOptions, follow, listening, tradesIn } from './live-kit.ts';

const quick = { live: { tickMs: 10, heartbeatMs: 50 } };
const { database, folder, kit } = await openFeedScene({
  ...quick,
  config: { streamsPerAccount: 3, trustProxy: true },
});
const origin = await listening(kit);
const open: Following[] = [];
let file = 0;

const taken = async (...lines: Parameters<typeof ndjson>[0]): Promise<void> => {
  file += 1;
  await take(database.pool, folder.write(`${file}.ndjson`, ndjson(lines)));
};

/** Follows until the test ends. */
const following = async (
  session: string | null,
  options: FollowOptions = {},
  at = origin,
): Promise<Following> => {
  const stream = await follow(at, session, options);
  open.push(stream);
  return stream;
};
const live = (): Promise<string> => kit.session({ TPIC: ['realtime_trades', 'realtime_orders'] });
const delayed = (): Promise<string> => kit.session({ TPIC: ['delayed_trades', 'delayed_orders'] });

beforeAll(async () => {
  await taken(bondTrade('OLD', 60), bondTrade('OTHER', 60, { venueMIC: 'TPIR' }));
  await taken(...[1, 2].map((level) => bookLine(40, level, `98.${level}`)));
});

afterEach(() => {
  kit.clock.set(testNow);
  for (const stream of open.splice(0)) stream.leave();
});

function bookLine(minutes: number, level: number, bidPrice: string) {
  const { price: _price, aggrVol: _volume, ...head } = bondQuote(minutes);
  return { ...head, venueMIC: 'TPIO', system: 'CLOB', level, lOrders: 1, bidPrice, aggrBidVol: '5' };
}

describe('a live right', () => {
  it('brings a row when it is taken, in the shape of the view, uncompressed and unbuffered', async () => {
    const stream = await following(await live(), { headers: { 'accept-encoding': 'br, gzip' } });
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect((await stream.nextOf('opened')).data).toEqual({ isDelayed: false });
    await taken(
      bondTrade('LIVE1', 0, { tradeDate: ago(1) }),
      bondTrade('ELSEWHERE', 0, { venueMIC: 'TPIR' }),
    );
    const { data } = await stream.nextOf('rows');
    expect(data).toMatchObject({ skipped: 0, changed: [], newest: ago(0) });
    const reader = await kit.reader({ TPIC: ['realtime_trades'] });
    const page = await reader('/api/feed/data', bondTradesAsked);
    expect(data.rows).toEqual([page.body.Data?.[0]]);
  });

  it('reports which earlier rows have changed', async () => {
    await taken(bondTrade('VOID', 30));
    const stream = await following(await live());
    await taken(bondTrade('VOID', 5, { tradeDate: ago(31), flags: 'CANC' }));
    const { data } = await stream.nextOf('rows');
    expect(data.rows).toMatchObject([{ transactionID: 'VOID', status: 'Cancelled' }]);
    expect(data.changed).toMatchObject([
      { transactionID: 'VOID', status: 'New', voidedBy: { kind: 'Cancelled', publicationDate: ago(5) } },
    ]);
  });

  it.each([
    ['without a filter', {}],
    ['with a filter', { priceto: '1000' }],
  ])('%s, brings late rows of months ago, and the old rows that they change', async (_which, filter) => {
    const [days, id] = [24 * 60, `LATE${Object.keys(filter).length}`];
    const tradeDate = ago(150 * days);
    await taken(bondTrade(id, 149 * days, { tradeDate }));
    const stream = await following(await live(), { query: { ...bondTradesAsked, ...filter } });
    await taken(bondTrade(`${id}-`, 100 * days));
    expect((await stream.nextOf('rows')).data.rows).toMatchObject([{ transactionID: `${id}-` }]);
    await taken(bondTrade(id, 3, { tradeDate, flags: 'CANC' }));
    const { data } = await stream.nextOf('rows');
    expect(data.rows).toMatchObject([{ transactionID: id, status: 'Cancelled', refersTo: { kind: 'New' } }]);
    expect(data.changed).toMatchObject([
      { transactionID: id, status: 'New', voidedBy: { kind: 'Cancelled', publicationDate: ago(3) } },
    ]);
  });

  it('brings a whole order book, and nothing of one that is not the newest', async () => {
    const query = { datatype: 'order', ...bondAsked, instrumentmic: 'TPIO', ordertype: 'Order book' };
    const stream = await following(await live(), { query });
    await taken(...[1, 2, 3].map((level) => bookLine(20, level, `97.${level}`)));
    const { data } = await stream.nextOf('rows');
    expect(data.rows).toMatchObject([{ bidPrice: '97.1' }, { bidPrice: '97.2' }, { bidPrice: '97.3' }]);
    await taken(bookLine(30, 1, '96.1'));
    await taken(bookLine(10, 1, '99.1'));
    expect((await stream.nextOf('rows')).data.rows).toMatchObject([{ bidPrice: '99.1' }]);
  });

  it('continues where the page of rows ends, and says how many rows it skipped', async () => {
    const session = await live();
    const reader = await kit.reader({ TPIC: ['realtime_trades'] });
    const { body } = await reader('/api/feed/data', bondTradesAsked);
    await taken(...Array.from({ length: 507 }, (_none, at) => bondTrade(`MANY${at}`, 50 - at / 20)));
    const stream = await following(session, { query: { ...bondTradesAsked, position: body.Position ?? '' } });
    const { data } = await stream.nextOf('rows');
    expect(data.skipped).toBe(7);
    expect(data.rows).toHaveLength(500);
    expect(tradesIn({ event: '', id: '', data })[0]).toBe('MANY506');
  });
});

describe('with an API key', () => {
  /** A key of the account that signed in last. */
  const keyOf = async () => {
    const { text, id, hash } = newKeyText();
    const { rows } = await database.pool.query<{ owner: string }>(
      `INSERT INTO api_keys (id, account_id, name, secret_hash, created_at, expires_at)
       SELECT $1, account_id, 'A program', $2, now(), now() + interval '90 days' FROM sessions
       ORDER BY created_at DESC LIMIT 1 RETURNING account_id AS owner`,
      [id, hash],
    );
    return { id, owner: rows[0]?.owner ?? '', headers: { authorization: `Bearer ${text}` } };
  };
  type Key = Awaited<ReturnType<typeof keyOf>>;

  it('a program follows with its owner’s rights, and continues from a position', async () => {
    await live();
    const { headers } = await keyOf();
    const stream = await following(null, { headers });
    expect([stream.status, stream.headers.ratelimit]).toEqual([200, expect.stringContaining('r=')]);
    const { id = '', data } = await stream.nextOf('opened');
    expect(data).toEqual({ isDelayed: false });
    await taken(bondTrade('BYKEY', 0, { tradeDate: ago(1) }));
    expect(tradesIn(await stream.nextOf('rows'))).toEqual(['BYKEY']);
    const again = await following(null, { headers, lastEventId: id });
    expect(tradesIn(await again.nextOf('rows'))).toEqual(['BYKEY']);
  });

  const endKey = (assignments: string, { id }: Key) =>
    database.pool.query(`UPDATE api_keys SET ${assignments} WHERE id = $1`, [id]);
  const ends: readonly (readonly [how: string, reason: string, end: (key: Key) => Promise<unknown>])[] = [
    ['is revoked', 'keyRevoked', (key) => endKey(`ended_at = now(), end_cause = 'revoked'`, key)],
    [
      'is deleted by the operator',
      'keyRevoked',
      ({ id }) => database.pool.query('DELETE FROM api_keys WHERE id = $1', [id]),
    ],
    ['expires', 'keyExpired', (key) => endKey(`created_at = '2020-01-01', expires_at = '2020-02-01'`, key)],
    [
      'is used from ten networks in a day, and is stopped',
      'keyStopped',
      async ({ headers }) => {
        const from = async (n: number): Promise<number> => {
          const place = { ...headers, 'x-forwarded-for': `203.0.113.${n}` };
          const url = '/api/feed/data';
          return (await kit.app.inject({ url, query: bondTradesAsked, headers: place })).statusCode;
        };
        // The stream itself comes from another network.
        for (let n = 1; n < mostKeyNetworks; n += 1) expect(await from(n)).toBe(200);
        expect(await from(200)).toBe(401);
      },
    ],
    [
      'goes with its removed account',
      'accountRemoved',
      ({ owner }) => database.pool.transaction((client) => eraseAccount(client, owner, testNow)),
    ],
    [
      'loses its owner’s right to the venue',
      'rightLost',
      ({ owner }) =>
        database.pool.query(
          `WITH paid AS (DELETE FROM paid_flags WHERE account_id = $1)
           DELETE FROM subscription_venues WHERE account_id = $1`,
          [owner],
        ),
    ],
  ];
  it.each(ends)('that %s ends its open stream with the reason %s, and opens no other', async (...end) => {
    const [, reason, happens] = end;
    await live();
    const key = await keyOf();
    const stream = await following(null, { headers: key.headers });
    await stream.nextOf('opened');
    await happens(key);
    expect(await stream.nextOf('ended')).toMatchObject({ data: { reason } });
    expect(await stream.next()).toBeNull();
    expect((await following(null, { headers: key.headers })).status).toBe(reason === 'rightLost' ? 404 : 401);
  });

  it('streams count together with those of the owner', async () => {
    const session = await live();
    const { headers } = await keyOf();
    for (const each of [session, session, null]) await following(each, each === null ? { headers } : {});
    expect((await following(null, { headers })).status).toBe(429);
  });

  it.each(['Bearer daylight_000000000000_0', 'Bearer ', 'Basic eDp5'])(
    '%j opens no stream',
    async (authorization) => {
      expect((await following(null, { headers: { authorization } })).status).toBe(401);
    },
  );
});

describe('without a live right', () => {
  it('a row arrives when it turns 15 minutes old, with a countdown in the last minute', async () => {
    const stream = await following(await delayed());
    expect((await stream.nextOf('opened')).data).toEqual({ isDelayed: true });
    await taken(bondTrade('SOON', 6, { tradeDate: ago(70) }), bondTrade('NOW', 15, { tradeDate: ago(70) }));
    expect(tradesIn(await stream.nextOf('rows'))).toEqual(['NOW']);
    kit.clock.set(new Date(testNow.getTime() + 8 * 60_000 + 17_500));
    expect((await stream.next())?.data).toEqual({ seconds: 43 });
    kit.clock.set(new Date(testNow.getTime() + 9 * 60_000 - 1));
    kit.clock.set(new Date(testNow.getTime() + 9 * 60_000));
    expect(tradesIn(await stream.nextOf('rows'))).toEqual(['SOON']);
  });
});

describe('the right is checked again while a stream is open', () => {
  it.each([
    ['the session has ended', 'signedOut', `DELETE FROM sessions WHERE account_id = $1`],
    ['the account was removed', 'signedOut', `DELETE FROM accounts WHERE id = $1`],
    [
      'the venue is no longer theirs',
      'rightLost',
      `WITH paid AS (DELETE FROM paid_flags WHERE account_id = $1)
       DELETE FROM subscription_venues WHERE account_id = $1`,
    ],
    [
      'the subscription has ended',
      'rightLost',
      `UPDATE subscriptions SET ends_on = '2026-01-02' WHERE account_id = $1`,
    ],
    ['only delayed rows are theirs now', 'rightChanged', `DELETE FROM paid_flags WHERE account_id = $1`],
  ])('%s: the stream ends with the reason, with or without rows waiting', async (_when, reason, sql) => {
    for (const withRows of [false, true]) {
      const stream = await following(await live());
      await stream.nextOf('opened');
      const { rows } = await database.pool.query<{ id: string }>(
        'SELECT account_id AS id FROM sessions ORDER BY created_at DESC LIMIT 1',
      );
      await database.pool.query(sql, [rows[0]?.id]);
      if (withRows) await taken(bondTrade(`AFTER-${reason}-${file}`, 0, { tradeDate: ago(1) }));
      expect(await stream.next()).toMatchObject({ event: 'ended', data: { reason } });
      expect(await stream.next()).toBeNull();
    }
  });
});

describe('a stream that is not allowed', () => {
  it('is refused like the page of rows', async () => {
    expect((await following(null)).status).toBe(401);
    const ended = await kit.session({ TPIC: ['realtime_trades'] }, '2026-10-31');
    expect((await following(ended)).status).toBe(403);
    const elsewhere = await kit.session({ ICPM: ['realtime_trades'] });
    expect((await following(elsewhere)).status).toBe(404);
    expect((await following(await live(), { query: { ...bondTradesAsked, limit: '5' } })).status).toBe(400);
    expect((await kit.app.inject({ method: 'HEAD', url: '/api/feed/stream' })).statusCode).toBe(404);
  });

  it('is refused if it filters an order book, like the page of rows', async () => {
    const query = { datatype: 'order', ...bondAsked, instrumentmic: 'TPIO', ordertype: 'Order book' };
    expect((await following(await live(), { query: { ...query, pricefrom: '1' } })).status).toBe(400);
  });

  it('is refused beyond the limit of an account, until another of its streams is closed', async () => {
    const session = await live();
    const streams = [await following(session), await following(session), await following(session)];
    const fourth = await following(session);
    expect(fourth.status).toBe(429);
    expect(fourth.headers['retry-after']).toBe('30');
    const { code, message } = (await fourth.refusal()).error;
    expect([code, message]).toEqual(['too-many-streams', expect.stringContaining('3 views live already')]);
    expect((await following(await live())).status).toBe(200);
    streams[1]?.leave();
    await expect.poll(async () => (await following(session)).status).toBe(200);
  });
});

describe('bad input: a position', () => {
  it('that is garbage, altered or of another view is refused by name', async () => {
    const session = await live();
    const query = { datatype: 'order', ...bondAsked, instrumentmic: 'TPIO', ordertype: 'Order book' };
    const book = await following(session, { query });
    const foreign = (await book.nextOf('opened')).id ?? '';
    const own = (await (await following(session)).nextOf('opened')).id ?? '';
    const altered = `${own.startsWith('B') ? 'C' : 'B'}${own.slice(1)}`;
    for (const lastEventId of ['x', '5', foreign, `${own}A`, altered, 'ü'.repeat(50)]) {
      const stream = await follow(origin, session, { lastEventId: encodeURIComponent(lastEventId) });
      expect([lastEventId, stream.status]).toEqual([lastEventId, 400]);
      expect(Object.keys((await stream.refusal()).error.fields ?? {})).toEqual(['Last-Event-ID']);
    }
    for (const position of ['x', '%', foreign]) {
      const stream = await follow(origin, session, { query: { ...bondTradesAsked, position } });
      expect([position, stream.status]).toEqual([position, 400]);
      expect(Object.keys((await stream.refusal()).error.fields ?? {})).toEqual(['position']);
    }
  });

  it('of another reader gives no rights, and is answered with 409 if it was live and the reader is delayed', async () => {
    const { id = '' } = await (await following(await live())).nextOf('opened');
    const stream = await following(await delayed(), { lastEventId: id });
    expect([stream.status, (await stream.refusal()).error.code]).toEqual([409, 'conflict']);
    expect((await following(await live(), { lastEventId: id })).status).toBe(200);
  });

  it('of a delayed reader says nothing of what has arrived since, and nothing can be read in it', async () => {
    const session = await delayed();
    const positions = async (): Promise<readonly string[]> => {
      const stream = await following(session, { query: bondTradesAsked });
      const { id = '' } = await stream.nextOf('opened');
      stream.leave();
      const reader = await kit.reader({ TPIC: ['delayed_trades'] });
      return [id, (await reader('/api/feed/data', bondTradesAsked)).body.Position ?? ''];
    };
    const idIn = (position: string): unknown =>
      JSON.parse(createPositionSeal(secret).open(Buffer.from(position, 'base64url')) ?? '[]').at(-1);
    const before = (await positions()).map(idIn);
    await taken(bondTrade('UNSEEN1', 3), bondTrade('UNSEEN2', 2));
    const after = await positions();
    expect(after.map(idIn)).toEqual(before);
    for (const position of after) {
      const bytes = Buffer.from(position, 'base64url').toString('latin1');
      expect(bytes).not.toMatch(/delayed|trade|20\d\d-/);
    }
  });

  it('that is too old, ahead of the clock, or undone by a restore is answered with 409', async () => {
    const sealed = (...position: readonly string[]) =>
      createPositionSeal(secret)
        .seal(JSON.stringify([bondAsked.instrument, 'LNFI', 'trade-disp', ...position]))
        .toString('base64url');
    const session = await live();
    const ahead = sealed('live', ago(-2), '1');
    expect((await following(session, { lastEventId: ahead })).status).toBe(409);
    const undone = sealed('live', ago(60), '9000000000');
    expect((await following(session, { lastEventId: undone })).status).toBe(409);
    await database.pool.query(`UPDATE feed_heads SET forgotten_id = 2 WHERE data_type = 'trade'`);
    const old = sealed('live', ago(60), '1');
    expect((await following(session, { lastEventId: old })).status).toBe(409);
  });
});

describe('the service', () => {
  it('drops a client that never reads, buffers little for it, keeps serving the others, and counts all of it', async () => {
    const { text } = createMetrics({
      pools: new Map(),
      figures: kit.shared.figures,
      stored: async () => null,
      readiness: async () => ({ status: 'ready', parts: {} }),
    });
    const told = async (name: string): Promise<number> =>
      Number(new RegExp(`^daylight_${name} (\\d+)$`, 'm').exec(await text())?.[1]);
    await expect.poll(() => told('streams_open')).toBe(0);
    const before = { rows: await told('stream_rows_total'), dropped: await told('streams_dropped_total') };

    const stream = new EventStream(1000);
    for (let at = 0; at < 50; at += 1) stream.send(Buffer.alloc(100));
    expect([stream.destroyed, stream.readableLength <= 1000]).toEqual([true, true]);

    const session = await live();
    const full = [await following(session), await following(session)];
    expect(await told('streams_open')).toBe(2);
    // Injected, so that no socket holds megabytes for it.
    const asked = { url: '/api/feed/stream', query: bondTradesAsked, cookies: { session } };
    const deaf = (await kit.app.inject({ ...asked, payloadAsStream: true })).stream();
    expect(await told('streams_open')).toBe(3);
    expect((await following(session)).status).toBe(429);
    const dropped = async (): Promise<number> => (await told('streams_dropped_total')) - before.dropped;
    let files = 0;
    for (; (await dropped()) === 0; files += 1) {
      await taken(
        ...Array.from({ length: 500 }, (_none, row) =>
          bondTrade(`FLOOD${files}-${row}`, 1, { tradeDate: ago(2) }),
        ),
      );
      // Clients that read get every row while those of the deaf one pile up.
      for (const reader of full) expect((await reader.nextOf('rows')).data.rows).toHaveLength(500);
    }
    await expect.poll(async () => (await following(session)).status).toBe(200);
    expect(await dropped()).toBe(1);
    expect(kit.log).toContainEqual(
      expect.objectContaining({
        msg: 'a stream was cut off because it was not read',
        accountId: expect.stringMatching(/^\S{16}$/),
      }),
    );
    expect((await told('stream_rows_total')) - before.rows).toBeGreaterThan(files * 500 * full.length);
    deaf.destroy();
  });

  it('sends from one instance what another took, and tells readers when an instance stops', async () => {
    const other = await feedKit(database, false, true, quick);
    const session = await live();
    const there = await following(session, {}, await listening(other));
    const { id = '' } = await there.nextOf('opened');
    await taken(bondTrade('ACROSS', 2));
    expect(tradesIn(await there.nextOf('rows'))).toEqual(['ACROSS']);
    const closed = other.close();
    expect((await there.nextOf('ended')).data).toEqual({ reason: 'stopping' });
    await closed;
    const here = await following(session, { lastEventId: id });
    expect(tradesIn(await here.nextOf('rows'))).toEqual(['ACROSS']);
  });

  it('goes on when the connection that listens for arrivals is cut', async () => {
    const stream = await following(await live());
    await stream.nextOf('opened');
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'daylight notices' AND datname = current_database()`,
    );
    await taken(bondTrade('DEAF', 2));
    expect(tradesIn(await stream.nextOf('rows'))).toEqual(['DEAF']);
  });
});
