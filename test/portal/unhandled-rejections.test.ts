import { expect, test, vi } from 'vitest';
import { warnOfUnhandledRejections } from '../../src/portal/browser/unhandled-rejections.ts';

test('A 4.9: an unhandled rejection is logged as a warning and not as an error', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warnOfUnhandledRejections();
  const reason = new Error('nobody listened');
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

  dispatchEvent(rejection);

  expect(rejection.defaultPrevented).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith('A promise was rejected and nobody listened:', reason);
});
