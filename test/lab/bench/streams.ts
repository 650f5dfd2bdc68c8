// npm run lab -- streams [streams] [seconds]: 2,000 readers, 20 per instrument, on two instances that share a
// database, while 100 rows a second are ingested for 30 seconds; then the same while another reader, who never reads,
// is sent 20,000 rows. A delay is the time from the commit to the reader.

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../src/platform/database/database.ts';
import { ingestFile } from '../../../src/server/ingest/ingest-file.ts';
import { freePort, type Program, runScript } from '../../server/start-program.ts';
import { withBenchDatabase } from './bench-database.ts';
import { memoryOf } from './process-memory.ts';

const streams = Number(process.argv[2] ?? 2000);
const seconds = Number(process.argv[3] ?? 30);
const readersOfEach = 20;
const rowsASecond = 100;
const filesASecond = 5;
const instruments = Math.max(1, Math.floor(streams / readersOfEach));

const line = (name: string, instrument: number): string => {
  const now = new Date().toISOString().replace('Z', '000Z');
  return `${JSON.stringify({
    instrumentIdType: 'OTHR',
    instrumentId: `BENCH${instrument}`,
    assetClass: 'Bonds',
    subAssetClass: 'Corporate bonds',
    instrumentDescription: `Bond ${instrument}`,
    instrumentCurrency: 'EUR',
    venueMIC: 'LNFI',
    tradeDate: now,
    publicationDate: now,
    transactionID: name,
    price: '98.125',
    priceNot: 'PERC',
    vol: '1000000',
    notionalAmt: '1000000.00',
    notionalCcy: 'EUR',
  })}\n`;
};

const addressOf = (instrument: number): string =>
  `/api/feed/stream?${new URLSearchParams({
    datatype: 'trade',
    tv: 'TPIC',
    assetclass: 'Bonds',
    subassetclass: 'Corporate bonds',
    instrument: `BENCH${instrument}`,
    instrumentmic: 'LNFI',
    ordertype: 'Trades',
  })}`;

/** Creates accounts with the right to live trades, and a session for each. @returns their cookies */
async function signIn(pool: Database, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const identifiers = ids.map(() => randomBytes(32).toString('base64url'));
  await pool.query(
    `INSERT INTO accounts (id, subject, email, created_at)
     SELECT id, id::text, id || '@example.com', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await pool.query(
    `INSERT INTO subscriptions (account_id, starts_on, ends_on)
     SELECT id, current_date - 30, current_date + 300 FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await pool.query(
    `INSERT INTO subscription_venues (account_id, venue_mic, delayed_orders, delayed_trades)
     SELECT id, 'TPIC', TRUE, TRUE FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await pool.query(
    `INSERT INTO paid_flags (account_id, venue_mic, kind, starts_on)
     SELECT id, 'TPIC', 'trades', current_date - 30 FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await pool.query(
    `INSERT INTO sessions (id_hash, account_id, created_at, last_seen_at)
     SELECT hash, id, now(), now() FROM unnest($1::uuid[], $2::bytea[]) AS s (id, hash)`,
    [ids, identifiers.map((identifier) => createHash('sha256').update(identifier).digest())],
  );
  return identifiers;
}

/** A process's memory in bytes and its processor time so far in seconds. */
function costOf({ child }: Program): { readonly memory: number; readonly cpu: number } {
  const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return { memory: memoryOf(child.pid ?? 0)?.resident ?? Number.NaN, cpu: (user + system) / 100 };
}

const committed = new Map<string, number>();
let arrived: { readonly name: string; readonly at: number }[] = [];
let closed = 0;

/** Follows an instrument and notes when each row arrives. @returns the status of the answer */
async function follow(origin: string, session: string, instrument: number): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: `session=${session}` };
    get(`${origin}${addressOf(instrument)}`, { agent: false, headers })
      .once('response', resolve)
      .once('error', reject);
  });
  if (answer.statusCode !== 200) {
    answer.resume();
    return answer.statusCode ?? 0;
  }
  let rest = '';
  answer.setEncoding('utf8');
  answer.on('data', (chunk: string) => {
    const at = performance.now();
    const text = rest + chunk;
    for (const [, name = ''] of text.matchAll(/"transactionID":"(\w+)"/g)) arrived.push({ name, at });
    // A chunk may end within a name.
    rest = text.slice(Math.max(0, text.lastIndexOf('"transactionID"'))).slice(-80);
    if (/"transactionID":"\w+"/.test(rest)) rest = '';
  });
  answer.once('close', () => {
    closed += 1;
  });
  return 200;
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);

await withBenchDatabase(async (pool, folder, url) => {
  const secret = randomBytes(32).toString('hex');
  const programs: Program[] = [];
  let file = 0;
  const ingest = async (lines: readonly string[]): Promise<number> => {
    file += 1;
    const name = path.join(folder, `${file}.ndjson`);
    writeFileSync(name, lines.join(''));
    await ingestFile({ pool, file: name, now: new Date() });
    return performance.now();
  };
  try {
    const origins: string[] = [];
    for (const name of ['one', 'two']) {
      const port = await freePort();
      const program = runScript('src/server/start.ts', [], {
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        PORT: port,
        DATA_DIR: path.join(folder, name),
        DATABASE_URL: url,
        SESSION_SECRET: secret,
        NO_PAYMENT_MODE: 'false',
        CALLS_PER_MINUTE: '1000000',
        STREAMS_PER_ACCOUNT: '1',
      });
      programs.push(program);
      await program.ready();
      origins.push(`http://localhost:${port}`);
    }
    const [origin = ''] = origins;
    await ingest(Array.from({ length: instruments + 1 }, (_none, index) => line(`FIRST${index}`, index)));
    const [idle = '', ...sessions] = await signIn(pool, streams + 1);
    const before = programs.map(costOf);
    const statuses: number[] = [];
    const opening = performance.now();
    // Opened 50 at a time, as when browsers reconnect after a restart.
    const waiting = sessions.entries();
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (const [index, session] of waiting)
          statuses.push(await follow(origins[index % 2] ?? origin, session, index % instruments));
      }),
    );
    const opened = statuses.filter((status) => status === 200).length;
    console.log(
      `${opened} of ${streams} streams opened in ${((performance.now() - opening) / 1000).toFixed(1)} s; load average ${loadavg()[0]?.toFixed(1)}`,
    );
    await pause(2000);
    for (const [index, program] of programs.entries()) {
      const more = costOf(program).memory - (before[index]?.memory ?? 0);
      console.log(`instance ${index + 1}: ${(((more / opened) * 2) / 1024).toFixed(1)} kB a stream`);
    }

    let number = 0;
    const measure = async (what: string): Promise<void> => {
      arrived = [];
      committed.clear();
      const costs = programs.map(costOf);
      const begun = performance.now();
      for (let turn = 0; turn < seconds * filesASecond; turn += 1) {
        const first = number;
        number += rowsASecond / filesASecond;
        const names = Array.from({ length: rowsASecond / filesASecond }, (_none, row) => `ROW${first + row}`);
        const done = await ingest(names.map((name, row) => line(name, (number + row) % instruments)));
        for (const name of names) committed.set(name, done);
        await pause(Math.max(0, begun + ((turn + 1) * 1000) / filesASecond - performance.now()));
      }
      const took = (performance.now() - begun) / 1000;
      const wanted = committed.size * Math.floor(opened / instruments);
      for (let waits = 0; arrived.length < wanted && waits < 100; waits += 1) await pause(100);
      const delays = arrived
        .flatMap(({ name, at: when }) => {
          const since = committed.get(name);
          return since === undefined ? [] : Math.max(0, when - since);
        })
        .toSorted((a, b) => a - b);
      const cpu = programs.map((program, index) => (costOf(program).cpu - (costs[index]?.cpu ?? 0)) / took);
      console.log(
        `${what}: ${committed.size} rows in ${took.toFixed(1)} s (${(committed.size / took).toFixed(0)}/s), ${arrived.length} of ${wanted} arrived; delay p50 ${at(delays, 0.5)} ms, p99 ${at(delays, 0.99)} ms, at most ${at(delays, 1)} ms; CPU ${cpu.map((share) => `${Math.round(share * 100)} %`).join(' and ')} of a core; ${closed} streams closed; load average ${loadavg()[0]?.toFixed(1)}`,
      );
    };
    await measure('all readers read');

    const { port, hostname } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.pause();
    socket.write(
      `GET ${addressOf(instruments)} HTTP/1.1\r\nHost: localhost\r\nCookie: session=${idle}\r\n\r\n`,
    );
    await pause(500);
    const isConnected = async (): Promise<boolean> => (await follow(origin, idle, instruments)) === 429;
    console.log(`a reader that never reads: ${(await isConnected()) ? 'connected' : 'NOT CONNECTED'}`);
    const flood = (async () => {
      for (let part = 0; part < 40; part += 1)
        await ingest(Array.from({ length: 500 }, (_none, row) => line(`FLOOD${part}x${row}`, instruments)));
    })();
    await measure('one reader never reads');
    await flood;
    await pause(1000);
    console.log(`the reader that never reads: ${(await isConnected()) ? 'STILL CONNECTED' : 'dropped'}`);
    socket.destroy();
    for (const [index, program] of programs.entries())
      console.log(
        `instance ${index + 1}: ${(costOf(program).memory / 1e6).toFixed(0)} MB in total; errors: ${program.err().slice(0, 400) || 'none'}`,
      );
  } finally {
    for (const { child } of programs) child.kill('SIGTERM');
    await Promise.all(programs.map(({ ended }) => ended));
  }
});
process.exit(0);
