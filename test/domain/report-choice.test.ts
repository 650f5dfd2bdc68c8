import { describe, expect, test } from 'vitest';
import { legalTextAt, legalTextPath, legalTexts } from '../../src/domain/publishing/legal-texts.ts';
import { choiceOf, type Publisher } from '../../src/domain/publishing/publisher.ts';
import { choiceIn, downloadAddress, linkOf } from '../../src/domain/publishing/report-choice.ts';
import { termsAddress } from '../../src/domain/publishing/terms-text.ts';

const choice = {
  publisherId: 7,
  publisherType: 'IF',
  publisherName: 'A firm',
  reportDate: '2026-09-30',
  formattedDate: '30 September 2026',
} as const;

describe('B 2: the chosen report', () => {
  const report = { id: 1, date: '2026-09-30', name: '30 September 2026' };
  const older = { id: 2, date: '2026-06-30', name: '30 June 2026' };
  const publishers: readonly Publisher[] = [
    { id: 3, name: 'A venue', type: 'TV', mic: 'ICPM', reports: [{ ...report, id: 9 }] },
    { id: 7, name: 'A firm', type: 'IF', mic: null, reports: [older, report] },
  ];

  test('is the first matching report of the given publisher', () => {
    expect(choiceOf(publishers, 7, ({ date }) => date === report.date)).toEqual(choice);
    expect(choiceOf(publishers, 7, () => true)?.reportDate).toBe(older.date);
    expect(choiceOf(publishers, 3, () => true)?.publisherType).toBe('TV');
  });
  test('is null for an unknown publisher or report', () => {
    expect(choiceOf(publishers, 8, () => true)).toBeNull();
    expect(choiceOf(publishers, 7, () => false)).toBeNull();
  });

  test('is read back from navigation state, and from nothing else', () => {
    expect(choiceIn({ ...choice, more: 1 })).toEqual(choice);
    expect(choiceIn({ ...choice, publisherType: 'TV' })?.publisherType).toBe('TV');
    for (const other of [null, undefined, 'text', 7, {}]) expect(choiceIn(other)).toBeNull();
  });
  test.each([
    ['publisherId', '7'],
    ['publisherType', 'XX'],
    ['publisherName', ''],
    ['reportDate', null],
    ['reportDate', ''],
    ['formattedDate', undefined],
    ['formattedDate', 30],
  ])('is null if %s is %j', (name, value) => {
    expect(choiceIn({ ...choice, [name]: value })).toBeNull();
  });

  test('has an address that can be shared', () => {
    const address = downloadAddress(choice);
    expect(address).toBe('/best-execution-reporting/download?publisher=7&date=2026-09-30');
    expect(linkOf(address.slice(address.indexOf('?')))).toEqual({ publisherId: 7, reportDate: '2026-09-30' });
    expect(linkOf('?date=2026-09-30&publisher=1234567890')?.publisherId).toBe(1_234_567_890);
  });
  test.each([
    '',
    '?publisher=7',
    '?date=2026-09-30',
    '?publisher=0&date=2026-09-30',
    '?publisher=07&date=2026-09-30',
    '?publisher=7a&date=2026-09-30',
    '?publisher=a7&date=2026-09-30',
    '?publisher=12345678901&date=2026-09-30',
    '?publisher=7&date=30-09-2026',
    '?publisher=7&date=2026-09-301',
    '?publisher=7&date=x2026-09-30',
  ])('is not named by the address %s', (search) => {
    expect(linkOf(search)).toBeNull();
  });
});

test('A 2.3: each legal text has its own page, also with a slash at the end', () => {
  for (const text of legalTexts) {
    expect(legalTextPath(text.name)).toBe(`/help/${text.name}`);
    expect(legalTextAt(`/help/${text.name}`)).toBe(text);
    expect(legalTextAt(`/help/${text.name}/`)).toBe(text);
  }
  expect(legalTextAt('/help/terms-of-use')).toBeUndefined();
  expect(legalTextAt('/help//privacy')).toBeUndefined();
});

test('A 2.10: each version of the terms of use has an address, whatever its name', () => {
  expect(termsAddress('2')).toBe('/help/terms-of-use?version=2');
  expect(termsAddress('2 & more')).toBe('/help/terms-of-use?version=2%20%26%20more');
});
