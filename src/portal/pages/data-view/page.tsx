import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Actor } from 'xstate';
import { type DataViewView, viewOf } from '../../../../machines/data-view.ts';
import type { Criteria } from '../../../domain/feed/criteria.ts';
import type { DataVisit } from '../../../domain/feed/data-visit.ts';
import type { FeedRecord, FeedRow } from '../../../domain/feed/feed-record.ts';
import { feedViews, type KnownViewId, type ViewId } from '../../../domain/feed/feed-views.ts';
import type { News } from '../../../domain/feed/live-news.ts';
import { laidOut } from '../../../domain/feed/view-layout.ts';
import { alertViewName, longestSavedName, selectionOf } from '../../../domain/saved-views/saved-views.ts';
import { lastPricesOf } from '../../../domain/view-alerts/last-price.ts';
import { sidesOf } from '../../../domain/view-alerts/view-alerts.ts';
import { serviceNow } from '../../api/service-time.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { forgetLoadedRecord, keepLoadedRecord, loadedRecord } from '../../flows/binding/loaded-record.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { dataView, expandedViews, keepExpanded } from '../../flows/data-view.ts';
import { viewExport } from '../../flows/view-export.ts';
import { useSame } from '../../hooks/use-same.ts';
import { AskedLine } from '../../shell/asked-line.tsx';
import { usePageBanner } from '../../shell/page-banner.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { storedOrderCriteria, storeOrderCriteria } from '../../storage/order-criteria.ts';
import { phone } from '../../theme/widths.ts';
import { WatchStar } from '../../watchlist/watch-star.tsx';
import { rememberViewed } from '../data-select/recently-viewed.ts';
import { ArchiveNote } from './archive-note.tsx';
import { BookTrades } from './book-trades.tsx';
import { DelayBadge } from './delay-badge.tsx';
import type { ExportActor } from './export-status.tsx';
import { FiguresOfDay } from './figures-of-day.tsx';
import { Filters } from './filters.tsx';
import { cellText } from './grid/cell-text.ts';
import { type Column, columnSetOf } from './grid/column-sets.ts';
import { useLayout } from './layout/use-layout.ts';
import { ownTimeZone, useTimes } from './layout/use-times.ts';
import { LiveStrip } from './live-strip.tsx';
import { ToolNotice } from './notes.ts';
import { NothingPasses } from './nothing-passes.tsx';
import { OrderHeader } from './order-header.tsx';
import { Pager } from './pager.tsx';
import { ProblemPanel } from './problem-panel.tsx';
import { loadDrawings, RecordView } from './record-view.tsx';
import { RefreshFailed } from './refresh-failed.tsx';
import { OpenedRow } from './row-panel/opened-row.tsx';
import type { AlertPlace } from './set-alert.tsx';
import { SilenceNote } from './silence-note.tsx';
import { SidePlaceContext } from './tool-place.tsx';
import { usePrinting } from './use-printing.ts';
import { ViewTools } from './view-tools.tsx';

type DataViewActor = Actor<typeof dataView>;

// Starts loading while the session and the view are being requested. If it fails, rendering reports it.
loadDrawings().catch(() => {});

// On one line if both fit, since the content above the newest rows must leave them in sight.
const FiltersAndNews = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '0 12px',
  [`@media ${phone}`]: { alignItems: 'center' },
});

const FilterWait = styled(ToolNotice)({ alignSelf: 'center' });

/** As high as its bar, so that no row moves when one comes or goes. */
const Wait = styled('div')({ height: 4, margin: '2px 0' });

/** How the user arrived here; the flow decides which of it applies. */
function useVisit(): DataVisit {
  const { pathname, search, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  return useMemo(
    () => ({
      ...{ pathname, search, state, isReturn },
      stored: storedOrderCriteria(),
      held: loadedRecord(),
      expanded: expandedViews(),
    }),
    [pathname, search, state, isReturn],
  );
}

/** Stores the flow's events for later visits; a layout effect subscribes before the flow starts. */
function useKept(actor: DataViewActor): void {
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('record.loaded', ({ loaded }) => keepLoadedRecord(loaded)),
      actor.on('record.dropped', forgetLoadedRecord),
      actor.on('orders.asked', ({ criteria }) => storeOrderCriteria(criteria)),
      actor.on('expansion.changed', ({ viewId, expanded }) => keepExpanded(viewId, expanded)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
}

const captionOf = (viewId: ViewId): string =>
  viewId === 'unknown' ? 'A kind of data this page does not know.' : feedViews[viewId].caption;

/** Shows instrument, star, kind of data and delay beside the route's title (A 2.3), also during a refresh. */
function useRecordBanner(record: FeedRecord | undefined, viewId: ViewId | undefined): void {
  const { IsDelayed: isDelayed, InstrumentID: code, InstrumentDescription: name } = record ?? {};
  const badge = useMemo(
    () =>
      isDelayed === undefined ? undefined : (
        <>
          {code && name ? <WatchStar key={code} code={code} name={name} /> : null}
          <DelayBadge isDelayed={isDelayed} />
        </>
      ),
    [isDelayed, code, name],
  );
  usePageBanner({ subject: name, caption: viewId && captionOf(viewId), badge });
}

const Figures = styled('div')({ marginBottom: 8 });

const nameOfRows = ({ datatype }: Criteria): string => (datatype === 'trade' ? 'trades' : 'orders');

const nothingShown = { record: undefined, viewId: undefined };

/** Rendered in slices, between which the browser can respond, instead of at once. */
function InSlices({ children, meanwhile }: { children: ReactNode; meanwhile: ReactNode }) {
  return useDeferredValue(true, false) ? children : meanwhile;
}

/** The view as an alert watches it: without its layout, and with the last prices if its newest rows are shown. */
function alertPlace(
  record: FeedRecord,
  viewId: KnownViewId,
  selection: AlertPlace['view']['selection'],
  newest: readonly FeedRow[] | null,
): AlertPlace {
  const sides = sidesOf(viewId);
  return {
    label: record.VenueMIC,
    sides,
    ...(newest && {
      last: {
        prices: lastPricesOf(newest, sides, record.NewestPublicationDate),
        isDelayed: record.IsDelayed,
      },
    }),
    view: {
      name: alertViewName(record.InstrumentDescription, record.VenueMIC, feedViews[viewId].orderType),
      selection,
    },
  };
}

const isEmptyIn = (pages: Shown['pages'], { kind, field }: Column): boolean =>
  pages.every(({ rows }) => rows.every((row) => cellText(kind, row[field]) === null));

type Shown = DataViewView & { readonly kind: 'shown' };

/** A loaded record: header, tools, grid, chart and pages. */
function ShownRecord({
  actor,
  exportActor,
  shown,
  refreshRef,
  follow,
}: {
  actor: DataViewActor;
  exportActor: ExportActor;
  shown: Shown;
  refreshRef: (button: HTMLButtonElement | null) => void;
  follow: { current: boolean };
}) {
  const { criteria, viewId, record, pages, page, loadedAt, waiting, isExpanded, failedRefresh } = shown;
  const isFiltering = waiting === 'filtered';
  const { session } = useAppContext();
  const account = useSelector(session, ({ context }) => context.user?.email ?? null);
  useEffect(() => {
    if (account) rememberViewed(account, { criteria, description: record.InstrumentDescription });
  }, [account, criteria, record.InstrumentDescription]);

  const refresh = (): void => actor.send({ type: 'refresh.requested', at: serviceNow() });
  // Skipped rows would leave a gap among those shown, so the view is loaded again.
  const showNews = useCallback(
    (news: News, position: string): void =>
      actor.send(
        news.skipped > 0
          ? { type: 'refresh.requested', at: serviceNow() }
          : { type: 'news.came', news, position },
      ),
    [actor],
  );
  const current = pages[page];
  const rows = current?.rows ?? [];
  const first = pages.slice(0, page).reduce((sum, { rows: before }) => sum + before.length, 1);
  const isPaged = page > 0 || (Boolean(current?.next) && rows.length > 0);
  const isLatest = viewId !== null && viewId !== 'unknown' && feedViews[viewId].rows === 'latest';
  const span = isPaged || isLatest ? { first, last: first + rows.length - 1 } : null;
  const [layout, setLayout] = useLayout(viewId);
  const [times, setTimes] = useTimes();
  const [sidePlace, setSidePlace] = useState<HTMLElement | null>(null);
  const selection = viewId === 'unknown' ? null : selectionOf(criteria, viewId, record.VenueMIC);
  const saved = selection && {
    name: [...record.InstrumentDescription].slice(0, longestSavedName).join(''),
    selection: { ...selection, layout: { ...layout, hidden: [...layout.hidden] } },
  };
  // The newest row that passes a filter may be months old, and until another filter's rows come these are the earlier's.
  const newestRows = criteria.filter || isFiltering ? null : (pages[0]?.rows ?? []);
  const alert =
    selection && viewId !== 'unknown'
      ? { name: record.InstrumentDescription, places: [alertPlace(record, viewId, selection, newestRows)] }
      : null;
  const { VenueLocation, AssetClass } = record;
  // The stream changes no column: what was empty when it was loaded stays folded until more rows are asked for, which
  // the cursor of the next ones tells, or until the user wants to see its new values.
  const next = pages.at(-1)?.next ?? null;
  const [loaded, setLoaded] = useState({ loadedAt, next, pages });
  const layAnew = (): void => setLoaded({ loadedAt, next, pages });
  if (loaded.loadedAt !== loadedAt || loaded.next !== next) layAnew();
  // Paper has all columns.
  const isPrinting = usePrinting();
  const laid = useMemo(() => {
    const isEmpty = (column: Column): boolean => isEmptyIn(loaded.pages, column);
    const set = viewId === 'unknown' ? [] : columnSetOf(viewId, { VenueLocation, AssetClass });
    return laidOut(set, layout, isEmpty, isExpanded || isPrinting);
  }, [viewId, VenueLocation, AssetClass, layout, loaded, isExpanded, isPrinting]);
  // With other columns the grid draws all its cells again.
  const { shown: columns, folded } = useSame(laid);
  const filled = useMemo(() => folded.filter((column) => !isEmptyIn(pages, column)), [folded, pages]);
  // Live trades never stay beside rows that have become delayed ones.
  const tradesKey = `${loadedAt} ${record.IsDelayed}`;
  return (
    <SidePlaceContext value={sidePlace}>
      {failedRefresh ? <RefreshFailed failed={failedRefresh} loadedAt={loadedAt} onRetry={refresh} /> : null}
      <OpenedRow criteria={criteria} />
      <OrderHeader record={record} venue={criteria.tv} />
      <ViewTools
        criteria={criteria}
        saved={saved}
        alert={alert}
        newest={record.NewestPublicationDate}
        expansion={
          viewId !== 'unknown' && feedViews[viewId].isExpandable && rows.length > 0
            ? { expanded: isExpanded, toggle: () => actor.send({ type: 'expansion.toggled' }) }
            : null
        }
        onRefresh={refresh}
        isFiltering={isFiltering}
        shown={
          viewId === 'unknown' || rows.length === 0
            ? null
            : {
                exportActor,
                viewId,
                record,
                rows,
                span,
                columns,
                layout,
                onLayout: setLayout,
                times,
                onTimes: setTimes,
              }
        }
        refreshRef={refreshRef}
      />
      <FiltersAndNews>
        {viewId === 'unknown' || feedViews[viewId].rows === 'snapshot' ? null : (
          <>
            <Filters criteria={criteria} />
            <FilterWait role="status" data-print="no">
              {isFiltering ? `Loading ${nameOfRows(criteria)}` : ''}
            </FilterWait>
          </>
        )}
        {record.Position && viewId !== 'unknown' ? (
          <LiveStrip
            key={loadedAt}
            criteria={criteria}
            viewId={viewId}
            position={record.Position}
            isDelayed={record.IsDelayed}
            onNews={showNews}
            follow={follow}
          />
        ) : null}
        {viewId === 'unknown' || criteria.tv === null ? null : (
          <SilenceNote
            dataType={criteria.datatype === 'order' ? 'order' : 'trade'}
            venue={criteria.tv}
            segment={record.VenueMIC}
          />
        )}
      </FiltersAndNews>
      {/* What is loading is said beside the filters, or between the buttons that turn the pages. */}
      <Wait data-print="no">{waiting === null ? null : <LinearProgress aria-hidden="true" />}</Wait>
      {criteria.datatype === 'trade' && criteria.tv !== null && rows.length > 0 ? (
        <Figures>
          <FiguresOfDay key={tradesKey} record={record} venue={criteria.tv} />
        </Figures>
      ) : null}
      <RecordView
        viewId={viewId}
        record={record}
        nothing={
          criteria.filter ? (
            <NothingPasses
              criteria={criteria}
              lookedBackTo={record.LookedBackTo ?? null}
              isLooking={waiting === 'older'}
              onLookFurther={
                current?.next ? () => actor.send({ type: 'page.turned', page: pages.length }) : null
              }
            />
          ) : null
        }
        rows={rows}
        columns={columns}
        folded={folded}
        filled={filled}
        onShowFilled={layAnew}
        onSidePlace={setSidePlace}
        beside={
          viewId === 'clob' && criteria.tv !== null ? (
            <BookTrades key={tradesKey} record={record} venue={criteria.tv} criteria={criteria} />
          ) : null
        }
        layout={layout}
        timeZone={times === 'local' ? ownTimeZone() : null}
        onLayout={setLayout}
        expanded={isExpanded}
        // A different page, or one loaded anew, starts at the top of the grid.
        start={`${loadedAt} ${page}`}
        pager={
          isPaged ? (
            <Pager
              first={first}
              count={rows.length}
              page={page}
              hasOlder={page < pages.length - 1 || (Boolean(current?.next) && !isFiltering)}
              isTurning={waiting === 'older'}
              refused={shown.failedPage?.kind === 'refused'}
              onTurn={(turned) => actor.send({ type: 'page.turned', page: turned })}
            />
          ) : null
        }
      />
      <ArchiveNote before={record.ArchivedBefore} />
    </SidePlaceContext>
  );
}

/**
 * The data views (B 2): orders or trades of one instrument. Nothing is rendered while they load. Tests pass their own
 * flow; the product uses the one bound to the service.
 */
export function Page({
  flow = dataView,
  exportFlow = viewExport,
}: {
  flow?: typeof dataView;
  exportFlow?: typeof viewExport;
}) {
  const visit = useVisit();
  const actor = useFlow(flow, { input: visit });
  const exportActor = useFlow(exportFlow);
  useKept(actor);
  useEffect(() => actor.send({ type: 'address.changed', ...visit }), [actor, visit]);

  const view = useSelector(actor, viewOf, shallowEqual);
  const isRefreshing = view.kind === 'refreshing';
  const { record, viewId } = view.kind === 'shown' || isRefreshing ? view : nothingShown;
  const what = view.kind === 'sentBack' ? 'orders' : nameOfRows(view.criteria);
  useRecordBanner(record, viewId);
  usePageLoading(
    view.kind === 'loading' || isRefreshing,
    isRefreshing ? `Refreshing ${what}` : `Loading ${what}`,
  );

  // The button that was pressed is not rendered while the view refreshes: focus returns to it afterwards.
  const wasRefreshing = useRef(false);
  const follow = useRef(false);
  useEffect(() => {
    if (isRefreshing) wasRefreshing.current = true;
  }, [isRefreshing]);
  const refreshRef = (button: HTMLButtonElement | null): void => {
    if (!button || !wasRefreshing.current) return;
    wasRefreshing.current = false;
    button.focus();
  };

  switch (view.kind) {
    case 'shown':
      return (
        <InSlices meanwhile={<AskedLine />}>
          <ShownRecord
            actor={actor}
            exportActor={exportActor}
            shown={view}
            refreshRef={refreshRef}
            follow={follow}
          />
        </InSlices>
      );
    case 'failed':
      return (
        <ProblemPanel
          failure={view.failure}
          criteria={view.criteria}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    case 'refreshing':
      return null;
    default:
      return <AskedLine />;
  }
}
