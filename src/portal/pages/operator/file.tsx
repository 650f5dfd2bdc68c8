import type { OperatorReach } from '../../../contract/generated/types.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { usePathParameter } from '../../routes/use-path-parameter.ts';
import { Strip } from '../instrument/instrument-styles.ts';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { Ends, ToolLine } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { type ListColumn, ListTable } from './list-table.tsx';

type Reach = OperatorReach & { readonly what: string };

const columns: readonly ListColumn<Reach>[] = [
  { title: 'What', text: ({ what }) => what },
  { title: 'Rows', text: ({ Rows }) => Rows.toLocaleString('en-GB'), isFigure: true },
  { title: 'Instruments', text: ({ Instruments }) => Instruments.toLocaleString('en-GB'), isFigure: true },
  { title: 'Venues', text: ({ Venues }) => Venues.join(', '), isLong: true },
  { title: 'First published, UTC', text: ({ FirstPublishedAt }) => minuteOf(FirstPublishedAt) },
];

/** One file, and what of it is in the database. */
export function Page() {
  const number = usePathParameter(pagePaths.operatorFiles);
  return (
    <ConsoleScreen
      kind="file"
      query={{ number }}
      reading="Reading the file"
      none="There is no file with this number."
      tools={<TextLink to={pagePaths.operatorFiles}>All files</TextLink>}
    >
      {({ file }) => (
        <>
          <ToolLine as="div">
            <b>{file.Name}</b>
            <Ends>
              {file.DataType === 'trade' && file.TakesBack === null && file.TakenBackAt === null ? (
                <ActButton act={{ Name: 'takeBackFile', File: file.Number }} />
              ) : null}
            </Ends>
          </ToolLine>
          <Strip>
            <div>
              <dt>Taken in</dt>
              <dd>{minuteOf(file.TakenAt)}</dd>
            </div>
            <div>
              <dt>New rows</dt>
              <dd>{file.Rows === null ? 'not noted' : Number(file.Rows).toLocaleString('en-GB')}</dd>
            </div>
            <div>
              <dt>Kind</dt>
              <dd>{file.DataType === 'order' ? 'Orders' : 'Trades'}</dd>
            </div>
            <div>
              <dt>Became</dt>
              <dd>{file.TakenBackAt === null ? 'stands' : `taken back ${minuteOf(file.TakenBackAt)}`}</dd>
            </div>
          </Strip>
          <ListTable
            title="In the database"
            columns={columns}
            rows={[
              { ...file.Kept, what: 'Kept' },
              ...(file.Standing === null ? [] : [{ ...file.Standing, what: 'Still standing' }]),
            ]}
            keyOf={({ what }) => what}
            empty=""
          />
        </>
      )}
    </ConsoleScreen>
  );
}
