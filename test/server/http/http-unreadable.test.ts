import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doubledName } from '../../../src/platform/doubled-name.ts';
import { type Browser, browserOf, post, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let running: TestApp;
let visitor: Browser;
let port = 0;
let usual: Record<string, unknown>;
/** A file that never ends. */
const endless = new Readable({
  read() {
    this.push(Buffer.alloc(64 * 1024));
  },
});

const security = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

beforeAll(async () => {
  database = await freshDatabase();
  running = await testApp(database, {
    downloadFile: async () => ({ status: 200, stream: endless }),
    signIn: async () => ({ status: 200, body: { sessionToken: 's', nonce: 'n' } }),
    listTradingVenues: async () => ({ status: 200, body: { tradingVenues: [], CostPerVenue: 25 } }),
  });
  visitor = await browserOf(running.app);
  port = Number(new URL(await running.app.listen({ port: 0, host: '127.0.0.1' })).port);
  usual = (await running.app.inject('/healthz')).headers;
});
afterAll(async () => {
  running.app.server.closeAllConnections();
  await running.app.close();
  await database.drop();
});

/** Sends raw bytes, and reads the answer until the connection is closed. */
function print(bytes: string): Promise<{ status: number; headers: Map<string, string>; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      });
      resolve({ status: Number(first.split(' ')[1]), headers: new Map(headers), body });
    });
  });
}

describe('an unreadable request gets an ordinary error answer with the security headers', () => {
  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'invalid-request'],
    ['an unknown method', 'JUMP / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'invalid-request'],
    [
      'a header without a colon',
      'GET / HTTP/1.1\r\nHost: localhost\r\nbroken\r\n\r\n',
      400,
      'invalid-request',
    ],
    [
      'two content lengths',
      'POST /auth/signin HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'invalid-request',
    ],
    [
      'overlong headers',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'too-large',
    ],
    [
      'an overlong address',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      431,
      'too-large',
    ],
    ['no host', 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'invalid-request'],
    [
      'two hosts, of which a proxy may have used the other',
      'GET /api/config HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
      'invalid-request',
    ],
    [
      'an unknown expectation',
      'GET /api/config HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
      417,
      'invalid-request',
    ],
    [
      'a broken escape',
      'GET /api/forgotpassword/%zz/question HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
      'invalid-request',
    ],
    [
      'an overlong parameter',
      `GET /api/forgotpassword/${'a'.repeat(5_000)}/question HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      404,
      'not-found',
    ],
  ])('%s', async (_what, bytes, status, code) => {
    const answer = await print(bytes);
    expect(answer.status).toBe(status);
    for (const name of security) expect(answer.headers.get(name)).toBe(usual[name]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { error } = JSON.parse(answer.body);
    expect(error).toEqual({
      code,
      message: expect.any(String),
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test('on a kept connection, after an earlier answer', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.write(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 431 [\s\S]*"too-large"/);
  });

  test('a page request whose path cannot be decoded is redirected to home', async () => {
    const answer = await running.app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(303);
    for (const name of security) expect(answer.headers[name]).toBe(usual[name]);
  });
});

test('a caller who stops reading in the middle of a file is disconnected, and the file is closed', async () => {
  const { server } = running.app;
  expect(server.timeout).toBe(180_000);
  const [usually, closed] = [server.timeout, once(endless, 'close')];
  server.setTimeout(100);
  const socket = connect(port, '127.0.0.1').pause();
  socket.write('GET /files/reports/endless.csv HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  server.setTimeout(usually);
  socket.destroy();
});

describe('a body may name each field only once', () => {
  test.each([
    ['{"login":"a","login":"b","password":"c"}', 'login'],
    ['{"login":"a","\\u006cogin":"a","password":"c"}', 'login'],
    ['{"login":"a","password":"c","more":{"x":1,"y":[{"z":1,"z":2}]}}', 'z'],
  ])('%s is refused with a field error', async (payload, name) => {
    const answer = await running.app.inject(post('/auth/signin', visitor, payload));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({
      code: 'invalid-request',
      fields: { [name]: ['must be given once'] },
    });
  });

  test('the same name in different objects or inside text is not a duplicate', () => {
    expect(
      doubledName('{"a":{"a":"{\\"a\\":1,\\"a\\":2}"},"b":[{"a":1},{"a":2}],"c":"a\\\\","d":"a"}'),
    ).toBeNull();
  });

  test('long and deeply nested bodies are checked, too', () => {
    const long = `{"a":"${'\\"'.repeat(30_000)}","b":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
    expect(doubledName(long)).toBeNull();
  });

  test('a name that would change a prototype is refused', async () => {
    const answer = await running.app.inject(post('/auth/signin', visitor, '{"__proto__": {"x": 1}}'));
    expect(answer.statusCode).toBe(400);
  });
});

test('A 7: a call refuses an unknown query parameter by name, and ignores _', async () => {
  for (const [query, field] of [
    ['drop=1', 'drop'],
    ['_=1&number=2', 'number'],
  ]) {
    const answer = await running.app.inject(`/api/tradingVenuesList?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  }
  expect((await running.app.inject('/api/tradingVenuesList?_=1&_=2')).statusCode).not.toBe(400);
});
