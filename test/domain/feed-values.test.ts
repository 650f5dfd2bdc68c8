import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldFormat } from '../../src/domain/feed/fields/field-format.ts';
import { readField, readFields, textOf, unreadValues } from '../../src/domain/feed/fields/read-field.ts';
import type { Fault } from '../../src/domain/feed/line-reading.ts';

const field = (format: FieldFormat, name = 'it') => ({ name, column: name, format, guide: null });

/** The value read from a line, and the names of the faulty fields. */
function read(format: FieldFormat, line: Readonly<Record<string, unknown>>) {
  const faults: Fault[] = [];
  const value = readField(line, field(format), faults);
  return { value, faults: faults.map(({ field: name }) => name) };
}

describe('regulation.md Post-trade fields: a price has the digits of its notation', () => {
  const notations: readonly [unknown, number, number][] = [
    ['MONE', 18, 13],
    [undefined, 18, 13],
    ['PERC', 11, 10],
    ['YIEL', 11, 10],
    ['BAPO', 18, 17],
  ];
  const digits = (length: number) => fc.integer({ min: 1, max: 9 }).map((digit) => `${digit}`.repeat(length));

  test.each(notations)('%s: %i in all, %i after the point', (priceNot, most, mostAfter) => {
    const lengths = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }));
    const price = lengths.chain(([whole, after]) =>
      fc.tuple(
        fc.constantFrom('', '-'),
        digits(whole),
        after === 0 ? fc.constant('') : digits(after).map((text) => `.${text}`),
      ),
    );
    fc.assert(
      fc.property(price, ([sign, whole, after]) => {
        const it = `${sign}${whole}${after}`;
        const places = Math.max(after.length - 1, 0);
        const isRight = places <= mostAfter && whole.length + places <= most;
        expect(read({ kind: 'price' }, { it, priceNot })).toEqual(
          isRight ? { value: it, faults: [] } : { value: null, faults: ['it'] },
        );
      }),
    );
    const longest = `1.${'2'.repeat(Math.min(mostAfter, most - 1))}`;
    expect(read({ kind: 'price' }, { it: longest, priceNot }).value).toBe(longest);
    expect(read({ kind: 'price' }, { it: `0.${'2'.repeat(mostAfter + 1)}`, priceNot }).value).toBeNull();
    const whole = '3'.repeat(most);
    expect(read({ kind: 'price' }, { it: whole, priceNot }).value).toBe(whole);
    expect(read({ kind: 'price' }, { it: `${whole}3`, priceNot }).value).toBeNull();
  });
});

test.each([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  [undefined, null],
  [null, null],
  ['', null],
])('true or false: %j is %j', (it, value) => {
  expect(read({ kind: 'boolean' }, { it })).toEqual({ value, faults: [] });
});

test.each(['yes', 'TRUE', ' true', 1, 0, ['true'], {}])('bad input: %j is neither true nor false', (it) => {
  expect(read({ kind: 'boolean' }, { it })).toEqual({ value: null, faults: ['it'] });
});

test.each([
  [
    ['LRGS', 'ILQD'],
    ['LRGS', 'ILQD'],
  ],
  [[], []],
  ['LRGS ILQD', ['LRGS', 'ILQD']],
  ['LRGS', ['LRGS']],
  ['  LRGS   ILQD ', ['LRGS', 'ILQD']],
  ['LRGS, ILQD', ['LRGS', 'ILQD']],
  ['LRGS;ILQD|SIZE', ['LRGS', 'ILQD', 'SIZE']],
  [' ', []],
  ['', []],
  [undefined, []],
  [null, []],
])('flags are a list, or codes between blanks or common separators: %j is read as %j', (it, value) => {
  expect(read({ kind: 'flags' }, { it })).toEqual({ value, faults: [] });
});

test.each([[['LRGS', 1]], [[null]], [[['LRGS']]], [1], [true], [{ LRGS: true }]])(
  'bad input: %j is not a list of flags, and none of it is taken',
  (it) => {
    expect(read({ kind: 'flags' }, { it })).toEqual({ value: [], faults: ['it'] });
  },
);

test('a text is refused if it is longer than its field allows', () => {
  const text = { kind: 'text', longest: 5 } as const;
  expect(read(text, { it: '12345' })).toEqual({ value: '12345', faults: [] });
  expect(read(text, { it: '123456' })).toEqual({ value: null, faults: ['it'] });
  expect(read(text, {})).toEqual({ value: null, faults: [] });
});

describe('the values of a line', () => {
  const fields = [field({ kind: 'count' }, 'level'), field({ kind: 'mic' }, 'venue')];

  test('are null for every field and for the segment until they are read', () => {
    const unread = unreadValues(fields);
    expect(unread()).toEqual({ venueMIC: null, level: null, venue: null });
    const values = readFields({ level: '3', venue: 'XNYS' }, fields, [], unread());
    expect(values).toEqual({ venueMIC: null, level: 3, venue: 'XNYS' });
    expect(unread()).toEqual({ venueMIC: null, level: null, venue: null });
  });

  test('yield a text only where they hold one', () => {
    const values = { text: 'XNYS', level: 3, cleared: true, flags: ['LRGS'], absent: null };
    expect(Object.keys(values).map((name) => textOf(values, name))).toEqual(['XNYS', null, null, null, null]);
    expect(textOf(values, 'unknown')).toBeNull();
  });
});
