import type { Notification } from '../../contract/generated/types.ts';
import { announcedFrom, isSuspended } from '../../domain/account/suspension.ts';

/**
 * The notifications for a person at this moment.
 *
 * @param today business day, `yyyy-mm-dd`
 * @param endsOn last day of the subscription; null without one
 * @param country whose working days count; null for the administration's
 * @param closesOn the day on which the account is erased, as its owner has asked; null otherwise
 */
export function notificationsFor(
  today: string,
  endsOn: string | null,
  hasUncompletedPayment: boolean,
  country: string | null = null,
  closesOn: string | null = null,
): readonly Notification[] {
  const notifications: Notification[] = [];
  if (closesOn !== null)
    notifications.push({ ActionID: 'ALERT_ACCOUNT_CLOSES', ActionData: { AccountClosesOn: closesOn } });
  if (endsOn !== null) {
    const ActionData = { SubscriptionExpirationPeriod: endsOn };
    if (isSuspended(today, endsOn, country))
      notifications.push({ ActionID: 'REDIRECT_TO_SUBSCRIPTION', ActionData });
    else if (today >= announcedFrom(endsOn))
      notifications.push({
        ActionID: 'ALERT_SUBSCRIPTION_ENDS',
        ActionData: today > endsOn ? { ...ActionData, SubscriptionEnded: true } : ActionData,
      });
  }
  if (hasUncompletedPayment) notifications.push({ ActionID: 'ALERT_UNCOMPLETED_PAYMENT', ActionData: {} });
  return notifications;
}
