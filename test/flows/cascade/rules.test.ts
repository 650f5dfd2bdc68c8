import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { cascadeMachine } from '../../../machines/cascade.ts';
import { isDisabled, isShown, type OptionsPage } from '../../../src/domain/feed/choices.ts';
import { type Criteria, type Level, levels, noCriteria, queryOf } from '../../../src/domain/feed/criteria.ts';
import { bookRecord, loadedAt } from '../data-view/kit.ts';
import { answerOf, choices, type List, lists } from './kit.ts';

type Question = {
  readonly actor: string;
  readonly input: { readonly criteria: Criteria; readonly text?: string; readonly cursor?: string };
  answer(list: List): Promise<void>;
  fail(): Promise<void>;
};

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

const lists0: Readonly<Record<string, List>> = {
  loadVenues: lists.tv,
  loadAssetClasses: lists.assetclass,
  loadSubAssetClasses: lists.subassetclass,
  loadInstruments: lists.instrument,
  loadSegmentMics: lists.instrumentmic,
  loadOrderTypes: lists.ordertype,
};

const sole = (list: List): List => ({ ...list, options: list.options.slice(0, 1), total: 1 });

/** The chart, with every call controlled by the test. */
function start() {
  const asked: Question[] = [];
  const sent: unknown[] = [];
  const question = <I extends Question['input']>(actor: string) =>
    fromPromise<OptionsPage, I>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          asked.push({
            actor,
            input,
            answer: (list) => {
              resolve(answerOf(actor, list));
              return turn();
            },
            fail: () => {
              reject(new Error('no answer'));
              return turn();
            },
          });
        }),
    );
  const clock = new SimulatedClock();
  const actor = createActor(
    cascadeMachine.provide({
      actors: {
        loadVenues: question('loadVenues'),
        loadAssetClasses: question('loadAssetClasses'),
        loadSubAssetClasses: question('loadSubAssetClasses'),
        loadInstruments: question('loadInstruments'),
        findInstrument: question('findInstrument'),
        searchInstruments: question('searchInstruments'),
        loadMoreInstruments: question('loadMoreInstruments'),
        loadSegmentMics: question('loadSegmentMics'),
        loadOrderTypes: question('loadOrderTypes'),
        loadData: fromPromise(async () => ({ record: bookRecord, at: loadedAt })),
      },
    }),
    { input: { searchDelay: 500 }, clock },
  );
  actor.on('*', (event) => sent.push(event));
  actor.start();
  const last = (): Question => {
    const question = asked.at(-1);
    if (!question) throw new Error('nothing was asked');
    return question;
  };
  const choose = (level: Level, value: string | null = choices[level]): void =>
    actor.send({ type: `${level}.chosen`, value });
  /** Chooses down to that level and answers the calls on the way, including the level's own. */
  const chooseTo = async (end: Level, other: Partial<Record<string, List>> = {}): Promise<void> => {
    for (const level of levels.slice(0, levels.indexOf(end) + 1)) {
      if (context().chosen[level] === null) choose(level);
      await turn();
      const open = asked.at(-1);
      const page = open && (other[open.actor] ?? lists0[open.actor]);
      if (open && page) await open.answer(page);
      await turn();
    }
  };
  const context = () => actor.getSnapshot().context;
  return { actor, asked, last, choose, chooseTo, context, clock, sent };
}

describe('B 4, selection cascade', () => {
  test.each(levels.slice(0, 6))('B 4: changing %s clears every level after it', async (level) => {
    const { chooseTo, choose, context } = start();
    await chooseTo('ordertype');
    expect(context().chosen).toEqual(choices);
    const other = context().options[level]?.find(({ value }) => value !== choices[level])?.value ?? null;
    choose(level, other);
    for (const later of levels.slice(levels.indexOf(level) + 1)) {
      expect(context().chosen[later]).toBeNull();
      expect(context().options[later]).toBeNull();
      expect(isDisabled(context(), later)).toBe(true);
    }
    for (const earlier of levels.slice(0, levels.indexOf(level)))
      expect(context().chosen[earlier]).toBe(choices[earlier]);
  });

  test("B 4: the next level's options are loaded using all choices so far", async () => {
    const { chooseTo, asked } = start();
    await chooseTo('ordertype');
    const seen = asked.map(({ actor, input }) => `${actor} ${[...queryOf(input.criteria).keys()].join(' ')}`);
    expect(seen).toEqual([
      'loadVenues datatype',
      'loadAssetClasses datatype tv',
      'loadSubAssetClasses datatype tv assetclass',
      'loadInstruments datatype tv assetclass subassetclass',
      'loadSegmentMics datatype tv assetclass subassetclass instrument',
      'loadOrderTypes datatype tv assetclass subassetclass instrument instrumentmic',
    ]);
  });

  test('B 4: clearing a level loads nothing', async () => {
    const { chooseTo, choose, asked, context } = start();
    await chooseTo('assetclass');
    const before = asked.length;
    choose('tv', null);
    expect(asked).toHaveLength(before);
    expect(context().chosen).toEqual({ ...noCriteria, datatype: 'order' });
  });

  test('B 4: if exactly one segment MIC comes back, order types are loaded for it', async () => {
    const { chooseTo, last, context } = start();
    await chooseTo('instrument', { loadSegmentMics: sole(lists.instrumentmic) });
    expect(last().actor).toBe('loadOrderTypes');
    expect(last().input.criteria.instrumentmic).toBe('IGDL');
    expect(isShown(context(), 'instrumentmic')).toBe(false);
  });

  test('another choice while a list is loading discards that list', async () => {
    const { chooseTo, choose, last, context } = start();
    await chooseTo('datatype');
    choose('tv', 'IUOB');
    const stale = last();
    choose('tv', 'PVMF');
    const fresh = last();
    expect(fresh.input.criteria.tv).toBe('PVMF');
    await fresh.answer(lists.subassetclass);
    await stale.answer(lists.assetclass);
    expect(context().options.assetclass).toEqual(lists.subassetclass.options);
  });

  test('a late failure is discarded too', async () => {
    const { chooseTo, choose, last, actor } = start();
    await chooseTo('datatype');
    choose('tv', 'IUOB');
    const stale = last();
    choose('tv', 'PVMF');
    await stale.fail();
    expect(actor.getSnapshot().matches({ selecting: { levels: { assetClass: 'loading' } } })).toBe(true);
  });
});

describe('B 5, data selection submit', () => {
  test.each(levels)('B 5: it is refused until %s is chosen, if that is asked for', async (level) => {
    const { chooseTo, actor } = start();
    const before = levels[levels.indexOf(level) - 1];
    if (before) await chooseTo(before);
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false);
    await chooseTo('ordertype');
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(true);
  });

  test('B 4, 5: it is refused while any level is loading, including a searched one', async () => {
    const { chooseTo, actor, clock, last } = start();
    await chooseTo('ordertype');
    actor.send({ type: 'instrument.searched', text: 'treasury' });
    // B 4: the form is updating from the moment at which a level's loading flag is set.
    expect(actor.getSnapshot().hasTag('loading instrument')).toBe(true);
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false);
    clock.increment(500);
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false);
    await last().answer(lists.lastInstruments);
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(true);
  });

  test('B 5: it is refused after segment MICs failed to load, until they have loaded', async () => {
    const { chooseTo, choose, last, actor } = start();
    await chooseTo('subassetclass');
    choose('instrument');
    await last().fail();
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false);
    actor.send({ type: 'retry.requested' });
    await last().answer(sole(lists.instrumentmic));
    await last().answer(sole(lists.ordertype));
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(true);
  });

  test('B 2: it navigates to /data-viewing/{datatype} with the criteria, including hidden sole options', async () => {
    const { chooseTo, actor, sent } = start();
    await chooseTo('instrument', {
      loadSegmentMics: sole(lists.instrumentmic),
      loadOrderTypes: sole(lists.ordertype),
    });
    await chooseTo('instrumentmic', { loadOrderTypes: sole(lists.ordertype) });
    actor.send({ type: 'form.submitted' });
    await turn();
    expect(sent).toEqual([
      { type: 'record.loaded', loaded: { criteria: choices, record: bookRecord, at: loadedAt } },
      {
        type: 'navigate',
        to: `/data-viewing/order?${queryOf(choices)}`,
        state: { criteria: choices, isLoaded: true },
      },
    ]);
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false);
  });
});

describe('values that are not offered', () => {
  test.each(levels)('%s: a value that is not in its list is refused', async (level) => {
    const { chooseTo, actor } = start();
    const before = levels[levels.indexOf(level) - 1];
    if (before) await chooseTo(before);
    const { can } = actor.getSnapshot();
    for (const value of ['', 'nonsense', '__proto__'])
      expect(can.call(actor.getSnapshot(), { type: `${level}.chosen`, value })).toBe(false);
  });

  test('a level cannot be chosen before its list has loaded', () => {
    const { actor } = start();
    for (const level of levels.slice(1))
      expect(actor.getSnapshot().can({ type: `${level}.chosen`, value: choices[level] })).toBe(false);
  });

  test('a hidden level can be neither chosen nor cleared', async () => {
    const { chooseTo, actor } = start();
    await chooseTo('instrument', { loadSegmentMics: sole(lists.instrumentmic) });
    for (const value of ['IGDL', null])
      expect(actor.getSnapshot().can({ type: 'instrumentmic.chosen', value })).toBe(false);
  });

  test.each([null, '', 'quote', 'ORDER'])('criteria of data type %j are not restored', (datatype) => {
    const { actor } = start();
    const criteria = { ...choices, datatype };
    expect(actor.getSnapshot().can({ type: 'criteria.given', criteria })).toBe(false);
  });
});

describe('restoring criteria', () => {
  const answerAll = async (world: ReturnType<typeof start>, other: Partial<Record<string, List>> = {}) => {
    for (let open = world.last(), seen = 0; seen !== world.asked.length; open = world.last()) {
      seen = world.asked.length;
      await open.answer(other[open.actor] ?? lists0[open.actor] ?? lists.none);
    }
  };

  test('all seven are chosen again, level by level', async () => {
    const world = start();
    world.actor.send({ type: 'criteria.given', criteria: choices });
    await answerAll(world);
    expect(world.context().chosen).toEqual(choices);
    expect(world.context().instrument?.description).toBe('UK Treasury 4¼% 2034');
    expect(world.actor.getSnapshot().can({ type: 'form.submitted' })).toBe(true);
  });

  test('restoring stops at a level that is no longer offered', async () => {
    const world = start();
    world.actor.send({ type: 'criteria.given', criteria: { ...choices, assetclass: 'Tulips' } });
    await answerAll(world);
    expect(world.context().chosen).toEqual({ ...noCriteria, datatype: 'order', tv: 'IUOB' });
    expect(world.context().wanted).toBeNull();
  });

  test('an instrument beyond the first page is looked up and listed first', async () => {
    const world = start();
    world.actor.send({ type: 'criteria.given', criteria: choices });
    await answerAll(world, {
      loadInstruments: lists.otherInstruments,
      findInstrument: lists.foundInstrument,
    });
    expect(world.asked.find(({ actor }) => actor === 'findInstrument')?.input).toMatchObject({
      instrument: choices.instrument,
    });
    expect(world.context().chosen).toEqual(choices);
    expect(world.context().options.instrument?.map(({ value }) => value)).toEqual([
      'GB00BM8Z2T38',
      'GB00BLPK7110',
    ]);
  });

  test('after a list has failed, choosing again restores the rest', async () => {
    const world = start();
    world.actor.send({ type: 'criteria.given', criteria: choices });
    await world.last().answer(lists.tv);
    await world.last().fail();
    expect(world.actor.getSnapshot().matches({ selecting: { levels: 'listFailed' } })).toBe(true);
    expect(world.context().chosen).toEqual({ ...noCriteria, datatype: 'order', tv: 'IUOB' });
    world.choose('tv', 'IUOB');
    await answerAll(world);
    expect(world.context().chosen).toEqual(choices);
  });

  test('after a list has failed, another choice or clearing ends restoring', async () => {
    for (const tv of ['PVMF', null]) {
      const world = start();
      world.actor.send({ type: 'criteria.given', criteria: choices });
      await world.last().answer(lists.tv);
      await world.last().fail();
      world.choose('tv', tv);
      expect(world.context().wanted).toBeNull();
    }
  });

  test('a manual choice ends restoring', async () => {
    const world = start();
    world.actor.send({ type: 'criteria.given', criteria: choices });
    world.choose('datatype', 'trade');
    await answerAll(world);
    expect(world.context().chosen).toEqual({ ...noCriteria, datatype: 'trade' });
  });
});

describe('finding an instrument', () => {
  test('typed text is searched once, after the delay since the first letter', async () => {
    const { chooseTo, actor, clock, asked, last, context } = start();
    await chooseTo('subassetclass');
    const before = asked.length;
    for (const text of ['t', 'tr', 'tre']) {
      actor.send({ type: 'instrument.searched', text });
      clock.increment(200);
    }
    expect(asked.slice(before).map(({ input }) => input.text)).toEqual(['tre']);
    await last().answer(lists.lastInstruments);
    expect(context().options.instrument).toEqual(lists.lastInstruments.options);
  });

  test('further typing discards the answer to the earlier text', async () => {
    const { chooseTo, actor, clock, last, context } = start();
    await chooseTo('subassetclass');
    actor.send({ type: 'instrument.searched', text: 'treas' });
    clock.increment(500);
    const stale = last();
    actor.send({ type: 'instrument.searched', text: 'treasury 2033' });
    await stale.answer(lists.none);
    expect(context().options.instrument).toEqual(lists.instrument.options);
  });

  test('a search without results leaves the box open for another', async () => {
    const { chooseTo, actor, clock, last, context } = start();
    await chooseTo('subassetclass');
    actor.send({ type: 'instrument.searched', text: 'zebra' });
    clock.increment(500);
    await last().answer(lists.none);
    expect(isDisabled(context(), 'instrument')).toBe(false);
    expect(actor.getSnapshot().can({ type: 'instrument.searched', text: 'gilt' })).toBe(true);
  });

  test('after a failed search, further pages continue the list that is shown', async () => {
    const { actor, chooseTo, last, clock, context } = start();
    await chooseTo('subassetclass');
    actor.send({ type: 'instrument.searched', text: 'treasury' });
    clock.increment(500);
    await last().fail();
    expect(context().search).toBe('');
    actor.send({ type: 'instruments.moreRequested' });
    expect(last()).toMatchObject({ actor: 'loadMoreInstruments', input: { text: '', cursor: 'page-2' } });
  });

  test('an instrument chosen before the search starts leaves the list as it was', async () => {
    const { actor, chooseTo, choose, last } = start();
    await chooseTo('subassetclass');
    actor.send({ type: 'instrument.searched', text: 'treasury' });
    choose('instrument');
    actor.send({ type: 'instruments.moreRequested' });
    expect(last()).toMatchObject({ actor: 'loadMoreInstruments', input: { text: '' } });
  });

  test('if the whole list does not return after a search without results, another can be typed', async () => {
    const { actor, chooseTo, last, clock, context } = start();
    await chooseTo('subassetclass');
    actor.send({ type: 'instrument.searched', text: 'zebra' });
    clock.increment(500);
    await last().answer(lists.none);
    actor.send({ type: 'instrument.searched', text: '' });
    clock.increment(500);
    await last().fail();
    expect(isDisabled(context(), 'instrument')).toBe(false);
    expect(actor.getSnapshot().can({ type: 'instrument.searched', text: 'gilt' })).toBe(true);
  });

  test('the next page is appended without duplicates', async () => {
    const { chooseTo, actor, last, context } = start();
    await chooseTo('subassetclass');
    actor.send({ type: 'instruments.moreRequested' });
    expect(last().input.cursor).toBe('page-2');
    await last().answer({
      ...lists.lastInstruments,
      options: [...lists.instrument.options.slice(1), ...lists.lastInstruments.options],
    });
    expect(context().options.instrument).toEqual([
      ...lists.instrument.options,
      ...lists.lastInstruments.options,
    ]);
    expect(actor.getSnapshot().can({ type: 'instruments.moreRequested' })).toBe(false);
  });

  test('choosing another sub-asset class clears the search', async () => {
    const { chooseTo, actor, clock, choose, context, asked } = start();
    await chooseTo('subassetclass');
    actor.send({ type: 'instrument.searched', text: 'treasury' });
    choose('subassetclass', 'Corporate');
    const before = asked.length;
    clock.increment(1000);
    expect(asked).toHaveLength(before);
    expect(context().search).toBe('');
  });

  test('B 9: the search delay is half a second by default', () => {
    expect(createActor(cascadeMachine).getSnapshot().context.searchDelay).toBe(500);
  });
});
