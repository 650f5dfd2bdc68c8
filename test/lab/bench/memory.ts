// npm run lab -- memory [minutes]: runs the whole product, built as in a release, under mixed load (30 minutes):
// visitors, pages of data with live and delayed rights, search, exports, streams that come and go, files of a publisher.
// Every minute, prints the program's heap (from /metrics) and resident memory (VmRSS), and what PostgreSQL's processes
// have in memory for themselves (RssAnon): the lowest reading of each, the one after garbage collection. At the end, how
// much each grew per hour over the last two thirds, since caches fill before, and the resident memory of every process.
// The status is 1 if any of the three grew by more than a tenth in that time, or a request failed. Needs Linux.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '../../../src/sandbox/market/random.ts';
import { setup as buildService } from '../../server/built-program.ts';
import { bondTrade, bondTradesAsked } from '../../server/feed/feed-kit.ts';
import { follow } from '../../server/live/live-kit.ts';
import { type FuzzCallers, fuzzCallers } from '../fuzz/fuzz-callers.ts';
import { withBenchDatabase } from './bench-database.ts';
import { startBenchProgram } from './bench-program.ts';
import { memoryOf, processesFrom, titleOf } from './process-memory.ts';

const minutes = Number(process.argv[2] ?? 30);
if (!Number.isFinite(minutes) || minutes < 3) {
  console.error('The number of minutes has to be at least 3.');
  process.exit(1);
}
const metricsToken = randomUUID();
const sampleMs = 2_000;
const pauseMs = 200;
// Seldom, so that the pages read do not grow many times over during the run.
const filePauseMs = 10_000;
// Forces garbage collection in the program, so that readings do not depend on when it last ran.
const collectMs = 20_000;
const collecting = `import v8 from 'node:v8'; import vm from 'node:vm'; v8.setFlagsFromString('--expose-gc');
  setInterval(vm.runInNewContext('gc'), ${collectMs}).unref();`;
const megabyte = 1024 * 1024;
const chance = chanceOf('memory');

const measures = {
  heap: 'the heap',
  resident: 'the resident memory of the program',
  database: "the own memory of PostgreSQL's processes",
} as const;
type Measure = keyof typeof measures;
const names: readonly Measure[] = ['heap', 'resident', 'database'];
/** In MB. */
type Reading = Readonly<Record<Measure, number>>;
type Sample = Reading & { readonly minutes: number };

async function heapOf(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(await answer.text())?.[1]);
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** What is in memory now. */
async function readingOf(origin: string, program: number, postmaster: number): Promise<Reading> {
  return {
    heap: (await heapOf(origin)) / megabyte,
    resident: (memoryOf(program)?.resident ?? Number.NaN) / megabyte,
    database: sum(processesFrom(postmaster).map((pid) => memoryOf(pid)?.own ?? 0)) / megabyte,
  };
}

/** Growth in MB per hour: the slope of the least-squares line. */
function growth(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: readonly number[]): number => sum(values) / values.length;
  const time = mean(samples.map((sample) => sample.minutes));
  const size = mean(samples.map(of));
  const covariance = sum(samples.map((sample) => (sample.minutes - time) * (of(sample) - size)));
  return (60 * covariance) / sum(samples.map((sample) => (sample.minutes - time) ** 2));
}

type Load = { readonly origin: string; readonly callers: FuzzCallers; readonly isOver: () => boolean };

/** Does everything side by side, each in a loop. @returns how often each was done, and the failures */
async function mixedLoad({ origin, callers, isOver }: Load) {
  const done = new Map<string, number>();
  const failures: string[] = [];
  const feed = new URLSearchParams(bondTradesAsked);
  const ask = async (caller: 'nobody' | 'live' | 'delayed', target: string): Promise<void> => {
    const headers = caller === 'nobody' ? {} : await callers.headersOf(caller, false, chance);
    const answer = await fetch(`${origin}${target}`, { headers });
    await answer.arrayBuffer();
    if (answer.status >= 500) failures.push(`${target} answered ${answer.status}`);
  };
  const publish = async (): Promise<void> => {
    const now = new Date().toISOString().replace('Z', '000Z');
    const rows = Array.from({ length: 20 }, () =>
      bondTrade(randomUUID().replaceAll('-', ''), 0, { tradeDate: now, publicationDate: now }),
    );
    const answer = await fetch(`${origin}/api/ingest`, {
      method: 'POST',
      headers: {
        ...(await callers.headersOf('publisher', false, chance)),
        'content-type': 'application/x-ndjson',
      },
      body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
    });
    const text = await answer.text();
    if (answer.status !== 200) failures.push(`/api/ingest answered ${answer.status}: ${text}`);
  };
  const stream = async (): Promise<void> => {
    const { cookie = '' } = await callers.headersOf('live', false, chance);
    const following = await follow(origin, null, { headers: { cookie } });
    const leave = setTimeout(() => following.leave(), chance.between(500, 5_000));
    while ((await following.next().catch(() => null)) !== null);
    clearTimeout(leave);
    following.leave();
  };
  const activities: Readonly<Record<string, () => Promise<void>>> = {
    'a public page': () => ask('nobody', chance.pick(['/home', '/login', '/open-data', '/register'])),
    configuration: () => ask('nobody', '/api/config'),
    'live data': () => ask('live', `/api/feed/data?${feed}`),
    'delayed data': () => ask('delayed', `/api/feed/data?${feed}`),
    // With a new session each time, as after signing in.
    'a new session': async () => {
      callers.renew('live');
      await ask('live', '/api/userInfo');
    },
    search: () => ask('live', `/api/subscription/feed/find?q=${chance.pick(['a', 'bond', 'FR', 'xyz'])}`),
    'an export': () =>
      ask('live', `/api/feed/export?${feed}&format=${chance.pick(['csv', 'ndjson', 'xlsx'])}`),
    'a file of a publisher': publish,
    'a stream': stream,
  };
  await Promise.all(
    Object.entries(activities).map(async ([name, activity]) => {
      while (!isOver()) {
        await activity().catch((error: unknown) => void failures.push(`${name}: ${String(error)}`));
        done.set(name, (done.get(name) ?? 0) + 1);
        await pause(activity === publish ? filePauseMs : pauseMs);
      }
    }),
  );
  return { done, failures };
}

const removeService = await buildService();
await withBenchDatabase(async (pool, folder, url) => {
  const program = await startBenchProgram(url, folder, {
    METRICS_TOKEN: metricsToken,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(collecting)}`,
  });
  const { origin, child } = program;
  const pid = child.pid ?? 0;
  const postmaster = Number.parseInt(
    readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8'),
    10,
  );
  let isOver = false;
  const load = mixedLoad({ origin, callers: fuzzCallers(pool, origin), isOver: () => isOver });
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 60_000;
  const samples: Sample[] = [];
  console.log('minute    heap MB  resident MB  database MB');
  while (passed() < minutes) {
    const minute = Math.floor(passed());
    const readings: Reading[] = [];
    while (Math.floor(passed()) === minute) {
      readings.push(await readingOf(origin, pid, postmaster));
      await pause(sampleMs);
    }
    const lowest = (name: Measure): number => Math.min(...readings.map((reading) => reading[name]));
    const sample = {
      minutes: minute + 0.5,
      heap: lowest('heap'),
      resident: lowest('resident'),
      database: lowest('database'),
    };
    samples.push(sample);
    const cells = names.map((name) => sample[name].toFixed(1).padStart(10));
    console.log(`${String(minute + 1).padStart(6)} ${cells.join('   ')}`);
  }
  for (const each of [...processesFrom(pid), ...processesFrom(postmaster)]) {
    const megabytes = (memoryOf(each)?.resident ?? Number.NaN) / megabyte;
    console.log(`${megabytes.toFixed(1).padStart(6)} MB resident: ${titleOf(each).slice(0, 80)}`);
  }
  isOver = true;
  const { done, failures } = await load;
  await program.stop();
  for (const [name, times] of done) console.log(`${String(times).padStart(6)} times ${name}`);
  for (const failure of failures.slice(0, 10)) console.log(failure);
  const steady = samples.slice(Math.floor(samples.length / 3));
  console.log(`${failures.length} failures; in the last ${steady.length} minutes`);
  if (failures.length > 0) process.exitCode = 1;
  for (const name of names) {
    const first = steady[0]?.[name] ?? Number.NaN;
    const anHour = growth(steady, (sample) => sample[name]);
    const isFlat = (anHour * steady.length) / 60 <= first / 10;
    console.log(
      `${measures[name]} grew by ${anHour.toFixed(1)} MB an hour from ${first.toFixed(1)} MB${isFlat ? '' : ': TOO MUCH'}`,
    );
    if (!isFlat) process.exitCode = 1;
  }
}).finally(removeService);
