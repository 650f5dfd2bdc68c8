import { useId } from 'react';
import type { VenueFacts } from '../../../contract/generated/types.ts';
import { minuteInWords } from '../../../domain/feed/venue-words.ts';
import { DelayBadge } from '../data-view/delay-badge.tsx';
import { clockOf, DayBars } from './day-bars.tsx';
import { Cards, Code, Figure, SectionHead, TodayCard, Usual } from './venue-styles.ts';

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
              <DayBars minutes={segment.minutes} usualMinutes={segment.usualMinutes} span={span} />
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
