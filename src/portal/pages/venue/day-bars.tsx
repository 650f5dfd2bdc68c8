import type { SegmentToday } from '../../../contract/generated/types.ts';

const [width, height] = [220, 52];

/** The time at which a half hour of the day begins. */
export const clockOf = (halfHour: number): string =>
  `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`;

type Props = Pick<SegmentToday, 'minutes' | 'usualMinutes'> & {
  /** The half hours to show. */
  readonly span: readonly [from: number, to: number];
};

/** Bars for today, a line for the usual day, by half hour. */
export function DayBars({ minutes, usualMinutes, span: [from, to] }: Props) {
  const bars = minutes.slice(from, to);
  const usual = usualMinutes.slice(from, to);
  const most = Math.max(1, ...bars, ...usual);
  const step = width / (to - from);
  const y = (value: number): number => height - (value / most) * (height - 4);
  const line = usual
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${at * step} ${y(value)}H${(at + 1) * step}`)
    .join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((value, at) =>
        value === 0 ? null : (
          <rect
            key={clockOf(from + at)}
            x={at * step + 0.5}
            y={y(value)}
            width={step - 1}
            height={height - y(value)}
            fill="var(--accent)"
            fillOpacity="0.65"
          />
        ),
      )}
      <path d={`M0 ${height}H${width}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      {line ? <path d={line} fill="none" stroke="var(--ink)" vectorEffect="non-scaling-stroke" /> : null}
    </svg>
  );
}
