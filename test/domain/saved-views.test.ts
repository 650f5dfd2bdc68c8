import { describe, expect, test } from 'vitest';
import { noCriteria } from '../../src/domain/feed/criteria.ts';
import { tapeAddress, tapeChoiceOf } from '../../src/domain/feed/tape-choice.ts';
import { usualLayout } from '../../src/domain/feed/view-layout.ts';
import {
  byName,
  choiceOfSavedTape,
  criteriaOfSaved,
  isSavedTape,
  nameTakenText,
  noRoomText,
  savedTapeOf,
  selectionOf,
} from '../../src/domain/saved-views/saved-views.ts';
import { gilt, giltBook } from '../flows/data-view/kit.ts';

const filter = { from: '2026-11-20', flags: 'LRGS' };

describe('a saved tape', () => {
  test.each(['', '?timing=live&tv=TPIC&assetclass=Bonds&currency=EUR%2CGBP&from=2026-11-20&flags=LRGS'])(
    'has the address that the tape had: %j',
    (search) => {
      const saved = savedTapeOf(tapeChoiceOf(search));
      expect(tapeAddress(choiceOfSavedTape(saved))).toBe(`/tape${search}`);
      expect(isSavedTape(saved)).toBe(true);
      const view = selectionOf({ ...gilt, filter }, 'tradeDisplay', 'IGDL');
      expect(view && isSavedTape(view)).toBe(false);
    },
  );
});

describe('a saved view', () => {
  test('has the segment and the order type that were shown, even if they were not chosen', () => {
    const { datatype, tv, assetclass, subassetclass, instrument } = giltBook;
    const chosen = { ...giltBook, instrumentmic: null, ordertype: null };
    expect(selectionOf(chosen, 'clob', 'IGDL')).toEqual({
      ...{ datatype, tv, assetclass, subassetclass, instrument },
      instrumentmic: 'IGDL',
      ordertype: 'Order book',
    });
  });

  test('shows the same data again, including the filter, whatever its layout', () => {
    const kept = selectionOf({ ...gilt, filter }, 'tradeDisplay', 'IGDL');
    if (!kept) throw new Error('nothing is kept');
    const shown = { ...gilt, instrumentmic: 'IGDL', ordertype: 'Trades' };
    expect(kept.filter).toEqual(filter);
    expect(criteriaOfSaved({ ...kept, layout: usualLayout })).toEqual({ ...shown, filter });
    const { filter: _filter, ...unfiltered } = kept;
    expect(criteriaOfSaved(unfiltered)).toEqual(shown);
  });

  test.each(['tv', 'assetclass', 'subassetclass', 'instrument'] as const)(
    'cannot be made from criteria without their %s',
    (name) => {
      expect(selectionOf({ ...giltBook, [name]: null }, 'clob', 'IGDL')).toBeNull();
      expect(selectionOf(noCriteria, 'clob', 'IGDL')).toBeNull();
    },
  );
});

test('views are sorted by name, whatever the letter case', () => {
  const names = ['gilts', 'Bunds', 'éclair', 'Eclair', 'GILTS', 'bonds'];
  const sorted = names.map((name) => ({ name })).sort(byName);
  expect(sorted.map(({ name }) => name)).toEqual(['bonds', 'Bunds', 'Eclair', 'éclair', 'gilts', 'GILTS']);
});

test('numbers in names are sorted by their size', () => {
  const sorted = ['Desk 10', 'Desk 2', 'desk 1'].map((name) => ({ name })).sort(byName);
  expect(sorted.map(({ name }) => name)).toEqual(['desk 1', 'Desk 2', 'Desk 10']);
});

test('a name that is taken and a list that is full have messages', () => {
  expect(nameTakenText).toBe('Another of your views has this name');
  expect(noRoomText).toBe(
    'You already have 50 saved views, the maximum. Remove one that you no longer need.',
  );
});
