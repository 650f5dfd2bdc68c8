import { addDays, type Day } from '../subscription/calendar.ts';
import { nextWorkingDay } from '../subscription/holidays.ts';

/** Days before its end from which the end of a subscription is announced (decisions.md Session and routes). */
export const noticeDays = 30;

/** Days after suspension on which the person's details are removed, unless renewed (A 9). */
export const removalDays = 90;

/**
 * First day without access: the next working day after a subscription's last day (A 9).
 *
 * @param endsOn last day, `yyyy-mm-dd`
 * @param country ISO 3166, two letters, whose weekends and public holidays count; null for the administration's
 * @returns `yyyy-mm-dd`
 */
export function suspendedFrom(endsOn: Day, country: string | null = null): Day {
  return nextWorkingDay(endsOn, country);
}

/**
 * Whether a subscription is suspended on a day: its data is closed, and the session is in restricted mode. Sessions,
 * rights, notices and jobs all use this function.
 *
 * @param today business day, `yyyy-mm-dd`
 * @param endsOn last day; null without a subscription, which cannot be suspended
 * @param country as for `suspendedFrom`
 */
export function isSuspended(today: Day, endsOn: Day | null, country: string | null): boolean {
  return endsOn !== null && today >= suspendedFrom(endsOn, country);
}

/**
 * First day on which the end of a subscription is announced.
 *
 * @param endsOn last day, `yyyy-mm-dd`
 * @returns `yyyy-mm-dd`
 */
export function announcedFrom(endsOn: Day): Day {
  return addDays(endsOn, -noticeDays);
}

/** The day on which the details of a person who has not renewed are removed: 90 days after suspension (A 9). */
export function removedOn(endsOn: Day, country: string | null = null): Day {
  return addDays(suspendedFrom(endsOn, country), removalDays);
}
