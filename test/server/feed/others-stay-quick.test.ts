import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBusinessClock } from '../../../src/server/clock.ts';
import { openPool } from '../../../src/server/database/pool.ts';
import { type Browser, post, testApp } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';
import { ago, bondTrade, bondTradesAsked, csv, take, testFolder, testNow } from './feed-kit.ts';

const connections = 2;
const database = await freshDatabase();
const folder = testFolder();
const pool = openPool(database.url, { size: connections });
const businessClock = createBusinessClock();
businessClock.set(testNow);
const callsOfKey = 100;
const live = { tickMs: 10, heartbeatMs: 50 };
const config = {
  noPaymentMode: true,
  trustProxy: true,
  poolSize: connections,
  keyCallsPerMinute: callsOfKey,
};
const service = await testApp({ url: database.url, pool }, {}, { businessClock, config, live });
const { app, shared } = service;
/** More than an answer that nobody reads can hold. */
const rows = 8_000;
let reader: Browser;
let flooder: Browser;

beforeAll(async () => {
  await app.ready();
  const trades = Array.from({ length: rows }, (_none, n) => bondTrade(`T${n}`, 30 + n / 1000));
  await take(database.pool, folder.write('trades.csv', csv(trades)));
  reader = await service.signedIn(await service.addAccount('reader@example.com', '2027-11-30'));
  flooder = await service.signedIn(await service.addAccount('flooder@example.com', '2027-11-30'));
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
  folder.remove();
});

/** A page of the view, asked for by another person in another network. */
async function page(): Promise<number> {
  const { statusCode } = await app.inject({
    url: '/api/feed/data',
    query: bondTradesAsked,
    cookies: reader.cookies,
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  return statusCode;
}

describe.each([
  ['within its limit', callsOfKey, []],
  ['beyond its limit', 3 * callsOfKey, [429]],
])('while a key floods the service %s', (_limit, count, refused) => {
  test('another reader is answered after a few of its calls, not after all', async () => {
    const made = await app.inject(post('/api/keys', flooder, { name: 'Flood', days: 1 }));
    const headers = {
      authorization: `Bearer ${made.json<{ text: string }>().text}`,
      'x-forwarded-for': '203.0.113.9',
    };
    const statuses: number[] = [];
    const flood = Array.from({ length: count }, async (_none, n) => {
      // Each another page, so that none is answered from memory.
      const query = { ...bondTradesAsked, limit: String(1 + (n % 90)) };
      const { statusCode } = await app.inject({ url: '/api/feed/data', query, headers });
      statuses.push(statusCode);
    });
    await Promise.race(flood);
    const before = statuses.length;
    expect(await page()).toBe(200);
    // Those that had begun, and one for each place that the reader waited for.
    expect(statuses.length - before).toBeLessThanOrEqual(10 * connections);
    expect(statuses.length).toBeLessThan(count);
    await Promise.all(flood);
    expect(new Set(statuses)).toEqual(new Set([200, ...refused]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(callsOfKey);
  });
});

test('more large exports than there are connections, taken slowly, keep nobody waiting', async () => {
  const exports = await Promise.all(
    Array.from({ length: 3 * connections }, async (_none, n): Promise<Readable> => {
      const answer = await app.inject({
        url: '/api/feed/export',
        query: { ...bondTradesAsked, format: n % 2 === 0 ? 'csv' : 'ndjson' },
        cookies: flooder.cookies,
        payloadAsStream: true,
      });
      expect(answer.statusCode).toBe(200);
      const stream = answer.stream();
      await once(stream, 'readable');
      return stream;
    }),
  );
  expect(await page()).toBe(200);
  expect(pool.waitingCount).toBe(0);
  expect(exports.map(({ readableEnded }) => readableEnded)).toEqual(exports.map(() => false));
  // Each is whole all the same, once it is read.
  for (const each of exports) {
    const read = await text(each);
    expect(read.match(/\bT\d+\b/g)?.length).toBeGreaterThanOrEqual(rows);
  }
});

test('streams that nobody reads keep no reader of pages waiting, whatever waits for them', async () => {
  const origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const deaf = Array.from({ length: 2 * connections }, () => {
    const socket = connect(Number(origin.port), '127.0.0.1');
    socket.pause();
    socket.write(
      `GET /api/feed/stream?${new URLSearchParams(bondTradesAsked)} HTTP/1.1\r\nHost: localhost\r\nCookie: session=${flooder.cookies.session}\r\n\r\n`,
    );
    return socket;
  });
  try {
    await expect.poll(() => shared.figures.streamsOpen).toBe(deaf.length);
    const trades = Array.from({ length: 500 }, (_none, n) => bondTrade(`S${n}`, 16, { tradeDate: ago(20) }));
    await take(database.pool, folder.write('streamed.csv', csv(trades)));
    expect(await page()).toBe(200);
    await expect.poll(() => shared.figures.streamRows).toBeGreaterThanOrEqual(trades.length * deaf.length);
    expect(await page()).toBe(200);
    expect(shared.figures.streamsOpen).toBe(deaf.length);
    // A heartbeat may just be asking for rights.
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  } finally {
    for (const socket of deaf) socket.destroy();
  }
});
