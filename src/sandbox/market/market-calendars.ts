import type { TradingCalendar } from '../../domain/feed/trading-calendar.ts';
import { addDays, type Day } from '../../domain/subscription/calendar.ts';
import { isHoliday } from '../../domain/subscription/holidays.ts';

const places = {
  GB: { timeZone: 'Europe/London', opens: '07:00', closes: '16:30' },
  FR: { timeZone: 'Europe/Paris', opens: '08:00', closes: '17:30' },
  NL: { timeZone: 'Europe/Amsterdam', opens: '08:00', closes: '17:30' },
} as const;

function holidaysOf(country: keyof typeof places, year: number): { day: Day; name: string }[] {
  const days: { day: Day; name: string }[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1))
    if (isHoliday(day, country)) days.push({ day, name: 'Public holiday' });
  return days;
}

/** Plausible trading hours for venues in these countries, with the holidays of the previous and the next two years. */
export function marketCalendars(
  venues: readonly { readonly mic: string; readonly country: string }[],
  now: Date,
): readonly (TradingCalendar & { readonly mic: string })[] {
  const year = now.getUTCFullYear();
  return venues.map(({ mic, country }) => {
    const place = country === 'FR' || country === 'NL' ? country : 'GB';
    return {
      mic,
      ...places[place],
      weekdays: [1, 2, 3, 4, 5],
      holidays: [-1, 0, 1, 2].flatMap((later) => holidaysOf(place, year + later)),
      shortDays: [-1, 0, 1, 2].map((later) => ({ day: `${year + later}-12-24`, closes: '14:00' })),
      silentAfterMinutes: null,
    };
  });
}
