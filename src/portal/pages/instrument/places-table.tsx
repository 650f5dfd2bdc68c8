import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Instrument } from '../../../contract/generated/types.ts';
import { dataViewAddress } from '../../../domain/feed/criteria.ts';
import { type BestPrice, bestOf, figuresOfDay, isBest } from '../../../domain/feed/instrument-figures.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside, utcClock } from '../../../domain/format/timestamps.ts';
import {
  Card,
  CardHead,
  CardTitle,
  Code,
  FiguresTable,
  Muted,
  PlainPrice,
  Price,
  Scrolled,
} from './instrument-styles.ts';
import { placeCriteria } from './place-criteria.ts';
import { volumesText } from './volumes-text.ts';

type Place = Instrument['Places'][number];

/** A side's price, in bold if it is the best of all places. */
function Side({ side, price, inBold }: { side: 'bid' | 'ask'; price: string | null; inBold: boolean }) {
  if (price === null) return null;
  const Shown = inBold ? Price : PlainPrice;
  return <Shown data-side={side}>{groupedDecimal(price)}</Shown>;
}

function PlaceRow({
  instrument,
  place,
  bestBid,
  bestAsk,
}: {
  instrument: Instrument;
  place: Place;
  bestBid: BestPrice | null;
  bestAsk: BestPrice | null;
}) {
  const { VenueMIC, TradingVenue, SegmentMIC, OrderType, LastPublicationDate, Quote, Figures } = place;
  const today = Figures && figuresOfDay([Figures], instrument.AsOf);
  const isToday = LastPublicationDate.slice(0, 10) === instrument.AsOf.slice(0, 10);
  return (
    <tr>
      <th scope="row">
        <Code>{VenueMIC}</Code> <Muted>{TradingVenue}</Muted>
      </th>
      <td>
        <Code>{SegmentMIC}</Code>
      </td>
      <td>
        <Link component={RouterLink} to={dataViewAddress(placeCriteria(instrument, place))}>
          {OrderType}
        </Link>
      </td>
      <td data-figure="" data-label="Bid size">
        {groupedDecimal(Quote?.BidVolume)}
      </td>
      <td data-figure="" data-label="Bid">
        <Side
          side="bid"
          price={Quote?.BidPrice ?? null}
          inBold={isBest('Bid', Quote, bestBid, instrument.Currency)}
        />
      </td>
      <td data-figure="" data-label="Ask">
        <Side
          side="ask"
          price={Quote?.AskPrice ?? null}
          inBold={isBest('Ask', Quote, bestAsk, instrument.Currency)}
        />
      </td>
      <td data-figure="" data-label="Ask size">
        {groupedDecimal(Quote?.AskVolume)}
      </td>
      <td data-figure="" data-label="Price">
        {groupedDecimal(Quote?.Price ?? Figures?.Last)}
      </td>
      <td data-figure="" data-label="Trades today">
        {place.DataType === 'trade' ? (today?.Trades ?? 0).toLocaleString('en-GB') : null}
      </td>
      <td data-figure="" data-label="Volume today">
        {today ? volumesText(today.Volumes) : groupedDecimal(Quote?.Volume)}
      </td>
      <td data-figure="" data-label="Last published">
        <Muted>
          {isToday ? '' : `${dateBeside(LastPublicationDate, instrument.AsOf)} `}
          {utcClock(LastPublicationDate)}
        </Muted>
      </td>
    </tr>
  );
}

/** Where the instrument is published, each place leading to its view. */
export function PlacesTable({ instrument }: { instrument: Instrument }) {
  const { Places, Currency } = instrument;
  const [bid, ask] = [bestOf('Bid', Places, Currency), bestOf('Ask', Places, Currency)];
  return (
    <Card aria-labelledby="instrument-places">
      <CardHead>
        <CardTitle id="instrument-places">Venues</CardTitle>
        best bid and ask in bold; times in UTC
      </CardHead>
      <Scrolled>
        <FiguresTable aria-labelledby="instrument-places">
          <thead>
            <tr>
              <th scope="col">Venue</th>
              <th scope="col">Segment</th>
              <th scope="col">View</th>
              {[
                'Bid size',
                'Bid',
                'Ask',
                'Ask size',
                'Price',
                'Trades today',
                'Volume today',
                'Last published',
              ].map((name) => (
                <th key={name} scope="col" data-figure="">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Places.map((place) => (
              <PlaceRow
                key={`${place.SegmentMIC} ${place.OrderType}`}
                instrument={instrument}
                place={place}
                bestBid={bid}
                bestAsk={ask}
              />
            ))}
          </tbody>
        </FiguresTable>
      </Scrolled>
    </Card>
  );
}
