import type { LatestQuotes } from '../../contract/generated/types.ts';
import { views } from '../../domain/feed/feed-views.ts';
import type { Timing } from '../../domain/feed/timing.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { readMany } from '../database/read-many.ts';
import { quotesAt } from './instrument-page.ts';
import { latestOrdersSql } from './latest-quotes-sql.ts';
import type { Place } from './places.ts';
import type { TapeQuestion } from './tape.ts';
import { boundsSql } from './tape-sql.ts';
import { type RowKey, slicesBack } from './time-slices.ts';
import { lastId, lookedRows } from './view-sql.ts';

/** The number of instruments in an answer. */
const mostQuoted = 20;

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** Of which orders. */
type QuotesOf = Pick<TapeQuestion, 'segments' | 'cutOff' | 'publicUntil' | 'assetClass' | 'subAssetClass'>;

type Found = Pick<Place, 'id' | 'segmentMic' | 'venueMic' | 'system' | 'last'> & {
  readonly code: string;
  readonly description: string;
};

/** The instruments that published last, newest first, and how far back was looked if that was not to the beginning. */
async function foundIn(
  client: Queryable,
  { segments, cutOff, publicUntil, assetClass, subAssetClass }: QuotesOf,
): Promise<{ readonly found: readonly Found[]; readonly edge: string | null }> {
  const { rows: bounds } = await client.query<{ first: string | null; last: string | null }>({
    name: 'quotes-bounds',
    text: boundsSql('order'),
    values: [segments],
  });
  const { first = null, last = null } = bounds[0] ?? {};
  if (first === null || last === null) return { found: [], edge: null };
  const from: RowKey = [earlierOf(last, cutOff.at), lastId];
  const found: Found[] = [];
  for await (const slice of slicesBack(client, { dataType: 'order', segments, publicUntil }, from, first)) {
    if (slice.rows > 0) {
      const { rows } = await client.query<Found>({
        name: 'latest-orders',
        text: latestOrdersSql,
        values: [
          segments,
          assetClass,
          subAssetClass,
          ...slice.key,
          slice.start,
          found.map(({ id }) => id),
          mostQuoted - found.length,
        ],
      });
      found.push(...rows);
    }
    if (found.length === mostQuoted || slice.isLast) break;
    if (slice.looked >= lookedRows) return { found, edge: slice.start };
  }
  return { found, edge: null };
}

/**
 * The latest quote or best bid and ask of the instruments that published last, newest first. It is read in slices of time
 * like a page of the tape, so that it costs no more, however many instruments there are.
 */
export const readLatestQuotes = (pool: Database, of: QuotesOf, timing: Timing): Promise<LatestQuotes> =>
  readMany(pool, async (client) => {
    const { found, edge } = await foundIn(client, of);
    const quoteAt = await quotesAt(client, found);
    return {
      Timing: timing,
      AsOf: of.cutOff.at,
      Quotes: found.flatMap((place) => {
        const view = views.find(({ system }) => system === place.system);
        const quote = quoteAt(place);
        return view && quote
          ? {
              InstrumentID: place.code,
              InstrumentDescription: place.description,
              VenueMIC: place.venueMic,
              SegmentMIC: place.segmentMic,
              OrderType: view.orderType,
              PublicationDate: place.last,
              Quote: quote,
            }
          : [];
      }),
      LookedBackTo: edge,
    };
  });
