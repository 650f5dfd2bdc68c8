import type { OperatorLogEntry } from '../../../contract/generated/types.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Code, Muted } from '../instrument/instrument-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';
import type { PagedList } from './save-list.tsx';

const changes = ({ Before, After }: OperatorLogEntry): string =>
  [...new Set([...Object.keys(Before ?? {}), ...Object.keys(After ?? {})])]
    .filter((name) => Before?.[name] !== After?.[name])
    .map((name) => `${name}: ${String(Before?.[name] ?? 'none')} → ${String(After?.[name] ?? 'none')}`)
    .join('; ');

const who = ({ By, For }: OperatorLogEntry): string => (For === null ? By : `${By} for ${For}`);

const short: readonly ListColumn<OperatorLogEntry>[] = [
  {
    title: 'At, UTC',
    isTime: true,
    text: ({ At }) => At,
    draw: ({ At }) => <Muted>{minuteOf(At)}</Muted>,
  },
  { title: 'Who', text: who, isLong: true },
  { title: 'Act', text: ({ Act }) => Act, isLong: true },
  { title: 'Reason', text: ({ Reason }) => Reason ?? '', isLong: true },
];

const whole: readonly ListColumn<OperatorLogEntry>[] = [
  ...short.slice(0, 2),
  { title: 'As', text: ({ Role }) => Role ?? 'command' },
  ...short.slice(2, 3),
  {
    title: 'On',
    text: ({ Subject }) => Subject,
    draw: ({ Subject }) => (
      <TextLink to={`${pagePaths.operatorLog}?${new URLSearchParams({ subject: Subject })}`}>
        <Code>{Subject}</Code>
      </TextLink>
    ),
    isLong: true,
  },
  ...short.slice(3),
  { title: 'Changed', text: changes, isLong: true },
];

/** Entries of the log of operators. */
export function LogTable({
  entries,
  title = 'Log',
  isWhole = false,
  empty = 'Nothing stands in the log.',
  paged,
}: {
  entries: readonly OperatorLogEntry[];
  title?: string;
  isWhole?: boolean;
  empty?: string;
  paged?: PagedList<OperatorLogEntry>;
}) {
  return (
    <ListTable
      title={title}
      columns={isWhole ? whole : short}
      rows={entries}
      keyOf={(entry) => `${entry.At} ${entry.Act} ${entry.Subject}`}
      empty={empty}
      {...(isWhole ? { file: 'daylight-log.csv' } : {})}
      {...(paged ? { paged } : {})}
    />
  );
}
