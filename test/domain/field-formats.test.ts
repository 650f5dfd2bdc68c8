import { expect, test } from 'vitest';
import { amount, monetaryPrice, quantity } from '../../src/domain/decimal.ts';
import { type FieldFormat, formatWords } from '../../src/domain/feed/fields/field-format.ts';

const time = 'YYYY-MM-DDThh:mm:ss.ddddddZ, UTC';
const price = 'decimal: 18 digits, 13 after the point';
const formats: readonly (readonly [FieldFormat, string])[] = [
  [{ kind: 'time' }, time],
  [{ kind: 'price' }, `${price}; PERC and YIEL 11 and 10; BAPO 18 and 17`],
  [{ kind: 'decimal', digits: monetaryPrice, mayBeNegative: true }, price],
  [{ kind: 'decimal', digits: quantity, mayBeNegative: false }, 'decimal: 18 digits, 17 after the point'],
  [{ kind: 'decimal', digits: amount, mayBeNegative: false }, 'decimal: 18 digits, 5 after the point'],
  [{ kind: 'count' }, 'whole number'],
  [{ kind: 'currency', reason: 'is none' }, 'ISO 4217'],
  [{ kind: 'mic' }, 'ISO 10383'],
  [{ kind: 'boolean' }, 'true or false'],
  [{ kind: 'flags' }, 'codes of four characters: in CSV separated by blanks, in NDJSON a list'],
  [{ kind: 'choice', choices: ['MONE', 'PERC', 'YIEL'] }, 'MONE, PERC or YIEL'],
  [{ kind: 'choice', choices: ['B', 'A'] }, 'B or A'],
  [{ kind: 'choice', choices: ['B', 'A'], words: 'a letter' }, 'a letter'],
  [{ kind: 'code', pattern: /^x$/, reason: 'is none', words: 'an x' }, 'an x'],
  [{ kind: 'text', longest: 40 }, 'text'],
];

test.each(formats)('the data format guide describes %o as: %s', (format, words) => {
  expect(formatWords(format)).toBe(words);
});
