import { addDays, type Day } from '../subscription/calendar.ts';

/** Days in which the owner of a second factor that is said to be lost can object, by using it. */
const waitingDays = 3;

/**
 * The day on which a second factor ends that is said to be lost.
 *
 * @param today `yyyy-mm-dd`
 * @returns `yyyy-mm-dd`
 */
export const factorEndsOn = (today: Day): Day => addDays(today, waitingDays);
