import { describe, expect, test } from 'vitest';
import {
  type Choices,
  isChange,
  isDisabled,
  isSameAgain,
  isShown,
  isSoleTaken,
  noChoices,
  stepOf,
  withChange,
  withChoice,
  withFoundInstrument,
  withList,
  withMoreInstruments,
  withOptions,
  withWanted,
} from '../../src/domain/feed/choices.ts';
import { type Level, levels, levelsAfter, noCriteria, type Option } from '../../src/domain/feed/criteria.ts';

const option = (value: string): Option => ({ value, label: value });
const page = (level: Level, values: readonly string[], next: string | null = null) => ({
  level,
  options: values.map(option),
  next,
  total: values.length,
});

/** Everything chosen, out of two options at each level. */
const whole: Choices = levels.reduce<Choices>(
  (choices, level) =>
    withChoice(withOptions(choices, page(level, ['one', 'two'], 'page-2')), level, option('one')),
  noChoices,
);
const wanting = (level: Level): Choices => ({
  ...noChoices,
  options: { ...noChoices.options, [level]: [option('one'), option('two')] },
  wanted: { ...noCriteria, [level]: 'two' },
});

describe('B 4: selection cascade', () => {
  test.each(levels)('B 4: changing %s clears every level after it, and nothing before', (level) => {
    const changed = withChoice(whole, level, option('two'));
    expect(changed.chosen[level]).toBe('two');
    for (const later of levelsAfter(level)) {
      expect(changed.chosen[later]).toBeNull();
      expect(changed.options[later]).toBeNull();
    }
    for (const before of levels.slice(0, levels.indexOf(level))) expect(changed.chosen[before]).toBe('one');
  });

  test.each(levels)('B 4: clearing %s leaves it without a choice', (level) => {
    expect(withChoice(whole, level, undefined).chosen[level]).toBeNull();
  });

  test('a change above the instruments forgets what they were searched by and where their list goes on', () => {
    const searched = { ...whole, search: 'gilt' };
    expect(withChoice(searched, 'tv', option('two'))).toMatchObject({ search: '', next: null, total: 0 });
    expect(withChoice(searched, 'tv', option('two')).instrument).toBeNull();
    expect(withChoice(searched, 'instrumentmic', option('two'))).toMatchObject({
      search: 'gilt',
      next: 'page-2',
      instrument: option('one'),
    });
  });

  test('B 4: a level with no options is disabled; a search without a hit can be typed anew', () => {
    const none = withOptions(noChoices, page('instrument', []));
    expect(isDisabled(noChoices, 'tv')).toBe(true);
    expect(isDisabled(none, 'instrument')).toBe(true);
    expect(isDisabled({ ...none, search: 'zzz' }, 'instrument')).toBe(false);
    expect(isDisabled(whole, 'ordertype')).toBe(false);
  });

  test('B 4: only the list of instruments is searched: another without options is disabled, whatever was typed', () => {
    const none = withOptions(noChoices, page('tv', []));
    expect(isDisabled({ ...none, search: 'zzz' }, 'tv')).toBe(true);
  });

  test('B 2: instrumentmic and ordertype are shown only when more than one option exists', () => {
    for (const level of levels) {
      const isHidden = level === 'instrumentmic' || level === 'ordertype';
      expect(isShown(whole, level)).toBe(true);
      expect(isShown(withOptions(whole, page(level, ['only'])), level)).toBe(!isHidden);
      expect(isShown(noChoices, level)).toBe(!isHidden);
    }
  });

  test('the chosen instrument is kept with its description, and goes with the choice', () => {
    const described = { value: 'two', label: 'two', description: 'The second one' };
    const chosen = withChoice(whole, 'instrument', described);
    expect(chosen.instrument).toEqual(described);
    expect(withChoice(chosen, 'instrument', undefined).instrument).toBeNull();
  });
});

describe('what somebody does at a level', () => {
  test.each(levels)('is a change of %s to another option, or to none', (level) => {
    expect(isChange(whole, { level, value: 'two' })).toBe(true);
    expect(isChange(whole, { level, value: null })).toBe(true);
    expect(isChange(whole, { level, value: 'one' })).toBe(false);
    expect(isChange(whole, { level, value: 'three' })).toBe(false);
  });

  test.each(levels)('is no choice of %s again but with what is chosen there', (level) => {
    expect(isSameAgain(whole, { level, value: 'one' })).toBe(true);
    expect(isSameAgain(whole, { level, value: 'two' })).toBe(false);
    expect(isSameAgain(whole, { level, value: null })).toBe(false);
  });

  test('is nothing without a level, and where nothing is listed or chosen there is nothing to change', () => {
    expect([isChange(whole, null), isSameAgain(whole, null)]).toEqual([false, false]);
    expect(isChange(noChoices, { level: 'tv', value: 'one' })).toBe(false);
    expect(isChange(noChoices, { level: 'tv', value: null })).toBe(false);
    expect(isSameAgain(noChoices, { level: 'tv', value: null })).toBe(false);
  });

  test.each(['instrumentmic', 'ordertype'] as const)(
    'B 2: %s is not shown with a sole option, so it cannot be changed',
    (level) => {
      const sole = withOptions(whole, page(level, ['one']));
      expect(isChange(sole, { level, value: null })).toBe(false);
      expect(isSameAgain(sole, { level, value: 'one' })).toBe(false);
    },
  );

  test('of no change nothing comes', () => {
    expect(withChange(whole, null)).toBe(whole);
  });
});

describe('what a link asks for is chosen as the lists come', () => {
  test.each(levels)('%s takes what is wanted; with the last level restoring ends', (level) => {
    const restored = withList(wanting(level), page(level, ['one', 'two']));
    expect(restored.chosen[level]).toBe('two');
    expect(restored.wanted === null).toBe(level === 'ordertype');
  });

  test('the data type is chosen at once, the rest is wanted; of an unknown one nothing is', () => {
    const wanted = { ...noCriteria, datatype: 'trade', tv: 'two' };
    const begun = withWanted(noChoices, wanted);
    expect([begun.chosen, begun.wanted]).toEqual([{ ...noCriteria, datatype: 'trade' }, wanted]);
    expect(withWanted(whole, { ...noCriteria, datatype: 'swap' }).chosen).toEqual(noCriteria);
  });

  test('restoring goes on only where somebody chooses what the link wanted', () => {
    const { wanted } = wanting('tv');
    expect(withChange(wanting('tv'), { level: 'tv', value: 'two' })).toMatchObject({ wanted });
    expect(withChange(wanting('tv'), { level: 'tv', value: 'one' }).wanted).toBeNull();
    expect(withChange(wanting('tv'), { level: 'tv', value: null }).wanted).toBeNull();
    expect(withChange(wanting('tv'), { level: 'datatype', value: null }).wanted).toBeNull();
    expect(withChange(noChoices, { level: 'datatype', value: 'order' })).toMatchObject({
      chosen: { datatype: 'order' },
      wanted: null,
    });
  });

  test('a list without what is wanted ends restoring', () => {
    const wanted = { ...noCriteria, tv: 'nine', instrument: 'nine' };
    expect(withList({ ...noChoices, wanted }, page('tv', ['one', 'two'])).wanted).toBeNull();
    expect(withList({ ...noChoices, wanted }, page('tv', ['one', 'two'], 'page-2')).wanted).toBeNull();
  });

  test('a hidden level with two options takes neither by itself', () => {
    for (const level of ['instrumentmic', 'ordertype'] as const)
      expect(withList(noChoices, page(level, ['one', 'two'])).chosen[level]).toBeNull();
  });

  test('a hidden level takes its only option, and what is wanted after it still is', () => {
    const sole = withList(wanting('ordertype'), page('instrumentmic', ['one']));
    expect(sole.chosen.instrumentmic).toBe('one');
    expect(sole.wanted).not.toBeNull();
  });
});

describe('a long list of instruments', () => {
  const first = withOptions(noChoices, page('instrument', ['one', 'two'], 'page-2'));
  const values = ({ options }: Choices) => options.instrument?.map(({ value }) => value);

  test('a further page adds those that are not listed yet', () => {
    const more = withMoreInstruments(first, page('instrument', ['two', 'three']));
    expect(values(more)).toEqual(['one', 'two', 'three']);
    expect(more).toMatchObject({ next: null, total: 2 });
  });

  test('a page where none was before is the list, and lists of other levels say nothing of its length', () => {
    const only = withMoreInstruments(noChoices, page('instrument', ['one']));
    expect(values(only)).toEqual(['one']);
    const later = withOptions(first, page('ordertype', ['one', 'two', 'three']));
    expect(later).toMatchObject({ next: 'page-2', total: 2 });
  });

  const wantingNine: Choices = { ...noChoices, wanted: { ...noCriteria, instrument: 'nine' } };

  test('an instrument behind the first page stays wanted, one that is on no page does not', () => {
    const further = withList(wantingNine, page('instrument', ['one', 'two'], 'page-2'));
    expect(further).toMatchObject({ wanted: wantingNine.wanted, chosen: { instrument: null } });
    expect(withList(wantingNine, page('instrument', ['one', 'two'])).wanted).toBeNull();
    const venueOnly: Choices = { ...noChoices, wanted: { ...noCriteria, tv: 'one' } };
    expect(withList(venueOnly, page('instrument', ['one', 'two'], 'page-2')).wanted).toBeNull();
    expect(withList(noChoices, page('instrument', ['one', 'two'], 'page-2')).wanted).toBeNull();
  });

  test('an instrument that is not found by itself is wanted no more, and the list stays', () => {
    const lost = withFoundInstrument(
      { ...first, ...wantingNine, options: first.options },
      page('instrument', []),
    );
    expect(lost.wanted).toBeNull();
    expect(values(lost)).toEqual(['one', 'two']);
    expect(lost.chosen.instrument).toBeNull();
    expect(withFoundInstrument(first, page('instrument', ['nine']))).toEqual(first);
  });

  test('an instrument that is found before any list is the list', () => {
    expect(values(withFoundInstrument(wantingNine, page('instrument', ['nine'])))).toEqual(['nine']);
  });

  test('an instrument looked up by itself comes first; the list goes on where it did', () => {
    const wanted = { ...first, wanted: { ...noCriteria, instrument: 'nine' } };
    const found = withFoundInstrument(wanted, page('instrument', ['nineteen', 'nine']));
    expect(values(found)).toEqual(['nine', 'one', 'two']);
    expect(found.next).toBe('page-2');
  });
});

describe('a level that is shown and has one option', () => {
  const venues = page('tv', ['only']);
  const toVenues = withChoice(noChoices, 'datatype', { value: 'order', label: 'Orders' });

  test('takes it by itself, and says so', () => {
    const taken = withList(toVenues, venues);
    expect(taken.chosen.tv).toBe('only');
    expect(isSoleTaken(taken, 'tv')).toBe(true);
    expect(stepOf(taken)).toBe('load assetclass');
  });

  test('gives it back, and does not take it again', () => {
    const undone = withChange(withList(toVenues, venues), { level: 'tv', value: null });
    expect([undone.chosen.tv, isSoleTaken(undone, 'tv'), stepOf(undone)]).toEqual([null, false, 'choose tv']);
  });

  test('takes nothing in place of what a link wanted', () => {
    const wanted = { ...noCriteria, datatype: 'order', tv: 'another' };
    const restored = withList(withWanted(noChoices, wanted), venues);
    expect([restored.chosen.tv, restored.wanted]).toEqual([null, null]);
  });

  test('an instrument is the only one where no page follows and nothing was searched', () => {
    expect(withList(toVenues, page('instrument', ['one'], 'page-2')).chosen.instrument).toBeNull();
    const taken = withList(toVenues, page('instrument', ['one']));
    expect(isSoleTaken(taken, 'instrument')).toBe(true);
    expect(isSoleTaken({ ...taken, search: 'one' }, 'instrument')).toBe(false);
    expect(withList(toVenues, page('tv', ['one', 'two'])).chosen.tv).toBeNull();
  });

  test('is the only one however many instruments follow, and none where its list is not known', () => {
    const venue = withOptions(whole, page('tv', ['one']));
    expect(isSoleTaken({ ...venue, search: 'gilt' }, 'tv')).toBe(true);
    expect(isSoleTaken(noChoices, 'tv')).toBe(false);
  });
});

describe('what comes next in choosing', () => {
  /** Chosen down to the level before `level`. */
  const upTo = (level: Level): Choices => withChoice(whole, level, undefined);

  test.each(levels)('a choice of %s with its list, and the list first', (level) => {
    expect(stepOf(upTo(level))).toBe(`choose ${level}`);
    expect(stepOf({ ...upTo(level), options: { ...noChoices.options, [level]: null } })).toBe(
      `load ${level}`,
    );
  });

  test('the data, once all is chosen', () => {
    expect(stepOf(whole)).toBe('ready');
    expect(stepOf(noChoices)).toBe('choose datatype');
  });

  test.each(levels)('without an option of %s nothing, unless it is hidden', (level) => {
    const isHidden = level === 'instrumentmic' || level === 'ordertype';
    expect(stepOf(withOptions(upTo(level), page(level, [])))).toBe(isHidden ? 'ready' : 'nothing');
  });

  test('the instrument that a link wants by itself, when the instruments are listed', () => {
    const wanted = { ...noCriteria, tv: 'one', instrument: 'nine' };
    expect(stepOf({ ...upTo('instrument'), wanted })).toBe('find instrument');
    expect(stepOf({ ...upTo('tv'), wanted })).toBe('choose tv');
    expect(stepOf({ ...upTo('instrumentmic'), wanted })).toBe('choose instrumentmic');
    expect(stepOf({ ...upTo('instrument'), wanted: noCriteria })).toBe('choose instrument');
  });
});
