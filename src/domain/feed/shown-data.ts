import { type Criteria, filteredBy, sameCriteria } from './criteria.ts';
import { criteriaOfVisit, type DataVisit, type LoadedRecord, recordAtHand } from './data-visit.ts';
import type { FeedRecord, FeedRow } from './feed-record.ts';
import { feedViews, latestRows, type ViewId, viewIdOf } from './feed-views.ts';
import { isWhole, type News } from './live-news.ts';

/** A page of rows and the cursor of the next one. */
type Page = { readonly rows: readonly FeedRow[]; readonly next: string | null };

/** What a data view shows: the criteria, and the pages of rows loaded. */
export type ShownData = {
  readonly criteria: Criteria | null;
  readonly viewId: ViewId | null;
  readonly record: FeedRecord | null;
  readonly pages: readonly Page[];
  readonly page: number;
  /** When the record was loaded, ISO; null while there is none. */
  readonly loadedAt: string | null;
};

const pageOf = (record: FeedRecord): Page => ({ rows: record.Data, next: record.Next ?? null });

/** Nothing yet of what is asked for. */
export const nothingOf = (criteria: Criteria | null): ShownData => ({
  criteria,
  viewId: null,
  record: null,
  pages: [],
  page: 0,
  loadedAt: null,
});

/** The first page of a record. */
export const shownOf = ({ criteria, record, at }: LoadedRecord): ShownData => ({
  criteria,
  viewId: viewIdOf(record.ViewType),
  record,
  pages: [pageOf(record)],
  page: 0,
  loadedAt: at,
});

/** What a visit shows before anything is loaded for it: the record kept from before, or nothing. */
export function atFirst(visit: DataVisit): ShownData {
  const criteria = criteriaOfVisit(visit);
  const atHand = criteria && recordAtHand(visit, criteria);
  return atHand ? shownOf(atHand) : nothingOf(criteria);
}

/** Whether a visit asks for other rows of the view whose rows are shown; they stay until those are loaded. */
export function isOtherFilter({ criteria: shown, pages, page }: ShownData, visit: DataVisit): boolean {
  const criteria = criteriaOfVisit(visit);
  const hasRows = (pages[page]?.rows.length ?? 0) > 0;
  return (
    hasRows &&
    shown !== null &&
    criteria !== null &&
    sameCriteria(filteredBy(shown, {}), filteredBy(criteria, {})) &&
    !sameCriteria(shown, criteria) &&
    recordAtHand(visit, criteria) === null
  );
}

/**
 * With the next page, which is then shown. If a right ended between two pages, the view becomes a delayed one: delayed
 * rows are never called live. A page on which a filter found nothing is replaced by the next.
 */
export function withOlder(shown: ShownData, older: FeedRecord): ShownData {
  const { record, pages } = shown;
  const kept = pages.at(-1)?.rows.length === 0 ? pages.slice(0, -1) : pages;
  return {
    ...shown,
    record: record && {
      ...record,
      IsDelayed: record.IsDelayed || older.IsDelayed,
      LookedBackTo: older.LookedBackTo,
    },
    pages: [...kept, pageOf(older)],
    page: kept.length,
  };
}

/** Maximum number of rows on a page. */
const pageRows = 100;

const publishedOf = (row: FeedRow): string => String(row.publicationDate ?? row.date ?? '');

/** The rows held, newest first, with the new ones added and the changed ones replaced. */
function joined(pages: readonly Page[], news: News): readonly FeedRow[] {
  const held = [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
  const changed = new Map([...news.changed, ...news.rows].map((row) => [row.id, row]));
  const known = new Set(held.map(({ id }) => id));
  const last = held.at(-1);
  // Rows older than all those held come with the next page.
  const oldest = last && pages.at(-1)?.next ? publishedOf(last) : '';
  const added = news.rows.filter((row) => !known.has(row.id) && publishedOf(row) >= oldest);
  return [...added, ...held.map((row) => changed.get(row.id) ?? row)].toSorted((a, b) =>
    publishedOf(b).localeCompare(publishedOf(a), 'en'),
  );
}

/** Whether the filter of what is shown lets a row pass that has become void. */
const isStillShown = ({ criteria }: ShownData, row: FeedRow): boolean =>
  criteria?.filter?.cancelled !== 'hide' || (row.voidedBy ?? null) === null;

/**
 * With what has arrived over the stream, from the first page.
 *
 * @param position how far the rows go with it: a stream that is opened anew continues from there
 */
export function withNews(shown: ShownData, news: News, position: string): ShownData {
  const { record, viewId, pages } = shown;
  if (!record || viewId === null || viewId === 'unknown') return shown;
  const rows = isWhole(viewId) ? news.rows : joined(pages, news).filter((row) => isStillShown(shown, row));
  const kept = feedViews[viewId].rows === 'latest' ? rows.slice(0, latestRows) : rows;
  const count = isWhole(viewId) ? 1 : Math.max(1, Math.ceil(kept.length / pageRows));
  const next = pages.at(-1)?.next ?? null;
  const split = Array.from({ length: count }, (_none, at) => ({
    rows: count === 1 ? kept : kept.slice(at * pageRows, (at + 1) * pageRows),
    next: at === count - 1 ? next : null,
  }));
  const { NewestPublicationDate: before } = record;
  const newest = news.newest !== null && news.newest > before ? news.newest : before;
  return {
    ...shown,
    record: {
      ...record,
      Position: position,
      Data: split[0]?.rows ?? [],
      NewestPublicationDate: newest,
      AdditionalDescription: { ...record.AdditionalDescription, Date: newest },
    },
    pages: split,
    page: 0,
  };
}

/** Whether a page is loaded and is not the one shown. */
export const isPageHeld = ({ pages, page }: ShownData, turned: number): boolean =>
  turned !== page && pages[turned] !== undefined;

/** Whether a page is the one to be loaded next. */
export const isPageNext = ({ pages }: ShownData, turned: number): boolean =>
  turned === pages.length && typeof pages.at(-1)?.next === 'string';

/** Whether a view has columns beyond those that fit (B 3). */
export const isExpandable = ({ viewId }: ShownData): boolean =>
  viewId !== null && viewId !== 'unknown' && feedViews[viewId].isExpandable;
