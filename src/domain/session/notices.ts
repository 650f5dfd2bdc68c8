import type { Alert } from '../alert.ts';
import { longDate, shortDate } from '../format/timestamps.ts';
import { pagePaths, renewalPath } from '../page-paths.ts';
import { isRestricted } from './areas.ts';
import type { Notification, UserInfo } from './user-info.ts';

/** The dialog of a notice: its title, its message, and where to renew. */
type NoticeAlert = Alert & { readonly title: string };

const closes = 'ALERT_ACCOUNT_CLOSES';

export type StripNotice = 'subscriptionExpired' | 'uncompletedPayment';

/** Text for a failed sign-out (A 4.2). */
export const stillInText = 'Logging out did not work, and you are still logged in. Please try again.';

/** Notifications shown once in a dialog, then removed from the list (A 3.2). */
export function oneTimeNotices(user: UserInfo): readonly Notification[] {
  return user.Notifications.filter(isOneTime);
}

/** Their dialogs, in the order of the notifications; none for a visitor. */
export function oneTimeAlerts(user: UserInfo | null): readonly NoticeAlert[] {
  return user === null ? [] : oneTimeNotices(user).map(expiryAlert);
}

/** The user's information without the notifications already shown to this login (A 3.2). */
export function withoutShownNotices(user: UserInfo | null, shownTo: string | null): UserInfo | null {
  if (user === null || user.email !== shownTo) return user;
  return { ...user, Notifications: user.Notifications.filter((n) => !isOneTime(n)) };
}

/** The messages that stay in the notification strip, in reading order (A 3.2, 4.4). */
export function stripNotices(user: UserInfo): readonly StripNotice[] {
  const notices: StripNotice[] = [];
  if (isRestricted(user)) notices.push('subscriptionExpired');
  if (user.Notifications.some((n) => n.ActionID === 'ALERT_UNCOMPLETED_PAYMENT'))
    notices.push('uncompletedPayment');
  return notices;
}

/**
 * The dialog for a subscription that ends soon (A 4.4, text of A 8). The end is a short date; without a readable one
 * the sentence says "soon", and it says so if the day has passed.
 */
function expiryAlert(notice: Notification): NoticeAlert {
  if (notice.ActionID === closes) return closingAlert(notice);
  const way = { label: 'Renew now', to: renewalPath };
  const period = notice.ActionData?.SubscriptionExpirationPeriod;
  const day = shortDate(period);
  const when = day ? `on ${day}` : 'soon';
  if (day && notice.ActionData?.SubscriptionEnded) {
    return {
      title: 'Subscription expired',
      message: `Your subscription expired on ${day}; access ends on the next working day. Please visit the My subscriptions page to renew.`,
      way,
    };
  }
  return {
    title: 'Subscription due to expire',
    message: `Your subscription is due to expire ${when}. Please visit the My subscriptions page to renew.`,
    way,
  };
}

/** The dialog for an account whose owner has closed it. */
const closingAlert = ({ ActionData }: Notification): NoticeAlert => ({
  title: 'Your account will be closed',
  message: `On ${longDate(ActionData?.AccountClosesOn) ?? 'one of the next days'} it is removed for ever, as was asked for on the page Security. Until then it can be kept there.`,
  way: { label: 'Keep my account', to: pagePaths.security },
});

function isOneTime({ ActionID }: Notification): boolean {
  return ActionID === 'ALERT_SUBSCRIPTION_ENDS' || ActionID === closes;
}
