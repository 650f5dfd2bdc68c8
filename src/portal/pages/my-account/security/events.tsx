import Button from '@mui/material/Button';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type AccountEvents, viewOf } from '../../../../../machines/account-events.ts';
import { eventWords } from '../../../../domain/account/account-events.ts';
import { counted } from '../../../../domain/counted.ts';
import { longDate, utcClock } from '../../../../domain/format/timestamps.ts';
import { ColumnHeads } from '../../../controls/column-heads.tsx';
import { LoadFailed } from '../../../controls/load-failed.tsx';
import { useOrphanedFocus } from '../../../controls/use-orphaned-focus.ts';
import { accountEvents } from '../../../flows/account-events.ts';
import { useFlow } from '../../../flows/binding/use-flow.ts';
import { usePageLoading } from '../../../shell/page-loading.tsx';
import { AccountPart, Info } from '../account-part.tsx';
import { AccountNote } from '../my-account-styles.ts';
import { EventTable } from './security-styles.ts';

/**
 * What happened to the account within a year.
 *
 * @param changes how much was changed on the page around: each change has happened to the account too
 */
export function Events({ changes }: { changes: number }) {
  const actor = useFlow(accountEvents);
  const { kind, events, hasMore, isFirst } = useSelector(actor, viewOf, shallowEqual);
  usePageLoading(kind === 'loading', 'Loading what happened');
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current !== changes) actor.send({ type: 'events.outdated' });
    seen.current = changes;
  }, [actor, changes]);
  const heading = useRef<HTMLHeadingElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [isMoreWanted, setMoreWanted] = useState(false);
  useOrphanedFocus(isMoreWanted && kind === 'listed', () => more.current ?? heading.current);
  return (
    <AccountPart title="What happened" heading={heading} aside={<EventsInfo />}>
      <p role="status" aria-label="Listed" className="visually-hidden">
        {isMoreWanted && kind === 'listed' ? `${counted(events?.length ?? 0, 'event')} listed.` : null}
      </p>
      {events === null ? null : <EventRows events={events} />}
      {kind === 'failed' ? (
        <LoadFailed
          text={
            isFirst ? 'What happened to your account could not be loaded.' : 'The rest could not be loaded.'
          }
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      ) : null}
      {hasMore && kind !== 'failed' ? (
        <Button
          ref={more}
          disabled={kind !== 'listed'}
          onClick={() => {
            setMoreWanted(true);
            actor.send({ type: 'more.requested' });
          }}
        >
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
