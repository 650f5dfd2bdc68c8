import { expect, test } from 'vitest';
import { cyclesBelow } from './cycles.ts';

test('no file imports itself through others', () => {
  expect(cyclesBelow(['src', 'machines', 'test'])).toEqual([]);
});
