import type { TradingCalendar } from '../../domain/feed/trading-calendar.ts';
import { addDays, type Day } from '../../domain/subscription/calendar.ts';
import { easterOf, isHoliday } from '../../domain/subscription/holidays.ts';

type Place = {
  readonly timeZone: string;
  readonly opens: string;
  readonly closes: string;
  /** Why its venues are closed on a day; null if they are not, or only because of the weekend. */
  readonly closedFor: (day: Day) => string | null;
};

const targetDays: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '05-01': 'Labour Day',
  '12-25': 'Christmas Day',
  '12-26': 'Christmas holiday',
};

/** Venues of the euro area close with TARGET, in which trades are settled, not on their country's public holidays. */
function targetClosedFor(day: Day): string | null {
  const easter = easterOf(Number(day.slice(0, 4)));
  if (day === addDays(easter, -2)) return 'Good Friday';
  if (day === addDays(easter, 1)) return 'Easter Monday';
  return targetDays[day.slice(5)] ?? null;
}

const london: Place = {
  timeZone: 'Europe/London',
  opens: '07:00',
  closes: '16:30',
  closedFor: (day) => (isHoliday(day, 'GB') ? 'Bank holiday' : null),
};
const continental = { opens: '08:00', closes: '17:30', closedFor: targetClosedFor } as const;
const places: Readonly<Record<string, Place>> = {
  FR: { timeZone: 'Europe/Paris', ...continental },
  NL: { timeZone: 'Europe/Amsterdam', ...continental },
};

function holidaysOf({ closedFor }: Place, year: number): { day: Day; name: string }[] {
  const days: { day: Day; name: string }[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
    const name = closedFor(day);
    if (name !== null) days.push({ day, name });
  }
  return days;
}

/** Plausible trading hours for venues in these countries, with the holidays of the previous and the next two years. */
export function marketCalendars(
  venues: readonly { readonly mic: string; readonly country: string }[],
  now: Date,
): readonly (TradingCalendar & { readonly mic: string })[] {
  const year = now.getUTCFullYear();
  return venues.map(({ mic, country }) => {
    const place = places[country] ?? london;
    const { timeZone, opens, closes } = place;
    return {
      mic,
      timeZone,
      opens,
      closes,
      weekdays: [1, 2, 3, 4, 5],
      holidays: [-1, 0, 1, 2].flatMap((later) => holidaysOf(place, year + later)),
      shortDays: [-1, 0, 1, 2].map((later) => ({ day: `${year + later}-12-24`, closes: '14:00' })),
      silentAfterMinutes: null,
    };
  });
}
