import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { pagePaths, renewalPath } from '../../domain/page-paths.ts';
import { type StripNotice, stripNotices } from '../../domain/session/notices.ts';
import { useAppContext } from '../context/app-context.tsx';
import { uncompletedPaymentPath } from '../storage/uncompleted-payment.ts';
import { Strip } from './strip.tsx';

/**
 * The notification strip (A 2.3, 3.2, 4.4): tells the session that it has loaded, so that one-time notices are shown in
 * the dialog, and renders the permanent ones. Texts of A 8.
 */
export function NotificationStrip() {
  const { session } = useAppContext();
  const user = useSelector(session, (s) => s.context.user);
  useEffect(() => {
    if (user) session.send({ type: 'strip.loaded' });
  }, [session, user]);
  const notices = user ? stripNotices(user) : [];
  if (notices.length === 0) return null;
  return (
    <section aria-label="Notifications" data-print="no">
      {notices.map((notice) => (
        <Strip key={notice} tone="notice">
          <NoticeText notice={notice} />
        </Strip>
      ))}
    </section>
  );
}

function NoticeText({ notice }: { notice: StripNotice }) {
  if (notice === 'subscriptionExpired')
    return (
      <p>
        Your subscription has expired. Please visit the{' '}
        <Link to={pagePaths.subscriptions}>My Subscriptions</Link> page to renew.{' '}
        <Link to={renewalPath}>Renew now</Link>
      </p>
    );
  return (
    <p>
      You have an uncompleted payment. Please visit the{' '}
      <Link to={uncompletedPaymentPath}>My Subscriptions</Link> page to complete or cancel it.
    </p>
  );
}
