import type { OperatorPublisherList } from '../../../contract/generated/types.ts';
import { mediumDate } from '../../../domain/format/timestamps.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { State } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { ScreenTabs } from './screen-tabs.tsx';

type Key = OperatorPublisherList['Keys'][number];

const columns: readonly ListColumn<Key>[] = [
  {
    title: 'State',
    text: ({ State: state }) => state,
    draw: ({ State: state }) => <State data-state={state === 'works' ? 'plain' : 'over'}>{state}</State>,
  },
  { title: 'Publisher', isName: true, text: ({ Name }) => Name },
  { title: 'Key', text: ({ Id }) => Id, draw: ({ Id }) => <Code>{Id}</Code> },
  {
    title: 'Venues',
    text: ({ Venues }) => Venues.join(' '),
    draw: ({ Venues }) => <Code>{Venues.join(' ')}</Code>,
    isLong: true,
  },
  {
    title: 'Last used, UTC',
    text: ({ LastUsedAt }) => LastUsedAt ?? '',
    draw: ({ LastUsedAt }) => (LastUsedAt === null ? <Muted>never</Muted> : minuteOf(LastUsedAt)),
  },
  {
    title: 'Made',
    text: ({ CreatedAt }) => CreatedAt,
    draw: ({ CreatedAt }) => <Muted>{mediumDate(CreatedAt)}</Muted>,
  },
  {
    title: 'Valid until',
    text: ({ ExpiresAt }) => ExpiresAt,
    draw: ({ ExpiresAt }) => <Muted>{mediumDate(ExpiresAt)}</Muted>,
  },
];

/** The keys with which publishers send files. */
export function Page() {
  return (
    <ConsoleScreen
      kind="publishers"
      reading="Reading the keys of publishers"
      tools={<ScreenTabs of="Publishing" />}
    >
      {({ list }) => (
        <ListTable
          title="Keys of publishers"
          note="the valid ones first"
          columns={columns}
          rows={list.Keys}
          keyOf={({ Id }) => Id}
          empty="No publisher has a key: “npm run daylight -- publishers add” makes one."
          acts={({ Id, State: state }) =>
            state === 'works' ? (
              <ActButton act={{ Name: 'revokePublisherKey', Key: Id }}>Revoke</ActButton>
            ) : null
          }
          file="daylight-publishers.csv"
        />
      )}
    </ConsoleScreen>
  );
}
