import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { viewOf } from '../../../../machines/venue.ts';
import type { VenueFacts } from '../../../contract/generated/types.ts';
import { yearNamed } from '../../../domain/feed/year-map.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { PublicCard } from '../../controls/public-styles.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { venue } from '../../flows/venue.ts';
import { groupName } from '../../logos/group-logo.tsx';
import { usePathParameter } from '../../routes/use-path-parameter.ts';
import { usePageBanner } from '../../shell/page-banner.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { SegmentTable } from './segment-table.tsx';
import { TodayCards } from './today-cards.tsx';
import { VenueFiles } from './venue-files.tsx';
import { VenueFigures, VenueHead } from './venue-head.tsx';
import { VenueReports } from './venue-reports.tsx';
import { SideBySide, VenuePage } from './venue-styles.ts';
import { YearMap } from './year-map.tsx';

const inWords = (text: string): string => text.charAt(0) + text.slice(1).toLowerCase();

function Shown({ facts, isLoading }: { facts: VenueFacts; isLoading: boolean }) {
  const { venue: mic, venueName, type, group, city, country } = facts;
  usePageBanner({
    subject: `${venueName} ${mic}`,
    caption: useMemo(
      () => `${type} of ${groupName(group)} · ${inWords(city)}, ${country}`,
      [type, group, city, country],
    ),
  });
  return (
    <VenuePage>
      <VenueHead facts={facts} />
      <VenueFigures facts={facts} />
      <TodayCards facts={facts} />
      <YearMap facts={facts} isLoading={isLoading} />
      <SideBySide>
        <VenueFiles mic={mic} />
        <VenueReports mic={mic} />
      </SideBySide>
      <SegmentTable facts={facts} />
    </VenuePage>
  );
}

function VenueOf({ mic, year }: { mic: string; year: string | null }) {
  const actor = useFlow(venue, { input: { mic, year } });
  useEffect(() => actor.send({ type: 'year.changed', year }), [actor, year]);
  const view = useSelector(actor, viewOf, shallowEqual);
  usePageLoading(view.kind === 'loading', 'Loading the venue');
  switch (view.kind) {
    case 'none':
      return (
        <PublicCard>
          <p>There is no trading venue with the MIC {mic}.</p>
          <p>
            <Link component={RouterLink} to={pagePaths.transparency}>
              See the trading venues
            </Link>
          </p>
        </PublicCard>
      );
    case 'failed':
      return (
        <LoadFailedCard
          text="The venue could not be loaded."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    case 'shown':
      return <Shown facts={view.facts} isLoading={view.isLoading} />;
    default:
      return null;
  }
}

/** A trading venue: its state, today, a year, files and reports. The address holds its MIC and the year. */
export function Page() {
  const mic = usePathParameter(pagePaths.venues);
  const [search] = useSearchParams();
  return <VenueOf key={mic} mic={mic} year={yearNamed(search.get('year'))} />;
}
