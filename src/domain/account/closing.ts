import { addDays, type Day } from '../subscription/calendar.ts';

/** Days in which somebody who has closed their account may change their mind. */
const closingDays = 7;

/**
 * The day on which an account is erased whose owner closes it.
 *
 * @param today business day, `yyyy-mm-dd`
 * @returns `yyyy-mm-dd`
 */
export const closedOn = (today: Day): Day => addDays(today, closingDays);
