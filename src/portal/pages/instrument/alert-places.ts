import type { Instrument } from '../../../contract/generated/types.ts';
import { viewOfOrderType } from '../../../domain/feed/feed-views.ts';
import { alertViewName, selectionOf } from '../../../domain/saved-views/saved-views.ts';
import { type LastPrices, lastPricesOf } from '../../../domain/view-alerts/last-price.ts';
import { sidesOf } from '../../../domain/view-alerts/view-alerts.ts';
import type { AlertPlace } from '../data-view/set-alert.tsx';
import { placeCriteria } from './place-criteria.ts';

type Place = Instrument['Places'][number];

/** The last prices at a place: those of its quote, or of its last trade as the page has it. */
function pricesAt(
  { Quote, DataType, SegmentMIC, LastPublicationDate }: Place,
  { Trades, Currency }: Instrument,
): LastPrices {
  if (Quote) {
    const { Price, BidPrice, BidCurrency, AskPrice, AskCurrency } = Quote;
    const quoted = { publicationDate: LastPublicationDate };
    return {
      ...(Price === null ? {} : { price: { ...quoted, price: Price, currency: Currency } }),
      ...(BidPrice === null ? {} : { bid: { ...quoted, price: BidPrice, currency: BidCurrency } }),
      ...(AskPrice === null ? {} : { ask: { ...quoted, price: AskPrice, currency: AskCurrency } }),
    };
  }
  const rows = Trades.flatMap((trade) => (trade.SegmentMIC === SegmentMIC ? [trade.Row] : []));
  return DataType === 'trade' ? lastPricesOf(rows, ['price'], LastPublicationDate) : {};
}

/** The places at which an alert on an instrument can be set. */
export const alertPlaces = (instrument: Instrument): readonly AlertPlace[] =>
  instrument.Places.flatMap((place) => {
    const criteria = placeCriteria(instrument, place);
    const view = viewOfOrderType(place.DataType, place.OrderType);
    const selection = view && selectionOf(criteria, view.id, place.SegmentMIC);
    if (!view || !selection) return [];
    return [
      {
        label: `${place.VenueMIC}, ${place.SegmentMIC}, ${place.OrderType}`,
        sides: sidesOf(view.id),
        last: { prices: pricesAt(place, instrument), isDelayed: instrument.Timing === 'delayed' },
        view: {
          name: alertViewName(instrument.InstrumentDescription, place.SegmentMIC, place.OrderType),
          selection,
        },
      },
    ];
  });
