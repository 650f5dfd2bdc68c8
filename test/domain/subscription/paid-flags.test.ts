import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/subscription/calendar.ts';
import {
  type Flag,
  flagsIn,
  type HeldFlag,
  isSameFlag,
  movableFrom,
  planFlags,
} from '../../../src/domain/subscription/paid-flags.ts';
import { flagsOf } from '../../../src/domain/subscription/prices.ts';
import { noOptions, type VenueOptions } from '../../../src/domain/venues/venue-options.ts';

const selectionOf = (flags: readonly Flag[]): ReadonlyMap<string, VenueOptions> => {
  const selected = new Map<string, VenueOptions>();
  for (const { venue, kind } of flags) {
    const option = kind === 'orders' ? 'isRealOrders' : 'isRealTraders';
    selected.set(venue, { ...(selected.get(venue) ?? noOptions), [option]: true });
  }
  return selected;
};
const orders = (venue: string): Flag => ({ venue, kind: 'orders' });
const held = (flag: Flag, movedOn: string | null = null): HeldFlag => ({ ...flag, movedOn });

describe('decisions.md Money: a paid flag moves free of charge, once a calendar month', () => {
  test('to another venue', () => {
    const plan = planFlags([held(orders('A'))], selectionOf([orders('B')]), '2026-05-10');
    expect(plan.moves).toEqual([{ flag: held(orders('A')), to: orders('B') }]);
    expect([plan.added, plan.removed, plan.refused]).toEqual([[], [], []]);
  });
  test('not again in the same month, but from the first of the next', () => {
    const flag = held(orders('B'), '2026-05-10');
    expect(planFlags([flag], selectionOf([orders('A')]), '2026-05-31').refused).toEqual([
      { flag, to: orders('A'), movableFrom: '2026-06-01' },
    ]);
    expect(planFlags([flag], selectionOf([orders('A')]), '2026-06-01').refused).toEqual([]);
    expect(movableFrom(held(orders('B'), '2026-12-31'), '2026-12-31')).toBe('2027-01-01');
  });
  test('to the other kind at its own venue, before any move to another venue', () => {
    const plan = planFlags(
      [held(orders('A')), held(orders('B'))],
      selectionOf([orders('C'), { venue: 'B', kind: 'trades' }]),
      '2026-05-10',
    );
    expect(plan.moves.map(({ flag, to }) => [flag.venue, to.venue])).toEqual([
      ['B', 'B'],
      ['A', 'C'],
    ]);
    const later = planFlags(
      [held(orders('D')), held(orders('C'))],
      selectionOf([orders('B'), { venue: 'D', kind: 'trades' }]),
      '2026-05-10',
    );
    expect(later.moves.map(({ flag, to }) => [flag.venue, to.venue])).toEqual([
      ['D', 'D'],
      ['C', 'B'],
    ]);
  });
  test('but stays where it is if it is still wanted, even if it moved this month', () => {
    const flags = [held(orders('A'), '2026-05-02'), held(orders('B'))];
    const plan = planFlags(flags, selectionOf([orders('A'), orders('C')]), '2026-05-10');
    expect(plan.kept).toEqual([flags[0]]);
    expect(plan.moves).toEqual([{ flag: flags[1], to: orders('C') }]);
    expect([plan.added, plan.removed, plan.refused]).toEqual([[], [], []]);
  });
  test('flags are listed by venue, orders first; delayed data has none', () => {
    const wanted = new Map([
      ['C', { ...noOptions, isRealOrders: true }],
      ['A', { ...noOptions, isRealTraders: true, isRealOrders: true }],
      ['B', { ...noOptions, isDelayedOrders: true }],
    ]);
    const trades: Flag = { venue: 'A', kind: 'trades' };
    expect(flagsIn(wanted)).toEqual([orders('A'), trades, orders('C')]);
    expect(flagsIn(new Map([...wanted].reverse()))).toEqual([orders('A'), trades, orders('C')]);
  });
});

const flag = fc.record({
  venue: fc.constantFrom('A', 'B', 'C', 'D'),
  kind: fc.constantFrom('orders' as const, 'trades' as const),
});
const flags = fc.uniqueArray(flag, { selector: ({ venue, kind }) => `${venue} ${kind}` });
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-01-01', days));

test('for every change, no flag is lost or given away, and the price is for the flags added', () => {
  fc.assert(
    fc.property(
      flags,
      flags,
      fc.array(fc.option(day), { minLength: 8, maxLength: 8 }),
      day,
      (had, asked, moved, today) => {
        const before = had.map((one, index) => held(one, moved[index] ?? null));
        const wanted = selectionOf(asked);
        const plan = planFlags(before, wanted, today);
        const from = [
          ...plan.kept,
          ...plan.removed,
          ...[...plan.moves, ...plan.refused].map((move) => move.flag),
        ];
        expect(from).toHaveLength(before.length);
        expect(new Set(from)).toEqual(new Set(before));
        const to = [...plan.kept, ...plan.added, ...[...plan.moves, ...plan.refused].map((move) => move.to)];
        expect(to).toHaveLength(flagsIn(wanted).length);
        for (const one of flagsIn(wanted)) expect(to.some((other) => isSameFlag(one, other))).toBe(true);
        expect(plan.added).toHaveLength(Math.max(0, flagsOf(wanted) - before.length));
        for (const { flag: one } of plan.moves) expect(movableFrom(one, today)).toBeNull();
        for (const { flag: one, movableFrom: from } of plan.refused) {
          expect(from > today && from.endsWith('-01')).toBe(true);
          expect(movableFrom(one, from)).toBeNull();
        }
        // A move is refused only if no removed flag could have moved.
        if (plan.refused.length > 0) {
          expect(plan.removed.every((one) => movableFrom(one, today) !== null)).toBe(true);
        }
      },
    ),
  );
});
