import Button from '@mui/material/Button';
import { shallowEqual, useSelector } from '@xstate/react';
import { viewOf } from '../../../../machines/report-tables.ts';
import { bytesInWords } from '../../../domain/feed/open-files.ts';
import type { ReportChoice } from '../../../domain/publishing/report-choice.ts';
import type {
  TableContent,
  ReportTables as TablesOfReport,
} from '../../../domain/publishing/report-tables.ts';
import { DropDown } from '../../controls/drop-down.tsx';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { PublicNote } from '../../controls/public-styles.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { reportTables } from '../../flows/report-tables.ts';
import {
  MoreRows,
  ReportTableBox,
  ReportTableChoice,
  ReportTableState,
  ReportTablesRoot,
} from './report-tables-styles.ts';

const inRows = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'row' : 'rows'}`;

/** How much of the table is shown, and where the rest is. */
function extent({ rows, isWhole, bytes }: TableContent, shown: number): string {
  const seen = Math.min(shown, rows.length);
  if (!isWhole)
    return `${inRows(seen)} of the first ${rows.length.toLocaleString('en-GB')}. The whole file, ${bytesInWords(bytes)}, is longer: download it above.`;
  return seen === rows.length
    ? `${inRows(seen)}, all of the table.`
    : `${seen.toLocaleString('en-GB')} of ${inRows(rows.length)}.`;
}

function Rows({ name, content, shown }: { name: string; content: TableContent; shown: number }) {
  const { columns, rows } = content;
  return (
    <ReportTableBox role="group" aria-label={name} tabIndex={0}>
      <table aria-label={name}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-kind={column.kind}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other identity.
            <tr key={row}>
              {columns.map((column, at) => (
                <td key={column.name} data-kind={column.kind}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ReportTableBox>
  );
}

/** The tables of a trading venue's report (RTS 27), to read before or without downloading them. */
export function ReportTables({ choice: { publisherId, formattedDate } }: { choice: ReportChoice }) {
  const actor = useFlow(reportTables, { input: { publisherId, formattedDate } });
  const view = useSelector(actor, viewOf, shallowEqual);
  if (view.kind === 'none') return null;
  return (
    <ReportTablesRoot
      aria-labelledby="tables-heading"
      aria-busy={view.kind === 'loading' || (view.kind === 'shown' && view.isLoading)}
    >
      <h2 id="tables-heading">Tables of this report</h2>
      <PublicNote as="p">
        To read here what the files above contain, one table at a time, as it was published.
      </PublicNote>
      <Shown view={view} actor={actor} />
    </ReportTablesRoot>
  );
}

type Actor = ReturnType<typeof useFlow<typeof reportTables>>;

type ChoiceProps = {
  actor: Actor;
  tables: TablesOfReport['tables'];
  chosen: number | null;
  isLoading?: boolean;
};

function Choice({ actor, tables, chosen, isLoading = false }: ChoiceProps) {
  return (
    <ReportTableChoice data-print="no">
      <DropDown
        label="Table"
        options={tables.map((table) => ({
          value: String(table.id),
          label: [table.name, table.segment].filter(Boolean).join(', '),
        }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(id) => {
          if (id !== null) actor.send({ type: 'table.chosen', table: Number(id) });
        }}
        loading={isLoading}
      />
    </ReportTableChoice>
  );
}

function Shown({ view, actor }: { view: ReturnType<typeof viewOf>; actor: Actor }) {
  switch (view.kind) {
    case 'loading':
      return <p role="status">Loading the tables</p>;
    case 'failed':
      return (
        <>
          {view.tables === null ? null : <Choice actor={actor} tables={view.tables} chosen={view.chosen} />}
          <LoadFailedCard
            text="The table could not be loaded."
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </>
      );
    case 'shown': {
      const { chosen, report, rows, hasMore, isLoading } = view;
      const { tables, shown, content } = report;
      const name = tables.find(({ id }) => id === shown)?.name ?? '';
      return (
        <>
          <Choice actor={actor} tables={tables} chosen={chosen} isLoading={isLoading} />
          <ReportTableState role="status">
            {isLoading
              ? 'Loading the table'
              : content.isReadable
                ? extent(content, rows)
                : 'This file cannot be shown as a table: download it above.'}
          </ReportTableState>
          {content.isReadable ? <Rows name={name} content={content} shown={rows} /> : null}
          {hasMore ? (
            <MoreRows data-print="no">
              <Button onClick={() => actor.send({ type: 'rows.moreRequested' })}>Show more rows</Button>
            </MoreRows>
          ) : null}
        </>
      );
    }
    default:
      return null;
  }
}
