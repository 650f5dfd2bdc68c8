import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishDocument } from '../../../src/server/publishing/publish-document.ts';
import { publishReport } from '../../../src/server/publishing/publish-report.ts';
import { withdraw } from '../../../src/server/publishing/withdraw.ts';
import { type PublishingKit, publishingKit } from './publishing-kit.ts';

let kit: PublishingKit;
let guide = '';
let report = '';
const bytes = randomBytes(300_000);

beforeAll(async () => {
  kit = await publishingKit();
  guide = await publishDocument(kit.deps, {
    title: 'Руководство 用户指南',
    fileName: 'Руководство "2026" 用户指南 é.pdf',
    content: [bytes],
    position: 1,
    replace: false,
  });
  [report = ''] = await publishReport(kit.deps, {
    type: 'TV',
    publisher: 'TP ICAP UK MTF',
    mic: 'ICPM',
    lei: null,
    date: '2026-09-30',
    files: [
      {
        title: 'Table 1',
        fileName: 't1.csv',
        content: ['a,b\n1,2\n'],
        rts28Text: null,
        segment: { mic: 'IMCE', name: 'Cash equity', description: null },
      },
    ],
  });
});
afterAll(() => kit.close());

const ask = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
  kit.service.app.inject({ method, url, headers });

/** Sends a request as it is written, since a library would tidy the path. */
async function raw(port: number, method: string, target: string): Promise<{ status: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket) text += String(part);
  const [head = '', ...body] = text.split('\r\n\r\n');
  return { status: head.split(' ')[1] ?? '', body: body.join('') };
}

describe('B 7: a download', () => {
  test('answers HEAD with its size, date and checksum, and no content', async () => {
    const answer = await ask('HEAD', guide);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers['content-length']).toBe('300000');
    expect(answer.headers.etag).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`);
    expect(answer.headers['last-modified']).toBe('Fri, 20 Nov 2026 14:32:00 GMT');
    expect(answer.headers['accept-ranges']).toBe('bytes');
  });

  test('sends the exact bytes with a type that no browser guesses, and lets other origins read them', async () => {
    const answer = await ask('GET', guide, { 'accept-encoding': 'br, gzip' });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    // B 7: the page may fetch it under another host name of this service.
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-expose-headers']).toContain('Content-Disposition');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('keeps its name in every alphabet (RFC 6266, RFC 8187)', async () => {
    const { headers } = await ask('HEAD', guide);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''/);
    const [, encoded = ''] = disposition.split("UTF-8''");
    expect(decodeURIComponent(encoded)).toBe('Руководство _2026_ 用户指南 é.pdf');
  });

  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=299900-', 299_900, 300_000],
    ['bytes=-1', 299_999, 300_000],
    ['bytes=-400000', 0, 300_000],
    ['bytes=1000-99999999', 1000, 300_000],
  ])('can be resumed: %s', async (range, from, to) => {
    const answer = await ask('GET', guide, { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to - 1}/300000`);
    expect(answer.headers['content-length']).toBe(String(to - from));
    expect(answer.rawPayload.equals(bytes.subarray(from, to))).toBe(true);
  });

  test('answers 416 to a range beyond its end', async () => {
    const answer = await ask('GET', guide, { range: 'bytes=300000-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */300000']);
  });

  test.each(['bytes=5-2', 'bytes=-', 'lines=0-5', 'bytes=0-1,4-5', 'bytes=a-b'])(
    'is sent whole if the range cannot be read: %s',
    async (range) => {
      const answer = await ask('GET', guide, { range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 300_000]);
    },
  );

  test('is resumed only for the same file', async () => {
    const { etag = '' } = (await ask('HEAD', guide)).headers;
    const same = await ask('GET', guide, { range: 'bytes=10-', 'if-range': String(etag) });
    const other = await ask('GET', guide, { range: 'bytes=10-', 'if-range': '"another"' });
    expect([same.statusCode, other.statusCode]).toEqual([206, 200]);
  });

  test('is not sent again to a client that has it', async () => {
    const { etag = '' } = (await ask('HEAD', guide)).headers;
    const answer = await ask('GET', guide, { 'if-none-match': `W/"x", ${etag}` });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    const dated = (since: string) => ask('GET', guide, { 'if-modified-since': since });
    expect((await dated('Fri, 20 Nov 2026 14:32:00 GMT')).statusCode).toBe(304);
    expect((await dated('Fri, 20 Nov 2026 14:31:59 GMT')).statusCode).toBe(200);
    expect((await dated('yesterday')).statusCode).toBe(200);
  });
});

describe('Paths are looked up, never joined', () => {
  const secret = 'a secret beside the store';
  let port = 0;
  let nothing = '';

  beforeAll(async () => {
    writeFileSync(path.join(kit.folder, '../..', 'daylight-secret.txt'), secret);
    mkdirSync(path.join(kit.folder, 'documents'), { recursive: true });
    symlinkSync('/etc/passwd', path.join(kit.folder, 'documents', 'link.txt'));
    const listening = await kit.service.app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(listening).port);
    nothing = (await raw(port, 'GET', '/files/documents/nothing.pdf')).body;
  });

  const names = (): readonly string[] => [
    ...readdirSync(path.join(kit.folder, 'documents')).map((key) => `/files/documents/${key}`),
    guide.replace('documents', 'reports'),
    report.replace('reports', 'documents'),
    report.toUpperCase().replace('/FILES/REPORTS', '/files/reports'),
    `${report}%00.pdf`,
    `${report}%20`,
    `${report}.`,
    `${report}/`,
    '/files/documents/..%2f..%2fdaylight-secret.txt',
    '/files/documents/%2e%2e%2fdaylight-secret.txt',
    '/files/documents/../../daylight-secret.txt',
    '/files/../../../../etc/passwd',
    '/files/documents/....//....//etc/passwd',
    '/files/documents/%252e%252e%252fetc%252fpasswd',
    '/files/documents/..%5c..%5cetc%5cpasswd',
    '/files/documents/%2fetc%2fpasswd',
    '/files//etc/passwd',
    '/files/documents//etc/passwd',
    '/files/documents/%00',
    '/files/documents/%c0%ae%c0%ae%c0%afetc',
    '/files/documents/%zz',
    '/files/documents/%e0%a4%a',
    '/files/documents/link.txt',
    '/files/documents/C:%5cWindows%5cwin.ini',
    `/files/documents/${'a'.repeat(600)}`,
    '/files/secrets/session.key',
    '/files/documents/__proto__',
    '/files/constructor/name',
    "/files/documents/'%20or%20''='",
    '/files/documents/',
    '/files/reports/%EF%BC%8E%EF%BC%8E%EF%BC%8Fx',
  ];

  test('every hostile address gets the same 404 as an unknown one, for GET and HEAD', async () => {
    const wanted = nothing.replace(/"requestId":"[^"]*"/, '');
    expect(wanted).toContain('not-found');
    for (const address of names()) {
      const got = await raw(port, 'GET', address);
      expect([address, got.status]).toEqual([address, '404']);
      expect(got.body.replace(/"requestId":"[^"]*"/, '')).toBe(wanted);
      const head = await raw(port, 'HEAD', address);
      expect([address, head.status, head.body]).toEqual([address, '404', '']);
    }
  });

  test('so do a withdrawn file and one whose length in the store is wrong', async () => {
    const [gone = '', broken = ''] = await Promise.all(
      ['Gone', 'Broken'].map((title) =>
        publishDocument(kit.deps, {
          title,
          fileName: 'x.txt',
          content: ['text'],
          position: 5,
          replace: false,
        }),
      ),
    );
    await withdraw(kit.deps, 'document', gone);
    const { rows } = await kit.database.pool.query<{ storage_key: string }>(
      'SELECT storage_key FROM published_files WHERE name = $1',
      [path.basename(broken)],
    );
    writeFileSync(path.join(kit.folder, rows[0]?.storage_key ?? ''), 'another length');
    for (const address of [gone, broken]) {
      expect((await raw(port, 'HEAD', address)).status).toBe('404');
      const got = await raw(port, 'GET', address);
      expect(got.body.replace(/"requestId":"[^"]*"/, '')).toBe(nothing.replace(/"requestId":"[^"]*"/, ''));
    }
  });
});
