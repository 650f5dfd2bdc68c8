import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Instrument } from '../../../contract/generated/types.ts';
import { type Criteria, dataViewAddress } from '../../../domain/feed/criteria.ts';
import type { FeedRecord } from '../../../domain/feed/feed-record.ts';
import { feedViews } from '../../../domain/feed/feed-views.ts';
import { utcClock } from '../../../domain/format/timestamps.ts';
import { RetryButton } from '../../controls/retry-button.tsx';
import { Card, CardHead, CardText, CardTitle } from '../instrument/instrument-styles.ts';
import { TradesTable } from '../instrument/last-trades.tsx';
import { useTradesHere } from './use-trades-here.ts';

/** What a book is read with: the most recent ones. */
const mostTrades = 10;

const All = styled('span')({ marginLeft: 'auto' });

// Beside a book there is less room.
const Narrow = styled(Card)({ '& th, & td': { paddingLeft: 8, paddingRight: 8 } });

const asOfText = ({ AsOf, Timing }: Instrument): string =>
  `${Timing === 'live' ? 'live' : 'delayed 15 minutes'}, as of ${utcClock(AsOf)?.slice(0, 8)} UTC`;

/** The last trades of a book's instrument on its segment: live beside a live book if there is a right to them. */
export function BookTrades({
  record,
  venue,
  criteria,
}: {
  record: FeedRecord;
  venue: string;
  criteria: Criteria;
}) {
  const id = useId();
  const [view, actor] = useTradesHere(record, venue);
  // A right to live orders is none to live trades.
  const isDelayed = view.kind === 'none';
  useEffect(() => {
    if (isDelayed) actor.send({ type: 'timing.changed', timing: 'delayed' });
  }, [actor, isDelayed]);

  const card = (asOf: string | null, children: ReactNode) => (
    <Narrow aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>Last trades</CardTitle>
        {asOf}
        {asOf === null ? null : (
          <All>
            <Link
              component={RouterLink}
              to={dataViewAddress({
                ...criteria,
                datatype: 'trade',
                instrumentmic: record.VenueMIC,
                ordertype: feedViews.tradeDisplay.orderType,
              })}
            >
              All trades
            </Link>
          </All>
        )}
      </CardHead>
      {children}
    </Narrow>
  );
  switch (view.kind) {
    case 'shown':
      return card(
        asOfText(view.instrument),
        <>
          {view.failure === null || view.loads !== null ? null : (
            <CardText role="alert">Newer trades could not be loaded.</CardText>
          )}
          <TradesTable
            instrument={view.instrument}
            trades={view.instrument.Trades.slice(0, mostTrades)}
            labelledBy={id}
            isOfOneSegment
          />
        </>,
      );
    case 'loading':
      return card(null, <CardText role="status">Loading the last trades</CardText>);
    case 'none':
      return card(null, <CardText>No trade that you may see has been published here.</CardText>);
    case 'withdrawn':
      return card(null, <CardText>You may not see these trades any more.</CardText>);
    case 'failed':
      return card(
        null,
        <CardText role="alert">
          The last trades could not be loaded.{' '}
          <RetryButton variant="text" onRetry={() => actor.send({ type: 'retry.requested' })} />
        </CardText>,
      );
  }
}
