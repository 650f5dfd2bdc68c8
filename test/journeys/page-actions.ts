import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A person's actions in the portal, by the words on the screen. */
export const demo = { login: 'analyst@daylight.example', password: 'Sunrise2026' } as const;

type Account = { readonly login: string; readonly password: string };

async function giveAccount(page: Page, origin: string, { login, password }: Account): Promise<void> {
  if (!page.url().startsWith(`${origin}/login`)) await page.goto(`${origin}/login`);
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const isInside = (page: Page): Promise<void> =>
  page.waitForURL((url) => !url.pathname.startsWith('/login') && !url.pathname.startsWith('/auth/'));

export async function signIn(page: Page, origin: string, account: Account = demo): Promise<void> {
  await giveAccount(page, origin, account);
  await isInside(page);
}

/** Signs in with the code that the device of the sandbox shows. */
export async function signInWithCode(page: Page, origin: string, account: Account): Promise<void> {
  await giveAccount(page, origin, account);
  const field = page.getByLabel('Code', { exact: true });
  await field.waitFor();
  const shown = await (await page.request.get(`${origin}/sandbox/factor`)).text();
  await field.fill(/class="amount code">(\d+)</.exec(shown)?.[1] ?? '');
  await field.press('Enter');
  await isInside(page);
}

export const levels = [
  ['datatype', 'Data type'],
  ['tv', 'Trading venue'],
  ['assetclass', 'Asset class'],
  ['subassetclass', 'Sub-asset class'],
  ['instrument', 'Instrument'],
  ['instrumentmic', 'Segment MIC'],
  ['ordertype', 'Order type'],
] as const;

type Level = (typeof levels)[number][0];
export type Choices = Record<Level, string>;

/** Chooses an option of a drop-down by its label, once it is enabled. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await expect.poll(() => box.isEnabled()).toBe(true);
  await box.click();
  if (label === 'Instrument') await box.fill(option);
  await page.getByRole('option').filter({ hasText: option }).first().click();
}

type Lists = Partial<Record<string, unknown>>;

/** The choices that lead to that order type, found by requesting the lists in turn. */
export async function whereIs(
  page: Page,
  origin: string,
  datatype: string,
  ordertype: string,
): Promise<Choices> {
  const ask = async (list: string, query: Partial<Choices>): Promise<string[]> => {
    const answer = await page.request.get(
      `${origin}/api/subscription/feed/${list}?${new URLSearchParams(query)}`,
      {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      },
    );
    expect(answer.status(), list).toBe(200);
    const lists: Lists = await answer.json();
    const rows = lists[list];
    if (!Array.isArray(rows)) throw new Error(`${list} answers no list`);
    return rows.map((row: unknown) => {
      if (typeof row === 'string') return row;
      const record = row as { MIC?: string; InstrumentID?: string };
      return record.MIC ?? record.InstrumentID ?? '';
    });
  };
  for (const tv of await ask('tvlist', { datatype })) {
    for (const assetclass of await ask('assetclasslist', { datatype, tv })) {
      for (const subassetclass of await ask('subassetclasslist', { datatype, tv, assetclass })) {
        const above = { datatype, tv, assetclass, subassetclass };
        for (const instrument of (await ask('instrumentlist', above)).slice(0, 3)) {
          for (const instrumentmic of await ask('miclist', { ...above, instrument })) {
            const types = await ask('ordertypelist', { ...above, instrument, instrumentmic });
            if (types.includes(ordertype)) return { ...above, instrument, instrumentmic, ordertype };
          }
        }
      }
    }
  }
  throw new Error(`nobody publishes ${ordertype}`);
}
