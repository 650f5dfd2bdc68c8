import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { type LiveFeedView, viewOf } from '../../../../machines/live-feed.ts';
import type { Criteria } from '../../../domain/feed/criteria.ts';
import type { ViewId } from '../../../domain/feed/feed-views.ts';
import { countOf, isWhole, type News, type StreamEnd } from '../../../domain/feed/live-news.ts';
import { utcClock } from '../../../domain/format/timestamps.ts';
import { RetryButton } from '../../controls/retry-button.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { useTabSeen } from '../../flows/binding/use-tab-seen.ts';
import { liveFeed } from '../../flows/live-feed.ts';
import { phone } from '../../theme/widths.ts';
import { useQuietly } from './use-quietly.ts';

const endTexts: Readonly<Record<StreamEnd, string>> = {
  signedOut: 'New rows no longer arrive: your session has ended.',
  rightLost: 'New rows no longer arrive: your subscription no longer covers this venue.',
  rightChanged: 'New rows no longer arrive: your right to live data has changed. Refresh to continue.',
  gap: 'New rows no longer arrive: too much has happened since these were loaded. Refresh to continue.',
  unreadable:
    'New rows no longer arrive: the service sent something this page does not know. Reload the page to continue.',
  tooMany:
    'New rows do not arrive: your account already follows as many views as allowed. Close one and try again.',
  limited: 'New rows do not arrive: there were too many requests. Wait a moment, then try again.',
};

/** Seconds until a time, counted down to 0; null without a time. */
function useSecondsUntil(at: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? null : Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
}

const Digits = styled('span')({ whiteSpace: 'nowrap' });

function Countdown({ nextAt }: { nextAt: string | null }): ReactNode {
  const seconds = useSecondsUntil(nextAt);
  // At 0 the row has become free. The next time is announced a minute before it.
  if (seconds === null || seconds === 0) return 'Rows appear after 15 minutes';
  return (
    <span>
      Next delayed row in{' '}
      <Digits className="figures">0:{String(Math.min(59, seconds)).padStart(2, '0')}</Digits>
    </span>
  );
}

function Standing({ view, isDelayed }: { view: LiveFeedView; isDelayed: boolean }): ReactNode {
  switch (view.kind) {
    case 'ended':
      return view.end && endTexts[view.end];
    case 'reconnecting':
      return `Connection lost${view.lostAt ? ` at ${utcClock(view.lostAt)} UTC` : ''}: trying again`;
    case 'paused':
      return 'Paused while the tab is hidden';
    case 'connecting':
      return 'Connecting';
    case 'live':
      return isDelayed ? <Countdown nextAt={view.nextAt} /> : 'New rows appear automatically';
  }
}

const newText = (viewId: ViewId, news: News | null): string => {
  const count = countOf(viewId, news);
  if (isWhole(viewId)) return 'Newer book';
  // The count is 0 if the filter hides the rows that changed those shown.
  if (count === 0) return 'changes';
  return `${count.toLocaleString('en-GB')} new`;
};

const Strip = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  flex: '1 1 320px',
  minHeight: 36,
  fontSize: 'var(--text-small)',
  color: 'var(--muted)',
  // Its parts share their lines with what stands beside it.
  [`@media ${phone}`]: { display: 'contents' },
});

const Told = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  // On a phone it stands between the filters and the button, in two lines, which what is usual fits into: a third would
  // move the rows. The button with new rows takes that place, and what is wrong has lines of its own.
  [`@media ${phone}`]: {
    flex: '1 1 0',
    minWidth: 120,
    minHeight: 32,
    fontSize: 'var(--text-caption)',
    lineHeight: '16px',
    '&[data-yields="true"]': { display: 'none' },
    '&[data-wrong="true"]': { flex: '1 0 100%', display: 'flex' },
  },
});

const Follow = styled(Button)({ marginLeft: 'auto', [`@media ${phone}`]: { padding: '0 6px' } });

/** Filled while rows arrive, live or delayed; otherwise a ring. */
const Dot = styled('span')({
  width: 8,
  height: 8,
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'var(--edge)',
  background: 'transparent',
  '&[data-arrives="live"]': { borderColor: 'var(--green)', background: 'var(--green)' },
  '&[data-arrives="delayed"]': { borderColor: 'var(--amber)', background: 'var(--amber)' },
});

/** The status line of a view: whether new rows arrive, how many are waiting, and whether they are shown at once. */
export function LiveStrip({
  criteria,
  viewId,
  position,
  isDelayed,
  onNews,
  follow,
  flow = liveFeed,
}: {
  criteria: Criteria;
  viewId: ViewId;
  position: string;
  isDelayed: boolean;
  onNews: (news: News, position: string) => void;
  /** Whether new rows are shown at once: kept outside the strip, which is remounted whenever the rows are loaded. */
  follow?: { current: boolean };
  flow?: typeof liveFeed;
}) {
  const actor = useFlow(flow, { input: { criteria, viewId, position } });
  useTabSeen(actor);
  useEffect(() => {
    if (follow?.current && !viewOf(actor.getSnapshot()).isFollowing) actor.send({ type: 'follow.toggled' });
  }, [actor, follow]);
  useEffect(() => {
    const shown = actor.on('news.shown', ({ news, position }) => onNews(news, position));
    return () => shown.unsubscribe();
  }, [actor, onNews]);
  const view = useSelector(actor, viewOf, shallowEqual);
  const { isFollowing, waiting } = view;
  const isWrong = view.kind === 'reconnecting' || view.kind === 'ended';
  const said = useQuietly(waiting === null ? '' : newText(viewId, waiting));
  return (
    <Strip aria-label="New rows" data-print="no">
      <Told data-yields={waiting !== null} data-wrong={isWrong}>
        <Dot
          aria-hidden="true"
          data-arrives={view.kind === 'live' ? (isDelayed ? 'delayed' : 'live') : undefined}
        />
        {/* Another state is another text, which may take more lines: none is moved by it. */}
        <span key={view.kind}>
          <Standing view={view} isDelayed={isDelayed} />
        </span>
      </Told>
      {isWrong ? (
        <RetryButton variant="text" onRetry={() => actor.send({ type: 'retry.requested' })}>
          Try now
        </RetryButton>
      ) : null}
      {waiting ? (
        <Button onClick={() => actor.send({ type: 'news.requested' })}>
          Show {newText(viewId, waiting)}
        </Button>
      ) : null}
      {waiting && waiting.skipped > 0 ? (
        <span>{waiting.skipped.toLocaleString('en-GB')} of them were skipped: refresh to see them</span>
      ) : null}
      <Follow
        variant="text"
        aria-pressed={isFollowing}
        onClick={() => {
          if (follow) follow.current = !isFollowing;
          actor.send({ type: 'follow.toggled' });
        }}
      >
        {isFollowing ? 'Following' : 'Follow'}
      </Follow>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Strip>
  );
}
