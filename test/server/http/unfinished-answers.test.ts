import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFigures } from '../../../src/server/watch/figures.ts';
import { createMetrics } from '../../../src/server/watch/metrics.ts';
import { browserOf, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let running: TestApp;
let origin: string;
/** The requests whose handler has begun, and the ends of their traces. */
const begun: string[] = [];
const traced: (readonly [string, number | null])[] = [];
const metrics = createMetrics({
  pools: new Map(),
  figures: noFigures(),
  stored: async () => null,
  readiness: async () => ({ status: 'ready', parts: {} }),
});

beforeAll(async () => {
  database = await freshDatabase();
  const never = (path: string) => (): Promise<never> => {
    begun.push(path);
    return new Promise(() => {});
  };
  running = await testApp(
    database,
    {
      listTradingVenues: never('/api/tradingVenuesList'),
      signIn: never('/auth/signin'),
      downloadOpenDataIndex: async () => {
        async function* endless(): AsyncGenerator<string> {
          yield 'the first part';
          begun.push('/open-data/index.json');
          await new Promise(() => {});
        }
        return { status: 200, stream: Readable.from(endless()), headers: {} };
      },
      // Breaks off after its first piece.
      downloadOpenDataFile: async () => ({
        status: 200,
        stream: Readable.from(
          (async function* () {
            yield 'line\n'.repeat(20_000);
            throw new Error('the disk is gone');
          })(),
        ),
        headers: { 'content-type': 'text/csv; charset=utf-8' },
      }),
    },
    {
      app: {
        observe: metrics.observe,
        beginSpan: ({ url }) => ({
          begin: () => () => {},
          headers: {},
          end: (status) => traced.push([url, status]),
        }),
      },
    },
  );
  origin = await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await running.app.close();
  await database.drop();
});

test.each([
  ['listTradingVenues', '/api/tradingVenuesList', 'GET', null],
  ['signIn', '/auth/signin', 'POST', null],
  ['downloadOpenDataIndex', '/open-data/index.json', 'GET', 200],
])(
  'a caller of %s who leaves before the end is logged with the request, counted, and traced',
  async (operation, path, method, status) => {
    const { cookies, token } = await browserOf(running.app);
    running.log.length = 0;
    const leaving = new AbortController();
    const asked = fetch(origin + path, {
      method,
      signal: leaving.signal,
      headers: {
        cookie: Object.entries(cookies)
          .map((pair) => pair.join('='))
          .join('; '),
        'x-xsrf-token': token,
        'content-type': 'application/json',
      },
      body: method === 'POST' ? JSON.stringify({ login: 'me', password: 'Sunrise2026' }) : null,
    }).then((answer) => answer.text());
    const left = expect(asked).rejects.toThrow();
    await expect.poll(() => begun).toContain(path);
    leaving.abort();
    await left;
    await expect.poll(() => running.log).toHaveLength(1);
    expect(running.log).toMatchObject([
      { msg: 'left before the end of the answer', req: { url: path }, status, ms: expect.any(Number) },
    ]);
    const text = await metrics.text();
    expect(text).toContain(`daylight_http_requests_total{operation="${operation}",status="left"} 1\n`);
    expect(text).toContain(`daylight_http_request_duration_seconds_count{operation="${operation}"} 1\n`);
    expect(traced.filter(([url]) => url === path)).toEqual([[path, null]]);
  },
);

test.each(['identity', 'gzip'])(
  'an answer (%s) that breaks off here counts as a failure, not as a caller who left',
  async (encoding) => {
    const path = `/open-data/2026-11-20/trade-day-${encoding}.csv`;
    running.log.length = 0;
    const counted = async (): Promise<string | undefined> =>
      /operation="downloadOpenDataFile",status="5xx"} (\d+)/.exec(await metrics.text())?.[1];
    const before = Number((await counted()) ?? 0);
    const asked = fetch(origin + path, { headers: { 'accept-encoding': encoding } });
    await expect(asked.then((answer) => answer.text())).rejects.toThrow();
    await expect.poll(() => running.log).toHaveLength(2);
    expect(running.log).toMatchObject([
      {
        level: 'error',
        msg: 'request failed',
        operation: 'downloadOpenDataFile',
        err: { message: 'the disk is gone' },
      },
      { msg: 'broke off before the end of the answer', req: { url: path }, status: 200 },
    ]);
    expect(Number(await counted())).toBe(before + 1);
    expect(traced.filter(([url]) => url === path)).toEqual([[path, null]]);
  },
);
