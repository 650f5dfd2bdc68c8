import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { text as streamText } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileColumns } from '../../../src/domain/feed/fields/file-fields.ts';
import { newKeyText } from '../../../src/server/api-keys/key-text.ts';
import { readParquet } from '../../read-parquet.ts';
import { ago, bondQuote, bondTrade, bondTradesAsked, csv, ndjson, take, testNow } from './feed-kit.ts';
import { openFeedScene } from './feed-scene.ts';
import { sheetCells } from './sheet-cells.ts';

const { database, folder, kit } = await openFeedScene();
let live = '';
let delayed = '';
const many = 5_000;

beforeAll(async () => {
  live = await kit.session({ TPIC: ['realtime_trades', 'realtime_orders'] });
  delayed = await kit.session({ TPIC: ['delayed_trades'] });
  const other = { instrumentId: 'FR0000131104', instrumentDescription: 'Banque Ardente 2% 2029' };
  const files = {
    'trades.csv': csv([
      bondTrade('Late', 5, { tradeDate: ago(6) }),
      bondTrade('Quiet', 40 * 24 * 60),
      ...Array.from({ length: 40 }, (_, n) => bondTrade(`T${n}`, 60, { price: `98.${100 + n}` })),
      bondTrade('Other', 50, { ...other, price: '101.5' }),
      bondTrade('T1', 55, { tradeDate: ago(61), flags: 'CANC' }),
    ]),
    'elsewhere.csv': csv([bondTrade('Elsewhere', 60, { venueMIC: 'IMRD' })]),
    'orders.ndjson': ndjson(
      Array.from({ length: many }, (_, n) =>
        bondQuote(120 - Math.floor(n / 100), {
          price: '98.1',
          date: ago(120 - Math.floor(n / 100), String(n).padStart(6, '0')),
        }),
      ),
    ),
  };
  for (const [name, content] of Object.entries(files)) await take(database.pool, folder.write(name, content));
});

const trades = { datatype: 'trade', tv: 'TPIC', from: '2026-10-01' };
const ofTrades = [...fileColumns.trade, 'supersededBy', 'supersededByPublicationDate'];
async function history(query: Readonly<Record<string, string>>, session = live, headers = {}) {
  const answer = await kit.app.inject({
    url: '/api/history',
    query: { ...trades, ...query },
    cookies: { session },
    headers,
  });
  const cursor = answer.headers['x-next-cursor'];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    raw: answer.rawPayload,
    cursor: typeof cursor === 'string' ? cursor : null,
  };
}
const rowsOf = (text: string): Record<string, string>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
const idsOf = (text: string) => rowsOf(text).map(({ transactionID }) => transactionID);
async function pages(query: Readonly<Record<string, string>>, session = live): Promise<string[]> {
  const texts: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await history({ ...query, ...(cursor === '' ? {} : { cursor }) }, session);
    expect(page.status).toBe(200);
    texts.push(page.text);
    ({ cursor } = page);
  }
  return texts;
}

describe('B 10: a history', () => {
  test('holds everything a venue published in a period, oldest first, as NDJSON or as CSV with the columns of files and what completes a report', async () => {
    const answer = await history({});
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(answer.headers['x-is-delayed']).toBe('false');
    expect(answer.cursor).toBeNull();
    expect(idsOf(answer.text)).toEqual([
      'Quiet',
      ...Array.from({ length: 40 }, (_, n) => `T${n}`),
      'T1',
      'Other',
      'Late',
    ]);
    const sheet = await history({ format: 'csv' });
    expect(sheet.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines: Record<string, string>[] = parse(sheet.text, { columns: true });
    expect(Object.keys(lines[0] ?? {})).toEqual(ofTrades);
    expect(lines.map(({ transactionID }) => transactionID)).toEqual(idsOf(answer.text));
    expect(rowsOf(answer.text)[1]).toMatchObject({
      price: '98.100',
      publicationDate: ago(60),
    });
  });

  test('continues from its cursor without repeating or losing a row, whatever the page size', async () => {
    const whole = (await history({})).text;
    for (const limit of ['1', '7', '41', '44', '45']) expect((await pages({ limit })).join('')).toBe(whole);
    const [, second] = await pages({ limit: '7' });
    const { cursor } = await history({ limit: '7' });
    // A page that broke off can be asked for again.
    expect((await history({ limit: '7', cursor: cursor ?? '' })).text).toBe(second);
  });

  test('spans several batches of rows published microseconds apart', async () => {
    const orders = { datatype: 'order', from: '2026-11-20' };
    const texts = await pages({ ...orders, limit: '2300' });
    expect(texts).toHaveLength(3);
    const dates = texts.flatMap(rowsOf).map(({ date }) => date);
    expect(dates).toHaveLength(many);
    expect(new Set(dates).size).toBe(many);
    expect(dates).toEqual([...dates].sort());
  });

  test('can be limited to one instrument, and filtered like a view', async () => {
    expect(idsOf((await history({ instrument: 'FR0000131104' })).text)).toEqual(['Other']);
    expect(idsOf((await history({ pricefrom: '98.138' })).text)).toEqual(['T38', 'T39', 'Other']);
    expect(idsOf((await history({ cancelled: 'only' })).text)).toEqual(['T1', 'T1']);
    expect(idsOf((await history({ from: '2026-10-01', to: '2026-10-31' })).text)).toEqual(['Quiet']);
    expect(idsOf((await history({ from: '2027-01-01' })).text)).toEqual([]);
  });

  test('is compressed on request', async () => {
    const { headers, raw } = await history({ format: 'csv' }, live, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(raw).toString()).toBe((await history({ format: 'csv' })).text);
    const lines = await history({}, live, { 'accept-encoding': 'gzip' });
    expect(lines.headers['content-encoding']).toBe('gzip');
  });
});

/** The rows of a Parquet file as in NDJSON, but without trailing zeros. */
async function parquetLines(raw: Buffer) {
  const { types, rows } = await readParquet(raw);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== null && JSON.stringify(value) !== '[]')
        .map(([name, value]) => [name, types[name] === 'DECIMAL(38,17)' ? shortened(String(value)) : value]),
    ),
  );
}
const shortened = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
const decimals = ['price', 'vol', 'notionalAmt', 'aggrVol'];
/** The rows of NDJSON without the trailing zeros of decimals. */
const shortenedRows = (text: string) =>
  rowsOf(text).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, decimals.includes(name) ? shortened(value) : value]),
    ),
  );

describe('in Parquet', () => {
  test('a history has the rows of NDJSON with types, one file an answer, and continues from the cursor of either format', async () => {
    const first = await history({ format: 'parquet', limit: '30' });
    expect(first.headers['content-type']).toBe('application/vnd.apache.parquet');
    expect(first.headers['x-is-delayed']).toBe('false');
    const rest = await history({ format: 'parquet', limit: '30', cursor: first.cursor ?? '' });
    expect(rest.cursor).toBeNull();
    const read = [...(await parquetLines(first.raw)), ...(await parquetLines(rest.raw))];
    expect(read).toEqual(shortenedRows((await history({})).text));
    expect(Object.keys((await readParquet(first.raw)).types)).toEqual(ofTrades);
    const lines = await history({ cursor: first.cursor ?? '' });
    expect(await parquetLines(rest.raw)).toEqual(shortenedRows(lines.text));
  });

  test('a history longer than a row group is complete and not compressed twice, and an empty one can be read', async () => {
    const orders = { datatype: 'order', from: '2026-11-20' };
    const file = await history({ ...orders, format: 'parquet' }, live, { 'accept-encoding': 'gzip' });
    expect(file.headers['content-encoding']).toBeUndefined();
    expect(await parquetLines(file.raw)).toEqual(shortenedRows((await history(orders)).text));
    const none = await readParquet((await history({ format: 'parquet', from: '2027-01-01' })).raw);
    expect([none.rows, none.types.price]).toEqual([[], 'DECIMAL(38,17)']);
  });

  test('neither a history nor an export has rows too young for the reader', async () => {
    const files = [
      await history({ format: 'parquet' }, delayed),
      await exported({ format: 'parquet' }, delayed),
    ];
    for (const { headers, raw } of files) {
      expect(headers['x-is-delayed']).toBe('true');
      const ids = (await parquetLines(raw)).map(({ transactionID }) => transactionID);
      expect(ids).toContain('T39');
      expect(ids).not.toContain('Late');
    }
  });

  test('an export has the rows of NDJSON in the columns asked for', async () => {
    for (const query of [{}, { columns: 'publicationDate,price', pricefrom: '98.12' }]) {
      const file = await exported({ ...query, format: 'parquet' });
      expect(file.headers).toMatchObject({
        'content-type': 'application/vnd.apache.parquet',
        'content-disposition': expect.stringContaining('.parquet'),
      });
      const lines = await exported({ ...query, format: 'ndjson' });
      expect(await parquetLines(file.raw)).toEqual(shortenedRows(lines.text));
    }
    const { types } = await readParquet((await exported({ format: 'parquet' })).raw);
    expect(types).toMatchObject({
      tradeDate: 'TIMESTAMP WITH TIME ZONE',
      flags: 'VARCHAR[]',
      status: 'VARCHAR',
    });
    expect(types.voidedByPublicationDate).toBe('TIMESTAMP WITH TIME ZONE');
  });
});

describe('a slow reader', () => {
  test('gets every row, read as it is taken, without holding a database connection', async () => {
    const { rows } = await database.pool.query<{ account_id: string }>(
      'SELECT account_id FROM sessions WHERE id_hash = $1',
      [createHash('sha256').update(live).digest()],
    );
    const { text, id, hash } = newKeyText('daylight');
    await database.pool.query(
      `INSERT INTO api_keys (id, account_id, name, secret_hash, created_at, expires_at)
       VALUES ($1, $2, 'slow', $3, now(), now() + interval '1 day')`,
      [id, rows[0]?.account_id, hash],
    );
    const url = `/api/history?${new URLSearchParams({ ...trades, datatype: 'order', from: '2026-11-20' })}`;
    const read = async () =>
      kit.app.inject({ url, headers: { authorization: `Bearer ${text}` }, payloadAsStream: true });
    /** How many rows were read from the database for the key. */
    const asked = async () => {
      await kit.shared.keyUsage.write();
      const usage = await database.pool.query<{ rows: number }>(
        'SELECT "rows"::integer AS rows FROM api_key_usage WHERE key_id = $1',
        [id],
      );
      return usage.rows[0]?.rows ?? 0;
    };
    const slow = (await read()).stream();
    await once(slow, 'readable');
    // Another reader reads all of it meanwhile.
    const whole = await history({ datatype: 'order', from: '2026-11-20' });
    expect(rowsOf(whole.text)).toHaveLength(many);
    expect(await asked()).toBeLessThan(many);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
    expect(await streamText(slow)).toBe(whole.text);
    expect(await asked()).toBe(many);

    const before = await asked();
    const left = (await read()).stream();
    await once(left, 'readable');
    left.destroy();
    await history({ datatype: 'order', from: '2026-11-20' });
    expect(await asked()).toBeLessThan(before + many);
  });
});

describe('a history has the rights of the views', () => {
  test('a delayed reader gets nothing younger than 15 minutes, and nothing of other kinds or venues', async () => {
    const answer = await history({}, delayed);
    expect(answer.headers['x-is-delayed']).toBe('true');
    expect(idsOf(answer.text)).not.toContain('Late');
    expect(idsOf(answer.text)).toHaveLength(43);
    const missing = {
      code: 'not-found',
      message: 'There is no such venue or instrument among those you may see.',
    };
    for (const query of [
      { datatype: 'order' },
      { tv: 'ICPM' },
      { tv: 'XXXX' },
      { instrument: 'FR0000000000' },
    ]) {
      const refused = await history(query, delayed);
      expect(refused.status).toBe(404);
      expect(JSON.parse(refused.text).error).toMatchObject(missing);
    }
    expect((await history({}, await kit.session({ TPIC: ['realtime_trades'] }, '2026-01-31'))).status).toBe(
      403,
    );
    expect((await history({}, 'nobody')).status).toBe(401);
  });
});

describe('bad input has a clear answer', () => {
  const refusal = async (query: Readonly<Record<string, string>>, session = live) => {
    const { status, text } = await history(query, session);
    expect(status).toBe(400);
    return JSON.parse(text).error;
  };
  test('a period of a century, or an invalid one', async () => {
    const message = 'A period has at most 366 days: ask for the next one after it.';
    expect(await refusal({ from: '1926-11-20' })).toMatchObject({ message, fields: { from: [message] } });
    for (const query of [{ from: '' }, { from: 'x' }, { from: '2026-02-30' }, { to: '2026-01-01' }])
      expect(Object.keys((await refusal(query)).fields)).toContain('to' in query ? 'to' : 'from');
    expect((await refusal({ limit: '100001' })).fields).toHaveProperty('limit');
    expect((await refusal({ format: 'orc' })).fields).toHaveProperty('format');
  });

  test('a cursor of another session, of other criteria, of a view, or made by hand', async () => {
    const { cursor } = await history({ limit: '7' });
    const fields = { cursor: ['This page cannot be shown: its cursor is not one of this list.'] };
    const right = { limit: '7', cursor: cursor ?? '' };
    const view = await kit.app.inject({
      url: '/api/feed/data',
      query: { ...bondTradesAsked, limit: '7' },
      cookies: { session: live },
    });
    const others = [
      { ...right, instrument: bondTradesAsked.instrument, cursor: view.json().Next },
      { ...right, pricefrom: '1' },
      { ...right, from: '2026-10-02' },
      { ...right, instrument: 'FR0000120271' },
      { ...right, cursor: `${cursor}x` },
      { ...right, cursor: 'x' },
    ];
    for (const query of others) expect(await refusal(query)).toMatchObject({ fields });
    expect(await refusal(right, await kit.session({ TPIC: ['realtime_trades'] }))).toMatchObject({ fields });
    // The format and the page size are not among the criteria.
    expect((await history({ ...right, format: 'csv', limit: '9' })).status).toBe(200);
  });
});

const quotesAsked = { datatype: 'order', ordertype: 'Request for quote' };
async function exported(query: Readonly<Record<string, string>>, session = live) {
  const answer = await kit.app.inject({
    url: '/api/feed/export',
    query: { ...bondTradesAsked, ...query },
    cookies: { session },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, raw: answer.rawPayload };
}
async function viewed(query: Readonly<Record<string, string>>): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await kit.app.inject({
      url: '/api/feed/data',
      query: { ...bondTradesAsked, ...query, ...(cursor === '' ? {} : { cursor }) },
      cookies: { session: live },
    });
    const { Data, Next } = JSON.parse(body);
    rows.push(...Data);
    if (!Next) return rows;
    cursor = Next;
  }
}
describe('C 10: an export of a view', () => {
  test('has every row of the view’s pages, in their order, in each format', async () => {
    const shown = await viewed({});
    const sheet = await exported({});
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=FR0000120271-LNFI-tradeDisplay-live.csv',
      'x-is-delayed': 'false',
    });
    const lines: Record<string, string>[] = parse(sheet.text, { columns: true });
    const keys = (rows: readonly Record<string, unknown>[]) =>
      rows.map(({ transactionID, publicationDate, price }) => [transactionID, publicationDate, price]);
    expect(keys(lines)).toEqual(keys(shown));
    expect(lines.map(({ status, voidedBy }) => [status, voidedBy])).toContainEqual(['New', 'Cancelled']);
    expect(keys(rowsOf((await exported({ format: 'ndjson' })).text))).toEqual(keys(shown));
    const { rows } = sheetCells((await exported({ format: 'xlsx' })).raw);
    const [heading = [], ...cells] = rows.map((row) => row.map(([text]) => text));
    expect(heading).toEqual(Object.keys(lines[0] ?? {}));
    const at = (name: string): number => heading.indexOf(name);
    expect(cells).toHaveLength(shown.length);
    expect(rows[2]?.slice(0, 2)).toEqual([
      [lines[1]?.tradeDate, '@'],
      [Number(lines[1]?.price), ''],
    ]);
    expect(cells[0]?.[at('publicationDate')]).toBe(shown[0]?.publicationDate);
  });

  test('has no ZIP64 records in XLSX, which not every spreadsheet program opens', async () => {
    const { raw } = await exported({ format: 'xlsx' });
    // The version of ZIP that its first part needs: 4.5 has those records, 2.0 does not.
    expect(raw.readUInt16LE(4)).toBe(20);
  });

  test('has each row once, even when one statement does not read them all', async () => {
    const { text, headers } = await exported({ ...quotesAsked, format: 'ndjson' });
    expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const dates = rowsOf(text).map(({ date }) => date);
    expect(dates).toHaveLength(many);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
  });

  test('applies the filter of the view, and has the columns asked for', async () => {
    for (const filter of [
      { pricefrom: '98.12', priceto: '98.13' },
      { from: '2026-11-20T13:32', to: '2026-11-20T13:32' },
      { cancelled: 'only' },
      { from: '2027-01-01' },
    ]) {
      const lines: Record<string, string>[] = parse((await exported(filter)).text, { columns: true });
      expect(lines.map(({ transactionID }) => transactionID)).toEqual(
        (await viewed(filter)).map(({ transactionID }) => transactionID),
      );
    }
    const chosen = await exported({ columns: 'publicationDate,price', to: '2026-10-31' });
    expect(chosen.text.split('\r\n')[0]).toMatch(/^publicationDate,price,status,voidedBy/);
    expect(chosen.headers['content-disposition']).toContain('tradeDisplay-live-to-2026-10-31.csv');
  });

  test('has the rights and the delay of the view', async () => {
    const late = await exported({}, delayed);
    expect(late.headers).toMatchObject({
      'x-is-delayed': 'true',
      'content-disposition': 'attachment; filename=FR0000120271-LNFI-tradeDisplay-delayed.csv',
    });
    expect(late.text).not.toContain('Late');
    expect(late.text).toContain('T39');
    expect((await exported(quotesAsked, delayed)).status).toBe(404);
    expect((await exported({}, 'nobody')).status).toBe(401);
    expect((await exported({}, await kit.session({ TPIC: ['realtime_trades'] }, '2026-01-31'))).status).toBe(
      403,
    );
  });

  test.each([
    [{ columns: 'price,price' }, 'columns'],
    [{ columns: 'level' }, 'columns'],
    [{ columns: "price'; DROP TABLE trades" }, 'columns'],
    [{ format: 'orc' }, 'format'],
    [{ pricefrom: 'much' }, 'pricefrom'],
  ])('of %j is refused at the field that is wrong', async (query, field) => {
    const { status, text } = await exported(query);
    expect(status).toBe(400);
    expect(Object.keys(JSON.parse(text).error.fields)).toEqual([field]);
  });
});

describe('a right that ends while its data is being read', () => {
  const soon = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
  /** A session with live trades and orders, and what a refund, the end of its term and a change of its venues do to it. */
  async function reader() {
    const session = await kit.session({ TPIC: ['realtime_trades', 'realtime_orders'] });
    const of = `account_id = (SELECT account_id FROM sessions WHERE id_hash = sha256($1::bytea))`;
    const change = (sql: string) => database.pool.query(`${sql} WHERE ${of}`, [Buffer.from(session)]);
    const refund = () => change(`UPDATE paid_flags SET ended_on = '2026-11-20', end_cause = 'refunded'`);
    return {
      session,
      refund,
      end: () => change(`UPDATE subscriptions SET ends_on = '2026-01-31'`),
      leave: async () => {
        await refund();
        await change('DELETE FROM subscription_venues');
      },
    };
  }

  test('an export goes on with what its reader could see when it was asked for, and the next one is delayed', async () => {
    const { session, refund } = await reader();
    const query = { ...quotesAsked, format: 'ndjson' };
    const whole = await exported(query, session);
    const slow = (
      await kit.app.inject({
        url: '/api/feed/export',
        query: { ...bondTradesAsked, ...query },
        cookies: { session },
        payloadAsStream: true,
      })
    ).stream();
    await once(slow, 'readable');
    await refund();
    try {
      kit.clock.set(soon(2));
      const late = ndjson([bondQuote(-1, { price: '97.7' })]);
      await take(database.pool, folder.write('refunded.ndjson', late), soon(2));
      expect(database.pool.idleCount).toBe(database.pool.totalCount);
      expect(await streamText(slow)).toBe(whole.text);
      const next = await exported(query, session);
      expect(next.headers['x-is-delayed']).toBe('true');
      expect(next.text).not.toContain('97.7');
      expect((await exported(query)).text).toContain('97.7');
    } finally {
      kit.clock.set(testNow);
    }
  });

  test('a history continues from its cursor as a delayed one after a refund, without what is younger', async () => {
    const { session, refund } = await reader();
    const [old, young] = [await history({ limit: '7' }, session), await history({ limit: '43' }, session)];
    expect(idsOf((await history({ cursor: young.cursor ?? '' }, session)).text)).toEqual(['Late']);
    await refund();
    const rest = await history({ cursor: old.cursor ?? '' }, session);
    expect([rest.headers['x-is-delayed'], rest.cursor]).toEqual(['true', null]);
    expect(idsOf(rest.text)).toHaveLength(36);
    expect(rest.text).not.toContain('Late');
    for (const format of ['ndjson', 'csv', 'parquet']) {
      const none = await history({ cursor: young.cursor ?? '', format }, session);
      expect([none.status, none.headers['x-is-delayed'], none.cursor]).toEqual([200, 'true', null]);
      expect(none.text).not.toContain('Late');
    }
  });

  test('a history is refused at its cursor once the subscription or the venue has gone', async () => {
    for (const [loses, status, code] of [
      ['end', 403, 'forbidden'],
      ['leave', 404, 'not-found'],
    ] as const) {
      const one = await reader();
      const { cursor } = await history({ limit: '7' }, one.session);
      await one[loses]();
      const refused = await history({ cursor: cursor ?? '' }, one.session);
      expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([status, code]);
    }
  });
});
