/** What a segment has today, beside what it usually has. */
export type SegmentDayFigures = {
  /** Whether it trades now; null: that is not known. */
  readonly isOpen: boolean | null;
  readonly isSilent: boolean;
  /** The rows usual until now; null: too few days are known. */
  readonly expected: number | null;
  readonly received: number;
};

export type SegmentState = 'silent' | 'late' | 'onTime' | 'closed' | 'unknown';

/** Fewer expected rows than this say nothing. */
export const fewestExpected = 20;
/** The part of what is usual from which on a segment is on time. */
const enough = 0.8;

/** How a segment is doing. */
export function segmentState({ isOpen, isSilent, expected, received }: SegmentDayFigures): SegmentState {
  if (isSilent) return 'silent';
  if (isOpen === false) return 'closed';
  if (expected === null) return 'unknown';
  return expected >= fewestExpected && received < enough * expected ? 'late' : 'onTime';
}

/**
 * The rows that are usual until a moment of the day: those of a whole day, by the part of its minutes with rows that are
 * over.
 *
 * @param usualRows of a whole day; null: not known
 * @param usualMinutes with rows, by half hour
 * @param minute of the day, in UTC
 */
export function expectedBy(
  usualRows: number | null,
  usualMinutes: readonly number[],
  minute: number,
): number | null {
  if (usualRows === null) return null;
  const all = usualMinutes.reduce((sum, minutes) => sum + minutes, 0);
  if (all === 0) return null;
  const over = usualMinutes.reduce(
    (sum, minutes, at) => sum + minutes * Math.min(1, Math.max(0, (minute - at * 30) / 30)),
    0,
  );
  return Math.round((usualRows * over) / all);
}
