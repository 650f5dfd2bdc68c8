import type { SubscriptionView } from '../../../../../machines/subscription-view.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { withoutLiveData } from '../../../../domain/subscription/subscription-change.ts';
import { liveDataOf } from '../../../../domain/venues/live-words.ts';
import { isSameSelection } from '../../../../domain/venues/venue-choices.ts';
import { noOptions } from '../../../../domain/venues/venue-options.ts';
import { useVenueName } from '../../../context/use-venues.ts';
import { useLast } from '../../../hooks/use-last.ts';
import { MessageDialog } from '../../../shell/message-dialog.tsx';
import type { SubscriptionActor } from './venues-part.tsx';

type Ending = Extract<SubscriptionView, { kind: 'ending' }>;

/** Asks before the live data of a venue ends, which cannot be undone. */
export function EndingDialog({ actor, view }: { actor: SubscriptionActor; view: SubscriptionView }) {
  const nameOf = useVenueName();
  const ending = view.kind === 'ending' ? view : null;
  const shown = useLast(ending);
  return (
    <MessageDialog
      isOpen={ending !== null}
      title={shown ? `End live data of ${nameOf(shown.venueId)}?` : undefined}
      message={shown ? whatEnds(shown) : undefined}
      cancelLabel="Keep live data"
      confirmLabel="End live data"
      onCancel={() => actor.send({ type: 'ending.declined' })}
      onConfirm={() => actor.send({ type: 'ending.confirmed' })}
    />
  );
}

function whatEnds({ venueId, subscribed, selection, endDate, isChanged }: Ending): string {
  const had = subscribed ?? {};
  const data = liveDataOf(had[venueId] ?? noOptions);
  const end = longDate(endDate);
  const paid = end === null ? 'what is paid for' : `the days to ${end}`;
  const isMore = isChanged && !isSameSelection(selection, withoutLiveData(had, venueId));
  return `Live ${data} end as soon as you confirm, and cannot be had back without paying again. Nothing is refunded, ${paid} included. Delayed ${data} stay, free of charge.${
    isMore ? ' What else you have changed on this page is not saved with it.' : ''
  }`;
}
