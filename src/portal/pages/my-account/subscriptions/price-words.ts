import type { Offer } from '../../../../../machines/subscription-view.ts';
import { usDollars } from '../../../../domain/format/money.ts';
import { longDate } from '../../../../domain/format/timestamps.ts';
import {
  hasSomethingToSave,
  isAfterEnd,
  startOfChange,
  wouldEndLiveData,
} from '../../../../domain/subscription/subscription-change.ts';
import { type SelectionChange, selectionChanges } from '../../../../domain/venues/selection-changes.ts';
import { choicesOf } from '../../../../domain/venues/venue-choices.ts';
import { realTimeFlags } from '../../../../domain/venues/venue-options.ts';

/** Finds the name of a venue by its id. */
type NameOf = (venueId: number) => string;

/** The real-time data that the selection adds to what it started from, and that which it gives up. */
function liveChanges(offer: Offer): {
  readonly added: readonly SelectionChange[];
  readonly givenUp: readonly SelectionChange[];
} {
  const changes = selectionChanges(startOfChange(offer), offer.selection ?? {});
  return {
    added: changes.filter(({ to }) => to === 'real-time'),
    givenUp: changes.filter(({ from }) => from === 'real-time'),
  };
}

/** `ICAP UK OTF` for orders and trades, `ICAP UK OTF trades` for one of them: one text for each venue. */
function venuesIn(changes: readonly SelectionChange[], nameOf: NameOf): readonly string[] {
  return [...new Set(changes.map(({ venueId }) => venueId))].map((venueId) => {
    const [first, second] = changes.filter((change) => change.venueId === venueId);
    return second === undefined ? `${nameOf(venueId)} ${first?.data ?? ''}` : nameOf(venueId);
  });
}

/** One venue by its name, several by their number. */
const oneOrMany = (venues: readonly string[]): string =>
  venues.length === 1 ? (venues[0] ?? '') : `${venues.length} venues`;

/** What the button does and costs, in few words: `Pay $300 and add ICAP UK OTF trades`. */
export function actOf(offer: Offer, nameOf: NameOf): string {
  const { price, noPaymentMode } = offer;
  if (noPaymentMode) return 'Renew for 12 months, free';
  if (price === null) return 'Renew';
  const { added, givenUp } = liveChanges(offer);
  const due = usDollars(price.price);
  const end = longDate(price.endDate);
  if (price.kind === 'renewal') return `Renew to ${end} ${price.price > 0 ? `for ${due}` : 'free'}`;
  if (price.price > 0) return `Pay ${due} and add ${oneOrMany(venuesIn(added, nameOf))}`;
  if (price.kind === 'signUp') return `Renew to ${end} free`;
  if (added.length === 0) return 'Change delayed data, free';
  return `Exchange ${oneOrMany(venuesIn(givenUp, nameOf))} for ${oneOrMany(venuesIn(added, nameOf))}, free`;
}

/** The calculation of a price: `1 × $25 × 12 months = $300`. */
function sumText({ price }: Offer): string | null {
  if (price === null || price.price === 0) return null;
  const { flags, costPerVenue, months } = price.sum;
  return `${flags} × ${usDollars(costPerVenue)} × ${months} ${months === 1 ? 'month' : 'months'} = ${usDollars(price.price)}`;
}

/** Why Renew is disabled; null if it is enabled, or if something else on the page says why. */
export function whyNot(offer: Offer, nameOf: NameOf): string | null {
  const { price, renewableFrom, noPaymentMode } = offer;
  if (price?.notPossible) return `${price.notPossible}.`;
  if (!noPaymentMode && wouldEndLiveData(offer)) {
    const venues = venuesIn(liveChanges(offer).givenUp, nameOf).join(', ');
    return `This would end live data of ${venues}. If you want that, choose End live data under What you have.`;
  }
  if (hasSomethingToSave(offer)) return null;
  const when = longDate(renewableFrom);
  if (noPaymentMode)
    return 'There is nothing to renew yet: the subscription can be renewed in its last 90 days.';
  return `Nothing has changed, and the next term can be renewed ${when ? `from ${when}` : 'in the last 90 days'}.`;
}

/** The venues that the button is about, where it says only how many they are. */
function named(offer: Offer, nameOf: NameOf): string {
  const { added } = liveChanges(offer);
  const isRenewal = offer.price?.kind === 'renewal';
  const venues = isRenewal
    ? choicesOf(offer.selection ?? {})
        .filter((choice) => realTimeFlags(choice) > 0)
        .map(({ venueId }) => nameOf(venueId))
    : venuesIn(added, nameOf);
  if (venues.length === 0 || (venues.length === 1 && !isRenewal)) return '';
  return `Live data of ${venues.length === 1 ? '' : `${venues.length} venues: `}${venues.join(', ')}. `;
}

/** What Renew does, beside what its name says. */
export function whatHappens(offer: Offer, nameOf: NameOf): string | null {
  const { price, endDate, noPaymentMode } = offer;
  if (noPaymentMode) return 'Renews the delayed data of every venue for 12 months, free.';
  if (price === null) return null;
  const venues = named(offer, nameOf);
  const givenUp = venuesIn(liveChanges(offer).givenUp, nameOf).join(', ');
  if (price.price > 0) {
    const until = longDate(price.endDate);
    const ends =
      givenUp === '' || isAfterEnd(endDate, price)
        ? ''
        : ` Live data of ${givenUp} is not in it and ends when you pay, without a refund.`;
    return `${venues}${sumText(offer) ?? usDollars(price.price)}, to ${until}. You pay on the next step; until then you keep what you have.${ends}`;
  }
  if (price.endDate !== endDate) return `Renews to ${longDate(price.endDate)}, free.`;
  return givenUp === ''
    ? 'Changes at once, without charge.'
    : `${venues}Live data of ${givenUp} is given up in exchange. Changes at once, without charge. A paid venue can be exchanged once a calendar month.`;
}
