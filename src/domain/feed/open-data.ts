import { addDays, dayOf } from '../subscription/calendar.ts';
import { isWorkingDay } from '../subscription/holidays.ts';
import type { DataType } from './data-types.ts';

/** The delay of free data (B 9). */
export const openDelayMinutes = 15;

export type OpenSpan = 'minute' | 'quarter' | 'day';
export type OpenFormat = 'csv' | 'ndjson' | 'parquet';

/** The content of one file: a venue's lines of one kind, published within a minute, a quarter of an hour or a day. */
export type OpenFileSubject = {
  readonly dataType: DataType;
  readonly venueMic: string;
  readonly span: OpenSpan;
  /** First moment of the span. */
  readonly startsAt: Date;
  readonly format: OpenFormat;
};

/**
 * The file's name: `trades-ICPM-2026-11-20T1430Z.csv` for a quarter of an hour,
 * `trades-ICPM-2026-11-20T1430Z-minute.csv` for its first minute, `trades-ICPM-2026-11-20.csv` for a day.
 */
export function openFileName({ dataType, venueMic, span, startsAt, format }: OpenFileSubject): string {
  const text = startsAt.toISOString();
  const time = span === 'day' ? '' : `T${text.slice(11, 13)}${text.slice(14, 16)}Z`;
  const minute = span === 'minute' ? '-minute' : '';
  return `${dataType}s-${venueMic}-${text.slice(0, 10)}${time}${minute}.${format}`;
}

/** When a file opens: once its last line is fifteen minutes old, never before. The time has up to six decimals. */
export function openFrom(lastPublished: string): Date {
  const published = Date.parse(lastPublished);
  const isBetween = /\.\d{3}0*[1-9]/.test(lastPublished);
  return new Date(published + openDelayMinutes * 60_000 + (isBetween ? 1 : 0));
}

/** How long files of minutes are open: by then the quarter of an hour with the same lines is open too. */
const minutesOpen = 15;

/** Files of minutes that ended by this moment are no longer kept. */
export function minutesOver(now: Date): Date {
  return new Date(now.getTime() - (openDelayMinutes + minutesOpen) * 60_000);
}

// A day counts as a business day only if it is one for every venue, which keeps files the longest.
const countries = ['GB', 'FR', 'NL'] as const;

/** Until when a day's files are kept: midnight at the end of the next business day (regulation: at least 24 hours). */
export function keptUntil(day: string): Date {
  let next = addDays(day, 1);
  while (!countries.every((country) => isWorkingDay(next, country))) next = addDays(next, 1);
  return new Date(`${addDays(next, 1)}T00:00:00Z`);
}

/** The oldest day whose files are still kept. */
export function oldestDayKept(now: Date): string {
  let day = dayOf(now);
  while (keptUntil(addDays(day, -1)).getTime() > now.getTime()) day = addDays(day, -1);
  return day;
}
