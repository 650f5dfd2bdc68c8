import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { type viewAlertsMachine, viewOf } from '../../../../../machines/view-alerts.ts';
import type { AlertEvent, AlertList, SavedView, ViewAlert } from '../../../../contract/generated/types.ts';
import { notChangedText } from '../../../../domain/failure.ts';
import { mediumDate, utcClock } from '../../../../domain/format/timestamps.ts';
import { alertsHeading } from '../../../../domain/page-paths.ts';
import { alertSilenceText } from '../../../../domain/view-alerts/alert-silence.ts';
import { conditionWords, rowWords, stateWords } from '../../../../domain/view-alerts/view-alerts.ts';
import { RetryButton } from '../../../controls/retry-button.tsx';
import { Recently, RecentlyNone } from '../data-select-styles.ts';
import { SavedList, SavedNotice } from '../saved-views/saved-views-styles.ts';

type Props = {
  readonly actor: ActorRefFrom<typeof viewAlertsMachine>;
  /** The saved views; null until they are loaded. */
  readonly views: readonly SavedView[] | null;
  /** Ids of the views removed since the page was opened; their alerts are hidden. */
  readonly gone: readonly string[];
};

function withoutGone({ alerts, events, unread }: AlertList, gone: readonly string[]): AlertList {
  const shown = alerts.filter(({ viewId }) => !gone.includes(viewId));
  const ids = new Set(shown.map(({ id }) => id));
  return { alerts: shown, events: events.filter(({ alertId }) => ids.has(alertId)), unread };
}

/** The alerts, and their events, newest first. */
export function AlertsList({ actor, views, gone }: Props) {
  const { kind, list: all, failure } = useSelector(actor, viewOf, shallowEqual);
  const list = useMemo(() => all && withoutGone(all, gone), [all, gone]);
  const names = useMemo(() => new Map((views ?? []).map(({ id, name }) => [id, name])), [views]);
  const isListed = kind === 'listed';
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isThere = list !== null;
  // The badge in the header links here, and the alerts load after the page.
  useEffect(() => {
    if (isThere && hash === `#${alertsHeading}`) heading.current?.focus();
  }, [hash, isThere]);
  // Without any alert nothing is shown: the saved views explain how to set one.
  if (list?.alerts.length === 0 && !failure) return null;
  return (
    <Recently aria-labelledby={alertsHeading}>
      <h2 id={alertsHeading} ref={heading} tabIndex={-1}>
        Alerts{list && list.unread > 0 ? `, ${list.unread} new` : ''}
      </h2>
      {kind === 'loading' ? <RecentlyNone role="status">Loading your alerts…</RecentlyNone> : null}
      {kind === 'failed' ? (
        <SavedNotice role="alert">
          Your alerts could not be loaded.
          <RetryButton size="small" onRetry={() => actor.send({ type: 'retry.requested' })} />
        </SavedNotice>
      ) : null}
      {failure && isListed ? <SavedNotice role="alert">{notChangedText(failure)}</SavedNotice> : null}
      {list && list.alerts.length > 0 ? (
        <SavedList aria-label="Alerts">
          {list.alerts.map((alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              view={names.get(alert.viewId) ?? 'a saved view'}
              isLocked={!isListed}
              onSwitch={() => actor.send({ type: 'switch.requested', id: alert.id })}
              onTest={() => actor.send({ type: 'testMail.requested', id: alert.id })}
              onRemove={() => {
                actor.send({ type: 'removal.requested', id: alert.id });
                // The focused button disappears with its row.
                heading.current?.focus();
              }}
            />
          ))}
        </SavedList>
      ) : null}
      {list && list.events.length > 0 ? (
        <Happened
          list={list}
          names={names}
          isLocked={!isListed}
          onRead={() => {
            actor.send({ type: 'marking.requested' });
            heading.current?.focus();
          }}
        />
      ) : null}
    </Recently>
  );
}

type AlertRowProps = {
  readonly alert: ViewAlert;
  readonly view: string;
  readonly isLocked: boolean;
  readonly onSwitch: () => void;
  readonly onTest: () => void;
  readonly onRemove: () => void;
};

function AlertRow({ alert, view, isLocked, onSwitch, onTest, onRemove }: AlertRowProps) {
  const { condition, state, byMail } = alert;
  const words = conditionWords(condition);
  const isOn = state === 'on';
  return (
    <li>
      <span>{words}</span>
      <p>
        {view} · {stateWords[state]}
        {isOn && byMail ? ', also by e-mail' : ''}
      </p>
      <div>
        <Button
          variant="text"
          size="small"
          disabled={isLocked}
          aria-label={`Switch ${isOn ? 'off' : 'on'}: ${words}, ${view}`}
          onClick={onSwitch}
        >
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
        {byMail ? (
          <Button
            variant="text"
            size="small"
            disabled={isLocked}
            aria-label={`Send a test mail: ${words}, ${view}`}
            onClick={onTest}
          >
            Send a test mail
          </Button>
        ) : null}
        <Button
          variant="text"
          size="small"
          disabled={isLocked}
          aria-label={`Remove: ${words}, ${view}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

const HappenedHead = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginTop: 16,
  '& h3': { fontSize: 'var(--text-small)', lineHeight: '20px', fontWeight: 550 },
});

type HappenedProps = {
  readonly list: {
    readonly alerts: readonly ViewAlert[];
    readonly events: readonly AlertEvent[];
    readonly unread: number;
  };
  readonly names: ReadonlyMap<string, string>;
  readonly isLocked: boolean;
  readonly onRead: () => void;
};

function Happened({ list: { alerts, events, unread }, names, isLocked, onRead }: HappenedProps) {
  return (
    <>
      <HappenedHead>
        <h3 id="alert-events">What happened</h3>
        {unread > 0 ? (
          <Button variant="text" size="small" disabled={isLocked} onClick={onRead}>
            Mark as read
          </Button>
        ) : null}
      </HappenedHead>
      <SavedList aria-labelledby="alert-events">
        {events.map(({ id, alertId, happenedAt, kind, found, rows, silence, isRead }) => {
          const alert = alerts.find((one) => one.id === alertId);
          return (
            <li key={id}>
              <span>
                {isRead ? null : <b>New: </b>}
                {kind === 'silenceOver'
                  ? 'The venue is no longer silent'
                  : alert
                    ? conditionWords(alert.condition)
                    : ''}
                {found > 1 ? `, ${found} times` : ''}
              </span>
              <p>
                {alert ? (names.get(alert.viewId) ?? 'a saved view') : ''} · {mediumDate(happenedAt)}{' '}
                {utcClock(happenedAt)?.slice(0, 8)} UTC
              </p>
              {kind === 'rightLost' ? <p>{stateWords.rightLost}</p> : null}
              {silence ? <p>{alertSilenceText(silence)}</p> : null}
              {rows.map((row) => (
                <p key={row.id}>{rowWords(row)}</p>
              ))}
            </li>
          );
        })}
      </SavedList>
    </>
  );
}
