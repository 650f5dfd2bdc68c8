import { mostAlertMails, personMailTime } from '../../domain/view-alerts/alert-mails.ts';
import type { AlertCondition } from '../../domain/view-alerts/view-alerts.ts';
import type { AccountsRow, ViewAlertsRow } from '../database/generated/rows.ts';
import { limitRefusal } from '../http/attempt-limits.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { lockAccount } from '../subscriptions/subscription-store.ts';
import { testMail } from './alert-mail.ts';
import { type AlertMailDependencies, mailsSent, noteMail } from './mail-alerts.ts';

export type TestMailDependencies = Omit<AlertMailDependencies, 'log'>;

type Tested = Pick<AccountsRow, 'email'> &
  Pick<ViewAlertsRow, 'by_mail'> & { readonly condition: AlertCondition; readonly view: string };

/**
 * Queues a mail that says what an alert is about, to its owner, as one of the mails that alerts may send.
 *
 * @returns the address; null if this account has no such alert
 * @throws Refusal 409 if the alert is not by mail, 429 if its owner's alerts may send no mail now
 */
export function mailTest(
  { pool, securityClock, queueMail, alertsLink, offLink }: TestMailDependencies,
  accountId: string,
  id: string,
): Promise<string | null> {
  return pool.transaction(async (client) => {
    if (!(await lockAccount(client, accountId))) throw new Refusal('unauthenticated', signInFirst);
    const { rows } = await client.query<Tested>(
      `SELECT a.condition, a.by_mail, c.email, w.name AS view
       FROM view_alerts a JOIN accounts c ON c.id = a.account_id
         JOIN saved_views w ON w.account_id = a.account_id AND w.id = a.view_id AND w.removed_at IS NULL
       WHERE a.account_id = $1 AND a.id = $2`,
      [accountId, id],
    );
    const [alert] = rows;
    if (!alert) return null;
    if (!alert.by_mail) throw new Refusal('conflict', 'This alert tells you here only, not by e-mail.');
    const now = securityClock.now();
    const waitMs = personMailTime(await mailsSent(client, accountId, now), now).getTime() - now.getTime();
    const limit = { purpose: 'alert mails', most: mostAlertMails.hour, windowSeconds: 3600 };
    if (waitMs > 0) throw limitRefusal(limit, waitMs);
    const { condition, view, email } = alert;
    await queueMail(
      client,
      testMail(email, { condition, view, link: alertsLink(), offLink: offLink(accountId, id) }),
    );
    await noteMail(client, accountId, now);
    return email;
  });
}
