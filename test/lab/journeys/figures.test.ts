import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../journeys/browser.ts';
import { origin } from '../../journeys/own-program.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
});
afterAll(() => browser.close());

/** The width of each of these characters as drawn, in pixels at font size 100. */
const widthsOf = (selector: string, characters: string): Promise<number[]> =>
  page.evaluate(
    ({ selector, characters }) => {
      const found: number[] = [];
      for (const element of document.querySelectorAll(selector)) {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          if (node.parentElement?.closest('.mono')) continue;
          [...(node.textContent ?? '')].forEach((character, place) => {
            if (!characters.includes(character)) return;
            const range = document.createRange();
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            const { width } = range.getBoundingClientRect();
            if (width > 0) found.push(Math.round((width * 100) / size));
          });
        }
      }
      return found;
    },
    { selector, characters },
  );

/** The width of a character in plain text of that size, for comparison with a table's. */
const plainly = (character: string, size: string): Promise<number> =>
  page.evaluate(
    ({ character, size }) => {
      const probe = document.createElement('span');
      probe.style.fontSize = size;
      probe.textContent = character;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return Math.round((width * 100) / Number.parseFloat(size));
    },
    { character, size },
  );

describe('the widths of figures and hyphens', () => {
  test('a hyphen in a table is as wide as in any other text', async () => {
    await page.goto(`${origin}/transparency-data`);
    // The table is there before its rows.
    await page
      .getByRole('table', { name: 'Trading venues' })
      .getByRole('cell', { name: '-' })
      .first()
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
    const widths = new Set(await widthsOf('table', '-'));
    expect([...widths]).toEqual([await plainly('-', '13px')]);
  });

  test('digits in aligned numbers all have the same width', async () => {
    await page.goto(`${origin}/register`);
    await page.getByRole('complementary', { name: 'Fees' }).waitFor();
    await page.evaluate(() => {
      const every = document.createElement('p');
      every.className = 'figures every-digit';
      every.textContent = '0123456789';
      document.body.append(every);
    });
    await page.evaluate(() => document.fonts.ready);
    const widths = await widthsOf('.every-digit', '0123456789');
    expect(widths).toHaveLength(10);
    expect(new Set(widths).size).toBe(1);
  });
});
