import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  calendarMonths,
  dayOf,
  daysBetween,
  firstDayOfMonths,
  isDay,
  lastDayOfMonths,
  monthEndLater,
} from '../../../src/domain/subscription/calendar.ts';
import {
  announce,
  feeOfBought,
  flagsOf,
  priceOfTerm,
  priceOn,
  quote,
  terminableUntil,
} from '../../../src/domain/subscription/prices.ts';
import {
  type CurrentTerm,
  firstTerm,
  renewableFrom,
  termOfPurchase,
} from '../../../src/domain/subscription/terms.ts';
import { noOptions, type VenueOptions } from '../../../src/domain/venues/venue-options.ts';

type Selection = ReadonlyMap<string, VenueOptions>;

/** The given number of real-time flags, two for each venue. */
function live(flags: number): Selection {
  const selected = new Map<string, VenueOptions>();
  for (let at = 0; at * 2 < flags; at += 1) {
    selected.set(`V${at}`, {
      isRealOrders: true,
      isRealTraders: at * 2 + 1 < flags,
      isDelayedOrders: false,
      isDelayedTraders: at * 2 + 1 >= flags,
    });
  }
  return selected;
}

const delayed: Selection = new Map([['V0', { ...noOptions, isDelayedOrders: true }]]);
const paidTerm: CurrentTerm = { startsOn: '2026-04-01', endsOn: '2027-03-31', live: true };

describe('decisions.md Money, worked', () => {
  test('sign-up 14 March 2026, two flags: 600, ends 31 March 2027', () => {
    expect(quote('2026-03-14', null, new Map(), live(2), 25)).toEqual({
      kind: 'signUp',
      startsOn: '2026-04-01',
      endsOn: '2027-03-31',
      price: 600,
      flags: 2,
      months: 12,
      monthlyFee: 50,
    });
  });
  test('one flag added 10 September 2026: 150 (October to March)', () => {
    expect(quote('2026-09-10', paidTerm, live(2), live(3), 25)).toMatchObject({
      kind: 'change',
      price: 150,
      endsOn: '2027-03-31',
      monthlyFee: 75,
    });
  });
  test('that flag removed 2 December: 0', () => {
    expect(quote('2026-12-02', paidTerm, live(3), live(2), 25)).toMatchObject({
      kind: 'change',
      price: 0,
      endsOn: '2027-03-31',
    });
  });
  test('early renewal 15 January 2027, two flags: 600, ends 31 March 2028', () => {
    expect(quote('2027-01-15', paidTerm, live(2), live(2), 25)).toMatchObject({
      kind: 'renewal',
      price: 600,
      endsOn: '2028-03-31',
    });
  });
  test('late renewal 20 May 2027, two flags: 600, 1 June 2027 to 31 May 2028', () => {
    expect(quote('2027-05-20', paidTerm, live(2), live(2), 25)).toEqual({
      kind: 'renewal',
      startsOn: '2027-06-01',
      endsOn: '2028-05-31',
      price: 600,
      flags: 2,
      months: 12,
      monthlyFee: 50,
    });
  });
  test('the same at a price of 30: 720', () => {
    expect(quote('2027-05-20', paidTerm, live(2), live(2), 30)).toMatchObject({ price: 720 });
  });
});

describe('decisions.md Money', () => {
  test('a whole term costs twelve monthly fees, and the charged months end with the last', () => {
    expect(priceOfTerm(2, 25)).toBe(600);
    expect(firstDayOfMonths('2027-03-31', 6)).toBe('2026-10-01');
    expect(firstDayOfMonths('2027-03-31', 1)).toBe('2027-03-01');
  });
  test('a term can be extended on its last day; on the day after, a new one begins', () => {
    expect(termOfPurchase('2027-03-31', paidTerm, 2)).toEqual({
      kind: 'renewal',
      startsOn: '2026-04-01',
      endsOn: '2028-03-31',
    });
    expect(termOfPurchase('2027-04-01', paidTerm, 2).startsOn).toBe('2027-05-01');
  });
  test('delayed only: price 0, the same 12 months, renewed at 0', () => {
    expect(quote('2026-03-14', null, new Map(), delayed, 25)).toMatchObject({
      price: 0,
      endsOn: '2027-03-31',
    });
    const free = { ...paidTerm, live: false };
    expect(quote('2027-01-15', free, delayed, delayed, 25)).toMatchObject({ price: 0, endsOn: '2028-03-31' });
    expect(quote('2027-05-20', free, delayed, delayed, 25)).toMatchObject({ price: 0, endsOn: '2028-05-31' });
  });
  test('B 9: the first live data within a free term starts a term of twelve months', () => {
    expect(quote('2026-09-10', { ...paidTerm, live: false }, delayed, live(1), 25)).toEqual({
      kind: 'signUp',
      startsOn: '2026-10-01',
      endsOn: '2027-09-30',
      price: 300,
      flags: 1,
      months: 12,
      monthlyFee: 25,
    });
  });
  test('the first live data in the last 90 days of a free term gets twelve months, not fifteen for the price of twelve', () => {
    const free = { ...paidTerm, live: false };
    expect(quote('2027-01-15', free, delayed, live(1), 25)).toMatchObject({
      kind: 'signUp',
      startsOn: '2027-02-01',
      endsOn: '2028-01-31',
      price: 300,
    });
    expect(quote('2027-05-20', free, delayed, live(1), 25)).toMatchObject({
      kind: 'signUp',
      startsOn: '2027-06-01',
      endsOn: '2028-05-31',
      price: 300,
    });
  });
  test('exchanging a flag for another within the term costs nothing', () => {
    const other: Selection = new Map([['V9', { ...noOptions, isRealOrders: true, isRealTraders: true }]]);
    expect(quote('2026-09-10', paidTerm, live(2), other, 25).price).toBe(0);
  });
  test('renewal begins exactly 90 days before the end', () => {
    expect(renewableFrom('2027-03-31')).toBe('2026-12-31');
    expect(termOfPurchase('2026-12-30', paidTerm, 2).kind).toBe('change');
    expect(termOfPurchase('2026-12-31', paidTerm, 2).kind).toBe('renewal');
    expect(termOfPurchase('2027-03-31', paidTerm, 2).endsOn).toBe('2028-03-31');
    expect(termOfPurchase('2027-04-01', paidTerm, 2)).toEqual({
      kind: 'renewal',
      startsOn: '2027-05-01',
      endsOn: '2028-04-30',
    });
  });
  test('month ends: a term that ends in February ends on its last day in a leap year too', () => {
    expect(
      termOfPurchase('2027-02-01', { startsOn: '2026-03-01', endsOn: '2027-02-28', live: true }, 1).endsOn,
    ).toBe('2028-02-29');
    expect(
      termOfPurchase('2028-02-01', { startsOn: '2027-03-01', endsOn: '2028-02-29', live: true }, 1).endsOn,
    ).toBe('2029-02-28');
  });
});

describe('B 9: a new price', () => {
  const history = [
    { costPerVenue: 25, noticedOn: '2020-01-01', appliesFrom: '2020-01-01' },
    announce(30, '2026-06-01'),
  ];
  test('applies to orders from 90 days after its notice, and allows termination for 30 days', () => {
    expect(history[1]).toMatchObject({ appliesFrom: '2026-08-30' });
    expect(priceOn(history, '2026-08-29')).toBe(25);
    expect(priceOn(history, '2026-08-30')).toBe(30);
    expect(terminableUntil(announce(30, '2026-06-01'))).toBe('2026-07-01');
  });
  test('before the first price that one holds, and without any price 25 holds', () => {
    expect(priceOn(history, '2019-01-01')).toBe(25);
    expect(priceOn([], '2026-01-01')).toBe(25);
    // Whatever the order of the notices.
    const twice = [announce(40, '2026-09-01'), ...history.toReversed()];
    expect(['2019-01-01', '2026-08-29', '2026-08-30', '2026-11-30'].map((on) => priceOn(twice, on))).toEqual([
      25, 25, 30, 40,
    ]);
  });
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const flags = fc.integer({ min: 0, max: 26 });

describe('for every day', () => {
  test('days are added and counted as whole days, across leap years and months of any length', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (start, count) => {
        const there = addDays(start, count);
        expect(isDay(there)).toBe(true);
        expect(daysBetween(start, there)).toBe(count);
        expect(addDays(there, -count)).toBe(start);
      }),
    );
  });
  test('a first term is the twelve calendar months after this one', () => {
    fc.assert(
      fc.property(day, (today) => {
        const { startsOn, endsOn } = firstTerm(today);
        expect(startsOn > today && startsOn.endsWith('-01')).toBe(true);
        expect(daysBetween(today, startsOn)).toBeLessThanOrEqual(31);
        expect(calendarMonths(startsOn, endsOn)).toBe(12);
        expect(addDays(endsOn, 1)).toBe(`${Number(startsOn.slice(0, 4)) + 1}${startsOn.slice(4)}`);
      }),
    );
  });
  test('a term extended by twelve months still ends with its month', () => {
    fc.assert(
      fc.property(day, (today) => {
        const { startsOn, endsOn } = firstTerm(today);
        const grown = monthEndLater(endsOn, 12);
        expect(grown).toBe(lastDayOfMonths(startsOn, 24));
        expect(addDays(grown, 1).endsWith('-01')).toBe(true);
      }),
    );
  });
  test('a price is a whole number of dollars, never below 0, and 0 without real-time data', () => {
    const later = fc.integer({ min: 0, max: 800 });
    const cost = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(day, later, flags, flags, cost, (start, days, had, wanted, costPerVenue) => {
        const current = { ...firstTerm(start), live: had > 0 };
        const today = addDays(start, days);
        const order = quote(today, current, live(had), live(wanted), costPerVenue);
        expect(Number.isSafeInteger(order.price) && order.price >= 0).toBe(true);
        expect(order.price).toBeLessThanOrEqual(12 * costPerVenue * wanted);
        expect(order.endsOn >= current.endsOn && order.endsOn >= today).toBe(true);
        expect(order.monthlyFee).toBe(costPerVenue * wanted);
      }),
    );
  });
  test('a first live sign-up on any day gets twelve months from the first of the next month, for twelve fees', () => {
    const anyTerm = fc.option(
      fc.record({ start: day, grown: fc.integer({ min: 0, max: 2 }) }).map(({ start, grown }) => {
        const { startsOn, endsOn } = firstTerm(start);
        return { startsOn, endsOn: monthEndLater(endsOn, 12 * grown), live: false };
      }),
    );
    fc.assert(
      fc.property(day, anyTerm, flags, fc.integer({ min: 0, max: 1000 }), (today, current, wanted, cost) => {
        fc.pre(wanted > 0);
        expect(quote(today, current, delayed, live(wanted), cost)).toEqual({
          kind: 'signUp',
          ...firstTerm(today),
          flags: wanted,
          months: 12,
          price: 12 * cost * wanted,
          monthlyFee: cost * wanted,
        });
      }),
    );
  });
  test('a price is flags times months times the cost of one flag', () => {
    fc.assert(
      fc.property(day, day, flags, flags, fc.boolean(), (start, today, had, wanted, isLive) => {
        const order = quote(
          today,
          { ...firstTerm(start), live: isLive || had > 0 },
          live(had),
          live(wanted),
          25,
        );
        expect(order.price).toBe(order.flags * order.months * 25);
      }),
    );
  });
  test('a change costs at most the remaining months of the flags added', () => {
    fc.assert(
      fc.property(day, flags, flags, fc.integer({ min: 0, max: 700 }), (start, had, wanted, later) => {
        const current = { ...firstTerm(start), live: true };
        const today = addDays(start, later);
        const order = quote(today, current, live(had), live(wanted), 25);
        if (order.kind !== 'change') return;
        expect(order.endsOn).toBe(current.endsOn);
        const months = order.price / 25 / Math.max(1, wanted - had);
        expect(Number.isInteger(months) && months >= 0 && months <= 12).toBe(true);
        if (wanted <= had) expect(order.price).toBe(0);
      }),
    );
  });
  test('the business day is the day in UTC, whatever time zone the program runs in', () => {
    const zone = process.env.TZ;
    try {
      fc.assert(
        fc.property(
          day,
          fc.integer({ min: 0, max: 86_399_999 }),
          fc.constantFrom('Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/London', 'Asia/Kathmandu'),
          (start, ms, tz) => {
            process.env.TZ = tz;
            expect(dayOf(new Date(Date.parse(`${start}T00:00:00Z`) + ms))).toBe(start);
            expect(firstTerm(start).startsOn.endsWith('-01')).toBe(true);
            expect(addDays(addDays(start, 365), -365)).toBe(start);
          },
        ),
      );
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});

describe('bad input', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '20261120', 'today'])('%s is not a day', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(RangeError);
  });
  test('months are counted only from the first of a month', () => {
    expect(() => lastDayOfMonths('2026-11-20', 12)).toThrow(RangeError);
  });
  test('an empty selection has no charged flags', () => {
    expect(flagsOf(new Map())).toBe(0);
  });
});

test('B 9: what is paid for costs what it was bought at, whatever the price is now', () => {
  const history = [
    { costPerVenue: 25, noticedOn: '2026-01-01', appliesFrom: '2026-01-01' },
    { costPerVenue: 30, noticedOn: '2026-06-01', appliesFrom: '2026-08-30' },
  ];
  expect(feeOfBought(['2026-03-14', '2026-08-29', '2026-08-30'], history)).toBe(80);
  expect(feeOfBought([], history)).toBe(0);
});
