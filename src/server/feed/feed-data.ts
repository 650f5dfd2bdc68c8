import type pg from 'pg';
import type { FeedData } from '../../contract/generated/types.ts';
import { type KnownView, viewOfOrderType, viewsOf } from '../../domain/feed/feed-views.ts';
import { filterNames, type RowFilter } from '../../domain/feed/row-filter.ts';
import { JsonText } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { type ClassPath, type FoundInstrument, findInstrument } from './catalogue.ts';
import type { CursorSeal } from './cursor.ts';
import type { CutOff } from './cut-off.ts';
import { filterScope, filterValues } from './filter-sql.ts';
import { filteredViewSql, latestRows, type PageRow, viewSql } from './view-sql.ts';

const lastId = '9223372036854775807';

/** What the data view asks for. Segment and order type may be left out where there is exactly one. */
export interface FeedQuestion extends ClassPath {
  readonly instrument: string;
  readonly segmentMic: string | undefined;
  readonly orderType: string | undefined;
  /** Which rows; null for all. */
  readonly filter: RowFilter | null;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** The one answer to an instrument that is not there and to one that is not the reader's. */
function notFound(): Refusal {
  return new Refusal('not-found', 'There is no such instrument among those you may see.');
}

function severalOf(field: string, message: string): Refusal {
  return new Refusal('invalid-request', message, { fields: { [field]: [message] } });
}

function chosenSegment(found: FoundInstrument, asked: string | undefined): string {
  const segments = [...new Set(found.sources.map((source) => source.segmentMic))];
  if (asked !== undefined) {
    if (!segments.includes(asked)) throw notFound();
    return asked;
  }
  const [only, ...others] = segments;
  if (only === undefined) throw notFound();
  if (others.length > 0)
    throw severalOf('instrumentmic', 'Choose a segment MIC: this instrument has several.');
  return only;
}

function chosenView(found: FoundInstrument, segment: string, question: FeedQuestion): KnownView {
  const systems = found.sources
    .filter((source) => source.segmentMic === segment)
    .map((source) => source.system);
  const offered = viewsOf(question.dataType, systems);
  if (question.orderType !== undefined) {
    const asked = viewOfOrderType(question.dataType, question.orderType);
    if (asked === null || !offered.includes(asked)) throw notFound();
    return asked;
  }
  const [only, ...others] = offered;
  if (only === undefined) throw notFound();
  if (others.length > 0) throw severalOf('ordertype', 'Choose an order type: this instrument has several.');
  return only;
}

/** A snapshot with rows left out would be no snapshot. */
function assertFilterable(view: KnownView, filter: RowFilter): void {
  if (view.rows !== 'snapshot') return;
  const message = 'An order book is shown whole: it takes no filter.';
  const given = filterNames.filter((name) => filter[name] !== undefined);
  throw new Refusal('invalid-request', message, {
    fields: Object.fromEntries(given.map((name) => [name, [message]])),
  });
}

/**
 * A page of a view as the JSON text of the contract's FeedData, its rows made in the database, and how many they are.
 *
 * @throws Refusal 404 for an instrument not there or not the reader's, 400 naming `instrumentmic`, `ordertype`,
 *   `cursor` or a part of a filter that the view does not take
 */
export async function feedDataJson(
  pool: pg.Pool,
  question: FeedQuestion,
  cutOff: CutOff,
  seal: CursorSeal,
): Promise<{ readonly json: JsonText<FeedData>; readonly rows: number }> {
  const found = await findInstrument(pool, question, question.instrument, cutOff);
  if (found === null) throw notFound();
  const segment = chosenSegment(found, question.segmentMic);
  const view = chosenView(found, segment, question);
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
