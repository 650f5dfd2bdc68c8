import * as forms from '../../contract/generated/forms.js';
import type { AlertEvent, ViewAlert } from '../../contract/generated/types.ts';
import { validateForm } from '../../domain/form-rules/validate-form.ts';
import type { SavedSelection } from '../../domain/saved-views/saved-views.ts';
import {
  type AlertCondition,
  alertRules,
  mostAlerts,
  noAlertRoomText,
  noSuchSideText,
  sidesOf,
  silenceHasNoNumberText,
} from '../../domain/view-alerts/view-alerts.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { fieldFaults } from '../accounts/form-faults.ts';
import { rightsOf } from '../accounts/rights.ts';
import type { BusinessClock, Clock } from '../clock.ts';
import { systemOf } from '../feed/feed-source.ts';
import { timeSql } from '../feed/field-sql.ts';
import type { Operations } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { checkedView, viewShowing } from '../saved-views/saved-view-operations.ts';
import { lockAccount } from '../subscriptions/subscription-store.ts';
import type { LiveReads } from '../usage/live-reads.ts';
import { type AlertSource, alertSource } from './alert-source.ts';
import { assertNotTrue } from './assert-not-true.ts';
import { mailTest, type TestMailDependencies } from './mail-test.ts';

export type AlertDependencies = {
  readonly pool: Database;
  readonly clock: Clock;
  readonly businessClock: BusinessClock;
  readonly noPaymentMode: boolean;
  readonly liveReads: Pick<LiveReads, 'count'>;
  readonly testMails: TestMailDependencies;
};

/** Maximum number of events in an answer. */
const mostEvents = 50;

const asAnswered = `id, view_id AS "viewId", condition, by_mail AS "byMail", state, ${timeSql('made_at')} AS "madeAt"`;

const noSuchAlert = (): Refusal => new Refusal('not-found', 'There is no such alert.');
const noSuchView = (): Refusal => new Refusal('not-found', 'There is no such saved view.');

function assertCondition({ kind, side, value }: AlertCondition): void {
  if (kind === 'venueSilent') {
    if (value !== '') throw fieldFaults({ value: silenceHasNoNumberText });
    if (side !== 'price') throw fieldFaults({ side: noSuchSideText });
    return;
  }
  const faults = validateForm(forms.AlertForm, { kind, value }, { rules: alertRules });
  if (Object.keys(faults).length > 0) throw fieldFaults(faults);
}

/** Makes room for an alert: those of removed views, which nobody sees, give way. @throws Refusal 409 if there is none */
async function makeRoom(client: Transaction, accountId: string, id: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM view_alerts WHERE account_id = $1 AND id <> $2', [
    accountId,
    id,
  ]);
  if ((rowCount ?? 0) < mostAlerts) return;
  const removed = await client.query(
    `DELETE FROM view_alerts a USING saved_views w WHERE a.account_id = $1 AND a.id <> $2
       AND w.account_id = $1 AND w.id = a.view_id AND w.removed_at IS NOT NULL`,
    [accountId, id],
  );
  if ((rowCount ?? 0) - (removed.rowCount ?? 0) >= mostAlerts) throw new Refusal('conflict', noAlertRoomText);
}

/** What an alert is bound to: the source, from its present position on. */
const boundTo = ({ found, segment, view, position }: AlertSource) => [
  view.dataType,
  found.id,
  segment,
  systemOf(view),
  position.at,
  position.id,
];

/** The calls about one's own alerts. */
export function alertOperations({
  pool,
  clock,
  businessClock,
  noPaymentMode,
  liveReads,
  testMails,
}: AlertDependencies) {
  const selectionOf = async (accountId: string, viewId: string): Promise<SavedSelection> => {
    const { rows } = await pool.query<{ selection: SavedSelection }>(
      // A tape has no price that an alert could watch.
      `SELECT selection FROM saved_views
       WHERE account_id = $1 AND id = $2 AND removed_at IS NULL AND selection ? 'instrument'`,
      [accountId, viewId],
    );
    if (!rows[0]) throw noSuchView();
    return rows[0].selection;
  };
  /** Number of unread events, for alerts whose views still exist. */
  const unreadOf = async (accountId: string): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM view_alert_events e
         JOIN view_alerts a ON a.account_id = e.account_id AND a.id = e.alert_id
         JOIN saved_views w ON w.account_id = a.account_id AND w.id = a.view_id AND w.removed_at IS NULL
       WHERE e.account_id = $1 AND NOT e.is_read`,
      [accountId],
    );
    return rows[0]?.count ?? 0;
  };
  const sourceOf = async (accountId: string, selection: SavedSelection): Promise<AlertSource> =>
    alertSource(
      pool,
      selection,
      await rightsOf(pool, accountId, businessClock.now(), noPaymentMode),
      businessClock,
    );

  return {
    listAlerts: async ({ session: { accountId } }) => {
      const { rows: alerts } = await pool.query<ViewAlert>(
        `SELECT ${asAnswered} FROM view_alerts a WHERE account_id = $1 AND EXISTS (
           SELECT FROM saved_views w WHERE w.account_id = $1 AND w.id = a.view_id AND w.removed_at IS NULL)
         ORDER BY a.made_at, a.id`,
        [accountId],
      );
      const ids = alerts.map(({ id }) => id);
      const { rows: events } = await pool.query<AlertEvent>(
        `SELECT id::text AS id, alert_id AS "alertId", ${timeSql('happened_at')} AS "happenedAt", kind,
           found::integer AS found, "rows", silence, is_read AS "isRead"
         FROM view_alert_events e WHERE account_id = $1 AND alert_id = ANY($2) ORDER BY e.id DESC LIMIT ${mostEvents}`,
        [accountId, ids],
      );
      return { status: 200, body: { alerts, events, unread: await unreadOf(accountId) } };
    },

    countAlerts: async ({ session: { accountId } }) => ({
      status: 200,
      body: { unread: await unreadOf(accountId) },
    }),

    saveAlert: async ({ session, body: { id, viewId: asked, condition, byMail, view } }) => {
      const { accountId } = session;
      assertCondition(condition);
      const sent = view ? checkedView(view) : null;
      const shown = sent?.selection ?? (await selectionOf(accountId, asked));
      const source = await sourceOf(accountId, shown);
      if (condition.kind !== 'venueSilent' && !sidesOf(source.view.id).includes(condition.side))
        throw fieldFaults({ side: noSuchSideText });
      // One that is sent again is judged since it was set, and may have come true since.
      const { rowCount: known } = await pool.query(
        'SELECT FROM view_alerts WHERE account_id = $1 AND id = $2 AND condition = $3',
        [accountId, id, condition],
      );
      if (known === 0) await assertNotTrue({ pool, liveReads }, session, source, shown, condition);
      return pool.transaction(async (client) => {
        if (!(await lockAccount(client, accountId))) throw new Refusal('unauthenticated', signInFirst);
        await makeRoom(client, accountId, id);
        const { id: viewId, selection } = sent
          ? await viewShowing(client, accountId, asked, sent, clock.now())
          : { id: asked, selection: shown };
        // An alert that is saved again unchanged keeps its position.
        const { rows } = await client.query<ViewAlert>(
          `WITH same AS (
             UPDATE view_alerts SET by_mail = $5, mail_at = CASE WHEN $5 THEN mail_at END
             WHERE account_id = $1 AND id = $2 AND view_id = $3 AND condition = $4 RETURNING *
           ), written AS (
             INSERT INTO view_alerts AS a (account_id, id, view_id, condition, by_mail, made_at, state, data_type,
               instrument_id, segment_mic, system, position_at, position_id, look_at)
             SELECT $1, $2, $3, $4, $5, $6, 'on', $8, $9, $10, $11, $12, $13, $7
             WHERE NOT EXISTS (SELECT FROM same) AND EXISTS (SELECT FROM saved_views
               WHERE account_id = $1 AND id = $3 AND removed_at IS NULL AND selection = $14)
             ON CONFLICT (account_id, id) DO UPDATE SET view_id = excluded.view_id, condition = excluded.condition,
               by_mail = excluded.by_mail, state = 'on', data_type = excluded.data_type,
               instrument_id = excluded.instrument_id, segment_mic = excluded.segment_mic, system = excluded.system,
               position_at = excluded.position_at, position_id = excluded.position_id, look_at = excluded.look_at,
               mail_at = NULL, waiting = 0, silent_since = NULL, since_opening = NULL
             RETURNING *
           )
           SELECT ${asAnswered} FROM (SELECT * FROM same UNION ALL SELECT * FROM written) a`,
          [
            accountId,
            id,
            viewId,
            condition,
            byMail,
            clock.now(),
            businessClock.now(),
            ...boundTo(source),
            selection,
          ],
        );
        const [body] = rows;
        if (!body) throw noSuchView();
        return { status: 200 as const, body };
      });
    },

    switchAlert: async ({ session: { accountId }, body: { id, isOn } }) => {
      const { rows: before } = await pool.query<ViewAlert>(
        `SELECT ${asAnswered} FROM view_alerts WHERE account_id = $1 AND id = $2`,
        [accountId, id],
      );
      const [alert] = before;
      if (!alert) throw noSuchAlert();
      if (isOn === (alert.state === 'on')) return { status: 200, body: alert };
      if (!isOn) {
        const { rows } = await pool.query<ViewAlert>(
          `UPDATE view_alerts SET state = 'off', mail_at = NULL, waiting = 0
           WHERE account_id = $1 AND id = $2 RETURNING ${asAnswered}`,
          [accountId, id],
        );
        const [body] = rows;
        if (!body) throw noSuchAlert();
        return { status: 200, body };
      }
      const selection = await selectionOf(accountId, alert.viewId);
      const source = await sourceOf(accountId, selection);
      return pool.transaction(async (client) => {
        if (!(await lockAccount(client, accountId))) throw new Refusal('unauthenticated', signInFirst);
        // If the view has changed meanwhile, the alert would wait for something else.
        const { rows } = await client.query<ViewAlert>(
          `UPDATE view_alerts a SET state = 'on', look_at = $3, data_type = $4, instrument_id = $5, segment_mic = $6,
             system = $7, position_at = $8, position_id = $9, silent_since = NULL, since_opening = NULL
           WHERE account_id = $1 AND id = $2 AND EXISTS (SELECT FROM saved_views w
             WHERE w.account_id = $1 AND w.id = a.view_id AND w.removed_at IS NULL AND w.selection = $10)
           RETURNING ${asAnswered}`,
          [accountId, id, businessClock.now(), ...boundTo(source), selection],
        );
        const [body] = rows;
        if (!body) throw noSuchView();
        return { status: 200 as const, body };
      });
    },

    sendTestMail: async ({ session: { accountId }, body: { id } }) => {
      const sentTo = await mailTest(testMails, accountId, id);
      if (sentTo === null) throw noSuchAlert();
      return { status: 200, body: { sentTo } };
    },

    removeAlert: async ({ session: { accountId }, body: { id } }) => {
      await pool.query('DELETE FROM view_alerts WHERE account_id = $1 AND id = $2', [accountId, id]);
      return { status: 204 };
    },

    readAlerts: async ({ session: { accountId }, body: { upTo } }) => {
      await pool.query(
        'UPDATE view_alert_events SET is_read = true WHERE account_id = $1 AND id <= $2 AND NOT is_read',
        [accountId, upTo],
      );
      return { status: 204 };
    },
  } satisfies Partial<Operations>;
}
