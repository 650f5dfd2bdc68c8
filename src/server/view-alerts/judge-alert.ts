import type { AlertRow, SavedSelection } from '../../contract/generated/types.ts';
import { feedViews, type KnownViewId, views } from '../../domain/feed/feed-views.ts';
import { openDelayMinutes } from '../../domain/feed/open-data.ts';
import type { AlertCondition, RowAlertKind } from '../../domain/view-alerts/view-alerts.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Rights } from '../accounts/rights.ts';
import type { BusinessClock, Clock } from '../clock.ts';
import type { ViewAlertsRow } from '../database/generated/rows.ts';
import { type CutOff, cutOffOf } from '../feed/cut-off.ts';
import { systemOf } from '../feed/feed-source.ts';
import { timeSql } from '../feed/field-sql.ts';
import { filterValues, readFilter } from '../feed/filter-sql.ts';
import type { LiveReads } from '../usage/live-reads.ts';
import { judgeSilence, type SilenceAlert } from './judge-silence.ts';
import { metSql } from './met-sql.ts';
import { recordEvent } from './record-event.ts';

export type JudgeDependencies = {
  readonly pool: Database;
  readonly clock: BusinessClock;
  readonly securityClock: Clock;
  readonly liveReads: Pick<LiveReads, 'count'>;
};

export type AlertKey = { readonly account_id: string; readonly id: string };

type Stored = SilenceAlert &
  Pick<ViewAlertsRow, 'instrument_id' | 'system' | 'position_at' | 'position_id'> & {
    readonly condition: AlertCondition;
    readonly selection: SavedSelection;
    readonly is_removed: boolean;
    readonly is_suspended: boolean;
  };

type Met = {
  readonly head: string;
  readonly found: string;
  readonly rows: readonly AlertRow[];
  readonly next_at: string | null;
};

const hourMs = 3600_000;
const minuteMs = 60_000;

// Individual trades are the same rows as trades, in another form.
const viewIdOf = ({ data_type, system }: Stored): KnownViewId => {
  const view = views.find((one) => one.dataType === data_type && systemOf(one) === system);
  if (!view) throw new Error(`${system} has no view`);
  return view.id;
};

async function lockAlert(client: Transaction, { account_id, id }: AlertKey): Promise<Stored | null> {
  const { rows } = await client.query<Stored>({
    name: 'alert-lock',
    text: `SELECT a.account_id, a.id, a.condition, a.by_mail, a.data_type, a.instrument_id, a.segment_mic, a.system,
        ${timeSql('a.position_at')} AS position_at, a.position_id, a.mailed_at, w.selection,
        to_char(a.silent_since, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS silent_since, a.since_opening,
        w.removed_at IS NOT NULL AS is_removed, c.suspended_at IS NOT NULL AS is_suspended
      FROM view_alerts a JOIN saved_views w ON w.account_id = a.account_id AND w.id = a.view_id
        JOIN accounts c ON c.id = a.account_id
      WHERE a.account_id = $1 AND a.id = $2 AND a.state = 'on' FOR UPDATE OF a`,
    values: [account_id, id],
  });
  return rows[0] ?? null;
}

/** Notes when an alert is to be judged again, and the position up to which it has been; none: the one it has. */
async function lookAgain(
  client: Transaction,
  { account_id, id }: AlertKey,
  at: Date,
  position?: { readonly at: string; readonly id: string },
): Promise<void> {
  await client.query(
    `UPDATE view_alerts SET look_at = $3, position_at = coalesce($4, position_at), position_id = coalesce($5, position_id)
     WHERE account_id = $1 AND id = $2`,
    [account_id, id, at, position?.at ?? null, position?.id ?? null],
  );
}

async function endWithRight(client: Transaction, alert: Stored, deps: JudgeDependencies): Promise<void> {
  await client.query(`UPDATE view_alerts SET state = 'rightLost' WHERE account_id = $1 AND id = $2`, [
    alert.account_id,
    alert.id,
  ]);
  await recordEvent(client, alert, { kind: 'rightLost', found: '0' }, deps);
}

/** Looks for rows up to the cut-off that meet the condition. */
async function findMet(client: Transaction, alert: Stored, kind: RowAlertKind, cutOff: CutOff): Promise<Met> {
  const { side, value } = alert.condition;
  const viewId = viewIdOf(alert);
  const { selection } = alert;
  const filter =
    feedViews[viewId].rows === 'snapshot' ? null : readFilter(selection.filter ?? {}, selection.datatype);
  const { rows } = await client.query<Met>({
    name: `alert-${viewId}-${kind}-${side}${filter ? '-filtered' : ''}`,
    text: metSql(viewId, kind, side, filter !== null),
    values: [
      alert.instrument_id,
      alert.segment_mic,
      alert.system,
      cutOff.at,
      alert.position_at,
      alert.position_id,
      value,
      ...(filter ? filterValues(filter) : []),
    ],
  });
  const [met] = rows;
  if (!met) throw new Error('the feed has no head');
  return met;
}

/**
 * Judges the new rows for one alert. What happened is stored together with the new position while the alert is locked,
 * so it is reported once, whichever instance judges it and whenever one is killed.
 *
 * @param rights of the alert's account, read now; undefined if the account is gone
 * @returns how many rows met the condition, or silences began
 */
export function judgeAlert(
  deps: JudgeDependencies,
  key: AlertKey,
  rights: Rights | undefined,
): Promise<number> {
  const { pool, clock, liveReads } = deps;
  return pool.transaction(async (client) => {
    const alert = await lockAlert(client, key);
    if (!alert) return 0;
    const now = clock.now();
    const inAnHour = new Date(now.getTime() + hourMs);
    // The view was removed but may be restored, the account suspended but may be reinstated; the alert then continues
    // from its position.
    if (alert.is_removed || alert.is_suspended) {
      await lookAgain(client, key, inAnHour);
      return 0;
    }
    const { datatype, tv } = alert.selection;
    const cutOff = rights === undefined ? null : cutOffOf(rights, tv, datatype, clock);
    if (cutOff === null) {
      await endWithRight(client, alert, deps);
      return 0;
    }
    const { isDelayed } = cutOff;
    const delayMs = isDelayed ? openDelayMinutes * minuteMs : 0;
    // Rows that were judged live are not judged again: a delayed reader waits until the delay has passed.
    if (cutOff.at < alert.position_at) {
      await lookAgain(client, key, new Date(Date.parse(alert.position_at) + delayMs));
      return 0;
    }
    const { kind } = alert.condition;
    if (kind === 'venueSilent') {
      const inAMinute = new Date(now.getTime() + minuteMs);
      await lookAgain(client, key, inAMinute, { at: cutOff.at, id: alert.position_id });
      return judgeSilence(client, alert, tv, cutOff, deps);
    }
    const met = await findMet(client, alert, kind, cutOff);
    const next = met.next_at === null ? null : new Date(Date.parse(met.next_at) + delayMs + 1);
    const at = next !== null && next < inAnHour ? next : inAnHour;
    await lookAgain(client, key, at, { at: cutOff.at, id: met.head });
    const count = Number(met.found);
    if (count === 0) return 0;
    await recordEvent(client, alert, { kind: 'met', found: met.found, rows: met.rows }, deps);
    // Counted before the commit: a row that a live right sends to a person is a read of live data.
    await liveReads.count([
      { accountId: alert.account_id, sessionId: '', venueMic: tv, dataType: datatype, isDelayed },
    ]);
    return count;
  });
}
