import type { TapePage } from '../../contract/generated/types.ts';
import type { Operations } from '../http/operation.ts';
import { rightsNow } from '../sessions/session-rights.ts';
import { readOf } from '../usage/live-reads.ts';
import { createCursorSeal } from './cursor.ts';
import { cutOffNow } from './cut-off.ts';
import { defaultLimit, type FeedDeps } from './feed-operations.ts';
import { filterScope, readFilter } from './filter-sql.ts';
import { readTape } from './tape.ts';
import { tapeVenuesSql } from './tape-sql.ts';
import { timingOf } from './timing.ts';

type Venue = {
  readonly mic: string;
  readonly name: string;
  readonly segments: readonly string[];
  readonly first: string;
};

/** The trades of all venues in one list. */
export function tapeOperations({ pool, reads, clock, noPaymentMode, secret, liveReads }: FeedDeps) {
  const seal = createCursorSeal(secret);
  return {
    getTape: async ({ query, session, countRows }) => {
      const {
        timing = 'delayed',
        tv,
        assetclass,
        subassetclass,
        currency,
        cursor,
        limit = defaultLimit,
      } = query;
      const filter = readFilter(query, 'trade') ?? {};
      const scope = [
        'tape',
        timing,
        ...[tv, assetclass, subassetclass, currency].map((part) => part ?? ''),
        ...filterScope(filter),
      ];
      const [at, id] = cursor === undefined ? [] : seal.open(scope, cursor);
      const rights = await rightsNow(pool, session, clock.now(), noPaymentMode);
      const { cutOff, venues, page } = await reads.read(async (from) => {
        const { rows: all } = await from.query<Venue>({ name: 'tape-venues', text: tapeVenuesSql });
        const timed = timingOf(
          rights,
          timing,
          'trade',
          all.map(({ mic }) => mic),
          clock,
        );
        const venues = all.filter(({ mic, first }) => timed.venues.includes(mic) && first <= timed.cutOff.at);
        const asked = venues.filter(({ mic }) => tv === undefined || mic === tv);
        const page = await readTape(from, {
          segments: asked.flatMap(({ segments }) => segments),
          cutOff: timed.cutOff,
          publicUntil: cutOffNow(true, clock).at,
          assetClass: assetclass ?? null,
          subAssetClass: subassetclass ?? null,
          currencies: currency?.split(',') ?? null,
          filter,
          limit,
          after: at === undefined || id === undefined ? null : [at, id],
        });
        return { cutOff: timed.cutOff, venues, page };
      });
      const { data, next, ...searched } = page;
      // The list is one read of each venue that it is of, whether or not the page has rows of it.
      await liveReads.count(
        venues
          .filter(({ mic }) => tv === undefined || mic === tv)
          .map(({ mic }) => readOf({ session, query: { datatype: 'trade', tv: mic } }, cutOff)),
      );
      countRows(data.length);
      const body: TapePage = {
        Timing: timing,
        AsOf: cutOff.at,
        Venues: venues.map(({ mic, name }) => ({
          MIC: mic,
          Name: name,
          IsLive: rights.levelOf(mic, 'trade') === 'realtime',
        })),
        Data: [...data],
        ...(next ? { Next: seal.seal(scope, next) } : {}),
        ...searched,
      };
      return { status: 200, body };
    },
  } satisfies Partial<Operations>;
}
