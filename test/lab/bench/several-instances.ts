// npm run lab -- several-instances [seconds] [rounds]: compares one process on its own PostgreSQL with two web
// processes and a worker on PgBouncer, a primary and a replica, each behind an nginx. They take turns, so that other
// load on the machine falls on both; compare ratios. Each request has a connection of its own. Uses Debian's programs:
// test/engines/install.sh installs what is missing.
import { availableParallelism, loadavg } from 'node:os';
import { Session } from '../../../src/platform/database/session.ts';
import { startNginx } from '../../engines/nginx.ts';
import { meetPeople, type People } from '../../engines/people.ts';
import { startPostgres } from '../../engines/postgres.ts';
import { startSeveralInstances } from '../../engines/several-instances.ts';
import { freePort, startProgram } from '../../server/start-program.ts';

const seconds = Number(process.argv[2] ?? 10);
const rounds = Number(process.argv[3] ?? 3);
const connections = 20;

type Contender = { readonly origin: string; readonly stop: () => Promise<unknown>; readonly people: People };
type Run = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly faults: number;
};

async function peopleOf(databaseUrl: string, origin: string): Promise<People> {
  const client = new Session(databaseUrl);
  await client.connect();
  return meetPeople(client, origin).finally(() => client.end());
}

async function oneInstance(): Promise<Contender> {
  const postgres = await startPostgres();
  const port = await freePort();
  const proxy = await startNginx({ web: [port], worker: [port] });
  const origin = `http://localhost:${proxy.port}`;
  const program = await startProgram({
    DATABASE_URL: postgres.urlOf('postgres'),
    PORT: port,
    PUBLIC_URL: origin,
    TRUST_PROXY: 'true',
    CALLS_PER_MINUTE: '1000000',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  const stop = async (): Promise<void> => {
    await program.stop();
    await proxy.stop();
    await postgres.stop();
  };
  return { origin, stop, people: await peopleOf(postgres.urlOf('postgres'), origin) };
}

async function severalInstances(): Promise<Contender> {
  const service = await startSeveralInstances();
  const { origin, stop, primary } = service;
  return { origin, stop, people: await peopleOf(primary.urlOf('postgres'), origin) };
}

async function measure({ origin, people }: Contender): Promise<Run> {
  const headers = { cookie: people.cookies() };
  const took: number[] = [];
  let faults = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  // Not a load generator: those reuse a connection after the proxy has announced that it closes it.
  const caller = async (_: undefined, first: number): Promise<void> => {
    for (let at = first; performance.now() < end; at += 1) {
      const asked = performance.now();
      const answer = await fetch(`${origin}${people.asked[at % people.asked.length]}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) faults += 1;
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const perSecond = (took.length * 1000) / (performance.now() - started);
  took.sort((a, b) => a - b);
  const at = (part: number): number => Math.round(took[Math.floor(part * (took.length - 1))] ?? 0);
  return { perSecond, p50: at(0.5), p99: at(0.99), faults };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const contenders = [
  { name: 'one process', ...(await oneInstance()), runs: [] as Run[] },
  { name: 'two web, one worker', ...(await severalInstances()), runs: [] as Run[] },
];
try {
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of contenders) {
      const run = await measure(contender);
      // The first round is not counted: the code is not optimized yet, and the sandbox still publishes.
      if (round > 0) contender.runs.push(run);
    }
  }
} finally {
  for (const { stop } of contenders) await stop();
}
console.info(
  `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, ${connections} connections, ${rounds} rounds of ${seconds} s`,
);
const perSecond = contenders.map(({ runs }) => median(runs.map((run) => run.perSecond)));
for (const [at, { name, runs }] of contenders.entries()) {
  const p50 = median(runs.map((run) => run.p50));
  const p99 = median(runs.map((run) => run.p99));
  const faults = runs.reduce((sum, run) => sum + run.faults, 0);
  console.info(
    `${name.padEnd(20)} ${Math.round(perSecond[at] ?? 0)} answers a second, p50 ${p50} ms, p99 ${p99} ms, ${faults} failed`,
  );
}
console.info(`ratio ${((perSecond[1] ?? 0) / (perSecond[0] ?? 1)).toFixed(2)}`);
