import type { OperatorReach, OperatorReject } from '../../../contract/generated/types.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { TextLink } from '../../controls/text-link.ts';
import { usePathParameter } from '../../routes/use-path-parameter.ts';
import { Strip } from '../instrument/instrument-styles.ts';
import { ActButton, ConsoleScreen } from './console-screen.tsx';
import { Ends, ToolLine } from './console-styles.ts';
import { minuteOf } from './console-times.ts';
import { becameOf, canTakeBack } from './files.tsx';
import { type ListColumn, ListTable } from './list-table.tsx';
import { SaveFile } from './save-list.tsx';

type Reach = OperatorReach & { readonly what: string };

const columns: readonly ListColumn<Reach>[] = [
  { title: 'What', text: ({ what }) => what },
  { title: 'Rows', text: ({ Rows }) => Rows.toLocaleString('en-GB'), isFigure: true },
  { title: 'Instruments', text: ({ Instruments }) => Instruments.toLocaleString('en-GB'), isFigure: true },
  { title: 'Venues', text: ({ Venues }) => Venues.join(', '), isLong: true },
  { title: 'First published, UTC', isTime: true, text: ({ FirstPublishedAt }) => minuteOf(FirstPublishedAt) },
];

const rejectColumns: readonly ListColumn<OperatorReject>[] = [
  { title: 'Line', text: ({ Line }) => Line.toLocaleString('en-GB'), isFigure: true },
  { title: 'Field', text: ({ Field }) => (Field === '-' ? 'whole line' : Field) },
  { title: 'Value', text: ({ Value }) => Value ?? '', isLong: true },
  { title: 'Reason', text: ({ Reason }) => Reason, isLong: true },
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
              {canTakeBack(file) ? <ActButton act={{ Name: 'takeBackFile', File: file.Number }} /> : null}
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
              <dd>{becameOf(file)}</dd>
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
          {file.Rejected === null ? null : (
            <ListTable
              title="Rejected lines"
              note={`${file.Rejected.toLocaleString('en-GB')}; the first 5,000 errors are kept for 30 days${
                file.Rejects.length < 100 ? '' : ', and the first hundred shown here'
              }`}
              tools={
                <>
                  {file.CanBeMended ? (
                    <SaveFile asked={{ kind: 'rejects', number: file.Number, form: 'lines' }}>
                      Save the lines to mend
                    </SaveFile>
                  ) : null}
                  <SaveFile asked={{ kind: 'rejects', number: file.Number, form: 'errors' }}>
                    Save the errors
                  </SaveFile>
                </>
              }
              columns={rejectColumns}
              rows={file.Rejects}
              keyOf={({ Line, Field, Reason }) => `${Line} ${Field} ${Reason}`}
              empty=""
            />
          )}
        </>
      )}
    </ConsoleScreen>
  );
}
