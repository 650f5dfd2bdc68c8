import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { Offer, SubscriptionView } from '../../../../../machines/subscription-view.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { priceOfTerm } from '../../../../domain/subscription/prices.ts';
import { realTimeLevel, type Selection } from '../../../../domain/venues/venue-choices.ts';
import { noOptions, withOption } from '../../../../domain/venues/venue-options.ts';
import { useVenueName } from '../../../context/use-venues.ts';
import type { VenueSelectionActor } from '../../../controls/venue-option.tsx';

const Root = styled('section')({
  margin: '12px 0 16px',
  padding: '12px 0 4px',
  borderTop: '1px solid var(--line)',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  color: 'var(--muted)',
});

type Props = {
  view: Extract<SubscriptionView, Offer>;
  venueSelection: VenueSelectionActor;
  /** US dollars per venue, user and month. */
  cost: number;
};

/** What is free of charge until a day, which a renewal has only if it is chosen here or in the grid, for its price. */
export function GivenPart({ view, venueSelection, cost }: Props) {
  const { given, isRenewable, price } = view;
  const nameOf = useVenueName();
  if (!isRenewable || given.length === 0) return null;
  const selection = view.selection ?? {};
  const isOpen = ['pricing', 'unpriced', 'idle', 'unselected'].includes(view.kind);
  const withKind = (venueId: number, kind: 'orders' | 'trades', isLive: boolean): Selection => {
    const [live, delayed] =
      kind === 'orders'
        ? (['isRealOrders', 'isDelayedOrders'] as const)
        : (['isRealTraders', 'isDelayedTraders'] as const);
    return {
      ...selection,
      [venueId]: withOption(selection[venueId] ?? noOptions, isLive ? live : delayed, true),
    };
  };
  return (
    <Root aria-label="Free of charge until a day">
      {given.map(({ venueId, kind, until }) => (
        <div key={`${venueId} ${kind}`}>
          <p className="figures">
            Live {kind} of {nameOf(venueId)} are free of charge until {longDate(until)}. Renewing does not
            include them unless you order them.
          </p>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={realTimeLevel(selection[venueId], kind) === 'real-time'}
                disabled={!isOpen}
                onChange={(_, isLive) =>
                  venueSelection.send({
                    type: 'selection.replaced',
                    selection: withKind(venueId, kind, isLive),
                  })
                }
              />
            }
            slotProps={{ typography: { variant: 'inherit', color: 'textPrimary' } }}
            label={`Order them too, for ${usDollars(priceOfTerm(1, price?.sum.costPerVenue ?? cost))} for 12 months`}
          />
        </div>
      ))}
    </Root>
  );
}
