import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { flowChannel } from '../../src/portal/inspect/told-moment.ts';
import { launchBrowser } from './browser.ts';

const origin = inject('origin');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Script = {
  readonly name: string;
  readonly brotli: number;
  readonly text: string;
};

const mark = /<meta name="daylight-flows"[^>]*>/;

/**
 * Every script that a visitor's browser fetches until the page is idle, compressed with brotli. The sandbox's mark is
 * removed, so that the page loads what it would in production.
 */
async function load(path: string): Promise<Script[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const fetched: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.push(response);
  });
  await page.route(`${origin}${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toMatch(mark);
    await route.fulfill({ response, body: html.replace(mark, '') });
  });
  await page.goto(`${origin}${path}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    fetched.map(async (response) => {
      const text = await response.text();
      const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
      return { name: new URL(response.url()).pathname.replace('/assets/', ''), brotli, text };
    }),
  );
  await context.close();
  return scripts;
}

const loaded = new Map<string, Promise<Script[]>>();

/** The same, cached for a page that was loaded before. */
function scriptsOf(path: string): Promise<Script[]> {
  const scripts = loaded.get(path) ?? load(path);
  loaded.set(path, scripts);
  return scripts;
}

describe('speed is a feature', () => {
  test.each([
    ['/home', 150_000],
    ['/login', 180_000],
    ['/register', 180_000],
  ])('the first load of %s is under %i bytes of JavaScript (brotli)', async (path, limit) => {
    const scripts = await scriptsOf(path);
    const total = scripts.reduce((sum, script) => sum + script.brotli, 0);
    const rows = scripts.map(
      (script) => `${(script.brotli / 1000).toFixed(1).padStart(7)} kB  ${script.name}`,
    );
    console.log([`${path}: ${(total / 1000).toFixed(1)} kB`, ...rows].join('\n'));
    expect(total).toBeLessThan(limit);
    expect(total).toBeGreaterThan(10_000);
  });

  test('the Data Grid, the phone metadata and the flow inspection are loaded only where they are used', async () => {
    for (const path of ['/home', '/login?inspect', '/register']) {
      for (const script of await scriptsOf(path)) {
        expect(script.text.includes('MuiDataGrid'), script.name).toBe(false);
        expect(script.text.includes('country_calling_codes'), script.name).toBe(false);
        expect(script.text.includes(flowChannel), script.name).toBe(false);
      }
    }
  });
});
