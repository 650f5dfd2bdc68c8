import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedCluster } from '../../../src/server/database/embedded-cluster.ts';
import { namedFiles, summedBytes, tableSums } from '../compare-database.ts';
import { freshDatabase } from '../database.ts';
import { runDaylight, spawnDaylight } from '../run-daylight.ts';
import { signIn } from '../sign-in.ts';
import { buildPages, freePort, type Program, projectDir, runNpmStart, runScript } from '../start-program.ts';

let folder: string;
let port: string;
const running = new Set<Program>();

beforeAll(async () => {
  await buildPages();
  folder = mkdtempSync('/var/tmp/daylight-program-');
  chmodSync(folder, 0o711);
  port = await freePort();
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all([...running].map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => path.join(folder, 'data');

function start(environment: Record<string, string> = {}): Program {
  const own = { PORT: port, DATA_DIR: dataDir() };
  const program = runScript('src/server/start.ts', [], { ...own, ...environment });
  running.add(program);
  program.ended.then(() => running.delete(program));
  return program;
}

/** The operator's tool beside it. */
const daylight = (...words: readonly string[]) => runDaylight(words, { DATA_DIR: dataDir() });

/** Lines meant for the operator: neither the provider's own warnings, nor that a busy machine takes its time. */
const said = (program: Program): string[] =>
  program
    .output()
    .split('\n')
    .filter((line) => line !== '' && !/oidc-provider WARNING|^Waiting for a connection/.test(line));

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const sha256 = (file: string): string => sumOf(readFileSync(file));

/** Checksum of every file below a folder, by its path. */
function filesOf(top: string): Map<string, string> {
  const found = readdirSync(top, { recursive: true, withFileTypes: true });
  return new Map(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(top, file), sha256(file)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const cluster = await openEmbeddedCluster(path.join(dataDir, 'postgres'));
  const client = new pg.Client({ connectionString: cluster.urlOf('daylight') });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await cluster.close();
  }
}

/** Sends a request with only the first character of its body. */
async function beginRequest(socket: Socket, call: string, body: string): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.write(
      `POST ${call} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body[0]}`,
      () => resolve(),
    );
  });
  // The answer to a later request shows that the earlier one has been received.
  await fetch(`http://localhost:${port}/healthz`);
}

test('bad input: configuration faults are reported one per line, and nothing is started', async () => {
  const program = start({
    NODE_ENV: 'production',
    SANDBOX: 'false',
    PORT: 'eighty',
    SESSION_SECRET: 'hunter2',
  });
  expect(await program.ended).toBe(1);
  expect(said(program)).toEqual([
    'PORT must be a whole number from 0 to 65535, not "eighty"',
    'SESSION_SECRET must have at least 32 characters',
    'CAPTCHA_SKIP_VALIDATION must be set explicitly in production: to false, or to true if forms are to have no captcha',
    'PUBLIC_URL is required in production',
    'DATABASE_URL is required in production',
    'SMTP_URL is required without the sandbox',
  ]);
  expect(existsSync(dataDir())).toBe(false);
});

test('architecture.md Running it: it starts, prints its address and the demo accounts, signs them in, finishes open requests at SIGTERM, and keeps its data', async () => {
  const program = start({ LOG_LEVEL: 'warn', NODE_ENV: 'test' });
  await program.ready();
  const origin = `http://localhost:${port}`;
  expect(said(program)).toEqual([
    `Daylight is ready on ${origin}`,
    'Demo accounts, password Sunrise2026:',
    expect.stringMatching(/analyst@daylight\.example +active, delayed everywhere/),
    expect.stringMatching(/realtime@daylight\.example/),
    expect.stringMatching(/expiring@daylight\.example/),
    expect.stringMatching(/restricted@daylight\.example/),
    expect.stringMatching(/unpaid@daylight\.example/),
    expect.stringMatching(/operator@daylight\.example .*\/sandbox\/factor$/),
    `What can be done in the sandbox: ${origin}/sandbox`,
    'Live data and payment need NO_PAYMENT_MODE=false.',
  ]);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const page = await fetch(`${origin}/home`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>Welcome · Daylight</title>');

  expect(await daylight('accounts')).toMatchObject({ code: 0, out: expect.stringContaining('6 accounts') });

  const jar = await signIn(origin, 'realtime@daylight.example');
  const who = await (await jar.fetch(`${origin}/api/userInfo`)).json();
  expect(who).toMatchObject({ email: 'realtime@daylight.example', restrictedMode: false });
  const venues = await (await jar.fetch(`${origin}/api/subscription/feed/tvlist?datatype=trade`)).json();
  expect(venues.tvlist.length).toBeGreaterThan(0);
  const out = await jar.fetch(`${origin}/auth/logout`);
  expect([out.status, out.headers.get('location')]).toEqual([303, '/home']);
  expect((await jar.fetch(`${origin}/api/userInfo`)).status).toBe(401);

  // The backup below needs files: one of an operator, and those that a job writes some time after the start.
  const note = path.join(folder, 'note.txt');
  writeFileSync(note, 'what was published before the backup');
  const published = await daylight('publish', 'document', note, '--title', 'A note', '--by', 'Olga');
  expect(published.code, published.err).toBe(0);
  await expect
    .poll(async () => (await fetch(`${origin}/open-data/index.json`)).status, { timeout: 120_000 })
    .toBe(200);

  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const body = '{"now":null}';
  await beginRequest(socket, '/sandbox/clock', body);
  program.child.kill('SIGTERM');
  await new Promise<void>((resolve) => {
    const heard = (): void => {
      if (program.output().includes('SIGTERM: finishing work in progress')) resolve();
    };
    program.child.stdout?.on('data', heard);
    heard();
  });
  socket.write(body.slice(1));
  await closed;
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer).toContain('"set":false');
  expect(await program.ended).toBe(0);
  expect(existsSync(path.join(dataDir(), 'postgres/data/postmaster.pid'))).toBe(false);

  const again = await daylight('accounts');
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('analyst@daylight.example') });
  expect(again.actsOn).toMatch(/^Database daylight at 127\.0\.0\.1:\d+ \(DATA_DIR\)$/);
  expect(existsSync(path.join(dataDir(), 'postgres/data/postmaster.pid'))).toBe(false);
});

test('a backup of the embedded database, made as the README says, restores every row and every file', async () => {
  const backup = path.join(folder, 'backup');
  execFileSync('cp', ['-a', dataDir(), backup]);
  expect(filesOf(backup)).toEqual(filesOf(dataDir()));
  const before = await withDatabase(dataDir(), tableSums);
  expect(before.size).toBeGreaterThan(20);
  // The original is removed: the copy must not depend on it.
  rmSync(dataDir(), { recursive: true });

  execFileSync('cp', ['-a', backup, dataDir()]);
  const [sums, named] = await withDatabase(
    dataDir(),
    async (client) => [await tableSums(client), await namedFiles(client)] as const,
  );
  expect(sums).toEqual(before);
  expect(named.filter(({ key }) => key.startsWith('open-data/')).length).toBeGreaterThan(0);
  expect(named.filter(({ key }) => key.startsWith('reports/')).length).toBeGreaterThan(0);
  for (const { key, sha256: sum } of named) {
    const bytes = summedBytes(key, readFileSync(path.join(dataDir(), 'files', key)));
    expect(sumOf(bytes), key).toBe(sum);
  }

  // A file missing from the copy is named at the start; the others are served.
  const lost = named.find(({ key }) => key.startsWith('reports/'))?.key ?? '';
  rmSync(path.join(dataDir(), 'files', lost));
  const program = start({ LOG_LEVEL: 'warn', NODE_ENV: 'test' });
  const origin = await program.ready();
  const list = await daylight('publish', 'list', 'document');
  const name = /document {2}(\S+) {2}A note/.exec(list.out)?.[1];
  const note = await fetch(`${origin}/files/documents/${name}`);
  expect(await note.text()).toBe('what was published before the backup');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  await expect
    .poll(() => program.output())
    .toMatch(/"files":\["\/files\/reports\/[^",]+"\].*published files have no content/);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('architecture.md Running it: a signal to npm start reaches the program, which finishes its work before npm ends', async () => {
  const database = await freshDatabase();
  const program = runNpmStart({
    PORT: port,
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'npm'),
    SANDBOX: 'false',
    SMTP_URL: 'smtp://127.0.0.1:9',
    NODE_ENV: 'test',
  });
  running.add(program);
  program.ended.then(() => running.delete(program));
  await program.ready();
  program.child.kill('SIGTERM');
  await program.ended;
  expect(program.output()).toContain('SIGTERM: finishing work in progress');
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
  await database.drop();
});

test('without the sandbox the program refuses to start while demo accounts exist and names the command that removes them; it ends at SHUTDOWN_LIMIT with no database running', async () => {
  const live = { SANDBOX: 'false', SMTP_URL: 'smtp://127.0.0.1:9', NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  const refused = start(live);
  expect(await refused.ended).toBe(1);
  expect(said(refused)).toEqual([
    expect.stringMatching(
      /^SANDBOX is off, but the database contains demo accounts.*analyst@daylight\.example, .*unpaid@daylight\.example.*"npm run daylight -- accounts remove-demo"$/,
    ),
  ]);
  expect(existsSync(path.join(dataDir(), 'postgres/data/postmaster.pid'))).toBe(false);

  // The database goes on running between the commands.
  await withDatabase(dataDir(), async () => {
    const removal = await daylight('accounts', 'remove-demo', '--by', 'Olga');
    expect(removal.code).toBe(0);
    expect(removal.out.match(/^Removed: /gm)).toHaveLength(6);
    expect((await daylight('accounts', 'remove-demo')).out).toBe('There are no demo accounts.\n');
    expect((await daylight('publish', 'log')).out).toMatch(/Olga.*remove demo accounts/);
    const nobody = await daylight('accounts', 'sign-out', 'nobody@daylight.example', '--reason', 'lost');
    expect(nobody).toMatchObject({ code: 1, err: 'There is no account nobody@daylight.example.\n' });
  });

  const program = start({ ...live, SHUTDOWN_LIMIT: '1' });
  await program.ready();
  const origin = `http://localhost:${port}`;
  expect(said(program).join()).not.toContain('Sunrise2026');
  expect((await fetch(`${origin}/sandbox/mail`)).status).toBe(404);
  await expect(signIn(origin, 'analyst@daylight.example')).rejects.toThrow();

  // Unfinished work is abandoned, but the embedded database is stopped.
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await beginRequest(socket, '/api/account/restore-password', '{"email":"nobody@example.com"}');
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('Some work did not finish in time');
  expect(existsSync(path.join(dataDir(), 'postgres/data/postmaster.pid'))).toBe(false);
});

test('architecture.md Running it: the operator’s tool prints its help and reports unknown commands', async () => {
  const help = await spawnDaylight(['--help'], {});
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('ingest ') });
  const { version } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
  expect(await daylight('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  expect(await daylight('fly')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no command fly\.\n/),
  });
});
