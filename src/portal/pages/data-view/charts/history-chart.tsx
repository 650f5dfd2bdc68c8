import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { shortDate, utcClock, utcTimestamp } from '../../../../domain/format/timestamps.ts';
import { axisText, ChartFrame, type Frame, LegendItem } from './chart-frame.tsx';
import { type Point, rangeOf } from './series.ts';

export type Line = {
  readonly name: string;
  readonly colour: string;
  readonly dashed?: boolean;
  readonly points: readonly Point[];
};

const VOLUME_HEIGHT = 52;
const VOLUME_GAP = 14;
// About the width of a digit of the axis' letters, in pixels.
const DIGIT = 6.6;

const scale = (from: number, to: number, start: number, end: number): ((value: number) => number) =>
  from === to ? () => (start + end) / 2 : (value) => start + ((value - from) / (to - from)) * (end - start);

function told(lines: readonly Line[], volumes: string | null): string {
  const each = lines.map(({ name, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    const range = rangeOf(points.map((point) => point.value));
    if (!first || !last || !range) return `${name}: no values.`;
    return `${name}: ${points.length} values from ${utcTimestamp(first.time)} to ${utcTimestamp(last.time)} UTC, between ${groupedDecimal(range.least)} and ${groupedDecimal(range.greatest)}, the latest ${groupedDecimal(last.value)}.`;
  });
  return [...each, volumes === null ? '' : `The largest volume is ${groupedDecimal(volumes)}.`]
    .join(' ')
    .trim();
}

/** The ends of the time axis: with their days where they are not of one day. */
function endsOf(first: Point | undefined, last: Point | undefined): readonly [string, string] {
  if (!first || !last) return ['', ''];
  const isOneDay = shortDate(first.time) === shortDate(last.time);
  const [start, end] = [first, last].map(({ time }) =>
    isOneDay ? utcClock(time) : `${shortDate(time)} ${utcClock(time)}`,
  );
  return [start ?? '', first.at === last.at ? '' : `${end} UTC`];
}

function Drawing({
  frame,
  lines,
  withVolume,
}: {
  frame: Frame;
  lines: readonly Line[];
  withVolume: boolean;
}) {
  const all = lines.flatMap((line) => line.points).sort((a, b) => a.at - b.at);
  const range = rangeOf(all.map((point) => point.value));
  const volumes = withVolume ? rangeOf(all.flatMap((point) => point.volume ?? [])) : null;
  const labels = [range?.greatest, range?.least].map((text) => groupedDecimal(text) ?? '');
  // The values stand beside the drawing, where no line runs through them.
  const right = frame.right - Math.max(...labels.map((text) => text.length)) * DIGIT - 8;
  const bottom = withVolume ? frame.bottom - VOLUME_HEIGHT - VOLUME_GAP : frame.bottom;
  const x = scale(all[0]?.at ?? 0, all.at(-1)?.at ?? 0, frame.left + 4, right - 4);
  const y = scale(Number(range?.least), Number(range?.greatest), bottom - 6, frame.top);
  const tall = scale(0, Number(volumes?.greatest ?? 1), 0, VOLUME_HEIGHT);
  const bar = Math.max(1.5, Math.min(6, (right - frame.left) / Math.max(all.length, 1) - 1));
  const [start, end] = endsOf(all[0], all.at(-1));
  return (
    <>
      <g stroke="var(--line)">
        <line x1={frame.left} x2={right} y1={frame.top} y2={frame.top} strokeDasharray="2 3" />
        <line x1={frame.left} x2={right} y1={bottom - 6} y2={bottom - 6} strokeDasharray="2 3" />
        <line x1={frame.left} x2={right} y1={frame.bottom} y2={frame.bottom} />
      </g>
      {withVolume
        ? all.map((point) => {
            const height = point.volume === null ? 0 : Math.max(1, tall(Number(point.volume)));
            return (
              <rect
                key={point.id}
                x={x(point.at) - bar / 2}
                y={frame.bottom - height}
                width={bar}
                height={height}
                fill="var(--edge)"
                fillOpacity={0.55}
              />
            );
          })
        : null}
      {lines.map((line) => (
        <g key={line.name} stroke={line.colour} fill={line.colour}>
          <polyline
            points={line.points.map((point) => `${x(point.at)},${y(Number(point.value))}`).join(' ')}
            fill="none"
            strokeWidth="1.5"
            strokeLinejoin="round"
            strokeDasharray={line.dashed ? '5 3' : undefined}
          />
          {line.points.map((point) => (
            <circle key={point.id} cx={x(point.at)} cy={y(Number(point.value))} r="2" stroke="none" />
          ))}
        </g>
      ))}
      <g style={axisText}>
        <text x={frame.right} y={frame.top + 4} textAnchor="end">
          {labels[0]}
        </text>
        <text x={frame.right} y={bottom - 2} textAnchor="end">
          {labels[0] === labels[1] ? '' : labels[1]}
        </text>
        <text x={frame.left} y={frame.bottom + 18}>
          {start}
        </text>
        <text x={right} y={frame.bottom + 18} textAnchor="end">
          {end}
        </text>
      </g>
    </>
  );
}

/** Prices over time as lines, volumes below as bars: the rows of the page that the grid shows. */
export function HistoryChart({
  title,
  lines,
  withVolume = false,
  note,
}: {
  title: string;
  lines: readonly Line[];
  withVolume?: boolean;
  note?: string;
}) {
  const volumes = lines.flatMap((line) => line.points.flatMap((point) => point.volume ?? []));
  const largest = withVolume ? (rangeOf(volumes)?.greatest ?? null) : null;
  return (
    <ChartFrame
      title={title}
      description={told(lines, largest)}
      legend={
        <>
          {lines.map((line) => (
            <LegendItem key={line.name} colour={line.colour} mark={line.dashed ? 'dashes' : 'line'}>
              {line.name}
            </LegendItem>
          ))}
          {withVolume ? (
            <LegendItem colour="var(--edge)" mark="bar">
              Volume
            </LegendItem>
          ) : null}
        </>
      }
      note={note}
      draw={(frame) => <Drawing frame={frame} lines={lines} withVolume={withVolume} />}
    />
  );
}
