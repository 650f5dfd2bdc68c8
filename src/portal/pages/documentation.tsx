import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { type MouseEvent, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { viewOf } from '../../../machines/documents.ts';
import { bytesInWords } from '../../domain/feed/open-files.ts';
import { longDate } from '../../domain/format/timestamps.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { useAppContext } from '../context/app-context.tsx';
import { DownloadStatus } from '../controls/download-status.tsx';
import { LoadFailedCard } from '../controls/load-failed-card.tsx';
import { Public, PublicCard, PublicList, PublicListEmpty, PublicNote } from '../controls/public-styles.ts';
import { useFlow } from '../flows/binding/use-flow.ts';
import { documentsOf } from '../flows/documents.ts';
import { routeTable } from '../routes/route-table.ts';
import { BrokenPage } from '../shell/broken-page.tsx';
import { usePageLoading } from '../shell/page-loading.tsx';

/** The type of a file from its extension, in capitals; '' if it has none. */
const kindOf = (href: string): string => /\.([a-z0-9]{2,5})$/i.exec(href)?.[1]?.toUpperCase() ?? '';

// As tall as the documents that come with the portal, so that the content below does not jump.
const Room = styled('div')({ '&[data-waiting="true"]': { minHeight: 261 } });

const Heading = styled('h2')({ marginTop: 24 });

const Documents = styled(PublicList)({ margin: '12px 0 4px' });

const Row = styled('li')({ display: 'flex', justifyContent: 'space-between', gap: 16 });

const Sentence = styled(PublicNote)({ display: 'block' });

/** The pages of documentation, with their titles and captions (A 2.3). */
const readings = routeTable.filter(({ path }) => path.startsWith(`${pagePaths.documentation}/`));

const Facts = styled(PublicNote)({ lineHeight: '24px' });

/** Documents for download (B 2): a description and a list of links. */
export function Page() {
  const { config } = useAppContext();
  const machine = useMemo(() => documentsOf(config), [config]);
  const actor = useFlow(machine, { input: { contact: config.supportEmail } });
  const view = useSelector(actor, viewOf, shallowEqual);
  usePageLoading(view.kind === 'loading', 'Loading documents');

  const download = (event: MouseEvent, href: string): void => {
    // The browser handles a click that opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    actor.send({ type: 'document.requested', href });
  };

  return (
    <Public>
      <div>
        <p>
          How to use the portal, what each field and flag of the data means, how the feed works, and what live
          data costs. A click on a document downloads it.
        </p>
        <Heading id="read-heading">To read here</Heading>
        <Documents aria-labelledby="read-heading">
          {readings.map(({ path, title, caption }) => (
            <li key={path}>
              <Link component={RouterLink} to={path}>
                {title}
              </Link>
              <Sentence>{caption}</Sentence>
            </li>
          ))}
        </Documents>
        <Heading>To download</Heading>
        {view.kind === 'broken' ? <BrokenPage /> : null}
        {view.kind === 'failed' ? (
          <LoadFailedCard
            text="The documents could not be loaded."
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        ) : null}
        <Room data-waiting={view.kind === 'loading'}>
          {view.kind === 'listed' ? (
            <>
              <Documents aria-label="Documents">
                {view.links.length === 0 ? (
                  <PublicListEmpty>No document has been published yet.</PublicListEmpty>
                ) : null}
                {view.links.map(({ text, href, bytes, publishedAt }) => (
                  <Row key={href}>
                    <Link
                      href={`${config.filesUrl}${href}`}
                      download
                      onClick={(event) => download(event, href)}
                    >
                      {text}
                    </Link>
                    <Facts>
                      {[kindOf(href), bytesInWords(bytes)].filter(Boolean).join(', ')} ·{' '}
                      {longDate(publishedAt)}
                    </Facts>
                  </Row>
                ))}
              </Documents>
              {view.downloads ? <DownloadStatus actor={view.downloads} /> : null}
            </>
          ) : null}
        </Room>
      </div>
      <PublicCard as="aside" aria-labelledby="programs-heading">
        <h2 id="programs-heading">For programs</h2>
        <PublicNote as="p">
          Every call of the portal is described in its{' '}
          <Link component={RouterLink} to={pagePaths.apiReference}>
            API reference
          </Link>
          . Delayed data can be fetched without an account: see{' '}
          <Link href={pagePaths.openData}>open delayed data</Link>. To see which days of a venue are complete,
          open the <Link href={pagePaths.dataCalendar}>data calendar</Link>.
        </PublicNote>
      </PublicCard>
    </Public>
  );
}
