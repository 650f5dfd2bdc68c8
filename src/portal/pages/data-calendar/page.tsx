import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { viewOf } from '../../../../machines/data-calendar.ts';
import { calendarAddress } from '../../../domain/feed/calendar-address.ts';
import { monthInWords, monthLater } from '../../../domain/format/months.ts';
import { apiCallAddress } from '../../../domain/page-paths.ts';
import { serviceNow } from '../../api/service-time.ts';
import { useWantedVenues } from '../../context/use-venues.ts';
import { DropDown } from '../../controls/drop-down.tsx';
import { LoadFailedCard } from '../../controls/load-failed-card.tsx';
import { Public, PublicNote } from '../../controls/public-styles.ts';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { dataCalendar } from '../../flows/data-calendar.ts';
import { usePageLoading } from '../../shell/page-loading.tsx';
import { DayTable } from './day-table.tsx';

const VenueChoice = styled('div')({ maxWidth: 420, marginTop: 16 });

const Months = styled('nav')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 20px' });

const Note = styled(PublicNote)({ marginTop: 16 });

const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

function MonthOf({ venue, month }: { venue: string; month: string }) {
  const actor = useFlow(dataCalendar, { input: { venue, month } });
  const view = useSelector(actor, viewOf, shallowEqual);
  usePageLoading(view.kind === 'loading', 'Loading the month');
  switch (view.kind) {
    case 'none':
      return <p>There is no trading venue {venue}. Choose one from the list.</p>;
    case 'failed':
      return (
        <LoadFailedCard
          text="The month could not be loaded."
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    case 'shown':
      return <DayTable conditions={view.conditions} />;
    default:
      return null;
  }
}

function MonthLink({ venue, month, children }: { venue: string; month: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={calendarAddress(venue, month)} data-print="no">
      {children}
    </Link>
  );
}

/** The days for which a venue's data is complete or not. The address holds venue and month. */
export function Page() {
  const { venues: list } = useWantedVenues();
  const [search, setSearch] = useSearchParams();
  const venue = search.get('venue');
  const asked = search.get('month') ?? '';
  const thisMonth = serviceNow().slice(0, 7);
  const month = isMonth(asked) ? asked : thisMonth;
  return (
    <Public>
      <div>
        <p>
          Whether the orders and trades of each day are complete, and if not, why. This is based on what the
          venue sent us and on its trading hours.
        </p>
        <VenueChoice data-print="no">
          <DropDown
            label="Trading venue"
            options={list.map(({ MIC, Name }) => ({ value: MIC, label: `${MIC}, ${Name}` }))}
            value={list.some(({ MIC }) => MIC === venue) ? venue : null}
            onChange={(value) => setSearch(value === null ? {} : { venue: value, month })}
            placeholder="Choose a venue"
          />
        </VenueChoice>
        {venue === null ? (
          <p>Choose a trading venue to see its days.</p>
        ) : (
          <>
            <Months aria-label="Months">
              <h2>{monthInWords(month)}</h2>
              <MonthLink venue={venue} month={monthLater(month, -1)}>
                ← {monthInWords(monthLater(month, -1))}
              </MonthLink>
              {month < thisMonth ? (
                <MonthLink venue={venue} month={monthLater(month, 1)}>
                  {monthInWords(monthLater(month, 1))} →
                </MonthLink>
              ) : null}
            </Months>
            <MonthOf key={`${venue} ${month}`} venue={venue} month={month} />
          </>
        )}
        <Note as="p">
          Days and times are UTC. The last 15 minutes are not included. Programs can read the same data with{' '}
          <Link component={RouterLink} to={apiCallAddress('getConditions')}>
            GET /api/conditions
          </Link>
          , without an account.
        </Note>
      </div>
    </Public>
  );
}
