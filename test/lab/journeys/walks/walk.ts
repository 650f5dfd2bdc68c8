import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { pagePaths } from '../../../../src/domain/page-paths.ts';
import { usualSettings } from '../../../../src/sandbox/payment/provider.ts';
import type { Stored } from '../../../journeys/stored.ts';
import { offersIn, type Situation } from './offers.ts';
import {
  claimsPayment,
  differences,
  faultsOn,
  settledFaultsOn,
  structureFaults,
  watchConsole,
} from './page-faults.ts';
import { type Person, password, registerByCall, registerOn, withPassword } from './person.ts';
import { post } from './post.ts';
import { isSignedIn, readScreen, type Screen } from './screen.ts';
import type { Beginning, Path, Step } from './steps.ts';
import { take } from './take.ts';
import { faultsIn, readTruth, type Truth } from './truth.ts';
import { type Answered, Wire } from './wire.ts';

/** The running program and its storage. */
export type Ground = { readonly browser: Browser; readonly origin: string; readonly stored: Stored };

export type Tab = {
  readonly page: Page;
  readonly wire: Wire;
  /** Values typed into it that the service has not accepted. */
  readonly typed: Map<string, string>;
  /** Whether the typed values are on their way to the service. */
  hasSent: boolean;
  /** Whether a call has found nobody signed in, and the page has not been seen without a dialog since. */
  owesVisitor: boolean;
  screen: Screen | null;
  isFresh: boolean;
};

/** Whether this tab is waiting for a charge. */
const isTaking = ({ wire }: Tab): boolean => wire.underWay().includes('/api/payment/execute');

const moment = 40;
const patience = 10_000;
const fading = 3_000;
const longest = 45_000;
const longestAct = 8_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A walk of one person through the running program, and the rules that it broke. */
export class Walk {
  readonly taken: Step[] = [];
  readonly faults: string[] = [];
  readonly tabs: (Tab | null)[] = [];
  readonly windows: Page[] = [];
  isOffline = false;
  /** The page that opened the newest window. */
  opener: Tab | null = null;
  /** Whether any call was made or failed to be made since a step. */
  #hasAsked = false;
  /** The pending requests of the provider's windows. */
  readonly #decisions = new Set<Request>();

  readonly ground: Ground;
  readonly context: BrowserContext;
  person: Person;

  private constructor(ground: Ground, context: BrowserContext, person: Person) {
    this.ground = ground;
    this.context = context;
    this.person = person;
  }

  static async begin(ground: Ground, from: Beginning): Promise<Walk> {
    const { browser, origin, stored } = ground;
    await post(`${origin}/sandbox/payment`, usualSettings);
    await post(`${origin}/sandbox/clock`, { now: null });
    // No walk uses up another's rate limits.
    await stored.pool.query('DELETE FROM rate_limits');
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const login = `walker-${randomUUID()}@example.com`;
    if (from !== 'registering') await registerByCall(origin, login, from === 'unpaid');
    const walk = new Walk(ground, context, { login, password, accountId: '' });
    await walk.openTab(from === 'registering' ? pagePaths.register : pagePaths.login);
    const [tab] = walk.tabs;
    if (from === 'registering' && tab) await registerOn(tab.page, login);
    walk.person = await withPassword(origin, stored, login);
    if (from !== 'registering') {
      await take(walk, { does: 'signIn', tab: 0 });
      await take(walk, { does: 'visit', tab: 0, path: pagePaths.subscriptions });
    }
    await walk.#look({ does: 'signIn', tab: 0 });
    // A walk that does not start would test nothing.
    const screen = walk.tabs[0]?.screen;
    if (from !== 'registering' && !(screen && isSignedIn(screen)))
      walk.faults.push('A 4.1: a person who has signed in is signed in');
    return walk;
  }

  async openTab(path: string): Promise<void> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(longestAct);
    page.on('dialog', (dialog) => void dialog.accept());
    watchConsole(page, this.faults);
    const tab: Tab = {
      page,
      wire: await Wire.of(page),
      typed: new Map(),
      hasSent: false,
      owesVisitor: false,
      screen: null,
      isFresh: true,
    };
    this.tabs.push(tab);
    page.on('popup', (popup) => {
      this.windows.push(popup);
      popup.on('request', (request) => this.#decisions.add(request));
      popup.on('requestfinished', (request) => this.#decisions.delete(request));
      popup.on('requestfailed', (request) => this.#decisions.delete(request));
      popup.on('close', () => this.#decisions.clear());
      this.opener = tab;
    });
    await page.goto(`${this.ground.origin}${path}`).catch(() => {});
  }

  /** The newest window of the payment provider. */
  window(): Page | undefined {
    return this.windows.findLast((page) => !page.isClosed());
  }

  situation(): Situation {
    return {
      screens: this.tabs.map((tab) => tab?.screen ?? null),
      wires: this.tabs.map((tab) => tab?.wire.mode ?? 'passes'),
      isOffline: this.isOffline,
      hasWindow: this.window() !== undefined,
    };
  }

  offers() {
    return offersIn(this.situation());
  }

  async step(step: Step): Promise<void> {
    if ('tab' in step && !this.tabs[step.tab]) return;
    this.taken.push(step);
    for (const tab of this.tabs) if (tab) this.#hear(tab);
    const read = step.does === 'press' && step.control.name === 'OK' ? this.#dialogOn(step.tab) : null;
    await take(this, step);
    await this.#look(step);
    const isTold = () => 'tab' in step && this.#dialogOn(step.tab) === read;
    if (read === null || step.hasty || this.#hasAsked) return;
    // The dialog fades out.
    for (const end = performance.now() + fading; isTold() && performance.now() < end; ) await this.#settle();
    if (isTold()) this.faults.push(`A 4.4: a message that was read is gone: ${read}`);
  }

  #dialogOn(tab: number): string | null {
    return this.tabs[tab]?.screen?.lines.find((line) => /^\s*- dialog/.test(line)) ?? null;
  }

  /** Ends all disturbances, and checks that the page shows the truth. */
  async home(): Promise<void> {
    if (this.faults.length > 0) return;
    const { origin } = this.ground;
    await post(`${origin}/sandbox/payment`, usualSettings);
    await take(this, { does: 'network', isThere: true });
    for (const window of this.windows) await window.close().catch(() => {});
    for (const tab of this.tabs) await tab?.wire.set('passes');
    const last = this.tabs.findLastIndex((tab) => tab !== null);
    if (last < 0) await this.openTab(pagePaths.subscriptions);
    const at = Math.max(last, 0);
    const reload: Step = { does: 'visit', tab: at, path: pagePaths.subscriptions };
    await take(this, reload);
    await this.#settle();
    if ((this.tabs[at]?.screen?.dialogs ?? 0) > 0) {
      // One-time messages have been shown, and the page is checked without them.
      await take(this, { does: 'press', tab: at, control: { role: 'button', name: 'OK' }, how: 'key' });
      await take(this, reload);
      await this.#settle();
    }
    const screen = this.tabs[at]?.screen ?? null;
    if (screen && !screen.controls.some(({ name }) => name === 'Logout')) {
      await take(this, { does: 'signIn', tab: at });
      await take(this, reload);
      await this.#settle();
    }
    for (const tab of this.tabs) if (tab) this.#hear(tab);
    await this.#look(reload);
  }

  async end(): Promise<void> {
    await this.context.close();
  }

  truth(): Promise<Truth> {
    return readTruth(this.ground.origin, this.ground.stored, this.person);
  }

  async #look(step: Step): Promise<void> {
    if (step.hasty) {
      for (const tab of this.tabs) if (tab && !tab.page.isClosed()) tab.screen = await readScreen(tab.page);
    } else await this.#settle();
    this.#hasAsked = false;
    const before = await this.truth();
    this.faults.push(...faultsIn(before));
    for (const tab of this.tabs) if (tab) await this.#lookAt(tab, before, step);
  }

  /** The answers to a tab since the last step; accepted values may change in the boxes from then on. */
  #hear(tab: Tab): readonly Answered[] {
    const answers = tab.wire.takeAnswers();
    const isTaken = answers.some(({ method, status }) => method === 'POST' && status < 400);
    if (tab.hasSent && isTaken) {
      tab.typed.clear();
      tab.hasSent = false;
    }
    return answers;
  }

  async #lookAt(tab: Tab, truth: Truth, step: Step): Promise<void> {
    const { page, wire } = tab;
    const answers = this.#hear(tab);
    // A person who signs in knows already that nobody was signed in.
    if (step.does !== 'signIn')
      tab.owesVisitor ||= answers.some(({ status, path }) => status === 401 && path.startsWith('/api/'));
    this.#hasAsked ||= answers.length > 0 || wire.mode !== 'passes' || this.isOffline;
    const { screen } = tab;
    if (!screen || screen.path === '') return;
    const latest = truth.purchases.at(-1)?.state ?? 'none';
    if (claimsPayment(screen) && !['paid', 'refunded'].includes(latest))
      this.faults.push(`decisions.md Money: a payment that is ${latest} is never shown as paid`);
    if (step.hasty || wire.mode !== 'passes' || this.isOffline) return;
    this.faults.push(...settledFaultsOn(screen, tab.owesVisitor, this.isOffline));
    // Behind a dialog the page cannot be read.
    if (screen.dialogs === 0) tab.owesVisitor = false;
    if (tab.isFresh) this.faults.push(...(await this.#differences(tab, screen)));
    for (const [field, text] of tab.typed) {
      const box = page.getByRole('textbox', { name: field, exact: true });
      const value = await box.inputValue({ timeout: 100 }).catch(() => text);
      if (value !== text) this.faults.push(`A 4.9: what was typed stays: ${field} is ${value}`);
    }
    await this.#lookAtStructure(page, screen);
  }

  /** The differences after a reload, since a page need not show what happened elsewhere while it was loading. */
  async #differences(tab: Tab, screen: Screen): Promise<string[]> {
    tab.isFresh = false;
    if (differences(screen, await this.truth()).length === 0) return [];
    await tab.page.reload({ waitUntil: 'commit' });
    await this.#settle();
    return tab.screen ? differences(tab.screen, await this.truth()) : [];
  }

  readonly #seen = new Set<string>();
  async #lookAtStructure(page: Page, screen: Screen): Promise<void> {
    const outline = `${screen.path} ${screen.lines.filter((line) => /- (heading|region|dialog|form|alert)/.test(line)).join()}`;
    if (this.#seen.has(outline)) return;
    this.#seen.add(outline);
    this.faults.push(...(await structureFaults(page)));
  }

  /**
   * Waits until no tab has calls in progress except held ones. A page may only say that it is waiting while it has a
   * call in progress.
   */
  async #settle(): Promise<void> {
    const start = performance.now();
    let calm = 0;
    let idleSince = performance.now();
    while (calm < 2) {
      let isBusy = this.#decisions.size > 0;
      for (const tab of this.tabs) {
        if (!tab || tab.page.isClosed()) continue;
        tab.screen = await readScreen(tab.page);
        const underWay = tab.wire.underWay();
        const isAtWork = underWay.length > tab.wire.held() || tab.screen === null;
        if (tab.screen) this.faults.push(...faultsOn(tab.screen, isTaking(tab)));
        const waits = tab.wire.held() > 0 ? [] : (tab.screen?.waits ?? []);
        if (isAtWork) idleSince = performance.now();
        if (isAtWork || waits.length > 0) isBusy = true;
        if (this.faults.length > 0) return;
        if (waits.length > 0 && performance.now() - idleSince > patience)
          this.faults.push(`A 4.3: a page is busy only while a call is in progress: ${waits.join(', ')}`);
        if (performance.now() - start > longest) {
          this.faults.push(
            `A 8: a page comes to rest: ${underWay.join(', ')} ${tab.screen?.path ?? 'no page'}`,
          );
          return;
        }
      }
      calm = isBusy ? 0 : calm + 1;
      await pause(moment);
    }
  }
}

/** Takes the same walk again. */
export async function again(ground: Ground, { from, steps }: Path): Promise<Walk> {
  const walk = await Walk.begin(ground, from);
  for (const step of steps) if (walk.faults.length === 0) await walk.step(step);
  await walk.home();
  await walk.end();
  return walk;
}
