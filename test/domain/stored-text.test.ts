import { expect, test } from 'vitest';
import { hasUnshown, storedText } from '../../src/domain/stored-text.ts';

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

test.each([
  '\u202aJane',
  'Jane\u202e',
  'a\u2066b',
  'a\u2069b',
  'a\u0000b',
  'a\u2028b',
  'a\ud800b',
  'a\uffffb',
  'a\tb',
])('%j cannot be shown as it is', (text) => expect(hasUnshown(text)).toBe(true));

test.each(['Jane O’Brien', 'Zoë', 'שלום', 'a\u200fb', '李 小龍', '👩‍💻'])('%j can be shown', (text) =>
  expect(hasUnshown(text)).toBe(false),
);
