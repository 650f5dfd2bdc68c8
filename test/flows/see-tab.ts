import { act } from '@testing-library/react';

/** Hides the tab of a rendered page, or shows it. */
export async function seeTab(isHidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}
