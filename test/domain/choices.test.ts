import { describe, expect, test } from 'vitest';
import {
  type Choices,
  isChange,
  isDisabled,
  isSameAgain,
  isShown,
  isSoleTaken,
  noChoices,
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

  test('a change above the instruments clears their search and the cursor of their list', () => {
    const searched = { ...whole, search: 'gilt' };
    expect(withChoice(searched, 'tv', option('two'))).toMatchObject({ search: '', next: null, total: 0 });
    expect(withChoice(searched, 'tv', option('two')).instrument).toBeNull();
    expect(withChoice(searched, 'instrumentmic', option('two'))).toMatchObject({
      search: 'gilt',
      next: 'page-2',
      instrument: option('one'),
    });
  });

  test('B 4: a level with no options is disabled, but a search without hits can be changed', () => {
    const none = withOptions(noChoices, page('instrument', []));
    expect(isDisabled(noChoices, 'tv')).toBe(true);
    expect(isDisabled(none, 'instrument')).toBe(true);
    expect(isDisabled({ ...none, search: 'zzz' }, 'instrument')).toBe(false);
    expect(isDisabled(whole, 'ordertype')).toBe(false);
  });

  test('B 4: only instruments are searched: any other level without options is disabled, whatever was typed', () => {
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

  test('the chosen instrument is kept with its description until the choice is cleared', () => {
    const described = { value: 'two', label: 'two', description: 'The second one' };
    const chosen = withChoice(whole, 'instrument', described);
    expect(chosen.instrument).toEqual(described);
    expect(withChoice(chosen, 'instrument', undefined).instrument).toBeNull();
  });
});

describe('an action at a level', () => {
  test.each(levels)('changes %s if it chooses another listed option, or none', (level) => {
    expect(isChange(whole, { level, value: 'two' })).toBe(true);
    expect(isChange(whole, { level, value: null })).toBe(true);
    expect(isChange(whole, { level, value: 'one' })).toBe(false);
    expect(isChange(whole, { level, value: 'three' })).toBe(false);
  });

  test.each(levels)('repeats the choice of %s only with the value that is chosen already', (level) => {
    expect(isSameAgain(whole, { level, value: 'one' })).toBe(true);
    expect(isSameAgain(whole, { level, value: 'two' })).toBe(false);
    expect(isSameAgain(whole, { level, value: null })).toBe(false);
  });

  test('does nothing without a level, or where nothing is listed or chosen', () => {
    expect([isChange(whole, null), isSameAgain(whole, null)]).toEqual([false, false]);
    expect(isChange(noChoices, { level: 'tv', value: 'one' })).toBe(false);
    expect(isChange(noChoices, { level: 'tv', value: null })).toBe(false);
    expect(isSameAgain(noChoices, { level: 'tv', value: null })).toBe(false);
  });

  test.each(['instrumentmic', 'ordertype'] as const)(
    'B 2: %s is hidden when it has only one option, so it cannot be changed',
    (level) => {
      const sole = withOptions(whole, page(level, ['one']));
      expect(isChange(sole, { level, value: null })).toBe(false);
      expect(isSameAgain(sole, { level, value: 'one' })).toBe(false);
    },
  );

  test('leaves the choices as they are if it changes nothing', () => {
    expect(withChange(whole, null)).toBe(whole);
  });
});

describe('restoring the choices of a link as the lists arrive', () => {
  test.each(levels)('%s takes the wanted value, and the last level ends restoring', (level) => {
    const restored = withList(wanting(level), page(level, ['one', 'two']));
    expect(restored.chosen[level]).toBe('two');
    expect(restored.wanted === null).toBe(level === 'ordertype');
  });

  test('the data type is chosen at once and the rest is wanted; an unknown data type is not chosen', () => {
    const wanted = { ...noCriteria, datatype: 'trade', tv: 'two' };
    const begun = withWanted(noChoices, wanted);
    expect([begun.chosen, begun.wanted]).toEqual([{ ...noCriteria, datatype: 'trade' }, wanted]);
    expect(withWanted(whole, { ...noCriteria, datatype: 'swap' }).chosen).toEqual(noCriteria);
  });

  test('restoring continues only if the user chooses what the link wants', () => {
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

  test('a list without the wanted value ends restoring', () => {
    const wanted = { ...noCriteria, tv: 'nine', instrument: 'nine' };
    expect(withList({ ...noChoices, wanted }, page('tv', ['one', 'two'])).wanted).toBeNull();
    expect(withList({ ...noChoices, wanted }, page('tv', ['one', 'two'], 'page-2')).wanted).toBeNull();
  });

  test('a hidden level with two options takes neither automatically', () => {
    for (const level of ['instrumentmic', 'ordertype'] as const)
      expect(withList(noChoices, page(level, ['one', 'two'])).chosen[level]).toBeNull();
  });

  test('a hidden level takes its only option, and restoring continues', () => {
    const sole = withList(wanting('ordertype'), page('instrumentmic', ['one']));
    expect(sole.chosen.instrumentmic).toBe('one');
    expect(sole.wanted).not.toBeNull();
  });
});

describe('a long list of instruments', () => {
  const first = withOptions(noChoices, page('instrument', ['one', 'two'], 'page-2'));
  const values = ({ options }: Choices) => options.instrument?.map(({ value }) => value);

  test('a further page adds the instruments that are not listed yet', () => {
    const more = withMoreInstruments(first, page('instrument', ['two', 'three']));
    expect(values(more)).toEqual(['one', 'two', 'three']);
    expect(more).toMatchObject({ next: null, total: 2 });
  });

  test('the first page becomes the list, and lists of other levels do not affect its length', () => {
    const only = withMoreInstruments(noChoices, page('instrument', ['one']));
    expect(values(only)).toEqual(['one']);
    const later = withOptions(first, page('ordertype', ['one', 'two', 'three']));
    expect(later).toMatchObject({ next: 'page-2', total: 2 });
  });

  const wantingNine: Choices = { ...noChoices, wanted: { ...noCriteria, instrument: 'nine' } };

  test('an instrument beyond the first page stays wanted; one that is on no page does not', () => {
    const further = withList(wantingNine, page('instrument', ['one', 'two'], 'page-2'));
    expect(further).toMatchObject({ wanted: wantingNine.wanted, chosen: { instrument: null } });
    expect(withList(wantingNine, page('instrument', ['one', 'two'])).wanted).toBeNull();
    const venueOnly: Choices = { ...noChoices, wanted: { ...noCriteria, tv: 'one' } };
    expect(withList(venueOnly, page('instrument', ['one', 'two'], 'page-2')).wanted).toBeNull();
    expect(withList(noChoices, page('instrument', ['one', 'two'], 'page-2')).wanted).toBeNull();
  });

  test('an instrument that its own lookup does not find is no longer wanted, and the list stays', () => {
    const lost = withFoundInstrument(
      { ...first, ...wantingNine, options: first.options },
      page('instrument', []),
    );
    expect(lost.wanted).toBeNull();
    expect(values(lost)).toEqual(['one', 'two']);
    expect(lost.chosen.instrument).toBeNull();
    expect(withFoundInstrument(first, page('instrument', ['nine']))).toEqual(first);
  });

  test('an instrument found before any list has loaded becomes the list', () => {
    expect(values(withFoundInstrument(wantingNine, page('instrument', ['nine'])))).toEqual(['nine']);
  });

  test('an instrument found by its own lookup comes first, and the list keeps its cursor', () => {
    const wanted = { ...first, wanted: { ...noCriteria, instrument: 'nine' } };
    const found = withFoundInstrument(wanted, page('instrument', ['nineteen', 'nine']));
    expect(values(found)).toEqual(['nine', 'one', 'two']);
    expect(found.next).toBe('page-2');
  });
});

describe('C 9: a visible level with one option', () => {
  const venues = page('tv', ['only']);
  const toVenues = withChoice(noChoices, 'datatype', { value: 'order', label: 'Orders' });

  test('takes it automatically, and says so', () => {
    const taken = withList(toVenues, venues);
    expect(taken.chosen.tv).toBe('only');
    expect(isSoleTaken(taken, 'tv')).toBe(true);
    expect(taken.options.assetclass).toBeNull();
  });

  test('can be cleared, and does not take it again', () => {
    const undone = withChange(withList(toVenues, venues), { level: 'tv', value: null });
    expect([undone.chosen.tv, isSoleTaken(undone, 'tv'), isDisabled(undone, 'tv')]).toEqual([
      null,
      false,
      false,
    ]);
  });

  test('does not take it in place of what a link wants', () => {
    const wanted = { ...noCriteria, datatype: 'order', tv: 'another' };
    const restored = withList(withWanted(noChoices, wanted), venues);
    expect([restored.chosen.tv, restored.wanted]).toEqual([null, null]);
  });

  test('takes an instrument only if no page follows, and calls it the only one only without a search', () => {
    expect(withList(toVenues, page('instrument', ['one'], 'page-2')).chosen.instrument).toBeNull();
    const taken = withList(toVenues, page('instrument', ['one']));
    expect(isSoleTaken(taken, 'instrument')).toBe(true);
    expect(isSoleTaken({ ...taken, search: 'one' }, 'instrument')).toBe(false);
    expect(withList(toVenues, page('tv', ['one', 'two'])).chosen.tv).toBeNull();
  });

  test('has its only option whatever the instruments below it, but not before its list has loaded', () => {
    const venue = withOptions(whole, page('tv', ['one']));
    expect(isSoleTaken({ ...venue, search: 'gilt' }, 'tv')).toBe(true);
    expect(isSoleTaken(noChoices, 'tv')).toBe(false);
  });
});
