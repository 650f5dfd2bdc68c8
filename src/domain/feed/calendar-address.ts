import { pagePaths } from '../page-paths.ts';

/** The address of a venue's data calendar, for this month unless one is given. */
export function calendarAddress(venue: string, month?: string): string {
  const query = new URLSearchParams({ venue, ...(month === undefined ? {} : { month }) });
  return `${pagePaths.dataCalendar}?${query}`;
}
