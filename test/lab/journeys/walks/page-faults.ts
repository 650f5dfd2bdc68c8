import { AxeBuilder } from '@axe-core/playwright';
import type { ConsoleMessage, Page } from 'playwright-core';
import { pagePaths } from '../../../../src/domain/page-paths.ts';
import { has, isSignedIn, type Screen, says } from './screen.ts';
import type { Truth } from './truth.ts';

/**
 * Expected console messages: the portal's about a failed step, and the browser's about failed calls and lazily loaded
 * parts.
 */
const expected =
  /^(Failed to load resource|Payment not |The payment script did not load|(A page failed while drawing: )?TypeError: Failed to fetch)/;
const isExpected = (message: ConsoleMessage): boolean => expected.test(message.text());

/** Collects unexpected console messages in `faults`. */
export function watchConsole(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`A 8: nothing is left uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' ? !isExpected(message) : /nobody listened/.test(message.text());
    if (isBad) faults.push(`A 8: the console is clean: ${message.text()}`);
  });
}

const paidText = 'Your payment has been received';
const closed = [pagePaths.myAccount, pagePaths.dataSelect, pagePaths.dataView, pagePaths.sliceFiles];
const nameless = /^\s*- (button|link|checkbox|textbox|combobox)( \[[^\]]*\])*:?$/;

/** What must hold for any page at any moment. */
export function faultsOn(screen: Screen, isCharging: boolean): string[] {
  const faults: string[] = [];
  if (screen.dialogs > 1) faults.push('A 4.4: never two dialogs');
  if (isCharging && has(screen, 'button', 'Cancel payment'))
    faults.push('decisions.md Money: nothing is cancelled while it is being charged');
  for (const line of screen.lines)
    if (nameless.test(line)) faults.push(`A 2.3: every control has a name: ${line.trim()}`);
  return faults;
}

/** What must hold once a page has settled. */
export function settledFaultsOn(screen: Screen, hadNoSession: boolean, isOffline: boolean): string[] {
  const faults: string[] = [];
  const hold = (text: string, holds: boolean): void => {
    if (!holds) faults.push(text);
  };
  hold('A 4.1: a 401 anywhere makes a visitor', !hadNoSession || !isSignedIn(screen));
  hold(
    'A 2.2: a visitor is on no account page',
    // Nothing behind a dialog is read out.
    isSignedIn(screen) || screen.dialogs > 0 || !closed.some((path) => screen.path.startsWith(path)),
  );
  const isOpen = !says(screen, 'Service is temporarily unavailable');
  hold(
    'A 2.3: a page has one main part and one heading of the first level',
    screen.dialogs > 0 ||
      (screen.lines.filter((line) => /^\s*- main\b/.test(line)).length === 1 &&
        screen.lines.filter((line) => line.includes('[level=1]')).length === 1),
  );
  hold(
    'A 8: a lost network is reported',
    !isOpen || says(screen, 'You are offline') === isOffline || screen.dialogs > 0,
  );
  return faults;
}

/** A dialog that reports a payment as paid means the last purchase. */
export const claimsPayment = (screen: Screen | null): boolean =>
  screen !== null && screen.dialogs > 0 && says(screen, paidText);

const isOpenPurchase = (state: string): boolean => ['uncompleted', 'executing', 'pending'].includes(state);

/** The differences between a page of the account that has just been loaded and the truth. */
export function differences(screen: Screen, truth: Truth): string[] {
  if (!isSignedIn(screen) || screen.dialogs > 0 || screen.path !== pagePaths.subscriptions) return [];
  // A page that failed to load reports that and shows no data.
  if (!has(screen, 'checkbox', 'Delayed orders, IOTF')) return [];
  const faults: string[] = [];
  const differs = (text: string): void => {
    faults.push(`B 2: a page that was just loaded agrees with what is stored: ${text}`);
  };
  const due = truth.purchases.find(({ state }) => isOpenPurchase(state));
  if (says(screen, 'region "Uncompleted payment"') !== (due !== undefined))
    differs(`an uncompleted payment ${due ? 'exists but is not shown' : 'is shown but does not exist'}`);
  if (due && !says(screen, `paragraph: $${due.price}`)) differs(`the amount due is $${due.price}`);
  if (has(screen, 'button', 'Cancel payment') && due && due.state !== 'uncompleted')
    differs(`a payment that is ${due.state} can be cancelled`);
  const chosen = screen.controls
    .filter(({ role, isChecked, name }) => role === 'checkbox' && isChecked && /^[^,]+, [A-Z]{4}$/.test(name))
    .map(({ name }) => name)
    .sort();
  if (chosen.join() !== truth.chosen.join())
    differs(`stored is ${truth.chosen.join('; ')}, shown is ${chosen.join('; ')}`);
  const receipts = truth.purchases.flatMap((purchase) => purchase.receipts);
  for (const number of receipts) if (!says(screen, number)) differs(`the receipt ${number} is missing`);
  return faults;
}

/** Rules for the page's structure; colours are checked where flows are walked. */
const structure = [
  'aria-allowed-attr',
  'aria-hidden-focus',
  'aria-required-children',
  'aria-required-parent',
  'aria-roles',
  'aria-valid-attr-value',
  'button-name',
  'duplicate-id-aria',
  'heading-order',
  'label',
  'landmark-unique',
  'link-name',
  'list',
  'listitem',
  'nested-interactive',
  'region',
];

export async function structureFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withRules(structure);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `A 2.3: ${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
}
