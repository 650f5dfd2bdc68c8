import { describe, expect, test } from 'vitest';
import { findHintOf, findRankOf, findTextOf, wordsOf } from '../../src/domain/feed/find-text.ts';

describe('typed text is normalised before the search', () => {
  test.each([
    ['  Vodafone   Group ', 'Vodafone Group'],
    ['U\u0308ber', '\u00dcber'],
    ['\u202eISIN\u202c\u200b', 'ISIN'],
    ['a\tb\nc', 'a b c'],
    ['\u200f \u202e', ''],
  ])('%j to %j', (typed, text) => expect(findTextOf(typed)).toBe(text));

  test('and split into its words, each once', () => {
    expect(wordsOf('A b C')).toEqual(['a', 'b', 'c']);
    expect(wordsOf('1 2 3 4 5 6 7 8 9 10 3 1')).toHaveLength(10);
  });

  test('in lower case as the database has it, letter by letter', () => {
    expect(wordsOf('TÜRKİYE ΟΡΓΑΝΙΣΜΟΣ Σ 𐐀')).toEqual(['türkiye', 'οργανισμοσ', 'σ', '𐐨']);
    expect(findRankOf({ code: 'X', description: 'TÜRKİYE İŞ' }, 'türkiye i')).toBe(2);
    expect(findRankOf({ code: 'İ', description: '' }, 'i')).toBe(0);
  });
});

test('an ISIN with a wrong check digit gives a hint', () => {
  expect(findHintOf('gb00bh4hks38')).toBe('GB00BH4HKS38 is not an ISIN: its last digit would be 9.');
  for (const text of [
    ...['GB00BH4HKS39', 'GB00BH4HKS3', 'vodafone', 'XS1002', ''],
    // With a letter or a digit more, it was not meant to be an ISIN.
    ...['XGB00BH4HKS38', 'GB00BH4HKS388', 'x'.repeat(100)],
  ])
    expect(findHintOf(text)).toBeNull();
  expect(findHintOf('x'.repeat(101))).toBe('Use at most 100 characters.');
});

test('results are ranked: whole code, start of the code, start of the name, start of a word, any part', () => {
  const rank = (code: string, description: string) => findRankOf({ code, description }, 'Abc');
  const ranks = [
    rank('ABC', 'Other'),
    rank('ABC1', 'Other'),
    rank('X', 'abc plc'),
    rank('X', 'The ABC plc'),
    rank('X', 'Xabc plc'),
    rank('XABC', 'Other'),
    rank('X', 'A b c'),
  ];
  expect(ranks).toEqual([0, 1, 2, 3, 4, 4, 5]);
});
