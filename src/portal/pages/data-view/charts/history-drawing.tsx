import { styled } from '@mui/material/styles';
import { AxisText, type Frame } from './chart-frame.tsx';
import { grouped, type HistoryLayout, letterWidth, volumeHeight } from './history-layout.ts';
import { mostDots } from './plot-data.ts';
import type { Line, Point } from './series.ts';
import { clockTicks, dayMarks, placeOf, type Span, spanAt } from './time-scale.ts';

/**
 * The path of a line within a session: a value holds until the next one is published, so the line goes in steps, never
 * along a slope of prices that nobody published. Nothing connects one session to the next.
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

/** The parts of a line by session, so that each point is looked at once, however many sessions there are. */
function bySession({ points, silences = [] }: Line, spans: readonly Span[]) {
  const parts = spans.map((): { points: Point[]; silences: number[] } => ({ points: [], silences: [] }));
  for (const point of points) parts[spanAt(spans, point.at)]?.points.push(point);
  for (const at of silences) parts[spanAt(spans, at)]?.silences.push(at);
  return spans.map((span, index) => ({ span, part: parts[index] ?? { points: [] } }));
}

/** The lines, dots and bars themselves: on paper, and on a screen until a canvas draws them. */
export function HistoryShapes({
  frame,
  lines,
  layout: { right, spans, y, tall },
  withVolume,
}: {
  frame: Frame;
  lines: readonly Line[];
  layout: HistoryLayout;
  withVolume: boolean;
}) {
  const all = lines.flatMap((line) => line.points);
  const bar = Math.max(1.5, Math.min(6, (right - frame.left) / Math.max(all.length, 1) - 1));
  const bars = all
    .flatMap(({ at, volume }) =>
      volume === null
        ? []
        : `M${placeOf(spans, at).toFixed(1)} ${frame.bottom}v${(-Math.max(1, tall(Number(volume)))).toFixed(1)}`,
    )
    .join('');
  return (
    <>
      {withVolume ? <path d={bars} stroke="var(--edge)" strokeOpacity={0.55} strokeWidth={bar} /> : null}
      {lines.map((line) => (
        <g key={line.name} stroke={line.colour} fill={line.colour}>
          {bySession(line, spans).map(({ span, part }) => (
            <path
              key={span.from}
              data-session=""
              d={stepsOf(part, span, y)}
              fill="none"
              strokeWidth="1.5"
              strokeDasharray={line.dash?.join(' ') || undefined}
            />
          ))}
          {line.points.length > mostDots
            ? null
            : line.points.map((point) => (
                <circle
                  key={point.id}
                  cx={placeOf(spans, point.at)}
                  cy={y(Number(point.value))}
                  r="2"
                  stroke="none"
                />
              ))}
        </g>
      ))}
    </>
  );
}

/** Minimum distance between two of them, in pixels. */
const labelHeight = 12;

const LineName = styled('text')({ fill: 'var(--ink)' });

/** Labels at the ends of lines, for readers who cannot tell the colours; moved apart where they meet. */
export function LineEnds({ lines, layout: { spans, y } }: { lines: readonly Line[]; layout: HistoryLayout }) {
  let above = Number.NEGATIVE_INFINITY;
  return (
    <AxisText>
      {lines
        .flatMap(({ label, points }) => {
          const last = points.at(-1);
          return label && last ? [{ label, x: placeOf(spans, last.at), top: y(Number(last.value)) }] : [];
        })
        .sort((a, b) => a.top - b.top)
        .map(({ label, x, top }) => {
          above = Math.max(top - 4, above + labelHeight);
          return (
            <LineName key={label} x={x} y={above} textAnchor="end" fontWeight={600}>
              {label}
            </LineName>
          );
        })}
    </AxisText>
  );
}

/** The value axes: round marks and units, sessions and the breaks between them. */
export function HistoryAxes({
  frame,
  layout: { ticks, volumeTick, right, spans, y },
  unit,
  volumeUnit,
}: {
  frame: Frame;
  layout: HistoryLayout;
  /** The unit of the values, in words. */
  unit: string;
  /** The same for the volumes; null if none are drawn. */
  volumeUnit: string | null;
}) {
  const volumesTop = frame.bottom - volumeHeight;
  const hasVolumes = volumeUnit !== null && volumeTick !== null;
  return (
    <>
      <g stroke="var(--line)">
        {ticks.map(({ text, value }) => (
          <line key={text} x1={frame.left} x2={right} y1={y(value)} y2={y(value)} strokeDasharray="2 3" />
        ))}
        <line x1={frame.left} x2={right} y1={frame.bottom} y2={frame.bottom} />
        {hasVolumes ? (
          <line x1={frame.left} x2={right} y1={volumesTop} y2={volumesTop} strokeDasharray="2 3" />
        ) : null}
      </g>
      {spans.slice(1).map((span, index) => {
        // Closed time is not drawn to scale: the axis is cut there, from top to bottom.
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
      <AxisText>
        <text x={frame.right} y={12} textAnchor="end">
          {unit}
        </text>
        {ticks.map(({ text, value }) => (
          <text key={text} x={frame.right} y={y(value) + 4} textAnchor="end">
            {grouped(text)}
          </text>
        ))}
        {hasVolumes ? (
          <>
            <text x={frame.right} y={volumesTop - 10} textAnchor="end">
              {volumeUnit}
            </text>
            <text x={frame.right} y={volumesTop + 4} textAnchor="end">
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
const zone = 'UTC';

/** The time axis: times of day where they fit, and the days below them. */
function TimeMarks({ frame, spans }: { frame: Frame; spans: readonly Span[] }) {
  const clock = clockTicks(spans, { left: frame.left, right: frame.right, letter: letterWidth });
  const days = dayMarks(spans, frame.left, frame.right - zone.length * letterWidth, dateWidth);
  return (
    <>
      {clock.map(({ text, at, x, middle }) => (
        <g key={at}>
          <line x1={x} x2={x} y1={frame.bottom} y2={frame.bottom + 4} stroke="var(--edge)" />
          <text x={middle} y={frame.bottom + 16} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {days.map(({ x, text, at }) => (
        <text key={at} x={x} y={frame.bottom + 31}>
          {text}
        </text>
      ))}
      <text x={frame.right} y={frame.bottom + 31} textAnchor="end">
        {zone}
      </text>
    </>
  );
}
