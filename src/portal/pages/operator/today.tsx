import type { OperatorSegment, OperatorStatus } from '../../../contract/generated/types.ts';
import { counted } from '../../../domain/counted.ts';
import { type ScreenName, seesScreen } from '../../../domain/operator/roles.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Strip } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { Stack, State, TwoColumns } from './console-styles.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { LogTable } from './log-table.tsx';
import { SegmentsTable } from './segments-table.tsx';
import { useRoles } from './use-roles.ts';

type Line = OperatorStatus['Lines'][number];

/** The screen on which something is mended. */
type Place = { readonly screen: ScreenName; readonly to: string; readonly link: string };

const jobs: Place = { screen: 'mails', to: pagePaths.operatorMails, link: 'See the jobs' };

/** The parts of the service, money first: in words, and where they are mended. */
const parts: Readonly<Record<Line['Part'], readonly [words: string, place: Place]>> = {
  payments: [
    'Payments',
    { screen: 'payments', to: `${pagePaths.operatorPayments}?state=trouble`, link: 'See the payments' },
  ],
  invoices: [
    'Invoices',
    { screen: 'invoices', to: `${pagePaths.operatorInvoices}?state=overdue`, link: 'See the invoices' },
  ],
  mails: ['Mails', { screen: 'mails', to: pagePaths.operatorMails, link: 'See the mails' }],
  jobs: ['Jobs', jobs],
  feed: ['Feed', { screen: 'files', to: pagePaths.operatorFiles, link: 'See the files' }],
  files: ['Open files', jobs],
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

/** Leads to where a part is mended, for whom a role shows it. */
function Mend({ part }: { part: Line['Part'] }) {
  const [, place] = parts[part];
  const roles = useRoles();
  return seesScreen(roles, place.screen) ? <TextLink to={place.to}>{place.link}</TextLink> : null;
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
                acts={({ Part, NeedsSomebody }) => (NeedsSomebody ? <Mend part={Part} /> : null)}
              />
              <LogTable title="Last acts" entries={log.Entries.slice(0, 12)} empty="Nothing was done yet." />
            </Stack>
          </TwoColumns>
        </>
      )}
    </ConsoleScreen>
  );
}
