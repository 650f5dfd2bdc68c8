import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callProvider } from '../../../src/server/auth/provider-http.ts';
import { callPayPal } from '../../../src/server/payments/paypal-client.ts';
import { workAs } from '../../../src/server/watch/request-scope.ts';
import { startTracing } from '../../../src/server/watch/tracing.ts';
import { browserOf, post, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
type Attribute = {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
};
type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code?: number };
};

/** A trace collector that keeps what it receives, and a provider that answers with an empty object. */
let collector: Server;
let origin: string;
const received: Received[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  collector = createServer(async (request, response) => {
    const { url = '', headers } = request;
    received.push({ path: url, headers, body: await buffer(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  collector.close();
  await database.drop();
});

/** Called when the handler that never answers has begun. */
const held = { begun: () => {} };

const spansIn = (collected: readonly Received[]): SentSpan[] =>
  collected.flatMap(({ body }) =>
    JSON.parse(body.toString()).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

const textOf = ({ attributes }: SentSpan, key: string): string | undefined =>
  attributes.find((one) => one.key === key)?.value.stringValue;

/** Asks a traced service that calls its providers. @returns the request's id and what the collector received */
async function traced(protocol: 'http/json' | 'http/protobuf', ask: (app: TestApp) => Promise<string>) {
  received.length = 0;
  const tracing = await startTracing({ url: new URL('/v1/traces', origin), protocol });
  const app = await testApp(
    database,
    {
      signIn: async () => {
        await database.pool.query('SELECT 1 AS asked_by_a_handler');
        await callProvider({ method: 'GET', url: `${origin}/users/me@daylight.example` }, 5_000);
        await callPayPal(origin, { method: 'GET', path: '/v2/orders', headers: {}, timeoutMs: 5_000 });
        return { status: 200, body: { sessionToken: 'one-time-token', nonce: 'n-1' } };
      },
      listTradingVenues: ({ signal }) => {
        held.begun();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      },
    },
    { app: { beginSpan: tracing.begin } },
  );
  const id = await ask(app);
  await app.app.close();
  await tracing.stop();
  return { id, collected: received.filter(({ path }) => path === '/v1/traces') };
}

const signIn = async ({ app }: TestApp): Promise<string> => {
  const request = post('/auth/signin?_=1', await browserOf(app), {
    login: 'me@daylight.example',
    password: 'Sunrise2026',
  });
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['x-request-id']);
};

test('C 17: the trace of a request holds its statements and provider calls as steps, each with the request’s id', async () => {
  const { id, collected } = await traced('http/json', signIn);
  const ofRequest = spansIn(collected).filter((span) => textOf(span, 'daylight.request.id') === id);
  const root = ofRequest.find(({ name }) => name === 'POST /auth/signin');
  expect(root && textOf(root, 'daylight.operation')).toBe('signIn');
  const steps = ofRequest.filter(
    ({ parentSpanId, traceId }) => parentSpanId === root?.spanId && traceId === root?.traceId,
  );
  expect(steps.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SELECT', 'GET identity provider', 'GET payment provider']),
  );
  expect(steps.map((step) => textOf(step, 'db.query.text'))).toContain('SELECT 1 AS asked_by_a_handler');
  // No part of it holds the person or what was typed.
  expect(collected.map(({ body }) => body.toString()).join()).not.toMatch(
    /me@daylight|Sunrise2026|one-time-token/,
  );
  for (const path of ['/users/me@daylight.example', '/v2/orders']) {
    const asked = received.find((one) => one.path === path);
    expect(asked?.headers['x-request-id']).toBe(id);
    expect(asked?.headers.traceparent).toContain(root?.traceId);
  }
});

test('the trace of an aborted request ends as failed, without a status', async () => {
  const { collected } = await traced('http/json', async ({ app }) => {
    const ended = new Promise<void>((resolve) => {
      app.addHook('onRequestAbort', async (_request) => resolve());
    });
    const begun = new Promise<void>((resolve) => {
      held.begun = resolve;
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const asked = fetch(`${address}/api/tradingVenuesList`, { signal: leaving.signal });
    await begun;
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await ended;
    return '';
  });
  const spans = spansIn(collected).filter(({ name }) => name === 'GET /api/tradingVenuesList');
  expect(spans).toMatchObject([{ status: { code: 2 } }]);
  expect(spans[0]?.attributes.map(({ key }) => key)).not.toContain('http.response.status_code');
});

test('traces can also be sent as protobuf, the default of OpenTelemetry', async () => {
  const { id, collected } = await traced('http/protobuf', signIn);
  expect(collected.map(({ headers }) => headers['content-type'])).toContain('application/x-protobuf');
  expect(collected.some(({ body }) => body.includes(id))).toBe(true);
});

test('without tracing, statements in PostgreSQL still carry the request’s id', async () => {
  let id = '';
  const seen: string[] = [];
  const app = await testApp(database, {
    getConfig: async (request) => {
      id = request.id;
      const { rows } = await database.pool.query<{ query: string }>(
        'SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()',
      );
      const named = await database.pool.query<{ query: string }>({
        name: 'told',
        text: 'SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()',
      });
      seen.push(rows[0]?.query ?? '', named.rows[0]?.query ?? '');
      throw new Error('enough');
    },
  });
  await app.app.inject('/api/config');
  await app.app.close();
  expect(seen).toEqual([
    `/* ${id} */ SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()`,
    // A prepared statement keeps its text.
    'SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()',
  ]);
});

test('statements of background work carry its name', async () => {
  const ask = () =>
    database.pool.query<{ query: string }>('SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()');
  expect((await workAs('job-prices', ask)).rows[0]?.query).toMatch(/^\/\* job-prices \*\/ SELECT/);
  // Anything but a plain name stays out of the statement.
  expect((await workAs('*/ DROP TABLE accounts; --', ask)).rows[0]?.query).toMatch(/^SELECT/);
});
