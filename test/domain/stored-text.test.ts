import { expect, test } from 'vitest';
import { storedText } from '../../src/domain/stored-text.ts';

test.each([
  ['  My   gilts  at LCH ', 'My gilts at LCH'],
  ['Gilts', 'Gilts'],
  ['\u3000My\u00a0 \u2003gilts\u00a0', 'My gilts'],
  ['e\u0301clair', '\u00e9clair'],
  // Control characters are told, not hidden.
  ['a\t\tb', 'a\t\tb'],
])('%j is stored as %j, so that texts that look the same are the same', (typed, stored) => {
  expect(storedText(typed)).toBe(stored);
});
