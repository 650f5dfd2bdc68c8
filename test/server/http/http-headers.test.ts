import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operationList } from '../../../src/contract/validate.ts';
import { filesOrigins } from '../../../src/server/outside-origins.ts';
import { type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let plain: TestApp;
let secure: TestApp;

const page = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

beforeAll(async () => {
  database = await freshDatabase();
  plain = await testApp(database);
  secure = await testApp(
    database,
    {},
    {
      config: { publicUrl: new URL('https://daylight.example'), publicUrlIsSet: true },
      app: {
        paymentOrigins: ['https://pay.example'],
        captchaOrigins: ['https://captcha.example'],
        filesOrigins: ['https://files.example'],
      },
    },
  );
});
afterAll(async () => {
  await plain.app.close();
  await secure.app.close();
  await database.drop();
});

function policyOf(header: unknown): Record<string, string[]> {
  return Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

test('architecture.md Identity and session: scripts need neither unsafe-inline nor unsafe-eval', async () => {
  const { headers } = await plain.app.inject('/healthz');
  const policy = policyOf(headers['content-security-policy']);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
});

test('architecture.md Identity and session: external origins come from the configuration', async () => {
  const { headers } = await secure.app.inject('/healthz');
  const policy = policyOf(headers['content-security-policy']);
  for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src']) {
    expect(policy[name]).toContain('https://pay.example');
    expect(policy[name]).toContain('https://captcha.example');
  }
});

test('B 7: the policy allows FILES_URL for requests only', async () => {
  const { headers } = await secure.app.inject('/healthz');
  const policy = policyOf(headers['content-security-policy']);
  const naming = Object.keys(policy).filter((name) => policy[name]?.includes('https://files.example'));
  expect(naming).toEqual(['connect-src']);
});

test.each([
  ['', []],
  ['/mirror', []],
  ['https://daylight.example/mirror', []],
  ['https://files.example/portal', ['https://files.example']],
  ['http://127.0.0.1:9000', ['http://127.0.0.1:9000']],
])('B 7: FILES_URL %j adds %j to the policy', (filesUrl, origins) => {
  expect(filesOrigins(filesUrl, new URL('https://daylight.example'))).toEqual(origins);
});

test('architecture.md Identity and session: HSTS and upgrades are sent on https only, the opener policy always', async () => {
  const onHttp = (await plain.app.inject('/healthz')).headers;
  expect(onHttp['strict-transport-security']).toBeUndefined();
  expect(onHttp['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(onHttp['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const onHttps = (await secure.app.inject('/healthz')).headers;
  expect(onHttps['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(onHttps['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(onHttps['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('every answer carries its own request id and stops browsers from guessing types', async () => {
  const [one, other] = await Promise.all([plain.app.inject('/healthz'), plain.app.inject('/api/nothing')]);
  expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  expect(other.headers['x-content-type-options']).toBe('nosniff');
  const claimed = await plain.app.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' } });
  expect(claimed.headers['x-request-id']).not.toBe('mine');
});

test('architecture.md Identity and session: page requests for another host are redirected to the public one, calls are not', async () => {
  const to = async (url: string, headers: Record<string, string>) => {
    const answer = await secure.app.inject({ url, headers: { host: 'other.example', ...headers } });
    return answer.headers.location ?? answer.statusCode;
  };
  expect(await to('/home?a=1', page)).toBe('https://daylight.example/home?a=1');
  expect(await to('/auth/authorization-code/callback?code=1', page)).toBe(
    'https://daylight.example/auth/authorization-code/callback?code=1',
  );
  expect(await to('//evil.example/x', page)).toBe('https://daylight.example/evil.example/x');
  expect(await to('/api/userInfo', page)).toBe(401);
  expect(await to('/healthz', page)).toBe(200);
  const own = await secure.app.inject({ url: '/home', headers: { host: 'daylight.example', ...page } });
  expect(own.headers.location).toBeUndefined();
});

test('only the path of an absolute request target is used', async () => {
  const address = new URL(await secure.app.listen({ host: '127.0.0.1', port: 0 }));
  const ask = (target: string) =>
    new Promise<string | number>((resolve, reject) => {
      const headers = { host: 'evil.example', accept: 'text/html' };
      const sent = request({ host: '127.0.0.1', port: address.port, path: target, headers }, (answer) => {
        answer.resume();
        resolve(answer.headers.location ?? answer.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end();
    });
  expect(await ask('http://evil.example/home?a=1')).toBe('https://daylight.example/home?a=1');
  expect(await ask('HTTPS://evil.example?a=1')).toBe('https://daylight.example/?a=1');
  expect(await ask('http://evil.example/api/userInfo')).toBe(401);
  expect(await ask('http://evil.example/%zz')).toBe('/home');
  expect(await ask('ftp://evil.example/home')).toBe('https://daylight.example/home');
});

test('/healthz says that the process responds, /readyz that it can serve', async () => {
  expect((await plain.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await plain.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('/readyz answers 503 while starting, without its database, and while draining', async () => {
  let state: 'starting' | 'broken' | 'ready' = 'starting';
  const { app } = await testApp(
    database,
    {},
    {
      app: {
        isReady: async () => {
          if (state === 'broken') throw new Error('no database');
          return state === 'ready';
        },
      },
    },
  );
  const ask = async () => {
    const answer = await app.inject('/readyz');
    return [answer.statusCode, answer.json().status];
  };
  expect(await ask()).toEqual([503, 'starting']);
  state = 'broken';
  expect(await ask()).toEqual([503, 'unavailable']);
  state = 'ready';
  expect(await ask()).toEqual([200, 'ready']);
  await app.close();
});

test('architecture.md Running it: when told to leave, it reports draining and keeps answering', async () => {
  let leaving = false;
  const { app } = await testApp(database, {}, { app: { isLeaving: () => leaving } });
  const ask = async (url: string) => (await app.inject(url)).statusCode;
  expect([await ask('/readyz'), await ask('/healthz'), await ask('/api/config')]).toEqual([200, 200, 200]);
  leaving = true;
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'draining' });
  expect([await ask('/readyz'), await ask('/healthz'), await ask('/api/config')]).toEqual([503, 200, 200]);
  await app.close();
});

test('architecture.md Running it: while draining, requests on open connections are answered and idle connections are closed', async () => {
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { app } = await testApp(database, {
    listTradingVenues: async () => {
      begun();
      await isAsked;
      return { status: 200, body: { tradingVenues: [], CostPerVenue: 25 } };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(app.listeningOrigin);
  const connected = async () => {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const closed = once(socket, 'close');
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    return { socket, ask, closed, said: () => said };
  };
  const [ahead, waiting, late] = [await connected(), await connected(), await connected()];
  const half = await connected();
  half.socket.write('GET /healthz HTTP/1.1\r\nHost: local');
  late.ask('/healthz');
  await vi.waitFor(() => expect(late.said()).toContain('"ok"'));
  waiting.ask('/api/tradingVenuesList');
  await isBegun;
  const isClosed = app.close();
  // Idle connections are closed while another is still being answered.
  await Promise.all([ahead.closed, late.closed]);
  expect(waiting.said()).toBe('');
  half.socket.write(`host:${port}\r\n\r\n`);
  await half.closed;
  expect(half.said()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
  answer();
  await Promise.all([waiting.closed, isClosed]);
  expect(waiting.said()).toContain('HTTP/1.1 200 OK');
  expect(ahead.said()).toBe('');
});

test('large answers are compressed as the browser asks', async () => {
  const { app } = await testApp(database, {
    listTradingVenues: async () => ({
      status: 200,
      body: {
        tradingVenues: Array.from({ length: 40 }, (_, index) => ({
          TradingVenueID: index + 1,
          Name: 'ICAP EU - OTF',
          Type: 'OTF',
          MIC: 'ICOT',
          TradingVenueGroupID: 1,
          HasTrades: true,
          HasOrders: true,
        })),
        CostPerVenue: 25,
      },
    }),
  });
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await app.inject({
      url: '/api/tradingVenuesList',
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
  await app.close();
});

test('architecture.md Running it: X-Forwarded-For sets the caller’s address only through a trusted proxy', async () => {
  for (const [trustProxy, seen] of [
    [false, '127.0.0.1'],
    [true, '198.51.100.7'],
    [1, '203.0.113.9'],
    ['10.0.0.0/8', '127.0.0.1'],
    ['loopback', '203.0.113.9'],
  ] as const) {
    const addresses: string[] = [];
    const { app } = await testApp(
      database,
      {
        listTradingVenues: async ({ ip }) => {
          addresses.push(ip);
          return { status: 200, body: { tradingVenues: [], CostPerVenue: 25 } };
        },
      },
      { config: { trustProxy } },
    );
    await app.inject({
      url: '/api/tradingVenuesList',
      headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
    });
    expect(addresses).toEqual([seen]);
    await app.close();
  }
});

test('pages of other origins read published files and open data, and no other answer', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
  const statuses = new Set<number>();
  for (const { method, path, operationId } of operationList) {
    if (/^\/(files|open-data)\//.test(path)) continue;
    const url = path.replace(/\{\w+\}/g, 'x');
    for (const asked of [method, 'OPTIONS'] as const) {
      const answer = await plain.app.inject({ method: asked, url, headers });
      const named = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect(named, `${operationId} by ${asked}`).toEqual([]);
      statuses.add(answer.statusCode);
    }
  }
  // Not only refusals were looked at.
  expect(statuses).toContain(200);
});
