import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { type InstrumentView, viewOf } from '../../../../machines/instrument.ts';
import type { Instrument } from '../../../contract/generated/types.ts';
import { compareAddress, mostSeries } from '../../../domain/compare/comparison.ts';
import { counted } from '../../../domain/counted.ts';
import { errorText, type Failure, inWords } from '../../../domain/failure.ts';
import { calendarAddress } from '../../../domain/feed/calendar-address.ts';
import { getDataAddress } from '../../../domain/feed/data-choice.ts';
import { type Timing, timingNamed } from '../../../domain/feed/timing.ts';
import { shortDate, utcClock } from '../../../domain/format/timestamps.ts';
import { apiCallAddress, instrumentPath, pagePaths } from '../../../domain/page-paths.ts';
import { RefreshIcon } from '../../controls/icons.tsx';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { PublicCard } from '../../controls/public-styles.ts';
import { TimingSwitch } from '../../controls/timing-switch.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { instrument as instrumentFlow } from '../../flows/instrument.ts';
import { usePathParameter } from '../../routes/use-path-parameter.ts';
import { usePageBanner } from '../../shell/page-banner.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { WatchStar } from '../../watchlist/watch-star.tsx';
import { CopyLink } from '../data-view/copy-link.tsx';
import { DelayBadge } from '../data-view/delay-badge.tsx';
import { SetAlert } from '../data-view/set-alert.tsx';
import { alertPlaces } from './alert-places.ts';
import { DaysOf } from './days.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { CardText, Code, Column, Columns, FactLine, Rows, Tools, Wait } from './instrument-styles.ts';
import { LastTrades } from './last-trades.tsx';
import { placeCriteria } from './place-criteria.ts';
import { PlacesTable } from './places-table.tsx';

const addressOf = (code: string, timing: Timing): string =>
  `${instrumentPath(code)}${timing === 'live' ? '?timing=live' : ''}`;

/** The API page with this call, filled in. */
const codeAddressOf = (code: string, timing: Timing): string =>
  apiCallAddress('getInstrument', new URLSearchParams({ code, timing }));

const failureText = (failure: Failure | null): string =>
  failure?.kind === 'forbidden'
    ? 'Your subscription has ended, or does not cover this data.'
    : failure
      ? inWords(failure, errorText).message
      : errorText;

/** The instrument's name, star and timing beside the route's title (A 2.3). */
function useInstrumentBanner(view: InstrumentView, code: string, timing: Timing): void {
  const { subject, hasLive } =
    view.kind === 'shown'
      ? { subject: view.instrument.InstrumentDescription, hasLive: view.instrument.HasLive }
      : { subject: code, hasLive: false };
  const isShown = view.kind === 'shown';
  const badge = useMemo(() => {
    if (!isShown) return undefined;
    return (
      <>
        <WatchStar key={code} code={code} name={subject} />
        {hasLive ? (
          <TimingSwitch timing={timing} address={(one) => addressOf(code, one)} />
        ) : (
          <DelayBadge isDelayed={timing === 'delayed'} />
        )}
      </>
    );
  }, [isShown, hasLive, timing, code, subject]);
  usePageBanner({ subject, badge });
}

function Facts({ instrument }: { instrument: Instrument }) {
  const { InstrumentID, InstrumentIDType, AssetClass, SubAssetClass, Currency, AsOf, Places, Timing } =
    instrument;
  const venues = new Set(Places.map(({ VenueMIC }) => VenueMIC)).size;
  const segments = new Set(Places.map(({ SegmentMIC }) => SegmentMIC)).size;
  return (
    <FactLine>
      <span>
        {InstrumentIDType === 'ISIN' ? 'ISIN ' : ''}
        <Code>{InstrumentID}</Code>
      </span>
      <span>{[SubAssetClass, AssetClass, Currency].filter(Boolean).join(' · ')}</span>
      <span>
        {counted(venues, 'venue')}, {counted(segments, 'segment')}
      </span>
      <span>
        As of {shortDate(AsOf)} {utcClock(AsOf)} UTC{Timing === 'delayed' ? ', 15 minutes ago' : ''}
      </span>
    </FactLine>
  );
}

function Shown({
  view: { instrument, loads, failure },
  timing,
  onRefresh,
}: {
  view: InstrumentView & { readonly kind: 'shown' };
  timing: Timing;
  onRefresh: () => void;
}) {
  const { InstrumentID, Places } = instrument;
  const series = Places.slice(0, mostSeries).map((place) => placeCriteria(instrument, place));
  const places = useMemo(() => alertPlaces(instrument), [instrument]);
  const venues = [...new Set(Places.map(({ VenueMIC }) => VenueMIC))];
  const hasTrades = Places.some(({ DataType, VenueMIC }) => DataType === 'trade' && VenueMIC === venues[0]);
  return (
    <>
      <Facts instrument={instrument} />
      <Tools data-print="no">
        <Button variant="text" startIcon={<RefreshIcon />} onClick={onRefresh}>
          Refresh
        </Button>
        <Button variant="text" component={RouterLink} to={compareAddress({ series })}>
          Compare
        </Button>
        {venues.slice(0, 1).map((tv) => (
          <Button
            key={tv}
            variant="text"
            component={RouterLink}
            to={getDataAddress({ tv, instrument: InstrumentID, ...(hasTrades ? {} : { datatype: 'order' }) })}
          >
            Get data
          </Button>
        ))}
        {venues.map((mic) => (
          <Button key={mic} variant="text" component={RouterLink} to={calendarAddress(mic)}>
            Calendar of {mic}
          </Button>
        ))}
        {places.length > 0 ? (
          <SetAlert key={InstrumentID} name={instrument.InstrumentDescription} places={places} />
        ) : null}
        <CopyLink address={addressOf(InstrumentID, timing)} />
        <Button variant="text" component={RouterLink} to={codeAddressOf(InstrumentID, timing)}>
          Use in code
        </Button>
        <Wait role="status">
          {loads === 'anew' ? (
            <>
              <LinearProgress aria-hidden="true" />
              <span className="visually-hidden">Refreshing the instrument</span>
            </>
          ) : null}
        </Wait>
      </Tools>
      {failure === null || loads !== null ? null : (
        <CardText role="alert">
          It could not be refreshed and is shown as before. {failureText(failure)}
        </CardText>
      )}
      <FiguresStrip instrument={instrument} />
      <Rows>
        <PlacesTable instrument={instrument} />
      </Rows>
      <Columns>
        <Column>
          <DaysOf instrument={instrument} />
        </Column>
        <LastTrades instrument={instrument} />
      </Columns>
    </>
  );
}

/** Nothing to show, why, and where to go from here. */
function Nothing({ text, code, timing }: { text: string; code: string; timing: Timing }) {
  return (
    <PublicCard role="status">
      <p>{text}</p>
      <p>
        {timing === 'live' ? (
          <>
            <Link component={RouterLink} to={addressOf(code, 'delayed')}>
              Show delayed data
            </Link>{' '}
            or{' '}
          </>
        ) : null}
        <Link component={RouterLink} to={pagePaths.dataSelect}>
          select another instrument
        </Link>
        .
      </p>
    </PublicCard>
  );
}

function InstrumentOf({ flow, code, timing }: { flow: typeof instrumentFlow; code: string; timing: Timing }) {
  const actor = useFlow(flow, { input: { code, timing } });
  useEffect(() => actor.send({ type: 'timing.changed', timing }), [actor, timing]);
  const view = useSelector(actor, viewOf, shallowEqual);
  useInstrumentBanner(view, code, timing);
  usePageLoading(
    view.kind === 'loading' || (view.kind === 'shown' && view.loads === 'otherTiming'),
    'Loading the instrument',
  );
  const refresh = useCallback(() => actor.send({ type: 'refresh.requested' }), [actor]);
  switch (view.kind) {
    case 'shown':
      return <Shown view={view} timing={timing} onRefresh={refresh} />;
    case 'none':
      return (
        <Nothing
          code={code}
          timing={timing}
          text={
            timing === 'live'
              ? `You have no right to live data of ${code}, or there is no such instrument.`
              : `There is no instrument ${code} among those you may see.`
          }
        />
      );
    case 'withdrawn':
      return (
        <Nothing
          code={code}
          timing={timing}
          text={`You may not see ${code} any more${timing === 'live' ? ' live' : ''}: your right to it has ended, or it was archived.`}
        />
      );
    case 'failed':
      return (
        <LoadFailedCard
          text={`The instrument could not be loaded. ${failureText(view.failure)}`}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    default:
      return null;
  }
}

/** An instrument on all venues; the address holds its code and the timing. */
export function Page({ flow = instrumentFlow }: { flow?: typeof instrumentFlow }) {
  const { search } = useLocation();
  const code = usePathParameter(pagePaths.instruments);
  const timing = timingNamed(new URLSearchParams(search).get('timing'));
  return <InstrumentOf key={code} flow={flow} code={code} timing={timing} />;
}
