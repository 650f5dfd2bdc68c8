import type { OperatorPublishedList } from '../../../contract/generated/types.ts';
import { bytesInWords } from '../../../domain/feed/open-files.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { State } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { Narrowing, Pages, useQuery } from './paging.tsx';
import { ScreenTabs } from './screen-tabs.tsx';

type Published = OperatorPublishedList['Published'][number];

/** Each kind: its heading, what `of` is there, and how one is published. */
const kinds = {
  document: ['Documents', null, 'publish document FILE --title TITLE'],
  report: ['Reports', 'Publisher and date', 'publish report FILE …'],
  terms: ['Terms', null, 'publish terms FILE'],
  venue: ['Venues', null, 'publish venue FILE.csv'],
  calendar: ['Calendars', 'Venue', 'calendars load FILE.json'],
} as const;

type Kind = keyof typeof kinds;
const isKind = (text: string | undefined): text is Kind => text !== undefined && Object.hasOwn(kinds, text);

const columnsOf = (kind: Kind): readonly ListColumn<Published>[] => {
  const [, of] = kinds[kind];
  const isFile = kind === 'document' || kind === 'report';
  return [
    {
      title: 'State',
      text: ({ WithdrawnAt }) => (WithdrawnAt === null ? 'published' : 'withdrawn'),
      draw: ({ WithdrawnAt }) =>
        WithdrawnAt === null ? (
          <State>published</State>
        ) : (
          <State data-state="over">withdrawn {minuteOf(WithdrawnAt)}</State>
        ),
    },
    { title: 'Title', isName: true, text: ({ Title }) => Title, isLong: true },
    ...(of === null ? [] : [{ title: of, text: ({ Of }: Published) => Of ?? '', isLong: true }]),
    { title: 'Name', text: ({ Name }) => Name, draw: ({ Name }) => <Code>{Name}</Code>, isLong: true },
    ...(kind === 'venue'
      ? []
      : [
          {
            title: kind === 'calendar' ? 'Loaded, UTC' : 'Published, UTC',
            isTime: true,
            text: ({ At }: Published) => At ?? '',
            draw: ({ At }: Published) => <Muted>{minuteOf(At)}</Muted>,
          },
        ]),
    ...(isFile
      ? [
          {
            title: 'Size',
            text: ({ Bytes }: Published) => Bytes ?? '',
            draw: ({ Bytes }: Published) => (Bytes === null ? '' : bytesInWords(Number(Bytes))),
            isFigure: true,
          },
        ]
      : []),
  ];
};

/** What readers can see. */
export function Page() {
  const query = useQuery('kind');
  const kind = isKind(query.kind) ? query.kind : 'document';
  const [heading, , command] = kinds[kind];
  return (
    <ConsoleScreen
      kind="publishing"
      query={query}
      reading="Reading what is published"
      tools={
        <>
          <ScreenTabs of="Publishing" />
          <Narrowing
            label="Kind"
            name="kind"
            choices={[
              [null, 'Documents'],
              ['report', 'Reports'],
              ['terms', 'Terms'],
              ['venue', 'Venues'],
              ['calendar', 'Calendars'],
            ]}
          />
        </>
      }
    >
      {({ list }) => (
        <>
          <ListTable
            title={heading}
            note={
              <span>
                published by <Code>npm run daylight -- {command}</Code>
              </span>
            }
            columns={columnsOf(kind)}
            rows={list.Published}
            keyOf={({ Name }) => Name}
            empty="Nothing of this kind is published."
            acts={({ Page: page }) => {
              if (page === null) return null;
              return (
                <TextLink to={page} reloadDocument={page.startsWith('/files/')}>
                  See it
                </TextLink>
              );
            }}
            file={`daylight-published-${kind}.csv`}
            paged={{
              asked: { kind: 'publishing', query },
              next: list.Next,
              rowsOf: (answer) => (answer.kind === 'publishing' ? answer.list.Published : []),
            }}
          />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
