import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { RejectedFault } from '../../../src/server/ingest/fault-list.ts';
import { keepRejects, pruneRejects, type RejectedFile } from '../../../src/server/ingest/kept-rejects.ts';
import { statusOf } from '../../../src/server/operator/status.ts';
import { makePublisherKey } from '../../../src/server/publishers/publisher-keys.ts';
import { type Browser, testApp } from '../app-kit.ts';
import { freshDatabase } from '../database.ts';
import { bondTrade, csv, ndjson } from '../feed/feed-kit.ts';
import { operatorOf } from './operator-kit.ts';

const database = await freshDatabase();
const kit = await testApp(database);
const { pool } = database;
const dora = await operatorOf(kit, database, 'dora@daylight.example', 'data');
const finn = await operatorOf(kit, database, 'finn@daylight.example', 'finance');
afterAll(async () => {
  await kit.app.close();
  await database.drop();
});

type Query = Readonly<Record<string, string>>;

async function upload(payload: string, query: Query, reason = 'mended', browser: Browser = dora) {
  const answer = await kit.app.inject({
    method: 'POST',
    url: `/api/operator/uploads?${new URLSearchParams({ name: 'trades.csv', ...query })}`,
    cookies: browser.cookies,
    headers: {
      'x-xsrf-token': browser.token,
      'content-type': 'text/csv',
      ...(reason === '' ? {} : { 'act-reason': encodeURIComponent(reason) }),
    },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const dryRun = (payload: string) => upload(payload, { dryRun: 'true' }, '');
async function load(payload: string, reason = 'mended') {
  const { body } = await dryRun(payload);
  return upload(payload, { seen: body.Seen, attempt: randomUUID() }, reason);
}
const read = async (url: string) => {
  const answer = await kit.app.inject({ url, cookies: dora.cookies });
  return { status: answer.statusCode, body: answer.body, type: answer.headers['content-type'] };
};
const rows = async (begin: string): Promise<number> =>
  (await pool.query('SELECT FROM trades WHERE transaction_id LIKE $1', [`${begin}%`])).rowCount ?? 0;
const newest = async () => JSON.parse((await read('/api/operator/files')).body).Files[0];

test('C 22: an operator sees what a file would do, loads it, and sends its mended lines', async () => {
  const file = csv([bondTrade('UP1', 60), bondTrade('UP2', 60, { price: '1o1' }), bondTrade('UP3', 60)]);
  const dry = await dryRun(file);
  expect(dry).toMatchObject({
    status: 200,
    body: { AsksAgain: true, After: { lines: 3, added: 2, known: 0, rejected: 1 } },
  });
  expect(dry.body.Sentences).toContain('trades.csv, 3 lines of trades: 2 new, 0 known already, 1 rejected.');
  expect(dry.body.Sentences).toContain('Line 3, price “1o1”: is not a decimal number such as 101.240.');
  expect([await rows('UP'), JSON.parse((await read('/api/operator/files')).body).Files]).toEqual([0, []]);

  const asked = { seen: dry.body.Seen, attempt: randomUUID() };
  expect(await upload(file, asked, 'déjà vu')).toMatchObject({
    status: 200,
    body: { Repeated: false, After: { added: 2, rejected: 1 } },
  });
  // After an answer that was lost.
  expect(await upload(file, asked, 'déjà vu')).toMatchObject({ status: 200, body: { Repeated: true } });
  expect(await rows('UP')).toBe(2);
  const { rows: log } = await pool.query(
    "SELECT subject, reason, role FROM audit_log WHERE action = 'load file'",
  );
  expect(log).toEqual([{ subject: 'trades.csv', reason: 'déjà vu', role: 'data' }]);

  const listed = await newest();
  expect(listed).toMatchObject({
    ...{ Name: 'trades.csv', Rows: '2', Rejected: 1, CanBeMended: true, Refused: false },
  });
  const shown = await read(`/api/operator/files/${listed.Number}`);
  expect(JSON.parse(shown.body).Rejects).toEqual([
    { Line: 3, Field: 'price', Value: '1o1', Reason: 'is not a decimal number such as 101.240' },
  ]);
  const errors = await read(`/api/operator/files/${listed.Number}/rejects`);
  expect(errors).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
  expect(errors.body).toMatch(/^line,field,value,reason,text\n3,price,1o1,is not a decimal/);
  const lines = await read(`/api/operator/files/${listed.Number}/rejects?form=lines`);
  expect(await load(lines.body.replace('1o1', '101'))).toMatchObject({
    status: 200,
    body: { After: { lines: 1, added: 1, rejected: 0 } },
  });
  expect(await rows('UP')).toBe(3);
  expect(await newest()).toMatchObject({ Rows: '1', Rejected: null });
});

test('C 22: a load that would not do what was seen does nothing', async () => {
  const file = csv([bondTrade('SEEN1', 60), bondTrade('SEEN2', 60)]);
  const { body } = await dryRun(file);
  expect((await load(csv([bondTrade('SEEN1', 60)]))).status).toBe(200);
  const refused = await upload(file, { seen: body.Seen, attempt: randomUUID() });
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain(
    'trades.csv, 2 lines of trades: 1 new, 1 known already, 0 rejected.',
  );
  expect(await rows('SEEN')).toBe(1);
});

test('C 22: what cannot be loaded says why, and nothing is stored', async () => {
  const file = csv([bondTrade('BAD1', 60)]);
  for (const [payload, status, said] of [
    ['', 422, /The file is empty/],
    ['a,b\n1,2\n', 422, /neither one of trades/],
    ['<html>', 422, /web page/],
  ] as const) {
    const refused = await dryRun(payload);
    expect([payload, refused.status]).toEqual([payload, status]);
    expect([refused.body.error.message].flat()[0]).toMatch(said);
  }
  const { body } = await dryRun(file);
  const attempt = randomUUID();
  const fields = async (query: Query, reason = 'why') =>
    Object.keys((await upload(file, query, reason)).body.error.fields);
  expect(await fields({ attempt })).toEqual(['seen']);
  expect(await fields({ seen: body.Seen })).toEqual(['attempt']);
  for (const reason of ['', ' ', 'x'.repeat(501)])
    expect(await fields({ seen: body.Seen, attempt }, reason)).toEqual(['Act-Reason']);
  expect((await upload(file, { name: 'a/b', dryRun: 'true' })).body.error.fields).toHaveProperty('name');
  expect((await upload(file, { dryRun: 'true' }, '', finn)).status).toBe(404);
  expect(await rows('BAD')).toBe(0);
});

test('C 22: loading asks for a code again', async () => {
  const file = csv([bondTrade('CODE1', 60)]);
  const { body } = await dryRun(file);
  kit.clock.pass(11 * 60_000);
  const refused = await upload(file, { seen: body.Seen, attempt: randomUUID() });
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'confirmation.code' } } });
  expect(await rows('CODE')).toBe(0);
  kit.clock.reset();
});

test('C 22: the lines of a refused file are kept once, for 30 days', async () => {
  const bad = ndjson([bondTrade('REF1', 60), bondTrade('REF2', 60, { price: '1,5' })]);
  const key = { name: 'Desk A', venues: ['TPIC'], days: 30 };
  const { text } = await pool.transaction((client) => makePublisherKey(client, key, new Date()));
  for (const _again of [1, 2])
    await kit.app.inject({
      method: 'POST',
      url: '/api/ingest',
      headers: { authorization: `Bearer ${text}`, 'content-type': 'application/x-ndjson' },
      payload: bad,
    });
  const all = JSON.parse((await read('/api/operator/files')).body).Files;
  const refused = all.filter(({ Refused }: { Refused: boolean }) => Refused);
  expect(refused).toMatchObject([{ Rows: '0', Rejected: 1, CanBeMended: false, LastPublishedAt: null }]);
  const { Number: number } = refused[0];
  expect((await read(`/api/operator/files/${number}/rejects`)).body).toContain('""1,5""');
  // Its good lines were not taken either.
  expect(await read(`/api/operator/files/${number}/rejects?form=lines`)).toMatchObject({
    status: 404,
    body: expect.stringContaining('send it whole again'),
  });
  const { rows: times } = await pool.query<{ received_at: string }>(
    'SELECT received_at::text FROM rejected_files WHERE number = $1',
    [number],
  );
  const received = Date.parse(times[0]?.received_at ?? '');
  const days = (count: number): Date => new Date(received + count * 86_400_000);
  await pruneRejects(pool, days(29));
  expect((await read(`/api/operator/files/${number}`)).status).toBe(200);
  await pruneRejects(pool, days(31));
  expect((await read(`/api/operator/files/${number}/rejects`)).status).toBe(404);
});

const faults = (count: number, text = 'x'): readonly RejectedFault[] =>
  Array.from({ length: count }, (_, n) => ({
    line: n + 2,
    field: 'price',
    value: null,
    reason: 'is bad',
    text,
  }));
const keep = (file: Partial<RejectedFile>, found = faults(1), most?: number): Promise<number> =>
  pool.transaction((client) =>
    keepRejects(
      client,
      {
        ...{
          dataType: 'trade',
          name: 'kept.csv',
          sender: 'a',
          receivedAt: new Date(),
          lines: 9,
          rejected: 1,
        },
        ...{ isTaken: false, header: 'a,b', ...file },
      },
      found,
      false,
      most,
    ),
  );
const areKept = async (...numbers: readonly number[]): Promise<readonly boolean[]> => {
  const { rows: left } = await pool.query<{ number: number }>('SELECT number FROM rejected_files');
  return numbers.map((number) => left.some((one) => one.number === number));
};

test('C 22: a refused file takes the place of an earlier one of its own sender and type only', async () => {
  const first = await keep({});
  const others = [
    await keep({ sender: 'b' }),
    await keep({ dataType: 'order' }),
    await keep({ isTaken: true }),
  ];
  const again = await keep({});
  expect(await areKept(first, ...others, again)).toEqual([false, true, true, true, true]);
});

test('C 22: the oldest rejected lines of a sender, and of all, give way', async () => {
  const texts = faults(2, 'x'.repeat(40_000));
  const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, second));
  const old = await keep({ sender: 'c', name: '1', receivedAt: at(1) }, texts, 200_000);
  const other = await keep({ sender: 'd', name: '1', receivedAt: at(2) }, texts, 200_000);
  const middle = await keep({ sender: 'c', name: '2', receivedAt: at(3) }, texts, 200_000);
  const last = await keep({ sender: 'c', name: '3', receivedAt: at(4) }, texts, 200_000);
  expect(await areKept(old, other, middle, last)).toEqual([false, true, true, true]);
  // A file that alone is too large is kept until the next.
  const large = await keep(
    { sender: 'c', name: '4', receivedAt: at(5) },
    faults(9, 'x'.repeat(40_000)),
    200_000,
  );
  expect(await areKept(other, middle, last, large)).toEqual([true, false, false, true]);
  await pruneRejects(pool, at(6), 0);
  expect(await areKept(other, large)).toEqual([false, false]);
});

test('C 22: lines to mend are not told as all of them if some are missing', async () => {
  const part = await keep({ isTaken: true, rejected: 3 }, faults(2));
  const withoutText = await keep({ isTaken: true, rejected: 1 }, faults(1, ''));
  const allBad = await keep({ name: 'all.csv', lines: 2, rejected: 2 }, faults(2));
  expect((await read(`/api/operator/files/${allBad}/rejects?form=lines`)).status).toBe(200);
  const whole = await keep({ isTaken: true, rejected: 2 }, [...faults(2), ...faults(1)]);
  const refusedOfMore = await keep({ lines: 3, rejected: 2 }, faults(2));
  for (const number of [part, withoutText, refusedOfMore]) {
    const refused = await read(`/api/operator/files/${number}/rejects?form=lines`);
    expect([refused.status, refused.body]).toEqual([
      404,
      expect.stringContaining('that were not taken are kept'),
    ]);
    expect((await read(`/api/operator/files/${number}/rejects`)).status).toBe(200);
  }
  expect(await read(`/api/operator/files/${whole}/rejects?form=lines`)).toMatchObject({
    body: 'a,b\nx\nx\n',
  });
  expect((await read('/api/operator/files/999999999/rejects')).status).toBe(404);
});

test('C 23: an open file is late an hour after it could have been written, however old its lines are', async () => {
  const late = async (minutes: number) =>
    (await statusOf(pool, new Date(Date.now() + minutes * 60_000))).find(({ part }) => part === 'files');
  await pool.query(
    `INSERT INTO open_data_due (data_type, span, starts_at, ends_at)
     VALUES ('trade', 'day', '2026-01-05T00:00Z', '2026-01-06T00:00Z')`,
  );
  expect(await late(0)).toMatchObject({ needsSomebody: false });
  expect(await late(61)).toMatchObject({ sentence: '1 open file more than an hour late' });
});
