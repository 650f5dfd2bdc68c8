import { cutOffNow, cutOffOf } from '../feed/cut-off.ts';
import type { FeedDeps } from '../feed/feed-operations.ts';
import { notFound } from '../feed/feed-source.ts';
import type { Operations } from '../http/operation.ts';
import { rightsNow } from '../sessions/session-rights.ts';
import { monthConditions } from './month-conditions.ts';
import { segmentSilence } from './segment-silence.ts';

type ConditionDeps = Pick<FeedDeps, 'pool' | 'clock' | 'noPaymentMode'>;

/** The condition of the data taken in. What is open to everybody must not reveal data that is not open yet. */
export function conditionOperations({ pool, clock, noPaymentMode }: ConditionDeps) {
  return {
    getConditions: async ({ query: { tv, month } }) => {
      const asOf = new Date(cutOffNow(true, clock).at);
      return { status: 200, body: await monthConditions(pool, tv, month, asOf) };
    },
    getSegmentSilence: async ({ query: { datatype, tv, instrumentmic }, session }) => {
      const rights = await rightsNow(pool, session, clock.now(), noPaymentMode);
      const cutOff = cutOffOf(rights, tv, datatype, clock);
      if (cutOff === null) throw notFound();
      const place = { venue: tv, segment: instrumentmic };
      return { status: 200, body: await segmentSilence(pool, datatype, place, cutOff) };
    },
  } satisfies Partial<Operations>;
}
