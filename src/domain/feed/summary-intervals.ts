const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The possible lengths of intervals, in seconds: each divides a day, so that all begin at round UTC times. */
const lengths = [
  ...[1, 5, 15, 30],
  ...[minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute],
  ...[hour, 2 * hour, 4 * hour, 12 * hour, day],
] as const;

/** Maximum number of intervals in a period, apart from those cut off at its ends. */
export const mostIntervals = 400;

/** The length of a period's intervals, in seconds: the shortest with few enough of them. @param periodMs its length */
export const intervalOf = (periodMs: number): number =>
  lengths.find((length) => periodMs <= length * 1000 * mostIntervals) ?? day;
