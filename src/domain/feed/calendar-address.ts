import { pagePaths } from '../page-paths.ts';

/** The data calendar of a venue; of this month where none is named. */
export function calendarAddress(venue: string, month?: string): string {
  const query = new URLSearchParams({ venue, ...(month === undefined ? {} : { month }) });
  return `${pagePaths.dataCalendar}?${query}`;
}
