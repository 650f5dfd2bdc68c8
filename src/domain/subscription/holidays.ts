import { addDays, type Day, dayOf, weekdayOf } from './calendar.ts';

/**
 * Public holidays by country (ISO 3166, two letters): fixed days as `mm-dd`, days counted from Easter Sunday, and
 * days counted as "the nth weekday of a month". They cover the countries of the venues and of most of their users; for
 * any other country the calendar of the United Kingdom applies, where the accounts are administered.
 *
 * They cover the years 2020 to 2040; a test compares them with date-holidays, whose data cannot be shipped with the
 * program (decisions.md, "Libraries"). Holidays that a government proclaims once go into `onceOnly`.
 */
type HolidayRules = {
  readonly fixed: readonly string[];
  /** Days from Easter Sunday: −2 Good Friday, 1 Easter Monday, 39 Ascension, 50 Whit Monday, 60 Corpus Christi. */
  readonly easter: readonly number[];
  /** Month, weekday (0 Sunday), and which one: 1 the first, −1 the last. */
  readonly weekdays: readonly (readonly [month: number, weekday: number, nth: number])[];
  /** Where a fixed day on a weekend moves to: the next working day (UK), the nearest weekday (US), or nowhere. */
  readonly weekend: 'next' | 'nearest' | 'none';
  /** First and last year of a fixed day, or of a day from Easter, that has not always been a holiday. */
  readonly years?: Readonly<Record<string, readonly [first: number, last: number]>>;
};

const seat = 'GB';

const rulesByCountry: Readonly<Record<string, HolidayRules>> = {
  GB: {
    fixed: ['01-01', '12-25', '12-26'],
    easter: [-2, 1],
    weekdays: [
      [5, 1, 1],
      [5, 1, -1],
      [8, 1, -1],
    ],
    weekend: 'next',
  },
  IE: {
    fixed: ['01-01', '03-17', '12-25', '12-26'],
    easter: [1],
    weekdays: [
      [2, 1, 1],
      [5, 1, 1],
      [6, 1, 1],
      [8, 1, 1],
      [10, 1, -1],
    ],
    weekend: 'none',
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    easter: [1, 39, 50],
    weekdays: [],
    weekend: 'none',
  },
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    easter: [-2, 1, 39, 50],
    weekdays: [],
    weekend: 'none',
  },
  NL: {
    fixed: ['01-01', '04-27', '12-25', '12-26'],
    easter: [1, 39, 50],
    weekdays: [],
    weekend: 'none',
  },
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    easter: [1, 39, 50],
    weekdays: [],
    weekend: 'none',
  },
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    easter: [1, 39, 50],
    weekdays: [],
    weekend: 'none',
  },
  CH: {
    fixed: ['01-01', '08-01', '12-25', '12-26'],
    easter: [-2, 1, 39, 50],
    weekdays: [],
    weekend: 'none',
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    easter: [1, 39, 50, 60],
    weekdays: [],
    weekend: 'none',
  },
  IT: {
    fixed: [
      '01-01',
      '01-06',
      '04-25',
      '05-01',
      '06-02',
      '08-15',
      '10-04',
      '11-01',
      '12-08',
      '12-25',
      '12-26',
    ],
    easter: [1],
    weekdays: [],
    weekend: 'none',
    years: { '10-04': [2026, 2040] },
  },
  ES: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    easter: [-2],
    weekdays: [],
    weekend: 'none',
  },
  PT: {
    fixed: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
    easter: [-2, 60],
    weekdays: [],
    weekend: 'none',
  },
  DK: {
    fixed: ['01-01', '12-25', '12-26'],
    easter: [-3, -2, 1, 26, 39, 50],
    weekdays: [],
    weekend: 'none',
    years: { '26': [2020, 2023] },
  },
  NO: {
    fixed: ['01-01', '05-01', '05-17', '12-25', '12-26'],
    easter: [-3, -2, 1, 39, 50],
    weekdays: [],
    weekend: 'none',
  },
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-25', '12-26'],
    easter: [-2, 1, 39],
    weekdays: [],
    weekend: 'none',
  },
  FI: {
    fixed: ['01-01', '01-06', '05-01', '12-06', '12-25', '12-26'],
    easter: [-2, 1, 39],
    weekdays: [],
    weekend: 'none',
  },
  PL: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    easter: [1, 60],
    weekdays: [],
    weekend: 'none',
    years: { '12-24': [2025, 2040] },
  },
  US: {
    fixed: ['01-01', '06-19', '07-04', '11-11', '12-25'],
    easter: [],
    weekdays: [
      [1, 1, 3],
      [2, 1, 3],
      [5, 1, -1],
      [9, 1, 1],
      [10, 1, 2],
      [11, 4, 4],
    ],
    weekend: 'nearest',
    years: { '06-19': [2021, 2040] },
  },
};

/** Proclaimed for one year only, and moved days. */
const onceOnly: Readonly<Record<string, { readonly on: readonly Day[]; readonly off: readonly Day[] }>> = {
  // St Brigid's Day began in 2023; it is the first Monday of February, or 1 February itself if that is a Friday.
  IE: {
    on: ['2022-03-18', '2030-02-01', '2036-02-01'],
    off: ['2020-02-03', '2021-02-01', '2022-02-07', '2030-02-04', '2036-02-04'],
  },
  GB: {
    on: ['2020-05-08', '2022-06-02', '2022-06-03', '2022-09-19', '2023-05-08'],
    off: ['2020-05-04', '2022-05-30'],
  },
};

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return dayOf(new Date(Date.UTC(year, month - 1, day)));
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayOf(new Date(Date.UTC(year, month - 1, 1)));
  if (nth > 0) return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
  const last = dayOf(new Date(Date.UTC(year, month, 0)));
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1));
}

const isWeekend = (day: Day): boolean => [0, 6].includes(weekdayOf(day));

function observed(days: readonly Day[], weekend: HolidayRules['weekend']): Day[] {
  if (weekend === 'none') return [...days];
  if (weekend === 'nearest') {
    return days.map((day) => addDays(day, weekdayOf(day) === 6 ? -1 : weekdayOf(day) === 0 ? 1 : 0));
  }
  const taken = new Set(days.filter((day) => !isWeekend(day)));
  for (const day of days.filter(isWeekend)) {
    let substitute = day;
    while (isWeekend(substitute) || taken.has(substitute)) substitute = addDays(substitute, 1);
    taken.add(substitute);
  }
  return [...taken];
}

// Computed once: every request asks whether its subscription has ended.
const reckoned = new Map<string, ReadonlySet<Day>>();

function holidaysOf(year: number, country: string): ReadonlySet<Day> {
  const key = `${country} ${year}`;
  const known = reckoned.get(key) ?? reckon(year, country);
  reckoned.set(key, known);
  return known;
}

function reckon(year: number, country: string): ReadonlySet<Day> {
  const rules = rulesByCountry[country];
  if (!rules) return new Set();
  const easter = easterOf(year);
  const isKept = (name: string | number): boolean => {
    const [first, last] = rules.years?.[name] ?? [year, year];
    return first <= year && year <= last;
  };
  const days = new Set([
    // Next year's New Year may be observed on the last day of this one.
    ...observed(
      [...rules.fixed.filter(isKept).map((day) => `${year}-${day}`), `${year + 1}-01-01`],
      rules.weekend,
    ).filter((day) => day.startsWith(String(year))),
    ...rules.easter.filter(isKept).map((days) => addDays(easter, days)),
    ...rules.weekdays.map(([month, weekday, nth]) => nthWeekday(year, month, weekday, nth)),
  ]);
  for (const day of onceOnly[country]?.on ?? []) days.add(day);
  for (const day of onceOnly[country]?.off ?? []) days.delete(day);
  return days;
}

/** The country whose calendar applies to a user in `country`. */
export function calendarOf(country: string | null): string {
  return country !== null && Object.hasOwn(rulesByCountry, country) ? country : seat;
}

/** Whether `day` is a public holiday for a user in `country`; null if the country is unknown. */
export function isHoliday(day: Day, country: string | null): boolean {
  return holidaysOf(Number(day.slice(0, 4)), calendarOf(country)).has(day);
}

/** Whether it is a working day: neither weekend nor public holiday. */
export function isWorkingDay(day: Day, country: string | null): boolean {
  return !isWeekend(day) && !isHoliday(day, country);
}

/** The first working day after `day`. */
export function nextWorkingDay(day: Day, country: string | null): Day {
  let next = addDays(day, 1);
  while (!isWorkingDay(next, country)) next = addDays(next, 1);
  return next;
}
