import { useState } from 'react';
import { keptValues } from '../../../storage/kept-values.ts';

/** How rows show times: in UTC, each with its date (B 3), or by the clock of this computer, the date once a day. */
export const timesShown = ['utc', 'local'] as const;
export type TimesShown = (typeof timesShown)[number];

const key = 'times';

/** The IANA name of this computer's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat('en-GB').resolvedOptions().timeZone;

const keptTimes = (): TimesShown => (keptValues.read(key) === 'local' ? 'local' : 'utc');

/** How this browser shows times in the rows of all views, and a function to change it. */
export function useTimes(): readonly [TimesShown, (times: TimesShown) => void] {
  const [times, setTimes] = useState(keptTimes);
  const change = (next: TimesShown): void => {
    if (next === 'utc') keptValues.forget(key);
    else keptValues.keep(key, next);
    setTimes(next);
  };
  return [times, change];
}
