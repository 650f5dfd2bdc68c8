import { describe, expect, test } from 'vitest';
import {
  type Choices,
  isDisabled,
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

  test('B 2: instrumentmic and ordertype are shown only when more than one option exists', () => {
    for (const level of levels) {
      const isHidden = level === 'instrumentmic' || level === 'ordertype';
      expect(isShown(whole, level)).toBe(true);
      expect(isShown(withOptions(whole, page(level, ['only'])), level)).toBe(!isHidden);
    }
  });
});

describe('what a link asks for is chosen as the lists come', () => {
  test.each(levels)('%s takes what is wanted; with the last level restoring ends', (level) => {
    const restored = withList(wanting(level), page(level, ['one', 'two']));
    expect(restored.chosen[level]).toBe('two');
    expect(restored.wanted === null).toBe(level === 'ordertype');
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
});
