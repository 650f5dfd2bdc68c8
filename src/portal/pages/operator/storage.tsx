import type { OperatorStorage } from '../../../contract/generated/types.ts';
import { counted } from '../../../domain/counted.ts';
import { bytesInWords } from '../../../domain/feed/open-files.ts';
import { monthInWords } from '../../../domain/format/months.ts';
import { Card, CardHead, CardText, CardTitle, Code, Muted } from '../instrument/instrument-styles.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { Stack, State, TwoColumns } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';

type Month = OperatorStorage['Months'][number];
type Part = OperatorStorage['Parts'][number];

const size = (bytes: string): string => bytesInWords(Number(bytes));

const monthColumns: readonly ListColumn<Month>[] = [
  { title: 'Month', text: ({ Month: month }) => month, draw: ({ Month: month }) => monthInWords(month) },
  { title: 'Kind', text: ({ DataType }) => (DataType === 'order' ? 'Orders' : 'Trades') },
  {
    title: 'In the database',
    text: ({ Bytes }) => Bytes ?? '',
    draw: ({ Bytes }) => (Bytes === null ? <Muted>dropped</Muted> : size(Bytes)),
    isFigure: true,
  },
  {
    title: 'Archived days',
    text: ({ ArchivedDays }) => String(ArchivedDays),
    draw: ({ ArchivedDays }) => (ArchivedDays === 0 ? <Muted>none</Muted> : ArchivedDays),
    isFigure: true,
  },
  {
    title: 'Rows archived',
    text: ({ ArchivedRows }) => ArchivedRows,
    draw: ({ ArchivedRows, ArchivedDays }) =>
      ArchivedDays === 0 ? '' : Number(ArchivedRows).toLocaleString('en-GB'),
    isFigure: true,
  },
  {
    title: 'Archive',
    text: ({ ArchivedBytes }) => ArchivedBytes,
    draw: ({ ArchivedBytes, ArchivedDays }) => (ArchivedDays === 0 ? '' : size(ArchivedBytes)),
    isFigure: true,
  },
];

const parts: Readonly<Record<Part['Part'], string>> = {
  database: 'The whole database',
  openFiles: 'Open files',
  published: 'Reports and documents',
  archive: 'Archived days',
};

const partColumns: readonly ListColumn<Part>[] = [
  { title: 'What', text: ({ Part: part }) => parts[part] },
  {
    title: 'Files',
    text: ({ Files }) => String(Files ?? ''),
    draw: ({ Files }) => Files?.toLocaleString('en-GB') ?? '',
    isFigure: true,
  },
  { title: 'Size', text: ({ Bytes }) => Bytes, draw: ({ Bytes }) => <b>{size(Bytes)}</b>, isFigure: true },
];

const keptText = ({ DataType, Months, IsArchived }: OperatorStorage['Kept'][number]): string =>
  `${DataType === 'order' ? 'Orders' : 'Trades'} are kept for ${counted(Months, 'month')}, then ${
    IsArchived ? 'dropped once they are archived' : 'dropped'
  }.`;

/** When the data was last compared and the log of the database last archived. */
function Care({ storage: { LastAudit, LastDatabaseArchive } }: { storage: OperatorStorage }) {
  return (
    <Card aria-labelledby="care">
      <CardHead>
        <CardTitle id="care">Audit and backup</CardTitle>
      </CardHead>
      <CardText>
        {LastAudit === null ? (
          <State data-state="delayed">The stored data was never compared.</State>
        ) : (
          <>
            Last compared {minuteOf(LastAudit.At)} UTC by {LastAudit.By}:{' '}
            <State data-state={LastAudit.Agrees ? 'live' : 'wrong'}>
              {LastAudit.Agrees ? 'everything agrees' : 'something disagrees'}
            </State>{' '}
            ({LastAudit.Parts.join(', ')}).
          </>
        )}{' '}
        <Code>npm run daylight -- audit</Code> compares it.
      </CardText>
      <CardText>
        {LastDatabaseArchive === null
          ? 'The database archives no log. Backups are made outside of the service, and it does not know of them.'
          : `The database last archived a part of its log ${minuteOf(LastDatabaseArchive)} UTC. Whole backups are made outside of the service.`}
      </CardText>
    </Card>
  );
}

/** What is stored, how large it is, and what is archived. */
export function Page() {
  return (
    <ConsoleScreen kind="storage" reading="Reading what is stored">
      {({ list }) => (
        <TwoColumns>
          <ListTable
            title="Months"
            note={list.Kept.map(keptText).join(' ')}
            columns={monthColumns}
            rows={list.Months}
            keyOf={({ DataType, Month: month }) => `${DataType} ${month}`}
            empty="No orders or trades are stored yet."
            file="daylight-storage.csv"
          />
          <Stack>
            <ListTable
              title="In all"
              columns={partColumns}
              rows={list.Parts}
              keyOf={({ Part: part }) => part}
              empty=""
            />
            <Care storage={list} />
          </Stack>
        </TwoColumns>
      )}
    </ConsoleScreen>
  );
}
