import type { AlertEvent, AlertRow } from '../../contract/generated/types.ts';
import { mailTimeOf } from '../../domain/view-alerts/alert-mails.ts';
import type { AlertSilence } from '../../domain/view-alerts/alert-silence.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { BusinessClock, Clock } from '../clock.ts';

/** An alert for which something happened. */
export type AlertOfEvent = {
  readonly account_id: string;
  readonly id: string;
  readonly by_mail: boolean;
  readonly mailed_at: string | null;
};

type NewEvent = Pick<AlertEvent, 'kind'> & {
  /** Number of rows, or of silences that began. */
  readonly found: string;
  readonly rows?: readonly AlertRow[];
  readonly silence?: AlertSilence;
};

/** Maximum number of events stored for one alert. */
const mostEvents = 50;

/** Stores what happened, for the page and, if wanted, for the next mail. */
export async function recordEvent(
  client: Transaction,
  { account_id, id, by_mail, mailed_at }: AlertOfEvent,
  { kind, found, rows = [], silence }: NewEvent,
  { clock, securityClock }: { readonly clock: BusinessClock; readonly securityClock: Clock },
): Promise<void> {
  await client.query(
    `INSERT INTO view_alert_events (account_id, alert_id, happened_at, kind, found, "rows", silence)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      account_id,
      id,
      clock.now(),
      kind,
      found,
      JSON.stringify(rows),
      silence ? JSON.stringify(silence) : null,
    ],
  );
  await client.query(
    `DELETE FROM view_alert_events WHERE account_id = $1 AND alert_id = $2 AND id <= (
       SELECT id FROM view_alert_events WHERE account_id = $1 AND alert_id = $2 ORDER BY id DESC OFFSET ${mostEvents} LIMIT 1)`,
    [account_id, id],
  );
  if (!by_mail) return;
  const mailAt = mailTimeOf(mailed_at === null ? null : new Date(mailed_at), securityClock.now());
  await client.query(
    `UPDATE view_alerts SET waiting = waiting + $3, mail_at = coalesce(mail_at, $4)
     WHERE account_id = $1 AND id = $2`,
    [account_id, id, found, mailAt],
  );
}
