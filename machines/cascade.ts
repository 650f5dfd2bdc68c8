import { and, assign, emit, fromPromise, or, setup, stateIn } from 'xstate';
import {
  type Choices,
  isDisabled,
  isShown,
  noChoices,
  type OptionsPage,
  optionOf,
  withChoice,
  withFoundInstrument,
  withMoreInstruments,
  withOptions,
  withSole,
  withWanted,
} from '../src/domain/feed/choices.ts';
import {
  type Criteria,
  dataTypes,
  dataViewAddress,
  type Level,
  levels,
} from '../src/domain/feed/criteria.ts';

/** A level was changed; null clears it. */
type LevelChosen = { [L in Level]: { type: `${L}.chosen`; value: string | null } }[Level];

export type CascadeEvent =
  | LevelChosen
  | { type: 'criteria.given'; criteria: Criteria }
  | { type: 'instrument.searched'; text: string }
  | { type: 'instruments.moreRequested' }
  | { type: 'segmentMics.retried' }
  | { type: 'orderTypes.retried' }
  | { type: 'form.submitted' };

export type CascadeContext = Choices & {
  /** How long typing is gathered before it is searched, in milliseconds. */
  readonly searchDelay: number;
};

type Asked = { readonly criteria: Criteria };

/** The change an event asks for, or null when it is of another kind. */
function changeOf(event: CascadeEvent): { level: Level; value: string | null } | null {
  if (!('value' in event)) return null;
  const level = levels.find((name) => event.type === `${name}.chosen`);
  return level === undefined ? null : { level, value: event.value };
}

function unprovided<Output, Input>(actor: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`\`${actor}\` must be provided`)));
}

/** The data selection of B 2, 4 and 5: seven levels, each narrowed by all those before it. */
export const cascadeMachine = setup({
  types: {
    context: {} as CascadeContext,
    events: {} as CascadeEvent,
    input: {} as { searchDelay?: number } | undefined,
    emitted: {} as { type: 'navigate'; to: string; state: { criteria: Criteria; isLoaded: true } },
    tags: {} as 'busy' | 'error' | `loading ${Level}`,
  },
  actors: {
    loadVenues: unprovided<OptionsPage, Asked>('loadVenues'),
    loadAssetClasses: unprovided<OptionsPage, Asked>('loadAssetClasses'),
    loadSubAssetClasses: unprovided<OptionsPage, Asked>('loadSubAssetClasses'),
    loadInstruments: unprovided<OptionsPage, Asked>('loadInstruments'),
    findInstrument: unprovided<OptionsPage, Asked & { instrument: string }>('findInstrument'),
    searchInstruments: unprovided<OptionsPage, Asked & { text: string }>('searchInstruments'),
    loadMoreInstruments: unprovided<OptionsPage, Asked & { text: string; cursor: string }>(
      'loadMoreInstruments',
    ),
    loadSegmentMics: unprovided<OptionsPage, Asked>('loadSegmentMics'),
    loadOrderTypes: unprovided<OptionsPage, Asked>('loadOrderTypes'),
    loadData: unprovided<void, Asked>('loadData'),
  },
  guards: {
    isListed: ({ context, event }) => {
      const change = changeOf(event);
      return (
        change !== null &&
        isShown(context, change.level) &&
        optionOf(context, change.level, change.value) !== undefined
      );
    },
    isAnother: ({ context, event }) => {
      const change = changeOf(event);
      return change !== null && change.value !== context.chosen[change.level];
    },
    // After a list that failed, choosing the same again asks again.
    isOffered: and([
      'isListed',
      or([
        'isAnother',
        stateIn({ selecting: { levels: 'listFailed' } }),
        stateIn({ selecting: { levels: 'segmentMicsFailed' } }),
        stateIn({ selecting: { levels: 'orderTypesFailed' } }),
      ]),
    ]),
    isCleared: ({ context, event }) => {
      const change = changeOf(event);
      return (
        change !== null &&
        change.value === null &&
        isShown(context, change.level) &&
        context.chosen[change.level] !== null
      );
    },
    isRestorable: ({ event }) =>
      event.type === 'criteria.given' && dataTypes.some(({ value }) => value === event.criteria.datatype),
    isWantedOffered: ({ context }, { level, options }: OptionsPage) =>
      options.some(({ value }) => value === context.wanted?.[level]),
    isWantedElsewhere: ({ context }, { next }: OptionsPage) =>
      typeof context.wanted?.instrument === 'string' && next !== null,
    isSole: (_, { options }: OptionsPage) => options.length === 1,
    isEmpty: (_, { options }: OptionsPage) => options.length === 0,
    isSearchable: ({ context }) => !isDisabled(context, 'instrument'),
    hasMore: ({ context }) => context.next !== null,
    isSettled: stateIn({ selecting: { instrumentSearch: 'idle' } }),
  },
  actions: {
    choose: assign(({ context, event }) => {
      const change = changeOf(event);
      if (change === null) return {};
      const option = optionOf(context, change.level, change.value);
      // After a list that failed, choosing the same again goes on with what was asked for.
      const isWanted = change.value !== null && change.value === context.wanted?.[change.level];
      return { ...withChoice(context, change.level, option), wanted: isWanted ? context.wanted : null };
    }),
    startRestoring: assign(({ context, event }) => {
      if (event.type !== 'criteria.given') return {};
      const dataType = dataTypes.find(({ value }) => value === event.criteria.datatype);
      return { ...withChoice(context, 'datatype', dataType), wanted: event.criteria };
    }),
    stopRestoring: assign({ wanted: null }),
    offer: assign(({ context }, page: OptionsPage) => ({ ...withOptions(context, page), wanted: null })),
    restore: assign(({ context }, page: OptionsPage) => withWanted(withOptions(context, page), page.level)),
    restoreFound: assign(({ context }, page: OptionsPage) =>
      withWanted(withFoundInstrument(context, page), page.level),
    ),
    takeSole: assign(({ context }, page: OptionsPage) => withSole(withOptions(context, page), page.level)),
    listInstruments: assign(({ context }, page: OptionsPage) => withOptions(context, page)),
    addInstruments: assign(({ context }, page: OptionsPage) => withMoreInstruments(context, page)),
    keepSearch: assign({
      search: ({ context, event }) => (event.type === 'instrument.searched' ? event.text : context.search),
    }),
    showData: emit(({ context }) => ({
      type: 'navigate' as const,
      to: dataViewAddress(context.chosen),
      state: { criteria: context.chosen, isLoaded: true as const },
    })),
  },
  delays: { searchDelay: ({ context }) => context.searchDelay },
}).createMachine({
  id: 'cascade',
  description: 'Narrowing down, level by level, to the orders or trades of one instrument.',
  context: ({ input }) => ({ ...noChoices, searchDelay: input?.searchDelay ?? 500 }),
  initial: 'selecting',
  states: {
    selecting: {
      description: 'The person is choosing. Changing a level clears every level after it.',
      type: 'parallel',
      on: {
        'criteria.given': {
          guard: 'isRestorable',
          target: '.levels.loadingVenues',
          actions: 'startRestoring',
        },
        'datatype.chosen': [
          { guard: 'isOffered', target: '.levels.loadingVenues', actions: 'choose' },
          { guard: 'isCleared', target: '.levels.choosingDataType', actions: 'choose' },
        ],
        'tv.chosen': [
          { guard: 'isOffered', target: '.levels.loadingAssetClasses', actions: 'choose' },
          { guard: 'isCleared', target: '.levels.choosingVenue', actions: 'choose' },
        ],
        'assetclass.chosen': [
          { guard: 'isOffered', target: '.levels.loadingSubAssetClasses', actions: 'choose' },
          { guard: 'isCleared', target: '.levels.choosingAssetClass', actions: 'choose' },
        ],
        'subassetclass.chosen': [
          { guard: 'isOffered', target: '.levels.loadingInstruments', actions: 'choose' },
          { guard: 'isCleared', target: '.levels.choosingSubAssetClass', actions: 'choose' },
        ],
        'instrument.chosen': [
          { guard: 'isOffered', target: '.levels.loadingSegmentMics', actions: 'choose' },
          { guard: 'isCleared', target: '.levels.choosingInstrument', actions: 'choose' },
        ],
        'instrumentmic.chosen': [
          { guard: 'isOffered', target: '.levels.loadingOrderTypes', actions: 'choose' },
          { guard: 'isCleared', target: '.levels.choosingSegmentMic', actions: 'choose' },
        ],
        'ordertype.chosen': [
          { guard: 'isOffered', target: '.levels.ready', actions: 'choose' },
          { guard: 'isCleared', target: '.levels.choosingOrderType', actions: 'choose' },
        ],
      },
      states: {
        levels: {
          description: 'Which level comes next.',
          initial: 'choosingDataType',
          states: {
            choosingDataType: { description: 'Orders or trades: nothing else can be chosen yet.' },
            loadingVenues: {
              description: 'The venues that have data of this type are on their way.',
              tags: ['busy', 'loading tv'],
              invoke: {
                id: 'loadVenues',
                src: 'loadVenues',
                input: ({ context }) => ({ criteria: context.chosen }),
                onDone: [
                  {
                    guard: { type: 'isWantedOffered', params: ({ event }) => event.output },
                    target: 'loadingAssetClasses',
                    actions: { type: 'restore', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'nothingPublished',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                  {
                    target: 'choosingVenue',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                ],
                onError: 'listFailed',
              },
            },
            choosingVenue: { description: 'The trading venue is to be chosen.' },
            loadingAssetClasses: {
              description: 'The asset classes of the venue are on their way.',
              tags: ['busy', 'loading assetclass'],
              invoke: {
                id: 'loadAssetClasses',
                src: 'loadAssetClasses',
                input: ({ context }) => ({ criteria: context.chosen }),
                onDone: [
                  {
                    guard: { type: 'isWantedOffered', params: ({ event }) => event.output },
                    target: 'loadingSubAssetClasses',
                    actions: { type: 'restore', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'nothingPublished',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                  {
                    target: 'choosingAssetClass',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                ],
                onError: 'listFailed',
              },
            },
            choosingAssetClass: { description: 'The asset class is to be chosen.' },
            loadingSubAssetClasses: {
              description: 'The sub-asset classes are on their way.',
              tags: ['busy', 'loading subassetclass'],
              invoke: {
                id: 'loadSubAssetClasses',
                src: 'loadSubAssetClasses',
                input: ({ context }) => ({ criteria: context.chosen }),
                onDone: [
                  {
                    guard: { type: 'isWantedOffered', params: ({ event }) => event.output },
                    target: 'loadingInstruments',
                    actions: { type: 'restore', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'nothingPublished',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                  {
                    target: 'choosingSubAssetClass',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                ],
                onError: 'listFailed',
              },
            },
            choosingSubAssetClass: { description: 'The sub-asset class is to be chosen.' },
            loadingInstruments: {
              description: 'The first page of instruments is on its way.',
              tags: ['busy', 'loading instrument'],
              invoke: {
                id: 'loadInstruments',
                src: 'loadInstruments',
                input: ({ context }) => ({ criteria: context.chosen }),
                onDone: [
                  {
                    guard: { type: 'isWantedOffered', params: ({ event }) => event.output },
                    target: 'loadingSegmentMics',
                    actions: { type: 'restore', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isWantedElsewhere', params: ({ event }) => event.output },
                    target: 'findingInstrument',
                    actions: { type: 'listInstruments', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'nothingPublished',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                  {
                    target: 'choosingInstrument',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                ],
                onError: 'listFailed',
              },
            },
            findingInstrument: {
              description: 'The instrument to restore is not on the first page: it is looked up by itself.',
              tags: ['busy', 'loading instrument'],
              invoke: {
                id: 'findInstrument',
                src: 'findInstrument',
                input: ({ context }) => ({
                  criteria: context.chosen,
                  instrument: context.wanted?.instrument ?? '',
                }),
                onDone: [
                  {
                    guard: { type: 'isWantedOffered', params: ({ event }) => event.output },
                    target: 'loadingSegmentMics',
                    actions: { type: 'restoreFound', params: ({ event }) => event.output },
                  },
                  { target: 'choosingInstrument', actions: 'stopRestoring' },
                ],
                onError: { target: 'choosingInstrument', actions: 'stopRestoring' },
              },
            },
            choosingInstrument: {
              description: 'The instrument is to be chosen, or searched by name or ISIN.',
            },
            loadingSegmentMics: {
              description: 'The segments in which the instrument has data are on their way.',
              tags: ['busy', 'loading instrumentmic'],
              invoke: {
                id: 'loadSegmentMics',
                src: 'loadSegmentMics',
                input: ({ context }) => ({ criteria: context.chosen }),
                onDone: [
                  {
                    guard: { type: 'isWantedOffered', params: ({ event }) => event.output },
                    target: 'loadingOrderTypes',
                    actions: { type: 'restore', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isSole', params: ({ event }) => event.output },
                    target: 'loadingOrderTypes',
                    actions: { type: 'takeSole', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                  {
                    target: 'choosingSegmentMic',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'segmentMicsFailed' },
              },
            },
            segmentMicsFailed: {
              description: 'The segments could not be loaded. The data cannot be shown until they are.',
              tags: 'error',
              on: { 'segmentMics.retried': 'loadingSegmentMics' },
            },
            choosingSegmentMic: {
              description: 'The instrument has data in several segments: one is to be chosen.',
            },
            loadingOrderTypes: {
              description: 'The order types of the segment are on their way.',
              tags: ['busy', 'loading ordertype'],
              invoke: {
                id: 'loadOrderTypes',
                src: 'loadOrderTypes',
                input: ({ context }) => ({ criteria: context.chosen }),
                onDone: [
                  {
                    guard: { type: 'isWantedOffered', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: { type: 'restore', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isSole', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: { type: 'takeSole', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                  {
                    target: 'choosingOrderType',
                    actions: { type: 'offer', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'orderTypesFailed' },
              },
            },
            orderTypesFailed: {
              description: 'The order types could not be loaded. The data cannot be shown until they are.',
              tags: 'error',
              on: { 'orderTypes.retried': 'loadingOrderTypes' },
            },
            choosingOrderType: { description: 'The segment has several order types: one is to be chosen.' },
            ready: {
              description: 'All that is needed is chosen: the data can be shown.',
              on: { 'form.submitted': { guard: 'isSettled', target: 'loadingData' } },
            },
            loadingData: {
              description: 'The orders or trades are on their way. If they do not come, the choices stay.',
              tags: 'busy',
              invoke: {
                id: 'loadData',
                src: 'loadData',
                input: ({ context }) => ({ criteria: context.chosen }),
                onDone: { target: '#cascade.submitted', actions: 'showData' },
                onError: 'ready',
              },
            },
            nothingPublished: {
              description:
                'There is no data for what is chosen: something above is to be chosen differently.',
            },
            listFailed: {
              description:
                'A list could not be loaded: loading has just stopped, and choosing again asks again, for what a link wanted too.',
            },
          },
        },
        instrumentSearch: {
          description: 'Finding an instrument in a long list: by typing, or page by page.',
          initial: 'idle',
          on: {
            'instrument.searched': {
              guard: 'isSearchable',
              target: '.waiting',
              actions: 'keepSearch',
            },
          },
          states: {
            idle: {
              description: 'Nothing is being searched.',
              on: { 'instruments.moreRequested': { guard: 'hasMore', target: 'loadingMore' } },
            },
            waiting: {
              description: 'Typing is gathered for a moment. More of it does not put the search off.',
              tags: ['loading instrument'],
              on: { 'instrument.searched': { actions: 'keepSearch' } },
              after: { searchDelay: 'searching' },
            },
            searching: {
              description: 'Instruments with the typed text in their name or ISIN are on their way.',
              tags: ['busy', 'loading instrument'],
              invoke: {
                id: 'searchInstruments',
                src: 'searchInstruments',
                input: ({ context }) => ({ criteria: context.chosen, text: context.search }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'listInstruments', params: ({ event }) => event.output },
                },
                onError: 'idle',
              },
            },
            loadingMore: {
              description: 'The next page of instruments is on its way.',
              tags: ['busy', 'loading instrument'],
              invoke: {
                id: 'loadMoreInstruments',
                src: 'loadMoreInstruments',
                input: ({ context }) => ({
                  criteria: context.chosen,
                  text: context.search,
                  cursor: context.next ?? '',
                }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'addInstruments', params: ({ event }) => event.output },
                },
                onError: 'idle',
              },
            },
          },
        },
      },
    },
    submitted: {
      description: 'The data view takes over with what was chosen.',
      type: 'final',
    },
  },
});
