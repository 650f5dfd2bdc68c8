import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStandstill } from '../../src/portal/hooks/use-standstill.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a download that stalls says so until it continues or ends', () => {
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const { result, rerender } = renderHook(({ isUnderWay, received }) => useStandstill(isUnderWay, received), {
    initialProps: { isUnderWay: true, received: 0 },
  });
  pass(14_999);
  rerender({ isUnderWay: true, received: 5 });
  pass(14_999);
  expect(result.current).toBeNull();
  pass(1);
  expect(result.current).toBe('No data for 15 seconds: you can wait or cancel.');
  rerender({ isUnderWay: true, received: 6 });
  expect(result.current).toBeNull();
  pass(15_000);
  rerender({ isUnderWay: false, received: 6 });
  expect(result.current).toBeNull();
});
