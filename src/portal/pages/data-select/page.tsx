import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { viewOf } from '../../../../machines/cascade.ts';
import {
  type Criteria,
  criteriaOf,
  criteriaOfQuery,
  dataSelectAddress,
} from '../../../domain/feed/criteria.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useAppContext } from '../../context/app-context.tsx';
import { TextLink } from '../../controls/text-link.ts';
import { keepLoadedRecord } from '../../flows/binding/loaded-record.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { cascade } from '../../flows/cascade.ts';
import { latePart } from '../../hooks/use-late.tsx';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { DataSelect, Instead, Kept, Stacked, WholeWidth } from './data-select-styles.ts';
import { dataTypeWord } from './level-texts.ts';
import { RecentlyViewedList } from './recently-viewed-list.tsx';
import { Steps } from './steps.tsx';
import { SavedViewsWithAlerts } from './view-alerts/saved-views-with-alerts.tsx';

// The levels are drawn before these are asked for.
const Watchlist = latePart(async () => (await import('./watchlist/watchlist-card.tsx')).Watchlist);
const VenuesToday = latePart(async () => (await import('./venues-today.tsx')).VenuesToday);

/** If it fails to load, this page does without it. */
function LatePart({ children }: { children: ReactNode }) {
  return (
    <WholeWidth>
      <ErrorBoundary instead={null}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    </WholeWidth>
  );
}

/** The data selection (B 2): seven drop-downs, each filtered by the ones above it. */
export function Page() {
  const { config } = useAppContext();
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const actor = useFlow(cascade, { input: { searchDelay: config.debounceMaxWait } });
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const isRestoring = useSelector(actor, ({ context }) => context.wanted !== null);
  const isLoadingData = useSelector(actor, (snapshot) => viewOf(snapshot).kind === 'loadingData');
  const word = useSelector(actor, ({ context }) => dataTypeWord(context));
  usePageLoading(isLoadingData, `Loading ${word}`);

  useLayoutEffect(() => {
    const subscription = actor.on('record.loaded', ({ loaded }) => keepLoadedRecord(loaded));
    return () => subscription.unsubscribe();
  }, [actor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies a visit; the same address again is a new visit.
  useEffect(() => {
    if (isOwn(location.state) && kind !== 'POP') return;
    const { chosen: present } = actor.getSnapshot().context;
    const asked = criteriaAsked(location.search, location.state);
    if (asked !== null) actor.send({ type: 'criteria.given', criteria: asked });
    else if (present.datatype !== null) actor.send({ type: 'datatype.chosen', value: null });
  }, [actor, location.key]);

  // The address follows the choices, so that they survive a reload, going back and signing in again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice changes the address.
  useEffect(() => {
    const { chosen: present, wanted } = actor.getSnapshot().context;
    const address = dataSelectAddress(present);
    if (wanted !== null || address === location.pathname + location.search) return;
    navigate(address, { replace: true, state: ownState });
  }, [actor, chosen, isRestoring]);

  return (
    <DataSelect>
      <form
        aria-label="Select data"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'form.submitted' });
        }}
      >
        <Steps actor={actor} />
        <Instead>
          <p>
            All trades in one list, newest first: <TextLink to={pagePaths.tape}>Tape</TextLink>
          </p>
          <p>
            Days of a venue or an instrument as a file: <TextLink to={pagePaths.getData}>Get data</TextLink>
          </p>
        </Instead>
      </form>
      <Kept>
        <LatePart>
          <Watchlist />
        </LatePart>
        <Stacked>
          <SavedViewsWithAlerts />
        </Stacked>
        <RecentlyViewedList />
        <LatePart>
          <VenuesToday />
        </LatePart>
      </Kept>
    </DataSelect>
  );
}

/** Marks an address that this page wrote itself: its criteria are chosen already. */
const ownState = { isOwn: true };
const isOwn = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOwn' in state;

/** The criteria in the address, or else in the navigation state. */
function criteriaAsked(search: string, state: unknown): Criteria | null {
  const inAddress = criteriaOf(criteriaOfQuery(new URLSearchParams(search)));
  if (inAddress !== null) return inAddress;
  return typeof state === 'object' && state !== null && 'criteria' in state
    ? criteriaOf(state.criteria)
    : null;
}
