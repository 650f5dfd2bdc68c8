import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { bodyLimit } from '../../../src/server/app.ts';
import { shippedServers, startNginx, wholeConfiguration } from '../../engines/nginx.ts';
import { freePort } from '../../server/start-program.ts';

test('nginx accepts the configuration of deploy/ unchanged', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, wholeConfiguration(folder, shippedServers()));
  const check = () =>
    execFileSync('/usr/sbin/nginx', ['-t', '-q', '-p', folder, '-c', file, '-e', 'stderr'], {
      stdio: 'pipe',
    });
  check();
  writeFileSync(file, readFileSync(file, 'utf8').replace('proxy_http_version', 'proxy_http_versions'));
  expect(check).toThrow(/unknown directive/);
});

/** nginx as shipped in front of a server that answers with the length of what it was sent. */
async function inFront() {
  const server = createServer(async (asked, answer) => answer.end(String((await text(asked)).length)));
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(Number(port), '127.0.0.1', listening));
  const nginx = await startNginx({ web: [port], worker: [port] });
  onTestFinished(async () => {
    await nginx.stop();
    server.close();
  });
  // The body follows only once nginx asks for it, so that an early refusal can be read.
  const ask = (address: string, body = '') =>
    new Promise<string>((resolve, reject) => {
      const headers = { expect: '100-continue', 'content-length': body.length };
      const options = { host: '127.0.0.1', port: nginx.port, path: address, method: 'POST', headers };
      const asked = request(options, async (answer) => resolve(`${answer.statusCode} ${await text(answer)}`));
      asked.once('continue', () => asked.end(body));
      asked.once('error', reject);
    });
  return { nginx, ask };
}

test('nginx stores no body that the service would refuse, and passes on a file of any size as it comes', async () => {
  const { ask } = await inFront();
  const large = 'x'.repeat(4 * 1024 * 1024);
  const allowed = 'x'.repeat(bodyLimit);
  expect(await ask('/auth/signin', large)).toMatch(/^413 /);
  expect(await ask('/auth/signin', allowed)).toBe(`200 ${allowed.length}`);
  expect(await ask('/api/ingest', large)).toBe(`200 ${large.length}`);
});

test('nginx writes no address to its access log, since those of mailed links and sign-ins hold secrets', async () => {
  const { nginx, ask } = await inFront();
  for (const address of ['/restore-password/secret', '/idp/oauth2/v1/authorize?sessionToken=secret', '/'])
    expect(await ask(address)).toBe('200 0');
  expect(nginx.accessLog()).not.toContain('secret');
});
