import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { utcTimestamp } from '../../../../domain/format/timestamps.ts';
import { ChartFrame, LegendItem } from './chart-frame.tsx';
import { HistoryDrawing, type Line } from './history-drawing.tsx';
import { rangeOf } from './series.ts';
import { sessionsOf } from './time-scale.ts';

const pricesHeight = 240;
const withVolumesHeight = 300;
/** For the times of day and the days below them. */
const timeMarks = 40;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function told(lines: readonly Line[], unit: string, volumes: string | null): string {
  const each = lines.map(({ name, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    const range = rangeOf(points.map((point) => point.value));
    if (!first || !last || !range) return `${name}: no values.`;
    const sessions = sessionsOf(points.map(({ at }) => at)).length;
    return `${name}: ${counted(points.length, 'value', 'values')} in ${counted(sessions, 'session', 'sessions')} from ${utcTimestamp(first.time)} to ${utcTimestamp(last.time)} UTC, ${unit}, between ${groupedDecimal(range.least)} and ${groupedDecimal(range.greatest)}, the latest ${groupedDecimal(last.value)}.`;
  });
  return [...each, volumes === null ? '' : `The largest volume is ${groupedDecimal(volumes)}.`]
    .join(' ')
    .trim();
}

const unitText = (what: string, unit: string | null): string => `${what}, ${unit ?? 'as published'}`;

/** Prices over time by steps, volumes below as bars: the rows of the page that the grid shows. */
export function HistoryChart({
  title,
  lines,
  unit,
  volumes,
  note,
}: {
  title: string;
  lines: readonly Line[];
  /** What prices are counted in; null where the rows do not say it. */
  unit: string | null;
  /** What volumes are called and counted in; left out where none are drawn. */
  volumes?: { readonly name: string; readonly unit: string | null };
  note: string;
}) {
  const largest = volumes
    ? (rangeOf(lines.flatMap((line) => line.points.flatMap((point) => point.volume ?? [])))?.greatest ?? null)
    : null;
  const price = unitText('price', unit);
  return (
    <ChartFrame
      title={title}
      description={told(lines, price, largest)}
      height={volumes ? withVolumesHeight : pricesHeight}
      below={timeMarks}
      legend={
        <>
          {lines.map((line) => (
            <LegendItem key={line.name} colour={line.colour} mark={line.dashed ? 'dashes' : 'line'}>
              {line.name}
            </LegendItem>
          ))}
          {volumes ? (
            <LegendItem colour="var(--edge)" mark="bar">
              {volumes.name}
            </LegendItem>
          ) : null}
        </>
      }
      note={`${note} A line holds a value until the next one; a vertical line stands for hours without rows, which are not drawn.`}
      draw={(frame) => (
        <HistoryDrawing
          frame={frame}
          lines={lines}
          unit={price}
          volumeUnit={volumes ? unitText(volumes.name.toLowerCase(), volumes.unit) : null}
        />
      )}
    />
  );
}
