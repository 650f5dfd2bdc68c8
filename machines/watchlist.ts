import { assign, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import type { WatchedInstrument, Watchlist } from '../src/contract/generated/types.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { unprovided } from './unprovided.ts';

type Asked = {
  /** Whether the figures of the instruments are wanted too. */
  readonly withFigures: boolean;
};

/** An instrument, by its code, that is being added to the list or removed from it. */
type Change = { readonly instrument: string; readonly isWatched: boolean };

type Context = Asked & {
  /** The list as last loaded, less what was removed since; null until first loaded. */
  readonly watchlist: Watchlist | null;
  /** The codes of the watched instruments, also of one that the list does not have yet. */
  readonly watched: readonly string[];
  readonly change: Change | null;
  /** The instrument removed last, as long as it can be restored. */
  readonly removed: WatchedInstrument | null;
  /** Why the last change failed. */
  readonly failure: Failure | null;
};

export type WatchlistEvent =
  | { readonly type: 'retry.requested' }
  /** The user has returned to the page. */
  | { readonly type: 'refresh.requested' }
  | { readonly type: 'watch.requested'; readonly instrument: string }
  | { readonly type: 'unwatch.requested'; readonly instrument: string };

const changeOf = (event: WatchlistEvent): Change | null =>
  event.type === 'watch.requested' || event.type === 'unwatch.requested'
    ? { instrument: event.instrument, isWatched: event.type === 'watch.requested' }
    : null;

const instrumentIn = ({ change }: Context) => ({ instrument: change?.instrument ?? '' });

/**
 * The instruments that a person watches. Provide `loadWatchlist`, `refreshWatchlist`, `addInstrument` and
 * `removeInstrument`.
 */
export const watchlistMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as WatchlistEvent,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    loadWatchlist: unprovided<Watchlist, Asked>('loadWatchlist'),
    refreshWatchlist: unprovided<Watchlist, Asked>('refreshWatchlist'),
    addInstrument: unprovided<void, Pick<Change, 'instrument'>>('addInstrument'),
    removeInstrument: unprovided<void, Pick<Change, 'instrument'>>('removeInstrument'),
  },
  guards: {
    isOther: ({ context: { watched }, event }) => {
      const change = changeOf(event);
      return change !== null && watched.includes(change.instrument) !== change.isWatched;
    },
  },
  actions: {
    keepList: assign((_, watchlist: Watchlist) => ({
      watchlist,
      watched: watchlist.Instruments.map(({ InstrumentID }) => InstrumentID),
    })),
    keepChange: assign(({ event }) => ({ change: changeOf(event), failure: null })),
    forgetChange: assign({ change: null }),
    keepAdded: assign(({ context: { watched, change } }) =>
      change ? { watched: [...watched, change.instrument], removed: null } : {},
    ),
    dropRemoved: assign(({ context: { watchlist, watched, change } }) => ({
      watched: watched.filter((code) => code !== change?.instrument),
      watchlist: watchlist && {
        ...watchlist,
        Instruments: watchlist.Instruments.filter(({ InstrumentID }) => InstrumentID !== change?.instrument),
      },
      removed: watchlist?.Instruments.find(({ InstrumentID }) => InstrumentID === change?.instrument) ?? null,
    })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
  },
}).createMachine({
  id: 'watchlist',
  description: 'The instruments that the person watches: adding and removing them.',
  context: ({ input }) => ({
    withFigures: input.withFigures,
    watchlist: null,
    watched: [],
    change: null,
    removed: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadWatchlist',
        src: 'loadWatchlist',
        input: ({ context: { withFigures } }) => ({ withFigures }),
        onDone: { target: 'listed', actions: { type: 'keepList', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The list could not be loaded; loading can be repeated.',
      tags: 'error',
      on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' },
    },
    listed: {
      description: 'Instruments can be added and removed.',
      entry: 'forgetChange',
      initial: 'resting',
      on: {
        'watch.requested': { guard: 'isOther', target: 'adding', actions: 'keepChange' },
        'unwatch.requested': { guard: 'isOther', target: 'removing', actions: 'keepChange' },
      },
      states: {
        resting: {
          description: 'No request is running.',
          // What failed before the person left is not what they come back to.
          on: { 'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' } },
        },
        refreshing: {
          description:
            'The list is being loaded again, after a change or a return; the one already shown stays visible.',
          invoke: {
            id: 'refreshWatchlist',
            src: 'refreshWatchlist',
            input: ({ context: { withFigures } }) => ({ withFigures }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepList', params: ({ event }) => event.output },
            },
            // It is loaded again at the next return.
            onError: 'resting',
          },
        },
      },
    },
    adding: {
      description: 'An instrument is being added.',
      tags: 'busy',
      invoke: {
        id: 'addInstrument',
        src: 'addInstrument',
        input: ({ context }) => instrumentIn(context),
        onDone: { target: 'listed.refreshing', actions: 'keepAdded' },
        onError: {
          target: 'listed.refreshing',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
    removing: {
      description: 'An instrument is being removed.',
      tags: 'busy',
      invoke: {
        id: 'removeInstrument',
        src: 'removeInstrument',
        input: ({ context }) => instrumentIn(context),
        // One added before may not be in the list yet: this change may have stopped its refresh.
        onDone: { target: 'listed.refreshing', actions: 'dropRemoved' },
        onError: {
          target: 'listed.refreshing',
          actions: { type: 'keepFailure', params: ({ event }) => event.error },
        },
      },
    },
  },
});

/** What a page shows of the list: what is known stays in every state. */
type WatchlistView = Pick<Context, 'watchlist' | 'removed' | 'failure'> & {
  /** `changing`: an instrument is being added or removed. */
  readonly kind: 'loading' | 'failed' | 'listed' | 'changing';
  /** The codes of the watched instruments, as if a change that is being made were made. */
  readonly watched: readonly string[];
};

export function viewOf(snapshot: SnapshotFrom<typeof watchlistMachine>): WatchlistView {
  const { watchlist, watched: known, change, removed, failure } = snapshot.context;
  const others = known.filter((code) => code !== change?.instrument);
  const watched = change === null ? known : change.isWatched ? [...others, change.instrument] : others;
  const kind = (['loading', 'failed', 'listed'] as const).find((one) => snapshot.matches(one)) ?? 'changing';
  return { kind, watchlist, watched, removed, failure };
}
