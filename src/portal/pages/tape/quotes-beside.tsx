import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { viewOf } from '../../../../machines/beside-tape.ts';
import type { LatestQuotes } from '../../../contract/generated/types.ts';
import { figuresChoiceOf, type TapeChoice } from '../../../domain/feed/tape-choice.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside, longDate, utcClock } from '../../../domain/format/timestamps.ts';
import { instrumentPath } from '../../../domain/page-paths.ts';
import { RetryButton } from '../../controls/retry-button.tsx';
import { latestQuotes } from '../../flows/beside-tape.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { below } from '../../theme/widths.ts';
import {
  Card,
  CardHead,
  CardText,
  CardTitle,
  Code,
  FiguresTable,
  Muted,
  Price,
  Scrolled,
} from '../instrument/instrument-styles.ts';

const Narrow = styled(Card)({
  '& th, & td': { paddingLeft: 8, paddingRight: 8 },
  '& td': { paddingLeft: 0 },
});
/** Long names take two lines rather than the room of the prices. */
const Name = styled('th')({ '&&': { whiteSpace: 'normal' }, [below.small]: { flexBasis: '100%' } });
const Where = styled('span')({ display: 'block', whiteSpace: 'nowrap', fontSize: 'var(--text-caption)' });

/** The kind of order whose name does not fit beside two prices. */
const short: Readonly<Record<string, string>> = { 'Request for quote': 'RFQ' };

const timed = { delayed: 'delayed 15 minutes', live: 'live' } as const;

function QuoteRow({ quote, asOf }: { quote: LatestQuotes['Quotes'][number]; asOf: string }) {
  const { InstrumentID, InstrumentDescription, SegmentMIC, OrderType, PublicationDate, Quote } = quote;
  const isToday = PublicationDate.slice(0, 10) === asOf.slice(0, 10);
  return (
    <tr>
      <Name scope="row">
        <Link component={RouterLink} to={instrumentPath(InstrumentID)}>
          {InstrumentDescription}
        </Link>
        <Where>
          <Code>{SegmentMIC}</Code>{' '}
          <Muted>
            {short[OrderType] ? <abbr title={OrderType}>{short[OrderType]}</abbr> : OrderType}{' '}
            {isToday ? '' : `${dateBeside(PublicationDate, asOf)} `}
            {utcClock(PublicationDate)?.slice(0, 8)}
          </Muted>
        </Where>
      </Name>
      {Quote.Price === null ? (
        <>
          <td data-figure="" data-label="Bid">
            {Quote.BidPrice === null ? null : <Price data-side="bid">{groupedDecimal(Quote.BidPrice)}</Price>}
          </td>
          <td data-figure="" data-label="Ask">
            {Quote.AskPrice === null ? null : <Price data-side="ask">{groupedDecimal(Quote.AskPrice)}</Price>}
          </td>
        </>
      ) : (
        // One price, of neither side.
        <td data-figure="" colSpan={2}>
          <Muted>price</Muted> <Price>{groupedDecimal(Quote.Price)}</Price>
        </td>
      )}
    </tr>
  );
}

/** The latest quotes and books of the venue and class chosen, by instrument, each leading to it. */
export function QuotesBeside({
  choice,
  asOf,
  flow = latestQuotes,
}: {
  choice: TapeChoice;
  /** The time up to which the list shows trades: the quotes follow it. */
  asOf: string;
  flow?: typeof latestQuotes;
}) {
  const id = useId();
  const asked = useMemo(() => figuresChoiceOf(choice), [choice]);
  const actor = useFlow(flow, { input: asked });
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer trades of the same choice have newer quotes beside them.
  useEffect(() => actor.send({ type: 'rows.came', choice: asked }), [actor, asked, asOf]);
  const view = useSelector(actor, viewOf, shallowEqual);
  const retry = <RetryButton variant="text" onRetry={() => actor.send({ type: 'retry.requested' })} />;
  const card = (head: ReactNode, children: ReactNode) => (
    <Narrow aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>Latest quotes and books</CardTitle>
        {head}
      </CardHead>
      {children}
    </Narrow>
  );
  switch (view.kind) {
    case 'loading':
      return card(null, <CardText role="status">Loading the latest quotes</CardText>);
    case 'failed':
      return card(null, <CardText role="alert">The latest quotes could not be loaded. {retry}</CardText>);
    case 'shown': {
      const { answer: quotes, isMissed } = view;
      if (!('Quotes' in quotes)) return null;
      const at = `${utcClock(quotes.AsOf)?.slice(0, 8)} UTC`;
      return card(
        `${timed[quotes.Timing]}, as of ${at}`,
        <>
          {isMissed ? <CardText role="alert">Newer quotes could not be loaded. {retry}</CardText> : null}
          {quotes.Quotes.length === 0 ? (
            <CardText>
              {quotes.LookedBackTo === null
                ? 'No order that you may see has been published here.'
                : `No order that you may see was published here since ${utcClock(quotes.LookedBackTo)?.slice(0, 8)} UTC, ${longDate(quotes.LookedBackTo)}.`}
            </CardText>
          ) : (
            <Scrolled>
              <FiguresTable aria-labelledby={id}>
                <thead>
                  <tr>
                    <th scope="col">Newest first</th>
                    <th scope="col" data-figure="">
                      Bid
                    </th>
                    <th scope="col" data-figure="">
                      Ask
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {quotes.Quotes.map((quote) => (
                    <QuoteRow key={quote.InstrumentID} quote={quote} asOf={quotes.AsOf} />
                  ))}
                </tbody>
              </FiguresTable>
            </Scrolled>
          )}
        </>,
      );
    }
  }
}
