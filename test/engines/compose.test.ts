import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../server/start-program.ts';
import { startEngine } from './engine-process.ts';
import { startPostgres } from './postgres.ts';

type Compose = {
  readonly configs: Readonly<Record<'pgbouncer' | 'prometheus', { readonly content: string }>>;
};

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const { configs }: Compose = parse(readFileSync(path.join(deploy, 'compose.yaml'), 'utf8'), { merge: true });
const folder = mkdtempSync('/var/tmp/daylight-engine-');
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Prometheus of compose.yaml takes its configuration, with the alert rules', () => {
  const file = path.join(folder, 'prometheus.yml');
  writeFileSync(file, configs.prometheus.content);
  copyFileSync(path.join(deploy, 'observability/alerts.yaml'), path.join(folder, 'alerts.yaml'));
  const said = execFileSync('promtool', ['check', 'config', file], { encoding: 'utf8', stdio: 'pipe' });
  expect(said).toMatch(/SUCCESS: 1 rule files found/);
  expect(said).toMatch(/SUCCESS: \d\d rules found/);
});

test('PgBouncer of compose.yaml lets the service in by its password, and prepares its sessions', async () => {
  const server = await startPostgres();
  try {
    const port = await freePort();
    const users = path.join(folder, 'userlist.txt');
    writeFileSync(users, '"daylight" "sunrise2026"\n');
    const file = path.join(folder, 'pgbouncer.ini');
    // Places and ports of this machine, all else as it stands there.
    const own = configs.pgbouncer.content
      .replace(
        'daylight = host=postgres port=5432',
        `daylight = host=127.0.0.1 port=${server.port} dbname=postgres`,
      )
      .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
      .replace('6432', port)
      .replace('/etc/pgbouncer/userlist.txt', users);
    writeFileSync(file, own);
    const pooler = await startEngine('/usr/sbin/pgbouncer', [file], /process up/);
    try {
      const at = (password: string) =>
        new pg.Client({ connectionString: `postgres://daylight:${password}@127.0.0.1:${port}/daylight` });
      const client = at('sunrise2026');
      await client.connect();
      expect((await client.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }]);
      expect((await client.query('SHOW jit')).rows).toEqual([{ jit: 'off' }]);
      await client.end();
      await expect(at('guessed').connect()).rejects.toThrow();
    } finally {
      await pooler.end('SIGTERM');
    }
  } finally {
    await server.stop();
  }
});
