import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { publishers } from '../../flows/publishers.ts';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { ArchiveNotice } from './archive-notice.tsx';
import { ExecutionReporting, PublisherLists } from './execution-reporting-styles.ts';
import { PublisherRows } from './publisher-rows.tsx';
import { Matrix } from './report-matrix.tsx';

/** The publishers of execution reports, each with a choice of its reports (B 2, 4, 5). */
export function Page() {
  const actor = useFlow(publishers);
  const state = useSelector(actor, ({ value }) => value);
  const all = useSelector(actor, ({ context }) => context.publishers);
  const isKnown = state === 'choosing';
  // Deferred, so that the page stays responsive: the forms of all publishers take a slow phone half a second to render.
  const isListed = useDeferredValue(isKnown);
  const isLoading = state === 'loading' || isListed !== isKnown;
  usePageLoading(isLoading, 'Loading publishers');
  return (
    <ExecutionReporting>
      <div>
        <p>
          Investment firms and trading venues report here how well orders were executed: investment firms once
          a year, in April, trading venues every quarter. Choose a publisher’s report by its date to see its
          files, or press it in the table of quarters below.
        </p>
        {state === 'failed' ? (
          <LoadFailedCard
            text="The publishers could not be loaded."
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        ) : null}
        <PublisherLists data-waiting={isLoading}>
          {isListed ? (
            <>
              <PublisherRows
                actor={actor}
                type="IF"
                caption="Investment firms"
                empty="No investment firm has published a report yet."
              />
              <PublisherRows
                actor={actor}
                type="TV"
                caption="Trading venues"
                empty="No trading venue has published a report yet."
              />
            </>
          ) : null}
        </PublisherLists>
      </div>
      <ArchiveNotice />
      {isListed ? <Matrix publishers={all} /> : null}
    </ExecutionReporting>
  );
}
