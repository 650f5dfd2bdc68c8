import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type InstrumentView, type instrumentMachine, viewOf } from '../../../../machines/instrument.ts';
import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { instrument as instrumentFlow } from '../../flows/instrument.ts';

/** New rows within so many digits of their time ask for nothing anew: ten seconds. */
const tenSeconds = 'YYYY-MM-DDThh:mm:s'.length;

/**
 * The trades of a view's instrument on its segment: live beside live rows, delayed beside delayed ones. They are asked
 * for anew as new rows come, at most every ten seconds. Only this segment is asked for, since a live answer counts as a
 * read of each venue in it.
 */
export function useTradesHere(
  record: FeedRecord,
  venue: string,
): readonly [InstrumentView, ActorRefFrom<typeof instrumentMachine>] {
  const actor = useFlow(instrumentFlow, {
    input: {
      code: record.InstrumentID,
      timing: record.IsDelayed ? 'delayed' : 'live',
      at: { datatype: 'trade', tv: venue, instrumentmic: record.VenueMIC },
    },
  });
  const newest = record.NewestPublicationDate.slice(0, tenSeconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer rows may come with newer trades.
  useEffect(() => actor.send({ type: 'refresh.requested' }), [actor, newest]);
  return [useSelector(actor, viewOf, shallowEqual), actor];
}
