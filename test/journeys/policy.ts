import type { Page } from 'playwright-core';

/** Collects every report of the content security policy and every uncaught error; journeys expect none. */
export function watchPolicy(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      /Content Security Policy|violates the following/i.test(message.text())
    ) {
      reports.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => reports.push(`${page.url()}: ${error.message}`));
  return reports;
}
