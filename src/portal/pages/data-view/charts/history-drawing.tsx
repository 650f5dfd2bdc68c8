import { groupedDecimal } from '../../../../domain/format/decimals.ts';
import { shortDate } from '../../../../domain/format/timestamps.ts';
import { AxisText, type Frame } from './chart-frame.tsx';
import { roundTicks } from './round-ticks.ts';
import { type Point, rangeOf } from './series.ts';
import { clockTicks, placeOf, type Span, sessionsOf, spansOf } from './time-scale.ts';

export type Line = {
  readonly name: string;
  readonly colour: string;
  readonly dashed?: boolean;
  readonly points: readonly Point[];
  /** When a value ended without another one, in ms. */
  readonly silences?: readonly number[];
};

const volumeHeight = 48;
/** Between prices and volumes stands what the volumes are counted in. */
const volumeGap = 30;
// About the width of a letter of the axes, in pixels.
const letterWidth = 6.4;
const steps = 4;

const scale =
  (from: number, to: number, start: number, end: number): ((value: number) => number) =>
  (value) =>
    from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);

const grouped = (text: string): string => groupedDecimal(text) ?? text;

/**
 * The path of a line within a session: a value holds until the next one is published, so it goes by steps, never by a
 * slope of prices that nobody published; nothing leads from one session to the next.
 */
export function stepsOf(
  { points, silences = [] }: Pick<Line, 'points' | 'silences'>,
  span: Span,
  y: (value: number) => number,
): string {
  let isHeld = false;
  return [...points, ...silences.map((at) => ({ at, value: null }))]
    .filter(({ at }) => at >= span.from && at <= span.to)
    .sort((a, b) => a.at - b.at)
    .map(({ at, value }) => {
      const wasHeld = isHeld;
      isHeld = value !== null;
      const left = placeOf([span], at).toFixed(1);
      const along = wasHeld ? `H${left}` : '';
      if (value === null) return along;
      const top = y(Number(value)).toFixed(1);
      return wasHeld ? `${along}V${top}` : `M${left} ${top}`;
    })
    .join('');
}

/** Values over time by steps, with their dots, volumes below as bars, round marks on both axes. */
export function HistoryDrawing({
  frame,
  lines,
  unit,
  volumeUnit,
}: {
  frame: Frame;
  lines: readonly Line[];
  /** What the values are counted in, in words. */
  unit: string;
  /** The same of the volumes; null where none are drawn. */
  volumeUnit: string | null;
}) {
  const all = lines.flatMap((line) => line.points).sort((a, b) => a.at - b.at);
  const range = rangeOf(all.map((point) => point.value));
  if (!range) return null;
  const ticks = roundTicks(range.least, range.greatest, steps);
  const withVolume = volumeUnit !== null;
  const most = withVolume ? rangeOf(all.flatMap((point) => point.volume ?? []))?.greatest : undefined;
  const volumeTick = most === undefined ? undefined : roundTicks('0', most, 1).at(-1);
  const marks = [...ticks.map(({ text }) => text), volumeTick?.text ?? ''];
  // The values stand beside the drawing, where no line runs through them.
  const right = frame.right - Math.max(...marks.map((text) => grouped(text).length)) * letterWidth - 10;
  const bottom = withVolume ? frame.bottom - volumeHeight - volumeGap : frame.bottom;
  const times = [...all.map(({ at }) => at), ...lines.flatMap(({ silences = [] }) => silences)];
  const spans = spansOf(sessionsOf(times), frame.left + 4, right - 4);
  const x = (at: number): number => placeOf(spans, at);
  const y = scale(ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 0, bottom, frame.top);
  const tall = scale(0, volumeTick?.value ?? 1, 0, volumeHeight);
  const bar = Math.max(1.5, Math.min(6, (right - frame.left) / Math.max(all.length, 1) - 1));
  return (
    <>
      <g stroke="var(--line)">
        {ticks.map(({ text, value }) => (
          <line key={text} x1={frame.left} x2={right} y1={y(value)} y2={y(value)} strokeDasharray="2 3" />
        ))}
        <line x1={frame.left} x2={right} y1={frame.bottom} y2={frame.bottom} />
        {withVolume && volumeTick ? (
          <line
            x1={frame.left}
            x2={right}
            y1={frame.bottom - volumeHeight}
            y2={frame.bottom - volumeHeight}
            strokeDasharray="2 3"
          />
        ) : null}
      </g>
      {spans.slice(1).map((span, index) => {
        // Closed time is not drawn to scale: the line of the axis is cut there, from top to bottom.
        const before = spans[index]?.right ?? span.left;
        const middle = (before + span.left) / 2;
        return (
          <line
            key={span.from}
            data-break=""
            x1={middle}
            x2={middle}
            y1={frame.top}
            y2={frame.bottom + 4}
            stroke="var(--edge)"
            strokeOpacity={0.6}
          />
        );
      })}
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
          {spans.map((span) => (
            <path
              key={span.from}
              data-session=""
              d={stepsOf(line, span, y)}
              fill="none"
              strokeWidth="1.5"
              strokeDasharray={line.dashed ? '5 3' : undefined}
            />
          ))}
          {line.points.map((point) => (
            <circle key={point.id} cx={x(point.at)} cy={y(Number(point.value))} r="2" stroke="none" />
          ))}
        </g>
      ))}
      <AxisText>
        <text x={frame.right} y={12} textAnchor="end">
          {unit}
        </text>
        {ticks.map(({ text, value }) => (
          <text key={text} x={frame.right} y={y(value) + 4} textAnchor="end">
            {grouped(text)}
          </text>
        ))}
        {withVolume && volumeTick ? (
          <>
            <text x={frame.right} y={frame.bottom - volumeHeight - 10} textAnchor="end">
              {volumeUnit}
            </text>
            <text x={frame.right} y={frame.bottom - volumeHeight + 4} textAnchor="end">
              {grouped(volumeTick.text)}
            </text>
            <text x={frame.right} y={frame.bottom + 4} textAnchor="end">
              0
            </text>
          </>
        ) : null}
        <TimeMarks frame={frame} spans={spans} />
      </AxisText>
    </>
  );
}

const dateWidth = 6 * letterWidth + 10;
const clockWidth = 8 * letterWidth;

/** The time axis: times of day where there is room, and below them the days. */
function TimeMarks({ frame, spans }: { frame: Frame; spans: readonly Span[] }) {
  const clock = clockTicks(spans, clockWidth);
  let end = Number.NEGATIVE_INFINITY;
  const days = spans.flatMap((span) => {
    const middle = (span.left + span.right) / 2;
    const from = Math.max(frame.left, middle - dateWidth / 2);
    if (from < end) return [];
    end = from + dateWidth;
    return [{ x: from, text: shortDate(new Date(span.from).toISOString()) ?? '', key: span.from }];
  });
  return (
    <>
      {clock.map(({ text, at, x }) => (
        <g key={at}>
          <line x1={x} x2={x} y1={frame.bottom} y2={frame.bottom + 4} stroke="var(--edge)" />
          <text x={x} y={frame.bottom + 16} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {days.map(({ x, text, key }) => (
        <text key={key} x={x} y={frame.bottom + 31}>
          {text}
        </text>
      ))}
      <text x={frame.right} y={frame.bottom + 31} textAnchor="end">
        UTC
      </text>
    </>
  );
}
