import { counted } from '../counted.ts';

const timestamp = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\d*Z$/;

/** Microseconds of a UTC time; null for any other text. They fit into a number until the year 2255. */
function microsOf(text: string): number | null {
  const match = timestamp.exec(text);
  const second = match ? Date.parse(`${match[1]}Z`) : Number.NaN;
  return Number.isNaN(second) ? null : second * 1000 + Number((match?.[2] ?? '').padEnd(6, '0'));
}

const parts = (...ofTwo: readonly (readonly [number, string])[]): string =>
  ofTwo
    .filter(([count], index) => index === 0 || count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');

/** An interval after `every`: `minute`, `15 minutes`. */
export const minutesInWords = (minutes: number): string => (minutes === 1 ? 'minute' : `${minutes} minutes`);

/** How long to wait, rounded up: `1 second`, `15 minutes`, `3 hours`. */
export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [seconds, 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return counted(count, unit);
}

/** The time between two UTC times in its two largest units, `2 h 5 min` or `1.204 s`; null if the second is earlier. */
export function durationBetween(from: string, to: string): string | null {
  const [start, end] = [microsOf(from), microsOf(to)];
  if (start === null || end === null || end < start) return null;
  const micros = end - start;
  const seconds = Math.floor(micros / 1_000_000);
  if (seconds < 60) {
    const text = `${seconds}.${String(micros % 1_000_000).padStart(6, '0')}`;
    return `${text.replace(/\.?0+$/, '')} s`;
  }
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return parts([minutes, 'min'], [seconds % 60, 's']);
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? parts([hours, 'h'], [minutes % 60, 'min'])
    : parts([Math.floor(hours / 24), 'd'], [hours % 24, 'h']);
}
