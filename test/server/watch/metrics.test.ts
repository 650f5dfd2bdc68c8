import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { NoTurn } from '../../../src/platform/turns.ts';
import { securityClock } from '../../../src/server/clock.ts';
import type { Config } from '../../../src/server/config/config.ts';
import { turnRefusal } from '../../../src/server/http/admission.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { createUndo } from '../../../src/server/program/undo.ts';
import { openWatch, type Watch } from '../../../src/server/watch/open-watch.ts';
import { createReadiness } from '../../../src/server/watch/readiness.ts';
import { createStoredFigures } from '../../../src/server/watch/stored-figures.ts';
import { type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../start-program.ts';
import { metricsIn } from './metric-names.ts';

const top = path.resolve(import.meta.dirname, '../../..');
const token = 'a-token-of-the-metrics';
let database: TestDatabase;
const limited = (purpose: string): Refusal =>
  new Refusal('too-many-requests', 'Wait', { limit: { purpose, most: 1, windowSeconds: 60 } });
/** What the call of the trading venues is answered. */
let refusal: unknown = limited('sign-in network');
let plain: TestApp;
let watched: TestApp;
const undo = createUndo();

/** Opens the watch with this configuration. */
const watchBy = (
  metrics: Config['metrics'],
  keys = async (): Promise<void> => {},
  clock = securityClock,
): Promise<Watch> =>
  openWatch(
    { ...plain.shared, securityClock: clock, config: { ...plain.shared.config, metrics } },
    keys,
    undo,
  );

async function metricsNow(): Promise<string> {
  const answer = await watched.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

beforeAll(async () => {
  database = await freshDatabase();
  plain = await testApp(database);
  const { observe, readiness } = await watchBy({ own: null, token });
  const refused = async () => {
    throw refusal;
  };
  watched = await testApp(database, { listTradingVenues: refused }, { app: { observe, readiness } });
});
afterAll(async () => {
  await undo.run();
  await watched.app.close();
  await plain.app.close();
  await database.drop();
});

test('metrics are not served unless configured, whatever a caller sends', async () => {
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${token}` }])
    expect((await plain.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
});

test('C 17: on the main port metrics need their token, and count requests by call, status and limit, never by address', async () => {
  const { app } = watched;
  for (const authorization of ['', 'Bearer', `Bearer ${token}!`, `Basic ${token}`, 'Bearer null'])
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(401);
  await app.inject('/api/config?_=secret-in-a-query');
  await app.inject('/api/tradingVenuesList');
  await app.inject('/nobody/knows/this-address');
  await app.inject('/api/userInfo');
  const found = await metricsNow();
  expect(found).toContain('daylight_http_requests_total{operation="getConfig",status="2xx"} 1\n');
  expect(found).toContain('daylight_http_requests_total{operation="getUserInfo",status="4xx"} 1\n');
  expect(found).toContain('daylight_http_limited_total{limit="sign-in network"} 1\n');
  expect(found).toContain('daylight_http_request_duration_seconds_count{operation="getConfig"} 1\n');
  expect(found).not.toMatch(/secret-in-a-query|this-address/);
  expect(found).toMatch(/daylight_database_connections\{pool="main",state="waiting"\} 0\n/);
  expect(found).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
});

test.each([
  ['turns', turnRefusal(new NoTurn(true))],
  ['streams account', new Refusal('too-many-streams', 'Close one')],
  ['sign-in network wider 4', limited('sign-in network wider 4')],
  ['other', new Refusal('too-many-requests', 'Wait', { providerCode: 'E0000047' })],
])('a refused call is counted under the limit that refused it: %s', async (name, told) => {
  refusal = told;
  expect((await watched.app.inject('/api/tradingVenuesList')).statusCode).toBe(429);
  expect(await metricsNow()).toContain(`daylight_http_limited_total{limit="${name}"} 1\n`);
});

test('a separate metrics port serves nothing else', async () => {
  const port = Number(await freePort());
  await watchBy({ own: { host: '127.0.0.1', port }, token: null });
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('daylight_stored_figures_read 1\n');
  expect((await ask('/api/config')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(405);
});

test('a separate metrics port requires the token if one is set', async () => {
  const port = Number(await freePort());
  await watchBy({ own: { host: '127.0.0.1', port }, token });
  const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200);
});

test('metrics report what the database holds: jobs, mails, newest rows, silent segments, sessions, due open data', async () => {
  const { pool } = database;
  await pool.query(`
    INSERT INTO jobs (name, done_for, finished_at, last_fault) VALUES
      ('prices', '2026-11-20', '2026-11-20T10:00:00Z', NULL),
      ('notices', '2026-11-19', '2026-11-20T10:00:00Z', 'it failed'),
      ('renewals', NULL, NULL, NULL);
    INSERT INTO mail_outbox (id, kind, recipient, subject, sealed_bodies, created_at, next_try_at)
      VALUES (gen_random_uuid(), 'welcome', 'me@daylight.example', 's', '', '2026-11-20T10:00:00Z', now());
    INSERT INTO instruments (id, code_type, code, asset_class, sub_asset_class, description)
      OVERRIDING SYSTEM VALUE VALUES (7, 'ISIN', 'FR0000120271', 'Bonds', 'Sovereign', 'A bond');
    INSERT INTO catalogue_sources VALUES ('trade', 7, 'LNFI', 'TRADE', 'TPIC', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z');
    INSERT INTO silences (data_type, segment_mic, since, limit_minutes, noticed_at, ended_at) VALUES
      ('trade', 'LNFI', '2026-11-20T10:00:00Z', 15, now(), NULL), ('order', 'LNFI', '2026-11-20T10:00:00Z', 15, now(), now());
    INSERT INTO open_data_due VALUES ('trade', 'quarter', '2026-11-20T09:45:00Z', '2026-11-20T10:00:00Z',
      '2026-11-20T09:58:00Z')`);
  await plain.signedIn(await plain.addAccount('watched@daylight.example'));
  const port = Number(await freePort());
  await watchBy({ own: { host: '127.0.0.1', port }, token: null });
  const found = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const at = Date.parse('2026-11-20T10:00:00Z') / 1000;
  for (const line of [
    `daylight_job_last_success_timestamp_seconds{name="prices"} ${at}`,
    `daylight_job_last_success_timestamp_seconds{name="notices"} ${Date.parse('2026-11-19') / 1000}`,
    'daylight_job_failed{name="prices"} 0',
    'daylight_job_failed{name="notices"} 1',
    'daylight_mails_waiting 1',
    `daylight_mail_oldest_timestamp_seconds ${at}`,
    `daylight_feed_newest_timestamp_seconds{segment="LNFI",type="trade"} ${at}`,
    `daylight_segment_silent_since_timestamp_seconds{segment="LNFI",type="trade"} ${at}`,
    'daylight_sessions 1',
    `daylight_open_data_due_timestamp_seconds ${at}`,
  ]) {
    expect(found).toContain(`${line}\n`);
  }
  expect(found).not.toContain('daylight_job_last_success_timestamp_seconds{name="renewals"}');
  // Prometheus sets these itself, and renames a label of ours that is named the same.
  expect(found).not.toMatch(/[{,](?:job|instance)=/);
});

test('the service exports every metric that dashboard and alerts use, and they use every metric of its own', async () => {
  const read = (file: string) => readFileSync(path.join(top, 'deploy/observability', file), 'utf8');
  const queries: string[] = [];
  const gather = (_key: unknown, value: unknown) => {
    if (value && typeof value === 'object' && 'expr' in value) queries.push(String(value.expr));
    return value;
  };
  parse(read('alerts.yaml'), gather);
  JSON.parse(read('dashboard.json'), gather);
  expect(queries.length).toBeGreaterThan(35);
  const told = new Set(
    [...(await metricsNow()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const used = new Set(queries.flatMap(metricsIn));
  // Prometheus's own metric: whether it could read an instance.
  used.delete('up');
  expect([...used].filter((name) => !told.has(name))).toEqual([]);
  const drawn = [...used].filter((name) => name.startsWith('daylight_'));
  const ours = [...told].filter((name) => name.startsWith('daylight_') && !name.endsWith('_sum'));
  expect(ours.filter((name) => !drawn.includes(name))).toEqual([]);
});

test('concurrent readers share one database query, which is not repeated for ten seconds', async () => {
  let now = 0;
  const read = createStoredFigures(
    database.pool,
    () => {},
    () => now,
  );
  const countSessions = async () => (await read())?.sessions;
  const [first, ...others] = await Promise.all([countSessions(), countSessions(), countSessions()]);
  await plain.signedIn(await plain.addAccount('later@daylight.example'));
  now = 9_999;
  expect([...others, await countSessions()]).toEqual([first, first, first]);
  now = 10_000;
  expect(await countSessions()).toBe((first ?? 0) + 1);
});

test('a database that does not answer within three seconds leaves its figures unknown', async () => {
  const holder = await database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE sessions');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const given: unknown[] = [];
    const faults: unknown[] = [];
    const read = createStoredFigures(database.pool, (fault) => faults.push(fault));
    const reading = read().then((figures) => given.push(figures));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(given).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(given).toEqual([null]);
    expect(faults).toEqual([new Error('no answer within three seconds')]);
  } finally {
    vi.useRealTimers();
    await holder.query('ROLLBACK');
    holder.release();
  }
});

test('operations.md: the log says why the figures could not be read', async () => {
  const { observe, readiness } = await watchBy({ own: null, token });
  const { app, log } = await testApp(database, {}, { app: { observe, readiness } });
  undo.push(() => app.close());
  await database.pool.query('ALTER TABLE silences RENAME TO hidden');
  try {
    const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(answer.body).toContain('daylight_stored_figures_read 0\n');
  } finally {
    await database.pool.query('ALTER TABLE hidden RENAME TO silences');
  }
  expect(log).toMatchObject([
    { level: 'warn', msg: 'the figures could not be read', err: { code: '42P01' } },
  ]);
});

test('/readyz names the part that is not ready, but not the cause', async () => {
  const { readiness } = await watchBy(null, async () => {
    throw new Error('the token of the provider is wrong: hunter2');
  });
  const { app } = await testApp(database, {}, { app: { readiness } });
  undo.push(() => app.close());
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: 'degraded',
    parts: {
      database: 'ready',
      clock: 'ready',
      migrations: 'ready',
      files: 'ready',
      identity: 'unavailable',
    },
  });
});

test.each([
  ['ahead of', 3_600_000],
  ['behind', -3_600_000],
])(
  'an instance whose clock is an hour %s the database’s is not ready, and logs which',
  async (where, byMs) => {
    const clock = { now: () => new Date(Date.now() + byMs) };
    const { observe, readiness } = await watchBy({ own: null, token }, async () => {}, clock);
    const { app, log } = await testApp(database, {}, { app: { observe, readiness } });
    undo.push(() => app.close());
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      status: 'unavailable',
      parts: { database: 'ready', clock: 'unavailable' },
    });
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(body).toContain('daylight_part_ready{part="clock"} 0\n');
    const message = `this machine's clock is 3600 s ${where} the database's clock`;
    expect(log).toContainEqual(
      expect.objectContaining({ part: 'clock', err: expect.objectContaining({ message }) }),
    );
  },
);

test('a part that is not ready during startup is logged with its cause once there is a log', async () => {
  const starting = async (): Promise<void> => {
    throw new Error('the program is still starting');
  };
  const { observe, readiness } = await watchBy({ own: null, token }, starting);
  expect((await readiness()).parts).toMatchObject({ identity: 'unavailable' });
  const { app, log } = await testApp(database, {}, { app: { observe, readiness } });
  const told = { part: 'identity', msg: 'a part is not ready' };
  expect(log).toContainEqual(
    expect.objectContaining({
      ...told,
      err: expect.objectContaining({ message: 'the program is still starting' }),
    }),
  );
  await app.close();
});

test('why a part is not ready is logged once for each cause, also when the cause becomes another', async () => {
  const told: unknown[] = [];
  let fault: Error | null = null;
  let now = 0;
  const check = async (): Promise<void> => {
    if (fault !== null) throw fault;
  };
  const readiness = createReadiness(
    { identity: { check, isVital: false } },
    (part, cause) => told.push([part, cause]),
    () => now,
  );
  const starting = new Error('the program is still starting');
  const refused = new Error('connect ECONNREFUSED');
  for (const cause of [null, starting, starting, refused, new Error(refused.message), null, null]) {
    fault = cause;
    await readiness();
    now += 1_000;
  }
  expect(told).toEqual([
    ['identity', starting],
    ['identity', refused],
    ['identity', null],
  ]);
});
