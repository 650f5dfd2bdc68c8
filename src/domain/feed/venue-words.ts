import { minutesInWords } from '../format/durations.ts';
import { monthNames } from '../format/month-names.ts';
import { addDays, weekdayOf } from '../subscription/calendar.ts';
import type { DataType } from './data-types.ts';

/** Whether a venue trades and when that changes, as the service tells it. Times are UTC. */
type ToldState = { readonly isOpen: boolean | null; readonly changesAt: string | null };

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** `Tue 17 November`. */
export const dayInWords = (day: string): string =>
  `${weekdays[weekdayOf(day)]} ${Number(day.slice(8, 10))} ${monthNames[Number(day.slice(5, 7)) - 1]}`;

/** `16:30`. */
export const minuteInWords = (time: string): string => time.slice(11, 16);

/** `08:00 to 16:30`; a midnight ends the day: `00:00 to 24:00`. */
export function hoursInWords({ from, to }: { readonly from: string; readonly to: string }): string {
  const end = minuteInWords(to);
  return `${minuteInWords(from)} to ${end === '00:00' ? '24:00' : end}`;
}

/**
 * The state of a venue: `Open to 16:30 UTC`.
 *
 * @param day the present day; another is named by its weekday, and by its date too if a week or more ahead
 */
export function stateInWords({ isOpen, changesAt }: ToldState, day: string): string {
  if (isOpen === null) return 'Trading hours not known';
  const word = isOpen ? 'Open' : 'Closed';
  if (changesAt === null) return word;
  const other = changesAt.slice(0, 10);
  if (other === day) return `${word} to ${minuteInWords(changesAt)} UTC`;
  const named = dayInWords(other);
  return `${word} to ${other > addDays(day, 6) ? named : named.slice(0, 3)} ${minuteInWords(changesAt)} UTC`;
}

const signs = { true: '●', false: '○', null: '?' } as const;

/** A venue at this moment, in a sign and in words. @param day the present day, as for `stateInWords` */
export function venueNowInWords(
  now: { readonly state: ToldState; readonly silences: readonly { readonly since: string }[] },
  day: string,
): { readonly sign: string; readonly words: string; readonly isLate: boolean } {
  const [late] = now.silences;
  return late
    ? { sign: '◐', words: `Late, none since ${minuteInWords(late.since)} UTC`, isLate: true }
    : { sign: signs[`${now.state.isOpen}`], words: stateInWords(now.state, day), isLate: false };
}

/** A silence: `LNFI: no trade since 12:04 UTC; one is expected every 15 minutes.` */
export const silenceInWords = (silence: {
  readonly segment: string;
  readonly dataType: DataType;
  readonly since: string;
  readonly expectedEvery: number;
}): string =>
  `${silence.segment}: no ${silence.dataType} since ${minuteInWords(silence.since)} UTC; one is expected every ${minutesInWords(silence.expectedEvery)}.`;
