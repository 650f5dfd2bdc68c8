import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { SeriesOutcome } from '../../../../machines/compare.ts';
import type { FeedSummary } from '../../../contract/generated/types.ts';
import { indexedTo100 } from '../../../domain/compare/compared-figures.ts';
import { type AskedPeriod, seriesKey } from '../../../domain/compare/comparison.ts';
import { errorText, type Failure, inWords } from '../../../domain/failure.ts';
import { type Criteria, dataViewAddress } from '../../../domain/feed/criteria.ts';
import { compareDecimals, groupedDecimal, subtractDecimals } from '../../../domain/format/decimals.ts';
import { longDate, mediumDate, utcClock } from '../../../domain/format/timestamps.ts';
import { apiCallAddress, instrumentPath, venuePath } from '../../../domain/page-paths.ts';
import { DayTableRoot, FigureCell } from '../data-calendar/day-table-styles.ts';
import { LineSample } from '../data-view/charts/chart-frame.tsx';
import { DelayBadge } from '../data-view/delay-badge.tsx';
import { firstPrice, hasIndex, lastPrice, priceUnitsOf } from './compared-series.ts';
import { looks } from './series-looks.ts';

function refusalOf(failure: Failure): string {
  if (failure.kind === 'notFound')
    return 'This data is not available to you: it does not exist, or your subscription does not cover the venue.';
  if (failure.kind === 'forbidden') return 'Your subscription does not cover this data, or has ended.';
  return inWords(failure, errorText).message;
}

/** The API page with the call for a series, filled in. */
const codeAddressOf = (criteria: Criteria, { from, to }: AskedPeriod): string =>
  apiCallAddress(
    'getFeedSummary',
    new URLSearchParams(`${seriesKey(criteria)}&${new URLSearchParams({ from, to })}`),
  );

const moment = (time: string): string => `${mediumDate(time)} ${utcClock(time)}`;

function changeOf(summary: FeedSummary): string {
  const [first, last] = [firstPrice(summary), lastPrice(summary)];
  const index = first === null || last === null || !hasIndex(summary) ? null : indexedTo100(last, first);
  const change = index === null ? null : subtractDecimals(index, '100');
  if (change === null) return '–';
  return `${compareDecimals(change, '0') > 0 ? '+' : ''}${change} %`;
}

function Told({ summary }: { summary: FeedSummary }) {
  const { IsDelayed, From, To, LookedBackTo, ArchivedBefore, Intervals } = summary;
  const price = lastPrice(summary);
  return (
    <>
      <td>
        <DelayBadge isDelayed={IsDelayed} />
        <small>
          to {moment(To)} UTC
          {LookedBackTo === null
            ? ''
            : `; only from ${moment(LookedBackTo)} on, since there are more rows than are summed up`}
          {ArchivedBefore === undefined || ArchivedBefore <= From.slice(0, 10)
            ? ''
            : `; what was published before ${longDate(ArchivedBefore)} is in the archive and not summed up`}
        </small>
      </td>
      <FigureCell className="figures" data-label="Last price">
        {price === null ? '–' : `${groupedDecimal(price)} ${priceUnitsOf(summary)}`.trim()}
        {Intervals.length === 0 ? <small>Nothing was published in this period.</small> : null}
      </FigureCell>
      <FigureCell className="figures" data-label="Change">
        {changeOf(summary)}
      </FigureCell>
      <FigureCell className="figures" data-label="Rows">
        {summary.Rows.toLocaleString('en-GB')} {summary.DataType === 'trade' ? 'trades' : 'rows'}
      </FigureCell>
    </>
  );
}

/** The compared series: letter and line, delay, and figures of each. */
export function SeriesTable({
  series,
  outcomes,
  period,
  onRemove,
}: {
  series: readonly Criteria[];
  outcomes: Readonly<Record<string, SeriesOutcome>>;
  /** The period of the figures. */
  period: AskedPeriod;
  onRemove: (key: string) => void;
}) {
  return (
    <DayTableRoot>
      <table aria-label="Series compared">
        <thead>
          <tr>
            {['Series', 'Data', 'Last price', 'Change in the period', 'Rows', ''].map((name) => (
              <th key={name} scope="col" data-print={name ? undefined : 'no'}>
                {name || <span className="visually-hidden">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((criteria, at) => {
            const key = seriesKey(criteria);
            const outcome = outcomes[key];
            const { letter = '', colour = 'var(--ink)', dash = [] } = looks[at] ?? {};
            const summary = outcome && 'summary' in outcome ? outcome.summary : null;
            const name = summary?.InstrumentDescription ?? criteria.instrument ?? '';
            return (
              <tr key={key}>
                <th scope="row">
                  <b>{letter}</b> <LineSample colour={colour} dash={dash} />{' '}
                  <Link component={RouterLink} to={dataViewAddress(criteria)}>
                    {name}
                  </Link>
                  <small>
                    {criteria.instrument === null ? null : (
                      <Link component={RouterLink} to={instrumentPath(criteria.instrument)}>
                        {criteria.instrument}
                      </Link>
                    )}
                    {' · '}
                    {criteria.tv === null ? (
                      criteria.instrumentmic
                    ) : (
                      <Link component={RouterLink} to={venuePath(criteria.tv)}>
                        {summary?.VenueMIC ?? criteria.instrumentmic ?? criteria.tv}
                      </Link>
                    )}
                    {` · ${summary?.OrderType ?? criteria.ordertype ?? ''}`}
                  </small>
                </th>
                {summary ? <Told summary={summary} /> : null}
                {outcome && 'failure' in outcome ? (
                  <td colSpan={4} role="alert">
                    {refusalOf(outcome.failure)}
                  </td>
                ) : null}
                {outcome ? null : <td colSpan={4}>Loading…</td>}
                <td data-print="no">
                  <Button
                    variant="text"
                    size="small"
                    component={RouterLink}
                    to={codeAddressOf(criteria, period)}
                    aria-label={`Use in code: ${letter}, ${name}`}
                  >
                    Use in code
                  </Button>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={`Remove ${letter}, ${name}`}
                    onClick={() => onRemove(key)}
                  >
                    Remove
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </DayTableRoot>
  );
}
