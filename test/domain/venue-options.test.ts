import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  delayedOnly,
  disabledOptions,
  isOffered,
  isSelected,
  mergeEntries,
  noOptions,
  realTimeFlags,
  type VenueOptions,
  venueOptionNames,
  withOption,
  withoutPreset,
} from '../../src/domain/venues/venue-options.ts';

const both = { hasOrders: true, hasTrades: true };
const change = fc.tuple(fc.constantFrom(...venueOptionNames), fc.boolean());
const reachable = fc
  .array(change, { maxLength: 12 })
  .map((changes) =>
    changes.reduce<VenueOptions>((now, [option, on]) => withOption(now, option, on), noOptions),
  );

describe('B 4: venue option rules', () => {
  test('choosing real-time orders disables and clears delayed orders for the same venue', () => {
    const delayed = withOption(noOptions, 'isDelayedOrders', true);
    const real = withOption(delayed, 'isRealOrders', true);
    expect(real).toEqual({ ...noOptions, isRealOrders: true });
    expect(disabledOptions(real, both, false)).toMatchObject({ isDelayedOrders: true, isRealOrders: false });
  });
  test('and vice versa, and the same holds for trades', () => {
    const real = withOption(noOptions, 'isRealTraders', true);
    const delayed = withOption(real, 'isDelayedTraders', true);
    expect(delayed).toEqual({ ...noOptions, isDelayedTraders: true });
    expect(disabledOptions(delayed, both, false)).toMatchObject({ isRealTraders: true, isRealOrders: false });
  });
  test('preset options disable nothing until the user changes either speed of that kind of data', () => {
    const preset = delayedOnly(both);
    expect(disabledOptions(preset, both, false, preset)).toEqual(noOptions);
    for (const option of ['isRealOrders', 'isDelayedOrders'] as const)
      expect(disabledOptions(preset, both, false, withoutPreset(preset, option))).toEqual({
        ...noOptions,
        isRealOrders: true,
      });
  });
  test('no series of changes leaves both speeds of one kind of data on', () => {
    fc.assert(
      fc.property(reachable, (options) => {
        expect(options.isRealOrders && options.isDelayedOrders).toBe(false);
        expect(options.isRealTraders && options.isDelayedTraders).toBe(false);
      }),
    );
  });
  test('an option that is on can always be turned off, even where merged entries (B 3) have both speeds on', () => {
    const any = fc.record({
      isRealOrders: fc.boolean(),
      isRealTraders: fc.boolean(),
      isDelayedOrders: fc.boolean(),
      isDelayedTraders: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.oneof(reachable, any), (options) => {
        const disabled = disabledOptions(options, both, false);
        for (const option of venueOptionNames) if (options[option]) expect(disabled[option]).toBe(false);
      }),
    );
  });
  test('a venue counts as selected if any of its four flags is on', () => {
    expect(isSelected(noOptions)).toBe(false);
    for (const option of venueOptionNames) expect(isSelected({ ...noOptions, [option]: true })).toBe(true);
  });
  test('read-only delayed mode turns real-time flags off, sets delayed to what the venue has, and disables all four', () => {
    const venue = { hasOrders: false, hasTrades: true };
    expect(delayedOnly(venue)).toEqual({ ...noOptions, isDelayedTraders: true });
    expect(Object.values(disabledOptions(delayedOnly(venue), venue, true))).toEqual([true, true, true, true]);
  });
  test('an option is offered only where the venue has orders or trades', () => {
    const venue = { hasOrders: false, hasTrades: true };
    expect(venueOptionNames.filter((option) => isOffered(option, venue))).toEqual([
      'isRealTraders',
      'isDelayedTraders',
    ]);
  });
  test('B 9: real-time orders and real-time trades are charged one each', () => {
    expect(
      realTimeFlags({ ...noOptions, isRealOrders: true, isRealTraders: true, isDelayedOrders: true }),
    ).toBe(2);
  });
});

describe('B 3: entries for the same venue are merged', () => {
  test('a flag is true if any entry has it, and the latest end date wins', () => {
    const merged = mergeEntries([
      { id: 1, ...noOptions, isRealOrders: true, endDate: '2026-12-31' },
      { id: 1, ...noOptions, isDelayedTraders: true, endDate: '2027-03-31' },
      { id: 2, ...noOptions, endDate: null },
      { id: 1, ...noOptions, endDate: null },
    ]);
    expect(merged.get(1)).toEqual({
      ...noOptions,
      isRealOrders: true,
      isDelayedTraders: true,
      endDate: '2027-03-31',
    });
    expect(merged.get(2)).toEqual({ ...noOptions, endDate: null });
  });

  test('in any order of the entries', () => {
    const entry = fc.record({
      id: fc.constantFrom(1, 2),
      isRealOrders: fc.boolean(),
      isRealTraders: fc.boolean(),
      isDelayedOrders: fc.boolean(),
      isDelayedTraders: fc.boolean(),
      endDate: fc.constantFrom(null, '2026-12-31', '2027-03-31'),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
        const merged = mergeEntries(entries);
        expect(merged).toEqual(mergeEntries(entries.toReversed()));
        for (const id of [1, 2] as const) {
          const of = entries.filter((one) => one.id === id);
          for (const name of venueOptionNames)
            expect(merged.get(id)?.[name] ?? false).toBe(of.some((one) => one[name]));
          const dates = of.map(({ endDate }) => endDate ?? '');
          expect(merged.get(id)?.endDate ?? '').toBe(dates.sort().at(-1) ?? '');
        }
      }),
    );
  });
});
