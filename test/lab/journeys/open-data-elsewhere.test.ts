import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../../journeys/browser.ts';
import { dataDir, origin } from '../../journeys/own-program.ts';
import { linesOf, openStored, type Stored } from '../../journeys/stored.ts';
import { freePort } from '../../server/start-program.ts';

const reader = path.resolve(import.meta.dirname, '../../../node_modules/hyparquet/src');

/** The site of somebody else, with a page without content and a reader of Parquet. */
const elsewhere = createServer(({ url = '/' }, answer) => {
  const isPage = url === '/';
  answer.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
  answer.end(isPage ? '<!doctype html>' : readFileSync(path.join(reader, path.basename(url))));
});

let stored: Stored;
let page: Page;
let site: string;

beforeAll(async () => {
  stored = await openStored(dataDir);
  const port = Number(await freePort());
  site = `http://127.0.0.1:${port}/`;
  await new Promise<void>((resolve) => elsewhere.listen(port, '127.0.0.1', resolve));
});
afterAll(async () => {
  elsewhere.close();
  await stored.close();
});
beforeEach(async () => {
  page = await openPage();
});
afterEach(() => page.context().close());

type Listed = { readonly path: string; readonly lines: number; readonly bytes: number };

/** A listed file of trades as Parquet, as soon as there is one. */
async function parquetFile(): Promise<Listed> {
  let file: Listed | undefined;
  const isListed = async (): Promise<boolean> => {
    const answer = await page.request.get(`${origin}/open-data/index.json`);
    const { files }: { files: readonly Listed[] } = answer.ok() ? await answer.json() : { files: [] };
    file = files.find((one) => one.path.includes('/trades-') && one.path.endsWith('.parquet'));
    return file !== undefined;
  };
  await expect.poll(isListed, { timeout: 90_000 }).toBe(true);
  if (!file) throw new Error('no file is listed');
  return file;
}

test('a page of another origin reads a file as Parquet by its address, in ranges', async () => {
  const { path: address, lines, bytes } = await parquetFile();
  const url = origin + address;
  const parts: number[] = [];
  page.on('response', (answer) => {
    if (answer.url() === url && answer.request().method() === 'GET') parts.push(answer.status());
  });
  await page.goto(site);
  const rows = await page.evaluate<readonly Readonly<Record<string, string>>[]>(`(async () => {
    const { asyncBufferFromUrl, parquetReadObjects } = await import('/index.js');
    const file = await asyncBufferFromUrl({ url: ${JSON.stringify(url)} });
    return parquetReadObjects({ file, columns: ['transactionID', 'venueMIC', 'instrumentId'] });
  })()`);
  expect(rows).toHaveLength(lines);
  // The same rows as CSV are kept under their own name.
  const kept = await linesOf(stored, path.basename(address, '.parquet').concat('.csv'));
  expect(rows).toEqual(
    kept.map(({ transactionID, venueMIC, instrumentId }) => ({ transactionID, venueMIC, instrumentId })),
  );
  expect(new Set(parts)).toEqual(new Set([206]));
  // An answer that names its range is readable there, the end of the file without its length too.
  const end = await page.evaluate<readonly [number, string | null, string]>(`(async () => {
    const answer = await fetch(${JSON.stringify(url)}, { headers: { range: 'bytes=${bytes - 4}-' } });
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  })()`);
  expect(end).toEqual([206, `bytes ${bytes - 4}-${bytes - 1}/${bytes}`, 'PAR1']);
});
