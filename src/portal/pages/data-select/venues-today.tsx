import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { viewOf } from '../../../../machines/public-trades.ts';
import type { VenueNow } from '../../../contract/generated/types.ts';
import { minuteInWords, venueNowInWords } from '../../../domain/feed/venue-words.ts';
import { venuePath } from '../../../domain/page-paths.ts';
import { serviceNow } from '../../api/service-time.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { useTabSeen } from '../../flows/binding/use-tab-seen.ts';
import { publicTrades } from '../../flows/public-trades.ts';
import { below } from '../../theme/widths.ts';
import { Card, CardHead, CardText, CardTitle, Code, Muted } from '../instrument/instrument-styles.ts';

const Venues = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 'var(--text-small)',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Venue = styled('li')({
  display: 'grid',
  gridTemplateColumns: '12px 44px minmax(0, 1fr) auto',
  columnGap: 8,
  alignItems: 'baseline',
  padding: '3px 12px',
  borderTop: '1px solid var(--line)',
});

const Name = styled('span')({
  // Holds the hidden words, which would make the page wider.
  position: 'relative',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-late]': { color: 'var(--red)' },
});

const VenueLink = styled(RouterLink)({ color: 'var(--accent)' });

const countOf = (count: number): string => count.toLocaleString('en-GB');

function VenueRow({ now }: { now: VenueNow }) {
  const { venue, venueName, trades, usualTrades } = now;
  const { sign, words, isLate } = venueNowInWords(now, serviceNow().slice(0, 10));
  return (
    <Venue>
      <span aria-hidden="true">{sign}</span>
      <VenueLink to={venuePath(venue)}>
        <Code>{venue}</Code>
      </VenueLink>
      <Name data-late={isLate || undefined} title={`${venueName}: ${words}`}>
        {isLate ? words : venueName}
        <span className="visually-hidden">{isLate ? venueName : words}</span>
      </Name>
      <span>
        <b>{countOf(trades)}</b>{' '}
        <Muted>
          {usualTrades === null ? 'usual day not known' : `so far, usual day ${countOf(usualTrades)}`}
        </Muted>
      </span>
    </Venue>
  );
}

/** Each venue's state, and its trades of today beside those of a usual day. */
export function VenuesToday() {
  const actor = useFlow(publicTrades);
  useTabSeen(actor);
  const view = useSelector(actor, viewOf, shallowEqual);
  const latest = view.kind === 'shown' ? view.latest : null;
  return (
    <Card aria-labelledby="venues-today">
      <CardHead>
        <CardTitle id="venues-today">Today by venue</CardTitle>
        {latest
          ? `● open · ○ closed · ◐ late · trades up to ${minuteInWords(latest.asOf)} UTC beside a usual day`
          : null}
      </CardHead>
      {view.kind === 'loading' ? <CardText role="status">Loading the venues…</CardText> : null}
      {view.kind === 'failed' ? (
        <CardText role="status">
          The venues cannot be shown at the moment. They are asked for again in a few seconds.
        </CardText>
      ) : null}
      {latest ? (
        <Venues aria-labelledby="venues-today">
          {latest.venues.map((now) => (
            <VenueRow key={now.venue} now={now} />
          ))}
        </Venues>
      ) : null}
    </Card>
  );
}
