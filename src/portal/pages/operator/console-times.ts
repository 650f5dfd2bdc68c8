import { dateBeside, utcClock } from '../../../domain/format/timestamps.ts';
import { serviceNow } from '../../api/service-time.ts';

/** A moment to the minute, with the year only if it is another; empty without one. */
export const minuteOf = (time: string | null): string =>
  time === null ? '' : `${dateBeside(time, serviceNow()) ?? ''} ${utcClock(time)?.slice(0, 5) ?? ''}`;

/** The date of a moment, if it is not of today; otherwise empty. */
export const otherDay = (time: string): string =>
  time.slice(0, 10) === serviceNow().slice(0, 10) ? '' : (dateBeside(time, serviceNow()) ?? '');
