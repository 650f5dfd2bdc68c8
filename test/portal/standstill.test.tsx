import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStandstill } from '../../src/portal/hooks/use-standstill.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Download = { file: string | null; received: number };
const begun: Download = { file: 'a', received: 0 };

test('a download that stalls says so until it continues or ends', () => {
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const { result, rerender } = renderHook(({ file, received }: Download) => useStandstill(file, received), {
    initialProps: begun,
  });
  pass(14_999);
  rerender({ file: 'a', received: 5 });
  pass(14_999);
  expect(result.current).toBeNull();
  pass(1);
  expect(result.current).toBe('No data for 15 seconds: you can wait or cancel.');
  rerender({ file: 'a', received: 6 });
  expect(result.current).toBeNull();
  pass(15_000);
  rerender({ file: null, received: 6 });
  expect(result.current).toBeNull();
});

test('the next file does not begin with the stall of the one before', () => {
  const { result, rerender } = renderHook(({ file, received }: Download) => useStandstill(file, received), {
    initialProps: begun,
  });
  act(() => void vi.advanceTimersByTime(15_000));
  expect(result.current).not.toBeNull();
  rerender({ file: 'b', received: 0 });
  expect(result.current).toBeNull();
});
