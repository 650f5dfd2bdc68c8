import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import type { Frame } from './chart-frame.tsx';
import { roundTicks, type Tick } from './round-ticks.ts';
import { type Line, rangeOf } from './series.ts';
import { type Span, sessionsOf, spansOf } from './time-scale.ts';

export const volumeHeight = 48;
/** The unit of volumes is shown between prices and volumes. */
const volumeGap = 30;
/** Approximate width of a letter of the axes, in pixels. */
export const letterWidth = 6.4;
const steps = 4;

/** The positions of a history's parts, in pixels of its frame. */
export type HistoryLayout = {
  readonly ticks: readonly Tick[];
  readonly volumeTick: Tick | null;
  /** Where the values beside the drawing begin. */
  readonly right: number;
  /** The base line of the values; that of the volumes is the frame's. */
  readonly bottom: number;
  readonly spans: readonly Span[];
  readonly y: (value: number) => number;
  /** The height of a volume's bar. */
  readonly tall: (volume: number) => number;
};

const scale =
  (from: number, to: number, start: number, end: number): ((value: number) => number) =>
  (value) =>
    from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);

export const grouped = (text: string): string => groupedDecimal(text) ?? text;

const ticksOf = (lines: readonly Line[]): readonly Tick[] => {
  const range = rangeOf(lines.flatMap(({ points }) => points.map(({ value }) => value)));
  return range ? roundTicks(range.least, range.greatest, steps) : [];
};

/**
 * Lays out lines with round marks on both axes; null if they have no value.
 *
 * @param others lines of a chart above or below, whose times are at the same positions
 */
export function layoutOf(
  frame: Frame,
  lines: readonly Line[],
  others: readonly Line[],
  withVolume: boolean,
): HistoryLayout | null {
  const ticks = ticksOf(lines);
  if (ticks.length === 0) return null;
  const all = lines.flatMap((line) => line.points);
  const most = withVolume ? rangeOf(all.flatMap((point) => point.volume ?? []))?.greatest : undefined;
  const volumeTick = (most === undefined ? undefined : roundTicks('0', most, 1).at(-1)) ?? null;
  const marks = [...[...ticks, ...ticksOf(others)].map(({ text }) => text), volumeTick?.text ?? ''];
  // The values are beside the drawing, where no line crosses them.
  const right = frame.right - Math.max(...marks.map((text) => grouped(text).length)) * letterWidth - 10;
  const bottom = withVolume ? frame.bottom - volumeHeight - volumeGap : frame.bottom;
  const times = [...lines, ...others].flatMap(({ points, silences = [] }) => [
    ...points.map(({ at }) => at),
    ...silences,
  ]);
  return {
    ticks,
    volumeTick,
    right,
    bottom,
    spans: spansOf(sessionsOf(times), frame.left + 4, right - 4),
    y: scale(ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 0, bottom, frame.top),
    tall: scale(0, volumeTick?.value ?? 1, 0, volumeHeight),
  };
}
