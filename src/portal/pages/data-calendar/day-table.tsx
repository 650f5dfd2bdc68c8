import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { DataCondition, MonthConditions } from '../../../contract/generated/types.ts';
import { hoursInWords } from '../../../domain/feed/venue-words.ts';
import { utcClock } from '../../../domain/format/timestamps.ts';
import { venuePath } from '../../../domain/page-paths.ts';
import { ColumnHeads } from '../../controls/column-heads.tsx';
import { ConditionMark, DayTableRoot, FigureCell } from './day-table-styles.ts';

type Condition = DataCondition['condition'];

/** The meaning of each condition, and the sign before its word. */
const signs: Readonly<Record<Condition, readonly [sign: string, meaning: string]>> = {
  available: ['●', 'Everything expected was received.'],
  degraded: ['◐', 'Rows were received, but something is wrong.'],
  pending: ['○', 'The venue is still trading, has yet to open, or closed less than an hour ago.'],
  missing: ['✕', 'The venue was trading, and nothing was received.'],
  closed: ['–', 'The venue was closed.'],
  unknown: ['?', 'Nothing was received, and it is not known whether anything was expected.'],
};

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const clock = (time: string): string => (utcClock(time) ?? '').slice(0, 5);

function hoursText(hours: MonthConditions['days'][number]['hours']): string {
  if (hours === null) return 'Not known';
  if (hours.length === 0) return 'Closed';
  return hours.map(hoursInWords).join(', ');
}

function Told({ told }: { told: DataCondition | null }) {
  if (told === null) return 'Not published here';
  const { condition, reasons, rows, changedAt, inArchive = false } = told;
  return (
    <>
      <ConditionMark data-condition={condition}>
        <span aria-hidden="true">{signs[condition][0]}</span> {condition}
      </ConditionMark>
      {reasons.length > 0 ? (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      {changedAt === null ? null : (
        <small>
          {rows === null ? '' : `${rows.toLocaleString('en-GB')} ${rows === 1 ? 'row' : 'rows'}, `}changed{' '}
          {changedAt.slice(0, 10)} {clock(changedAt)}
          {inArchive ? '; in the archive' : ''}
        </small>
      )}
    </>
  );
}

/**
 * The days of a month with their trading hours and the condition of their orders and trades, in words, never by colour
 * alone.
 */
export function DayTable({
  conditions: { venue, venueName, timeZone, asOf, days },
}: {
  conditions: MonthConditions;
}) {
  const used = new Set(days.flatMap(({ orders, trades }) => [orders?.condition, trades?.condition]));
  return (
    <DayTableRoot>
      <p>
        {venueName} (
        <Link component={RouterLink} to={venuePath(venue)}>
          {venue}
        </Link>
        ), as of {asOf.slice(0, 10)} {clock(asOf)}. Times are UTC;{' '}
        {timeZone === null ? 'its trading hours are not known.' : `the venue’s time zone is ${timeZone}.`}
      </p>
      <table aria-label={`Days of ${venue}`}>
        <ColumnHeads names={['Day', 'Trading hours', 'Orders', 'Trades']} />
        <tbody>
          {days.map(({ day, hours, orders, trades }) => (
            <tr key={day}>
              <th scope="row">
                {weekday.format(new Date(`${day}T00:00:00Z`))} {Number(day.slice(8))}
              </th>
              <FigureCell className="figures">{hoursText(hours)}</FigureCell>
              <td data-label="Orders">
                <Told told={orders} />
              </td>
              <td data-label="Trades">
                <Told told={trades} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl aria-label="What the words mean">
        {Object.entries(signs).map(([condition, [sign, meaning]]) =>
          [...used].some((one) => one === condition) ? (
            <div key={condition}>
              <dt>
                <ConditionMark data-condition={condition}>
                  <span aria-hidden="true">{sign}</span> {condition}
                </ConditionMark>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </DayTableRoot>
  );
}
