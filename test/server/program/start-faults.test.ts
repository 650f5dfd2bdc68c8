import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/server/config/read-config.ts';
import { explainFailedStart } from '../../../src/server/program/start-faults.ts';

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

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

const worker = { ROLE: 'worker', PUBLIC_URL: 'http://localhost:8080', SMTP_URL: 'smtp://localhost' };
const token = { METRICS_TOKEN: 'sixteen-characters' };
const explained = (error: Error, environment: Record<string, string>) =>
  explainFailedStart(error, readConfig(environment, '/top'));

test('a port that is taken is reported with the variable that gives it', async () => {
  const port = await takenPort();
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
