import type { PublicTrades, VenueFacts } from '../../contract/generated/types.ts';
import type { FeedDeps } from '../feed/feed-operations.ts';
import type { Operations } from '../http/operation.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { publicTrades } from './public-trades.ts';
import { venueFacts } from './venue-facts.ts';

type VenueDeps = Pick<FeedDeps, 'reads' | 'clock'>;

const keptMs = 10_000;
const tradesKeptMs = 5_000;
/** A year of a venue has some 100 kB. */
const most = 64;

/** What everybody may see of the venues. */
export function venueOperations({ reads, clock }: VenueDeps) {
  const kept = createKeptAnswers<VenueFacts>(clock, keptMs, most);
  const keptTrades = createKeptAnswers<PublicTrades>(clock, tradesKeptMs);
  return {
    getVenue: async ({ params: { mic }, query: { year = null }, inTurn }) => {
      const make = () => inTurn(() => reads.read((pool) => venueFacts(pool, clock, mic, year)));
      return { status: 200, body: await kept(`${mic} ${year}`, make) };
    },
    getPublicTrades: async ({ inTurn }) => {
      const make = () => inTurn(() => reads.read((pool) => publicTrades(pool, clock)));
      return { status: 200, body: await keptTrades('', make) };
    },
  } satisfies Partial<Operations>;
}
