// npm run lab -- feed-page [sizes] [seconds] [rounds] [folder]: a page of 100 trades from tables of these sizes
// (100000,1000000), through the whole service. Compares it with the page's statement alone in PostgreSQL, with a bare
// Fastify that runs the statement (on the same connection pool), and at the smallest size with Directus, if the folder
// that has it is given. The HTTP client is a process of its own. The contenders take turns, so that other load on the
// machine falls on all of them; a ratio is computed within each round, and the median of all rounds is printed.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../../src/platform/database/database.ts';
import { createCursorSeal } from '../../../src/server/feed/cursor.ts';
import { nearReach, reachValues } from '../../../src/server/feed/page-reach.ts';
import { viewSql } from '../../../src/server/feed/view-sql.ts';
import { secret } from '../../server/app-kit.ts';
import { bondTradesAsked, feedKit, testNow } from '../../server/feed/feed-kit.ts';
import { connections, withBenchDatabase } from './bench-database.ts';
import { startDirectus } from './directus.ts';
import { bytesOfTrades, fillTrades } from './fill-trades.ts';
import type { Asked, Loaded } from './page-load.ts';
import { computed } from './processor-time.ts';

const sizes = (process.argv[2] ?? '100000,1000000').split(',').map(Number);
const seconds = Number(process.argv[3] ?? 3);
const rounds = Number(process.argv[4] ?? 3);
const directusFolder = process.argv[5];
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
/** A measurement, with the processor time per answer in milliseconds: in this process, the database and the client. */
type Run = Loaded & { readonly service: number; readonly database: number; readonly asking: number };
type Contender = { readonly name: string; readonly run: () => Promise<Loaded>; readonly runs: Run[] };

async function originOf(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Takes the values in turn. */
const someOf =
  <T>(values: readonly T[], at = { next: 0 }) =>
  (): T => {
    at.next = (at.next + 1) % values.length;
    const value = values[at.next];
    if (value === undefined) throw new Error('there are no values');
    return value;
  };

const asking = fork(new URL('page-load.ts', import.meta.url));

async function overHttp(asked: Omit<Asked, 'seconds'>): Promise<Loaded> {
  asking.send({ ...asked, seconds });
  const [loaded]: Loaded[] = await once(asking, 'message');
  if (!loaded) throw new Error('the client sent no result');
  return loaded;
}

/** Measures the statement alone, without HTTP, with a caller for each connection of the pool. */
async function inDatabase(ask: () => Promise<unknown>): Promise<Loaded> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async (): Promise<void> => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await ask();
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: Math.min(usual, connections) }, caller));
  took.sort((a, b) => a - b);
  const at = (part: number): number => took[Math.floor(part * (took.length - 1))] ?? 0;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), faults: 0, computed: 0 };
}

async function withCosts(pool: Database, run: () => Promise<Loaded>): Promise<Run> {
  const [before, here] = [await computed(pool), process.cpuUsage()];
  const loaded = await run();
  const { user, system } = process.cpuUsage(here);
  const each = (ms: number): number => ms / (loaded.perSecond * seconds);
  // A connection that was closed for idleness drops out of both readings.
  const database = [...(await computed(pool))].reduce(
    (sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0),
    0,
  );
  return {
    ...loaded,
    service: each((user + system) / 1000),
    database: each(database),
    asking: each(loaded.computed),
  };
}

/** Waits until the service has finished the requests of callers who have left. */
async function untilIdle(pool: Database): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await setTimeout(50);
}

async function inTurns(pool: Database, contenders: readonly Contender[]): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    for (const { run, runs } of contenders) {
      const made = await withCosts(pool, run);
      // The first round is not counted: the code is not optimized yet.
      if (round > 0) runs.push(made);
      await untilIdle(pool);
    }
  }
}

const figure = (runs: readonly Run[], name: keyof Run): number => median(runs.map((run) => run[name]));

function print(contenders: readonly Contender[], beside: string): void {
  const base = contenders.find(({ name }) => name === beside)?.runs ?? [];
  for (const { name, runs } of contenders) {
    const faults = runs.reduce((sum, run) => sum + run.faults, 0);
    const ratio = (of: keyof Run): string =>
      median(runs.map((run, round) => run[of] / (base[round]?.[of] ?? 0))).toFixed(2);
    const cost = (of: keyof Run): string => figure(runs, of).toFixed(2);
    console.log(
      `  ${name}: ${Math.round(figure(runs, 'perSecond'))}/s, p50 ${figure(runs, 'p50').toFixed(1)} ms, p99 ${figure(runs, 'p99').toFixed(1)} ms; ${ratio('perSecond')} of the throughput of ${beside}, ${ratio('p99')} times its p99; processor time per answer ${cost('service')} ms in the service, ${cost('database')} in the database, ${cost('asking')} in the client${faults > 0 ? `; ${faults} FAILED` : ''}`,
    );
  }
}

await withBenchDatabase(async (pool, folder, databaseUrl) => {
  const kit = await feedKit({ pool, url: databaseUrl }, false, false, { config: { logLevel: 'silent' } });
  const session = `session=${await kit.session({ TPIC: ['realtime_trades'] })}`;
  const origin = await originOf(kit.app);
  // The cookies that a browser has after its first call.
  const given = await fetch(`${origin}/api/userInfo`, { headers: { cookie: session, host: 'localhost' } });
  const cookie = [session, ...given.headers.getSetCookie().map((one) => one.split(';', 1)[0])].join('; ');
  const text = viewSql('tradeDisplay');
  let newestAt = now;
  const ask = async ([at, id]: Key): Promise<string> => {
    const { rows } = await pool.query<{ data: string }>({
      name: 'bench-page',
      text,
      values: [
        1,
        bondTradesAsked.instrumentmic,
        'TRADE',
        now,
        at,
        id,
        100,
        ...reachValues(nearReach(at, newestAt)),
      ],
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
    const { rows: last } = await pool.query<{ at: string }>(
      'SELECT last_published_at::text AS at FROM catalogue_sources WHERE instrument_id = 1',
    );
    newestAt = last[0]?.at ?? newestAt;
    const next = sizes[sizes.indexOf(size) + 1] ?? 0;
    const { bavail, bsize } = statfsSync(folder);
    console.log(
      `\n${size} trades, ${Math.round(bytes / size)} bytes each with their indexes, filled in ${Math.round((performance.now() - started) / 1000)} s`,
    );
    // Pages of any depth, requested in turn: far more than the service keeps.
    const { rows: keys } = await pool.query<{ at: string; id: string }>(
      `SELECT to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, id::text
       FROM trades WHERE instrument_id = 1 AND id % greatest(1, $1::integer / 12000) = 0 ORDER BY md5(id::text) LIMIT 4000`,
      [size],
    );
    const anyKey = someOf(keys.map(({ at, id }): Key => [at, id]));
    const anyPaths = keys.map(({ at, id }) => pathOf([at, id]));
    const first = await fetch(`${origin}${pathOf()}`, { headers: { cookie, host: 'localhost' } });
    const page = await first.text();
    const tag = first.headers.get('etag') ?? '';
    console.log(`  page: ${first.status}, ${page.length} bytes`);
    const alone = 'the statement alone, any depth';
    const http = (name: string, more: Partial<Asked>): Contender => ({
      name,
      run: () =>
        overHttp({
          origin,
          paths: [pathOf()],
          headers: { cookie },
          connections: usual,
          status: 200,
          ...more,
        }),
      runs: [],
    });
    const directus =
      directusFolder !== undefined && overSizes.length === 0
        ? await startDirectus(directusFolder, pool, databaseUrl, {
            id: 1,
            segmentMic: bondTradesAsked.instrumentmic,
          })
        : null;
    const contenders: readonly Contender[] = [
      { name: 'the statement alone, page one', run: () => inDatabase(() => ask(newest)), runs: [] },
      { name: alone, run: () => inDatabase(() => ask(anyKey())), runs: [] },
      http('an uncached page, any depth', { paths: anyPaths }),
      http('a bare Fastify with the statement', {
        origin: bareUrl,
        paths: [`/?at=${now}&id=${lastId}`],
        headers: {},
      }),
      ...(directus
        ? [
            http('Directus, any depth', {
              origin: directus.origin,
              paths: keys.map(({ at }) => directus.pathOf(at)),
              headers: { authorization: `Bearer ${directus.token}` },
            }),
          ]
        : []),
      http('the first page, cached', {}),
      http('the first page, unchanged (304)', { headers: { cookie, 'if-none-match': tag }, status: 304 }),
      http('the first page, cached, compressed', { headers: { cookie, 'accept-encoding': 'br, gzip' } }),
    ];
    await inTurns(pool, contenders);
    print(contenders, alone);
    await directus?.close();
    const deep = contenders.find(({ name }) => name.startsWith('an uncached page'));
    if (deep) overSizes.push({ ...deep, name: `${size} trades` });
    const crowds = [usual, 100, many].map((connections) =>
      http(`${connections} connections`, { paths: anyPaths, connections }),
    );
    await inTurns(pool, crowds);
    print(crowds, `${usual} connections`);
    if (next * (bytes / size) > bavail * bsize * 0.8) {
      console.log(`${next} trades would not fit on this disk`);
      break;
    }
  }
  console.log(
    `\n${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, ${connections} connections to the database, ${usual} callers, ${rounds} rounds of ${seconds} s; an uncached page, by size:`,
  );
  print(overSizes, `${sizes[0]} trades`);
  await bare.close();
  await kit.close();
  asking.disconnect();
});
