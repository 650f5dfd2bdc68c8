// npm run lab -- fairness [seconds] [kinds]: what one account that keeps twenty calls open costs everybody else.
// Fills 200,000 trades of one instrument over nine days, and for each kind of call (all, or those named, separated by
// commas) prints how long another account's acts take while nobody else calls and while the twenty are open, as medians
// with their ratio, and what failed. Each act is repeated for so many seconds (2), forty times at most. The twenty are in
// a process of their own. The status is 1 if an act failed, or took more than twice as long, on two cores three times.
// All kinds take about six minutes.

import { fork } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Database } from '../../../src/platform/database/database.ts';
import { bondTradesAsked } from '../../server/feed/feed-kit.ts';
import { follow } from '../../server/live/live-kit.ts';
import { signIn } from '../../server/sign-in.ts';
import { withBenchDatabase } from './bench-database.ts';
import { startBenchProgram } from './bench-program.ts';
import type { Kept } from './fairness-load.ts';
import { fillTrades } from './fill-trades.ts';

const seconds = Number(process.argv[2] ?? 2);
const kinds = process.argv[3]?.split(',');
const trades = 200_000;
const days = 9;
const open = 20;
const most = 40;
const longestMs = 20_000;
const ratioAllowed = availableParallelism() > 2 ? 2 : 3;
const password = 'Sunrise2026';

const since = (past: number): string => new Date(Date.now() - past * 86_400_000).toISOString();
const queryOf = (more: Readonly<Record<string, string>> = {}): string =>
  String(new URLSearchParams({ ...bondTradesAsked, ...more }));
const receipt = 'DL-2026-000001';
const venue = { datatype: bondTradesAsked.datatype, tv: bondTradesAsked.tv };

/** The calls kept open, each kind by its addresses in turn. */
const heavy: Readonly<Record<string, readonly string[]>> = {
  summary: [`/api/feed/summary?${queryOf({ from: since(days) })}`],
  history: [`/api/history?${new URLSearchParams({ ...venue, from: since(days), limit: '100000' })}`],
  'history as Parquet': [
    `/api/history?${new URLSearchParams({ ...venue, from: since(days), limit: '100000', format: 'parquet' })}`,
  ],
  'export as CSV': [`/api/feed/export?${queryOf({ format: 'csv' })}`],
  'export as XLSX': [`/api/feed/export?${queryOf({ format: 'xlsx' })}`],
  'export as Parquet': [`/api/feed/export?${queryOf({ format: 'parquet' })}`],
  'a filter that nothing passes': [`/api/feed/data?${queryOf({ pricefrom: '99999' })}`],
  pages: Array.from({ length: 90 }, (_none, at) => `/api/feed/data?${queryOf({ limit: String(at + 10) })}`),
  search: ['bond', 'corporate bond 1', 'other', 'zyx quelle'].map(
    (q) => `/api/subscription/feed/find?${new URLSearchParams({ q })}`,
  ),
  'the list of instruments': [
    `/api/subscription/feed/instrumentlist?${queryOf({ q: 'bond' }).replace(/&instrument.*?(?=&q=)/, '')}`,
  ],
  'the copy of an account': ['/api/userdetails/export'],
  'a receipt as a file': [`/api/payment/receipt/file?number=${receipt}`],
  'the condition of days': [`/api/conditions?tv=${venue.tv}&month=${since(1).slice(0, 7)}`],
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Adds an account with a password and a session. @returns the session's identifier */
async function addAccount(pool: Database, login: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO identity.account (login, profile, password_hash, password_changed_at, created_at, updated_at)
     VALUES ($1, $2, $3, now(), now(), now()) RETURNING id`,
    [
      login,
      { login, email: login },
      await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    ],
  );
  const account = randomUUID();
  await pool.query('INSERT INTO accounts (id, subject, email, created_at) VALUES ($1, $2, $3, now())', [
    account,
    rows[0]?.id,
    login,
  ]);
  await pool.query(
    `INSERT INTO subscriptions (account_id, starts_on, ends_on) VALUES ($1, current_date - 30, current_date + 300)`,
    [account],
  );
  const identifier = randomBytes(32).toString('base64url');
  await pool.query(
    'INSERT INTO sessions (id_hash, account_id, created_at, last_seen_at) VALUES ($1, $2, now(), now())',
    [createHash('sha256').update(identifier).digest(), account],
  );
  return identifier;
}

/** Adds a receipt of an account's. */
async function addReceipt(pool: Database, email: string): Promise<void> {
  await pool.query(
    `WITH bought AS (
       INSERT INTO purchases (id, account_id, payer_ref, price, state, starts_on, ends_on, created_at)
       SELECT gen_random_uuid(), id, payer_ref, 600, 'uncompleted', '2026-12-01', '2027-11-30', now() FROM accounts WHERE email = $1
       RETURNING id, payer_ref
     ), paid AS (
       INSERT INTO payments (id, purchase_id, amount, state, provider_order_id, capture_id, created_at, customer)
       SELECT gen_random_uuid(), id, 600, 'captured', 'O', 'C', now(), '{"name":"Jane Doe","company":"Example Ltd","country":"GB"}' FROM bought
       RETURNING id, purchase_id
     )
     INSERT INTO receipts (number, purchase_id, payment_id, payer_ref, paid_on, amount, cost_per_venue, flags, months,
       starts_on, ends_on, venues, charged_from, charged_to, seller)
     SELECT $2, b.id, p.id, b.payer_ref, '2026-11-27', 600, 50, 1, 12, '2026-12-01', '2027-11-30',
       '[{"MIC":"TPIC","Name":"tpICAP","IsRealOrders":false,"IsRealTraders":true}]', '2026-12-01', '2027-11-30',
       '{"Name":"Daylight","Address":["1 Street"],"TaxNumber":null}'
     FROM bought b JOIN paid p ON p.purchase_id = b.id`,
    [email, receipt],
  );
  for (const state of ['executing', 'paid']) await pool.query('UPDATE purchases SET state = $1', [state]);
}

type Act = () => Promise<void>;

/** What another account does. */
function actsOf(origin: string, login: string, session: string): Readonly<Record<string, Act>> {
  const headers = { cookie: `session=${session}` };
  const read = async (address: string): Promise<void> => {
    const answer = await fetch(`${origin}${address}`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`it was answered ${answer.status}`);
  };
  let page = 0;
  return {
    'reads a page': () => {
      page += 1;
      // Each another page, so that none is answered from memory.
      return read(`/api/feed/data?${queryOf({ limit: '100', pricefrom: '1', sizefrom: String(page) })}`);
    },
    'reads the page again': () => read(`/api/feed/data?${queryOf({ limit: '100' })}`),
    'asks who it is': () => read('/api/userInfo'),
    'signs in': async () => {
      await signIn(origin, login);
    },
    'follows a stream': async () => {
      const following = await follow(origin, session, { query: bondTradesAsked });
      if (following.status !== 200) throw new Error(`it was answered ${following.status}`);
      await following.nextOf('opened');
      following.leave();
    },
  };
}

type Measured = { readonly p50: number; readonly slowest: number; readonly failures: readonly string[] };

async function tooLate(): Promise<void> {
  await pause(longestMs, undefined, { ref: false });
  throw new Error(`it was not answered within ${longestMs / 1_000} s`);
}

/** Does something again and again. */
async function measured(act: Act): Promise<Measured> {
  const took: number[] = [];
  const failures: string[] = [];
  const end = performance.now() + seconds * 1_000;
  do {
    const begun = performance.now();
    await Promise.race([act(), tooLate()]).catch((error: unknown) => void failures.push(String(error)));
    took.push(performance.now() - begun);
  } while (performance.now() < end && took.length < most);
  return { p50: median(took), slowest: Math.max(...took), failures };
}

async function measuredAll(acts: Readonly<Record<string, Act>>): Promise<ReadonlyMap<string, Measured>> {
  const all = new Map<string, Measured>();
  for (const [name, act] of Object.entries(acts)) all.set(name, await measured(act));
  return all;
}

/** Waits for the sums of what has been filled in: while they are made, nobody's time counts. */
async function sumsAreKept(pool: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `SELECT FROM sums_due WHERE ends_at <= now() UNION ALL SELECT FROM feed_heads WHERE summed_id <> last_id`,
    );
    if (rows.length === 0) return;
    await pause(1_000);
  }
}

let isFair = true;
await withBenchDatabase(async (pool, folder, url) => {
  const program = await startBenchProgram(url, folder, {
    SANDBOX: 'false',
    NODE_ENV: 'test',
    SMTP_URL: 'smtp://127.0.0.1:9',
    NO_PAYMENT_MODE: 'true',
  });
  try {
    const { origin } = program;
    const greedy = await addAccount(pool, 'greedy@example.com');
    await addReceipt(pool, 'greedy@example.com');
    const stepMs = Math.floor((days * 86_400_000) / trades);
    await fillTrades(pool, 0, trades, new Date(), { stepMs, firstEvery: 1 });
    const login = 'other@example.com';
    const acts = actsOf(origin, login, await addAccount(pool, login));
    await measuredAll(acts);
    await sumsAreKept(pool);
    console.log(
      `${trades} trades of one instrument over ${days} days, ${open} calls kept open, ${availableParallelism()} cores`,
    );
    for (const [kind, addresses] of Object.entries(heavy)) {
      if (kinds && !kinds.includes(kind)) continue;
      const idle = await measuredAll(acts);
      const load = fork(new URL('fairness-load.ts', import.meta.url));
      load.send({ origin, addresses, open, headers: { cookie: `session=${greedy}` } });
      await pause(1_000);
      const loaded = await measuredAll(acts);
      load.send('end');
      const [kept]: Kept[] = await once(load, 'message');
      load.disconnect();
      console.log(
        `\n${kind}: ${kept?.perSecond.toFixed(1)} answered a second (${kept?.statuses}); load average ${loadavg()[0]?.toFixed(1)}`,
      );
      for (const [act, { p50, slowest, failures }] of loaded) {
        const before = idle.get(act)?.p50 ?? Number.NaN;
        const ratio = p50 / before;
        if (!(ratio <= ratioAllowed) || failures.length > 0) isFair = false;
        const failed = failures.length > 0 ? `; ${failures.length} FAILED: ${failures[0]}` : '';
        console.log(
          `  another account ${act}: p50 ${before.toFixed(1)} ms idle, ${p50.toFixed(1)} ms loaded (at most ${slowest.toFixed(0)}), ratio ${ratio.toFixed(1)}${failed}`,
        );
      }
      await pause(1_000);
    }
  } finally {
    await program.stop();
  }
});
process.exit(isFair ? 0 : 1);
