import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type Location, Link as RouterLink, useLocation } from 'react-router-dom';
import { viewOf } from '../../../../machines/report-download.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { choiceIn, linkOf, type ReportChoice } from '../../../domain/publishing/report-choice.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { DownloadStatus } from '../../controls/download-status.tsx';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { reportDownloadOf } from '../../flows/report-download.ts';
import { BrokenPage } from '../../shell/broken-page.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { ArchiveNotice } from '../execution-reporting/archive-notice.tsx';
import { Available, BackLine, ReportDownload } from './report-download-styles.ts';
import { ReportFiles } from './report-files.tsx';
import { ReportTables } from './report-tables.tsx';
import { TopVenues } from './top-venues.tsx';

/** The files of the chosen report, or of the one that the address names (B 2). */
export function Page() {
  const location = useLocation();
  // Each report has its own flow: the history can lead from one straight to another.
  return <OneReport key={location.search} location={location} />;
}

function OneReport({ location }: { location: Location }) {
  const { config } = useAppContext();
  const machine = useMemo(() => reportDownloadOf(config), [config]);
  const actor = useFlow(machine, { input: { contact: config.supportEmail } });
  const view = useSelector(actor, viewOf, shallowEqual);
  const { choice } = view;
  usePageLoading(view.kind === 'loading', 'Loading reports');

  // biome-ignore lint/correctness/useExhaustiveDependencies: how the page was opened is reported once.
  useEffect(
    () =>
      actor.send({ type: 'page.opened', choice: choiceIn(location.state), link: linkOf(location.search) }),
    [actor],
  );

  return (
    <ReportDownload>
      <div>
        {choice === null ? null : (
          <Available>
            <p>
              {choice.publisherType === 'TV'
                ? 'Following reports are available for '
                : 'Reports available for '}
              <strong>
                {choice.publisherName}, {choice.formattedDate}
              </strong>
            </p>
            {view.kind === 'choosing' ? <p>Please download</p> : null}
          </Available>
        )}
        {view.kind === 'choosing' ? (
          <>
            <ReportFiles actor={actor} type={view.choice.publisherType} />
            {view.downloads ? <DownloadStatus actor={view.downloads} /> : null}
          </>
        ) : null}
        {view.kind === 'broken' ? <BrokenPage /> : null}
        {view.kind === 'failed' ? (
          <LoadFailedCard
            text="The reports could not be loaded."
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        ) : null}
        {view.kind === 'unknownReport' ? (
          <p>There is no such report. It may have been withdrawn, or the link may be wrong.</p>
        ) : null}
        <BackLine>
          <Link component={RouterLink} to={pagePaths.reporting}>
            All publishers
          </Link>
        </BackLine>
      </div>
      <ArchiveNotice />
      {view.kind === 'choosing' ? <Content choice={view.choice} /> : null}
    </ReportDownload>
  );
}

/** What the report says, to read on the page: a firm's of RTS 28, a venue's of RTS 27. */
function Content({ choice }: { choice: ReportChoice }) {
  return choice.publisherType === 'IF' ? <TopVenues choice={choice} /> : <ReportTables choice={choice} />;
}
