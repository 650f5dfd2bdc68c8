import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operationList } from '../../../src/contract/validate.ts';
import { eraseAccount } from '../../../src/server/accounts/erase-account.ts';
import { createLiveReads, type FeedRead } from '../../../src/server/usage/live-reads.ts';
import { secret } from '../app-kit.ts';
import { follow, listening } from '../live/live-kit.ts';
import { runScript } from '../start-program.ts';
import { bondQuote, bondTrade, bondTradesAsked, type FeedRow, ndjson, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';

const { database, folder, kit } = await openFeedScene({ live: { tickMs: 10, heartbeatMs: 50 } });
const { pool } = database;
const origin = await listening(kit);

let file = 0;
const taken = async (...lines: Parameters<typeof ndjson>[0]): Promise<void> => {
  file += 1;
  await take(pool, folder.write(`${file}.ndjson`, ndjson(lines)));
};

type Counted = {
  readonly venue: string;
  readonly type: string;
  readonly day: string;
  readonly reads: number;
};
/** The reads counted for the account of a session. */
const countedOf = async (session: string): Promise<readonly Counted[]> => {
  const { rows } = await pool.query<Counted>(
    `SELECT r.venue_mic AS venue, r.data_type AS type, r.day, r.reads::integer AS reads FROM live_reads r
     JOIN accounts a ON a.payer_ref = r.account_ref JOIN sessions s ON s.account_id = a.id
     WHERE s.id_hash = sha256($1::bytea) ORDER BY 1, 2, 3`,
    [Buffer.from(session)],
  );
  return rows;
};
const live = (): Promise<string> => kit.session({ TPIC: ['realtime_trades', 'delayed_orders'] });
const asked = (url: string, query: Readonly<Record<string, string>>, session: string) =>
  kit.app.inject({ url, query, cookies: { session } });
const ofToday = (reads: number): readonly Counted[] => [
  { venue: 'TPIC', type: 'trade', day: '2026-11-20', reads },
];

beforeAll(async () => {
  await taken(bondTrade('OLD', 60));
  await taken(bondQuote(60));
});
afterEach(() => kit.clock.set(testNow));

describe('C 8: a read of live data is counted before its answer leaves', () => {
  test('a page, once each time, on its business day', async () => {
    const session = await live();
    expect((await asked('/api/feed/data', bondTradesAsked, session)).statusCode).toBe(200);
    expect(await countedOf(session)).toEqual(ofToday(1));
    kit.clock.set(new Date('2026-11-21T00:00:01Z'));
    await asked('/api/feed/data', bondTradesAsked, session);
    expect(await countedOf(session)).toEqual([
      ...ofToday(1),
      { venue: 'TPIC', type: 'trade', day: '2026-11-21', reads: 1 },
    ]);
  });

  test('a row, a page of a history, an export and a summary', async () => {
    const session = await live();
    const page = await asked('/api/feed/data', bondTradesAsked, session);
    const [{ id = '', publicationDate = '' } = {}] = page.json<{ Data: FeedRow[] }>().Data;
    const query = { ...bondTradesAsked, row: id, published: publicationDate };
    expect((await asked('/api/feed/row', query, session)).statusCode).toBe(200);
    const period = { datatype: 'trade', tv: 'TPIC', from: '2026-11-19' };
    expect((await asked('/api/history', period, session)).statusCode).toBe(200);
    expect((await asked('/api/feed/export', bondTradesAsked, session)).statusCode).toBe(200);
    const summary = { ...bondTradesAsked, from: '2026-11-19' };
    expect((await asked('/api/feed/summary', summary, session)).statusCode).toBe(200);
    await kit.liveReads.settle();
    expect(await countedOf(session)).toEqual(ofToday(5));
  });

  test('every call that needs a subscription is counted or returns no live rows', () => {
    const counted = [
      ...['getFeedData', 'getFeedRow', 'getFeedSummary', 'streamFeedData', 'getHistory', 'exportFeedData'],
      'getInstrument',
      'getTape',
      'getTapeFigures',
      'getLatestQuotes',
      'exportTape',
    ];
    const names = [
      ...['listFeedVenues', 'listFeedAssetClasses', 'listFeedSubAssetClasses', 'listFeedInstruments'],
      ...['findInstruments', 'listFeedSegments', 'listFeedOrderTypes', 'getSegmentSilence'],
    ];
    const delayed = ['listSliceFiles', 'checkSliceFile', 'downloadSliceFile'];
    const restricted = operationList.filter(({ access }) => access === 'unrestricted');
    expect(restricted.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...counted, ...names, ...delayed].toSorted(),
    );
  });

  test('each batch of a stream and of a view that asks again and again, and nothing while no rows come', async () => {
    const session = await live();
    const stream = await follow(origin, session);
    await stream.nextOf('opened');
    expect(await countedOf(session)).toEqual([]);
    await taken(bondTrade('ONE', 0), bondTrade('TWO', 0));
    const { id } = await stream.nextOf('rows');
    expect(await countedOf(session)).toEqual(ofToday(1));
    await taken(bondTrade('THREE', 0));
    await stream.nextOf('rows');
    stream.leave();
    const [before] = await countedOf(session);
    expect(before?.reads).toBeGreaterThanOrEqual(2);
    await taken(bondTrade('FOUR', 0));
    const again = await follow(origin, session, { lastEventId: id });
    await again.nextOf('rows');
    again.leave();
    const polled = await follow(origin, session, {
      query: { ...bondTradesAsked, once: 'true' },
      lastEventId: id,
    });
    await polled.nextOf('rows');
    await kit.liveReads.settle();
    expect(await countedOf(session)).toEqual(ofToday(4));
  });

  test('but not a delayed or a refused read', async () => {
    const session = await live();
    const orders = { ...bondTradesAsked, datatype: 'order', ordertype: 'Request for quote' };
    expect((await asked('/api/feed/data', orders, session)).statusCode).toBe(200);
    const nowhere = { ...bondTradesAsked, instrument: 'XX' };
    expect((await asked('/api/feed/data', nowhere, session)).statusCode).toBe(404);
    expect(await countedOf(session)).toEqual([]);
  });

  test('an answer that cannot be counted is not sent', async () => {
    const session = await live();
    await pool.query('ALTER TABLE live_reads RENAME TO live_reads_away');
    const refused = await asked('/api/feed/data', bondTradesAsked, session);
    await pool.query('ALTER TABLE live_reads_away RENAME TO live_reads');
    expect(refused.statusCode).toBe(500);
    expect(refused.body).not.toContain('OLD');
    expect((await asked('/api/feed/data', bondTradesAsked, session)).statusCode).toBe(200);
  });
});

describe('many reads', () => {
  const reader = async (): Promise<FeedRead> => {
    const session = await live();
    const { rows } = await pool.query<{ id: string }>(
      'SELECT account_id AS id FROM sessions WHERE id_hash = sha256($1::bytea)',
      [Buffer.from(session)],
    );
    const accountId = rows[0]?.id ?? '';
    return { accountId, sessionId: session, venueMic: 'TPIC', dataType: 'trade', isDelayed: false };
  };
  const sumOf = async ({ accountId }: FeedRead): Promise<number> => {
    const { rows } = await pool.query<{ sum: number }>(
      `SELECT coalesce(sum(reads), 0)::integer AS sum FROM live_reads
       WHERE account_ref = (SELECT payer_ref FROM accounts WHERE id = $1)`,
      [accountId],
    );
    return rows[0]?.sum ?? 0;
  };

  test('share their writes: the count is never too low, and exact in the end', async () => {
    const [one, two] = [await reader(), await reader()];
    let writes = 0;
    const watched = Object.assign(Object.create(pool), {
      query: (...given: Parameters<typeof pool.query>) => {
        writes += 1;
        return pool.query(...given);
      },
    });
    const reads = createLiveReads(watched, kit.clock);
    for (let round = 0; round < 100; round += 1) {
      await Promise.all([reads.count([one]), reads.count([one, two]), reads.count([one])]);
      expect(await sumOf(one)).toBeGreaterThanOrEqual((round + 1) * 3);
      expect(await sumOf(two)).toBeGreaterThanOrEqual(round + 1);
    }
    expect(writes).toBeLessThan(30);
    await reads.settle();
    expect([await sumOf(one), await sumOf(two)]).toEqual([300, 100]);
  });

  test('of two instances add up', async () => {
    const one = await reader();
    const instances = [createLiveReads(pool, kit.clock), createLiveReads(pool, kit.clock)];
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => instances[at % 2]?.count([{ ...one, sessionId: 'key 1' }, one])),
    );
    await Promise.all(instances.map((instance) => instance.settle()));
    expect(await sumOf(one)).toBe(80);
  });

  test('of a removed account stay under a reference that leads to nobody', async () => {
    const one = await reader();
    const reads = createLiveReads(pool, kit.clock);
    await reads.count([one]);
    const before = await pool.query('SELECT * FROM live_reads ORDER BY account_ref, day');
    await pool.transaction((client) => eraseAccount(client, one.accountId, testNow));
    expect((await pool.query('SELECT * FROM live_reads ORDER BY account_ref, day')).rows).toEqual(
      before.rows,
    );
    expect(JSON.stringify(before.rows)).not.toContain(one.accountId);
    await expect(reads.count([one])).rejects.toMatchObject({ status: 401 });
  });
});

test('after SIGKILL in the middle of many reads, every answered read is counted', async () => {
  const session = await kit.session({ TPIC: ['realtime_trades'] }, '2099-12-31');
  const old = '2025-01-06T09:00:00.000000Z';
  await taken(bondTrade('EARLY', 0, { tradeDate: old, publicationDate: old }));
  const program = runScript('test/server/payments/crash/payment-app-program.ts', [], {
    DATABASE_URL: database.url,
    SESSION_SECRET: secret,
    NODE_ENV: 'test',
    NO_PAYMENT_MODE: 'false',
    CALLS_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'none',
    OIDC_CLIENT_SECRET: 'none',
    OKTA_API_TOKEN: 'none',
  });
  const url = `${await program.ready()}/api/feed/data?${new URLSearchParams(bondTradesAsked)}`;
  let answered = 0;
  const readOn = async (): Promise<void> => {
    for (;;) {
      const answer = await fetch(url, { headers: { cookie: `session=${session}` } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      answered += 1;
      if (answered === 101) program.child.kill('SIGKILL');
    }
  };
  const broken = await Promise.allSettled(Array.from({ length: 8 }, readOn));
  expect(broken.map((each) => each.status === 'rejected' && String(each.reason))).not.toContain(
    'Error: answered 500',
  );
  await program.ended;
  const counted = (await countedOf(session)).reduce((sum, { reads }) => sum + reads, 0);
  expect(answered).toBeGreaterThanOrEqual(101);
  expect(counted).toBeGreaterThanOrEqual(answered);
  // Each of the eight readers had at most one answer on its way.
  expect(counted).toBeLessThanOrEqual((answered + 8) * 2);
});
