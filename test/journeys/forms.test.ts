import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';

const origin = inject('origin');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => page.context().close());
afterAll(() => browser.close());

async function open(path: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  await page.goto(`${origin}${path}`);
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const dropDown = (name: string) => page.getByRole('combobox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const isFocused = (element: Locator) => element.evaluate((found) => found === document.activeElement);

describe('A 4.6: question and answer step back when they are left, and not before', () => {
  test('a security answer that was left too early is taken whole when it is typed on', async () => {
    await open('/register');
    const answer = box('Security answer');
    await answer.focus();
    await page.keyboard.type('Re');
    await page.keyboard.press('Tab');
    await page.getByText('The security question answer must be at least 4 characters in length').waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(answer)).toBe(true);
    await page.keyboard.press('End');
    for (const letter of 'x the dog') {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      expect(await isFocused(answer)).toBe(true);
    }
    expect(await answer.inputValue()).toBe('Rex the dog');
    await page.keyboard.press('Tab');
    await button('Change security answer').waitFor();
  });

  test('a window that loses the focus leaves no field: the answer can be typed on', async () => {
    await open('/register');
    const answer = box('Security answer');
    await answer.focus();
    await page.keyboard.type('Rexi');
    // What a browser tells when another window comes to the front: the box keeps its focus in the document.
    await answer.evaluate((element) => {
      element.dispatchEvent(new FocusEvent('blur'));
      element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    await page.keyboard.type(' the dog');
    expect(await answer.inputValue()).toBe('Rexi the dog');
  });

  test('a question chosen by keyboard can be chosen again until it is left', async () => {
    await open('/register');
    const question = dropDown('Security question');
    await question.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(question)).toBe(true);
    for (const pet of ['What was the name of your first pet?', 'In which town were you born?']) {
      await question.fill(pet);
      await page.keyboard.press('Enter');
      expect(await question.inputValue()).toBe(pet);
      expect(await isFocused(question)).toBe(true);
    }
    await page.keyboard.press('Tab');
    await button('Change security question').waitFor();
    expect(await isFocused(box('Security answer'))).toBe(true);
  });
});
