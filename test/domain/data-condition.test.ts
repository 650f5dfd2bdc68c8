import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditionOf, type VenueDay } from '../../src/domain/feed/day-condition.ts';
import {
  gapsOf,
  longGaps,
  before as partsBefore,
  pausesOf,
  silenceAt,
  usualLimit,
} from '../../src/domain/feed/silence.ts';
import {
  holidayOn,
  type Minutes,
  minutesOfDay,
  momentOf,
  type TradingCalendar,
  tradingHours,
} from '../../src/domain/feed/trading-calendar.ts';

const london: TradingCalendar = {
  timeZone: 'Europe/London',
  opens: '08:00',
  closes: '16:30',
  weekdays: [1, 2, 3, 4, 5],
  holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
  shortDays: [{ day: '2026-12-24', closes: '12:30' }],
  silentAfterMinutes: null,
};

describe('trading hours in UTC', () => {
  test('follow the clocks of the venue, its weekdays, its holidays and its short days', () => {
    expect(tradingHours(london, '2026-11-20')).toEqual([[480, 990]]);
    expect(tradingHours(london, '2026-07-01')).toEqual([[420, 930]]);
    expect(tradingHours(london, '2026-12-24')).toEqual([[480, 750]]);
    expect(tradingHours(london, '2026-12-25')).toEqual([]);
    expect(tradingHours(london, '2026-11-22')).toEqual([]);
    expect(tradingHours({ ...london, closes: '24:00' }, '2026-11-20')).toEqual([[480, 1440]]);
  });

  test('are empty on a short day that closes before it opens, and a holiday has its name', () => {
    const short = { ...london, shortDays: [{ day: '2026-12-24', closes: '07:59' }] };
    expect(tradingHours(short, '2026-12-24')).toEqual([]);
    expect([holidayOn(london, '2026-12-25'), holidayOn(london, '2026-12-24')]).toEqual([
      'Christmas Day',
      null,
    ]);
  });

  test.each([
    ['2026-03-08', '05:00', '2026-03-08T09:00:00.000Z'],
    ['2026-03-07', '05:00', '2026-03-07T10:00:00.000Z'],
    ['2026-11-01', '05:00', '2026-11-01T10:00:00.000Z'],
    ['2026-10-31', '05:00', '2026-10-31T09:00:00.000Z'],
  ])('%s %s in New York is %s, even if the clocks changed that night', (day, time, moment) => {
    expect(new Date(momentOf(day, time, 'America/New_York')).toISOString()).toBe(moment);
  });

  test('span two UTC days for a venue far to the east', () => {
    const sydney = {
      ...london,
      timeZone: 'Australia/Sydney',
      opens: '10:00',
      closes: '16:00',
      weekdays: [1],
    };
    expect(tradingHours(sydney, '2026-11-22')).toEqual([[1380, 1440]]);
    expect(tradingHours(sydney, '2026-11-23')).toEqual([[0, 300]]);
  });

  test('around the clock are one period, wherever the venue’s midnight is', () => {
    const always = { ...london, opens: '00:00', closes: '24:00', weekdays: [0, 1, 2, 3, 4, 5, 6] };
    expect(tradingHours(always, '2026-11-20')).toEqual([[0, 1440]]);
    expect(tradingHours(always, '2026-07-01')).toEqual([[0, 1440]]);
    // The clocks go back and forward on these days.
    expect(tradingHours(always, '2026-10-25')).toEqual([[0, 1440]]);
    expect(tradingHours(always, '2026-03-29')).toEqual([[0, 1440]]);
    expect(tradingHours({ ...always, closes: '23:59' }, '2026-07-01')).toEqual([
      [0, 1379],
      [1380, 1440],
    ]);
    expect(tradingHours({ ...always, weekdays: [5] }, '2026-07-03')).toEqual([[0, 1380]]);
    expect(tradingHours({ ...always, weekdays: [5] }, '2026-07-02')).toEqual([[1380, 1440]]);
  });

  test('match the local clock at the venue on any day', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    // Clocks change at night, so each time of the day occurs once.
    const times = fc.tuple(fc.integer({ min: 5, max: 22 }), fc.integer({ min: 0, max: 59 }));
    const zones = fc.constantFrom(
      'Europe/London',
      'Europe/Paris',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Sydney',
    );
    fc.assert(
      fc.property(days, times, zones, (date, [hour, minute], timeZone) => {
        const day = date.toISOString().slice(0, 10);
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const shown = new Date(momentOf(day, time, timeZone)).toLocaleString('sv-SE', { timeZone });
        expect(shown).toBe(`${day} ${time}:00`);
      }),
    );
  });
});

/** Separate stretches in order, as PostgreSQL stores them. */
const stretches = fc
  .uniqueArray(fc.integer({ min: 0, max: minutesOfDay }), { maxLength: 30 })
  .map((cuts): readonly Minutes[] => {
    const sorted = cuts.toSorted((a, b) => a - b);
    return sorted.flatMap((from, at): readonly Minutes[] => {
      const to = sorted[at + 1];
      return at % 2 === 0 && to !== undefined ? [[from, to]] : [];
    });
  });
const isIn = (spans: readonly Minutes[], minute: number): boolean =>
  spans.some(([from, to]) => from <= minute && minute < to);

describe('silence', () => {
  test('gaps cover exactly the minutes of trading hours without a row', () => {
    fc.assert(
      fc.property(stretches, stretches, (hours, published) => {
        const gaps = gapsOf(hours, published);
        const minutes = Array.from({ length: minutesOfDay }, (_, minute) => minute);
        expect(minutes.filter((minute) => isIn(gaps, minute))).toEqual(
          minutes.filter((minute) => isIn(hours, minute) && !isIn(published, minute)),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('gaps and stretches last at least a minute: rows at the opening or up to the close leave none', () => {
    expect(
      gapsOf(
        [[480, 990]],
        [
          [470, 500],
          [600, 990],
        ],
      ),
    ).toEqual([[500, 600]]);
    expect(
      gapsOf(
        [[480, 990]],
        [
          [480, 500],
          [980, 999],
        ],
      ),
    ).toEqual([[500, 980]]);
    expect(gapsOf([[480, 990]], [[480, 990]])).toEqual([]);
    expect(
      partsBefore(
        [
          [480, 500],
          [600, 620],
          [700, 720],
        ],
        600,
      ),
    ).toEqual([[480, 500]]);
    expect(
      partsBefore(
        [
          [480, 500],
          [600, 620],
          [700, 720],
        ],
        610,
      ),
    ).toEqual([
      [480, 500],
      [600, 610],
    ]);
  });

  test('is counted anew after a row, however long the silence before it was', () => {
    const day = { hours: [[480, 990]], published: [[600, 610]], limit: 15 } as const;
    expect([silenceAt(day, 599)?.since, silenceAt(day, 610), silenceAt(day, 625)?.since]).toEqual([
      480,
      null,
      610,
    ]);
  });

  test('begins once the limit has passed since the last row or the opening, and ends with a row or at the close', () => {
    fc.assert(
      fc.property(stretches, stretches, fc.integer({ min: 1, max: 60 }), (hours, published, limit) => {
        for (let minute = 0; minute < minutesOfDay; minute += 7) {
          let without = 0;
          while (
            isIn(hours, minute) &&
            isIn(hours, minute - 1 - without) &&
            !isIn(published, minute - 1 - without)
          )
            without += 1;
          const isSilent = isIn(hours, minute) && !isIn(published, minute) && without >= limit;
          expect(silenceAt({ hours, published, limit }, minute)?.since ?? null).toBe(
            isSilent ? minute - without : null,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is reported with its start and with the long gaps of the day, but never without a limit', () => {
    const day = { hours: [[480, 990]] as const, published: [[600, 642]] as const, limit: 15 };
    expect(silenceAt(day, 656)).toBeNull();
    expect(silenceAt(day, 657)).toEqual({ since: 642, sinceOpening: false });
    expect(silenceAt(day, 500)).toEqual({ since: 480, sinceOpening: true });
    expect(silenceAt(day, 990)).toBeNull();
    expect(silenceAt({ ...day, limit: null }, 900)).toBeNull();
    expect(longGaps(day, 700)).toEqual([
      [480, 600],
      [642, 700],
    ]);
    expect(longGaps(day)).toEqual([
      [480, 600],
      [642, 990],
    ]);
    expect([longGaps({ ...day, limit: 120 }, 700), longGaps({ ...day, limit: 121 }, 700)]).toEqual([
      [[480, 600]],
      [],
    ]);
    expect(longGaps({ ...day, limit: null }, 700)).toEqual([]);
  });

  test('is assumed after three times the pause that one in twenty exceeds', () => {
    const every = (pause: number, count: number): readonly Minutes[] =>
      Array.from({ length: count }, (_, at): Minutes => [480 + at * pause, 481 + at * pause]);
    const hours: readonly Minutes[] = [[480, 990]];
    const limitOf = (...days: (readonly Minutes[])[]) => usualLimit(days.map((day) => pausesOf(hours, day)));
    expect(limitOf(every(4, 60))).toBe(15);
    expect(limitOf([[480, 990]])).toBe(5);
    // A limit takes at least twenty pauses of a segment, counted over several days.
    expect(limitOf(every(4, 21))).toBe(15);
    expect(limitOf(every(4, 20))).toBeNull();
    expect(limitOf(every(4, 11), every(4, 11))).toBe(15);
    expect(
      limitOf(every(4, 96), [
        [480, 481],
        [580, 581],
      ]),
    ).toBe(15);
    // One pause in twenty may be longer, in any order; the longest limit is four hours.
    const long: readonly Minutes[] = [
      [480, 481],
      [580, 581],
    ];
    expect(limitOf(long, every(4, 20))).toBe(15);
    expect(limitOf(long, every(4, 10), every(4, 10))).toBeNull();
    expect(limitOf(every(40, 11), every(4, 11))).toBe(120);
    expect(limitOf(every(80, 6), every(80, 6), every(80, 6), every(80, 6))).toBe(240);
    expect(limitOf(every(81, 5), every(81, 5), every(81, 5), every(81, 5), every(81, 5))).toBeNull();
    expect(limitOf()).toBeNull();
  });

  test('leaves out of the pauses what was published before the opening or after the close', () => {
    const around: readonly Minutes[] = [
      [470, 480],
      [500, 501],
      [510, 512],
      [990, 1000],
    ];
    expect([...pausesOf([[480, 990]], around)]).toEqual([
      [10, 1],
      [1, 1],
    ]);
  });

  test('counts the pauses between minutes with rows, however the stretches are split', () => {
    fc.assert(
      fc.property(stretches, (published) => {
        const single = published.flatMap(([from, to]) =>
          Array.from({ length: to - from }, (_, at): Minutes => [from + at, from + at + 1]),
        );
        const hours: readonly Minutes[] = [[480, 990]];
        expect(pausesOf(hours, published)).toEqual(pausesOf(hours, single));
        const minutes = single.map(([from]) => from).filter((from) => isIn(hours, from));
        const total = [...pausesOf(hours, published)].reduce((sum, [pause, times]) => sum + pause * times, 0);
        expect(total).toBe(Math.max(0, (minutes.at(-1) ?? 0) - (minutes[0] ?? 0)));
      }),
    );
  });
});

describe('the condition of a day', () => {
  const segment = {
    mic: 'TPEE',
    hours: [[480, 990]] as readonly Minutes[],
    published: [[480, 990]] as readonly Minutes[],
    limit: 15,
    rows: 12,
    rejected: 0,
  };
  const day: VenueDay = {
    day: '2026-11-20',
    hours: [[480, 990]],
    holiday: null,
    since: null,
    segments: [segment],
    mark: null,
  };
  const none = { ...segment, published: [], rows: 0 };
  const after = 1500;

  test.each<[string, VenueDay, number, string, readonly string[]]>([
    ['a day with everything', day, after, 'available', []],
    ['a day settled an hour after the close', day, 1050, 'available', []],
    [
      'a day less than an hour after the close',
      { ...day, segments: [{ ...segment, limit: null }] },
      1049,
      'pending',
      [],
    ],
    ['a day that has not begun', { ...day, segments: [none] }, -30, 'pending', []],
    ['a day without rows', { ...day, segments: [none] }, after, 'missing', ['Nothing was received.']],
    [
      'a day without any known segment',
      { ...day, segments: [] },
      after,
      'missing',
      ['Nothing was received.'],
    ],
    [
      'a day before the first day with rows',
      { ...day, segments: [], since: '2026-11-21' },
      after,
      'unknown',
      [],
    ],
    ['a day off', { ...day, hours: [], segments: [] }, after, 'closed', []],
    [
      'a future holiday',
      { ...day, hours: [], segments: [], holiday: 'Boxing Day' },
      -3000,
      'closed',
      ['Holiday: Boxing Day.'],
    ],
    [
      'rows on a day off',
      { ...day, hours: [], segments: [{ ...segment, hours: [] }] },
      after,
      'available',
      [],
    ],
    [
      'rows without a calendar',
      { ...day, hours: null, segments: [{ ...segment, hours: [] }] },
      after,
      'available',
      [],
    ],
    ['no rows and no calendar', { ...day, hours: null, segments: [] }, after, 'unknown', []],
    ['a day without a calendar that is not over', { ...day, hours: null, segments: [] }, 600, 'pending', []],
    [
      'rejected lines',
      {
        ...day,
        segments: [
          { ...segment, rejected: 1 },
          { ...segment, mic: 'TPIO', rejected: 1200 },
        ],
      },
      after,
      'degraded',
      ['TPEE: 1 line of its files was rejected.', 'TPIO: 1,200 lines of its files were rejected.'],
    ],
    [
      'a gap, even before the day is over',
      {
        ...day,
        segments: [
          {
            ...segment,
            published: [
              [480, 642],
              [690, 720],
            ],
          },
        ],
      },
      725,
      'degraded',
      ['TPEE: no row from 10:42 to 11:30 UTC; one was expected every 15 minutes.'],
    ],
    [
      'a gap as long as the limit, starting at the opening',
      { ...day, segments: [{ ...segment, published: [[495, 990]] }] },
      after,
      'degraded',
      ['TPEE: no row from 08:00 to 08:15 UTC; one was expected every 15 minutes.'],
    ],
    [
      'a gap shorter than the limit',
      { ...day, segments: [{ ...segment, published: [[494, 990]] }] },
      after,
      'available',
      [],
    ],
    [
      'rows of only one segment',
      { ...day, segments: [{ ...none, limit: null }, segment] },
      after,
      'available',
      [],
    ],
    [
      'no rows on the first day of the venue',
      { ...day, segments: [none], since: '2026-11-20' },
      after,
      'missing',
      ['Nothing was received.'],
    ],
    [
      'rows on a day off that is not over',
      { ...day, hours: [], segments: [{ ...segment, hours: [] }] },
      1499,
      'pending',
      [],
    ],
    [
      'the mark of an operator, which comes first',
      { ...day, mark: { condition: 'degraded', reason: 'Prices of the morning were wrong.' } },
      after,
      'degraded',
      ['Prices of the morning were wrong.'],
    ],
    [
      'a day without rows that an operator marks as available',
      { ...day, segments: [none], mark: { condition: 'available', reason: 'Nothing traded.' } },
      after,
      'available',
      ['Nothing traded.', 'Nothing was received.'],
    ],
  ])('is right for %s', (_, given, now, condition, reasons) => {
    expect(conditionOf(given, now)).toEqual({ condition, reasons });
  });
});
