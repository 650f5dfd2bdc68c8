import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { compareAddress, seriesOfView } from '../../../src/domain/compare/comparison.ts';
import { makePublisherKey } from '../../../src/server/publishers/publisher-keys.ts';
import { launchBrowser } from '../../journeys/browser.ts';
import { dataDir, origin } from '../../journeys/own-program.ts';
import { demo, signIn, whereIs } from '../../journeys/page-actions.ts';
import { watchPolicy } from '../../journeys/policy.ts';
import { openStored } from '../../journeys/stored.ts';
import { readParquet } from '../../read-parquet.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let reports: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  reports = watchPolicy(page);
});
afterEach(async () => {
  expect(reports).toEqual([]);
  await context.close();
});
afterAll(() => browser.close());

/** Opens a call in the documentation by its operation's name, at the page's former address. */
async function open(tag: string, operationId: string) {
  await page.goto('about:blank');
  await page.goto(`${origin}/api-docs#/${tag}/${operationId}`);
  const call = page.locator(`#${operationId}`);
  await call.getByRole('heading', { name: 'Answers', exact: true }).waitFor();
  return call;
}

test('a visitor can read every call but is not offered to try any', async () => {
  const call = await open('Session', 'logout');
  expect(await page.getByText('X-XSRF-TOKEN').count()).toBeGreaterThan(0);
  expect(await call.getByText('for anybody').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Try it' }).count()).toBe(0);
  await page.getByRole('heading', { name: 'RegistrationForm' }).waitFor();

  // In the system's colour scheme, like every page.
  const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  const [light, dark] = ['rgb(251, 250, 247)', 'rgb(15, 22, 28)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(light);
});

test('a signed-in person can try calls, even those that need the XSRF pair', async () => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Login', { exact: true }).fill(demo.login);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login' && !url.pathname.startsWith('/auth'));

  const userInfo = await open('Session', 'getUserInfo');
  await userInfo.getByRole('button', { name: 'Try it' }).click();
  await userInfo.getByRole('region', { name: 'Answer' }).getByText(demo.login).waitFor();

  const call = await open('Session', 'logout');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await call.getByRole('button', { name: 'Try it' }).click();
  const { 'x-requested-with': by, 'x-xsrf-token': token } = await (await sent).allHeaders();
  expect([by, token?.length]).toEqual(['XMLHttpRequest', expect.any(Number)]);
  expect((await (await sent).response())?.status()).toBe(204);
});

const run = promisify(execFile);

/** The Parquet file that a code sample saves has the rows of the chosen instrument. */
async function runParquet(at: string, key: string, instrument: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-samples-'));
  try {
    await page.goto('about:blank');
    await page.goto(`${origin}${at}`);
    const samples = page.getByRole('region', { name: 'In code' });
    await expect.poll(() => samples.locator('pre').textContent()).toContain(instrument);
    await page.locator('#getHistory').getByRole('button', { name: 'parquet' }).click();
    await samples.getByRole('button', { name: 'Python' }).click();
    await expect.poll(() => samples.locator('pre').textContent()).toContain('history.parquet');
    const code = (await samples.locator('pre').textContent()) ?? '';
    await run('python3', ['-c', code], { cwd: folder, env: { PATH: process.env.PATH, DAYLIGHT_KEY: key } });
    const { types, rows } = await readParquet(readFileSync(path.join(folder, 'history.parquet')));
    expect(types).toMatchObject({ instrumentId: 'VARCHAR', price: 'DECIMAL(38,17)' });
    // There may be no rows shortly after midnight.
    expect(rows.filter(({ instrumentId }) => instrumentId !== instrument)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const programs = [
  ['curl', 'sh', ['-c']],
  // Without types it is JavaScript too.
  ['TypeScript', process.execPath, ['--input-type=module', '-e']],
  ['Python', 'python3', ['-c']],
] as const;

/** Runs the samples of the open call, once they name what they are about. @returns their outputs by language */
async function runSamples(about: string, key: string, cwd?: string): Promise<readonly [string, string][]> {
  const samples = page.getByRole('region', { name: 'In code' });
  const outputs: [string, string][] = [];
  for (const [language, program, given] of programs) {
    await samples.getByRole('button', { name: language }).click();
    await expect.poll(() => samples.locator('pre').textContent()).toContain(about);
    const code = (await samples.locator('pre').textContent()) ?? '';
    const env = { PATH: process.env.PATH, DAYLIGHT_KEY: key };
    outputs.push([language, (await run(program, [...given, code], { env, cwd })).stdout]);
  }
  return outputs;
}

/** The code sample of the stream prints an event as it comes, and never ends. */
async function runStreams(at: string, key: string, instrument: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${origin}${at}`);
  const samples = page.getByRole('region', { name: 'In code' });
  const env = { PATH: process.env.PATH, DAYLIGHT_KEY: key };
  for (const [language, program, given] of programs) {
    await samples.getByRole('button', { name: language }).click();
    await expect.poll(() => samples.locator('pre').textContent()).toContain(instrument);
    const code = (await samples.locator('pre').textContent()) ?? '';
    const running = spawn(program, [...given, language === 'curl' ? `exec ${code}` : code], { env });
    let output = '';
    running.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    try {
      await expect.poll(() => output, { message: language }).toContain('event: opened');
    } finally {
      running.kill('SIGKILL');
    }
  }
}

type MadeKey = { readonly text: string; readonly key: { readonly id: string } };

/** Makes an API key of the person signed in. */
function makeKey(): Promise<MadeKey> {
  return page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/api/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ name: 'Samples', days: 1 }),
    });
    return (await answer.json()) as MadeKey;
  });
}

async function revokeKey({ key }: MadeKey): Promise<void> {
  await page.evaluate(async (id) => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/api/keys/revoke', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ id }),
    });
  }, key.id);
}

test('B 10: a view leads to its call in code with the choices filled in, and runs in each language', async () => {
  await signIn(page, origin);
  const chosen = await whereIs(page, origin, 'trade', 'Trades');
  const made = await makeKey();
  await page.goto(`${origin}/data-viewing/trade?${new URLSearchParams(chosen)}`);
  await page.getByRole('link', { name: 'Use in code' }).click();
  for (const [language, stdout] of await runSamples(chosen.instrument, made.text)) {
    expect(stdout, language).toContain(chosen.instrument);
    expect(stdout, language).toContain('trade-disp');
  }
  await runParquet(`/api-docs?${new URLSearchParams(chosen)}#/Feed/getHistory`, made.text, chosen.instrument);
  await runStreams(
    `/api-docs?${new URLSearchParams(chosen)}#/Feed/streamFeedData`,
    made.text,
    chosen.instrument,
  );
  // The owner enters the key elsewhere: neither the page nor the address has it.
  expect((await page.content()) + page.url()).not.toContain(made.text);
  await revokeKey(made);
});

test('B 10: each series of a comparison leads to its call in code, with its period, and runs in each language', async () => {
  await signIn(page, origin);
  const chosen = await whereIs(page, origin, 'trade', 'Trades');
  const made = await makeKey();
  const series = [seriesOfView(`?${new URLSearchParams(chosen)}`)];
  await page.goto(`${origin}${compareAddress({ series, period: { last: '1h' } })}`);
  await page.getByRole('link', { name: /^Use in code: A, / }).click();
  for (const [language, stdout] of await runSamples(chosen.instrument, made.text)) {
    expect(stdout, language).toContain(chosen.instrument);
    const [, from = '', to = ''] = /From\W+([\d:T-]+).*?To\W+([\d:T-]+)/s.exec(stdout) ?? [];
    // A delayed reader's period ends earlier.
    expect([from < to, Date.parse(to) - Date.parse(from) <= 3_600_000], language).toEqual([true, true]);
  }
  await revokeKey(made);
});

test('B 10: a publisher sends a file as the samples of the call say, in each language', async () => {
  await signIn(page, origin);
  const { tv } = await whereIs(page, origin, 'trade', 'Trades');
  const from = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const asked = new URLSearchParams({ datatype: 'trade', tv, from, format: 'csv', limit: '5' });
  const history = await page.request.get(`${origin}/api/history?${asked}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'daylight-samples-'));
  const stored = await openStored(dataDir);
  try {
    // Rows that are published already: the market of the other journeys stays as it is. What came after a report, as the
    // last two columns of a history say, is not in the file of its publisher.
    const lines = (await history.text()).split('\n').map((line) => line.replace(/,[^,]*,[^,]*$/, ''));
    writeFileSync(path.join(folder, 'trades.csv'), lines.join('\n'));
    const { text, id } = await stored.pool.transaction((client) =>
      makePublisherKey(client, { name: 'Samples', venues: [tv], days: 1 }, new Date()),
    );
    const samples = (await open('Publish', 'publishFile')).getByRole('region', { name: 'In code' });
    await samples.getByRole('button', { name: 'application/x-ndjson' }).click();
    expect(await samples.locator('pre').textContent()).toMatch(/application\/x-ndjson[\s\S]*trades\.ndjson/);
    await samples.getByRole('button', { name: 'text/csv' }).click();
    for (const [language, stdout] of await runSamples('trades.csv', text, folder))
      expect(stdout, language).toMatch(/lines\W+5\b[\s\S]*added\W+0\b[\s\S]*known\W+5\b/);
    expect((await page.content()) + page.url()).not.toContain(text);
    await stored.pool.query('DELETE FROM publisher_keys WHERE id = $1', [id]);
  } finally {
    await stored.close();
    rmSync(folder, { recursive: true });
  }
});
