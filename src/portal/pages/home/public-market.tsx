import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { viewOf } from '../../../../machines/public-trades.ts';
import type { PublicTrade, PublicTrades, VenueNow } from '../../../contract/generated/types.ts';
import { bytesInWords } from '../../../domain/feed/open-files.ts';
import { dayInWords, minuteInWords, venueNowInWords } from '../../../domain/feed/venue-words.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { longDate, utcClock } from '../../../domain/format/timestamps.ts';
import { pagePaths, venuePath } from '../../../domain/page-paths.ts';
import { serviceNow } from '../../api/service-time.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { useTabSeen } from '../../flows/binding/use-tab-seen.ts';
import { publicTrades } from '../../flows/public-trades.ts';
import { DelayBadge } from '../data-view/delay-badge.tsx';
import {
  Beside,
  Card,
  Code,
  Head,
  Items,
  Market,
  Missed,
  Tile,
  Tiles,
  TilesHead,
  TradeTable,
} from './public-market-styles.ts';

const marks = { New: [], Cancelled: ['CANC'], Amended: ['AMND'] } as const;
const kinds = { order: 'Orders', trade: 'Trades' } as const;
const publisherKinds = { IF: 'Investment firms', TV: 'Trading venues' } as const;

const columns = [
  ['Time, UTC', '96px', false],
  ['Instrument', 'auto', false],
  ['Venue', '72px', false],
  ['Price', '20%', true],
  ['Quantity', '18%', true],
  ['Flags', '90px', false],
] as const;

/** Trades by their places in the table: newer ones replace those before them. */
const placed = (trades: readonly PublicTrade[]) => trades.map((trade, at) => ({ place: `${at + 1}`, trade }));

function VenueLink({ mic }: { mic: string }) {
  return (
    <Link component={RouterLink} to={venuePath(mic)}>
      <Code>{mic}</Code>
    </Link>
  );
}

function TradeRow({ trade }: { trade: PublicTrade }) {
  const { publishedAt, kind, description, venue, price, priceUnit, quantity, flags } = trade;
  return (
    <tr>
      <td>{utcClock(publishedAt)}</td>
      <td data-instrument title={description}>
        {description}
      </td>
      <td>
        <VenueLink mic={venue} />
      </td>
      <td data-number data-gone={kind === 'Cancelled'}>
        <b>{groupedDecimal(price) ?? '–'}</b> <small>{priceUnit}</small>
      </td>
      <td data-number data-gone={kind === 'Cancelled'}>
        {groupedDecimal(quantity) ?? '–'}
      </td>
      <td data-flags>
        <Code>{[...new Set([...marks[kind], ...flags])].join(' ')}</Code>
      </td>
    </tr>
  );
}

function Trades({
  latest,
  isPaused,
  missed,
  onPress,
}: {
  latest: PublicTrades;
  isPaused: boolean;
  missed: boolean;
  onPress: () => void;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>Last public trades</h2>
        <DelayBadge isDelayed />
        <small>as of {utcClock(latest.asOf)} UTC</small>
        <Button variant="text" onClick={onPress} data-print="no">
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      </Head>
      <Missed role="status">
        {missed
          ? `Nothing newer could be loaded since what was public at ${minuteInWords(latest.asOf)} UTC. It is asked for again every few seconds.`
          : null}
      </Missed>
      {latest.trades.length === 0 ? (
        <p>No trade is public yet. Each is shown here 15 minutes after its publication.</p>
      ) : (
        <TradeTable aria-labelledby={id}>
          <colgroup>
            {columns.map(([name, width]) => (
              <col key={name} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map(([name, , isNumber]) => (
                <th key={name} scope="col" data-number={isNumber || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placed(latest.trades).map(({ place, trade }) => (
              <TradeRow key={place} trade={trade} />
            ))}
          </tbody>
        </TradeTable>
      )}
    </Card>
  );
}

/** The newest open files and execution reports. */
function Newest({ files, reports }: Pick<PublicTrades, 'files' | 'reports'>) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>Newest files and reports</h2>
      </Head>
      <Items>
        {files.map(({ day, dataType, venues, bytes }) => (
          <li key={dataType}>
            <Link component={RouterLink} to={pagePaths.openData}>
              {kinds[dataType]} of {longDate(day)}
            </Link>
            <small>
              {venues} {venues === 1 ? 'venue' : 'venues'}, {bytesInWords(bytes)}
            </small>
          </li>
        ))}
        {reports.map(({ type, date, publishers }) => (
          <li key={type}>
            <Link component={RouterLink} to={pagePaths.reporting}>
              {publisherKinds[type]}, {longDate(date)}
            </Link>
            <small>
              {publishers} {publishers === 1 ? 'report' : 'reports'}
            </small>
          </li>
        ))}
      </Items>
      {files.length + reports.length === 0 ? <p>Nothing has been published yet.</p> : null}
    </Card>
  );
}

function VenueTile({ now, asOf }: { now: VenueNow; asOf: string }) {
  const { venue, venueName, type, lastTrade, trades } = now;
  const { sign, words, isLate } = venueNowInWords(now, serviceNow().slice(0, 10));
  const today = lastTrade?.slice(0, 10) === asOf.slice(0, 10);
  return (
    <Tile>
      <div>
        <VenueLink mic={venue} /> {type}
      </div>
      <p>{venueName}</p>
      <p data-late={isLate || undefined}>
        <span aria-hidden="true">{sign}</span> {words}
      </p>
      <p>
        {lastTrade === null ? 'no trade yet' : null}
        {lastTrade !== null && today
          ? `${minuteInWords(lastTrade)} · ${trades.toLocaleString('en-GB')} today`
          : null}
        {lastTrade !== null && !today
          ? `last ${dayInWords(lastTrade.slice(0, 10))} ${minuteInWords(lastTrade)}`
          : null}
      </p>
    </Tile>
  );
}

/** What is public now: the last trades, replaced in place every few seconds, and each venue with its state. */
export function PublicMarket({ flow = publicTrades }: { flow?: typeof publicTrades }) {
  const id = useId();
  const actor = useFlow(flow);
  useTabSeen(actor);
  const view = useSelector(actor, viewOf, shallowEqual);
  switch (view.kind) {
    case 'failed':
      return (
        <Market>
          <p role="status">
            The last trades cannot be shown at the moment. They are asked for again in a few seconds.
          </p>
        </Market>
      );
    case 'shown': {
      const { latest, isPaused, missed } = view;
      const press = () => actor.send({ type: isPaused ? 'updates.resumed' : 'updates.paused' });
      return (
        <Market>
          <Beside>
            <Trades latest={latest} isPaused={isPaused} missed={missed} onPress={press} />
            <Newest {...latest} />
          </Beside>
          <section aria-labelledby={id}>
            <TilesHead>
              <h2 id={id}>Venues, {dayInWords(latest.asOf.slice(0, 10))}</h2>
              <small>● open · ○ closed · ◐ late · trades up to {minuteInWords(latest.asOf)} UTC</small>
            </TilesHead>
            <Tiles>
              {latest.venues.map((now) => (
                <VenueTile key={now.venue} now={now} asOf={latest.asOf} />
              ))}
            </Tiles>
          </section>
        </Market>
      );
    }
    default:
      return (
        <Market>
          <p role="status">The last trades are loading.</p>
        </Market>
      );
  }
}
