import fresh from 'fresh';
import type { QueryOf } from '../../contract/operation-types.ts';
import { type OrderType, viewsOf } from '../../domain/feed/feed-views.ts';
import { findTextOf } from '../../domain/feed/find-text.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/seal.ts';
import { publicRights, type Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import type { Memories } from '../database/memories.ts';
import type { ReplicaReads } from '../database/replica-reads.ts';
import { JsonText, type Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { rightsNow } from '../sessions/session-rights.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { type LiveReads, readOf } from '../usage/live-reads.ts';
import type { Figures } from '../watch/figures.ts';
import { assetClasses, findInstrument, instruments, subAssetClasses, venuesWithData } from './catalogue.ts';
import { createCursorSeal } from './cursor.ts';
import { type CutOff, cutOffOf, nothingYet } from './cut-off.ts';
import { createFeedPages } from './feed-data.ts';
import { createPositionSeal } from './feed-position.ts';
import { feedRow } from './feed-row.ts';
import { pathOf, questionOf, rememberedSource } from './feed-source.ts';
import { readFilter } from './filter-sql.ts';
import { findInstruments } from './find.ts';
import { readInstrument } from './instrument-page.ts';

export type FeedDeps = {
  readonly pool: Database;
  /** Database for pages, search and history. */
  readonly reads: Pick<ReplicaReads, 'read'>;
  readonly clock: BusinessClock;
  /** In this mode every venue is delayed for everyone. */
  readonly noPaymentMode: boolean;
  /** Secret that cursors are signed with. */
  readonly secret: string | Secrets;
  readonly memories: Pick<Memories, 'of'>;
  readonly liveReads: Pick<LiveReads, 'count'>;
  readonly figures: Figures;
};

/** The rows of a page if a call does not say how many. */
export const defaultLimit = 100;

function searchText(q: string): string {
  const text = findTextOf(q);
  if (text !== '') return text;
  const message = 'Type at least one letter or digit.';
  throw new Refusal('invalid-request', message, { fields: { q: [message] } });
}

type Asked = {
  readonly session: RequestSession;
};
type AskedVenue = Pick<QueryOf<'getFeedData'>, 'datatype' | 'tv'>;

/**
 * Handlers of the selection's lists and of the data views (B 7). Rights are read for every call; what a reader may not
 * see yet is neither in a view nor revealed by a list.
 */
export function feedOperations(deps: FeedDeps) {
  const { pool, clock, liveReads } = deps;
  const seal = createCursorSeal(deps.secret);
  const pages = createFeedPages(
    deps.reads,
    seal,
    createPositionSeal(deps.secret),
    deps.figures,
    rememberedSource(pool, deps.memories.of('daylight_arrivals')),
  );

  const rights = ({ session }: Asked): Promise<Rights> =>
    rightsNow(pool, session, clock.now(), deps.noPaymentMode);

  /**
   * Runs `read` with the reader's cut-off for the chosen venue; returns `nothing` if the venue is outside the reader's
   * rights.
   */
  const withCutOff = async <T>(
    asked: Asked & { readonly query: AskedVenue },
    nothing: T,
    read: (cutOff: CutOff) => Promise<T>,
  ): Promise<T> => {
    const { datatype, tv } = asked.query;
    const cutOff = cutOffOf(await rights(asked), tv, datatype, clock);
    return cutOff === null ? nothing : await read(cutOff);
  };

  return {
    listFeedVenues: async (request) => {
      const { datatype } = request.query;
      const held = await rights(request);
      const venues = await venuesWithData(pool, datatype);
      const tvlist = venues
        .filter(({ MIC, first }) => first <= (cutOffOf(held, MIC, datatype, clock)?.at ?? ''))
        .map(({ MIC, Name }) => ({ MIC, Name }));
      return { status: 200, body: { tvlist } };
    },

    listFeedAssetClasses: async (request) => {
      const { datatype, tv } = request.query;
      const assetclasslist = await withCutOff<readonly string[]>(request, [], (cutOff) =>
        assetClasses(pool, datatype, tv, cutOff),
      );
      return { status: 200, body: { assetclasslist } };
    },

    listFeedSubAssetClasses: async (request) => {
      const { datatype: dataType, tv: venueMic, assetclass: assetClass } = request.query;
      const subassetclasslist = await withCutOff<readonly string[]>(request, [], (cutOff) =>
        subAssetClasses(pool, { dataType, venueMic, assetClass }, cutOff),
      );
      return { status: 200, body: { subassetclasslist } };
    },

    listFeedInstruments: async (request) => {
      const { cursor, limit = defaultLimit } = request.query;
      const q = findTextOf(request.query.q ?? '');
      const path = pathOf(request.query);
      const scope = ['instruments', path.dataType, path.venueMic, path.assetClass, path.subAssetClass, q];
      const [after = ''] = cursor === undefined ? [] : seal.open(scope, cursor);
      const nothing = { rows: [], more: false, total: 0 };
      const page = await withCutOff(request, nothing, (cutOff) =>
        instruments(pool, path, cutOff, { q, limit, after }),
      );
      const last = page.rows.at(-1);
      return {
        status: 200,
        body: {
          instrumentlist: page.rows,
          ...(page.more && last ? { Next: seal.seal(scope, [last.InstrumentID]) } : {}),
          Total: page.total,
        },
      };
    },

    findPublicInstruments: async ({ query }) => {
      const text = searchText(query.q);
      const { Instruments, More } = await deps.reads.read((from) =>
        findInstruments(from, text, publicRights, clock),
      );
      const body = {
        Instruments: Instruments.map(({ InstrumentID, InstrumentDescription, AssetClass, Places }) => ({
          InstrumentID,
          InstrumentDescription,
          AssetClass,
          TradingVenues: [...new Set(Places.map(({ TradingVenue }) => TradingVenue))],
        })),
        More,
      };
      return { status: 200, body };
    },

    findInstruments: async (request) => {
      const text = searchText(request.query.q);
      const held = await rights(request);
      const body = await deps.reads.read((from) => findInstruments(from, text, held, clock));
      return { status: 200, body };
    },

    listFeedSegments: async (request) => {
      const { query } = request;
      const miclist = await withCutOff<readonly string[]>(request, [], async (cutOff) => {
        const found = await findInstrument(pool, pathOf(query), query.instrument, cutOff);
        return [...new Set(found?.sources.map((source) => source.segmentMic) ?? [])];
      });
      return { status: 200, body: { miclist } };
    },

    listFeedOrderTypes: async (request) => {
      const { query } = request;
      const ordertypelist = await withCutOff<readonly OrderType[]>(request, [], async (cutOff) => {
        const found = await findInstrument(pool, pathOf(query), query.instrument, cutOff);
        const systems = (found?.sources ?? [])
          .filter((source) => source.segmentMic === query.instrumentmic)
          .map((source) => source.system);
        return systems.length === 0 ? [] : viewsOf(query.datatype, systems).map((view) => view.orderType);
      });
      return { status: 200, body: { ordertypelist } };
    },

    getFeedData: async (request) => {
      const { datatype, tv, cursor, limit = defaultLimit } = request.query;
      const cutOff = cutOffOf(await rights(request), tv, datatype, clock) ?? nothingYet;
      const filter = readFilter(request.query, datatype);
      const question = { ...questionOf(request.query), filter, limit, cursor };
      const held = { 'if-none-match': request.headers['If-None-Match'] };
      const { tag, page } = await pages.page(question, cutOff, (etag) => fresh(held, { etag }));
      await liveReads.count([readOf(request, cutOff)]);
      const headers = { etag: tag };
      if (page === null) return { status: 304, headers };
      request.countRows(page.rows);
      return { status: 200, headers, json: new JsonText(page.text, page.packed) };
    },

    getInstrument: async (request) => {
      const { timing = 'delayed', ...asked } = request.query;
      const held = await rights(request);
      const { instrument, places } = await deps.reads.read((from) =>
        readInstrument(from, request.params.code, timing, asked, held, clock),
      );
      const read = new Map(places.map((place) => [`${place.dataType} ${place.venueMic}`, place]));
      await liveReads.count(
        [...read.values()].map(({ dataType, venueMic }) =>
          readOf(
            { session: request.session, query: { datatype: dataType, tv: venueMic } },
            { isDelayed: timing === 'delayed' },
          ),
        ),
      );
      request.countRows(instrument.Trades.length);
      return { status: 200, body: instrument };
    },

    getFeedRow: async (request) => {
      const { datatype, tv, row, published } = request.query;
      const cutOff = cutOffOf(await rights(request), tv, datatype, clock) ?? nothingYet;
      const body = await feedRow(pool, { ...questionOf(request.query), row, published }, cutOff);
      await liveReads.count([readOf(request, cutOff)]);
      request.countRows(body.Reports.length);
      return { status: 200, body };
    },
  } satisfies Partial<Operations>;
}
