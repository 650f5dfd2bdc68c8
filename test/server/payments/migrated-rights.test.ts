import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../src/server/database/migrate.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let before: string;

const migrations = path.join(import.meta.dirname, '../../../src/server/migrations');

beforeAll(async () => {
  database = await emptyDatabase();
  before = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for (const name of await readdir(migrations)) {
    if (name < '070') await cp(path.join(migrations, name), path.join(before, name));
  }
  await migrate(database.url, { folder: before });
});
afterAll(async () => {
  await rm(before, { recursive: true });
  await database.drop();
});

type Bought = {
  readonly kind: string;
  readonly paidOn: string;
  readonly term: readonly [startsOn: string, endsOn: string];
  readonly wanted: readonly string[];
  readonly before: {
    readonly term: readonly [string, string, boolean];
    readonly venues: readonly string[];
  } | null;
};

async function account(name: string, live: readonly string[], bought: readonly Bought[]): Promise<string> {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO accounts (id, subject, email, created_at) VALUES (gen_random_uuid(), $1, $1, '2026-03-01') RETURNING id`,
    [`${name}@example.com`],
  );
  const id = rows[0]?.id ?? '';
  const last = bought.at(-1)?.term ?? ['2026-04-01', '2027-03-31'];
  await pool.query(
    'INSERT INTO subscriptions (account_id, starts_on, ends_on, live) VALUES ($1, $2, $3, $4)',
    [id, ...last, bought.length > 0],
  );
  for (const mic of live) {
    await pool.query(
      'INSERT INTO subscription_venues (account_id, venue_mic, realtime_orders, delayed_trades) VALUES ($1, $2, true, true)',
      [id, mic],
    );
  }
  for (const { kind, paidOn, term, wanted, before: had } of bought) {
    const snapshot =
      had === null
        ? null
        : {
            term: { startsOn: had.term[0], endsOn: had.term[1], live: had.term[2] },
            venues: Object.fromEntries(had.venues.map((mic) => [mic, { isRealOrders: true }])),
          };
    const made = await pool.query<{ id: string }>(
      `INSERT INTO subscription_orders (id, account_id, price, state, kind, starts_on, ends_on, created_at, priced_on, before)
       VALUES (gen_random_uuid(), $1, 300, 'uncompleted', $2, $3, $4, $5::timestamptz, $5::timestamptz::date, $6) RETURNING id`,
      [id, kind, ...term, paidOn, snapshot],
    );
    for (const mic of wanted) {
      await pool.query(
        'INSERT INTO subscription_order_venues (order_id, venue_mic, realtime_orders) VALUES ($1, $2, true)',
        [made.rows[0]?.id, mic],
      );
    }
    for (const state of ['executing', 'paid']) {
      await pool.query('UPDATE subscription_orders SET state = $2 WHERE id = $1', [made.rows[0]?.id, state]);
    }
  }
  return id;
}

const flags = async (id: string) =>
  (
    await database.pool.query(
      `SELECT f.venue_mic, o.kind AS owner, f.starts_on, f.ends_on FROM paid_flags f
       LEFT JOIN purchases o ON o.id = f.purchase_id WHERE f.account_id = $1 ORDER BY f.venue_mic, f.starts_on`,
      [id],
    )
  ).rows;

test('rights paid for before flags had owners are kept, and each flag gets its purchase', async () => {
  const year = ['2026-04-01', '2027-03-31'] as const;
  const grown = ['2026-04-01', '2028-03-31'] as const;
  const signUp: Bought = {
    kind: 'signUp',
    paidOn: '2026-03-14',
    term: year,
    wanted: ['ICPM'],
    before: { term: [...year, false], venues: [] },
  };
  const swapped = await account('swapped', ['IGDL'], [signUp]);
  const added = await account(
    'added',
    ['ICPM', 'IGDL'],
    [
      signUp,
      {
        kind: 'change',
        paidOn: '2026-09-10',
        term: year,
        wanted: ['ICPM', 'IGDL'],
        before: { term: [...year, true], venues: ['ICPM'] },
      },
    ],
  );
  const renewed = await account(
    'renewed',
    ['ICPM'],
    [
      signUp,
      {
        kind: 'renewal',
        paidOn: '2027-01-15',
        term: grown,
        wanted: ['ICPM'],
        before: { term: [...year, true], venues: ['ICPM'] },
      },
    ],
  );
  const given = await account('given', ['ICPM'], []);
  await migrate(database.url);

  expect(await flags(swapped)).toEqual([
    { venue_mic: 'IGDL', owner: 'signUp', starts_on: '2026-03-14', ends_on: '2027-03-31' },
  ]);
  expect(await flags(added)).toEqual([
    { venue_mic: 'ICPM', owner: 'signUp', starts_on: '2026-03-14', ends_on: '2027-03-31' },
    { venue_mic: 'IGDL', owner: 'change', starts_on: '2026-09-10', ends_on: '2027-03-31' },
  ]);
  expect(await flags(renewed)).toEqual([
    { venue_mic: 'ICPM', owner: 'signUp', starts_on: '2026-03-14', ends_on: '2027-03-31' },
    { venue_mic: 'ICPM', owner: 'renewal', starts_on: '2027-04-01', ends_on: '2028-03-31' },
  ]);
  expect(await flags(given)).toEqual([
    { venue_mic: 'ICPM', owner: null, starts_on: '2026-03-01', ends_on: null },
  ]);
  for (const id of [swapped, added, renewed, given]) {
    const { rows } = await database.pool.query(
      "SELECT realtime_orders, delayed_trades FROM subscribed_venues($1, '2027-01-20')",
      [id],
    );
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ realtime_orders: true, delayed_trades: true })]),
    );
  }
  const { rows } = await database.pool.query(
    'SELECT starts_on, ends_on, live, purchase_id IS NOT NULL AS paid FROM subscription_terms WHERE account_id = $1 ORDER BY id',
    [renewed],
  );
  expect(rows).toEqual([
    { starts_on: year[0], ends_on: year[1], live: false, paid: false },
    { starts_on: year[0], ends_on: year[1], live: true, paid: true },
    { starts_on: grown[0], ends_on: grown[1], live: true, paid: true },
  ]);
});
