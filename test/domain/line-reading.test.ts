import { expect, test } from 'vitest';
import { quantity } from '../../src/domain/decimal.ts';
import {
  type Fault,
  readAmount,
  readChoice,
  readDecimal,
  readMatching,
  readText,
  readTimestamp,
  shownText,
} from '../../src/domain/feed/line-reading.ts';

type Read = (line: { readonly a: unknown }, faults: Fault[]) => string | null;

const readers: readonly (readonly [name: string, read: Read])[] = [
  ['text', (line, faults) => readText(line, 'a', faults)],
  ['decimal', (line, faults) => readDecimal(line, 'a', quantity, faults)],
  ['amount', (line, faults) => readAmount(line, 'a', quantity, faults)],
  ['timestamp', (line, faults) => readTimestamp(line, 'a', faults)],
  ['choice', (line, faults) => readChoice(line, 'a', ['7'], faults)],
  ['code', (line, faults) => readMatching(line, 'a', (text) => /^7/.test(text), 'is no code', faults)],
];

test.each(readers)(
  'what is no text is refused where a %s is expected, since its digits may be lost',
  (_, read) => {
    for (const a of [7, 7.5, true, ['7'], ['2026-11-20T14:32:07.123456Z'], {}]) {
      const faults: Fault[] = [];
      expect(read({ a }, faults)).toBeNull();
      expect(faults).toEqual([{ field: 'a', reason: 'must be text in quotes, so that no digit is lost' }]);
    }
  },
);

test.each(readers)('a %s that is absent, null or empty is no fault', (_, read) => {
  for (const line of [{ a: undefined }, { a: null }, { a: '' }]) {
    const faults: Fault[] = [];
    expect(read(line, faults)).toBeNull();
    expect(faults).toEqual([]);
  }
});

test.each([
  ['colour', 6, 'colour'],
  ['colours', 6, 'colour…'],
  ['a\u001b[2J\u009b\nb', 60, 'a\ufffd[2J\ufffd\ufffdb'],
  ['\u{1f600}', 1, '\ufffd…'],
  ['Größe 4¼ % 学校', 60, 'Größe 4¼ % 学校'],
])('%j of a file, at most %i characters of it, is shown as %j', (text, longest, shown) => {
  expect(shownText(text, longest)).toBe(shown);
});
