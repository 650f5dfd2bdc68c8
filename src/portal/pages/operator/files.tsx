import type { OperatorListedFile } from '../../../contract/generated/types.ts';
import { operatorFilePath } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Muted } from '../instrument/instrument-styles.ts';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { State } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import { LoadFile } from './load-file.tsx';
import { Only, Pages, useQuery } from './paging.tsx';
import { SaveFile } from './save-list.tsx';

/** What became of a file, in words. */
export const becameOf = (
  { TakesBack, TakenBackAt, Refused }: Pick<OperatorListedFile, 'TakesBack' | 'TakenBackAt' | 'Refused'>,
  timeText: (time: string) => string = minuteOf,
): string => {
  if (Refused) return 'refused';
  if (TakesBack !== null) return `takes back file ${TakesBack}`;
  return TakenBackAt === null ? 'stands' : `taken back ${timeText(TakenBackAt)}`;
};

function stateOf({ TakesBack, TakenBackAt, Refused }: OperatorListedFile): 'wrong' | 'plain' | 'over' {
  if (Refused) return 'wrong';
  return TakesBack === null && TakenBackAt === null ? 'plain' : 'over';
}

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
    isTime: true,
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
    isTime: true,
    text: ({ FirstPublishedAt, LastPublishedAt }) =>
      LastPublishedAt === null ? '' : `${FirstPublishedAt ?? ''} to ${LastPublishedAt}`,
    draw: ({ FirstPublishedAt, LastPublishedAt }) =>
      LastPublishedAt === null ? null : (
        <Muted>
          {FirstPublishedAt === null ? 'to' : `${minuteOf(FirstPublishedAt)} to`} {minuteOf(LastPublishedAt)}
        </Muted>
      ),
  },
  {
    title: 'Rejected',
    text: ({ Rejected }) => String(Rejected ?? 0),
    draw: ({ Rejected }) =>
      Rejected === null ? '0' : <State data-state="wrong">{Rejected.toLocaleString('en-GB')}</State>,
    isFigure: true,
  },
  {
    title: 'Became',
    text: (file) => becameOf(file, (time) => time),
    draw: (file) => <State data-state={stateOf(file)}>{becameOf(file)}</State>,
  },
];

/** Whether a file can be taken back. */
export const canTakeBack = ({
  DataType,
  TakesBack,
  TakenBackAt,
  Refused,
}: Pick<OperatorListedFile, 'DataType' | 'TakesBack' | 'TakenBackAt' | 'Refused'>): boolean =>
  DataType === 'trade' && !Refused && TakesBack === null && TakenBackAt === null;

/** The files that were taken in. */
export function Page() {
  const query = useQuery('name');
  return (
    <ConsoleScreen
      kind="files"
      query={query}
      reading="Reading the files"
      tools={
        <>
          <LoadFile />
          {query.name ? <Only name="name">Only files named {query.name}.</Only> : null}
        </>
      }
    >
      {({ list }) => (
        <>
          <ListTable
            title="Files"
            note="of which rows or rejected lines are kept, taken in last first"
            columns={columns}
            rows={list.Files}
            keyOf={({ Number: number }) => String(number)}
            empty={
              query.name
                ? 'No file of this name was taken in, or none of its rows are kept.'
                : 'No file was taken in yet, or of none rows are kept.'
            }
            acts={({ Number: number, Rejected, CanBeMended, ...file }) => (
              <>
                {Rejected === null ? null : (
                  <SaveFile asked={{ kind: 'rejects', number, form: CanBeMended ? 'lines' : 'errors' }}>
                    {CanBeMended ? 'Save rejected lines' : 'Save errors'}
                  </SaveFile>
                )}
                {canTakeBack(file) ? (
                  <ActButton act={{ Name: 'takeBackFile', File: number }}>Take back</ActButton>
                ) : null}
              </>
            )}
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
