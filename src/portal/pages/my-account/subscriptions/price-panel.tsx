import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useId } from 'react';
import type { Offer, SubscriptionView } from '../../../../../machines/subscription-view.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { monthlyFee } from '../../../../domain/subscription/prices.ts';
import { startOfChange } from '../../../../domain/subscription/subscription-change.ts';
import { chargedFlags, choicesOf, noVenueText } from '../../../../domain/venues/venue-choices.ts';
import { useVenueName } from '../../../context/use-venues.ts';
import { RetryButton } from '../../../controls/retry-button.tsx';
import { SelectionRows } from '../../../controls/selection-rows.tsx';
import type { VenueSelectionActor } from '../../../controls/venue-option.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { GivenPart } from './given-part.tsx';
import { actOf, whatHappens, whyNot } from './price-words.ts';
import {
  PriceChanged,
  PriceHint,
  PriceNote,
  PricePanelRoot,
  PriceProblem,
  PriceSum,
  PriceTitle,
} from './subscriptions-styles.ts';
import type { SubscriptionActor } from './venues-part.tsx';

const Renew = styled(Button)({ paddingTop: 9, paddingBottom: 9 });

const Hidden = styled('span')(visuallyHidden);

type Props = {
  actor: SubscriptionActor;
  view: Extract<SubscriptionView, Offer>;
  venueSelection: VenueSelectionActor;
  /** US dollars per venue, user and month. */
  cost: number;
  /** The subscription is over: the session is restricted. */
  hasEnded: boolean;
  panel: RefObject<HTMLElement | null>;
};

/** What the selection costs now and per month, when it ends, and Renew (B 2, decisions.md Money). */
export function PricePanel({ actor, view, venueSelection, cost, hasEnded, panel }: Props) {
  const { noPaymentMode, endDate, selection, price, isChanged, canRenew } = view;
  const nameOf = useVenueName();
  const isPricing = view.kind === 'pricing';
  const act = isPricing ? 'Calculating the price…' : canRenew ? actOf(view, nameOf) : 'Renew';
  const choices = choicesOf(selection ?? {});
  const newEnd = price && price.endDate !== endDate ? longDate(price.endDate) : null;
  const isAtTodaysPrice = price === null || price.monthlyFee === monthlyFee(chargedFlags(choices), cost);
  const reason = isPricing ? null : whyNot(view, nameOf);
  const note =
    isPricing || choices.length === 0 ? null : (reason ?? (canRenew ? whatHappens(view, nameOf) : null));
  const noteId = useId();
  return (
    <PricePanelRoot ref={panel} tabIndex={-1} aria-labelledby="price">
      <PriceTitle id="price">{noPaymentMode ? 'Delayed data' : 'Due now for this selection'}</PriceTitle>
      {noPaymentMode ? (
        <>
          <PriceSum className="figures">Free</PriceSum>
          <PriceHint>Live data cannot be ordered at the moment.</PriceHint>
          <dl>
            <Row term={hasEnded ? 'Ended' : 'Ends'}>{longDate(endDate) ?? 'Not started'}</Row>
          </dl>
        </>
      ) : (
        <>
          <div aria-live="polite" aria-busy={isPricing} data-waits={isPricing}>
            <PriceSum className="figures">{price ? usDollars(price.price) : isPricing ? '…' : '–'}</PriceSum>
            <PriceHint>
              {isPricing
                ? 'Calculating the price'
                : choices.length === 0
                  ? noVenueText
                  : `${price ? usDollars(price.monthlyFee) : '–'} per user and month`}
            </PriceHint>
          </div>
          <dl>
            <SelectionRows choices={choices} cost={isAtTodaysPrice ? cost : null} />
            {newEnd === null ? null : <Row term={hasEnded ? 'New end' : 'Ends after renewal'}>{newEnd}</Row>}
          </dl>
        </>
      )}
      <GivenPart view={view} venueSelection={venueSelection} cost={cost} />
      {view.kind === 'unpriced' ? (
        <PriceProblem role="alert">
          <p>The price could not be calculated.</p>
          <RetryButton onRetry={() => actor.send({ type: 'retry.requested' })} />
        </PriceProblem>
      ) : null}
      <Renew
        variant="contained"
        fullWidth
        disabled={!canRenew}
        aria-describedby={note === null ? undefined : noteId}
        onClick={() => actor.send({ type: 'renewal.chosen' })}
      >
        {/* B 2: whatever it does is called Renew. */}
        {act.startsWith('Renew') ? null : <Hidden>Renew: </Hidden>}
        {act}
      </Renew>
      {note === null ? null : (
        <PriceNote id={noteId} className="figures">
          {note}
        </PriceNote>
      )}
      {isChanged ? (
        <PriceChanged>
          Changed, and not saved yet.{' '}
          <Button
            size="small"
            onClick={() =>
              venueSelection.send({ type: 'selection.replaced', selection: startOfChange(view) })
            }
          >
            Undo
          </Button>
        </PriceChanged>
      ) : null}
    </PricePanelRoot>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
