import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A person's interactions, each a press or a line typed, as one is counted by the words for it. */
export class Hand {
  readonly page: Page;
  readonly #origin: string;
  readonly done: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  async open(address: string): Promise<void> {
    this.done.push(`open ${address}`);
    await this.page.goto(this.#origin + address);
  }

  async click(what: Locator): Promise<void> {
    this.done.push(`click ${what}`);
    await what.click();
  }

  async press(key: string): Promise<void> {
    this.done.push(`press ${key}`);
    await this.page.keyboard.press(key);
  }

  /** Types a text where the focus is, and Enter behind it. */
  async enter(text: string): Promise<void> {
    this.done.push(`type ${text}, Enter`);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  async type(what: Locator, text: string): Promise<void> {
    this.done.push(`type ${text}`);
    await what.fill(text);
  }

  expectAtMost(most: number): void {
    expect(this.done.length, this.done.join('; ')).toBeLessThanOrEqual(most);
  }
}
