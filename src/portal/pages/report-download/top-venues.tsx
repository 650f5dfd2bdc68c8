import { shallowEqual, useSelector } from '@xstate/react';
import { viewOf } from '../../../../machines/top-venues.ts';
import type { ReportChoice } from '../../../domain/publishing/report-choice.ts';
import type { TopVenuesClass, TopVenuesYear } from '../../../domain/publishing/top-venues.ts';
import { ColumnHeads } from '../../controls/column-heads.tsx';
import { DropDown } from '../../controls/drop-down.tsx';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { PublicNote } from '../../controls/public-styles.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { topVenues } from '../../flows/top-venues.ts';
import {
  TopVenuesCaption,
  TopVenuesClassRoot,
  TopVenuesRoot,
  TopVenuesTable,
  TopVenuesYears,
  VenueCode,
} from './report-download-styles.ts';
import { TopVenuesChart } from './top-venues-chart.tsx';

/** The content of an investment firm's report: its top five venues by class, two years side by side (RTS 28). */
export function TopVenues({ choice: { publisherId, formattedDate } }: { choice: ReportChoice }) {
  const actor = useFlow(topVenues, { input: { publisherId, formattedDate } });
  const view = useSelector(actor, viewOf, shallowEqual);
  if (view.kind === 'none') return null;
  const shown =
    view.kind === 'shown' ? view.report.classes.find(({ name }) => name === view.instrumentClass) : undefined;
  return (
    <TopVenuesRoot aria-labelledby="top-venues-heading" aria-busy={view.kind === 'loading'}>
      <h2 id="top-venues-heading">Top five venues</h2>
      <PublicNote as="p">
        Where the firm executed its clients’ orders, by share of volume. The rest, up to 100, went to other
        venues. The full report is in the files above.
      </PublicNote>
      {view.kind === 'loading' ? <p role="status">Loading the top five venues</p> : null}
      {view.kind === 'failed' ? (
        <LoadFailedCard
          text="The figures could not be loaded."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      ) : null}
      {view.kind === 'shown' ? (
        <>
          <TopVenuesClassRoot>
            <DropDown
              label="Class of instruments"
              options={view.report.classes.map(({ name }) => ({ value: name, label: name }))}
              value={view.instrumentClass}
              onChange={(name) => {
                if (name !== null) actor.send({ type: 'class.chosen', instrumentClass: name });
              }}
            />
          </TopVenuesClassRoot>
          {shown ? <ClassFigures shown={shown} /> : null}
        </>
      ) : null}
    </TopVenuesRoot>
  );
}

function ClassFigures({ shown }: { shown: TopVenuesClass }) {
  return (
    <>
      <TopVenuesChart shown={shown} />
      <TopVenuesYears>
        {shown.years.map((year) => (
          <YearTable key={year.year} year={year} />
        ))}
      </TopVenuesYears>
    </>
  );
}

const columns = ['Volume', 'Orders', 'Passive', 'Aggressive', 'Directed'] as const;

function YearTable({ year: { year, fewTrades, venues } }: { year: TopVenuesYear }) {
  return (
    <TopVenuesTable aria-label={`Top five venues ${year}`} tabIndex={0}>
      <table>
        <caption>
          <TopVenuesCaption>
            {year}
            {fewTrades ? <PublicNote> Less than one trade a business day</PublicNote> : null}
          </TopVenuesCaption>
        </caption>
        <ColumnHeads names={['Venue', ...columns.map((name) => `${name} %`)]} />
        <tbody>
          {venues.map((venue) => (
            <tr key={venue.code}>
              <th scope="row">
                {venue.name}
                <VenueCode className="mono">{venue.code}</VenueCode>
              </th>
              {[venue.volume, venue.orders, venue.passive, venue.aggressive, venue.directed].map(
                (share, index) => (
                  <td key={columns[index]} className="figures">
                    {share}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TopVenuesTable>
  );
}
