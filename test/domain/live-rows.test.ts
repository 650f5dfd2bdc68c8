import { describe, expect, test } from 'vitest';
import { dataViewAddress } from '../../src/domain/feed/criteria.ts';
import type { FeedRecord, FeedRow } from '../../src/domain/feed/feed-record.ts';
import { latestRows } from '../../src/domain/feed/feed-views.ts';
import { countOf, isWhole, type News, reconnectPause, together } from '../../src/domain/feed/live-news.ts';
import {
  atFirst,
  isExpandable,
  isPageHeld,
  isPageNext,
  type ShownData,
  shownOf,
  withNews as withNewsTo,
  withOlder,
} from '../../src/domain/feed/shown-data.ts';
import { bookRecord, gilt, giltBook, tradesRecord, visitTo } from '../flows/data-view/kit.ts';

const row = (id: string, minute: number, price = '101'): FeedRow => ({
  id,
  publicationDate: `2026-11-20T14:${String(minute).padStart(2, '0')}:00.000000Z`,
  price,
});
const withNews = (held: ShownData, came: News): ShownData => withNewsTo(held, came, 'position-1');
const news = (rows: readonly FeedRow[], more: Partial<News> = {}): News => ({
  rows,
  changed: [],
  skipped: 0,
  newest: rows[0] ? String(rows[0].publicationDate) : null,
  ...more,
});
const record = (viewType: string, rows: readonly FeedRow[], more: Partial<FeedRecord> = {}): FeedRecord => ({
  ...bookRecord,
  ViewType: viewType,
  Data: rows,
  Next: undefined,
  IsDelayed: false,
  NewestPublicationDate: '2026-11-20T14:00:00.000000Z',
  ...more,
});
const shown = (viewType: string, rows: readonly FeedRow[], more: Partial<FeedRecord> = {}): ShownData =>
  shownOf({ criteria: giltBook, record: record(viewType, rows, more), at: '2026-11-20T15:00:00Z' });
const idsOf = ({ pages }: ShownData): string[][] => pages.map(({ rows }) => rows.map(({ id }) => id));

describe('B 7: rows received over a stream', () => {
  test('a newer order book replaces the one before; other views keep both, newest first', () => {
    const [before, after] = [news([row('a', 1)]), news([row('b', 2)])];
    expect(isWhole('clob')).toBe(true);
    expect(isWhole('rfq') || isWhole('unknown')).toBe(false);
    expect(together('clob', before, after)).toBe(after);
    expect(together('rfq', null, after)).toBe(after);
    expect(together('rfq', before, after).rows.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('a row that has changed since appears once, as it reads now', () => {
    const before = news([row('a', 1), row('b', 0)], { changed: [row('c', 0), row('d', 0)], skipped: 2 });
    const after = news([], { changed: [row('a', 1, '99'), row('c', 0, '98')], skipped: 3, newest: null });
    expect(together('tradeDisplay', before, after)).toEqual({
      rows: [row('a', 1, '99'), row('b', 0)],
      changed: [row('a', 1, '99'), row('c', 0, '98'), row('d', 0)],
      skipped: 5,
      newest: before.newest,
    });
    expect(together('rfq', news([]), news([])).newest).toBeNull();
    expect(together('rfq', before, news([row('e', 9)])).newest).toBe(row('e', 9).publicationDate);
  });

  test('the count includes rows that were not sent; a book counts as one, however many rows it has', () => {
    const rows = [row('a', 1), row('b', 0)];
    expect(countOf('rfq', news(rows, { skipped: 3 }))).toBe(5);
    expect(countOf('clob', news(rows))).toBe(1);
    expect(countOf('rfq', null)).toBe(0);
    expect(countOf('clob', null)).toBe(0);
  });
});

test('a lost stream reconnects after pauses that grow to half a minute and vary between clients', () => {
  expect([1, 2, 3, 4, 5, 99].map((tries) => reconnectPause(tries, 0))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  expect([1, 99].map((tries) => reconnectPause(tries, 1))).toEqual([2000, 30_000]);
  expect(reconnectPause(1, 0.3333)).toBe(1333);
});

describe('B 7: new rows among those shown', () => {
  test('are sorted in by publication, each once, and changed rows are replaced in place', () => {
    const held = shown('ord-disp-rfq', [row('a', 5), row('b', 3)]);
    const after = withNews(
      { ...held, page: 1 },
      news([row('n', 6), row('a', 5, '99'), row('m', 4)], { changed: [row('b', 3, '98')] }),
    );
    expect(idsOf(after)).toEqual([['n', 'a', 'm', 'b']]);
    expect(after.pages[0]?.rows.map(({ price }) => price)).toEqual(['101', '99', '101', '98']);
    expect(after.record?.Data).toEqual(after.pages[0]?.rows);
    expect(after.record?.NewestPublicationDate).toBe(row('n', 6).publicationDate);
    expect(after.page).toBe(0);
  });

  test('leave a view without cancelled trades once they are void, and stay marked in any other', () => {
    const held = shown('trade-disp', [row('a', 5), row('b', 3)]);
    const voidedBy = { id: 'c', kind: 'Cancelled', publicationDate: '2026-11-20T14:06:00.000000Z' };
    const came = news([row('n', 6)], { changed: [{ ...row('a', 5), voidedBy }] });
    expect(idsOf(withNews(held, came))).toEqual([['n', 'a', 'b']]);
    const hiding = { ...held, criteria: { ...gilt, filter: { cancelled: 'hide' } } };
    expect(idsOf(withNews(hiding, came))).toEqual([['n', 'b']]);
    const none = withNews({ ...hiding, pages: [{ rows: [row('a', 5)], next: null }] }, { ...came, rows: [] });
    expect(idsOf(none)).toEqual([[]]);
  });

  test('are left to the next page, if there is one, when they are older than all rows held', () => {
    const rows = [row('a', 5), row('b', 3)];
    expect(idsOf(withNews(shown('ord-disp-rfq', rows, { Next: 'more' }), news([row('o', 2)])))).toEqual([
      ['a', 'b'],
    ]);
    expect(idsOf(withNews(shown('ord-disp-rfq', rows), news([row('o', 2)])))).toEqual([['a', 'b', 'o']]);
  });

  test('are split into pages of a hundred, and the last page keeps the cursor', () => {
    const held = shown('ord-disp-rfq', [row('z', 0)], { Next: 'more' });
    const many = Array.from({ length: 100 }, (_, at) => row(`n${at}`, 1));
    const after = withNews(held, news(many));
    expect(after.pages.map(({ rows, next }) => [rows.length, next])).toEqual([
      [100, null],
      [1, 'more'],
    ]);
    expect(idsOf(after)[1]).toEqual(['z']);
    expect(after.record?.Data).toHaveLength(100);
  });

  test('replace a book, and push out the oldest of a view with a fixed number of rows', () => {
    expect(idsOf(withNews(shown('ord-disp-clob', [row('a', 5)]), news([row('b', 6)])))).toEqual([['b']]);
    const many = Array.from({ length: latestRows + 3 }, (_, at) => row(`n${at}`, 1));
    expect(withNews(shown('trade-disp-2', []), news(many)).pages.flatMap(({ rows }) => rows)).toHaveLength(
      latestRows,
    );
  });

  test('of orders are sorted by date, and one as old as the last of a page belongs to it', () => {
    const order = (id: string, minute: number): FeedRow => {
      const { publicationDate = null, ...rest } = row(id, minute);
      return { ...rest, id, date: publicationDate };
    };
    const held = shown('ord-disp-rfq', [order('a', 5), order('b', 3)], { Next: 'more' });
    const after = withNews(held, news([order('n', 6), order('m', 4), order('l', 3), order('k', 2)]));
    expect(idsOf(after)).toEqual([['n', 'a', 'm', 'l', 'b']]);
    const three = shown('ord-disp-rfq', [order('a', 5), order('b', 3), order('c', 1)], { Next: 'more' });
    expect(idsOf(withNews(three, news([order('k', 2)])))).toEqual([['a', 'b', 'k', 'c']]);
    expect(idsOf(withNews(shown('ord-disp-rfq', [{ id: 'undated' }]), news([order('n', 6)])))).toEqual([
      ['n', 'undated'],
    ]);
  });

  test('are shown in an empty view, even if older pages follow', () => {
    expect(idsOf(withNews(shown('ord-disp-rfq', [], { Next: 'more' }), news([row('a', 1)])))).toEqual([
      ['a'],
    ]);
  });

  test('of a book are one page, however many there are', () => {
    const many = Array.from({ length: 150 }, (_, at) => row(`n${at}`, 1));
    expect(withNews(shown('ord-disp-clob', []), news(many)).pages.map(({ rows }) => rows.length)).toEqual([
      150,
    ]);
  });

  test('change nothing if no record is shown or its view is unknown', () => {
    const unknown = shown('ord-disp-none', [row('a', 1)]);
    const unnamed: ShownData = { ...unknown, viewId: null };
    expect(withNews(unnamed, news([row('b', 2)]))).toBe(unnamed);
    expect(withNews(unknown, news([row('b', 2)]))).toBe(unknown);
    const nothing: ShownData = { ...unknown, viewId: 'rfq', record: null };
    expect(withNews(nothing, news([row('b', 2)]))).toBe(nothing);
  });

  test('set the newest publication to the later of both, and leave it as it is without any', () => {
    const newest = '2026-11-20T14:30:00.000000Z';
    const held = shown('ord-disp-rfq', [], { NewestPublicationDate: newest });
    expect(withNews(held, news([row('a', 1)])).record?.NewestPublicationDate).toBe(newest);
    expect(withNews(held, news([row('a', 1)])).record?.AdditionalDescription).toEqual({
      ...bookRecord.AdditionalDescription,
      Date: newest,
    });
    expect(withNews(shown('ord-disp-rfq', []), news([row('a', 1)])).record?.NewestPublicationDate).toBe(
      '2026-11-20T14:01:00.000000Z',
    );
    expect(withNews(held, news([])).record?.NewestPublicationDate).toBe(newest);
    expect(withNews(held, news([])).record?.Position).toBe('position-1');
  });
});

describe('what a visit shows at first', () => {
  test('is the record at hand, from its first page', () => {
    const held = { criteria: gilt, record: tradesRecord, at: '2026-11-20T15:00:00Z' };
    expect(atFirst(visitTo(dataViewAddress(gilt), { isReturn: true, held }))).toEqual({
      criteria: gilt,
      viewId: 'tradeDisplay',
      record: tradesRecord,
      pages: [{ rows: tradesRecord.Data, next: 'cursor-of-page-2' }],
      page: 0,
      loadedAt: held.at,
    });
  });

  test('is only its criteria without a record at hand, and nothing without criteria', () => {
    const nothing = { viewId: null, record: null, pages: [], page: 0, loadedAt: null };
    const unloaded = atFirst(visitTo(dataViewAddress(gilt)));
    expect(unloaded).toEqual({ criteria: gilt, ...nothing });
    expect(atFirst(visitTo('/data-viewing/trade'))).toEqual({ criteria: null, ...nothing });
    expect([isPageHeld(unloaded, 0), isPageNext(unloaded, 0), isPageNext(unloaded, 1)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('B 4: pages of rows', () => {
  const first = shown('ord-disp-rfq', [row('b', 2)], { Next: 'more' });

  test('the next page is added to those held, and is shown', () => {
    const both = withOlder(first, record('ord-disp-rfq', [row('a', 1)], { LookedBackTo: '2026-11-19' }));
    expect(idsOf(both)).toEqual([['b'], ['a']]);
    expect([both.page, both.record?.LookedBackTo]).toEqual([1, '2026-11-19']);
    expect([0, 1, 2].map((page) => isPageHeld(both, page))).toEqual([true, false, false]);
    expect([0, 1, 2].map((page) => isPageNext(both, page))).toEqual([false, false, false]);
    expect([0, 1, 2].map((page) => isPageNext(first, page))).toEqual([false, true, false]);
  });

  test('a real-time right that ends between two pages makes the view delayed for good', () => {
    const late = withOlder(first, record('ord-disp-rfq', [], { IsDelayed: true }));
    expect(first.record?.IsDelayed).toBe(false);
    expect(withOlder(first, record('ord-disp-rfq', [])).record?.IsDelayed).toBe(false);
    expect(late.record?.IsDelayed).toBe(true);
    expect(withOlder(late, record('ord-disp-rfq', [])).record?.IsDelayed).toBe(true);
  });

  test('an empty page is replaced by the next one', () => {
    const empty = shown('ord-disp-rfq', [], { Next: 'more' });
    const after = withOlder(empty, record('ord-disp-rfq', [row('a', 1)]));
    expect(idsOf(after)).toEqual([['a']]);
    expect(after.page).toBe(0);
    expect(withOlder({ ...empty, record: null }, record('ord-disp-rfq', [])).record).toBeNull();
  });

  test('only views with more columns than fit can be expanded', () => {
    expect(isExpandable(shown('trade-disp', []))).toBe(true);
    expect(isExpandable(first)).toBe(false);
    expect(isExpandable(shown('ord-disp-none', []))).toBe(false);
    expect(isExpandable({ ...first, viewId: null })).toBe(false);
  });
});
