import { existsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { startService } from '../../../src/server/main.ts';
import { explainFailedStart } from '../../../src/server/program/start-faults.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { testFolder } from '../feed/feed-kit.ts';
import { runDaylight } from '../run-daylight.ts';
import { projectDir } from '../start-program.ts';

/** What a server says that cannot listen there. */
function refusalAt(host: string, port: number): Promise<Error> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.close();
      reject(new Error('it can listen there'));
    });
  });
}

/** Listens on a free port until the test ends, and closes its connections then. @returns the port */
async function listening(onConnection: (socket: Socket) => void = () => {}): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

const worker = { ROLE: 'worker', PUBLIC_URL: 'http://localhost:8080', SMTP_URL: 'smtp://localhost' };
const token = { METRICS_TOKEN: 'sixteen-characters' };
const explained = (error: Error, environment: Record<string, string>) =>
  explainFailedStart(error, readConfig(environment, '/top'));

test('a port that is taken is reported with the variable that gives it', async () => {
  const port = await listening();
  const refusal = await refusalAt('127.0.0.1', port);
  const line = `Port ${port} of 127.0.0.1 is taken: stop what uses it, or set`;
  const own = { HOST: '127.0.0.1', PORT: String(port) };
  expect(explained(refusal, own)).toEqual([`${line} PORT`]);
  expect(explained(refusal, { ...worker, HOST: '127.0.0.1', WORKER_PORT: String(port) })).toEqual([
    `${line} WORKER_PORT`,
  ]);
  expect(explained(refusal, { METRICS_HOST: '127.0.0.1', METRICS_PORT: String(port) })).toEqual([
    `${line} METRICS_PORT`,
  ]);
});

test('a port that may not be listened on is reported with the variable that gives it', () => {
  const refusalOf = (port: number) =>
    Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen', port });
  const advice = 'to 1024 or above (listen EACCES)';
  expect(explained(refusalOf(80), { PORT: '80' })).toEqual([
    `Listening on localhost:80 is not allowed: set PORT ${advice}`,
  ]);
  expect(explained(refusalOf(80), { ...worker, WORKER_PORT: '80' })).toEqual([
    `Listening on localhost:80 is not allowed: set WORKER_PORT ${advice}`,
  ]);
  expect(explained(refusalOf(90), { METRICS_PORT: '90' })).toEqual([
    `Listening on localhost:90 is not allowed: set METRICS_PORT ${advice}`,
  ]);
});

test('an address of another machine is reported with the variable that gives it', async () => {
  const refusal = await refusalAt('192.0.2.77', 9100);
  const metrics = { ...token, METRICS_HOST: '192.0.2.77', METRICS_PORT: '9100' };
  expect(explained(refusal, metrics)).toEqual(['METRICS_HOST 192.0.2.77 is not an address of this machine']);
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), {
    code: 'ENOTFOUND',
    hostname: 'nowhere',
  });
  expect(explained(unknown, { ...metrics, METRICS_HOST: 'nowhere' })).toEqual([
    'METRICS_HOST nowhere is not an address of this machine',
  ]);
  expect(explained(unknown, { HOST: 'nowhere', SMTP_URL: 'smtp://localhost' })).toEqual([
    'HOST nowhere is not an address of this machine',
  ]);
});

/** What the program prints if its start fails. */
async function failedStart(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', ...environment }, projectDir);
  const said: string[] = [];
  const options = { config, projectDir, portalFolder: null, report: (line: string) => said.push(line) };
  const fault: unknown = await startService(options).then(
    ({ stop }) => stop(),
    (error) => error,
  );
  return [...said, ...(explainFailedStart(fault, config) ?? [`not explained: ${fault}`])];
}

function madeFolder() {
  const folder = testFolder();
  onTestFinished(folder.remove);
  return folder;
}

async function madeDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  return database;
}

test('bad input: a port in use is reported in one line, before anything else starts', async () => {
  const port = await listening();
  const dataDir = path.join(madeFolder().path, 'data');
  expect(await failedStart({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir })).toEqual([
    `Port ${port} of 127.0.0.1 is taken: stop what uses it, or set PORT`,
  ]);
  expect(existsSync(dataDir)).toBe(false);
});

test('bad input: a data folder that cannot be created is reported in one line with an external database, too', async () => {
  const { url } = await madeDatabase();
  const file = madeFolder().write('a-file', '');
  expect(await failedStart({ DATABASE_URL: url, DATA_DIR: path.join(file, 'data') })).toEqual([
    expect.stringMatching(/^A file or folder cannot be used: ENOTDIR.* \(DATA_DIR is .*\/a-file\/data\)$/),
  ]);
});

test('bad input: an unreachable bucket is reported in one line, before a database is started', async () => {
  const dataDir = path.join(madeFolder().path, 'data');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'hunter2');
  onTestFinished(() => void vi.unstubAllEnvs());
  const store = { FILES_STORE: 's3://daylight-files', FILES_STORE_ENDPOINT: 'http://127.0.0.1:1' };
  const said = await failedStart({ ...store, DATA_DIR: dataDir });
  expect(said).toEqual([
    expect.stringMatching(/^The store of files s3:\/\/daylight-files cannot be used: connect ECONNREFUSED/),
  ]);
  expect(said.join()).not.toContain('hunter2');
  expect(existsSync(dataDir)).toBe(false);
});

test('operating.md Configuration of production: program and commands wait for a slow database, say so, and give up with one line', async () => {
  // It accepts connections but never answers.
  const silent = `postgres://daylight:hunter2@127.0.0.1:${await listening()}/daylight`;
  const environment = { DATABASE_URL: silent, DATABASE_START_LIMIT: '1', DATA_DIR: madeFolder().path };
  const lines = [
    'Waiting for a connection to the database of DATABASE_URL, for at most 1 s (DATABASE_START_LIMIT)',
    'The database of DATABASE_URL cannot be used: timeout expired: no connection within 1 s (DATABASE_START_LIMIT)',
  ];
  expect(await failedStart(environment)).toEqual(lines);
  expect(await runDaylight(['audit'], environment)).toMatchObject({ code: 1, err: `${lines.join('\n')}\n` });
});

test('bad input: a lost direct connection is reported under DATABASE_DIRECT_URL', async () => {
  const { url } = await madeDatabase();
  const direct = new URL(url);
  const there = Number(direct.port);
  // The connections that check it come through, later ones break.
  let connections = 0;
  const port = await listening((socket) => {
    connections += 1;
    if (connections > 2) {
      socket.destroy();
      return;
    }
    const onward = connect(there, direct.hostname);
    onward.on('error', () => {});
    socket.pipe(onward).pipe(socket);
  });
  direct.port = String(port);
  const environment = { DATABASE_URL: url, DATABASE_DIRECT_URL: direct.href, DATA_DIR: madeFolder().path };
  expect(await failedStart(environment)).toEqual([
    expect.stringMatching(/^The database of DATABASE_DIRECT_URL was lost, or gave no connection /),
  ]);
});
