import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Instrument } from '../../../contract/generated/types.ts';
import { dataViewAddress } from '../../../domain/feed/criteria.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside, utcClock } from '../../../domain/format/timestamps.ts';
import { stateWords, voidedByOf } from '../data-view/grid/report-state.ts';
import {
  Card,
  CardHead,
  CardText,
  CardTitle,
  Code,
  FiguresTable,
  Flag,
  Muted,
  Price,
  Scrolled,
  Struck,
} from './instrument-styles.ts';
import { placeCriteria } from './place-criteria.ts';

type Trade = Instrument['Trades'][number];

function TradeRow({
  instrument,
  trade,
  isOfOneSegment,
}: {
  instrument: Instrument;
  trade: Trade;
  isOfOneSegment: boolean;
}) {
  const { SegmentMIC, TradingVenue, Row } = trade;
  const { publicationDate, price, missingPrice, vol, flags } = Row;
  const isToday = publicationDate.slice(0, 10) === instrument.AsOf.slice(0, 10);
  const isVoid = voidedByOf(Row) !== null || Row.status === 'Cancelled';
  const place = instrument.Places.find((one) => one.DataType === 'trade' && one.SegmentMIC === SegmentMIC);
  const state = stateWords(Row);
  const amount = groupedDecimal(price) ?? missingPrice;
  return (
    <tr data-void={isVoid ? '' : undefined}>
      <th scope="row">
        {isToday ? '' : `${dateBeside(publicationDate, instrument.AsOf)} `}
        {utcClock(publicationDate)}
        <Muted>{publicationDate.slice(19, 23)}</Muted>
      </th>
      {isOfOneSegment ? null : (
        <td>
          {place ? (
            <Link
              component={RouterLink}
              to={dataViewAddress(placeCriteria(instrument, place))}
              title={TradingVenue}
            >
              <Code>{SegmentMIC}</Code>
            </Link>
          ) : (
            <Code>{SegmentMIC}</Code>
          )}
        </td>
      )}
      <td data-figure="" data-label="Price">
        {isVoid ? <Struck>{amount}</Struck> : <Price>{amount}</Price>}
      </td>
      <td data-figure="" data-label="Quantity">
        {isVoid ? <Struck>{groupedDecimal(vol)}</Struck> : groupedDecimal(vol)}
      </td>
      <td data-wraps="">
        {flags.map((flag) => (
          <Flag key={flag} data-flag={flag}>
            {flag}
          </Flag>
        ))}
        {state === null ? null : <Muted>{state}</Muted>}
      </td>
    </tr>
  );
}

/** Trades of an instrument, newest first. */
export function TradesTable({
  instrument,
  trades,
  labelledBy,
  isOfOneSegment = false,
}: {
  instrument: Instrument;
  trades: readonly Trade[];
  /** The id of its title. */
  labelledBy: string;
  isOfOneSegment?: boolean;
}) {
  return (
    <Scrolled>
      <FiguresTable aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Published, UTC</th>
            {isOfOneSegment ? null : <th scope="col">Segment</th>}
            <th scope="col" data-figure="">
              Price
            </th>
            <th scope="col" data-figure="">
              Quantity
            </th>
            <th scope="col">{isOfOneSegment ? 'Flags' : 'Flags and state'}</th>
          </tr>
        </thead>
        <tbody>
          {trades.map((trade) => (
            <TradeRow
              key={`${trade.SegmentMIC} ${trade.Row.id}`}
              instrument={instrument}
              trade={trade}
              isOfOneSegment={isOfOneSegment}
            />
          ))}
        </tbody>
      </FiguresTable>
    </Scrolled>
  );
}

/** The last trades on all venues in one list. */
export function LastTrades({ instrument }: { instrument: Instrument }) {
  return (
    <Card aria-labelledby="instrument-trades">
      <CardHead>
        <CardTitle id="instrument-trades">Last trades</CardTitle>
        all venues, by publication
      </CardHead>
      {instrument.Trades.length === 0 ? (
        <CardText>No trade of it has been published yet on the venues that you may see.</CardText>
      ) : (
        <TradesTable instrument={instrument} trades={instrument.Trades} labelledBy="instrument-trades" />
      )}
    </Card>
  );
}
