import { describe, expect, test } from 'vitest';
import { allAssetClasses } from '../../src/domain/feed/asset-classes.ts';
import { choiceWords } from '../../src/domain/feed/fields/choice-words.ts';
import { orderFields } from '../../src/domain/feed/fields/order-fields.ts';
import { statedFieldsOf } from '../../src/domain/feed/fields/stated-fields.ts';
import { tradeFields } from '../../src/domain/feed/fields/trade-fields.ts';
import { rowKeyOf, withRowKey } from '../../src/domain/feed/row-key.ts';
import { placesOf } from '../../src/domain/feed/trade-chain.ts';
import { durationBetween } from '../../src/domain/format/durations.ts';
import { flagWords } from '../../src/domain/venues/flag-words.ts';
import { flagsOf } from '../../src/domain/venues/flags.ts';

describe('C 7: every code that a row may have is explained', () => {
  test.each(allAssetClasses)('each flag of %s, in a sentence of its own', (assetClass) => {
    const words = flagsOf(assetClass).map(([flag]) => flagWords(flag, assetClass) ?? flag);
    expect(words.filter((each) => !/^[A-Z].{20,}\.$/.test(each))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  test('an unknown flag is not explained, and a flag of shares is explained differently from one of bonds', () => {
    expect(flagWords('NONE', 'Bonds')).toBeNull();
    expect(flagWords('ILQD', 'Bonds')).not.toBe(flagWords('ILQD', 'Equity & Equity-like'));
  });

  test('each code of a field with a list of codes', () => {
    for (const { name, format } of [...tradeFields, ...orderFields]) {
      if (format.kind !== 'choice') continue;
      for (const code of format.choices) expect(choiceWords(name, code), `${name} ${code}`).not.toBeNull();
    }
    for (const status of ['New', 'Cancelled', 'Amended'])
      expect(choiceWords('status', status)).not.toBeNull();
    expect(choiceWords('price', '98.125')).toBeNull();
    for (const unit of ['constructor', 'toString', 'valueOf'])
      expect(choiceWords('qtyMeasUnit', unit)).toBeNull();
  });
});

test('a UK share states a major currency and price conditions, any other share a currency and a missing price', () => {
  const namesOf = (venueLocation: string) =>
    statedFieldsOf('trade', { assetClass: 'Equity & Equity-like', venueLocation, system: 'TRADE' }).map(
      ({ name }) => name,
    );
  expect(namesOf('UK')).toEqual(expect.arrayContaining(['priceMajorCurrency', 'priceCondition']));
  expect(namesOf('UK')).not.toContain('currency');
  expect(namesOf('DE')).toEqual(expect.arrayContaining(['currency', 'missingPrice']));
  expect(namesOf('DE')).not.toContain('priceCondition');
});

const reported = (
  minute: number,
  id: string,
  status: string,
  flags: string[] = [],
  isIncomplete = false,
) => ({
  id,
  status,
  flags,
  isIncomplete,
  publicationDate: `2026-11-20T14:${minute}:00.000000Z`,
});

test('a report stands until the first report that voids it, even one of the same moment', () => {
  expect(placesOf([reported(10, 'new', 'New')])).toEqual([{ step: 'new', fate: 'stands', by: null }]);
  const atOnce = [reported(10, 'new', 'New'), reported(10, 'gone', 'Cancelled', ['CANC'])];
  expect(placesOf(atOnce)[0]).toEqual({ step: 'new', fate: 'void', by: 'gone' });
  const anew = [...atOnce, reported(20, 'replaced', 'New'), reported(30, 'corrected', 'Amended', ['AMND'])];
  expect(placesOf(anew).map(({ fate, by }) => [fate, by])).toEqual([
    ['void', 'gone'],
    ['event', null],
    ['void', 'corrected'],
    ['stands', null],
  ]);
});

test('a replacement stands when it comes with a cancellation, in either order', () => {
  const [first, gone] = [reported(10, 'new', 'New'), reported(20, 'gone', 'Cancelled', ['CANC'])];
  const replacement = reported(20, 'replacement', 'Amended', ['AMND']);
  for (const chain of [
    [first, gone, replacement],
    [first, replacement, gone],
  ]) {
    const fates = new Map(placesOf(chain).map((place, at) => [chain[at]?.id, place]));
    expect(fates.get('new')).toEqual({ step: 'new', fate: 'void', by: 'replacement' });
    expect(fates.get('replacement')).toEqual({ step: 'amendment', fate: 'stands', by: null });
  }
});

test('limited details amended before the full details are void, and the amendment is superseded', () => {
  const chain = [
    reported(10, 'first', 'New', ['LMTF']),
    reported(20, 'cancelled', 'Cancelled', ['CANC', 'LMTF']),
    reported(20, 'amended', 'Amended', ['AMND', 'LMTF']),
    reported(30, 'full', 'New', ['FULF']),
  ];
  expect(placesOf(chain)).toEqual([
    { step: 'limited', fate: 'void', by: 'amended' },
    { step: 'cancellation', fate: 'event', by: null },
    { step: 'amendment', fate: 'superseded', by: 'full' },
    { step: 'full', fate: 'stands', by: null },
  ]);
  expect(placesOf([])).toEqual([]);
});

test.each([
  ['LMTF', 'FULF', false, 'limited', 'full'],
  ['LLF3', 'LLF3', true, 'limited', 'full'],
  ['LIF4', '', true, 'limited', 'full'],
  // A price that was pending.
  ['', '', true, 'limited', 'full'],
  // What earlier releases took.
  ['', '', false, 'new', 'new'],
  ['ILQD', 'FULF', false, 'new', 'full'],
])(
  'a report under %j is superseded by the next new one, under %j (incomplete: %s)',
  (first, then, lacks, ...steps) => {
    const chain = [reported(10, 'first', 'New', [first], lacks), reported(20, 'later', 'New', [then])];
    expect(placesOf(chain)).toEqual([
      { step: steps[0], fate: 'superseded', by: 'later' },
      { step: steps[1], fate: 'stands', by: null },
    ]);
  },
);

test('a deferred report that lacks something is limited also before it is completed, and one that lacks nothing is not', () => {
  const alone = (flags: string[], lacks: boolean) =>
    placesOf([reported(10, 'only', 'New', flags, lacks)])[0]?.step;
  expect([alone(['VLF5'], true), alone(['VLF5'], false), alone(['LRGS'], true)]).toEqual([
    'limited',
    'new',
    'new',
  ]);
  const again = [
    reported(10, 'first', 'New', [], true),
    reported(20, 'gone', 'Cancelled', ['CANC']),
    reported(30, 'anew', 'New'),
  ];
  expect(placesOf(again).map(({ step, fate }) => [step, fate])).toEqual([
    ['new', 'void'],
    ['cancellation', 'event'],
    ['new', 'stands'],
  ]);
  const flagged = [
    reported(10, 'first', 'New', ['LMTF']),
    reported(20, 'gone', 'Cancelled', ['LMTF', 'CANC']),
    reported(30, 'anew', 'New'),
  ];
  expect(placesOf(flagged).map(({ step }) => step)).toEqual(['limited', 'cancellation', 'new']);
});

test.each([
  ['14:00:00.000000Z', '14:00:00.000000Z', '0 s'],
  ['14:00:00.000001Z', '14:00:00.000002Z', '0.000001 s'],
  ['14:00:00.900000Z', '14:00:10.900000Z', '10 s'],
  ['14:00:00Z', '14:00:59.5Z', '59.5 s'],
  ['14:00:00.000000Z', '14:01:00.999999Z', '1 min'],
  ['14:00:00.000000Z', '15:59:59.999999Z', '1 h 59 min'],
  ['14:00:01.000000Z', '14:00:00.999999Z', null],
  ['noon', '14:00:00.000000Z', null],
])('the time from %s to %s is %s', (from, to, words) => {
  const day = '2026-11-20T';
  expect(durationBetween(day + from, day + to)).toBe(words);
});

test('durations of days include the hours, even across the end of a year', () => {
  expect(durationBetween('2026-12-31T22:00:00.000000Z', '2027-01-02T01:30:00.000000Z')).toBe('1 d 3 h');
});

test('an address opens a row only if it names its whole key, and keeps its other parameters', () => {
  const row = { id: '812', published: '2026-11-20T14:17:07.123456Z' };
  const opened = withRowKey('?tv=ICPM&flags=LRGS', row);
  expect(rowKeyOf(opened)).toEqual(row);
  expect(withRowKey(opened, null)).toBe('?tv=ICPM&flags=LRGS');
  expect(withRowKey(withRowKey('', row), null)).toBe('');
  expect(rowKeyOf('?row=812')).toBeNull();
  expect(rowKeyOf('?published=2026-11-20T14:17:07.123456Z&row=')).toBeNull();
});
