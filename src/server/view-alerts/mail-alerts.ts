import type { AlertRow } from '../../contract/generated/types.ts';
import { personMailTime } from '../../domain/view-alerts/alert-mails.ts';
import type { AlertSilence } from '../../domain/view-alerts/alert-silence.ts';
import { type AlertCondition, mostRowsTold } from '../../domain/view-alerts/view-alerts.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { type Backoff, createBackoff } from '../backoff.ts';
import type { Clock } from '../clock.ts';
import { isDatabaseDown } from '../database/database-fault.ts';
import type { AccountsRow, ViewAlertMailsRow, ViewAlertsRow } from '../database/generated/rows.ts';
import type { Mail } from '../mail/outbox.ts';
import { lockAccount } from '../subscriptions/subscription-store.ts';
import { alertMail } from './alert-mail.ts';

export type AlertMailDependencies = {
  readonly pool: Database;
  readonly securityClock: Clock;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Address of the page of alerts. */
  readonly alertsLink: () => string;
  /** Address that switches an alert off. */
  readonly offLink: (accountId: string, alertId: string) => string;
  readonly log: { readonly warn: (facts: object, message: string) => void };
};

type Due = Pick<ViewAlertsRow, 'id' | 'state' | 'waiting' | 'mailed_event'> &
  Pick<AccountsRow, 'email'> & { readonly condition: AlertCondition; readonly view: string };

type Happened = {
  readonly id: string;
  readonly rows: readonly AlertRow[];
  readonly silence: AlertSilence | null;
};

const dayMs = 24 * 3600_000;

/** An alert with what of its mail is its owner's: one that they have changed begins afresh. */
const keyOf = (accountId: string, { id, condition, view, email }: Due): string =>
  JSON.stringify([accountId, id, condition, view, email]);

async function mailOne(
  client: Transaction,
  deps: AlertMailDependencies,
  accountId: string,
  alert: Due,
  now: Date,
): Promise<void> {
  const { rows: events } = await client.query<Happened>(
    `SELECT id::text AS id, "rows", silence FROM view_alert_events e
     WHERE account_id = $1 AND alert_id = $2 AND e.id > $3 ORDER BY e.id DESC LIMIT ${mostRowsTold}`,
    [accountId, alert.id, alert.mailed_event],
  );
  await deps.queueMail(
    client,
    alertMail(alert.email, {
      condition: alert.condition,
      view: alert.view,
      found: alert.waiting,
      rows: events.flatMap(({ rows }) => rows).slice(0, mostRowsTold),
      silences: events.flatMap(({ silence }) => silence ?? []).toReversed(),
      isRightLost: alert.state === 'rightLost',
      link: deps.alertsLink(),
      offLink: deps.offLink(accountId, alert.id),
    }),
  );
  await client.query(
    `UPDATE view_alerts SET mail_at = NULL, waiting = 0, mailed_at = $3, mailed_event = $4
     WHERE account_id = $1 AND id = $2`,
    [accountId, alert.id, now, events[0]?.id ?? alert.mailed_event],
  );
  await noteMail(client, accountId, now);
}

/** Notes a mail, of whichever alert, for the limits of its reader. */
export async function noteMail(client: Transaction, accountId: string, now: Date): Promise<void> {
  await client.query('INSERT INTO view_alert_mails (account_id, sent_at) VALUES ($1, $2)', [accountId, now]);
}

/** When a person's alerts sent mails within the last day, oldest first. The transaction has locked the account. */
export async function mailsSent(client: Transaction, accountId: string, now: Date): Promise<Date[]> {
  await client.query('DELETE FROM view_alert_mails WHERE account_id = $1 AND sent_at <= $2', [
    accountId,
    new Date(now.getTime() - dayMs),
  ]);
  const { rows } = await client.query<Pick<ViewAlertMailsRow, 'sent_at'>>(
    'SELECT sent_at FROM view_alert_mails WHERE account_id = $1 ORDER BY sent_at',
    [accountId],
  );
  return rows.map(({ sent_at }) => new Date(sent_at));
}

async function mailOf(
  client: Transaction,
  deps: AlertMailDependencies,
  accountId: string,
  backoff: Backoff,
): Promise<number> {
  if (!(await lockAccount(client, accountId))) return 0;
  const now = deps.securityClock.now();
  const sent = await mailsSent(client, accountId, now);
  // Where the limits leave too few mails, those alerts go first that have waited longest since theirs: alerts held back
  // together are due together, and one of them would otherwise never get its turn.
  const { rows: due } = await client.query<Due>(
    `SELECT a.id, a.condition, a.state, a.waiting, a.mailed_event, c.email, w.name AS view
     FROM view_alerts a JOIN accounts c ON c.id = a.account_id AND c.suspended_at IS NULL
       JOIN saved_views w ON w.account_id = a.account_id AND w.id = a.view_id AND w.removed_at IS NULL
     WHERE a.account_id = $1 AND a.mail_at <= $2 ORDER BY a.mailed_at NULLS FIRST, a.mail_at, a.id
     FOR UPDATE OF a`,
    [accountId, now],
  );
  let count = 0;
  for (const alert of due) {
    if (backoff.isWaiting(keyOf(accountId, alert))) continue;
    const mayGo = personMailTime(sent, now);
    if (mayGo > now) {
      await client.query('UPDATE view_alerts SET mail_at = $3 WHERE account_id = $1 AND id = $2', [
        accountId,
        alert.id,
        mayGo,
      ]);
      continue;
    }
    await client.query('SAVEPOINT one_alert');
    try {
      await mailOne(client, deps, accountId, alert, now);
    } catch (error) {
      if (error instanceof Error && isDatabaseDown(error)) throw error;
      await client.query('ROLLBACK TO SAVEPOINT one_alert');
      const seconds = backoff.failed(keyOf(accountId, alert));
      deps.log.warn(
        { err: error, alert: alert.id, seconds },
        'an alert could not be mailed; it will be tried again',
      );
      continue;
    }
    backoff.worked(keyOf(accountId, alert));
    sent.push(now);
    count += 1;
  }
  return count;
}

/**
 * Makes the function that mails what happened to alerts, within each person's limits; the rest waits for a later mail,
 * and that of a removed view until it is restored. What cannot be mailed rests, while the others go on.
 *
 * @returns the number of mails
 */
export function createAlertMails(deps: AlertMailDependencies): () => Promise<number> {
  const backoff = createBackoff(deps.securityClock);
  return async () => {
    const { rows } = await deps.pool.query<{ account_id: string }>(
      `SELECT DISTINCT a.account_id FROM view_alerts a
       JOIN saved_views w ON w.account_id = a.account_id AND w.id = a.view_id AND w.removed_at IS NULL
       WHERE a.mail_at <= $1`,
      [deps.securityClock.now()],
    );
    let count = 0;
    for (const { account_id } of rows) {
      if (backoff.isWaiting(account_id)) continue;
      try {
        count += await deps.pool.transaction((client) => mailOf(client, deps, account_id, backoff));
        backoff.worked(account_id);
      } catch (error) {
        if (error instanceof Error && isDatabaseDown(error)) throw error;
        const seconds = backoff.failed(account_id);
        deps.log.warn(
          { err: error, seconds },
          'the alerts of an account could not be mailed; they will be tried again',
        );
      }
    }
    return count;
  };
}
