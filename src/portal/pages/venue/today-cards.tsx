import { useId } from 'react';
import type { SegmentToday, VenueFacts } from '../../../contract/generated/types.ts';
import { minuteInWords } from '../../../domain/feed/venue-words.ts';
import { DelayBadge } from '../data-view/delay-badge.tsx';
import { Cards, Code, Figure, SectionHead, TodayCard, Usual } from './venue-styles.ts';

const [width, height] = [220, 52];
const halfHourOf = (time: string): number =>
  Number(time.slice(11, 13)) * 2 + (time.slice(14, 16) < '30' ? 0 : 1);

/** The half hours to show: those of the trading hours, and any others with rows. */
function spanOf({ hours, today }: VenueFacts): readonly [from: number, to: number] {
  const used = today.flatMap(({ minutes, usualMinutes }) =>
    minutes.flatMap((count, at) => (count > 0 || (usualMinutes[at] ?? 0) > 0 ? [at] : [])),
  );
  const traded = (hours ?? []).flatMap(({ from, to }) => [
    halfHourOf(from),
    to.slice(0, 10) > from.slice(0, 10) ? 47 : Math.max(halfHourOf(from), halfHourOf(to) - 1),
  ]);
  const all = [...used, ...traded];
  return all.length === 0 ? [0, 48] : [Math.min(...all), Math.max(...all) + 1];
}

const clockOf = (halfHour: number): string =>
  `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`;

/** Bars for today, a line for the usual day, by half hour. */
function Bars({ segment, span: [from, to] }: { segment: SegmentToday; span: readonly [number, number] }) {
  const { minutes, usualMinutes } = segment;
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

const kinds = { order: 'Orders', trade: 'Trades' } as const;

/** What each segment has published today, beside its usual day. */
export function TodayCards({ facts }: { facts: VenueFacts }) {
  const { today, segments, asOf, venueName } = facts;
  const id = useId();
  const span = spanOf(facts);
  // The name of the venue stands above.
  const nameOf = (segment: string): string =>
    (segments.find(({ mic }) => mic === segment)?.name ?? '').replace(`${venueName} - `, '');
  return (
    <section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>
          Today beside a usual day <DelayBadge isDelayed />
        </h2>
        {today.length === 0 ? null : (
          <p>
            rows up to {minuteInWords(asOf)} UTC · bars: minutes with rows, by half hour · line: the usual day
          </p>
        )}
      </SectionHead>
      {today.length === 0 ? (
        <p>
          Nothing was published in the last three weeks. Rows are shown here 15 minutes after publication.
        </p>
      ) : (
        <Cards>
          {today.map((segment) => (
            <TodayCard key={`${segment.dataType} ${segment.segment}`}>
              <Code>{segment.segment}</Code>
              <Figure>{segment.rows.toLocaleString('en-GB')}</Figure>
              <small>
                {kinds[segment.dataType]}, {nameOf(segment.segment)}
              </small>
              <Usual>
                {segment.usualRows === null
                  ? 'usual not known'
                  : `usual ${segment.usualRows.toLocaleString('en-GB')}`}
              </Usual>
              <Bars segment={segment} span={span} />
              <small>{clockOf(span[0])}</small>
              <Usual>
                {segment.lastMinute?.slice(0, 10) === asOf.slice(0, 10)
                  ? `last ${minuteInWords(segment.lastMinute)}`
                  : 'none today'}{' '}
                · {clockOf(span[1])}
              </Usual>
            </TodayCard>
          ))}
        </Cards>
      )}
    </section>
  );
}
