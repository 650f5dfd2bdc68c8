import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { SubscriptionView } from '../../../../../machines/subscription-view.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { type SelectionChange, selectionChanges } from '../../../../domain/venues/selection-changes.ts';
import { useVenueName } from '../../../context/use-venues.ts';
import { PriceHint, PricePanelRoot } from './subscriptions-styles.ts';
import type { SubscriptionActor } from './venues-part.tsx';

const Root = styled(PricePanelRoot)({
  '& h3': {
    fontSize: 'var(--text-body)',
    lineHeight: '22px',
    fontWeight: '600',
  },
  '& p, & ul': {
    margin: '0 0 12px',
    fontSize: 'var(--text-small)',
    lineHeight: '20px',
  },
  '& ul': {
    paddingLeft: '18px',
  },
  '& button + p': {
    margin: '8px 0 0',
  },
});

const words = { 'real-time': 'real-time', delayed: 'delayed', none: 'not subscribed' } as const;

type Props = { actor: SubscriptionActor; view: Extract<SubscriptionView, { kind: 'changedElsewhere' }> };

/** Shows what was changed in another window while this one was open, and asks which selection to keep. */
export function ChangedPanel({ actor, view: { before, endedOn, now } }: Props) {
  const nameOf = useVenueName();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const changes = selectionChanges(before, now?.selection ?? {});
  const line = ({ venueId, data, from, to }: SelectionChange): string =>
    `${nameOf(venueId)}, ${data}: ${words[to]}, was ${words[from]}`;
  const newEnd = now && now.endDate !== endedOn ? longDate(now.endDate) : null;
  return (
    <Root ref={panel} tabIndex={-1} aria-labelledby="changed">
      <h3 id="changed">Changed in another window</h3>
      <p>Your subscription has changed since this page was loaded. Nothing on this page was saved.</p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.venueId} ${change.data}`}>{line(change)}</li>
        ))}
        {newEnd === null ? null : <li>Ends {newEnd}</li>}
        {changes.length === 0 && newEnd === null ? (
          <li>A term or a payment; the venues are the same</li>
        ) : null}
      </ul>
      <Button variant="contained" fullWidth onClick={() => actor.send({ type: 'changes.taken' })}>
        Accept the changes
      </Button>
      <Button fullWidth onClick={() => actor.send({ type: 'selection.kept' })}>
        Keep my selection
      </Button>
      <PriceHint>
        Keeping your selection saves nothing yet: you first see what it changes and what it costs.
      </PriceHint>
    </Root>
  );
}
