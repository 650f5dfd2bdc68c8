import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { longDate } from '../../domain/format/timestamps.ts';
import type { Ordered as Order } from '../../domain/subscription/subscription-state.ts';
import { liveDataOf } from '../../domain/venues/live-words.ts';
import { choicesOf } from '../../domain/venues/venue-choices.ts';
import { realTimeFlags } from '../../domain/venues/venue-options.ts';
import { useVenueName } from '../context/use-venues.ts';

// More specific than the size of the panel's other lines.
const Lines = styled('dl')({ '&& > div': { fontSize: 'var(--text-small)' } });

type Props = {
  order: Order;
  /** Further lines. */
  children?: ReactNode;
};

/** The content of an order: venues, kinds and term. */
export function Ordered({ order, children }: Props) {
  const nameOf = useVenueName();
  const live = choicesOf(order.selection).filter((choice) => realTimeFlags(choice) > 0);
  const others = choicesOf(order.selection).length - live.length;
  return (
    <Lines aria-label="What you ordered">
      {live.map((choice) => (
        <div key={choice.venueId}>
          <dt>{nameOf(choice.venueId)}</dt>
          <dd>real-time {liveDataOf(choice)}</dd>
        </div>
      ))}
      {others > 0 ? (
        <div>
          <dt>{others === 1 ? '1 other venue' : `${others} other venues`}</dt>
          <dd>delayed</dd>
        </div>
      ) : null}
      <div>
        <dt>Term</dt>
        <dd className="figures">
          {longDate(order.startDate)} – {longDate(order.endDate)}
        </dd>
      </div>
      {children}
    </Lines>
  );
}
