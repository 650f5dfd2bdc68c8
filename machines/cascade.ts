import { and, assign, enqueueActions, or, setup, stateIn } from 'xstate';
import {
  type Change,
  type Choices,
  isChange,
  isDisabled,
  isSameAgain,
  noChoices,
  type OptionsPage,
  optionOf,
  type Step,
  stepOf,
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

type ListName = 'Venues' | 'AssetClasses' | 'SubAssetClasses' | 'Instruments' | 'SegmentMics' | 'OrderTypes';

export type CascadeEvent =
  | LevelChosen
  | { type: 'criteria.given'; criteria: Criteria }
  | { type: 'instrument.searched'; text: string }
  | { type: 'instruments.moreRequested' }
  | { type: 'retry.requested' }
  | { type: 'form.submitted' }
  | { type: `xstate.done.actor.load${ListName}`; output: OptionsPage };

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

/** How a level's list is loaded, and what follows. */
const list = {
  input: asked,
  onDone: { target: 'settled', actions: 'takeList' as const },
  onError: 'listFailed',
};

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
      stateIn({ selecting: { levels: 'segmentMicsFailed' } }),
      stateIn({ selecting: { levels: 'orderTypesFailed' } }),
    ]),
    // After a failed list, choosing the same value again loads it again.
    canChoose: or(['isChange', and(['isSameAgain', 'hasFailed'])]),
    isRestorable: ({ context, event }) =>
      event.type === 'criteria.given' && optionOf(context, 'datatype', event.criteria.datatype) !== undefined,
    isAt: ({ context }, step: Step) => stepOf(context) === step,
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
    takeList: assign(({ context, event }) => ('output' in event ? withList(context, event.output) : {})),
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
        'criteria.given': { guard: 'isRestorable', target: '.levels.settled', actions: 'startRestoring' },
        'datatype.chosen': { guard: 'canChoose', target: '.levels.settled', actions: 'choose' },
        'tv.chosen': { guard: 'canChoose', target: '.levels.settled', actions: 'choose' },
        'assetclass.chosen': { guard: 'canChoose', target: '.levels.settled', actions: 'choose' },
        'subassetclass.chosen': { guard: 'canChoose', target: '.levels.settled', actions: 'choose' },
        'instrument.chosen': { guard: 'canChoose', target: '.levels.settled', actions: 'choose' },
        'instrumentmic.chosen': { guard: 'canChoose', target: '.levels.settled', actions: 'choose' },
        'ordertype.chosen': { guard: 'canChoose', target: '.levels.settled', actions: 'choose' },
      },
      states: {
        levels: {
          description: 'Which level is next.',
          initial: 'choosingDataType',
          states: {
            settled: {
              description: 'A choice was made or a list was loaded: the next step follows from it.',
              always: [
                { guard: { type: 'isAt', params: 'choose datatype' }, target: 'choosingDataType' },
                { guard: { type: 'isAt', params: 'load tv' }, target: 'loadingVenues' },
                { guard: { type: 'isAt', params: 'choose tv' }, target: 'choosingVenue' },
                { guard: { type: 'isAt', params: 'load assetclass' }, target: 'loadingAssetClasses' },
                { guard: { type: 'isAt', params: 'choose assetclass' }, target: 'choosingAssetClass' },
                { guard: { type: 'isAt', params: 'load subassetclass' }, target: 'loadingSubAssetClasses' },
                { guard: { type: 'isAt', params: 'choose subassetclass' }, target: 'choosingSubAssetClass' },
                { guard: { type: 'isAt', params: 'load instrument' }, target: 'loadingInstruments' },
                { guard: { type: 'isAt', params: 'choose instrument' }, target: 'choosingInstrument' },
                { guard: { type: 'isAt', params: 'load instrumentmic' }, target: 'loadingSegmentMics' },
                { guard: { type: 'isAt', params: 'choose instrumentmic' }, target: 'choosingSegmentMic' },
                { guard: { type: 'isAt', params: 'load ordertype' }, target: 'loadingOrderTypes' },
                { guard: { type: 'isAt', params: 'choose ordertype' }, target: 'choosingOrderType' },
                { guard: { type: 'isAt', params: 'find instrument' }, target: 'findingInstrument' },
                { guard: { type: 'isAt', params: 'nothing' }, target: 'nothingPublished' },
                { target: 'ready' },
              ],
            },
            choosingDataType: { description: 'Orders or trades has to be chosen first.' },
            loadingVenues: {
              description: 'The venues with data of this type are being loaded.',
              tags: ['busy', 'loading tv'],
              invoke: { id: 'loadVenues', src: 'loadVenues', ...list },
            },
            choosingVenue: { description: 'The trading venue is to be chosen.' },
            loadingAssetClasses: {
              description: 'The asset classes of the venue are being loaded.',
              tags: ['busy', 'loading assetclass'],
              invoke: { id: 'loadAssetClasses', src: 'loadAssetClasses', ...list },
            },
            choosingAssetClass: { description: 'The asset class is to be chosen.' },
            loadingSubAssetClasses: {
              description: 'The sub-asset classes are being loaded.',
              tags: ['busy', 'loading subassetclass'],
              invoke: { id: 'loadSubAssetClasses', src: 'loadSubAssetClasses', ...list },
            },
            choosingSubAssetClass: { description: 'The sub-asset class is to be chosen.' },
            loadingInstruments: {
              description: 'The first page of instruments is being loaded.',
              tags: ['busy', 'loading instrument'],
              invoke: { id: 'loadInstruments', src: 'loadInstruments', ...list },
            },
            findingInstrument: {
              description: 'The instrument to restore is not on the first page: it is being looked up.',
              tags: ['busy', 'loading instrument'],
              invoke: {
                id: 'findInstrument',
                src: 'findInstrument',
                input: ({ context }) => ({
                  ...asked({ context }),
                  instrument: context.wanted?.instrument ?? '',
                }),
                onDone: { target: 'settled', actions: { type: 'takeFound', params: listOf } },
                onError: { target: 'settled', actions: 'stopRestoring' },
              },
            },
            choosingInstrument: {
              description: 'The instrument is to be chosen, or searched by name or ISIN.',
            },
            loadingSegmentMics: {
              description: 'The segments in which the instrument has data are being loaded.',
              tags: ['busy', 'loading instrumentmic'],
              invoke: {
                id: 'loadSegmentMics',
                src: 'loadSegmentMics',
                ...list,
                onError: 'segmentMicsFailed',
              },
            },
            segmentMicsFailed: {
              description: 'The segments could not be loaded. The data cannot be shown until they are.',
              tags: 'error',
              on: { 'retry.requested': 'loadingSegmentMics' },
            },
            choosingSegmentMic: {
              description: 'The instrument has data in several segments: one is to be chosen.',
            },
            loadingOrderTypes: {
              description: 'The order types of the segment are being loaded.',
              tags: ['busy', 'loading ordertype'],
              invoke: { id: 'loadOrderTypes', src: 'loadOrderTypes', ...list, onError: 'orderTypesFailed' },
            },
            orderTypesFailed: {
              description: 'The order types could not be loaded. The data cannot be shown until they are.',
              tags: 'error',
              on: { 'retry.requested': 'loadingOrderTypes' },
            },
            choosingOrderType: { description: 'The segment has several order types: one is to be chosen.' },
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
