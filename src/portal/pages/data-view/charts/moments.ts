import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { mediumDate, utcClock } from '../../../../domain/format/timestamps.ts';
import type { Line, Point } from './series.ts';
import type { Span } from './zoom.ts';

/** A row as drawn in a history: its time, and its values for each line, in their order. */
export type Moment = Pick<Point, 'id' | 'time' | 'at' | 'volume'> & {
  readonly values: readonly (string | null)[];
};

/** The rows of a history, oldest first; a row with values for two lines is one moment. */
export function momentsOf(lines: readonly Line[]): readonly Moment[] {
  const rows = new Map<string, { point: Point; values: (string | null)[] }>();
  for (const [index, { points }] of lines.entries()) {
    for (const point of points) {
      const row = rows.get(point.id) ?? { point, values: lines.map(() => null) };
      row.values[index] = point.value;
      rows.set(point.id, row);
    }
  }
  return [...rows.values()]
    .map(({ point: { id, time, at, volume }, values }) => ({ id, time, at, volume, values }))
    .sort((a, b) => a.at - b.at);
}

/** The part of the lines within these moments; each begins with its first value among them. */
export function linesWithin(
  lines: readonly Line[],
  moments: readonly Moment[],
  { from, to }: Span,
): readonly Line[] {
  const [first, last] = [moments[from], moments[to]];
  if (!first || !last || (from === 0 && to === moments.length - 1)) return lines;
  const ids = new Set(moments.slice(from, to + 1).map(({ id }) => id));
  return lines.map((line) => ({
    ...line,
    points: line.points.filter(({ id }) => ids.has(id)),
    silences: (line.silences ?? []).filter((at) => at >= first.at && at <= last.at),
  }));
}

/** The text of a row, as shown beside the crosshair. @param isDay the row is one of a day, without a time */
export function wordsOf(
  moment: Moment | undefined,
  lines: readonly Line[],
  volume: string | null,
  isDay = false,
): string {
  if (!moment) return '';
  const values = lines.flatMap(({ name }, index) => {
    const value = moment.values[index];
    return value ? `${name} ${groupedDecimal(value)}` : [];
  });
  const amount =
    volume === null || moment.volume === null ? [] : `${volume} ${groupedDecimal(moment.volume)}`;
  const time = isDay ? mediumDate(moment.time) : `${mediumDate(moment.time)} ${utcClock(moment.time)} UTC`;
  return [time, ...values, ...[amount].flat()].join(' · ');
}
