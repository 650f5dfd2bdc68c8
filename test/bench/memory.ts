// npx tsx test/bench/memory.ts [minutes]: runs the whole product under mixed load (30 minutes): visitors, pages of data
// with live and delayed rights, search, exports, streams that come and go, files of a publisher. Every minute, prints
// from /metrics the heap after garbage collection and the resident memory; at the end, how much each grew per hour over
// the last two thirds, since caches fill before. The status is 1 if the heap grew by more than a tenth in that time, or
// a request failed.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '../../src/sandbox/market/random.ts';
import { type FuzzCallers, fuzzCallers } from '../fuzz/fuzz-callers.ts';
import { bondTrade, bondTradesAsked } from '../server/feed/feed-kit.ts';
import { follow } from '../server/live/live-kit.ts';
import { withBenchDatabase } from './bench-database.ts';
import { startBenchProgram } from './bench-program.ts';

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

type Sample = { readonly minutes: number; readonly heap: number; readonly resident: number };

/** The memory that the program reports, in MB. */
async function memoryOf(origin: string): Promise<Omit<Sample, 'minutes'>> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const value = (name: string): number =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1]) / megabyte;
  return { heap: value('nodejs_heap_size_used_bytes'), resident: value('process_resident_memory_bytes') };
}

/** Growth in MB per hour: the slope of the least-squares line. */
function growth(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  const time = mean(samples.map((sample) => sample.minutes));
  const size = mean(samples.map(of));
  const covariance = samples.reduce((sum, sample) => sum + (sample.minutes - time) * (of(sample) - size), 0);
  return (60 * covariance) / samples.reduce((sum, sample) => sum + (sample.minutes - time) ** 2, 0);
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
        'idempotency-key': randomUUID(),
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

await withBenchDatabase(async (pool, folder, url) => {
  const program = await startBenchProgram(url, folder, {
    METRICS_TOKEN: metricsToken,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(collecting)}`,
  });
  const { origin } = program;
  let isOver = false;
  const load = mixedLoad({ origin, callers: fuzzCallers(pool, origin), isOver: () => isOver });
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 60_000;
  const samples: Sample[] = [];
  console.log('minute    heap MB  resident MB');
  while (passed() < minutes) {
    const minute = Math.floor(passed());
    const readings: Omit<Sample, 'minutes'>[] = [];
    while (Math.floor(passed()) === minute) {
      readings.push(await memoryOf(origin));
      await pause(sampleMs);
    }
    // The lowest reading is the one after garbage collection.
    const sample = {
      minutes: minute + 0.5,
      heap: Math.min(...readings.map(({ heap }) => heap)),
      resident: Math.max(...readings.map(({ resident }) => resident)),
    };
    samples.push(sample);
    const cells = [sample.heap, sample.resident].map((value) => value.toFixed(1).padStart(10));
    console.log(`${String(minute + 1).padStart(6)} ${cells.join('   ')}`);
  }
  isOver = true;
  const { done, failures } = await load;
  await program.stop();
  const steady = samples.slice(Math.floor(samples.length / 3));
  const heap = growth(steady, (sample) => sample.heap);
  const resident = growth(steady, (sample) => sample.resident);
  for (const [name, times] of done) console.log(`${String(times).padStart(6)} times ${name}`);
  for (const failure of failures.slice(0, 10)) console.log(failure);
  const first = steady[0]?.heap ?? 0;
  const grown = (heap * steady.length) / 60;
  console.log(
    `${failures.length} failures; in the last ${steady.length} minutes the heap grew by ${heap.toFixed(1)} MB an hour from ${first.toFixed(1)} MB, resident memory by ${resident.toFixed(1)} MB an hour.`,
  );
  if (failures.length > 0 || grown > first / 10) process.exitCode = 1;
});
