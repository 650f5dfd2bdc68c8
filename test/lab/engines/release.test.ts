import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readDockerfile } from '../../conventions/dockerfile.ts';
import { top } from '../../conventions/imports.ts';
import { startPostgres } from '../../engines/postgres.ts';
import { freePort } from '../../server/start-program.ts';
import { makeRelease } from './made-release.ts';

let release: string;

// Installed like a release: from the lock file, without development packages and PostgreSQL's programs.
beforeAll(async () => {
  const { releaseSteps } = readDockerfile(readFileSync(path.join(top, 'deploy/Dockerfile'), 'utf8'));
  expect(releaseSteps).toContain('npm ci --omit=dev --ignore-scripts');
  const made = await makeRelease(releaseSteps);
  release = made.folder;
  return made.remove;
});

test('architecture.md Running it: a release starts in production with production packages only', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: 'https://portal.example',
    TRUST_PROXY: 'true',
    DATABASE_URL: postgres.urlOf('postgres'),
    DATA_DIR: path.join(release, '../data'),
    SESSION_SECRET: 'a secret that is only as long as one has to be',
    CAPTCHA_SKIP_VALIDATION: 'true',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const program = spawn('node', ['--enable-source-maps', 'src/server/start.js'], { cwd: release, env });
  let output = '';
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
  onTestFinished(() => void program.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk;
      if (output.includes('Daylight is ready')) resolve();
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    ended.then(() => reject(new Error(output)));
  });

  const get = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`, {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example' },
      redirect: 'manual',
    });
  expect((await get('/readyz')).status).toBe(200);
  const home = await get('/');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] ?? '';
  expect([home.status, (await get(script)).status]).toEqual([200, 200]);
  expect((await get('/openapi.json')).status).toBe(200);

  const tool = spawnSync('npm', ['run', '--silent', 'daylight', '--', 'accounts'], { cwd: release, env });
  expect([tool.status, String(tool.stderr)]).toEqual([0, expect.stringMatching(/^Database .*\n$/)]);
  program.kill('SIGTERM');
  expect([await ended, output]).toEqual([0, expect.stringContaining('finishing work in progress')]);
});

test('a release lists its installed packages', () => {
  const { components } = JSON.parse(readFileSync(path.join(release, 'sbom.json'), 'utf8'));
  const listed = new Set(components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)));
  const installed = readdirSync(path.join(release, 'node_modules'), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('../../engines') && !name.startsWith('@'))
    .map(({ parentPath, name }) => path.join(parentPath, name, 'package.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  expect(installed.length).toBeGreaterThan(50);
  expect(components.filter(({ licenses = [] }: { licenses?: unknown[] }) => licenses.length === 0)).toEqual(
    [],
  );
  expect(installed.filter(({ name, version }) => !listed.has(`pkg:npm/${name}@${version}`))).toEqual([]);
});

test('a release lists the packages that made it, with those of development', () => {
  const namesIn = (file: string): string[] => {
    const { components } = JSON.parse(readFileSync(path.join(release, file), 'utf8'));
    return components.map(({ name }: { name: string }) => name);
  };
  const { devDependencies } = JSON.parse(readFileSync(path.join(top, 'package.json'), 'utf8'));
  const all = new Set(namesIn('sbom-development.json'));
  expect(Object.keys(devDependencies).filter((name) => !all.has(name))).toEqual([]);
  expect(namesIn('sbom.json').filter((name) => !all.has(name))).toEqual([]);
});

test('a release contains no portal sources, tests or TypeScript', () => {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules'),
  );
  expect(files.filter((file) => /\.tsx?$|^test|src\/(portal|tools)/.test(file))).toEqual([]);
});
