import type { FastifyBaseLogger } from 'fastify';
import type { DataType } from '../../domain/feed/data-types.ts';
import { rightsOfAll } from '../accounts/rights.ts';
import { type RepeatedWork, startRepeatedWork } from '../repeated-work.ts';
import { type AlertKey, type JudgeDependencies, judgeAlert } from './judge-alert.ts';
import { type AlertMailDependencies, mailAlerts } from './mail-alerts.ts';

export type AlertJobDependencies = JudgeDependencies &
  AlertMailDependencies & {
    readonly noPaymentMode: boolean;
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
  };

const everyMs = 1_000;

/** Judges the alerts that are due and sends the mails that are allowed; returns how many rows, silences and mails. */
export function createAlertJob(deps: AlertJobDependencies): () => Promise<number> {
  const { pool, clock, noPaymentMode, log } = deps;
  /** Up to which row this instance has judged all arrivals, by kind of data. */
  let seen: Readonly<Record<DataType, string>> = { order: '0', trade: '0' };

  /** Alerts for which something has arrived, or whose time has come. */
  const findDue = async (): Promise<readonly AlertKey[]> => {
    const { rows } = await pool.query<AlertKey>({
      name: 'alerts-due',
      text: `SELECT account_id, id FROM view_alerts WHERE state = 'on' AND look_at <= $1
        UNION
        SELECT a.account_id, a.id FROM (VALUES ('order', $2::bigint), ('trade', $3::bigint)) AS s (data_type, after)
        JOIN feed_arrivals r ON r.data_type = s.data_type AND r.last_id > s.after
        JOIN view_alerts a ON a.state = 'on' AND a.data_type = r.data_type AND a.instrument_id = r.instrument_id
          AND a.segment_mic = r.segment_mic AND a.system = r.system AND r.last_id > a.position_id
          AND a.condition->>'kind' <> 'venueSilent'`,
      values: [clock.now(), seen.order, seen.trade],
    });
    return rows;
  };

  return async () => {
    // Read first, so that rows that arrive meanwhile are looked at again rather than missed.
    const { rows: heads } = await pool.query<{ data_type: DataType; last_id: string }>(
      'SELECT data_type, last_id FROM feed_heads',
    );
    const due = await findDue();
    const accounts = [...new Set(due.map(({ account_id }) => account_id))];
    const rights = await rightsOfAll(pool, accounts, clock.now(), noPaymentMode);
    let count = 0;
    let isWhole = true;
    for (const alert of due) {
      try {
        count += await judgeAlert(deps, alert, rights.get(alert.account_id));
      } catch (error) {
        isWhole = false;
        log.warn({ err: error, alert: alert.id }, 'an alert could not be judged; it will be tried again');
      }
    }
    if (isWhole)
      seen = { ...seen, ...Object.fromEntries(heads.map((head) => [head.data_type, head.last_id])) };
    return count + (await mailAlerts(deps));
  };
}

/** Judges alerts every second. Any instance may do it; each alert is judged by one at a time. */
export function startAlerts(deps: AlertJobDependencies): RepeatedWork {
  return startRepeatedWork(createAlertJob(deps), everyMs, (error) =>
    deps.log.warn({ err: error }, 'alerts could not be processed'),
  );
}
