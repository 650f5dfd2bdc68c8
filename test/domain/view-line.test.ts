import { expect, test } from 'vitest';
import { lineMark, viewLine } from '../../src/domain/feed/view-line.ts';

const parts = { code: 'DE00GSRXZW59', segment: 'ICOR', currency: 'EUR', venue: 'ICAP EU - OTF' };

test('the line of a view has code, segment, currency and venue, without what is unknown', () => {
  expect(viewLine(parts)).toBe('DE00GSRXZW59 · ICOR · EUR · ICAP EU - OTF');
  const { currency: _none, ...withoutCurrency } = parts;
  expect(viewLine(withoutCurrency)).toBe('DE00GSRXZW59 · ICOR · ICAP EU - OTF');
  expect(viewLine({ ...parts, segment: null, currency: null, venue: '' })).toBe('DE00GSRXZW59');
  expect(viewLine({ code: null, segment: null, venue: null })).toBe('');
});

test('the place of the line in a prerendered page is marked by a character that no text holds', () => {
  expect(lineMark).toMatch(/^\p{Private_Use}$/u);
});
