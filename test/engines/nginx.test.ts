import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shippedServers, wholeConfiguration } from './nginx.ts';

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
