import { createHash } from 'node:crypto';
import type { FeedData } from '../../contract/generated/types.ts';
import { latestRows, views } from '../../domain/feed/feed-views.ts';
import type { RowFilter } from '../../domain/feed/row-filter.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Seal } from '../../platform/seal.ts';
import { readMany } from '../database/read-many.ts';
import type { ReplicaReads } from '../database/replica-reads.ts';
import type { Figures } from '../watch/figures.ts';
import type { CursorSeal } from './cursor.ts';
import type { CutOff } from './cut-off.ts';
import { sealPosition } from './feed-position.ts';
import {
  assertFilterable,
  type FeedQuestion,
  type FeedSource,
  notFound,
  type ReadSource,
  systemOf,
} from './feed-source.ts';
import { filterScope, filterValues } from './filter-sql.ts';
import { createPageCache, type RenderedPage, renderedPage } from './page-cache.ts';
import { bookReach, nearReach, reachValues, wholeReach } from './page-reach.ts';
import type { SourceState } from './source-state.ts';
import { filteredViewSql, lastId, type PageRow, viewSql } from './view-sql.ts';

/** Room for some thousand pages of a hundred rows. */
const mostCached = 64 * 1024 * 1024;

/** The requested page. */
interface PageQuestion extends FeedQuestion {
  /** The filter; null for all rows. */
  readonly filter: RowFilter | null;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** A page, and the entity tag (RFC 9110) of everything it depends on; no page if the reader already has it. */
type FeedAnswer = { readonly tag: string; readonly page: RenderedPage | null };

/** Makes the pages of views. */
export type FeedPages = {
  /**
   * @param has whether the reader has the page of a tag
   * @throws Refusal 404 for an instrument that does not exist or is outside the reader's rights; 400 naming
   * `instrumentmic`, `ordertype`, `cursor` or a part of a filter that the view does not have
   */
  readonly page: (
    question: PageQuestion,
    cutOff: CutOff,
    has: (tag: string) => boolean,
  ) => Promise<FeedAnswer>;
};

/** A checked request: the rows of a source before a key. */
type Asked = PageQuestion & {
  readonly source: FeedSource;
  readonly cutOff: CutOff;
  readonly scope: readonly string[];
  /** Time and id of the row the page follows; null for the first page. */
  readonly after: Key | null;
};

type Key = readonly [at: string, id: string];

/** Version of the statements: a page made by other statements is a different page. */
const shape = createHash('sha256')
  .update(
    views
      .flatMap(({ id, rows }) => [viewSql(id), ...(rows === 'snapshot' ? [] : [filteredViewSql(id)])])
      .join(),
  )
  .digest('base64url');

const sqlOf = ({ filter, source: { view } }: Asked): string =>
  filter ? filteredViewSql(view.id) : viewSql(view.id);

/** The request that a page answers, whatever its current content. */
function keyOf({ scope, after, limit, cutOff, assetClass, subAssetClass }: Asked): string {
  return JSON.stringify([scope, after, limit, cutOff.isDelayed, assetClass, subAssetClass]);
}

/**
 * A name for everything a page depends on: equal names mean equal pages. Rights and time enter through what they make
 * visible, so a row that may not be seen yet does not change the name.
 */
function nameOf(asked: Asked, state: SourceState): string {
  const { sources: _all, ...found } = asked.source.found;
  return createHash('sha256')
    .update(JSON.stringify([keyOf(asked), found, state, shape]))
    .digest('base64url');
}

// Weak, because the page is the same whether compressed or not.
const tagOf = (name: string): string => `W/"${name}"`;

async function ask(from: Queryable, asked: Asked, key: Key, last: readonly unknown[]): Promise<PageRow> {
  const { source, filter, limit, cutOff } = asked;
  const { found, segment, view } = source;
  const { rows } = await from.query<PageRow>({
    name: `feed-${filter ? 'filtered-' : ''}${view.viewType}`,
    text: sqlOf(asked),
    values: [
      found.id,
      segment,
      systemOf(view),
      cutOff.at,
      ...key,
      view.rows === 'latest' ? latestRows : limit,
      ...last,
    ],
  });
  const [page] = rows;
  if (!page) throw notFound();
  return page;
}

async function readPage(pool: Database, asked: Asked, { first, newest }: SourceState): Promise<PageRow> {
  const { source, filter, cutOff, after } = asked;
  // A right may end between two pages: a key after the cut-off starts again at the cut-off.
  const key: Key = after === null || after[0] > cutOff.at ? [cutOff.at, lastId] : after;
  if (filter) return await readMany(pool, (client) => ask(client, asked, key, filterValues(filter)));
  const { rows } = source.view;
  if (rows === 'snapshot') return await ask(pool, asked, key, reachValues(bookReach(newest)));
  // Rarely traded instruments, and reports later than usual, need a second query.
  const near = nearReach(key[0], newest);
  const page = await ask(pool, asked, key, reachValues(near));
  const enough = rows === 'latest' ? latestRows : asked.limit + 1;
  const isWhole = Number(page.found) >= enough || first >= near.earliest;
  if (isWhole && !page.reaches_beyond) return page;
  return await ask(pool, asked, key, reachValues(wholeReach(newest)));
}

function render(
  asked: Asked,
  page: PageRow,
  { newest, arrived }: SourceState,
  seal: CursorSeal,
  positions: Seal,
): RenderedPage {
  const { source, scope, limit, cutOff } = asked;
  const { found, segment, view } = source;
  const hasMore = Number(page.found) > limit;
  const [nextAt, nextId] = hasMore ? [page.last_at, page.last_id] : [page.edge_at, page.edge_id];
  const header = JSON.stringify({
    ViewType: view.viewType satisfies FeedData['ViewType'],
    DataType: asked.dataType,
    TradingVenue: found.venueName,
    AssetClass: asked.assetClass,
    SubAssetClass: asked.subAssetClass,
    InstrumentID: found.code,
    InstrumentDescription: found.description,
    VenueMIC: segment,
    Currency: found.currency,
    VenueLocation: found.venueLocation,
    AdditionalDescription: { InstrumentIDType: found.codeType, InstrumentID: found.code, Date: newest },
    ...(view.rows === 'history' && nextAt && nextId ? { Next: seal.seal(scope, [nextAt, nextId]) } : {}),
    ...(page.edge_at ? { LookedBackTo: page.edge_at } : {}),
    ...(found.archivedBefore ? { ArchivedBefore: found.archivedBefore } : {}),
    IsDelayed: cutOff.isDelayed,
    NewestPublicationDate: newest,
    // Nothing was published between the newest row and the cut-off, so this is the same position and reveals nothing
    // more.
    Position: sealPosition(positions, source, {
      isDelayed: cutOff.isDelayed,
      at: newest,
      id: arrived,
    }),
  });
  return renderedPage(
    `${header.slice(0, -1)},"Data":${page.data}}`,
    view.rows === 'snapshot' ? lengthOf(page.data) : Math.min(Number(page.found), limit),
  );
}

function lengthOf(list: string): number {
  const read: unknown = JSON.parse(list);
  return Array.isArray(read) ? read.length : 0;
}

/**
 * Pages of views, made once for all readers who see the same. Rights are checked before that, and the position of the
 * rows is found for each answer.
 *
 * @param mostCharacters size limit of all cached pages; 0: no cache
 */
export function createFeedPages(
  reads: Pick<ReplicaReads, 'read'>,
  seal: CursorSeal,
  positions: Seal,
  figures: Pick<Figures, 'pagesKept' | 'pagesMade'>,
  readSource: ReadSource,
  mostCharacters = mostCached,
): FeedPages {
  const cache = createPageCache(mostCharacters);
  const underWay = new Map<string, Promise<{ readonly name: string; readonly page: RenderedPage }>>();

  const make = async (pool: Database, asked: Asked, found: SourceState) => {
    const read = await readPage(pool, asked, found);
    // Rows may have arrived since the source was read: the page is named by what it shows.
    if (read.newest === null) throw notFound();
    const state = { first: found.first, newest: read.newest, arrived: read.arrived };
    const made = { name: nameOf(asked, state), page: render(asked, read, state, seal, positions) };
    cache.put(keyOf(asked), made.name, made.page);
    figures.pagesMade += 1;
    return made;
  };

  /** The page of a name, made once for all concurrent requests. */
  const pageOf = async (pool: Database, name: string, asked: Asked, found: SourceState) => {
    const page = cache.get(keyOf(asked), name);
    if (page !== null) {
      figures.pagesKept += 1;
      return { name, page };
    }
    const shared = underWay.get(name);
    if (shared) {
      const made = await shared.catch(() => null);
      // Under a different name it may contain what was published since, up to another reader's later cut-off.
      if (made?.name !== name) return await make(pool, asked, found);
      figures.pagesKept += 1;
      return made;
    }
    const own = make(pool, asked, found);
    underWay.set(name, own);
    return await own.finally(() => underWay.delete(name));
  };

  return {
    page: (question, cutOff, has) =>
      reads.read(async (pool) => {
        const { state, found, segment, view } = await readSource(pool, question, cutOff);
        const source = { found, segment, view };
        const { filter, cursor } = question;
        if (filter) assertFilterable(view, filter);
        const scope = [
          'data',
          question.venueMic,
          found.code,
          segment,
          view.orderType,
          ...(filter ? filterScope(filter) : []),
        ];
        const [at, id] = cursor === undefined ? [] : seal.open(scope, cursor);
        const after = at === undefined || id === undefined ? null : ([at, id] as const);
        const asked = { ...question, source, cutOff, scope, after };
        const name = nameOf(asked, state);
        if (has(tagOf(name))) return { tag: tagOf(name), page: null };
        const made = await pageOf(pool, name, asked, state);
        const tag = tagOf(made.name);
        return { tag, page: has(tag) ? null : made.page };
      }),
  };
}
