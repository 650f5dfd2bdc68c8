import { closedOn } from '../../domain/account/closing.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { requireConfirmed } from '../auth/confirmation.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow, InvoicesRow, SubscriptionsRow } from '../database/generated/rows.ts';
import type { Operations } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { accountClosesMail, accountKeptMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import { lockOpenPurchases } from '../subscriptions/purchases.ts';
import { lockAccount } from '../subscriptions/subscription-store.ts';
import { noteEvent } from './account-events.ts';

export type AccountClosingDependencies = {
  readonly pool: Database;
  /** Real time. */
  readonly clock: Clock;
  readonly businessClock: Clock;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Address of the page on which the account can be kept. */
  readonly securityLink: () => string;
};

const paymentOpen =
  'A payment of yours is under way. Please wait for its result, and close your account then.';
const isOperators =
  'Your account operates the service. Ask an admin to revoke its roles first, and close it then.';

/** Whether a refund, of all or of a part, has no answer yet, of which its payer would never hear. */
export async function hasOpenRefund(client: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM payments p JOIN purchases o ON o.id = p.purchase_id
     WHERE o.account_id = $1 AND p.state = 'captured' AND (p.refund_asked_at IS NOT NULL OR EXISTS (
       SELECT FROM partial_refunds r WHERE r.payment_id = p.id AND r.refunded_at IS NULL AND r.fault IS NULL)) LIMIT 1`,
    [accountId],
  );
  return rowCount === 1;
}

/** The number of an invoice that is neither settled nor withdrawn; null: there is none. */
export async function openInvoice(client: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await client.query<Pick<InvoicesRow, 'number'>>(
    `SELECT number FROM invoices WHERE account_id = $1 AND settled_on IS NULL AND withdrawn_on IS NULL
     ORDER BY number LIMIT 1`,
    [accountId],
  );
  return rows[0]?.number ?? null;
}

/** Locks the account. @throws Refusal 409 while money is on its way, or owed; 401 if there is no such account any more */
async function lockSettled(client: Transaction, accountId: string): Promise<void> {
  // Orders are locked before the account, as everywhere; what is issued or asked for meanwhile waits for the account.
  const purchases = await lockOpenPurchases(client, accountId);
  if (!(await lockAccount(client, accountId))) throw new Refusal('unauthenticated', signInFirst);
  if (purchases.some(({ state }) => state !== 'uncompleted') || (await hasOpenRefund(client, accountId)))
    throw new Refusal('conflict', paymentOpen);
  const invoice = await openInvoice(client, accountId);
  if (invoice !== null)
    throw new Refusal(
      'conflict',
      `Invoice ${invoice} is not settled. Please pay it, or write to us, and close your account then.`,
    );
}

/** Keeps an account that was to be closed. @returns whether it was */
export async function keepAccount(client: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE accounts SET closes_on = NULL WHERE id = $1 AND closes_on IS NOT NULL',
    [accountId],
  );
  return rowCount !== 0;
}

/** The calls by which people close their own account, and keep it after all. */
export function accountClosingOperations(deps: AccountClosingDependencies) {
  const { pool, clock, businessClock, queueMail, securityLink } = deps;
  return {
    getAccountClosing: async ({ session }) => {
      const { rows } = await pool.query<
        Pick<AccountsRow, 'closes_on'> & { ends_on: SubscriptionsRow['ends_on'] | null }
      >(
        'SELECT a.closes_on, s.ends_on FROM accounts a LEFT JOIN subscriptions s ON s.account_id = a.id WHERE a.id = $1',
        [session.accountId],
      );
      const [row] = rows;
      const today = dayOf(businessClock.now());
      const endsOn = row?.ends_on ?? null;
      return {
        status: 200,
        body: {
          closesOn: row?.closes_on ?? null,
          wouldCloseOn: closedOn(today),
          subscribedUntil: endsOn === null || endsOn < today ? null : endsOn,
        },
      };
    },
    closeAccount: async ({ session, browser, log }) => {
      if (session.roles.length > 0) throw new Refusal('conflict', isOperators);
      const closesOn = closedOn(dayOf(businessClock.now()));
      await pool.transaction(async (client) => {
        await lockSettled(client, session.accountId);
        // Last: nobody proves who they are for what is refused anyway.
        requireConfirmed(session, clock);
        // A repeat does not put it off.
        const { rowCount } = await client.query(
          'UPDATE accounts SET closes_on = $2 WHERE id = $1 AND closes_on IS NULL',
          [session.accountId, closesOn],
        );
        if (rowCount === 0) return;
        const event = { kind: 'closing-asked', at: clock.now(), about: closesOn, browser } as const;
        await noteEvent(client, { id: session.accountId }, event);
        await queueMail(client, accountClosesMail(session.email, closesOn, securityLink()));
      });
      log.info({ accountId: session.accountId }, 'account to be closed');
      return { status: 204 };
    },
    keepAccount: async ({ session, browser, log }) => {
      await pool.transaction(async (client) => {
        if (!(await keepAccount(client, session.accountId))) return;
        const event = { kind: 'closing-stopped', at: clock.now(), browser } as const;
        await noteEvent(client, { id: session.accountId }, event);
        await queueMail(client, accountKeptMail(session.email, securityLink()));
      });
      log.info({ accountId: session.accountId }, 'account kept');
      return { status: 204 };
    },
  } satisfies Partial<Operations>;
}
