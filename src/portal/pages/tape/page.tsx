import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { type TapeView, type tapeMachine, viewOf } from '../../../../machines/tape.ts';
import type { TapePage } from '../../../contract/generated/types.ts';
import type { Failure, FailureKind } from '../../../domain/failure.ts';
import { type TapeChoice, tapeAddress, tapeChoiceOf } from '../../../domain/feed/tape-choice.ts';
import { shortDate, utcClock } from '../../../domain/format/timestamps.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { longestSavedName, savedTapeOf } from '../../../domain/saved-views/saved-views.ts';
import { late } from '../../browser/late.ts';
import { RetryButton } from '../../controls/retry-button.tsx';
import { TimingSwitch } from '../../controls/timing-switch.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { useTabSeen } from '../../flows/binding/use-tab-seen.ts';
import { tape } from '../../flows/tape.ts';
import { viewExport } from '../../flows/view-export.ts';
import { useLateCode } from '../../hooks/use-late.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { above } from '../../theme/widths.ts';
import { CopyLink } from '../data-view/copy-link.tsx';
import { DelayBadge } from '../data-view/delay-badge.tsx';
import { filterLabels } from '../data-view/filter-boxes.ts';
import { Pager } from '../data-view/pager.tsx';
import { Panel } from '../data-view/panel.tsx';
import { SaveView } from '../data-view/save-view.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { NoTrades } from './no-trades.tsx';
import { QuotesBeside } from './quotes-beside.tsx';
import { tapeWords } from './scope-words.ts';
import { TapeFilters } from './tape-filters.tsx';
import { TapeGrid } from './tape-grid.tsx';

const tapeExport = late(async () => (await import('./tape-export.tsx')).TapeExport);

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
/** The trades, and the quotes beside them, or on narrower windows below: no wider than leaves room for notional and flags. */
const Beside = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [above.full]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(328px, 18vw, 420px)' },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: 'var(--muted)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});
const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
});
const Strong = styled('b')({ color: 'var(--ink)', fontWeight: 600 });
const Code = styled('span')({ fontFamily: 'var(--mono)', fontSize: '0.92em' });
/** Keeps its place, so that the rows do not move when the bar comes. */
const Wait = styled('div')({ height: 4 });
const New = styled('p')({ color: 'var(--accent)', fontSize: 'var(--text-small)', lineHeight: '20px' });
const Note = styled('p')({
  padding: '6px 12px',
  borderRadius: 4,
  outline: '1px solid transparent',
  background: 'var(--red-soft)',
  color: 'var(--red)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
});
const Hidden = styled('span')(visuallyHidden);

/** As of when the rows are, and of which venues. */
function AsOf({ head }: { head: TapePage }): ReactNode {
  const day = shortDate(head.AsOf);
  const clock = utcClock(head.AsOf)?.slice(0, 8);
  if (head.Timing === 'live')
    return (
      <span>
        Live as of <Strong className="figures">{clock}</Strong> UTC, {day}:{' '}
        <Code>{head.Venues.map(({ MIC }) => MIC).join(' ') || 'no venue'}</Code>.{' '}
        <Link component={RouterLink} to={pagePaths.subscriptions}>
          Add venues
        </Link>
      </span>
    );
  return (
    <span>
      As of <Strong className="figures">{clock}</Strong> UTC, {day}, 15 minutes ago
    </span>
  );
}

const next: Readonly<Partial<Record<FailureKind, string>>> = {
  refused: 'The link may be incomplete or out of date.',
  forbidden: 'Your subscription has ended, or no longer covers this data.',
  unauthenticated: 'Your session has ended. Log in again to continue.',
  limited: 'There were too many requests. Wait a moment, then try again.',
};

function TapeFailed({
  failure: { kind, message, fields },
  choice,
  onRetry,
}: {
  failure: Failure;
  choice: TapeChoice;
  onRetry: () => void;
}) {
  const told = Object.entries(fields).map(([name, text]) => `${filterLabels.get(name) ?? name}: ${text}`);
  const isOver = kind === 'forbidden' || kind === 'unauthenticated';
  return (
    <Panel
      title="The trades could not be loaded"
      actions={
        <>
          {isOver ? null : <RetryButton variant="contained" onRetry={onRetry} />}
          {isOver ? (
            <Button component={RouterLink} to={pagePaths.subscriptions}>
              Subscriptions
            </Button>
          ) : (
            <Button component={RouterLink} to={tapeAddress({ timing: choice.timing, scope: {}, filter: {} })}>
              Show without filters
            </Button>
          )}
        </>
      }
    >
      {(told.length > 0 ? told : kind === 'refused' && message !== '' ? [message] : []).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{next[kind] ?? 'The service could not be reached or did not answer. Try again in a moment.'}</p>
    </Panel>
  );
}

/** The name under which a tape is saved unless another is given. */
const nameOf = (choice: TapeChoice): string =>
  [...['Tape', ...tapeWords(choice)].join(', ')].slice(0, longestSavedName).join('');

function Shown({
  actor,
  view,
  choice,
}: {
  actor: ActorRefFrom<typeof tapeMachine>;
  view: Extract<TapeView, { kind: 'shown' }>;
  choice: TapeChoice;
}) {
  const { head, rows, fresh, page } = view;
  const exportActor = useFlow(viewExport);
  const exportButton = useRef<HTMLButtonElement>(null);
  const exportId = useId();
  const [isExporting, setExporting] = useState(false);
  const closeExport = (): void => {
    setExporting(false);
    exportButton.current?.focus();
  };
  const TapeExport = useLateCode(tapeExport, isExporting, closeExport);
  const turn = (to: number): void => actor.send({ type: 'page.turned', page: to });
  const ids = useMemo(() => (page === 0 ? (fresh?.ids ?? []) : []), [page, fresh]);
  // Whoever follows is not told of every look.
  const isRefreshing = view.isRefreshing && !view.isFollowing;
  const isWaiting = view.isLoading || view.isTurning || isRefreshing;
  return (
    <Stack>
      <Head>
        <AsOf head={head} />
        {choice.timing === 'live' || head.Venues.some(({ IsLive }) => IsLive) ? (
          <TimingSwitch timing={choice.timing} address={(timing) => tapeAddress({ ...choice, timing })} />
        ) : (
          <DelayBadge isDelayed />
        )}
        <Ends data-print="no">
          {view.isPaused ? <span>Paused while the tab is hidden</span> : null}
          <Button
            variant="text"
            aria-pressed={view.isFollowing}
            onClick={() => actor.send({ type: 'follow.toggled' })}
          >
            {view.isFollowing ? 'Following' : 'Follow'}
          </Button>
          <Button variant="text" onClick={() => actor.send({ type: 'refresh.requested' })}>
            Refresh
          </Button>
          <Button
            ref={exportButton}
            variant="text"
            aria-expanded={isExporting}
            aria-controls={isExporting ? exportId : undefined}
            onClick={() => setExporting((before) => !before)}
          >
            Export
          </Button>
          <SaveView key={tapeAddress(choice)} name={nameOf(choice)} selection={savedTapeOf(choice)} />
          <CopyLink address={tapeAddress(choice)} />
        </Ends>
      </Head>
      {isExporting && TapeExport ? (
        <TapeExport id={exportId} actor={exportActor} choice={choice} onClose={closeExport} />
      ) : null}
      <TapeFilters choice={choice} Venues={head.Venues} SubAssetClasses={head.SubAssetClasses} />
      {head.Venues.length === 0 ? null : (
        <FiguresStrip choice={choice} asOf={head.AsOf} venues={head.Venues.length} />
      )}
      <Wait role="status">
        {isWaiting ? (
          <>
            <LinearProgress aria-hidden="true" />
            {/* The pager says that older rows are loading. */}
            {view.isLoading ? <Hidden>Loading the trades chosen</Hidden> : null}
            {isRefreshing ? <Hidden>Refreshing</Hidden> : null}
          </>
        ) : null}
      </Wait>
      {view.missed === 'newer' ? (
        <Note role="alert">
          Newer rows could not be loaded; those shown are as of {utcClock(head.AsOf)?.slice(0, 8)} UTC.
        </Note>
      ) : null}
      <Beside>
        <Stack>
          {rows.length === 0 && view.isLoading ? null : rows.length === 0 ? (
            <NoTrades
              choice={choice}
              head={head}
              isLooking={view.isTurning}
              onLookFurther={view.hasOlder ? () => turn(page + 1) : null}
            />
          ) : (
            <>
              {fresh && ids.length > 0 ? (
                <New role="status">
                  {ids.length === 1 ? '1 new row' : `${ids.length} new rows`} since{' '}
                  {utcClock(fresh.since)?.slice(0, 8)}
                </New>
              ) : null}
              <TapeGrid rows={rows} fresh={ids} today={head.AsOf.slice(0, 10)} />
              <Pager
                first={view.first}
                count={rows.length}
                page={page}
                hasOlder={view.hasOlder}
                isTurning={view.isTurning}
                refused={view.missed === 'older'}
                onTurn={turn}
              />
            </>
          )}
        </Stack>
        <QuotesBeside choice={choice} asOf={head.AsOf} />
      </Beside>
    </Stack>
  );
}

/** The trades of all venues in one list, newest first; the address says which. */
export function Page({ flow = tape }: { flow?: typeof tape }) {
  const { search } = useLocation();
  const actor = useFlow(flow, { input: { search } });
  useEffect(() => actor.send({ type: 'address.changed', search }), [actor, search]);
  useTabSeen(actor);
  const view = useSelector(actor, viewOf, shallowEqual);
  const choice = useMemo(() => tapeChoiceOf(search), [search]);
  usePageLoading(view.kind === 'loading', 'Loading trades');
  switch (view.kind) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <TapeFailed
          failure={view.failure}
          choice={choice}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    case 'shown':
      return <Shown actor={actor} view={view} choice={choice} />;
  }
}
