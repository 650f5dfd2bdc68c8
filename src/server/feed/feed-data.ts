import type pg from 'pg';
import type { FeedData } from '../../contract/generated/types.ts';
import { latestRows } from '../../domain/feed/feed-views.ts';
import type { RowFilter } from '../../domain/feed/row-filter.ts';
import { JsonText } from '../http/operation.ts';
import type { CursorSeal } from './cursor.ts';
import type { CutOff } from './cut-off.ts';
import { sealPosition } from './feed-position.ts';
import { assertFilterable, type FeedQuestion, feedSource, notFound } from './feed-source.ts';
import { filterScope, filterValues } from './filter-sql.ts';
import { filteredViewSql, type PageRow, viewSql } from './view-sql.ts';

const lastId = '9223372036854775807';

/** Which page of it. */
export interface PageQuestion extends FeedQuestion {
  /** Which rows; null for all. */
  readonly filter: RowFilter | null;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/**
 * A page of a view as the JSON text of the contract's FeedData, its rows made in the database, and how many they are.
 *
 * @throws Refusal 404 for an instrument not there or not the reader's, 400 naming `instrumentmic`, `ordertype`,
 *   `cursor` or a part of a filter that the view does not take
 */
export async function feedDataJson(
  pool: pg.Pool,
  question: PageQuestion,
  cutOff: CutOff,
  seal: CursorSeal,
): Promise<{ readonly json: JsonText<FeedData>; readonly rows: number }> {
  const source = await feedSource(pool, question, cutOff);
  const { found, segment, view } = source;
  const isPaged = view.rows === 'history';
  const limit = view.rows === 'latest' ? latestRows : question.limit;

  const { filter } = question;
  if (filter) assertFilterable(view, filter);
  const scope = [
    'data',
    question.venueMic,
    found.code,
    segment,
    view.orderType,
    ...(filter ? filterScope(filter) : []),
  ];
  const [givenAt = cutOff.at, givenId = lastId] =
    question.cursor === undefined ? [] : seal.open(scope, question.cursor);
  // A right may have ended between two pages: a key after the cut-off starts again at the cut-off.
  const [beforeAt, beforeId] = givenAt > cutOff.at ? [cutOff.at, lastId] : [givenAt, givenId];
  const answer = await pool.query<PageRow>({
    name: `feed-${filter ? 'filtered-' : ''}${view.viewType}`,
    text: filter ? filteredViewSql(view.id) : viewSql(view.id),
    values: [
      found.id,
      segment,
      view.system ?? 'TRADE',
      cutOff.at,
      beforeAt,
      beforeId,
      limit,
      ...(filter ? filterValues(filter) : []),
    ],
  });
  const page = answer.rows[0];
  if (!page) throw notFound();
  const hasMore = Number(page.found) > question.limit;
  const [nextAt, nextId] = hasMore ? [page.last_at, page.last_id] : [page.edge_at, page.edge_id];
  const header = JSON.stringify({
    ViewType: view.viewType satisfies FeedData['ViewType'],
    DataType: question.dataType,
    TradingVenue: found.venueName,
    AssetClass: question.assetClass,
    SubAssetClass: question.subAssetClass,
    InstrumentID: found.code,
    InstrumentDescription: found.description,
    VenueMIC: segment,
    Currency: found.currency,
    VenueLocation: found.venueLocation,
    AdditionalDescription: { InstrumentIDType: found.codeType, InstrumentID: found.code, Date: page.newest },
    ...(isPaged && nextAt && nextId ? { Next: seal.seal(scope, [nextAt, nextId]) } : {}),
    ...(page.edge_at ? { LookedBackTo: page.edge_at } : {}),
    IsDelayed: cutOff.isDelayed,
    NewestPublicationDate: page.newest,
    Position: sealPosition(seal, source, { isDelayed: cutOff.isDelayed, at: cutOff.at, id: page.head }),
  });
  return {
    json: new JsonText(`${header.slice(0, -1)},"Data":${page.data}}`),
    rows: view.rows === 'snapshot' ? lengthOf(page.data) : Math.min(Number(page.found), limit),
  };
}

function lengthOf(list: string): number {
  const read: unknown = JSON.parse(list);
  return Array.isArray(read) ? read.length : 0;
}
