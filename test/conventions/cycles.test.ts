import { expect, test } from 'vitest';
import { cyclesBelow } from './cycles.ts';

test('no file imports itself by way of others', () => {
  expect(cyclesBelow(['src', 'machines', 'test'])).toEqual([]);
});
