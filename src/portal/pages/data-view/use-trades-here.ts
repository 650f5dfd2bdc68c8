import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type InstrumentView, type instrumentMachine, viewOf } from '../../../../machines/instrument.ts';
import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { instrument as instrumentFlow } from '../../flows/instrument.ts';

/**
 * The trades of a view's instrument on its segment: live beside live rows, delayed beside delayed ones. They are
 * loaded anew when newer rows come. Only this segment is asked for, since a live answer counts as a
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
  const view = useSelector(actor, viewOf, shallowEqual);
  const newest = record.NewestPublicationDate;
  const asOf = view.kind === 'shown' ? view.instrument.AsOf : '';
  useEffect(() => {
    // Newer rows may come with newer trades.
    if (asOf < newest) actor.send({ type: 'rows.published' });
  }, [actor, asOf, newest]);
  return [view, actor];
}
