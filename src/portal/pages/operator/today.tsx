import type { OperatorSegment, OperatorStatus } from '../../../contract/generated/types.ts';
import { counted } from '../../../domain/counted.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Strip } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { Stack, State, TwoColumns } from './console-styles.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { LogTable } from './log-table.tsx';
import { SegmentsTable } from './segments-table.tsx';

type Line = OperatorStatus['Lines'][number];

/** The parts of the service, money first: in words, and the screen on which they are mended. */
const parts: Readonly<Record<Line['Part'], readonly [words: string, place: string, link: string]>> = {
  payments: ['Payments', `${pagePaths.operatorPayments}?state=trouble`, 'See the payments'],
  mails: ['Mails', `${pagePaths.operatorMails}?state=givenUp`, 'See the mails'],
  jobs: ['Jobs', pagePaths.operatorMails, 'See the jobs'],
  feed: ['Feed', pagePaths.operatorFiles, 'See the files'],
  files: ['Open files', pagePaths.operatorMails, 'See the jobs'],
};
const order = Object.keys(parts);

const columns: readonly ListColumn<Line>[] = [
  { title: 'Part', text: ({ Part }) => parts[Part][0] },
  {
    title: 'What',
    text: ({ Sentence }) => Sentence,
    draw: ({ NeedsSomebody, Sentence }) =>
      NeedsSomebody ? (
        <State data-state="wrong">{Sentence}</State>
      ) : (
        <State data-state="over">{Sentence}</State>
      ),
    isLong: true,
  },
];

const byNeed = (lines: readonly Line[]): readonly Line[] =>
  lines.toSorted(
    (one, other) =>
      Number(other.NeedsSomebody) - Number(one.NeedsSomebody) ||
      order.indexOf(one.Part) - order.indexOf(other.Part),
  );

const sum = (segments: readonly OperatorSegment[], of: 'Received' | 'Rejected'): string =>
  segments.reduce((total, segment) => total + segment[of], 0).toLocaleString('en-GB');

function Figures({ segments, troubled }: { segments: readonly OperatorSegment[]; troubled: number }) {
  const countOf = (state: OperatorSegment['State']): number =>
    segments.filter(({ State: one }) => one === state).length;
  const told: readonly (readonly [name: string, value: string | number, isWrong: boolean])[] = [
    ['On time', `${countOf('onTime')} of ${counted(segments.length, 'segment')}`, false],
    ['Late', countOf('late'), countOf('late') > 0],
    ['Silent', countOf('silent'), countOf('silent') > 0],
    ['Closed', countOf('closed'), false],
    ['Rows today', sum(segments, 'Received'), false],
    ['Rejected lines', sum(segments, 'Rejected'), segments.some(({ Rejected }) => Rejected > 0)],
    ['Needs somebody', troubled, troubled > 0],
  ];
  return (
    <Strip>
      {told.map(([name, value, isWrong]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isWrong ? <State data-state="wrong">{value}</State> : value}</dd>
        </div>
      ))}
    </Strip>
  );
}

/** What needs somebody now, how each segment is doing, and what operators did last. */
export function Page() {
  return (
    <ConsoleScreen kind="today" reading="Reading how everything is">
      {({ status, log }) => (
        <>
          <Figures
            segments={status.Segments}
            troubled={status.Lines.filter(({ NeedsSomebody }) => NeedsSomebody).length}
          />
          <TwoColumns>
            <SegmentsTable segments={status.Segments} />
            <Stack data-first="">
              <ListTable
                title="Needs somebody"
                note="money first"
                columns={columns}
                rows={byNeed(status.Lines)}
                keyOf={({ Part, Sentence }) => `${Part} ${Sentence}`}
                empty="Nothing needs anybody."
                acts={({ Part, NeedsSomebody }) =>
                  NeedsSomebody ? <TextLink to={parts[Part][1]}>{parts[Part][2]}</TextLink> : null
                }
              />
              <LogTable title="Last acts" entries={log.Entries.slice(0, 12)} />
            </Stack>
          </TwoColumns>
        </>
      )}
    </ConsoleScreen>
  );
}
