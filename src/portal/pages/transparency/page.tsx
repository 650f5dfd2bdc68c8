import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { pagePaths } from '../../../domain/page-paths.ts';
import { useWantedVenues } from '../../context/use-venues.ts';
import { Public, PublicCard, PublicNote } from '../../controls/public-styles.ts';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { below } from '../../theme/widths.ts';
import { VenueTable } from './venue-table.tsx';

const ways = [
  {
    heading: 'On your screen',
    text: 'Choose a venue and an instrument, and read its orders and trades here. You register once; delayed data stays free.',
    to: pagePaths.register,
    link: 'Register for web access',
  },
  {
    heading: 'As a feed',
    text: 'Orders and trades by FIX to your own systems, live or delayed, under a separate agreement.',
    to: pagePaths.feedRegister,
    link: 'Register for a feed connection',
  },
  {
    heading: 'As slice files',
    text: 'Whole venues as files, one for every minute, every quarter of an hour and every day, as soon as they are closed.',
    to: pagePaths.sliceRegister,
    link: 'Register for a slice file connection',
  },
] as const;

const Transparency = styled(Public)({
  '& > section > h2': { margin: '28px 0 10px' },
});

const Welcome = styled('p')({ fontSize: 'var(--text-lead)', lineHeight: '28px' });

const Reason = styled('p')({ marginTop: 8, color: 'var(--muted)' });

const Kinds = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 40px',
  maxWidth: 902,
  '& h2': { margin: '28px 0 4px' },
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Ways = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  maxWidth: 902,
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Way = styled(PublicCard)({
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 20px 20px',
  '& h3': { fontSize: 'var(--text-body)', lineHeight: '24px', fontWeight: 600 },
  '& p': { marginBottom: 12 },
  '& a': { marginTop: 'auto', alignSelf: 'flex-start', fontWeight: 550 },
});

// Further from the text than a card's paragraphs are from each other.
const CardLink = styled('p')({ '&&': { marginTop: 12 } });

/** What is published, by whom, and how to receive it (A 2.5). */
export function Page() {
  const { venues, isLoading, isLoaded, hasFailed, retry } = useWantedVenues();
  usePageLoading(isLoading, 'Loading trading venues');
  return (
    <Transparency>
      <section>
        <Welcome>
          Welcome to the transparency data of our trading venues: what could be bought and sold, and what was.
        </Welcome>
        <Reason>
          Venues of these kinds have to make their orders public before a trade and their trades after it, so
          that everybody can see what a price is worth. Subscribers see the data live; 15 minutes later it is
          free for everybody.
        </Reason>
        <h2>Trading venues</h2>
        {/* A prerendered page has not requested the venues yet. */}
        <VenueTable venues={venues} isLoading={!isLoaded && !hasFailed} onRetry={hasFailed ? retry : null} />
        <Kinds>
          <section>
            <h2>Pre-trade data</h2>
            <p>
              Orders and quotes, as each trading system shows them: at least the five best prices on either
              side of an order book with their volumes, the price and volume of a periodic auction, the quotes
              that answer a request, the bids and offers of voice trading.
            </p>
          </section>
          <section>
            <h2>Post-trade data</h2>
            <p>
              Every trade, with its price, volume, time to the microsecond, and the flags that say what kind
              of trade it was. A cancellation or an amendment is a report of its own, so that nothing
              published is lost.
            </p>
          </section>
        </Kinds>
        <h2>Delivery</h2>
        <Ways>
          {ways.map(({ heading, text, to, link }) => (
            <Way as="li" key={to}>
              <h3>{heading}</h3>
              <PublicNote as="p">{text}</PublicNote>
              <Link component={RouterLink} to={to}>
                {link}
              </Link>
            </Way>
          ))}
        </Ways>
      </section>
      <PublicCard as="aside" aria-labelledby="open-data-heading">
        <h2 id="open-data-heading">Open delayed data</h2>
        <p>
          All orders and trades of every venue as files, 15 minutes after they were published. Free, without
          an account, for people and programs.
        </p>
        <CardLink>
          <Link component={RouterLink} to={pagePaths.openData}>
            See the files
          </Link>
        </CardLink>
        <CardLink>
          <Link component={RouterLink} to={pagePaths.dataCalendar}>
            See which days are complete
          </Link>
        </CardLink>
      </PublicCard>
    </Transparency>
  );
}
