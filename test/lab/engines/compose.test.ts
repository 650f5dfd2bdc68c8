import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { sandboxVenues } from '../../../src/server/program/sandbox.ts';
import { shippedDocuments } from '../../../src/server/publishing/shipped-documents.ts';
import { readDockerfile } from '../../conventions/dockerfile.ts';
import { top } from '../../conventions/imports.ts';
import { bondTrade, ndjson } from '../../server/feed/feed-kit.ts';
import { readComposeFile, readEnvironmentFile } from './compose/compose-file.ts';
import { type Container, canShutIn } from './compose/container.ts';
import { followCompose, type Project } from './compose/project.ts';
import { makeRelease } from './made-release.ts';

const read = (file: string): string => readFileSync(path.join(top, 'deploy', file), 'utf8');
const example = readEnvironmentFile(read('env.example'));
const toFill = Object.keys(example).filter((name) => example[name] === '');
const given: Readonly<Record<string, string>> = {
  ...example,
  ...Object.fromEntries(toFill.map((name) => [name, `only${name.replaceAll('_', '')}OfThisTestAlone2026`])),
};
const { POSTGRES_PASSWORD = '', METRICS_TOKEN = '', PUBLIC_URL = '' } = given;
const publicHost = new URL(PUBLIC_URL).host;
/** The address of a caller, as given by the proxy that ends TLS. */
const visitor = '198.51.100.7';

let project: Project;
beforeAll(async () => {
  const release = await makeRelease(readDockerfile(read('Dockerfile')).releaseSteps);
  project = await followCompose(given, release.folder);
  return async () => {
    await project.remove();
    release.remove();
  };
});

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Calls nginx as the proxy that ends TLS does. */
function ask(
  address: string,
  init: { headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const [host, port] = project.published(8080).split(':');
  const headers = { host: publicHost, 'x-forwarded-for': visitor, ...init.headers };
  return new Promise((resolve, reject) => {
    const call = request(
      { host, port, path: address, method: init.body === undefined ? 'GET' : 'POST', headers, agent: false },
      async (answer) => {
        const chunks: Buffer[] = await answer.toArray();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      },
    );
    call.once('error', reject);
    call.end(init.body);
  });
}
const json = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).json();
/** `npm run daylight -- …` in the worker's container. */
const operate = (...words: readonly string[]) => {
  const [worker] = project.containersOf('worker');
  if (!worker) throw new Error('there is no worker');
  return worker.execute(['npm', 'run', '--silent', 'daylight', '--', ...words]);
};
async function throughPooler<T extends pg.QueryResultRow>(text: string, password = POSTGRES_PASSWORD) {
  const place = project.placeOf('pgbouncer', 6432);
  const client = new pg.Client(`postgres://daylight:${password}@${place}/daylight`);
  await client.connect();
  const { rows } = await client.query<T>(text).finally(() => client.end());
  return rows;
}
const countTrades = () =>
  throughPooler<{ count: string }>("SELECT count(*) FROM trades WHERE transaction_id = 'COMPOSE1'");

test('compose.yaml: a variable missing from .env is reported by its name', () => {
  const content = read('compose.yaml');
  for (const name of Object.keys(example))
    expect(() => readComposeFile(content, { ...given, [name]: '' })).toThrow(`required variable ${name} `);
  expect(Object.values(readComposeFile(content, given).services)).toHaveLength(7);
});

test('compose.yaml: a line that this test does not follow is refused', () => {
  const content = read('compose.yaml');
  const more = content.replace(
    '    restart: unless-stopped',
    '    restart: unless-stopped\n    shm_size: 1gb',
  );
  expect(() => readComposeFile(more, given)).toThrow('shm_size');
  expect(() => readComposeFile(content.replace(/^volumes:/m, 'secrets: {}\nvolumes:'), given)).toThrow(
    'secrets',
  );
});

test('compose.yaml: the program starts only once the services that it needs are healthy', () => {
  const { web, worker } = project.file.services;
  for (const service of [web, worker]) {
    const named = Object.values(service?.environment ?? {}).map(
      (value) => /(?:@|:\/\/)(\w+):\d+/.exec(value)?.[1],
    );
    const others = new Set(
      named.filter((name) => name !== undefined && Object.hasOwn(project.file.services, name)),
    );
    expect([...others].sort()).toEqual(['pgbouncer', 'postgres', 's3']);
    for (const other of others)
      expect([other, service?.depends_on[other ?? '']]).toEqual([other, { condition: 'service_healthy' }]);
  }
});

test('compose.yaml: the program is given more time to stop than it needs', () => {
  const settings = { ...project.image.environment, ...project.file.services.web?.environment };
  const own = Object.fromEntries(Object.entries(settings).filter(([name]) => !name.startsWith('AWS_')));
  const { delayMs, limitMs } = readConfig(own, top).shutdown;
  // An embedded database may take ten more seconds.
  const most = (delayMs + limitMs) / 1000 + 10;
  expect(project.file.services.web?.stop_grace_period).toBeGreaterThan(most);
  expect(project.file.services.worker?.stop_grace_period).toBeGreaterThan(most);
});

/** The containers of the program, in the number that the file asks for. */
function program(): readonly [Container, Container, Container] {
  const [first, second, third] = project.containersOf('web');
  const [worker, other] = project.containersOf('worker');
  if (!first || !second || !worker || third || other)
    throw new Error('two web containers and one worker are expected');
  return [first, second, worker];
}
const patience = { timeout: 100_000, interval: 500 };
const isReady = () =>
  vi.waitFor(
    async () => expect((await ask('/readyz')).body.toString()).toContain('"status":"ready"'),
    patience,
  );
const sum = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
/** Waits until a document that was published beside the worker can be read from the store through a web process. */
const isStored = () =>
  vi.waitFor(async () => {
    const { title, file } = shippedDocuments[0] ?? { title: '', file: '' };
    const { documents } = JSON.parse((await ask('/api/documents/list')).body.toString());
    const listed = documents.find(({ text }: { readonly text: string }) => text === title);
    expect(listed, program()[2].said().slice(-2000)).toBeDefined();
    const { status, body } = await ask(listed.href);
    expect([status, sum(body)]).toEqual([200, sum(readFileSync(file))]);
  }, patience);

test('the whole of compose.yaml starts and serves with its own settings', async () => {
  await project.up();
  const [first, second, worker] = program();
  await isReady();
  // Nothing had to be restarted, since each dependency was up before.
  expect(project.containers().map(({ name, restarts }) => [name, restarts()])).toEqual(
    project.containers().map(({ name }) => [name, 0]),
  );

  // A page and its script, under the public name.
  const home = await ask('/');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(home.body.toString())?.[1] ?? '';
  expect([home.status, (await ask(script)).status]).toEqual([200, 200]);
  const strange = await ask('/', { headers: { host: 'elsewhere.example' } });
  expect([strange.status, strange.headers.location]).toEqual([302, `${PUBLIC_URL}/`]);
  // Both answer in turn and know the caller's address, by which attempts are limited.
  const callersOf = ({ said }: Container): string[] => [
    ...new Set([...said().matchAll(/"url":"\/api\/config","ip":"([^"]+)"/g)].map(([, ip = '']) => ip)),
  ];
  await vi.waitFor(async () => {
    await ask('/api/config');
    expect([first, second].map(callersOf)).toEqual([[visitor], [visitor]]);
  });

  // The operator's tool runs beside the service, and a publisher's file goes to the worker.
  const { title = '', file = '' } = shippedDocuments[0] ?? {};
  for (const words of [
    ['venue', path.relative(top, sandboxVenues)],
    ['document', path.relative(top, file), '--title', title],
  ]) {
    const done = await operate('publish', ...words);
    expect(done.code, done.said).toBe(0);
  }
  await isStored();
  const added = await operate(
    ...['publishers', 'add', 'Desk A', '--venues', 'TPIC', '--reason', 'a test', '--yes'],
  );
  expect(added.code, added.said).toBe(0);
  const [key = ''] = /daylight_\S+/.exec(added.said) ?? [];
  const at = new Date(Date.now() - 20 * 60_000).toISOString().replace('Z', '000Z');
  const published = await ask('/api/ingest', {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    body: ndjson([bondTrade('COMPOSE1', 0, { tradeDate: at, publicationDate: at })]).toString(),
  });
  expect(published.status, published.body.toString()).toBe(200);
  // A process's log reaches the test later than its answer.
  await vi.waitFor(() => expect(worker.said()).toContain('"lines":1,"added":1,"msg":"file taken"'));

  // The pooler accepts only the password and prepares its sessions.
  expect(await countTrades()).toEqual([{ count: '1' }]);
  expect(await throughPooler('SHOW statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  expect(await throughPooler('SHOW jit')).toEqual([{ jit: 'off' }]);
  await expect(throughPooler('SELECT 1', 'guessed')).rejects.toThrow('SASL authentication failed');
});

test('Prometheus in compose.yaml scrapes all three processes with the token and has the alert rules', async () => {
  const prometheus = `http://${project.published(9090)}/api/v1`;
  const three = program()
    .map(({ address }) => address)
    .sort();
  await vi.waitFor(async () => {
    const { data } = await json(`${prometheus}/query?query=up{job="daylight"}==1`);
    const up: readonly { readonly metric: { readonly instance: string } }[] = data.result;
    expect(up.map(({ metric }) => metric.instance.split(':')[0]).sort()).toEqual(three);
  }, patience);
  const { data: rules } = await json(`${prometheus}/rules`);
  const [alerts] = parse(read('observability/alerts.yaml')).groups;
  expect(rules.groups[0].rules.map(({ name }: { name: string }) => name)).toEqual(
    alerts.rules.map(({ alert }: { alert: string }) => alert),
  );
  const { data: targets } = await json(`${prometheus}/targets`);
  const [{ scrapeUrl }] = targets.activeTargets;
  expect((await fetch(scrapeUrl)).status).toBe(401);
  expect((await fetch(scrapeUrl, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).status).toBe(
    200,
  );
});

test('the program in compose.yaml runs as an unprivileged user and writes only where it may', async () => {
  const [, , worker] = program();
  const touch = (place: string) => worker.execute(['sh', '-c', `touch ${place}`]);
  expect((await touch('/data/kept')).code).toBe(0);
  expect((await touch('/tmp/kept')).code).toBe(0);
  if (canShutIn) {
    expect((await touch('/var/tmp/kept')).said).toContain('Read-only');
    const { said } = await worker.execute([
      'sh',
      '-c',
      'id -u && grep -E "CapBnd|NoNewPrivs" /proc/self/status',
    ]);
    expect(said.split(/\s+/)).toEqual(['1000', 'CapBnd:', '0000000000000000', 'NoNewPrivs:', '1', '']);
  }
});

test('when one of two web processes in compose.yaml is killed, readers do not notice and it restarts', async () => {
  const [first] = program();
  let isOver = false;
  const statuses = new Map<number, number>();
  const reading = (async () => {
    while (!isOver) {
      const { status } = await ask('/api/tradingVenuesList');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  })();
  first.kill();
  await vi.waitFor(async () => {
    expect(first.restarts()).toBe(1);
    expect((await first.execute(project.image.healthcheck)).code).toBe(0);
  }, patience);
  isOver = true;
  await reading;
  expect([...statuses.keys()]).toEqual([200]);
});

test('compose.yaml stops cleanly and starts again with the content of its volumes', async () => {
  const codes = await project.down();
  expect(codes).toMatchObject({ 'web-1': 0, 'web-2': 0, 'worker-1': 0, 'postgres-1': 0, 'nginx-1': 0 });
  await project.up();
  await isReady();
  await isStored();
  expect(await countTrades()).toEqual([{ count: '1' }]);
  const audited = await operate('audit');
  expect(audited.code, audited.said).toBe(0);
  for (const { name, said } of program()) expect(said(), name).not.toMatch(/(?:Reference|Type)Error/);
});
