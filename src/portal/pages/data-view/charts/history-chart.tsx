import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { utcClock, utcTimestamp } from '../../../../domain/format/timestamps.ts';
import { axisText, ChartFrame, LegendItem, narrowFrame, wideFrame } from './chart-frame.tsx';
import { type Point, rangeOf } from './series.ts';

export type Line = {
  readonly name: string;
  readonly colour: string;
  readonly dashed?: boolean;
  readonly points: readonly Point[];
};

const VOLUME_HEIGHT = 52;
const VOLUME_GAP = 10;

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

/** Prices over time as lines, volumes below as bars: the rows of the page that the grid shows. */
export function HistoryChart({
  title,
  lines,
  withVolume = false,
  wide = false,
  note,
}: {
  title: string;
  lines: readonly Line[];
  withVolume?: boolean;
  wide?: boolean;
  note?: string;
}) {
  const frame = wide ? wideFrame : narrowFrame;
  const all = lines.flatMap((line) => line.points);
  const range = rangeOf(all.map((point) => point.value));
  const volumes = withVolume ? rangeOf(all.flatMap((point) => point.volume ?? [])) : null;
  const [earliest, latest] = [Math.min(...all.map(({ at }) => at)), Math.max(...all.map(({ at }) => at))];
  const bottom = withVolume ? frame.bottom - VOLUME_HEIGHT - VOLUME_GAP : frame.bottom;
  const x = scale(earliest, latest, frame.left + 4, frame.right - 4);
  const y = scale(Number(range?.least), Number(range?.greatest), bottom - 4, frame.top + 4);
  const tall = scale(0, Number(volumes?.greatest ?? 1), 0, VOLUME_HEIGHT);
  const bar = Math.max(1, Math.min(8, (frame.right - frame.left) / Math.max(all.length, 1) - 1));
  const [first, last] = [all.find(({ at }) => at === earliest), all.findLast(({ at }) => at === latest)];
  return (
    <ChartFrame
      title={title}
      frame={frame}
      description={told(lines, volumes?.greatest ?? null)}
      legend={
        lines.length > 1 || withVolume ? (
          <>
            {lines.map((line) => (
              <LegendItem key={line.name} colour={line.colour} dashed={line.dashed ?? false}>
                {line.name}
              </LegendItem>
            ))}
            {withVolume ? <LegendItem colour="var(--edge)">Volume</LegendItem> : null}
          </>
        ) : null
      }
      note={note}
    >
      <g stroke="var(--line)">
        <line x1="0" x2={frame.width} y1={frame.top} y2={frame.top} />
        <line x1="0" x2={frame.width} y1={bottom} y2={bottom} />
        {withVolume ? <line x1="0" x2={frame.width} y1={frame.bottom} y2={frame.bottom} /> : null}
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
            <circle key={point.id} cx={x(point.at)} cy={y(Number(point.value))} r="1.8" stroke="none" />
          ))}
        </g>
      ))}
      <g style={axisText}>
        <text x={frame.left} y={frame.top - 6}>
          {groupedDecimal(range?.greatest) ?? ''}
        </text>
        <text x={frame.left} y={bottom - 6}>
          {range && range.least !== range.greatest ? groupedDecimal(range.least) : ''}
        </text>
        <text x={frame.left} y={frame.bottom + 18}>
          {first ? utcClock(first.time) : ''}
        </text>
        <text x={frame.right} y={frame.bottom + 18} textAnchor="end">
          {last && last !== first ? `${utcClock(last.time)} UTC` : ''}
        </text>
      </g>
    </ChartFrame>
  );
}
