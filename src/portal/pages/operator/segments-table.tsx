import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { OperatorSegment } from '../../../contract/generated/types.ts';
import { calendarAddress } from '../../../domain/feed/calendar-address.ts';
import { utcClock } from '../../../domain/format/timestamps.ts';
import { seesScreen } from '../../../domain/operator/roles.ts';
import { fewestExpected } from '../../../domain/operator/segment-state.ts';
import { pagePaths, venuePath } from '../../../domain/page-paths.ts';
import { TextButton, TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { DayBars } from '../venue/day-bars.tsx';
import { State } from './console-styles.ts';
import { otherDay } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { useRoles } from './use-roles.ts';

const Bars = styled('div')({ width: 120, '& svg': { display: 'block', width: 120, height: 20 } });

const states: Readonly<Record<OperatorSegment['State'], readonly [words: string, look: string]>> = {
  silent: ['○ silent', 'wrong'],
  late: ['◐ late', 'wrong'],
  onTime: ['● on time', 'plain'],
  unknown: ['– not known', 'over'],
  closed: ['– closed', 'over'],
};

/** The segments shown before all are asked for. */
const mostAtFirst = 24;

const whole = (count: number): string => count.toLocaleString('en-GB');

/** By how much more or less was received than is usual. */
const percentOf = ({ Expected, Received }: OperatorSegment): number | null =>
  Expected === null || Expected < fewestExpected
    ? null
    : Math.round(((Received - Expected) / Expected) * 100);

const deviation = (segment: OperatorSegment): string => {
  const percent = percentOf(segment);
  if (percent === null) return '';
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
};

const columns: readonly ListColumn<OperatorSegment>[] = [
  {
    title: 'State',
    text: ({ State: state }) => states[state][0].slice(2),
    draw: ({ State: state }) => <State data-state={states[state][1]}>{states[state][0]}</State>,
  },
  {
    title: 'Segment',
    isName: true,
    text: ({ Segment }) => Segment,
    draw: ({ Segment }) => <Code>{Segment}</Code>,
  },
  {
    title: 'Venue',
    text: ({ Venue }) => Venue,
    draw: ({ Venue }) => (
      <TextLink to={venuePath(Venue)}>
        <Code>{Venue}</Code>
      </TextLink>
    ),
  },
  { title: 'Kind', text: ({ DataType }) => (DataType === 'order' ? 'Orders' : 'Trades') },
  {
    title: 'Expected',
    text: ({ Expected }) => String(Expected ?? ''),
    draw: ({ Expected }) => (Expected === null ? '' : whole(Expected)),
    isFigure: true,
  },
  {
    title: 'Received',
    text: ({ Received }) => String(Received),
    draw: ({ Received }) => <b>{whole(Received)}</b>,
    isFigure: true,
  },
  {
    title: '±',
    text: (segment) => String(percentOf(segment) ?? ''),
    draw: deviation,
    isFigure: true,
  },
  {
    title: 'Day',
    draw: ({ Minutes, UsualMinutes }) => (
      <Bars>
        <DayBars minutes={Minutes} usualMinutes={UsualMinutes} span={[12, 36]} />
      </Bars>
    ),
  },
  {
    title: 'Last minute',
    text: ({ LastMinute }) => LastMinute ?? '',
    draw: ({ LastMinute }) => (
      <Muted>
        {LastMinute === null ? 'none' : `${otherDay(LastMinute)} ${utcClock(LastMinute)?.slice(0, 5)}`}
      </Muted>
    ),
    isFigure: true,
  },
  {
    title: 'Rejects',
    text: ({ Rejected }) => String(Rejected),
    draw: ({ Rejected }) => (Rejected === 0 ? '0' : <State data-state="wrong">{whole(Rejected)}</State>),
    isFigure: true,
  },
];

const order: readonly OperatorSegment['State'][] = ['silent', 'late', 'onTime', 'unknown', 'closed'];

/** The segments of all venues, those first that need somebody, then those with rejected lines. */
const worstFirst = (segments: readonly OperatorSegment[]): readonly OperatorSegment[] =>
  segments.toSorted(
    (one, other) =>
      order.indexOf(one.State) - order.indexOf(other.State) ||
      Number(other.Rejected > 0) - Number(one.Rejected > 0) ||
      (`${one.Venue} ${one.Segment}` < `${other.Venue} ${other.Segment}` ? -1 : 1),
  );

/** A line for each segment: expected, received, silent, late. */
export function SegmentsTable({ segments }: { segments: readonly OperatorSegment[] }) {
  const [isWhole, setWhole] = useState(false);
  const roles = useRoles();
  const sorted = worstFirst(segments);
  return (
    <ListTable
      title="Segments"
      note="worst first · expected until now, by the usual day · bars: minutes with rows today, line: the usual day, 06:00 to 18:00 UTC"
      tools={
        !isWhole && sorted.length > mostAtFirst ? (
          <TextButton type="button" onClick={() => setWhole(true)}>
            Show all {sorted.length}
          </TextButton>
        ) : null
      }
      columns={columns}
      rows={isWhole ? sorted : sorted.slice(0, mostAtFirst)}
      saved={sorted}
      keyOf={({ Segment, DataType }) => `${Segment} ${DataType}`}
      empty="No segment has published in the last three weeks."
      acts={({ State: state, Venue, Rejected }) =>
        state === 'silent' || state === 'late' ? (
          <TextLink to={calendarAddress(Venue)}>See its days</TextLink>
        ) : Rejected > 0 && seesScreen(roles, 'files') ? (
          <TextLink to={pagePaths.operatorFiles}>See the files</TextLink>
        ) : null
      }
      file="daylight-segments.csv"
    />
  );
}
