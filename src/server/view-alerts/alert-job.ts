import type { DataType } from '../../domain/feed/data-types.ts';
import { rightsOfAll } from '../accounts/rights.ts';
import { createBackoff } from '../backoff.ts';
import { isDatabaseDown } from '../database/database-fault.ts';
import { type RepeatedWork, startRepeatedWork } from '../repeated-work.ts';
import { type AlertKey, type JudgeDependencies, judgeAlert } from './judge-alert.ts';
import { type AlertMailDependencies, createAlertMails } from './mail-alerts.ts';

export type AlertJobDependencies = JudgeDependencies &
  AlertMailDependencies & {
    readonly noPaymentMode: boolean;
  };

const everyMs = 1_000;

/** An alert and the version of its row, which is another after each change, by its owner above all. */
type Alert = AlertKey & { readonly version: string };

const keyOf = ({ account_id, id }: AlertKey): string => JSON.stringify([account_id, id]);

function alertOf(key: string): AlertKey {
  const [account_id, id]: [string, string] = JSON.parse(key);
  return { account_id, id };
}

/**
 * Judges the alerts that are due and sends the mails that are allowed; returns how many rows, silences and mails. An
 * alert that cannot be judged or mailed rests, while the others go on.
 */
export function createAlertJob(deps: AlertJobDependencies): () => Promise<number> {
  const { pool, clock, securityClock, noPaymentMode, log } = deps;
  const backoff = createBackoff(securityClock);
  /** The versions of alerts that failed. */
  const failedAs = new Map<string, string>();
  const mailAlerts = createAlertMails(deps);
  /** Up to which row this instance has judged all arrivals, by kind of data. */
  let seen: Readonly<Record<DataType, string>> = { order: '0', trade: '0' };

  /** Alerts for which something has arrived, or whose time has come. */
  const findDue = async (): Promise<readonly Alert[]> => {
    const { rows } = await pool.query<Alert>({
      name: 'alerts-due',
      text: `SELECT account_id, id, xmin::text AS version FROM view_alerts WHERE state = 'on' AND look_at <= $1
        UNION
        SELECT a.account_id, a.id, a.xmin::text FROM (VALUES ('order', $2::bigint), ('trade', $3::bigint)) AS s (data_type, after)
        JOIN feed_arrivals r ON r.data_type = s.data_type AND r.last_id > s.after
        JOIN view_alerts a ON a.state = 'on' AND a.data_type = r.data_type AND a.instrument_id = r.instrument_id
          AND a.segment_mic = r.segment_mic AND a.system = r.system AND r.last_id > a.position_id
          AND a.condition->>'kind' <> 'venueSilent'`,
      values: [clock.now(), seen.order, seen.trade],
    });
    return rows;
  };

  /** Those that failed and are due again: they have rested, or have been changed and begin afresh. */
  const findAgain = async (): Promise<readonly Alert[]> => {
    const keys = backoff.all();
    if (keys.length === 0) return [];
    const alerts = keys.map(alertOf);
    const { rows } = await pool.query<Alert>({
      name: 'alerts-failed',
      text: `SELECT account_id, id, xmin::text AS version FROM view_alerts
        WHERE (account_id, id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))`,
      values: [alerts.map(({ account_id }) => account_id), alerts.map(({ id }) => id)],
    });
    const now = new Map(rows.map((alert) => [keyOf(alert), alert]));
    for (const key of keys) if (now.get(key)?.version !== failedAs.get(key)) backoff.worked(key);
    return rows.filter((alert) => !backoff.isWaiting(keyOf(alert)));
  };

  return async () => {
    // Read first, so that rows that arrive meanwhile are looked at again rather than missed.
    const { rows: heads } = await pool.query<{ data_type: DataType; last_id: string }>(
      'SELECT data_type, last_id FROM feed_heads',
    );
    const found = new Map(
      [...(await findAgain()), ...(await findDue())].map((alert) => [keyOf(alert), alert]),
    );
    const due = [...found.values()].filter((alert) => !backoff.isWaiting(keyOf(alert)));
    const accounts = [...new Set(due.map(({ account_id }) => account_id))];
    const rights = await rightsOfAll(pool, accounts, clock.now(), noPaymentMode);
    let count = 0;
    for (const alert of due) {
      try {
        count += await judgeAlert(deps, alert, rights.get(alert.account_id));
        backoff.worked(keyOf(alert));
      } catch (error) {
        // Without the database none can be judged, and none is to blame.
        if (error instanceof Error && isDatabaseDown(error)) throw error;
        const key = keyOf(alert);
        const seconds = backoff.failed(key);
        failedAs.set(key, alert.version);
        log.warn(
          { err: error, alert: alert.id, seconds },
          'an alert could not be judged; it will be tried again',
        );
      }
    }
    seen = { ...seen, ...Object.fromEntries(heads.map((head) => [head.data_type, head.last_id])) };
    return count + (await mailAlerts());
  };
}

/** Judges alerts every second. Any instance may do it; each alert is judged by one at a time. */
export function startAlerts(deps: AlertJobDependencies): RepeatedWork {
  return startRepeatedWork(createAlertJob(deps), everyMs, (error) =>
    deps.log.warn({ err: error }, 'alerts could not be processed'),
  );
}
