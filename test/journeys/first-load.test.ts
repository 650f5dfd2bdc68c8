import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectDir } from '../server/start-program.ts';
import { ownBrowser } from './browser.ts';
import { origin } from './own-program.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await ownBrowser();
});

type Script = {
  readonly name: string;
  readonly brotli: number;
};

const assets = path.join(projectDir, 'dist/portal/assets');

/** The modules that went into a built script, by its source map; helpers of the bundler itself have none. */
function modulesOf(script: string): readonly string[] {
  const map = path.join(assets, `${script}.map`);
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
}

const sizes = new Map<string, number>();

/** The size of a script, compressed with brotli. */
async function sizeOf(name: string, response: Response): Promise<number> {
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const size = brotliCompressSync(await response.body(), { params }).length;
  sizes.set(name, size);
  return size;
}

/** Every script that a visitor's browser fetches until the page is idle. */
async function load(address: string): Promise<Script[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const fetched: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.push(response);
  });
  await page.goto(`${origin}${address}`);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    fetched.map(async (response) => {
      const name = new URL(response.url()).pathname.replace('/assets/', '');
      return { name, brotli: await sizeOf(name, response) };
    }),
  );
  await context.close();
  return scripts;
}

const loaded = new Map<string, Promise<Script[]>>();

/** The same, cached for a page that was loaded before. */
function scriptsOf(address: string): Promise<Script[]> {
  const scripts = loaded.get(address) ?? load(address);
  loaded.set(address, scripts);
  return scripts;
}

describe('speed is a feature', () => {
  test.each([
    ['/home', 170_000],
    ['/login', 190_000],
    ['/register', 205_000],
  ])('the first load of %s is under %i bytes of JavaScript (brotli)', async (address, limit) => {
    const scripts = await scriptsOf(address);
    const total = scripts.reduce((sum, script) => sum + script.brotli, 0);
    const rows = scripts.map(
      (script) => `${(script.brotli / 1000).toFixed(1).padStart(7)} kB  ${script.name}`,
    );
    console.log([`${address}: ${(total / 1000).toFixed(1)} kB`, ...rows].join('\n'));
    expect(total).toBeLessThan(limit);
    expect(total).toBeGreaterThan(10_000);
  });

  test.each([
    ['the Data Grid', '/node_modules/@mui/x-data-grid/'],
    ['the phone metadata', '/node_modules/libphonenumber-js/'],
    ['the flow inspection', '/src/portal/inspect/tell-flows.ts'],
    ['the form for filters', '/src/contract/generated/feed-filter-form.js'],
  ])('%s is loaded only where it is used', async (_, module) => {
    const hasIt = (script: string) => modulesOf(script).some((source) => source.includes(module));
    expect(
      readdirSync(assets)
        .filter((file) => file.endsWith('.js'))
        .filter(hasIt),
    ).not.toEqual([]);
    for (const address of ['/home', '/login?inspect', '/register']) {
      const names = (await scriptsOf(address)).map(({ name }) => name);
      expect(names, address).not.toEqual([]);
      expect(names.filter(hasIt), address).toEqual([]);
    }
  });
});
