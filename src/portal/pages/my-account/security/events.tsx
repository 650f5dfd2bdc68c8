import Button from '@mui/material/Button';
import { shallowEqual, useSelector } from '@xstate/react';
import { type AccountEvents, viewOf } from '../../../../../machines/account-events.ts';
import { eventWords } from '../../../../domain/account/account-events.ts';
import { longDate, utcClock } from '../../../../domain/format/timestamps.ts';
import { ColumnHeads } from '../../../controls/column-heads.tsx';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { accountEvents } from '../../../flows/account-events.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { AccountPart, Info } from '../account-part.tsx';
import { AccountNote } from '../my-account-styles.ts';
import { EventTable } from './security-styles.ts';

/** What happened to the account within a year. */
export function Events() {
  const actor = useFlow(accountEvents);
  const { kind, events, hasMore } = useSelector(actor, viewOf, shallowEqual);
  usePageLoading(kind === 'loading', 'Loading what happened');
  return (
    <AccountPart title="What happened" aside={<EventsInfo />}>
      {events === null ? null : <EventRows events={events} />}
      {kind === 'failed' ? (
        <LoadFailed
          text={
            events === null
              ? 'What happened to your account could not be loaded.'
              : 'The rest could not be loaded.'
          }
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      ) : null}
      {hasMore && kind !== 'failed' ? (
        <Button disabled={kind !== 'listed'} onClick={() => actor.send({ type: 'more.requested' })}>
          Show more
        </Button>
      ) : null}
    </AccountPart>
  );
}

function EventRows({ events }: { readonly events: AccountEvents }) {
  if (events.length === 0) return <AccountNote>Nothing within the last year.</AccountNote>;
  return (
    <EventTable aria-label="What happened">
      <ColumnHeads names={['Time (UTC)', 'What', 'Browser']} />
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td>
              {longDate(event.at)}, {utcClock(event.at)}
            </td>
            <td>{eventWords(event)}</td>
            <td>{event.browser}</td>
          </tr>
        ))}
      </tbody>
    </EventTable>
  );
}

function EventsInfo() {
  return (
    <>
      <Info title="How long">
        <p>A year, then it is deleted. The export of your account contains it.</p>
      </Info>
      <Info title="Something was not you">
        <p>
          Change your password, which ends all other sessions, set up a second factor, and revoke API keys
          that you do not know. Wrong passwords alone mean that somebody has tried, not that they got in.
        </p>
      </Info>
    </>
  );
}
