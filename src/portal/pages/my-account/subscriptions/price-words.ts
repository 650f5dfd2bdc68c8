import type { Offer } from '../../../../../machines/subscription-view.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import { hasSomethingToSave } from '../../../../domain/subscription/subscription-change.ts';
import { chargedFlags, choicesOf } from '../../../../domain/venues/venue-choices.ts';

/** The calculation of a price: `1 × $25 × 12 months = $300`. */
function sumText({ price }: Offer): string | null {
  if (price === null || price.price === 0) return null;
  const { flags, costPerVenue, months } = price.sum;
  return `${flags} × ${usDollars(costPerVenue)} × ${months} ${months === 1 ? 'month' : 'months'} = ${usDollars(price.price)}`;
}

/** Why Renew is disabled; null if it is enabled, or if something else on the page says why. */
export function whyNot(offer: Offer): string | null {
  const { price, renewableFrom, noPaymentMode } = offer;
  if (price?.notPossible) return `${price.notPossible}.`;
  if (hasSomethingToSave(offer)) return null;
  const when = longDate(renewableFrom);
  if (noPaymentMode)
    return 'There is nothing to renew yet: the subscription can be renewed in its last 90 days.';
  return `Nothing has changed, and the next term can be renewed ${when ? `from ${when}` : 'in the last 90 days'}.`;
}

/** What Renew does. */
export function whatHappens(offer: Offer): string | null {
  const { price, selection, subscribed, noPaymentMode, endDate } = offer;
  if (noPaymentMode) return 'Renews the delayed data of every venue for 12 months, free.';
  if (price === null) return null;
  if (price.price > 0) {
    const until = longDate(price.endDate);
    return `${sumText(offer) ?? usDollars(price.price)}, to ${until}. You pay on the next step; until then you keep what you have.`;
  }
  const removed = chargedFlags(choicesOf(subscribed ?? {})) - chargedFlags(choicesOf(selection ?? {}));
  if (removed > 0) return 'What you take away ends at once, without a refund. Nothing is due.';
  if (price.endDate !== endDate) return `Renews to ${longDate(price.endDate)}, free.`;
  return chargedFlags(choicesOf(selection ?? {})) > 0
    ? 'Changes at once, without charge. A paid venue can be exchanged once a calendar month.'
    : 'Changes at once, without charge.';
}
