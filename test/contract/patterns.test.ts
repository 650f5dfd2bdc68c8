import { expect, it } from 'vitest';
import { type Json, readDocument, readDocumentText } from '../../src/contract/document.ts';

it('a text that ends in a question mark is in quotes within braces, where PyYAML cannot read it otherwise', () => {
  expect(readDocumentText()).not.toMatch(/\? *[},]/);
});

/** Every pattern of a part of the contract; the texts of `x-message` have names of keywords too. */
function patternsIn(part: Json): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'x-message') return [];
    return key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value);
  });
}

const allCharacters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

/**
 * Parts of a pattern that repeat without limit and that might read the same text in several ways, of which a matcher
 * that goes back tries all: their number doubles with each character. There is one way only if each repetition begins
 * with characters that its rest does not have, as in `([.-]+[a-z]+)*`.
 */
function ambiguousRepeats(pattern: string): readonly string[] {
  const endless = String.raw`(?:[*+]|\{\d+,\})`;
  const closed = pattern.match(new RegExp(String.raw`\)${endless}`, 'g')) ?? [];
  const simple = [...pattern.matchAll(new RegExp(String.raw`\(([^()]*)\)${endless}`, 'g'))];
  const unclear = simple.filter(([, body = '']) => {
    const parts = /^(\[[^\]]+\]|[,;])\+?(\[[^\]]+\])(?:\+|\{\d+\})$/.exec(body);
    if (!parts) return true;
    const [first, rest] = [1, 2].map((at) => new RegExp(`^${parts[at]}$`, 'u'));
    return allCharacters.some((character) => first?.test(character) && rest?.test(character));
  });
  return [...(closed.length === simple.length ? [] : [pattern]), ...unclear.map(([part]) => part)];
}

it('A 5: no pattern of the contract can take a time that doubles with each character', () => {
  const patterns = patternsIn(readDocument());
  expect(patterns.filter((pattern) => pattern.includes(')*')).length).toBeGreaterThan(3);
  expect(patterns.flatMap(ambiguousRepeats)).toEqual([]);
});

it.each(['^([a-z]+)*$', '^(a|a)*$', '^([.-]+[a-z-]+)*$', '^([a-z]?[a-z]+){2,}$', '^(([a-z]+,)+x)*$'])(
  'a pattern such as %s would be found',
  (pattern) => expect(ambiguousRepeats(pattern)).not.toEqual([]),
);
