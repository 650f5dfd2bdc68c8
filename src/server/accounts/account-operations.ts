import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow, SubscriptionsRow } from '../database/generated/rows.ts';
import type { Operations } from '../http/operation.ts';
import { notificationsFor } from './notifications.ts';

export type AccountOperationsDependencies = {
  readonly pool: Database;
  readonly businessClock: Clock;
  readonly sliceFileLinkPath: string;
  readonly noPaymentMode: boolean;
};

type UserInfoRow = Pick<AccountsRow, 'country' | 'closes_on'> & {
  ends_on: SubscriptionsRow['ends_on'] | null;
  slice: boolean;
  uncompleted: boolean;
};

/** Calls about the signed-in person (A 3.1). */
export function accountOperations(deps: AccountOperationsDependencies) {
  return {
    getUserInfo: async ({ session }) => {
      const { rows } = await deps.pool.query<UserInfoRow>({
        name: 'user-info',
        text: `SELECT s.ends_on, a.country, a.closes_on,
            EXISTS (SELECT FROM entitlements e WHERE e.account_id = a.id AND e.kind = 'slice') AS slice,
            EXISTS (SELECT FROM purchases o WHERE o.account_id = a.id AND o.state = 'uncompleted') AS uncompleted
          FROM accounts a LEFT JOIN subscriptions s ON s.account_id = a.id WHERE a.id = $1`,
        values: [session.accountId],
      });
      const row = rows[0];
      const today = dayOf(deps.businessClock.now());
      return {
        status: 200,
        body: {
          email: session.email,
          Notifications: notificationsFor(
            today,
            row?.ends_on ?? null,
            // While payment is off, an order waits without a notice, since nobody can act on it.
            !deps.noPaymentMode && (row?.uncompleted ?? false),
            row?.country ?? null,
            row?.closes_on ?? null,
          ),
          Parameters: row?.slice ? { sliceFileLinkPath: deps.sliceFileLinkPath } : {},
          restrictedMode: session.restricted,
          ...(session.roles.length > 0
            ? { Roles: session.roles, IsSubscribed: (row?.ends_on ?? null) !== null && !session.restricted }
            : {}),
        },
      };
    },
  } satisfies Partial<Operations>;
}
