import { expect } from 'vitest';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { type CascadeContext, cascadeMachine, viewOf } from '../../../machines/cascade.ts';
import { isDisabled, isShown, type OptionsPage } from '../../../src/domain/feed/choices.ts';
import {
  type Criteria,
  type Level,
  levels,
  levelsAfter,
  type Option,
} from '../../../src/domain/feed/criteria.ts';
import { bookRecord, loadedAt } from '../data-view/kit.ts';
import type { Kit } from '../kit.ts';

type Snapshot = SnapshotFrom<typeof cascadeMachine>;

const option = (value: string, description?: string): Option => ({
  value,
  label: value,
  ...(description === undefined ? {} : { description }),
});

/** The content of a list, whatever level it answers. */
export type List = Omit<OptionsPage, 'level'>;

/** A list with that many options in total. */
const page = (options: readonly Option[], next: string | null = null, total = options.length): List => ({
  options,
  next,
  total,
});

export const lists = {
  tv: page([
    { value: 'IUOB', label: 'ICAP UK OTF' },
    { value: 'PVMF', label: 'PVM Oil Futures OTF' },
  ]),
  assetclass: page([option('Bonds'), option('Equity derivatives')]),
  subassetclass: page([option('Sovereign'), option('Corporate')]),
  instrument: page(
    [option('GB00BM8Z2T38', 'UK Treasury 4¼% 2034'), option('GB00BMBL1D50', 'UK Treasury 0½% 2061')],
    'page-2',
    3,
  ),
  /** A first page without the instrument of a link. */
  otherInstruments: page([option('GB00BLPK7110', 'UK Treasury 0⅛% 2028')], 'page-2', 3),
  foundInstrument: page([option('GB00BM8Z2T38', 'UK Treasury 4¼% 2034')]),
  lastInstruments: page([option('GB00BM8Z2S21', 'UK Treasury 0⅞% 2033')], null, 3),
  instrumentmic: page([option('IGDL'), option('IUOB')]),
  ordertype: page([option('Order book'), option('Request for quote')]),
  none: page([]),
} satisfies Record<string, List>;

const sole = (list: List): List => page(list.options.slice(0, 1));

/** The choice at each level on the way to the data. */
export const choices = {
  datatype: 'order',
  tv: 'IUOB',
  assetclass: 'Bonds',
  subassetclass: 'Sovereign',
  instrument: 'GB00BM8Z2T38',
  instrumentmic: 'IGDL',
  ordertype: 'Order book',
} satisfies Criteria;

const levelOf: Readonly<Record<string, Level>> = {
  loadVenues: 'tv',
  loadAssetClasses: 'assetclass',
  loadSubAssetClasses: 'subassetclass',
  loadSegmentMics: 'instrumentmic',
  loadOrderTypes: 'ordertype',
};

/** The list as an answer of that actor. */
export function answerOf(actor: string, list: List): OptionsPage {
  return { level: levelOf[actor] ?? 'instrument', ...list };
}

const failure = new Error('no answer');

const answers: readonly (readonly [actor: string, ...pages: List[]])[] = [
  ['loadVenues', lists.tv, lists.none],
  ['loadAssetClasses', lists.assetclass, lists.none],
  ['loadSubAssetClasses', lists.subassetclass, lists.none],
  ['loadInstruments', lists.instrument, lists.otherInstruments, lists.none],
  ['findInstrument', lists.foundInstrument, lists.none],
  ['searchInstruments', lists.lastInstruments],
  ['loadMoreInstruments', lists.lastInstruments],
  ['loadSegmentMics', lists.instrumentmic, sole(lists.instrumentmic), lists.none],
  ['loadOrderTypes', lists.ordertype, sole(lists.ordertype), lists.none],
];

/** The levels region's state, such as `venue.choosing`. */
function levelState({ value }: Snapshot): string {
  if (typeof value === 'string') return value;
  const { levels: at } = value.selecting;
  return typeof at === 'string' ? at : Object.entries(at).flat().join('.');
}

const isSearchIdle = (snapshot: Snapshot): boolean =>
  typeof snapshot.value === 'string' || snapshot.value.selecting.instrumentSearch === 'idle';

/** A search behaves alike wherever it continues: it is walked from the instrument's own level. */
export const isSearchedElsewhere = (snapshot: Snapshot): boolean =>
  !isSearchIdle(snapshot) && levelState(snapshot) !== 'instrument.choosing';

const isRestoring = ({ context }: Snapshot): boolean =>
  context.wanted !== null || isShown(context, 'instrumentmic');

/** B 4: nothing after a level without a choice is chosen or offered. */
function nothingAfterAGap(context: CascadeContext): void {
  for (const level of levels) {
    if (context.chosen[level] !== null) continue;
    if (level === 'instrumentmic' && context.options.ordertype === null) continue;
    for (const later of levelsAfter(level)) {
      expect(context.chosen[later]).toBeNull();
      expect(context.options[later]).toBeNull();
    }
  }
}

/** B 4: a level is reached once all before it are chosen. */
const reached = (level: Level) => (snapshot: Snapshot) => {
  const before = levels.slice(0, levels.indexOf(level));
  expect(before.filter((one) => snapshot.context.chosen[one] === null)).toEqual([]);
};

/** B 4: a level that waits for its list is cleared and disabled, and the form is updating. */
const waitsFor = (level: Level) => (snapshot: Snapshot) => {
  nothingAfterAGap(snapshot.context);
  expect(snapshot.hasTag('busy')).toBe(true);
  expect(snapshot.hasTag(`loading ${level}`)).toBe(true);
  expect(snapshot.context.chosen[level]).toBeNull();
  expect(isDisabled(snapshot.context, level)).toBe(true);
  expect(snapshot.can({ type: 'form.submitted' })).toBe(false);
  expect(viewOf(snapshot)).toMatchObject({ kind: 'incomplete', isBusy: true });
  expect(viewOf(snapshot).loading).toContain(level);
};

const choosing = (level: Level) => (snapshot: Snapshot) => {
  nothingAfterAGap(snapshot.context);
  expect(snapshot.context.chosen[level]).toBeNull();
  expect(isShown(snapshot.context, level)).toBe(true);
  expect(isDisabled(snapshot.context, level)).toBe(false);
  expect(snapshot.can({ type: 'form.submitted' })).toBe(false);
  expect(viewOf(snapshot).kind).toBe('incomplete');
};

/** The selection of B 2, 4 and 5. */
export const cascadeKit: Kit<typeof cascadeMachine> = {
  flow: 'cascade',
  rowsByPathsAlone: 'for a choice during a search, there are rows only for the levels that the paths reach',
  machine: cascadeMachine,
  input: { searchDelay: 500 },
  examples: [
    ...levels.flatMap((level) => [
      { type: `${level}.chosen`, value: choices[level] },
      { type: `${level}.chosen`, value: null },
    ]),
    ...answers.flatMap(([actor, ...pages]) => [
      ...pages.map((list) => ({ type: `xstate.done.actor.${actor}`, output: answerOf(actor, list) })),
      { type: `xstate.error.actor.${actor}`, error: failure },
    ]),
    { type: 'xstate.done.actor.loadData', output: { record: bookRecord, at: loadedAt } },
    { type: 'xstate.error.actor.loadData', error: failure },
    { type: 'criteria.given', criteria: choices },
    { type: 'instrument.searched', text: 'treasury' },
    { type: 'xstate.after.searchDelay.cascade.selecting.instrumentSearch.waiting' },
    { type: 'instruments.moreRequested' },
    { type: 'retry.requested' },
    { type: 'form.submitted' },
  ],
  label: (event) => `${event.type}${payloadOf(event)}`,
  key: (snapshot) => [
    snapshot.value,
    snapshot.context.wanted !== null,
    isShown(snapshot.context, 'instrumentmic'),
    isShown(snapshot.context, 'ordertype'),
  ],
  stopWhen: (snapshot) => {
    if (isSearchedElsewhere(snapshot)) return true;
    // Walking on from a failed list once is enough: it makes no difference whether a link wanted it.
    if (levelState(snapshot) === 'segmentMic.failed') return snapshot.context.wanted !== null;
    return ['orderType.failed', 'orderType.choosing'].includes(levelState(snapshot)) && isRestoring(snapshot);
  },
  states: {
    selecting: (snapshot) => nothingAfterAGap(snapshot.context),
    'selecting.levels': () => {},
    'selecting.levels.dataType': reached('datatype'),
    'selecting.levels.dataType.choosing': choosing('datatype'),
    'selecting.levels.venue': reached('tv'),
    'selecting.levels.venue.loading': waitsFor('tv'),
    'selecting.levels.venue.choosing': choosing('tv'),
    'selecting.levels.assetClass': reached('assetclass'),
    'selecting.levels.assetClass.loading': waitsFor('assetclass'),
    'selecting.levels.assetClass.choosing': choosing('assetclass'),
    'selecting.levels.subAssetClass': reached('subassetclass'),
    'selecting.levels.subAssetClass.loading': waitsFor('subassetclass'),
    'selecting.levels.subAssetClass.choosing': choosing('subassetclass'),
    'selecting.levels.instrument': reached('instrument'),
    'selecting.levels.instrument.loading': waitsFor('instrument'),
    'selecting.levels.instrument.finding': (snapshot) => {
      const { context } = snapshot;
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.hasTag('loading instrument')).toBe(true);
      expect(context.wanted?.instrument).toBe(choices.instrument);
      expect(context.chosen.instrument).toBeNull();
    },
    'selecting.levels.instrument.choosing': choosing('instrument'),
    'selecting.levels.segmentMic': reached('instrumentmic'),
    'selecting.levels.segmentMic.loading': waitsFor('instrumentmic'),
    'selecting.levels.segmentMic.failed': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed', level: 'instrumentmic' });
      const { instrument } = snapshot.context.chosen;
      expect(instrument).not.toBeNull();
      expect(snapshot.can({ type: 'instrument.chosen', value: instrument })).toBe(true);
      expect(snapshot.can({ type: 'form.submitted' })).toBe(false);
    },
    'selecting.levels.segmentMic.choosing': choosing('instrumentmic'),
    'selecting.levels.orderType': reached('ordertype'),
    'selecting.levels.orderType.loading': waitsFor('ordertype'),
    'selecting.levels.orderType.failed': (snapshot) => {
      expect(snapshot.hasTag('error')).toBe(true);
      expect(viewOf(snapshot).kind).toBe('failed');
      expect(snapshot.can({ type: 'form.submitted' })).toBe(false);
      // Choosing the same instrument again makes another call.
      const { instrument } = snapshot.context.chosen;
      expect(snapshot.can({ type: 'instrument.chosen', value: instrument })).toBe(true);
    },
    'selecting.levels.orderType.choosing': choosing('ordertype'),
    'selecting.levels.ready': (snapshot) => {
      const { context } = snapshot;
      for (const level of levels) {
        if (isShown(context, level)) expect(context.chosen[level], level).not.toBeNull();
        // A hidden level's sole option is sent along.
        else expect(context.chosen[level]).toBe(context.options[level]?.[0]?.value ?? null);
      }
      const updating = snapshot.hasTag('loading instrument');
      expect(snapshot.can({ type: 'form.submitted' })).toBe(!updating);
      expect(viewOf(snapshot).kind).toBe(updating ? 'incomplete' : 'ready');
    },
    'selecting.levels.loadingData': (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ kind: 'loadingData', isBusy: true });
      expect(snapshot.can({ type: 'form.submitted' })).toBe(false);
    },
    'selecting.levels.nothingPublished': (snapshot) => {
      const { context } = snapshot;
      expect(viewOf(snapshot).kind).toBe('incomplete');
      const empty = levels.filter((level) => context.options[level]?.length === 0);
      expect(empty).toHaveLength(1);
      for (const level of empty) {
        expect(context.chosen[level]).toBeNull();
        expect(isDisabled(context, level)).toBe(true);
      }
    },
    'selecting.levels.listFailed': (snapshot) => {
      expect(viewOf(snapshot)).toMatchObject({ kind: 'failed', isBusy: !isSearchIdle(snapshot) });
      // A failed list does not end the restoring of a link.
      const { chosen, wanted } = snapshot.context;
      for (const level of levels) if (wanted && chosen[level]) expect(chosen[level]).toBe(wanted[level]);
    },
    'selecting.instrumentSearch': () => {},
    'selecting.instrumentSearch.idle': () => {},
    'selecting.instrumentSearch.waiting': ({ context }) => expect(context.typed).toBe('treasury'),
    'selecting.instrumentSearch.searching': (snapshot) => {
      expect(snapshot.hasTag('loading instrument')).toBe(true);
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'selecting.instrumentSearch.loadingMore': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.hasTag('loading instrument')).toBe(true);
      expect(snapshot.context.next).not.toBeNull();
    },
    submitted: (snapshot) => {
      expect(snapshot.status).toBe('done');
      expect(levels.slice(0, 5).every((level) => snapshot.context.chosen[level] !== null)).toBe(true);
    },
  },
};

function payloadOf(event: AnyEventObject): string {
  if ('value' in event) return event.value === null ? ' (cleared)' : '';
  if ('output' in event && 'options' in event.output) return ` (${event.output.options.length})`;
  return '';
}
