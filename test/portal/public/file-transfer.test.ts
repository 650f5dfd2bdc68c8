import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { addressOf, checkFile, nameIn } from '../../../src/portal/browser/file-transfer.ts';
import { fileDownloadOf } from '../../../src/portal/flows/file-download.ts';

const saved = vi.hoisted(() => ({ blobs: [] as [string, Blob][], handed: [] as [string, string][] }));
vi.mock('../../../src/portal/browser/save-file.ts', () => ({
  saveBlob: (...one: [string, Blob]) => saved.blobs.push(one),
  handOver: (...one: [string, string]) => saved.handed.push(one),
}));

const file = { name: 'Table 1', path: '/files/reports/icpm-table-1.csv' };
const signal = new AbortController().signal;

const own = globalThis.fetch;
let requests: { method: string; address: string; headers: Headers }[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  requests = [];
  answers = [];
  saved.blobs.length = 0;
  saved.handed.length = 0;
  globalThis.fetch = async (input, init) => {
    requests.push({
      method: init?.method ?? 'GET',
      address: String(input),
      headers: new Headers(init?.headers),
    });
    const next = answers.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  };
});
afterEach(() => {
  globalThis.fetch = own;
});

/** Downloads the file to its end; HEAD answers with this size. */
async function download(filesUrl: string, size: number | null) {
  answers.unshift(
    () =>
      new Response(null, {
        headers: {
          'content-disposition': 'attachment; filename="icpm-table-1.csv"',
          ...(size === null ? {} : { 'content-length': String(size) }),
        },
      }),
  );
  const clock = new SimulatedClock();
  const actor = createActor(fileDownloadOf(filesUrl), {
    input: { contact: 'support@daylight.example' },
    clock,
  }).start();
  const progress: number[] = [];
  const pauses: number[] = [];
  actor.subscribe((snapshot) => {
    if (!snapshot.matches('resuming')) return;
    const begun = clock.now();
    queueMicrotask(() => {
      while (actor.getSnapshot().matches('resuming')) clock.increment(1_000);
      pauses.push(clock.now() - begun);
    });
  });
  actor.subscribe(({ context }) => {
    if (context.received > 0 && progress.at(-1) !== context.received) progress.push(context.received);
  });
  actor.send({ type: 'file.requested', file });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  return { progress, pauses, gets: requests.filter(({ method }) => method === 'GET') };
}

/** A body that delivers these bytes and then breaks off. */
function breaking(text: string, headers: HeadersInit, status = 200): Response {
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new TypeError('network error'));
      else controller.enqueue(new TextEncoder().encode(text));
      sent = true;
    },
  });
  return new Response(body, { status, headers });
}

test('B 7: HEAD is sent to the site’s origin plus the relative path, with X-Requested-With', async () => {
  answers = [() => new Response(null, { headers: { 'content-length': '1234' } })];
  expect(await checkFile('', file, signal)).toEqual({ size: 1234, saveAs: 'icpm-table-1.csv' });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method).toBe('HEAD');
  expect(requests[0]?.address).toBe(`${window.location.origin}/files/reports/icpm-table-1.csv`);
  expect(requests[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
});

test.each([404, 500, 503])('B 8: status %i for HEAD is a failure', async (status) => {
  answers = [() => new Response(null, { status })];
  await expect(checkFile('', file, signal)).rejects.toThrow(String(status));
});

test('a size that is not a number is ignored', async () => {
  answers = [() => new Response(null, { headers: { 'content-length': 'many' } })];
  expect((await checkFile('', file, signal)).size).toBeNull();
});

test.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename="report.csv"', 'report.csv'],
  ['attachment; filename=report.csv', 'report.csv'],
  ['attachment; filename="Bericht_.csv"; filename*=UTF-8\'\'Bericht%20%C3%BC.csv', 'Bericht ü.csv'],
  ['attachment; filename*=UTF-8\'\'%E5%A0%B1%E5%91%8A.csv; filename="_.csv"', '報告.csv'],
  ['attachment; filename="plain.csv"; filename*=UTF-8\'\'%E5%A0', 'plain.csv'],
])('the name in %j is %j', (header, name) => expect(nameIn(header)).toBe(name));

test('B 9: a file with an address configured elsewhere is left to the browser', async () => {
  expect(addressOf('https://files.example/', file).href).toBe(
    'https://files.example/files/reports/icpm-table-1.csv',
  );
  const { gets } = await download('https://files.example', 10);
  expect(gets).toEqual([]);
  expect(saved.handed).toEqual([
    ['https://files.example/files/reports/icpm-table-1.csv', 'icpm-table-1.csv'],
  ]);
});

test('B 9: downloads of files from elsewhere start 100 ms apart', async () => {
  vi.useFakeTimers();
  try {
    let isDone = false;
    const fetched = download('https://files.example', 10).then(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(99);
    expect([saved.handed.length, isDone]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
    await fetched;
  } finally {
    vi.useRealTimers();
  }
});

test.each([null, 300_000_000])('a file of %s bytes is left to the browser', async (size) => {
  const { gets } = await download('', size);
  expect(saved.handed).toHaveLength(1);
  expect(gets).toEqual([]);
});

test('a file is saved whole, under its name and type', async () => {
  answers = [() => new Response('a,b\r\n1,2\r\n', { headers: { 'content-type': 'text/csv' } })];
  const { progress } = await download('', 10);
  const [name, blob] = saved.blobs[0] ?? [];
  expect(name).toBe('icpm-table-1.csv');
  expect(await blob?.text()).toBe('a,b\r\n1,2\r\n');
  expect(blob?.type).toBe('text/csv');
  expect(progress).toEqual([10]);
});

test('an interrupted download is resumed by range, on condition that the file is the same', async () => {
  answers = [
    () => breaking('first,', { etag: '"v1"' }),
    () => new Response('second', { status: 206, headers: { etag: '"v1"' } }),
  ];
  const { gets } = await download('', 12);
  expect(gets[1]?.headers.get('range')).toBe('bytes=6-');
  expect(gets[1]?.headers.get('if-range')).toBe('"v1"');
  expect(await saved.blobs[0]?.[1].text()).toBe('first,second');
});

test('a download of a file that has changed meanwhile starts over', async () => {
  answers = [
    () => breaking('old', { etag: '"v1"' }),
    () => new Response('new and whole', { headers: { etag: '"v2"' } }),
  ];
  await download('', 13);
  expect(await saved.blobs[0]?.[1].text()).toBe('new and whole');
});

test('a refused file is not requested again', async () => {
  answers = [() => new Response(null, { status: 404 })];
  const { gets } = await download('', 13);
  expect(gets).toHaveLength(1);
  expect(saved.blobs).toEqual([]);
});

test('a download is given up after four attempts', async () => {
  const { gets, pauses } = await download('', 13);
  // A network that was lost for a moment has to be back before the last of them.
  expect(pauses).toEqual([1_000, 4_000, 16_000]);
  expect(gets).toHaveLength(4);
  expect(saved.blobs).toEqual([]);
});

test('an aborted download saves nothing', async () => {
  answers = [() => new Response(null, { headers: { 'content-length': '4' } }), () => new Response('late')];
  const actor = createActor(fileDownloadOf(''), { input: { contact: 'support@daylight.example' } }).start();
  actor.subscribe((snapshot) => {
    if (snapshot.matches('fetching')) actor.send({ type: 'download.cancelled' });
  });
  actor.send({ type: 'file.requested', file });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  await new Promise((done) => setImmediate(done));
  expect(requests.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
  expect(saved.blobs).toEqual([]);
});
