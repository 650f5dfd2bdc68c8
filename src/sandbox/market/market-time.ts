export const second = 1_000_000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;

/** A moment in microseconds since 1970, as every time of the market is until it is written. */
export const microsOf = (moment: Date): number => moment.getTime() * 1000;

/** A time in regulatory notation from whole microseconds since 1970. */
export function microTime(micros: number): string {
  const fraction = String(micros % second).padStart(6, '0');
  return `${new Date(Math.floor(micros / 1000)).toISOString().slice(0, 19)}.${fraction}Z`;
}
