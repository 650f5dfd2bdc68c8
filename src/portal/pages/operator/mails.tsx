import type { OperatorJobList, OperatorMailList } from '../../../contract/generated/types.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Muted } from '../instrument/instrument-styles.ts';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { Stack, State } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { Narrowing, Only, Pages, useQuery } from './paging.tsx';

type Mail = OperatorMailList['Mails'][number];
type Job = OperatorJobList['Jobs'][number];

const mailColumns: readonly ListColumn<Mail>[] = [
  {
    title: 'State',
    text: ({ GivenUpAt, NextTryAt }) => (GivenUpAt === null ? `next try ${NextTryAt}` : 'given up'),
    draw: ({ GivenUpAt, NextTryAt }) =>
      GivenUpAt === null ? (
        <State>next try {minuteOf(NextTryAt)}</State>
      ) : (
        <State data-state="wrong">given up</State>
      ),
  },
  {
    title: 'To',
    isName: true,
    text: ({ Recipient }) => Recipient,
    draw: ({ Recipient }) => (
      <TextLink to={`${pagePaths.operatorCustomers}?${new URLSearchParams({ who: Recipient })}`}>
        {Recipient}
      </TextLink>
    ),
  },
  { title: 'Subject', text: ({ Subject }) => Subject, isLong: true },
  { title: 'Kind', text: ({ Kind }) => Kind },
  {
    title: 'Made, UTC',
    isTime: true,
    text: ({ CreatedAt }) => CreatedAt,
    draw: ({ CreatedAt }) => <Muted>{minuteOf(CreatedAt)}</Muted>,
  },
  { title: 'Tries', text: ({ Tries }) => String(Tries), isFigure: true },
  { title: 'Last answer', text: ({ LastFault }) => LastFault ?? '', isLong: true },
];

const jobColumns: readonly ListColumn<Job>[] = [
  {
    title: 'State',
    text: ({ LastFault }) => (LastFault === null ? 'done' : 'failed'),
    draw: ({ LastFault }) =>
      LastFault === null ? <State>done</State> : <State data-state="wrong">failed</State>,
  },
  { title: 'Job', text: ({ Name }) => Name, isName: true },
  { title: 'Done for', text: ({ DoneFor }) => DoneFor ?? 'never' },
  {
    title: 'Ended, UTC',
    isTime: true,
    text: ({ FinishedAt }) => FinishedAt ?? '',
    draw: ({ FinishedAt }) => (FinishedAt === null ? '' : <Muted>{minuteOf(FinishedAt)}</Muted>),
  },
  { title: 'What failed', text: ({ LastFault }) => LastFault ?? '', isLong: true },
];

/** Mails that were not accepted, and the daily jobs. */
export function Page() {
  const query = useQuery('login', 'state');
  return (
    <ConsoleScreen
      kind="mails"
      query={query}
      reading="Reading mails and jobs"
      tools={
        <>
          <Narrowing
            label="Mails shown"
            name="state"
            choices={[
              [null, 'All'],
              ['givenUp', 'Given up'],
              ['waiting', 'Waiting'],
            ]}
          />
          {query.login ? <Only name="login">Only mails to {query.login}.</Only> : null}
        </>
      }
    >
      {({ list, jobs }) => (
        <Stack>
          <div>
            <ListTable
              title="Mails"
              note="not accepted by the mail server, oldest first"
              columns={mailColumns}
              rows={list.Mails}
              keyOf={({ Id }) => Id}
              empty={
                query.login || query.state
                  ? 'There is no such mail.'
                  : 'No mail waits or was given up: all were accepted.'
              }
              acts={({ Id }) => (
                <>
                  <ActButton act={{ Name: 'resendMail', Mail: Id }}>Send again</ActButton>
                  <ActButton act={{ Name: 'stopMail', Mail: Id }}>Stop</ActButton>
                </>
              )}
              file="daylight-mails.csv"
              paged={{
                asked: { kind: 'mails', query },
                next: list.Next,
                rowsOf: (answer) => (answer.kind === 'mails' ? answer.list.Mails : []),
              }}
            />
            <Pages next={list.Next} />
          </div>
          <ListTable
            title="Daily jobs"
            note="one that failed is tried again by itself"
            columns={jobColumns}
            rows={jobs.Jobs}
            keyOf={({ Name }) => Name}
            empty="No job has run yet."
            acts={({ Name }) => <ActButton act={{ Name: 'retryJob', Job: Name }}>Run now</ActButton>}
          />
        </Stack>
      )}
    </ConsoleScreen>
  );
}
