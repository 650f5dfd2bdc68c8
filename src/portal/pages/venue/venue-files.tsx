import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { Fragment, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { viewOf } from '../../../../machines/open-files.ts';
import {
  bytesInWords,
  filesOf,
  noFilter,
  type OpenFile,
  openFormats,
  setsOf,
} from '../../../domain/feed/open-files.ts';
import { dayInWords } from '../../../domain/feed/venue-words.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { LoadFailed } from '../../controls/load-failed.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { openData } from '../../flows/open-files.ts';
import { Card, SectionHead, TableBox } from './venue-styles.ts';

const kinds = { trades: 'Trades', orders: 'Orders' } as const;

function DayFiles({ files }: { files: readonly OpenFile[] }) {
  if (files.length === 0)
    return <p>No file of a whole day is there yet. One comes when a day with rows is over.</p>;
  return (
    <TableBox>
      <table aria-label="Open files of whole days">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Data</th>
            <th scope="col" data-number>
              Rows
            </th>
            <th scope="col">Files</th>
          </tr>
        </thead>
        <tbody>
          {setsOf(files).map((group) => {
            const [first] = group;
            return (
              <tr key={first.path}>
                <th scope="row">{dayInWords(first.day)}</th>
                <td>{kinds[first.kind]}</td>
                <td data-number>{first.rows.toLocaleString('en-GB')}</td>
                <td>
                  {group.map(({ path, format, bytes }, at) => (
                    <Fragment key={path}>
                      {at === 0 ? '' : ' · '}
                      <Link
                        href={path}
                        download
                        aria-label={`${kinds[first.kind]} of ${dayInWords(first.day)}, ${openFormats[format]}, ${bytesInWords(bytes)}`}
                      >
                        {openFormats[format]} {bytesInWords(bytes)}
                      </Link>
                    </Fragment>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableBox>
  );
}

/** The open files of a venue's days. */
export function VenueFiles({ mic }: { mic: string }) {
  const id = useId();
  const actor = useFlow(openData);
  const view = useSelector(actor, viewOf, shallowEqual);
  const index = useSelector(actor, ({ context }) => context.index);
  return (
    <Card aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>Open files</h2>
        <p>
          free, without login ·{' '}
          <Link component={RouterLink} to={pagePaths.openData}>
            all files
          </Link>
        </p>
      </SectionHead>
      {view.kind === 'loading' ? <p role="status">The list of files is loading.</p> : null}
      {view.kind === 'failed' ? (
        <TableBox>
          <LoadFailed
            text="The list of files could not be loaded."
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </TableBox>
      ) : null}
      {view.kind === 'listed' ? (
        <DayFiles files={filesOf(index, { ...noFilter, venue: mic, period: 'day' })} />
      ) : null}
    </Card>
  );
}
