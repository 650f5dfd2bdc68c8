/** Days before its end from which a subscription is announced to end (decisions.md Session and routes). */
export const noticeDays = 30;

const dayMs = 86_400_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * First day without access: the next working day after a subscription's last day (A 9). Saturdays and Sundays are no
 * working days; public holidays are not known.
 *
 * @param endsOn last day, `yyyy-mm-dd`
 * @returns `yyyy-mm-dd`
 */
export function suspendedFrom(endsOn: string): string {
  let time = Date.parse(`${endsOn}T00:00:00Z`) + dayMs;
  while ([0, 6].includes(new Date(time).getUTCDay())) time += dayMs;
  return isoDay(time);
}

/**
 * First day on which the end of a subscription is announced.
 *
 * @param endsOn last day, `yyyy-mm-dd`
 * @returns `yyyy-mm-dd`
 */
export function announcedFrom(endsOn: string): string {
  return isoDay(Date.parse(`${endsOn}T00:00:00Z`) - noticeDays * dayMs);
}
