// npx tsx test/bench/feed-page.ts [sizes] [seconds] [rounds]: a page of 100 trades out of tables of these sizes (100000,
// 1000000 unless told), through the whole service, beside the page's statement alone in PostgreSQL and a bare Fastify
// that runs that statement. All take turns, so that what else the machine does falls on each; compare ratios.
import { statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createCursorSeal } from '../../src/server/feed/cursor.ts';
import { viewSql } from '../../src/server/feed/view-sql.ts';
import { secret } from '../server/app-kit.ts';
import { bondTradesAsked, feedKit, testNow } from '../server/feed/feed-kit.ts';
import { withBenchDatabase } from './bench-database.ts';
import { bytesOfTrades, fillTrades } from './fill-trades.ts';

const sizes = (process.argv[2] ?? '100000,1000000').split(',').map(Number);
const seconds = Number(process.argv[3] ?? 3);
const rounds = Number(process.argv[4] ?? 3);
const usual = 20;
const many = 1_000;

const lastId = '9223372036854775807';
const now = testNow.toISOString().replace('Z', '000Z');
const scope = [
  'data',
  bondTradesAsked.tv,
  bondTradesAsked.instrument,
  bondTradesAsked.instrumentmic,
  'Trades',
];
const seal = createCursorSeal(secret);

type Key = readonly [at: string, id: string];
type Run = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly faults: number;
};
type Contender = { readonly name: string; readonly run: () => Promise<Run>; readonly runs: Run[] };

async function originOf(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Any of the keys, each as often. */
const someOf =
  <T>(values: readonly T[], at = { next: 0 }) =>
  (): T => {
    at.next = (at.next + 1) % values.length;
    const value = values[at.next];
    if (value === undefined) throw new Error('there is none');
    return value;
  };

/** Requests over so many connections; `next` names the address of each. */
async function overHttp(
  url: string,
  next: () => string,
  headers: Readonly<Record<string, string>>,
  connections = usual,
  isUnchanged = false,
): Promise<Run> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    headers: { host: 'localhost', ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  const { requests, latency, errors } = result;
  const wrong = isUnchanged ? result['2xx'] + result['4xx'] + result['5xx'] : result.non2xx;
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, faults: wrong + errors };
}

/** The statement alone: so many callers of the same pool, without HTTP. */
async function inDatabase(pool: pg.Pool, ask: () => Promise<unknown>): Promise<Run> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async (): Promise<void> => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await ask();
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: Math.min(usual, pool.options.max ?? usual) }, caller));
  took.sort((a, b) => a - b);
  const at = (part: number): number => took[Math.floor(part * (took.length - 1))] ?? 0;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), faults: 0 };
}

/** Callers who have gone are still answered: the next one begins when nothing of that is left. */
async function untilIdle(pool: pg.Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await setTimeout(50);
}

async function inTurns(pool: pg.Pool, contenders: readonly Contender[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const { run, runs } of contenders) {
      runs.push(await run());
      await untilIdle(pool);
    }
  }
}

const figure = (runs: readonly Run[], name: keyof Run): number => middle(runs.map((run) => run[name]));

function print(contenders: readonly Contender[], beside: string): void {
  const base = contenders.find(({ name }) => name === beside)?.runs ?? [];
  for (const { name, runs } of contenders) {
    const faults = runs.reduce((sum, run) => sum + run.faults, 0);
    const ratio = (of: keyof Run): string => (figure(runs, of) / figure(base, of)).toFixed(2);
    console.log(
      `  ${name}: ${Math.round(figure(runs, 'perSecond'))}/s, p50 ${figure(runs, 'p50').toFixed(1)} ms, p99 ${figure(runs, 'p99').toFixed(1)} ms; ${ratio('perSecond')} of the throughput of ${beside}, ${ratio('p99')} times its p99${faults > 0 ? `; ${faults} FAILED` : ''}`,
    );
  }
}

await withBenchDatabase(async (pool, folder, databaseUrl) => {
  const kit = await feedKit({ pool, url: databaseUrl }, false, false, { config: { logLevel: 'silent' } });
  const cookie = `session=${await kit.session({ TPIC: ['realtime_trades'] })}`;
  const origin = await originOf(kit.app);
  const text = viewSql('tradeDisplay');
  const ask = async ([at, id]: Key): Promise<string> => {
    const { rows } = await pool.query<{ data: string }>({
      name: 'bench-page',
      text,
      values: [1, bondTradesAsked.instrumentmic, 'TRADE', now, at, id, 100],
    });
    return rows[0]?.data ?? '';
  };
  const bare = Fastify();
  bare.get<{ Querystring: { at: string; id: string } }>('/', async ({ query }, reply) =>
    reply.type('application/json; charset=utf-8').send(await ask([query.at, query.id])),
  );
  const bareUrl = await originOf(bare);
  const newest: Key = [now, lastId];
  const pathOf = (key?: Key): string =>
    `/api/feed/data?${new URLSearchParams({ ...bondTradesAsked, limit: '100', ...(key ? { cursor: seal.seal(scope, key) } : {}) })}`;

  let filled = 0;
  const overSizes: Contender[] = [];
  for (const size of sizes) {
    const started = performance.now();
    await fillTrades(pool, filled, size, testNow);
    filled = size;
    const bytes = await bytesOfTrades(pool);
    const next = sizes[sizes.indexOf(size) + 1] ?? 0;
    const { bavail, bsize } = statfsSync(folder);
    console.log(
      `\n${size} trades, ${Math.round(bytes / size)} bytes each with their indexes, filled in ${Math.round((performance.now() - started) / 1000)} s`,
    );
    // Any page of any depth: each is asked for in turn, far more than are kept.
    const { rows: keys } = await pool.query<{ at: string; id: string }>(
      `SELECT to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, id::text
       FROM trades WHERE instrument_id = 1 AND id % greatest(1, $1::integer / 12000) = 0 ORDER BY md5(id::text) LIMIT 4000`,
      [size],
    );
    const anyKey = someOf(keys.map(({ at, id }): Key => [at, id]));
    const anyPath = someOf(keys.map(({ at, id }) => pathOf([at, id])));
    const first = await fetch(`${origin}${pathOf()}`, { headers: { cookie, host: 'localhost' } });
    const page = await first.text();
    const tag = first.headers.get('etag') ?? '';
    console.log(`  page: ${first.status}, ${page.length} bytes`);
    const alone = 'the statement alone';
    const http = (name: string, run: () => Promise<Run>): Contender => ({ name, run, runs: [] });
    const contenders: readonly Contender[] = [
      http(alone, () => inDatabase(pool, () => ask(newest))),
      http('the statement alone, any depth', () => inDatabase(pool, () => ask(anyKey()))),
      http('a bare Fastify with it', () => overHttp(bareUrl, () => `/?at=${now}&id=${lastId}`, {})),
      http('a page not kept, any depth', () => overHttp(origin, anyPath, { cookie })),
      http('the first page, kept', () => overHttp(origin, () => pathOf(), { cookie })),
      http('the first page, unchanged (304)', () =>
        overHttp(origin, () => pathOf(), { cookie, 'if-none-match': tag }, usual, true),
      ),
      http('the first page, kept, packed', () =>
        overHttp(origin, () => pathOf(), { cookie, 'accept-encoding': 'br, gzip' }),
      ),
    ];
    await inTurns(pool, contenders);
    print(contenders, alone);
    const deep = contenders.find(({ name }) => name.startsWith('a page not kept'));
    if (deep) overSizes.push({ ...deep, name: `${size} trades` });
    const crowds = [usual, 100, many].map((connections) =>
      http(`${connections} connections`, () => overHttp(origin, anyPath, { cookie }, connections)),
    );
    await inTurns(pool, crowds);
    print(crowds, `${usual} connections`);
    if (next * (bytes / size) > bavail * bsize * 0.8) {
      console.log(`${next} trades would not fit on this disk`);
      break;
    }
  }
  console.log('\na page not kept, by size:');
  print(overSizes, `${sizes[0]} trades`);
  await bare.close();
  await kit.close();
});
