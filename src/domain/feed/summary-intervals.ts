const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long an interval may be, in seconds: each divides a day, so that all begin at round times of UTC. */
const lengths = [
  ...[1, 5, 15, 30],
  ...[minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute],
  ...[hour, 2 * hour, 4 * hour, 12 * hour, day],
] as const;

/** Most intervals that a period is divided into, but for those cut at its ends. */
export const mostIntervals = 400;

/** How long the intervals of a period are, in seconds: the shortest that make few enough. @param periodMs its length */
export const intervalOf = (periodMs: number): number =>
  lengths.find((length) => periodMs <= length * 1000 * mostIntervals) ?? day;
