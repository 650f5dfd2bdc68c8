import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../database.ts';
import { signIn } from '../sign-in.ts';
import { buildPages, type Program, projectDir, runNpmStart, runScript } from '../start-program.ts';

let folder: string;
let port: number;
const running = new Set<Program>();

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it has no port');
  return address.port;
}

beforeAll(async () => {
  await buildPages();
  folder = mkdtempSync('/var/tmp/daylight-program-');
  chmodSync(folder, 0o711);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all([...running].map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

function run(
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
  tree?: string,
): Program {
  const own = { PORT: String(port), DATA_DIR: path.join(folder, 'data') };
  const program = runScript(script, args, { ...own, ...environment }, tree);
  running.add(program);
  program.ended.then(() => running.delete(program));
  return program;
}

const start = (environment: Record<string, string> = {}) => run('src/server/start.ts', [], environment);

/** Lines meant for the operator: everything but the provider's own warnings. */
const said = (program: Program): string[] =>
  program
    .output()
    .split('\n')
    .filter((line) => line !== '' && !/oidc-provider WARNING/.test(line));

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
    'DATABASE_URL is required in production with the embedded identity provider',
    'SMTP_URL is required without the sandbox',
  ]);
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
});

test('bad input: a port in use is reported in one line, before anything else starts', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const taken = portOf(server);
  const program = start({ PORT: String(taken), HOST: '127.0.0.1' });
  expect(await program.ended).toBe(1);
  expect(said(program)).toEqual([`Port ${taken} of 127.0.0.1 is taken: stop what uses it, or set PORT`]);
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});

test('bad input: a host that is not of this machine is reported in one line', async () => {
  const program = start({ HOST: '192.0.2.77', SMTP_URL: 'smtp://mail.example' });
  expect(await program.ended).toBe(1);
  expect(said(program)).toEqual(['HOST 192.0.2.77 is not an address of this machine']);
});

test('bad input: a broken data folder is reported in one line and left unchanged', async () => {
  const broken = path.join(folder, 'broken');
  mkdirSync(path.join(broken, 'postgres/data'), { recursive: true });
  writeFileSync(path.join(broken, 'postgres/data/rows'), 'precious');
  const program = start({ DATA_DIR: broken });
  expect(await program.ended).toBe(1);
  expect(said(program)).toHaveLength(1);
  expect(said(program)[0]).toMatch(/^The database folder .*broken\/postgres\/data is damaged/);
  expect(readFileSync(path.join(broken, 'postgres/data/rows'), 'utf8')).toBe('precious');
});

test('bad input: a data folder that cannot be created is reported in one line with an external database, too', async () => {
  const database = await freshDatabase();
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const program = start({ DATABASE_URL: database.url, DATA_DIR: path.join(file, 'data') });
  expect(await program.ended).toBe(1);
  expect(said(program)).toEqual([
    expect.stringMatching(/^A file or folder cannot be used: ENOTDIR.* \(DATA_DIR is .*\/a-file\/data\)$/),
  ]);
  await database.drop();
});

test('bad input: an unreachable bucket is reported in one line, before a database is started', async () => {
  const program = start({
    FILES_STORE: 's3://daylight-files',
    FILES_STORE_ENDPOINT: 'http://127.0.0.1:1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'hunter2',
  });
  expect(await program.ended).toBe(1);
  expect(said(program)).toContainEqual(
    expect.stringMatching(/^The store of files s3:\/\/daylight-files cannot be used: connect ECONNREFUSED/),
  );
  expect(program.output()).not.toContain('hunter2');
  expect(existsSync(path.join(folder, 'data'))).toBe(false);
});

test('bad input: an unreachable database is reported in one line without its password', async () => {
  const program = start({ DATABASE_URL: 'postgres://daylight:hunter2@127.0.0.1:1/daylight' });
  expect(await program.ended).toBe(1);
  expect(said(program)).toEqual([
    expect.stringMatching(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/),
  ]);
  expect(program.output()).not.toContain('hunter2');
});

/** A database that accepts connections but never answers. */
async function silentDatabase(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `postgres://daylight:hunter2@127.0.0.1:${portOf(server)}/daylight`;
}

test('operating.md Configuration of production: program and commands wait for a slow database, say so, and give up with one line', async () => {
  const environment = { DATABASE_URL: await silentDatabase(), DATABASE_START_LIMIT: '1' };
  const programs = [start(environment), run('src/server/cli/daylight.ts', ['audit'], environment)];
  for (const program of programs) {
    expect(await program.ended).toBe(1);
    expect(said(program)).toEqual([
      'Waiting for a connection to the database of DATABASE_URL, for at most 1 s (DATABASE_START_LIMIT)',
      'The database of DATABASE_URL cannot be used: timeout expired: no connection within 1 s (DATABASE_START_LIMIT)',
    ]);
  }
});

/** What every command says first. */
const namedDatabase = expect.stringMatching(/^Database daylight at 127\.0\.0\.1:\d+ \(DATA_DIR\)$/);

/** A proxy to a database that lets those connections through that check it, and breaks later ones. */
async function brokenWay(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const there = Number(url.port);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (sockets.size > 2) {
      socket.destroy();
      return;
    }
    const onward = connect(there, url.hostname);
    onward.on('error', () => {});
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  url.port = String(portOf(server));
  return url.href;
}

test('bad input: a lost direct connection is reported under DATABASE_DIRECT_URL', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const program = start({
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: await brokenWay(database.url),
  });
  expect(await program.ended).toBe(1);
  expect(said(program)).toEqual([
    expect.stringMatching(/^The database of DATABASE_DIRECT_URL was lost, or gave no connection /),
  ]);
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
    `Mail that is sent: ${origin}/sandbox/mail`,
    'Live data and payment need NO_PAYMENT_MODE=false.',
  ]);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const page = await fetch(`${origin}/home`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>Welcome · Daylight</title>');

  const listing = run('src/server/cli/daylight.ts', ['accounts'], {});
  expect(await listing.ended).toBe(0);
  expect(listing.output()).toContain('5 accounts');

  const jar = await signIn(origin, 'realtime@daylight.example');
  const who = await (await jar.fetch(`${origin}/api/userInfo`)).json();
  expect(who).toMatchObject({ email: 'realtime@daylight.example', restrictedMode: false });
  const venues = await (await jar.fetch(`${origin}/api/subscription/feed/tvlist?datatype=trade`)).json();
  expect(venues.tvlist.length).toBeGreaterThan(0);
  const out = await jar.fetch(`${origin}/auth/logout`);
  expect([out.status, out.headers.get('location')]).toEqual([303, '/home']);
  expect((await jar.fetch(`${origin}/api/userInfo`)).status).toBe(401);

  const socket = connect(port, '127.0.0.1');
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
  expect(existsSync(path.join(folder, 'data/postgres/data/postmaster.pid'))).toBe(false);

  const again = run('src/server/cli/daylight.ts', ['accounts'], {});
  expect(await again.ended).toBe(0);
  expect(again.output()).toContain('analyst@daylight.example');
  expect(existsSync(path.join(folder, 'data/postgres/data/postmaster.pid'))).toBe(false);
});

test('architecture.md Running it: a signal to npm start reaches the program, which finishes its work before npm ends', async () => {
  const program = runNpmStart({
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
  });
  running.add(program);
  program.ended.then(() => running.delete(program));
  await program.ready();
  program.child.kill('SIGTERM');
  await program.ended;
  expect(program.output()).toContain('SIGTERM: finishing work in progress');
  expect(existsSync(path.join(folder, 'data/postgres/data/postmaster.pid'))).toBe(false);
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

  const remove = () => run('src/server/cli/daylight.ts', ['accounts', 'remove-demo', '--by', 'Olga'], live);
  const removal = remove();
  expect(await removal.ended).toBe(0);
  expect(said(removal).filter((line) => line.startsWith('Removed: '))).toHaveLength(5);
  const again = remove();
  expect(await again.ended).toBe(0);
  expect(said(again)).toEqual([namedDatabase, 'There are no demo accounts.']);
  const log = run('src/server/cli/daylight.ts', ['publish', 'log'], live);
  expect(await log.ended).toBe(0);
  expect(log.output()).toMatch(/Olga.*remove demo accounts/);

  const program = start({ ...live, SHUTDOWN_LIMIT: '1' });
  await program.ready();
  const origin = `http://localhost:${port}`;
  expect(said(program).join()).not.toContain('Sunrise2026');
  expect((await fetch(`${origin}/sandbox/mail`)).status).toBe(404);
  await expect(signIn(origin, 'analyst@daylight.example')).rejects.toThrow();

  // Unfinished work is abandoned, but the embedded database is stopped.
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await beginRequest(socket, '/api/account/restore-password', '{"email":"nobody@example.com"}');
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('Some work did not finish in time');
  expect(existsSync(path.join(folder, 'data/postgres/data/postmaster.pid'))).toBe(false);
});

test('architecture.md Running it: the operator’s tool prints its help and reports unknown commands and accounts', async () => {
  const help = run('src/server/cli/daylight.ts', ['--help'], {}, projectDir);
  expect(await help.ended).toBe(0);
  expect(help.output()).toContain('ingest ');
  const version = run('src/server/cli/daylight.ts', ['--version'], {}, projectDir);
  expect(await version.ended).toBe(0);
  expect(said(version)).toEqual([
    JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')).version,
  ]);
  const unknown = run('src/server/cli/daylight.ts', ['fly'], {});
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toContain('There is no command fly.');
  const nobody = run('src/server/cli/daylight.ts', ['accounts', 'sign-out', 'nobody@daylight.example'], {});
  expect(await nobody.ended).toBe(1);
  expect(said(nobody)).toEqual([namedDatabase, 'There is no account nobody@daylight.example.']);
});
