import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { VenueFacts } from '../../../contract/generated/types.ts';
import { calendarAddress } from '../../../domain/feed/calendar-address.ts';
import { getDataAddress } from '../../../domain/feed/data-choice.ts';
import type { DataType } from '../../../domain/feed/data-types.ts';
import {
  dayInWords,
  hoursInWords,
  minuteInWords,
  silenceInWords,
  stateInWords,
} from '../../../domain/feed/venue-words.ts';
import { apiCallAddress } from '../../../domain/page-paths.ts';
import { serviceNow } from '../../api/service-time.ts';
import { Silence, StateBox, StateLine, Strip } from './venue-styles.ts';

/** Whether the venue trades, its hours, and where its data can be read. */
export function VenueHead({ facts }: { facts: VenueFacts }) {
  const { venue, state, hours, silences, timeZone } = facts;
  const sign = { true: '●', false: '○', null: '?' }[`${state.isOpen}`];
  return (
    <>
      <StateLine>
        <StateBox>
          <b>
            <span aria-hidden="true">{sign}</span> {stateInWords(state, serviceNow().slice(0, 10))}
          </b>{' '}
          {hours === null || hours.length === 0 ? null : (
            <span>
              hours today {hours.map(hoursInWords).join(', ')} UTC, {timeZone}
            </span>
          )}
        </StateBox>
        <Link component={RouterLink} to={calendarAddress(venue)}>
          Data calendar
        </Link>
        <Link
          component={RouterLink}
          to={getDataAddress({ tv: venue, ...(facts.trades ? {} : { datatype: 'order' }) })}
        >
          Get data
        </Link>
        <Link component={RouterLink} to={apiCallAddress('getVenue', new URLSearchParams({ mic: venue }))}>
          Use in code
        </Link>
      </StateLine>
      {silences.map((silence) => (
        <Silence key={`${silence.dataType} ${silence.segment}`}>
          <span aria-hidden="true">◐</span> {silenceInWords(silence)}
        </Silence>
      ))}
    </>
  );
}

/** Rows of a kind so far, and of a usual day. */
function rowsOf({ today }: VenueFacts, dataType: DataType): { rows: string; usual: string } {
  const own = today.filter((segment) => segment.dataType === dataType);
  const rows = own.reduce((sum, segment) => sum + segment.rows, 0);
  const usual = own.reduce((sum, { usualRows }) => sum + (usualRows ?? 0), 0);
  return {
    rows: rows.toLocaleString('en-GB'),
    usual: usual === 0 ? '' : `so far, usual day ${usual.toLocaleString('en-GB')}`,
  };
}

function lastTrade({ today, asOf }: VenueFacts): { at: string; on: string } | null {
  const last = today
    .flatMap(({ dataType, lastMinute }) => (dataType === 'trade' && lastMinute !== null ? [lastMinute] : []))
    .sort()
    .at(-1);
  if (last === undefined) return null;
  const day = last.slice(0, 10);
  return { at: `${minuteInWords(last)} UTC`, on: day === asOf.slice(0, 10) ? '' : dayInWords(day) };
}

/** The venue in figures. */
export function VenueFigures({ facts }: { facts: VenueFacts }) {
  const last = lastTrade(facts);
  const told = facts.days.flatMap(({ orders, trades }) => [orders, trades].filter((one) => one !== null));
  const complete = told.filter(({ condition }) => condition === 'available').length;
  const wrong = told.filter(({ condition }) => condition === 'degraded' || condition === 'missing').length;
  const [trades, orders] = [rowsOf(facts, 'trade'), rowsOf(facts, 'order')];
  const figures: readonly (readonly [name: string, figure: string, note: string])[] = [
    ...(facts.trades ? [['Trades today', trades.rows, trades.usual] as const] : []),
    ...(facts.orders ? [['Order rows today', orders.rows, orders.usual] as const] : []),
    ...(facts.trades ? [['Last public trade', last?.at ?? 'none yet', last?.on ?? ''] as const] : []),
    ['Segments', String(facts.segments.length), ''],
    [
      'Publishes',
      [facts.orders ? 'Orders' : '', facts.trades ? 'Trades' : ''].filter(Boolean).join(', ') || '–',
      '',
    ],
    ['Asset classes', facts.assetClasses.join(', ') || '–', ''],
    ...(facts.orders ? [['Order types', facts.orderTypes.join(', ') || '–', ''] as const] : []),
    [`Complete in ${facts.year}`, String(complete), `of ${complete + wrong}, orders and trades by day`],
  ];
  return (
    <Strip aria-label="The venue in figures">
      {figures.map(([name, figure, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure} {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </Strip>
  );
}
