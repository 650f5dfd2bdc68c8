import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import type { Venue } from '../../../../machines/venues.ts';
import { usDollars } from '../../../domain/format/money.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { below } from '../../theme/widths.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  margin: '24px 0 0',
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  overflow: 'hidden',
  '& > div': { padding: '12px 28px', boxShadow: '0 0 0 0.5px var(--line)' },
  '& dt': { fontSize: 'var(--text-caption)', lineHeight: '16px', color: 'var(--muted)' },
  '& dd': { marginTop: 2, fontWeight: 550 },
  [below.small]: { gridTemplateColumns: '1fr', '& > div': { padding: '12px 20px' } },
});

type Props = {
  venues: readonly Venue[];
  /** US dollars per venue, user and month; null if no live data is sold. */
  livePrice: number | null;
};

/** The current offer in figures. */
export function OfferFacts({ venues, livePrice }: Props) {
  const withOrders = venues.filter((venue) => venue.HasOrders).length;
  const withTrades = venues.filter((venue) => venue.HasTrades).length;
  return (
    <List className="figures">
      <div>
        <dt>Orders</dt>
        <dd>{withOrders} venues</dd>
      </div>
      <div>
        <dt>Trades</dt>
        <dd>{withTrades} venues</dd>
      </div>
      <div>
        <dt>Delayed by 15 minutes</dt>
        <dd>
          Free,{' '}
          <Link component={RouterLink} to={pagePaths.openData}>
            also as open files
          </Link>
        </dd>
      </div>
      {livePrice === null ? null : (
        <div>
          <dt>Live, per venue, user and month</dt>
          <dd>{usDollars(livePrice)}</dd>
        </div>
      )}
    </List>
  );
}
