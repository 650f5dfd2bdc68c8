import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import type { Publisher } from '../../../domain/publishing/publisher.ts';
import { downloadAddress } from '../../../domain/publishing/report-choice.ts';
import { LoadFailed } from '../../controls/load-failed.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { publishers } from '../../flows/publishers.ts';
import { Card, SectionHead, TableBox } from './venue-styles.ts';

function Reports({ publisher }: { publisher: Publisher | undefined }) {
  if (publisher === undefined) return <p>The venue has not published a report yet.</p>;
  return (
    <TableBox>
      <table aria-label="Execution reports">
        <tbody>
          {publisher.reports.map(({ id, date, name }) => (
            <tr key={id}>
              <th scope="row">
                <Link
                  component={RouterLink}
                  to={downloadAddress({ publisherId: publisher.id, reportDate: date })}
                >
                  Report of {name}
                </Link>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** The execution reports of a venue. */
export function VenueReports({ mic }: { mic: string }) {
  const id = useId();
  const actor = useFlow(publishers);
  const state = useSelector(actor, ({ value }) => value);
  const all = useSelector(actor, ({ context }) => context.publishers);
  return (
    <Card aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>Execution reports</h2>
        <p>
          quality of execution ·{' '}
          <Link component={RouterLink} to={pagePaths.reporting}>
            all reports
          </Link>
        </p>
      </SectionHead>
      {state === 'loading' ? <p role="status">The reports are loading.</p> : null}
      {state === 'failed' ? (
        <TableBox>
          <LoadFailed
            text="The reports could not be loaded."
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </TableBox>
      ) : null}
      {state === 'choosing' ? (
        <Reports publisher={all.find((one) => one.type === 'TV' && one.mic === mic)} />
      ) : null}
    </Card>
  );
}
