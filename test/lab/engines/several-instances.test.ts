import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Session } from '../../../src/platform/database/session.ts';
import { buildPortalWhenStale } from '../../../src/server/portal-build.ts';
import { promote } from '../../engines/failover.ts';
import { keepAsking, type Load, type Person } from '../../engines/load.ts';
import { meetPeople, type People } from '../../engines/people.ts';
import { type SeveralInstances, startSeveralInstances } from '../../engines/several-instances.ts';
import { projectDir, type RunningProgram } from '../../server/start-program.ts';

const waits = { timeout: 120_000, interval: 100 };
let service: SeveralInstances;
let people: People;
/** A connection to the replica, which becomes the primary. */
let copies: Session;

beforeAll(async () => {
  await buildPortalWhenStale(projectDir, path.join(projectDir, 'dist/portal'));
  service = await startSeveralInstances({ log_statement: 'all' });
  const client = new Session(service.primary.urlOf('postgres'));
  await client.connect();
  people = await meetPeople(client, service.origin);
  await client.end();
  copies = new Session(service.replica.urlOf('postgres'));
  await copies.connect();
});
afterAll(async () => {
  await copies?.end();
  await service?.stop();
});

function underLoad(...whom: readonly (readonly Person[])[]): Load {
  const load = keepAsking(whom.flat());
  onTestFinished(load.stop);
  return load;
}

test('architecture.md Roles: the feed is read from a replica unless it lags, and rights never are', async () => {
  const isUsed = (web: RunningProgram): boolean =>
    web.output().lastIndexOf('the replica is used') > web.output().lastIndexOf('the replica is not used');
  const become = (used: boolean) =>
    vi.waitFor(() => expect(service.webs.map(isUsed)).toEqual([used, used]), waits);
  const load = underLoad(people.readers, people.writers);
  await become(true);
  const before = service.replica.process.said().length;
  const log = () => service.replica.process.said().slice(before);
  // On a busy machine the replica may lag, and is then not read for a while.
  await vi.waitFor(() => expect(log()).toMatch(/FROM trades/), waits);
  await vi.waitFor(() => expect(log()).toMatch(/instruments/), waits);
  const { rows: ofPersons } = await copies.query<{ name: string }>(
    `SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
     WHERE c.column_name = 'account_id' OR c.table_name = 'accounts' OR c.table_schema = 'identity'`,
  );
  const names = ofPersons.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['accounts', 'sessions', 'subscriptions', 'paid_flags']));
  const own = log().split('SELECT DISTINCT c.table_name')[0] ?? '';
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(own))).toEqual([]);

  await copies.query('SELECT pg_wal_replay_pause()');
  await become(false);
  const name = await people.publish();
  // Both processes, which are called in turn.
  for (let times = 0; times < 4; times += 1) expect(await people.page()).toContain(name);
  await copies.query('SELECT pg_wal_replay_resume()');
  await become(true);
  await load.more(50);
  await load.stop();
  expect(load.failures).toEqual([]);
});

test('operating.md More than one process: killing the primary under load loses nothing acknowledged, and the same processes continue', async () => {
  const { primary, webs, worker, pointToReplica } = service;
  const first = people.acknowledgedAt.length;
  const load = underLoad(people.readers, people.writers);
  await load.more(100);
  expect(load.failures).toEqual([]);
  await primary.process.end('SIGKILL');
  const promotedAt = await promote(copies);
  // Not earlier: before the promotion it may not have replayed everything that was acknowledged.
  pointToReplica();
  await load.more(200);
  await load.stop();
  // Answers may only say that the service is unavailable at the moment.
  const faults = load.failures.filter((fault) => !/ 50[34] /.test(fault));
  const why = [...webs, worker]
    .flatMap((program) => program.output().split('\n'))
    .filter((line) =>
      faults.some((fault) => fault.includes(/"requestId":"([^"]+)"/.exec(line)?.[1] ?? 'in no request')),
    );
  expect(faults, why.join('\n')).toEqual([]);
  expect(await people.lost(copies)).toEqual([]);
  const written = people.acknowledgedAt.slice(first);
  const pauses = written.map((at, number) => at - (written[number - 1] ?? at));
  process.stdout.write(
    `longest pause between two acknowledged writes ${Math.round(Math.max(...pauses))} ms\n`,
  );

  // The worker renews its hold on the jobs every five seconds.
  const goesOn = "SELECT FROM jobs WHERE held_until > $1::timestamptz + interval '20 seconds'";
  await vi.waitFor(
    async () => expect((await copies.query(goesOn, [promotedAt])).rowCount).toBeGreaterThan(0),
    waits,
  );
  expect([...webs, worker].map(({ child }) => child.exitCode)).toEqual([null, null, null]);
});
