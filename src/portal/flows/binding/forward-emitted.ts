import type { NavigateFunction } from 'react-router-dom';
import type { Alert } from '../../../domain/alert.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { leaveFor } from '../../browser/leave-for.ts';

type Announcement =
  | { readonly type: 'alert'; readonly alert: Alert }
  | {
      readonly type: 'navigate';
      readonly to: string;
      readonly replace?: boolean;
      readonly state?: unknown;
      /** Loads a new page instead of navigating in the router. */
      readonly wholePage?: boolean;
    }
  | { readonly type: 'session.stale' };

type Receivers = {
  readonly alerts: { send(event: { type: 'alert.raised'; alert: Alert }): void };
  readonly session: { send(event: { type: 'session.stale' }): void };
};

/** Passes an event emitted by a flow to dialog, router or session, and ignores all others. */
export function forwardEmitted(
  event: { type: string },
  receivers: Receivers,
  navigate: NavigateFunction,
): void {
  if (!isAnnouncement(event)) return;
  if (event.type === 'alert') receivers.alerts.send({ type: 'alert.raised', alert: event.alert });
  else if (event.type === 'session.stale') receivers.session.send({ type: 'session.stale' });
  else if (event.wholePage) leaveFor(event.to);
  else if (isOutsideTheRouter(event.to)) window.location.assign(event.to);
  else void navigate(event.to, { replace: event.replace ?? false, state: event.state });
}

// The logout path belongs to the server (A 2.1: a plain link, not a client route).
function isOutsideTheRouter(to: string): boolean {
  return to === pagePaths.logout || !to.startsWith('/');
}

function isAnnouncement(event: { type: string }): event is Announcement {
  if (event.type === 'session.stale') return true;
  if (event.type === 'navigate') return 'to' in event && typeof event.to === 'string';
  return (
    event.type === 'alert' && 'alert' in event && typeof event.alert === 'object' && event.alert !== null
  );
}
