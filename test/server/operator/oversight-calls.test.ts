import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, type TestApp, testApp } from '../app-kit.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { runDaylight } from '../run-daylight.ts';
import { operatorOf } from './operator-kit.ts';

let database: TestDatabase;
let app: TestApp;
let admin: Browser;
let pseudonym = '';

const sql = (text: string, values: readonly unknown[] = []) => database.pool.query(text, [...values]);
const read = async (path: string) => {
  const answer = await app.app.inject({ url: `/api/operator/${path}`, cookies: admin.cookies });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
};
const told = async (path: string) => {
  const { status, text } = await read(path);
  expect([path, status, text.slice(0, status === 200 ? 0 : 200)]).toEqual([path, 200, '']);
  return JSON.parse(text);
};

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp(database);
  admin = await operatorOf(app, database, 'admin@daylight.example', 'admin');
  const id = await app.addAccount('customer@example.com', '2030-01-31');
  const { rows } = await database.pool.query<{ payer_ref: string }>(
    'SELECT payer_ref FROM accounts WHERE id = $1',
    [id],
  );
  pseudonym = rows[0]?.payer_ref ?? '';
});
afterAll(async () => {
  await app.app.close();
  await database.drop();
});

test('C 23: reads of live data are told by venue, by customer, and as the file of the command', async () => {
  await sql(
    `INSERT INTO live_reads VALUES ($1, 'TPIC', 'trade', false, '2026-10-02', 5), ($1, 'TPIC', 'trade', true, '2026-10-03', 7),
       (gen_random_uuid(), 'TPIC', 'trade', false, '2026-10-03', 2), ($1, 'ICPM', 'order', false, '2026-10-31', 1),
       ($1, 'ICPM', 'order', false, '2026-11-01', 9)`,
    [pseudonym],
  );
  const line = (
    Venue: string,
    DataType: string,
    Users: number,
    Days: number,
    Reads: string,
    ReadsByKey = '0',
  ) => ({
    ...{ Venue, DataType, Users, Days, Reads, ReadsByKey },
  });
  const { Lines } = await told('usage?month=2026-10');
  expect(Lines).toMatchObject([line('ICPM', 'order', 1, 1, '1'), line('TPIC', 'trade', 2, 2, '14', '7')]);
  const { Lines: ofOne } = await told('usage?month=2026-10&by=customer&venue=TPIC');
  expect(ofOne.find(({ Pseudonym }: { Pseudonym: string }) => Pseudonym === pseudonym)).toMatchObject({
    ...{ Login: 'customer@example.com', Reads: '12' },
  });
  const file = await read('usage/file?month=2026-10');
  const command = await runDaylight(['usage', '--month', '2026-10'], { DATABASE_URL: database.url });
  expect(file.text).toBe(command.out);
  expect(file.headers['content-disposition']).toContain('daylight-usage-2026-10.csv');
  // The same of each customer is read of people, and the log says so.
  expect((await read('usage/file?month=2026-09&by=customer')).status).toBe(200);
  const { rows: readings } = await sql(
    "SELECT subject FROM audit_log WHERE action = 'read usage' AND subject = '2026-09'",
    [],
  );
  expect(readings).toHaveLength(1);
  expect((await read('usage?month=2026-13')).text).toContain('A month is written like 2026-11');
});

test('C 23: lines by customer are paged by key', async () => {
  await sql(
    `INSERT INTO live_reads SELECT gen_random_uuid(), 'TPIC', 'trade', false, '2026-01-02', n FROM generate_series(1, 130) n`,
  );
  const first = await told('usage?month=2026-01&by=customer');
  const next = await told(`usage?month=2026-01&by=customer&after=${encodeURIComponent(first.Next)}`);
  const all = [...first.Lines, ...next.Lines].map(({ Pseudonym }: { Pseudonym: string }) => Pseudonym);
  expect([first.Lines.length, next.Lines.length, next.Next, new Set(all).size]).toEqual([100, 30, null, 130]);
});

test('C 23: a receipt is shared among its venues by what is charged, and what is given back counts in its month', async () => {
  const { rows } = await sql(
    `WITH bought AS (
       INSERT INTO purchases (id, account_id, payer_ref, price, state, starts_on, ends_on, created_at, priced_on)
       SELECT gen_random_uuid(), id, payer_ref, 100, 'uncompleted', current_date, current_date, now(), current_date FROM accounts
       WHERE payer_ref = $1 RETURNING id
     ), paid AS (
       INSERT INTO payments (id, purchase_id, amount, state, created_at, provider_order_id)
       SELECT gen_random_uuid(), id, 100, 'captured', now(), 'O-1' FROM bought RETURNING id, purchase_id
     ), given AS (
       INSERT INTO refunds (purchase_id, refunded_on, cause) SELECT id, current_date, 'refunded' FROM bought
     )
     INSERT INTO receipts (number, purchase_id, payment_id, payer_ref, paid_on, amount, cost_per_venue, flags, months, starts_on,
       ends_on, venues, charged_from, charged_to)
     SELECT 'DL-2026-000001', purchase_id, id, $1, current_date - 40, 100, 25, 3, 1, current_date, current_date,
       '[{"MIC":"TPIC","Name":"T","IsRealOrders":true,"IsRealTraders":true},{"MIC":"ICPM","Name":"I","IsRealOrders":false,"IsRealTraders":true}]',
       current_date, current_date FROM paid RETURNING to_char(paid_on, 'YYYY-MM') AS month`,
    [pseudonym],
  );
  await sql(
    `INSERT INTO partial_refunds (id, payment_id, amount, asked_at, refunded_at)
     SELECT gen_random_uuid(), payment_id, 25.00, now(), paid_on::timestamp AT TIME ZONE 'UTC' FROM receipts`,
  );
  const { Months, States, PresentMonth } = await told('revenue');
  expect(PresentMonth).toBe(Months.at(-1).Month);
  expect(Months.filter(({ Month }: { Month: string }) => Month === rows[0]?.month)).toMatchObject([
    { Venue: 'ICPM', Receipts: 1, Amount: '33.33', GivenBack: '8.33' },
    { Venue: 'TPIC', Receipts: 1, Amount: '66.67', GivenBack: '16.67' },
  ]);
  // The rest is what was given back after a part.
  expect(Months.at(-1)).toMatchObject({ Venue: 'TPIC', Receipts: 0, GivenBack: '50.00' });
  expect(States).toContainEqual({ Kind: 'payment', State: 'given back in parts', Count: 1, Amount: 25 });
  expect(States).toContainEqual({ Kind: 'payment', State: 'captured', Count: 1, Amount: 100 });
});

test('C 23: invoices are listed open ones first, found by their purchase order, and read one by one', async () => {
  await app.addAccount('other@example.com');
  const paper = (number: string, due: string, login = 'customer@example.com', more = '') =>
    sql(
      `INSERT INTO invoices (number, account_id, payer_ref, issued_at, due_on, amount, kind, starts_on, ends_on, months,
         cost_per_venue, venues, customer, seller, tax, po_number ${more === '' ? '' : ', withdrawn_on'})
       SELECT $1, id, payer_ref, '2026-01-02T10:00:00Z', $2, 600, 'change', '2026-02-01', '2027-01-31', 12, 50,
         '[{"MIC":"TPIC","Name":"TP ICAP","IsRealOrders":true,"IsRealTraders":false}]',
         '{"Name":null,"Company":"<script>","Country":"GB","TaxNumber":null,"Address":["1 Street"]}',
         '{"Lines":[],"Bank":[]}', '{}', 'PO-' || $1 ${more === '' ? '' : `, ${more}`} FROM accounts WHERE email = $3`,
      [number, due, login],
    );
  await paper('IN-2026-000001', '2026-02-01');
  await paper('IN-2026-000002', '2999-02-01', 'other@example.com');
  await paper('IN-2026-000003', '2026-02-01', 'customer@example.com', `'2026-01-10'`);
  const numbers = async (query: string): Promise<readonly string[]> =>
    (await told(`invoices${query}`)).Invoices.map((one: { readonly Number: string }) => one.Number.slice(-1));
  expect(await numbers('')).toEqual(['2', '1', '3']);
  expect(await numbers('?state=overdue')).toEqual(['1']);
  expect(await numbers('?who=po-in-2026-000003')).toEqual(['3']);
  const invoice = await told('invoices/in-2026-000001');
  expect(invoice).toMatchObject({
    Invoice: { State: 'open', IsOverdue: true, Company: '<script>', Login: 'customer@example.com' },
    Customer: ['<script>', '1 Street', 'GB'],
    Venues: [{ Venue: 'TPIC', Orders: true, Trades: false }],
    Log: [{ Act: 'read invoice', By: 'admin@daylight.example' }],
  });
  expect((await read('invoices/IN-2026-000009')).status).toBe(404);
});

test('C 23: storage tells months, what is kept, and the last audit', async () => {
  const before = await told('storage');
  expect(before).toMatchObject({ LastAudit: null });
  expect(before.Parts.map(({ Part }: { Part: string }) => Part)).toEqual([
    ...['database', 'openFiles', 'published', 'archive'],
  ]);
  await sql(
    `CREATE TABLE trades_2026_10 PARTITION OF trades FOR VALUES FROM ('2026-10-01Z') TO ('2026-11-01Z')`,
  );
  await sql(
    `INSERT INTO archived_days (data_type, day, storage_key, rows, last_id, hash_sum, size, sha256, dropped_at)
     VALUES ('trade', '2026-09-01', 'k', 12, 1, 0, 340, repeat('0', 64), now())`,
  );
  const audit = await runDaylight(['audit', '--part', 'catalogues'], { DATABASE_URL: database.url });
  const { Months, LastAudit } = await told('storage');
  expect(Months).toMatchObject([
    { DataType: 'trade', Month: '2026-10', ArchivedDays: 0 },
    {
      DataType: 'trade',
      Month: '2026-09',
      Bytes: null,
      ArchivedDays: 1,
      ArchivedRows: '12',
      ArchivedBytes: '340',
    },
  ]);
  expect(LastAudit).toMatchObject({ Agrees: audit.code === 0, Parts: ['catalogues'] });
});

test('C 23: what is published is listed by kind, with where readers see it until it is withdrawn', async () => {
  await sql(
    `INSERT INTO published_files (kind, name, file_name, media_type, size, sha256, storage_key, published_at, withdrawn_at)
     SELECT 'documents', 'guide-' || n || '.pdf', 'g.pdf', 'application/pdf', 7, repeat('0', 64), n::text,
       '2026-01-01T00:00:00Z', CASE WHEN n = 1 THEN now() END FROM generate_series(1, 130) n`,
  );
  const first = await told('publishing?kind=document');
  const next = await told(`publishing?kind=document&after=${encodeURIComponent(first.Next)}`);
  expect([first.Published.length, next.Published.length, next.Next]).toEqual([100, 30, null]);
  const all = [...first.Published, ...next.Published];
  expect(all.find(({ Name }: { Name: string }) => Name === 'guide-1.pdf')).toMatchObject({ Page: null });
  expect(all.find(({ Name }: { Name: string }) => Name === 'guide-2.pdf')).toMatchObject({
    ...{ Page: '/files/documents/guide-2.pdf', Bytes: '7', WithdrawnAt: null },
  });
  for (const kind of ['report', 'terms', 'venue', 'calendar'])
    expect((await told(`publishing?kind=${kind}`)).Next).toBeNull();
});

test('C 23: keys of publishers and roles of operators are listed, by whom in words', async () => {
  await sql(
    `INSERT INTO publisher_keys (id, name, venues, secret_hash, created_at, expires_at)
     VALUES ('4f0c2a9d1b7e', 'ICAP', '{ICPM}', decode(repeat('00', 32), 'hex'), now(), now() + interval '1 day')`,
  );
  expect((await told('publishers')).Keys).toMatchObject([
    { Id: '4f0c2a9d1b7e', State: 'works', LastUsedAt: null },
  ]);
  expect((await told('operators')).Roles).toMatchObject([
    { Login: 'admin@daylight.example', Role: 'admin', GrantedBy: 'tests' },
  ]);
});
