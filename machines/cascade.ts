import { and, assign, emit, fromPromise, not, or, setup, stateIn } from 'xstate';
import {
  type Criteria,
  dataTypes,
  dataViewAddress,
  type Level,
  levels,
  levelsAfter,
  noCriteria,
  type Option,
} from '../src/domain/criteria.ts';

/** What a list answers: a level's options, where their next page starts (null: nowhere), how many there are in all. */
export type OptionsPage = Readonly<{
  level: Level;
  options: readonly Option[];
  next: string | null;
  total: number;
}>;

/** A level was changed; null clears it. */
type LevelChosen = { [L in Level]: { type: `${L}.chosen`; value: string | null } }[Level];

export type CascadeEvent =
  | LevelChosen
  | { type: 'criteria.given'; criteria: Criteria }
  | { type: 'instrument.searched'; text: string }
  | { type: 'instruments.moreRequested' }
  | { type: 'segmentMics.retried' }
  | { type: 'form.submitted' };

export interface CascadeContext {
  readonly chosen: Criteria;
  /** The options of each level; null while they are not known. */
  readonly options: Readonly<Record<Level, readonly Option[] | null>>;
  /** Criteria to restore: chosen level by level as the options arrive. */
  readonly wanted: Criteria | null;
  /** The chosen instrument with its description, which a later search may no longer list. */
  readonly instrument: Option | null;
  /** The text the listed instruments were searched by; empty for the whole list. */
  readonly search: string;
  /** Where the next page of instruments starts. */
  readonly next: string | null;
  /** How many instruments the list has in all. */
  readonly total: number;
  /** How long typing is gathered before it is searched, in milliseconds. */
  readonly searchDelay: number;
}

type Asked = { readonly criteria: Criteria };

/** The change an event asks for, or null when it is of another kind. */
function changeOf(event: CascadeEvent): { level: Level; value: string | null } | null {
  if (!('value' in event)) return null;
  const level = levels.find((name) => event.type === `${name}.chosen`);
  return level === undefined ? null : { level, value: event.value };
}

/** The context after `level` became `option`: everything after it is forgotten (B 4). */
function withChoice(context: CascadeContext, level: Level, option: Option | null): Partial<CascadeContext> {
  const chosen = { ...context.chosen, [level]: option === null ? null : option.value };
  const options = { ...context.options };
  for (const later of levelsAfter(level)) {
    chosen[later] = null;
    options[later] = null;
  }
  const instrument = level === 'instrument' ? option : chosen.instrument === null ? null : context.instrument;
  return options.instrument === null
    ? { chosen, options, instrument, search: '', next: null, total: 0 }
    : { chosen, options, instrument };
}

function optionOf(
  context: CascadeContext,
  level: Level,
  value: string | null | undefined,
): Option | undefined {
  return context.options[level]?.find((option) => option.value === value);
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
    loadVenues: fromPromise<OptionsPage, Asked>(() =>
      Promise.reject(new Error('`loadVenues` must be provided')),
    ),
    loadAssetClasses: fromPromise<OptionsPage, Asked>(() =>
      Promise.reject(new Error('`loadAssetClasses` must be provided')),
    ),
    loadSubAssetClasses: fromPromise<OptionsPage, Asked>(() =>
      Promise.reject(new Error('`loadSubAssetClasses` must be provided')),
    ),
    loadInstruments: fromPromise<OptionsPage, Asked>(() =>
      Promise.reject(new Error('`loadInstruments` must be provided')),
    ),
    findInstrument: fromPromise<OptionsPage, Asked & { instrument: string }>(() =>
      Promise.reject(new Error('`findInstrument` must be provided')),
    ),
    searchInstruments: fromPromise<OptionsPage, Asked & { text: string }>(() =>
      Promise.reject(new Error('`searchInstruments` must be provided')),
    ),
    loadMoreInstruments: fromPromise<OptionsPage, Asked & { text: string; cursor: string }>(() =>
      Promise.reject(new Error('`loadMoreInstruments` must be provided')),
    ),
    loadSegmentMics: fromPromise<OptionsPage, Asked>(() =>
      Promise.reject(new Error('`loadSegmentMics` must be provided')),
    ),
    loadData: fromPromise<void, Asked>(() => Promise.reject(new Error('`loadData` must be provided'))),
    loadOrderTypes: fromPromise<OptionsPage, Asked>(() =>
      Promise.reject(new Error('`loadOrderTypes` must be provided')),
    ),
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
    isOffered: and(['isListed', or(['isAnother', stateIn({ selecting: { levels: 'listFailed' } })])]),
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
    isSettled: not(
      or([
        stateIn({ selecting: { instrumentSearch: 'searching' } }),
        stateIn({ selecting: { instrumentSearch: 'loadingMore' } }),
      ]),
    ),
  },
  actions: {
    choose: assign(({ context, event }) => {
      const change = changeOf(event);
      if (change === null) return {};
      const option = optionOf(context, change.level, change.value) ?? null;
      return { ...withChoice(context, change.level, option), wanted: null };
    }),
    startRestoring: assign(({ context, event }) => {
      if (event.type !== 'criteria.given') return {};
      const dataType = dataTypes.find(({ value }) => value === event.criteria.datatype) ?? null;
      return { ...withChoice(context, 'datatype', dataType), wanted: event.criteria };
    }),
    keepOptions: assign({
      options: ({ context }, page: OptionsPage) => ({
        ...context.options,
        [page.level]: page.options,
      }),
    }),
    keepInstruments: assign(({ context }, page: OptionsPage) => ({
      options: { ...context.options, instrument: page.options },
      next: page.next,
      total: page.total,
    })),
    addInstruments: assign(({ context }, page: OptionsPage) => {
      const listed = context.options.instrument ?? [];
      const known = new Set(listed.map(({ value }) => value));
      const fresh = page.options.filter(({ value }) => !known.has(value));
      return {
        options: { ...context.options, instrument: [...listed, ...fresh] },
        next: page.next,
        total: page.total,
      };
    }),
    addFoundInstrument: assign(({ context }, page: OptionsPage) => {
      const found = page.options.filter(({ value }) => value === context.wanted?.instrument);
      return {
        options: { ...context.options, instrument: [...found, ...(context.options.instrument ?? [])] },
      };
    }),
    chooseWanted: assign(({ context }, { level }: OptionsPage) =>
      withChoice(context, level, optionOf(context, level, context.wanted?.[level]) ?? null),
    ),
    chooseSole: assign(({ context }, { level }: OptionsPage) =>
      withChoice(context, level, context.options[level]?.[0] ?? null),
    ),
    stopRestoring: assign({ wanted: null }),
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
  context: ({ input }) => ({
    chosen: noCriteria,
    options: {
      datatype: dataTypes,
      tv: null,
      assetclass: null,
      subassetclass: null,
      instrument: null,
      instrumentmic: null,
      ordertype: null,
    },
    wanted: null,
    instrument: null,
    search: '',
    next: null,
    total: 0,
    searchDelay: input?.searchDelay ?? 500,
  }),
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
                    actions: [
                      { type: 'keepOptions', params: ({ event }) => event.output },
                      { type: 'chooseWanted', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'nothingPublished',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                  {
                    target: 'choosingVenue',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                ],
                onError: { target: 'listFailed', actions: 'stopRestoring' },
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
                    actions: [
                      { type: 'keepOptions', params: ({ event }) => event.output },
                      { type: 'chooseWanted', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'nothingPublished',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                  {
                    target: 'choosingAssetClass',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                ],
                onError: { target: 'listFailed', actions: 'stopRestoring' },
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
                    actions: [
                      { type: 'keepOptions', params: ({ event }) => event.output },
                      { type: 'chooseWanted', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'nothingPublished',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                  {
                    target: 'choosingSubAssetClass',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                ],
                onError: { target: 'listFailed', actions: 'stopRestoring' },
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
                    actions: [
                      { type: 'keepInstruments', params: ({ event }) => event.output },
                      { type: 'chooseWanted', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'isWantedElsewhere', params: ({ event }) => event.output },
                    target: 'findingInstrument',
                    actions: { type: 'keepInstruments', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'nothingPublished',
                    actions: [
                      { type: 'keepInstruments', params: ({ event }) => event.output },
                      'stopRestoring',
                    ],
                  },
                  {
                    target: 'choosingInstrument',
                    actions: [
                      { type: 'keepInstruments', params: ({ event }) => event.output },
                      'stopRestoring',
                    ],
                  },
                ],
                onError: { target: 'listFailed', actions: 'stopRestoring' },
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
                    actions: [
                      { type: 'addFoundInstrument', params: ({ event }) => event.output },
                      { type: 'chooseWanted', params: ({ event }) => event.output },
                    ],
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
                    actions: [
                      { type: 'keepOptions', params: ({ event }) => event.output },
                      { type: 'chooseWanted', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'isSole', params: ({ event }) => event.output },
                    target: 'loadingOrderTypes',
                    actions: [
                      { type: 'keepOptions', params: ({ event }) => event.output },
                      { type: 'chooseSole', params: ({ event }) => event.output },
                    ],
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                  {
                    target: 'choosingSegmentMic',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
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
                    actions: [
                      { type: 'keepOptions', params: ({ event }) => event.output },
                      { type: 'chooseWanted', params: ({ event }) => event.output },
                      'stopRestoring',
                    ],
                  },
                  {
                    guard: { type: 'isSole', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: [
                      { type: 'keepOptions', params: ({ event }) => event.output },
                      { type: 'chooseSole', params: ({ event }) => event.output },
                      'stopRestoring',
                    ],
                  },
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => event.output },
                    target: 'ready',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                  {
                    target: 'choosingOrderType',
                    actions: [{ type: 'keepOptions', params: ({ event }) => event.output }, 'stopRestoring'],
                  },
                ],
                onError: { target: 'ready', actions: 'stopRestoring' },
              },
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
                'A list could not be loaded: loading has just stopped, and choosing again asks again.',
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
                  actions: { type: 'keepInstruments', params: ({ event }) => event.output },
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

/** Whether a level's drop-down is shown: segment MIC and order type only with a choice to make (B 2). */
export function isShown(context: CascadeContext, level: Level): boolean {
  if (level !== 'instrumentmic' && level !== 'ordertype') return true;
  return (context.options[level]?.length ?? 0) > 1;
}

/** Whether a level's drop-down has nothing to choose from (B 4); a search without a hit can be typed anew. */
export function isDisabled(context: CascadeContext, level: Level): boolean {
  const options = context.options[level];
  return options === null || (options.length === 0 && !(level === 'instrument' && context.search !== ''));
}
