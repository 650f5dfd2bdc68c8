import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Accessibility including colours, in both colour schemes and at a phone's width. */
export async function expectAccessiblePage(
  page: Page,
  without: readonly ('landmark-one-main' | 'page-has-heading-one')[] = [],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // No frame has another origin, so the page itself is checked, and passed rules are not listed. Each builder
    // injects the checks twice, half a megabyte each time, and once per document is enough.
    const isThere = await page.evaluate(() => 'axe' in window);
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) }).setLegacyMode();
    // The colour schemes differ only in colours, not in what is read out.
    axe.options({ resultTypes: ['violations'] });
    if (colorScheme === 'light') axe.disableRules([...without]);
    else axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    const found = violations.map((v) => `${colorScheme} ${v.id}: ${v.nodes.map((n) => n.html).join(' · ')}`);
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  // A canvas follows the width a moment later.
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: 'nothing is cut off at 390 px' },
    )
    .toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}
