import type { OperatorListedFile } from '../../../contract/generated/types.ts';
import { operatorFilePath } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Muted } from '../instrument/instrument-styles.ts';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { State } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { Only, Pages, useQuery } from './paging.tsx';

const becameOf = (
  { TakesBack, TakenBackAt }: OperatorListedFile,
  timeText: (time: string) => string = minuteOf,
): string => {
  if (TakesBack !== null) return `takes back file ${TakesBack}`;
  return TakenBackAt === null ? 'stands' : `taken back ${timeText(TakenBackAt)}`;
};

const columns: readonly ListColumn<OperatorListedFile>[] = [
  { title: 'No.', text: ({ Number: number }) => String(number), isFigure: true },
  {
    title: 'File',
    isName: true,
    text: ({ Name }) => Name,
    draw: ({ Name, Number: number }) => <TextLink to={operatorFilePath(number)}>{Name}</TextLink>,
    isLong: true,
  },
  { title: 'Kind', text: ({ DataType }) => (DataType === 'order' ? 'orders' : 'trades') },
  {
    title: 'Taken in, UTC',
    text: ({ TakenAt }) => TakenAt,
    draw: ({ TakenAt }) => <Muted>{minuteOf(TakenAt)}</Muted>,
  },
  {
    title: 'New rows',
    text: ({ Rows }) => Rows ?? '',
    draw: ({ Rows }) => (Rows === null ? 'not noted' : Number(Rows).toLocaleString('en-GB')),
    isFigure: true,
  },
  {
    title: 'Published, UTC',
    text: ({ FirstPublishedAt, LastPublishedAt }) => `${FirstPublishedAt ?? ''} to ${LastPublishedAt}`,
    draw: ({ FirstPublishedAt, LastPublishedAt }) => (
      <Muted>
        {FirstPublishedAt === null ? 'to' : `${minuteOf(FirstPublishedAt)} to`} {minuteOf(LastPublishedAt)}
      </Muted>
    ),
  },
  {
    title: 'Became',
    text: (file) => becameOf(file, (time) => time),
    draw: (file) => (
      <State data-state={file.TakesBack === null && file.TakenBackAt === null ? 'plain' : 'over'}>
        {becameOf(file)}
      </State>
    ),
  },
];

/** The files that were taken in. */
export function Page() {
  const query = useQuery('name');
  return (
    <ConsoleScreen
      kind="files"
      query={query}
      reading="Reading the files"
      tools={query.name ? <Only name="name">Only files named {query.name}.</Only> : null}
    >
      {({ list }) => (
        <>
          <ListTable
            title="Files"
            note="of which rows are kept, taken in last first"
            columns={columns}
            rows={list.Files}
            keyOf={({ Number: number }) => String(number)}
            empty={
              query.name
                ? 'No file of this name was taken in, or none of its rows are kept.'
                : 'No file was taken in yet, or of none rows are kept.'
            }
            acts={({ Number: number, DataType, TakesBack, TakenBackAt }) =>
              DataType === 'trade' && TakesBack === null && TakenBackAt === null ? (
                <ActButton act={{ Name: 'takeBackFile', File: number }}>Take back</ActButton>
              ) : null
            }
            file="daylight-files.csv"
            paged={{
              asked: { kind: 'files', query },
              next: list.Next,
              rowsOf: (answer) => (answer.kind === 'files' ? answer.list.Files : []),
            }}
          />
          <Pages next={list.Next} />
        </>
      )}
    </ConsoleScreen>
  );
}
