import type pg from 'pg';
import { type DataType, orderTypesOf } from '../../domain/feed/view-types.ts';
import { type Rights, rightsOf } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import type { Answer, OperationRequest, Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { Secrets } from '../secrets.ts';
import {
  assetClasses,
  type ClassPath,
  findInstrument,
  instruments,
  subAssetClasses,
  venuesWithData,
} from './catalogue.ts';
import { createCursorSeal } from './cursor.ts';
import { type CutOff, cutOffOf } from './cut-off.ts';
import { feedDataJson } from './feed-data.ts';

export interface FeedDeps {
  readonly pool: pg.Pool;
  readonly clock: BusinessClock;
  /** In this mode every venue is delayed for everyone. */
  readonly noPaymentMode: boolean;
  /** Secret that cursors are signed with. */
  readonly secret: string | Secrets;
}

const DEFAULT_LIMIT = 100;

/**
 * Handlers of the selection's lists and of the data views (B 7). Rights are read anew on every call; what a reader may
 * not see yet is neither in a view nor told by a list.
 */
export function feedOperations(deps: FeedDeps): Operations {
  const { pool, clock } = deps;
  const seal = createCursorSeal(deps.secret);

  const rights = async (request: OperationRequest): Promise<Rights> => {
    if (request.session === null) throw new Refusal('unauthenticated', 'Please sign in.');
    const found = await rightsOf(pool, request.session.accountId, clock.now(), deps.noPaymentMode);
    if (found.restricted) throw new Refusal('forbidden', 'Your subscription has expired.');
    return found;
  };

  /** Runs `read` with the reader's cut-off for the chosen venue; `nothing` where the venue is not theirs. */
  const withCutOff = async <T>(
    request: OperationRequest,
    nothing: T,
    read: (path: ClassPath, cutOff: CutOff) => Promise<T>,
  ): Promise<T> => {
    const path = pathOf(request);
    const cutOff = cutOffOf(await rights(request), path.venueMic, path.dataType, clock);
    return cutOff === null ? nothing : await read(path, cutOff);
  };

  return {
    listFeedVenues: async (request) => {
      const dataType = dataTypeOf(request);
      const held = await rights(request);
      const venues = await venuesWithData(pool, dataType);
      const tvlist = venues
        .filter(({ MIC, first }) => first <= (cutOffOf(held, MIC, dataType, clock)?.at ?? ''))
        .map(({ MIC, Name }) => ({ MIC, Name }));
      return answer({ tvlist });
    },

    listFeedAssetClasses: async (request) => {
      const assetclasslist = await withCutOff<readonly string[]>(request, [], (path, cutOff) =>
        assetClasses(pool, path.dataType, path.venueMic, cutOff),
      );
      return answer({ assetclasslist });
    },

    listFeedSubAssetClasses: async (request) => {
      const subassetclasslist = await withCutOff<readonly string[]>(request, [], (path, cutOff) =>
        subAssetClasses(pool, path, cutOff),
      );
      return answer({ subassetclasslist });
    },

    listFeedInstruments: async (request) => {
      const { q = '', cursor } = request.query;
      const limit = limitOf(request);
      const path = pathOf(request);
      const scope = ['instruments', path.dataType, path.venueMic, path.assetClass, path.subAssetClass, q];
      const [after = ''] = cursor === undefined ? [] : seal.open(scope, cursor);
      const nothing = { rows: [], more: false, total: 0 };
      const page = await withCutOff(request, nothing, (_path, cutOff) =>
        instruments(pool, path, cutOff, { q, limit, after }),
      );
      const last = page.rows.at(-1);
      return answer({
        instrumentlist: page.rows,
        ...(page.more && last ? { Next: seal.seal(scope, [last.InstrumentID]) } : {}),
        Total: page.total,
      });
    },

    listFeedSegments: async (request) => {
      const miclist = await withCutOff<readonly string[]>(request, [], async (path, cutOff) => {
        const found = await findInstrument(pool, path, request.query.instrument ?? '', cutOff);
        return [...new Set(found?.sources.map((source) => source.segmentMic) ?? [])];
      });
      return answer({ miclist });
    },

    listFeedOrderTypes: async (request) => {
      const ordertypelist = await withCutOff<readonly string[]>(request, [], async (path, cutOff) => {
        const found = await findInstrument(pool, path, request.query.instrument ?? '', cutOff);
        const systems = (found?.sources ?? [])
          .filter((source) => source.segmentMic === request.query.instrumentmic)
          .map((source) => source.system);
        return systems.length === 0 ? [] : orderTypesOf(path.dataType, systems).map((type) => type.label);
      });
      return answer({ ordertypelist });
    },

    getFeedData: async (request) => {
      const { instrument = '', instrumentmic, ordertype, cursor } = request.query;
      const path = pathOf(request);
      // A venue that is not the reader's answers as an instrument that is not there does.
      const cutOff = cutOffOf(await rights(request), path.venueMic, path.dataType, clock) ?? NOTHING_YET;
      const question = {
        ...path,
        instrument,
        segmentMic: instrumentmic,
        orderType: ordertype,
        limit: limitOf(request),
        cursor,
      };
      return { status: 200, json: await feedDataJson(pool, question, cutOff, seal) };
    },
  };
}

const NOTHING_YET: CutOff = { at: '-infinity', isDelayed: true };

function answer(body: unknown): Answer {
  return { status: 200, body };
}

function dataTypeOf(request: OperationRequest): DataType {
  return request.query.datatype === 'order' ? 'order' : 'trade';
}

function limitOf(request: OperationRequest): number {
  return Number(request.query.limit ?? DEFAULT_LIMIT);
}

function pathOf(request: OperationRequest): ClassPath {
  const { tv = '', assetclass = '', subassetclass = '' } = request.query;
  return {
    dataType: dataTypeOf(request),
    venueMic: tv,
    assetClass: assetclass,
    subAssetClass: subassetclass,
  };
}
