import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { viewOf } from '../../../../machines/compare.ts';
import { tradesOf } from '../../../domain/compare/compared-figures.ts';
import { type Comparison, compareAddress, seriesKey } from '../../../domain/compare/comparison.ts';
import { periodEnds } from '../../../domain/compare/period-ends.ts';
import { utcTimestamp } from '../../../domain/format/timestamps.ts';
import { apiCallAddress } from '../../../domain/page-paths.ts';
import { serviceNow } from '../../api/service-time.ts';
import { Buttons } from '../../controls/buttons.ts';
import { PublicNote } from '../../controls/public-styles.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { compare } from '../../flows/compare.ts';
import { CopyLink } from '../data-view/copy-link.tsx';
import { AddSeries } from './add-series.tsx';
import { CompareCharts } from './compare-charts.tsx';
import type { ComparedSeries } from './compared-series.ts';
import { PeriodChoice } from './period-choice.tsx';
import { SeriesTable } from './series-table.tsx';
import { VenueTradesTable } from './venue-trades-table.tsx';

const Tools = styled(Buttons)({ marginTop: 12 });

const Charts = styled('div')({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  '& > *': { minWidth: 0 },
  '@media print': { gap: 8, marginTop: 8 },
});

const Programs = styled(PublicNote)({ marginTop: 16 });

/** Says that the series do not begin or end together, and offers a period that all of them cover. */
function UnequalPeriods({
  all,
  comparison,
  from,
}: {
  all: readonly ComparedSeries[];
  comparison: Comparison;
  from: string;
}) {
  const { isEqual, isCut, common } = periodEnds(all.map(({ summary }) => summary));
  if (isEqual) return null;
  return (
    <p role="note">
      {isCut
        ? 'One series has more rows than can be summarised, so it begins later than the others. '
        : 'Delayed data is shown beside live data, so it ends 15 minutes earlier. '}
      {!isCut && common ? (
        <Link
          component={RouterLink}
          to={compareAddress({ ...comparison, period: { from, to: common } })}
          data-print="no"
        >
          Compare up to {utcTimestamp(`${common.slice(0, -1)}:00Z`)} UTC
        </Link>
      ) : null}
    </p>
  );
}

/** Prices, spreads and volumes of up to four views side by side; the address holds the views and the period. */
export function Page() {
  const { search } = useLocation();
  const [openedWith] = useState(search);
  const actor = useFlow(compare, { input: { search, at: serviceNow() } });
  useEffect(() => actor.send({ type: 'address.changed', search, at: serviceNow() }), [actor, search]);
  const { kind, comparison, outcomes, period, removed } = useSelector(actor, viewOf, shallowEqual);
  const { series, leftOut } = comparison;
  const loaded = useMemo(
    () =>
      series.flatMap((criteria, at): ComparedSeries[] => {
        const outcome = outcomes[seriesKey(criteria)];
        return outcome && 'summary' in outcome ? [{ at, summary: outcome.summary }] : [];
      }),
    [series, outcomes],
  );
  const trades = tradesOf(
    loaded.flatMap(({ at, summary }) => {
      const criteria = series[at];
      return criteria ? [{ criteria, summary }] : [];
    }),
  );
  return (
    <div>
      <p data-print="no">
        Up to four views on one time axis, with their spreads and the volume traded on each venue. The page
        address contains the comparison: share it, or bookmark it.
      </p>
      {leftOut > 0 ? (
        <p role="alert">
          {leftOut === 1 ? 'One series' : `${leftOut} series`} in the address {leftOut === 1 ? 'is' : 'are'}{' '}
          left out: at most four can be compared, and each must name an instrument in full.
        </p>
      ) : null}
      <AddSeries key={series.map(seriesKey).join()} comparison={comparison} isAdded={search !== openedWith} />
      {removed ? (
        <p role="status" data-print="no">
          One series was removed.{' '}
          <Button size="small" onClick={() => actor.send({ type: 'removal.undone' })}>
            Undo
          </Button>
        </p>
      ) : null}
      {kind === 'choosing' ? null : (
        <>
          <PeriodChoice key={search} comparison={comparison} />
          <Tools data-print="no">
            <Button
              disabled={kind === 'loading'}
              onClick={() => actor.send({ type: 'refresh.requested', at: serviceNow() })}
            >
              Refresh
            </Button>
            <CopyLink address={compareAddress(comparison)} />
          </Tools>
          <span role="status" className="visually-hidden">
            {kind === 'loading' ? 'Loading the comparison' : ''}
          </span>
          <SeriesTable
            series={series}
            outcomes={outcomes}
            period={period}
            onRemove={(key) => actor.send({ type: 'series.removed', key })}
          />
          <Charts>
            <UnequalPeriods all={loaded} comparison={comparison} from={period.from} />
            <CompareCharts all={loaded} comparison={comparison} />
            {trades.length > 0 ? (
              <VenueTradesTable all={trades} isShared={periodEnds(trades).isEqual} />
            ) : null}
          </Charts>
          <Programs as="p">
            Times are publication times in UTC. Programs can read the same data, one call for each series,
            with{' '}
            <Link component={RouterLink} to={apiCallAddress('getFeedSummary')}>
              GET /api/feed/summary
            </Link>
            .
          </Programs>
        </>
      )}
    </div>
  );
}
