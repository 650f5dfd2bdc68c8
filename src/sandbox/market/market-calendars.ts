import type { TradingCalendar } from '../../domain/feed/trading-calendar.ts';

type Place = { readonly timeZone: string; readonly opens: string; readonly closes: string };

const london: Place = { timeZone: 'Europe/London', opens: '07:00', closes: '16:30' };
const continental = { opens: '08:00', closes: '17:30' } as const;
const places: Readonly<Record<string, Place>> = {
  FR: { timeZone: 'Europe/Paris', ...continental },
  NL: { timeZone: 'Europe/Amsterdam', ...continental },
};

/** The hours of a country in which most is traded, on every day. */
export const busyHours = (country: string): TradingCalendar => ({
  ...(places[country] ?? london),
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  holidays: [],
  shortDays: [],
  silentAfterMinutes: null,
});

/**
 * The hours of venues in these countries: they never close, since whoever starts the sandbox at night or on a Sunday
 * has to see a market that moves.
 */
export function marketCalendars(
  venues: readonly { readonly mic: string; readonly country: string }[],
): readonly (TradingCalendar & { readonly mic: string })[] {
  return venues.map(({ mic, country }) => ({ mic, ...busyHours(country), opens: '00:00', closes: '24:00' }));
}
