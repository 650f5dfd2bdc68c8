import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { codeMissingText } from '../../src/portal/browser/load-code.ts';
import { allAtNight, atNight, firstOf } from '../whole.ts';
import { openPage, ownBrowser } from './browser.ts';
import { origin } from './own-program.ts';
import { signIn } from './page-actions.ts';
import { beSignedIn } from './signed-in.ts';

let page: Page;

async function open(path: string): Promise<void> {
  page = await openPage();
  await page.goto(`${origin}${path}`);
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const dropDown = (name: string) => page.getByRole('combobox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const isFocused = (element: Locator) => element.evaluate((found) => found === document.activeElement);
/** By name, since the box of a drop-down may be replaced by another element. */
const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('A 4.6: question and answer are hidden when they are left, and not before', () => {
  test('a security answer that was left too early can be completed', async () => {
    await open('/register');
    const answer = box('Security answer');
    await answer.focus();
    await page.keyboard.type('Re');
    await page.keyboard.press('Tab');
    await page.getByText('The security question answer must be at least 4 characters in length').waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(answer)).toBe(true);
    await page.keyboard.press('End');
    for (const key of 'x the dog') {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      expect(await isFocused(answer)).toBe(true);
    }
    expect(await answer.inputValue()).toBe('Rex the dog');
    await page.keyboard.press('Tab');
    await button('Change security answer').waitFor();
  });

  atNight('a window that loses the focus does not leave the field: typing can continue', async () => {
    await open('/register');
    const answer = box('Security answer');
    await answer.focus();
    await page.keyboard.type('Rexi');
    // The events when another window comes to the front: the box keeps its focus in the document.
    await answer.evaluate((element) => {
      element.dispatchEvent(new FocusEvent('blur'));
      element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    await page.keyboard.type(' the dog');
    expect(await answer.inputValue()).toBe('Rexi the dog');
  });

  test('a question chosen by keyboard can be changed until it is left', async () => {
    await open('/register');
    const question = dropDown('Security question');
    await question.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedField()).toBe('question');
    for (const pet of ['What was the name of your first pet?', 'In which town were you born?']) {
      await question.fill(pet);
      await page.getByRole('option', { name: pet }).waitFor();
      await page.keyboard.press('Enter');
      expect(await question.inputValue()).toBe(pet);
      expect(await focusedField()).toBe('question');
    }
    await page.keyboard.press('Tab');
    await button('Change security question').waitFor();
    expect(await isFocused(box('Security answer'))).toBe(true);
  });
});

allAtNight('drop-downs whose code is loaded at the first sign of a person', () => {
  /** The appearance of the fields: their places and styles. */
  const looks = () =>
    page.evaluate(() => {
      const place = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map((one) => Math.round(one * 10) / 10);
      };
      const drawn = ['color', 'background-color', 'font', 'padding', 'text-overflow', 'opacity', 'cursor'];
      return [...document.querySelectorAll('form input[role=combobox]')].map((input) => {
        const frame = input.parentElement;
        const button = frame?.querySelector('button:last-of-type');
        if (!frame || !button) throw new Error('no drop-down');
        const style = (element: Element) => {
          const computed = getComputedStyle(element);
          return drawn.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
        };
        const icon = button.querySelector('svg') ?? button;
        return {
          places: [frame, input, button, icon].map(place),
          box: style(input),
          button: getComputedStyle(button).color,
        };
      });
    });

  test('look the same before and after, and keep what was typed', async () => {
    page = await openPage();
    let arrive = (): void => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/drop-down-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin}/register`);
    await page.getByRole('group', { name: 'Trading venues' }).getByRole('checkbox').first().waitFor();
    const question = dropDown('Security question');
    await question.focus();
    const before = await looks();
    expect(before).toHaveLength(2);
    await page.keyboard.type('In which');
    arrive();
    await page.getByRole('option', { name: 'In which town were you born?' }).waitFor();
    expect(await looks()).toEqual(before);
    expect(await focusedField()).toBe('question');
    await page.keyboard.press('Enter');
    expect(await question.inputValue()).toBe('In which town were you born?');
    await dropDown('Country').click();
    await page.getByRole('option', { name: 'France' }).waitFor();
  });
});

describe('code that fails to load', () => {
  test('is reported with advice before anything is sent', async () => {
    await open('/login');
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.route(/\/assets\/oidc-client-ts-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
    const lost = page.waitForResponse((response) => response.status() === 404);
    await box('Login').fill('analyst@daylight.example');
    await lost;
    await page.getByLabel('Password', { exact: true }).fill('Sunrise2026');
    await button('Log in').click();
    await page.getByText(codeMissingText).first().waitFor();
    expect(paths).not.toContain('/auth/signin');
    await page.unrouteAll();
    await page.reload();
    await signIn(page, origin);
  });

  const lose = (parts: string) =>
    page.route(new RegExp(`/assets/(${parts})-`), (route) => route.fulfill({ status: 404 }));
  const didNotLoad = () => page.getByRole('alert').getByText('This page did not load');

  atNight('is reported in place of the terms, which can be asked for again', async () => {
    await open('/register');
    await lose('terms-dialog');
    for (const _ of [1, 2]) {
      await button('Read the terms of use').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(codeMissingText).waitFor();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  });

  atNight('is reported even if the dialog for messages is missing too', async () => {
    await open('/register');
    await lose('terms-dialog|alert-dialog');
    await button('Read the terms of use').click();
    const message = page.getByRole('alert').filter({ hasText: codeMissingText });
    await message.waitFor();
    await message.getByRole('button', { name: 'OK' }).click();
    await message.waitFor({ state: 'detached' });
    await button('Read the terms of use').click();
    await message.waitFor();
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await message.getByRole('button', { name: 'Load the page again' }).click();
    await loaded;
    await page.locator('#root:not([data-waiting])').waitFor();
    await button('Read the terms of use').click();
    await page.getByRole('dialog', { name: 'Terms of use' }).waitFor();
  });

  test('of a page is reported in its place, and the other pages can be opened', async () => {
    await open('/login');
    await box('Login').waitFor();
    await lose('page');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Transparency Data' }).click();
    await didNotLoad().waitFor();
    await main.getByRole('link', { name: 'Documentation' }).click();
    await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
    await page.goBack();
    await didNotLoad().waitFor();
    await page.unrouteAll();
    await button('Load the page again').click();
    await page.getByRole('heading', { name: 'Transparency Data', level: 1 }).waitFor();
    await didNotLoad().waitFor({ state: 'detached' });
  });

  atNight('of a part of My account is reported in its place, and the menu leads to the others', async () => {
    await open('/login');
    await signIn(page, origin);
    await lose('details|subscriptions|change-password|api-keys');
    await page.goto(`${origin}/my-account/details`);
    await didNotLoad().waitFor();
    for (const part of ['subscriptions', 'change-password', 'api-keys']) {
      await page.locator(`a[href="/my-account/${part}"]`).first().click();
      await page.waitForURL(`**/${part}`);
      await didNotLoad().waitFor();
    }
  });

  atNight('leaves a phone number as it was typed, and the strength of a password unknown', async () => {
    await open('/register');
    await lose('phone(?!-field)|password-strength');
    const number = box('Phone number');
    await number.fill('+442079460958');
    await number.press('Tab');
    expect(await number.inputValue()).toBe('+442079460958');
    await signIn(page, origin);
    await page.goto(`${origin}/my-account/change-password`);
    await page.getByLabel('New password', { exact: true }).fill('Horizon2026');
    await page.getByText('Strength: unknown').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

const required = 'This field is required';

/** Every form page, the field that shows an error when left, and the steps to reach it. */
const formPages: readonly {
  readonly name: string;
  readonly path: string;
  readonly signedIn?: true;
  readonly field: () => Locator;
  readonly begin?: () => Promise<void>;
}[] = [
  { name: 'login', path: '/login', field: () => box('Login') },
  {
    name: 'register',
    path: '/register',
    field: () => box('Last name'),
    // Targets are found again by index, which the venues' boxes shift when they load.
    begin: () => page.getByRole('group', { name: 'Trading venues' }).getByRole('checkbox').first().waitFor(),
  },
  { name: 'restore password', path: '/restore-password', field: () => box('Login') },
  {
    name: 'change password',
    path: '/my-account/change-password',
    signedIn: true,
    field: () => box('Current password'),
  },
  {
    name: 'details',
    path: '/my-account/details',
    signedIn: true,
    field: () => box('Last name'),
    begin: async () => {
      await button('Amend').click();
      await box('Last name').fill('');
      // It takes no press while a field is wrong.
      await expect.poll(() => button('Save').isDisabled()).toBe(true);
    },
  },
];

/** The indices of the visible targets below the field. */
function targetsBelow(field: Locator): Promise<number[]> {
  return field.evaluate((element, selector) => {
    const from = element.getBoundingClientRect().bottom;
    const main = document.querySelector('main') ?? document.body;
    return [...main.querySelectorAll<HTMLElement>(selector)].flatMap((one, index) => {
      const { top, width } = one.getBoundingClientRect();
      const isSeen = width > 0 && one.checkVisibility() && !one.closest('fieldset');
      return isSeen && top > from && !one.matches(':disabled') ? [index] : [];
    });
  }, pressable);
}

const pressable = 'a[href], button, input[type="checkbox"]';

describe('a first click is not lost to a message that appears when the field is left', () => {
  test.each(firstOf(...formPages))('on the page of $name', async ({ path, signedIn, field, begin }) => {
    await open(signedIn ? '/login' : path);
    if (signedIn) await beSignedIn({ page, origin });
    const start = async () => {
      await page.goto(`${origin}${path}`);
      await begin?.();
      await field().focus();
      // A key press, since a field that has the focus only because its page opened shows no message when left.
      await page.keyboard.press('End');
      // The key has drop-downs replace their boxes, and with them the buttons within.
      await expect.poll(() => page.locator('[role="combobox"]:not(.MuiAutocomplete-root *)').count()).toBe(0);
    };
    await start();
    const targets = await targetsBelow(field());
    expect(targets.length).toBeGreaterThan(0);
    for (const index of firstOf(...targets)) {
      await start();
      const target = page.locator('main').locator(pressable).nth(index);
      const what = await target.evaluate((element) => {
        // Playwright's own scrolling waits, and fails when the element is replaced meanwhile.
        element.scrollIntoView({ behavior: 'instant', block: 'center' });
        return element.outerHTML.slice(0, 200);
      });
      await page.evaluate(() => {
        const keep = (event: MouseEvent) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          if (event.target instanceof Element) event.target.setAttribute('data-clicked', '');
        };
        window.addEventListener('click', keep, { capture: true, once: true });
      });
      const place = await target.boundingBox();
      if (!place) throw new Error(`${what} is not drawn`);
      await page.mouse.move(place.x + place.width / 2, place.y + place.height - 3);
      await page.mouse.down();
      // Two frames, so that the effects of the press are drawn before it ends.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await page.mouse.up();
      const isClicked = await target.evaluate(
        (element) => element.hasAttribute('data-clicked') || element.querySelector('[data-clicked]') !== null,
      );
      expect(isClicked, what).toBe(true);
      // Buttons inside another field's box take no focus; all others do, and the message appears.
      if (!(await isFocused(field()))) await page.getByText(required).first().waitFor();
    }
  });
});

describe('the first field of a form page has the focus', () => {
  test.each(
    firstOf(
      ['/register', 'Email'],
      ['/login', 'Login'],
      ['/slice-register', 'Email'],
      ['/restore-password', 'Login'],
    ),
  )('%s', async (path, name) => {
    await open(path);
    await box(name).waitFor();
    await expect.poll(() => isFocused(box(name))).toBe(true);
  });

  atNight('follows a link too, and leaving the field untouched shows no message', async () => {
    await open('/login');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expect.poll(() => isFocused(box('Login'))).toBe(true);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await isFocused(box('Login'))).toBe(false);
    expect(await page.getByText(required).count()).toBe(0);
    // A field that a person has tabbed through shows it (A 4.9).
    await box('Login').focus();
    await page.keyboard.press('Tab');
    await page.getByText(required).waitFor();
  });

  atNight('a message that opens over the page and is closed leaves no field', async () => {
    await open('/restore-password/this-is-no-link');
    await page.getByRole('dialog').getByText('This link has been used or has expired.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await box('Login').getAttribute('aria-invalid')).toBe('false');
    expect(await page.getByText(required).count()).toBe(0);
  });

  test('no on-screen keyboard opens by itself on a touch screen', async () => {
    const context = await (await ownBrowser()).newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    page = await context.newPage();
    await page.goto(`${origin}/login`);
    await box('Login').waitFor();
    expect(await isFocused(box('Login'))).toBe(false);
    await context.close();
  });
});
