import { assign, emit, type NonReducibleUnknown, type SnapshotFrom, setup } from 'xstate';
import { comparedFrom } from '../src/domain/compare/comparison.ts';
import { type Failure, failureOf } from '../src/domain/failure.ts';
import { findTextOf, longestFind } from '../src/domain/feed/find-text.ts';
import { type FoundViews, hasResults } from '../src/domain/feed/found-views.ts';
import { unprovided } from './unprovided.ts';

type FindInput = {
  /** How long to wait for further typing before searching, in milliseconds. */
  readonly searchDelay?: number;
};

type FindContext = {
  /** The text in the field, as typed. */
  readonly text: string;
  readonly searchDelay: number;
  /** The last results, which can still be chosen while another text is searched for. */
  readonly found: FoundViews | null;
  /** Set if the first result of the current search is to open as soon as it is known. */
  readonly wanted: WantedFirst | null;
  readonly failure: Failure | null;
};

/** `here`, a path with its query, is what it is to be compared with; null if it is to be opened. */
type WantedFirst = { readonly here: string | null };

export type FindEvent =
  | { readonly type: 'find.opened' }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'retry.requested' }
  /** One of the instruments or views found, by its address. */
  | { readonly type: 'result.chosen'; readonly to: string }
  /** Some of the views, to be compared with what is being compared or shown at `here`, a path with its query. */
  | { readonly type: 'results.compared'; readonly to: readonly string[]; readonly here: string }
  /** The first result, before it is known. */
  | ({ readonly type: 'first.requested' } & WantedFirst)
  | { readonly type: 'find.closed' };

/** The header's field that finds an instrument and opens its page or a view, or compares it. Provide `findInstruments`. */
export const findMachine = setup({
  types: {
    input: {} as FindInput | undefined,
    context: {} as FindContext,
    events: {} as FindEvent,
    emitted: {} as { type: 'navigate'; to: string },
    tags: {} as 'busy' | 'error',
  },
  actors: { findInstruments: unprovided<FoundViews, { readonly text: string }>('findInstruments') },
  guards: {
    isOther: ({ context, event }) => event.type === 'text.changed' && event.text !== context.text,
    canBeFound: ({ context, event }) => {
      if (event.type !== 'text.changed' || event.text === context.text) return false;
      const text = findTextOf(event.text);
      return text !== '' && text.length <= longestFind;
    },
    isFound: ({ context, event }) =>
      event.type === 'result.chosen' &&
      [...(context.found?.instruments ?? []), ...(context.found?.views ?? [])].some(
        ({ to }) => to === event.to,
      ),
    areFound: ({ context, event }) =>
      event.type === 'results.compared' &&
      event.to.length > 0 &&
      event.to.every((one) => context.found?.views.some(({ to }) => to === one)),
    hasFound: (_, found: FoundViews) => hasResults(found),
    hasFoundWanted: ({ context }, found: FoundViews) => context.wanted !== null && hasResults(found),
    sessionEnded: (_, error: NonReducibleUnknown) => failureOf(error).kind === 'unauthenticated',
  },
  actions: {
    keepText: assign(({ event }) => (event.type === 'text.changed' ? { text: event.text } : {})),
    keepFound: assign({ found: (_, found: FoundViews) => found }),
    beginAnew: assign({ text: '', found: null }),
    forgetFound: assign({ found: null }),
    wantNone: assign({ wanted: null }),
    wantFirst: assign(({ event }) =>
      event.type === 'first.requested' ? { wanted: { here: event.here } } : {},
    ),
    keepFailure: assign({ failure: (_, error: NonReducibleUnknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    openResult: emit(({ event }) => ({
      type: 'navigate' as const,
      to: event.type === 'result.chosen' ? event.to : '/',
    })),
    openFirst: emit(({ context: { wanted } }, { instruments, views }: FoundViews) => {
      const view = views[0]?.to ?? '/';
      const here = wanted?.here ?? null;
      const to = here === null ? (instruments[0]?.to ?? view) : comparedFrom(here, [view]);
      return { type: 'navigate' as const, to };
    }),
    compareResults: emit(({ event }) => ({
      type: 'navigate' as const,
      to: event.type === 'results.compared' ? comparedFrom(event.here, event.to) : '/',
    })),
  },
  delays: { searchDelay: ({ context }) => context.searchDelay },
}).createMachine({
  id: 'find',
  description: 'Finding an instrument by name, code, venue or MIC, from any page.',
  context: ({ input }) => ({
    text: '',
    searchDelay: input?.searchDelay ?? 150,
    found: null,
    wanted: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description:
        'The field is closed: it has not been opened, a result was chosen, or the session has ended.',
      on: { 'find.opened': { target: 'open', actions: 'beginAnew' } },
    },
    open: {
      description: 'The field is open and shows the results for its text.',
      initial: 'empty',
      on: {
        'text.changed': [
          { guard: 'canBeFound', target: '.waiting', actions: 'keepText' },
          { guard: 'isOther', target: '.empty', actions: ['keepText', 'forgetFound'] },
        ],
        'result.chosen': { guard: 'isFound', target: 'closed', actions: 'openResult' },
        'results.compared': { guard: 'areFound', target: 'closed', actions: 'compareResults' },
        'find.closed': 'closed',
      },
      states: {
        empty: { description: 'The field has no text that can be searched for.' },
        waiting: {
          description: 'The person is typing; the search starts after a moment.',
          tags: 'busy',
          after: { searchDelay: { target: 'searching', actions: 'wantNone' } },
          on: { 'first.requested': { target: 'searching', actions: 'wantFirst' } },
        },
        searching: {
          description: 'The search is running; earlier results stay visible.',
          tags: 'busy',
          on: { 'first.requested': { actions: 'wantFirst' } },
          invoke: {
            id: 'findInstruments',
            src: 'findInstruments',
            input: ({ context }) => ({ text: findTextOf(context.text) }),
            onDone: [
              {
                guard: { type: 'hasFoundWanted', params: ({ event }) => event.output },
                target: '#find.closed',
                actions: { type: 'openFirst', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasFound', params: ({ event }) => event.output },
                target: 'found',
                actions: { type: 'keepFound', params: ({ event }) => event.output },
              },
              {
                target: 'nothingFound',
                actions: { type: 'keepFound', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                guard: { type: 'sessionEnded', params: ({ event }) => event.error },
                target: '#find.closed',
              },
              {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => event.error },
              },
            ],
          },
        },
        found: { description: 'The results can be opened or compared.' },
        nothingFound: { description: 'Nothing the person may see matches the text.' },
        failed: {
          description: 'The search failed; it can be repeated.',
          tags: 'error',
          exit: 'forgetFailure',
          on: { 'retry.requested': { target: 'searching', actions: 'wantNone' } },
        },
      },
    },
  },
});

/** What the field shows: earlier results can be chosen while another text is searched for. */
export type FindView = Pick<FindContext, 'text' | 'found'> &
  (
    | { readonly kind: 'closed' | 'empty' | 'waiting' | 'found' | 'nothingFound' }
    /** `isWanted`: the first result opens as soon as it is known. */
    | { readonly kind: 'searching'; readonly isWanted: boolean }
    | { readonly kind: 'failed'; readonly failure: Failure | null }
  );

export function viewOf({
  value,
  context: { text, found, wanted, failure },
}: SnapshotFrom<typeof findMachine>): FindView {
  const kind = value === 'closed' ? value : value.open;
  if (kind === 'searching') return { kind, text, found, isWanted: wanted !== null };
  return kind === 'failed' ? { kind, text, found, failure } : { kind, text, found };
}
