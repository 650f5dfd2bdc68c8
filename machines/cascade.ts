import { and, assign, enqueueActions, or, type SnapshotFrom, setup, stateIn } from 'xstate';
import {
  type Change,
  type Choices,
  isChange,
  isDisabled,
  isSameAgain,
  noChoices,
  type OptionsPage,
  optionOf,
  withChange,
  withFoundInstrument,
  withList,
  withMoreInstruments,
  withOptions,
  withWanted,
} from '../src/domain/feed/choices.ts';
import { type Criteria, dataViewAddress, type Level, levels } from '../src/domain/feed/criteria.ts';
import type { Loaded, LoadedRecord } from '../src/domain/feed/data-visit.ts';
import { unprovided } from './unprovided.ts';

/** A level was changed; null clears it. */
type LevelChosen = { [L in Level]: { type: `${L}.chosen`; value: string | null } }[Level];

export type CascadeEvent =
  | LevelChosen
  | { type: 'criteria.given'; criteria: Criteria }
  | { type: 'instrument.searched'; text: string }
  | { type: 'instruments.moreRequested' }
  | { type: 'retry.requested' }
  | { type: 'form.submitted' };

export type CascadeContext = Choices & {
  /** The text last typed to search instruments; `search` follows once its results are listed. */
  readonly typed: string;
  /** How long to wait for further typing before searching, in milliseconds. */
  readonly searchDelay: number;
};

type Asked = { readonly criteria: Criteria };

const listOf = ({ event }: { event: { output: OptionsPage } }): OptionsPage => event.output;

const asked = ({ context }: { context: CascadeContext }): Asked => ({ criteria: context.chosen });

/** The change an event requests; null if it requests none. */
function changeOf(event: CascadeEvent): Change | null {
  const level = levels.find((name) => event.type === `${name}.chosen`);
  return level !== undefined && 'value' in event ? { level, value: event.value } : null;
}

/** The data selection of B 2, 4 and 5: seven levels, each narrowed by all those before it. */
export const cascadeMachine = setup({
  types: {
    context: {} as CascadeContext,
    events: {} as CascadeEvent,
    input: {} as { searchDelay?: number } | undefined,
    emitted: {} as
      | { type: 'record.loaded'; loaded: LoadedRecord }
      | { type: 'navigate'; to: string; state: { criteria: Criteria; isLoaded: true } },
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
    loadData: unprovided<Loaded, Asked>('loadData'),
  },
  guards: {
    isChange: ({ context, event }) => isChange(context, changeOf(event)),
    isSameAgain: ({ context, event }) => isSameAgain(context, changeOf(event)),
    hasFailed: or([
      stateIn({ selecting: { levels: 'listFailed' } }),
      stateIn({ selecting: { levels: { segmentMic: 'failed' } } }),
      stateIn({ selecting: { levels: { orderType: 'failed' } } }),
    ]),
    // After a failed list, choosing the same value again loads it again.
    canChoose: or(['isChange', and(['isSameAgain', 'hasFailed'])]),
    isRestorable: ({ context, event }) =>
      event.type === 'criteria.given' && optionOf(context, 'datatype', event.criteria.datatype) !== undefined,
    isChosen: ({ context }, level: Level) => context.chosen[level] !== null,
    isUnlisted: ({ context }, level: Level) => context.options[level] === null,
    isEmpty: ({ context }, level: Level) => isDisabled(context, level),
    isToBeFound: ({ context }) => context.wanted !== null && context.wanted.instrument !== null,
    isSearchable: ({ context }) => !isDisabled(context, 'instrument'),
    hasMore: ({ context }) => context.next !== null,
    isSettled: stateIn({ selecting: { instrumentSearch: 'idle' } }),
  },
  actions: {
    choose: assign(({ context, event }) => withChange(context, changeOf(event))),
    startRestoring: assign(({ context, event }) =>
      event.type === 'criteria.given' ? withWanted(context, event.criteria) : {},
    ),
    stopRestoring: assign({ wanted: null }),
    takeList: assign(({ context }, page: OptionsPage) => withList(context, page)),
    takeFound: assign(({ context }, page: OptionsPage) => withFoundInstrument(context, page)),
    listInstruments: assign(({ context }, page: OptionsPage) => ({
      ...withOptions(context, page),
      search: context.typed,
    })),
    addInstruments: assign(({ context }, page: OptionsPage) => withMoreInstruments(context, page)),
    keepTyped: assign(({ event }) => (event.type === 'instrument.searched' ? { typed: event.text } : {})),
    // What was typed but not searched, or searched in vain, says nothing about the list.
    forgetTyped: assign({ typed: ({ context }) => context.search }),
    // The loaded record is passed on, so that the data view does not load it again.
    showData: enqueueActions(({ context: { chosen: criteria }, enqueue }, { record, at }: Loaded) => {
      enqueue.emit({ type: 'record.loaded', loaded: { criteria, record, at } });
      enqueue.emit({ type: 'navigate', to: dataViewAddress(criteria), state: { criteria, isLoaded: true } });
    }),
  },
  delays: { searchDelay: ({ context }) => context.searchDelay },
}).createMachine({
  id: 'cascade',
  description: 'Narrowing down, level by level, to the orders or trades of one instrument.',
  context: ({ input }) => ({ ...noChoices, typed: '', searchDelay: input?.searchDelay ?? 500 }),
  initial: 'selecting',
  states: {
    selecting: {
      description: 'The person is choosing. Changing a level clears every level after it.',
      type: 'parallel',
      on: {
        'criteria.given': { guard: 'isRestorable', target: '.levels.dataType', actions: 'startRestoring' },
        'datatype.chosen': { guard: 'canChoose', target: '.levels.dataType', actions: 'choose' },
        'tv.chosen': { guard: 'canChoose', target: '.levels.venue', actions: 'choose' },
        'assetclass.chosen': { guard: 'canChoose', target: '.levels.assetClass', actions: 'choose' },
        'subassetclass.chosen': { guard: 'canChoose', target: '.levels.subAssetClass', actions: 'choose' },
        'instrument.chosen': { guard: 'canChoose', target: '.levels.instrument', actions: 'choose' },
        'instrumentmic.chosen': { guard: 'canChoose', target: '.levels.segmentMic', actions: 'choose' },
        'ordertype.chosen': { guard: 'canChoose', target: '.levels.orderType', actions: 'choose' },
      },
      states: {
        levels: {
          description: 'Level by level: one that is chosen leads on to the next.',
          initial: 'dataType',
          states: {
            dataType: {
              description: 'Orders or trades.',
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'Orders or trades has to be chosen first.',
                  always: {
                    guard: { type: 'isChosen', params: 'datatype' },
                    target: '#cascade.selecting.levels.venue',
                  },
                },
              },
            },
            venue: {
              description: 'The venue that publishes them.',
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The trading venue is to be chosen.',
                  always: [
                    {
                      guard: { type: 'isChosen', params: 'tv' },
                      target: '#cascade.selecting.levels.assetClass',
                    },
                    { guard: { type: 'isUnlisted', params: 'tv' }, target: 'loading' },
                    {
                      guard: { type: 'isEmpty', params: 'tv' },
                      target: '#cascade.selecting.levels.nothingPublished',
                    },
                  ],
                },
                loading: {
                  description: 'The venues with data of this type are being loaded.',
                  tags: ['busy', 'loading tv'],
                  invoke: {
                    id: 'loadVenues',
                    src: 'loadVenues',
                    input: asked,
                    onDone: { target: 'choosing', actions: { type: 'takeList', params: listOf } },
                    onError: '#cascade.selecting.levels.listFailed',
                  },
                },
              },
            },
            assetClass: {
              description: 'The asset class, such as bonds.',
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The asset class is to be chosen.',
                  always: [
                    {
                      guard: { type: 'isChosen', params: 'assetclass' },
                      target: '#cascade.selecting.levels.subAssetClass',
                    },
                    { guard: { type: 'isUnlisted', params: 'assetclass' }, target: 'loading' },
                    {
                      guard: { type: 'isEmpty', params: 'assetclass' },
                      target: '#cascade.selecting.levels.nothingPublished',
                    },
                  ],
                },
                loading: {
                  description: 'The asset classes of the venue are being loaded.',
                  tags: ['busy', 'loading assetclass'],
                  invoke: {
                    id: 'loadAssetClasses',
                    src: 'loadAssetClasses',
                    input: asked,
                    onDone: { target: 'choosing', actions: { type: 'takeList', params: listOf } },
                    onError: '#cascade.selecting.levels.listFailed',
                  },
                },
              },
            },
            subAssetClass: {
              description: 'The sub-asset class.',
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The sub-asset class is to be chosen.',
                  always: [
                    {
                      guard: { type: 'isChosen', params: 'subassetclass' },
                      target: '#cascade.selecting.levels.instrument',
                    },
                    { guard: { type: 'isUnlisted', params: 'subassetclass' }, target: 'loading' },
                    {
                      guard: { type: 'isEmpty', params: 'subassetclass' },
                      target: '#cascade.selecting.levels.nothingPublished',
                    },
                  ],
                },
                loading: {
                  description: 'The sub-asset classes are being loaded.',
                  tags: ['busy', 'loading subassetclass'],
                  invoke: {
                    id: 'loadSubAssetClasses',
                    src: 'loadSubAssetClasses',
                    input: asked,
                    onDone: { target: 'choosing', actions: { type: 'takeList', params: listOf } },
                    onError: '#cascade.selecting.levels.listFailed',
                  },
                },
              },
            },
            instrument: {
              description: 'The instrument, among many.',
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The instrument is to be chosen, or searched by name or ISIN.',
                  always: [
                    {
                      guard: { type: 'isChosen', params: 'instrument' },
                      target: '#cascade.selecting.levels.segmentMic',
                    },
                    { guard: { type: 'isUnlisted', params: 'instrument' }, target: 'loading' },
                    { guard: 'isToBeFound', target: 'finding' },
                    {
                      guard: { type: 'isEmpty', params: 'instrument' },
                      target: '#cascade.selecting.levels.nothingPublished',
                    },
                  ],
                },
                loading: {
                  description: 'The first page of instruments is being loaded.',
                  tags: ['busy', 'loading instrument'],
                  invoke: {
                    id: 'loadInstruments',
                    src: 'loadInstruments',
                    input: asked,
                    onDone: { target: 'choosing', actions: { type: 'takeList', params: listOf } },
                    onError: '#cascade.selecting.levels.listFailed',
                  },
                },
                finding: {
                  description: 'The instrument to restore is not on the first page: it is being looked up.',
                  tags: ['busy', 'loading instrument'],
                  invoke: {
                    id: 'findInstrument',
                    src: 'findInstrument',
                    input: ({ context }) => ({
                      ...asked({ context }),
                      instrument: context.wanted?.instrument ?? '',
                    }),
                    onDone: { target: 'choosing', actions: { type: 'takeFound', params: listOf } },
                    onError: { target: 'choosing', actions: 'stopRestoring' },
                  },
                },
              },
            },
            segmentMic: {
              description: 'The segment, if the instrument has data in several.',
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The instrument has data in several segments: one is to be chosen.',
                  always: [
                    {
                      guard: { type: 'isChosen', params: 'instrumentmic' },
                      target: '#cascade.selecting.levels.orderType',
                    },
                    { guard: { type: 'isUnlisted', params: 'instrumentmic' }, target: 'loading' },
                    {
                      guard: { type: 'isEmpty', params: 'instrumentmic' },
                      target: '#cascade.selecting.levels.ready',
                    },
                  ],
                },
                loading: {
                  description: 'The segments in which the instrument has data are being loaded.',
                  tags: ['busy', 'loading instrumentmic'],
                  invoke: {
                    id: 'loadSegmentMics',
                    src: 'loadSegmentMics',
                    input: asked,
                    onDone: { target: 'choosing', actions: { type: 'takeList', params: listOf } },
                    onError: 'failed',
                  },
                },
                failed: {
                  description: 'The segments could not be loaded. The data cannot be shown until they are.',
                  tags: 'error',
                  on: { 'retry.requested': 'loading' },
                },
              },
            },
            orderType: {
              description: 'The order type, if the segment has several.',
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'The segment has several order types: one is to be chosen.',
                  always: [
                    {
                      guard: { type: 'isChosen', params: 'ordertype' },
                      target: '#cascade.selecting.levels.ready',
                    },
                    { guard: { type: 'isUnlisted', params: 'ordertype' }, target: 'loading' },
                    {
                      guard: { type: 'isEmpty', params: 'ordertype' },
                      target: '#cascade.selecting.levels.ready',
                    },
                  ],
                },
                loading: {
                  description: 'The order types of the segment are being loaded.',
                  tags: ['busy', 'loading ordertype'],
                  invoke: {
                    id: 'loadOrderTypes',
                    src: 'loadOrderTypes',
                    input: asked,
                    onDone: { target: 'choosing', actions: { type: 'takeList', params: listOf } },
                    onError: 'failed',
                  },
                },
                failed: {
                  description:
                    'The order types could not be loaded. The data cannot be shown until they are.',
                  tags: 'error',
                  on: { 'retry.requested': 'loading' },
                },
              },
            },
            ready: {
              description: 'Everything needed is chosen: the data can be shown.',
              on: { 'form.submitted': { guard: 'isSettled', target: 'loadingData' } },
            },
            loadingData: {
              description: 'The orders or trades are being loaded. If that fails, the choices stay.',
              tags: 'busy',
              invoke: {
                id: 'loadData',
                src: 'loadData',
                input: asked,
                onDone: {
                  target: '#cascade.submitted',
                  actions: { type: 'showData', params: ({ event }) => event.output },
                },
                onError: 'ready',
              },
            },
            nothingPublished: {
              description: 'There is no data for this selection: an earlier choice has to be changed.',
            },
            listFailed: {
              description:
                'A list could not be loaded. Loading has stopped; choosing again repeats it, including what a link asked for.',
              tags: 'error',
            },
          },
        },
        instrumentSearch: {
          description: 'Finding an instrument in a long list, by typing or page by page.',
          initial: 'idle',
          on: {
            'instrument.searched': { guard: 'isSearchable', target: '.waiting', actions: 'keepTyped' },
          },
          states: {
            idle: {
              description: 'No search is running.',
              entry: 'forgetTyped',
              on: { 'instruments.moreRequested': { guard: 'hasMore', target: 'loadingMore' } },
            },
            waiting: {
              description: 'Keystrokes are collected for a moment. Further typing does not delay the search.',
              tags: ['loading instrument'],
              on: { 'instrument.searched': { actions: 'keepTyped' } },
              after: { searchDelay: 'searching' },
            },
            searching: {
              description: 'Instruments with the typed text in their name or ISIN are being loaded.',
              tags: ['busy', 'loading instrument'],
              invoke: {
                id: 'searchInstruments',
                src: 'searchInstruments',
                input: ({ context }) => ({ ...asked({ context }), text: context.typed }),
                onDone: { target: 'idle', actions: { type: 'listInstruments', params: listOf } },
                onError: 'idle',
              },
            },
            loadingMore: {
              description: 'The next page of instruments is being loaded.',
              tags: ['busy', 'loading instrument'],
              invoke: {
                id: 'loadMoreInstruments',
                src: 'loadMoreInstruments',
                input: ({ context }) => ({
                  ...asked({ context }),
                  text: context.search,
                  cursor: context.next ?? '',
                }),
                onDone: { target: 'idle', actions: { type: 'addInstruments', params: listOf } },
                onError: 'idle',
              },
            },
          },
        },
      },
    },
    submitted: {
      description: 'The data view takes over with the selection.',
      type: 'final',
    },
  },
});

/** What a page shows of the selection. */
export type CascadeView = {
  readonly choices: CascadeContext;
  /** The levels whose options are being loaded. */
  readonly loading: readonly Level[];
  readonly isBusy: boolean;
} /** `incomplete`: something is still to be chosen. */ & (
  | { readonly kind: 'incomplete' | 'ready' | 'loadingData' }
  /** The list of this level, the first without a choice, could not be loaded. */
  | { readonly kind: 'failed'; readonly level: Level | undefined }
);

export function viewOf(snapshot: SnapshotFrom<typeof cascadeMachine>): CascadeView {
  const { context: choices } = snapshot;
  const loading = levels.filter((level) => snapshot.hasTag(`loading ${level}`));
  const view = { choices, loading, isBusy: snapshot.hasTag('busy') };
  if (snapshot.hasTag('error'))
    return { ...view, kind: 'failed', level: levels.find((level) => choices.chosen[level] === null) };
  if (snapshot.matches({ selecting: { levels: 'loadingData' } })) return { ...view, kind: 'loadingData' };
  return { ...view, kind: snapshot.can({ type: 'form.submitted' }) ? 'ready' : 'incomplete' };
}
