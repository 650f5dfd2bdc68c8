import { useEffect } from 'react';
import { pagePaths } from '../../../domain/page-paths.ts';
import { late } from '../../browser/late.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { useWantedVenues } from '../../context/use-venues.ts';
import { useLateIfHere } from '../../hooks/use-late.tsx';
import { usePageBanner } from '../../shell/page-banner.tsx';
import { EntryBlock, EntryBlocks } from './entry-block.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { ReportYear } from './report-year.tsx';
import { VenueFigure } from './venue-figure.tsx';

// What it shows changes every few seconds, so it is no part of the prerendered page.
const marketCode = late(async () => (await import('./public-market.tsx')).PublicMarket);

/** The landing page (A 2.4): two blocks, each with a heading, an image link and a text link; below them what is public now. */
export function Page() {
  const { config } = useAppContext();
  const { venues: list, cost, isLoading, isLoaded, hasFailed } = useWantedVenues();
  const PublicMarket = useLateIfHere(marketCode);
  useEffect(() => marketCode.want(), []);
  const origin = list.length > 0 ? `from ${list.length} trading venues` : 'from regulated trading venues';
  usePageBanner({
    caption: `Orders before the trade, trades after it, and how well they were executed, ${origin}. Data delayed by 15 minutes is free.`,
  });
  return (
    <>
      <EntryBlocks>
        <EntryBlock
          heading="Transparency data"
          text="Pre-trade orders and post-trade trades by venue, asset class and instrument. Live for subscribers, 15 minutes later for every registered reader."
          to={pagePaths.transparency}
          link="Click here for transparency data"
          image="the trading venues by group"
          wait={isLoading ? 'Loading trading venues' : null}
        >
          <VenueFigure venues={list} />
        </EntryBlock>
        <EntryBlock
          heading="Quality of execution reporting"
          text="Reports by investment firms, yearly in April, and by trading venues, quarterly. Read them here or download them."
          to={pagePaths.reporting}
          link="Click here for execution reports"
          image="the months in which reports come"
        >
          <ReportYear />
        </EntryBlock>
      </EntryBlocks>
      {list.length > 0 ? <OfferFacts venues={list} livePrice={config.noPaymentMode ? null : cost} /> : null}
      {/* After the offer above it, which would push it down. */}
      {PublicMarket && (isLoaded || hasFailed) ? <PublicMarket /> : null}
    </>
  );
}
