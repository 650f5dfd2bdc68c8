import { removalDays, removedOn } from '../../domain/account/suspension.ts';
import { addDays } from '../../domain/subscription/calendar.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hasOpenRefund, openInvoice } from '../accounts/account-closing.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow, RemovalsRow, SubscriptionsRow } from '../database/generated/rows.ts';
import { accountClosedMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import { pauseAfter } from '../repeated-work.ts';
import { setCause } from '../subscriptions/entitlement-log.ts';
import { removedMail } from '../subscriptions/mail-templates.ts';
import { lockOpenPurchases } from '../subscriptions/purchases.ts';
import { lockAccount, readSubscription } from '../subscriptions/subscription-store.ts';
import { cancelPurchase } from '../subscriptions/void-purchases.ts';
import type { Job } from './job-runner.ts';
import { forEach } from './notices.ts';
import { type FailedOne, SomeFailed, sumOfAll } from './some-failed.ts';

export type RemovalDependencies = {
  readonly pool: Database;
  readonly securityClock: Clock;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /**
   * Erases a person at the identity provider; does nothing if there is none. Null: this process cannot reach the
   * provider, and another does it.
   */
  readonly deleteUser: ((subject: string) => Promise<void>) | null;
};

type Candidate = Pick<AccountsRow, 'id' | 'country'> & Pick<SubscriptionsRow, 'ends_on'>;

type Closed = Pick<AccountsRow, 'id'>;

/** Whether a subscription ended so long ago that its owner is erased: it may have been renewed a moment ago. */
async function isOver(client: Transaction, accountId: string, today: string): Promise<boolean> {
  const subscription = await readSubscription(client, accountId, today);
  const term = subscription?.term;
  return term !== undefined && term !== null && today >= removedOn(term.endsOn, subscription?.country);
}

/**
 * Whether the owner has closed the account and a week has passed: it may have been kept a moment ago. What would have
 * refused the closing keeps it too, and what an operator suspended stays for them.
 */
async function isClosed(client: Transaction, accountId: string, today: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM accounts a WHERE id = $1 AND closes_on <= $2 AND suspended_at IS NULL
       AND NOT EXISTS (SELECT FROM operators o WHERE o.account_id = a.id)`,
    [accountId, today],
  );
  if (rowCount !== 1 || (await hasOpenRefund(client, accountId))) return false;
  return (await openInvoice(client, accountId)) === null;
}

/** Erases a person whose time has come, unless a payment of theirs is in progress. */
async function removeHere(
  deps: RemovalDependencies,
  client: Transaction,
  accountId: string,
  today: string,
  { isDue, mail }: { readonly isDue: typeof isOver; readonly mail: (to: string) => Mail },
): Promise<boolean> {
  // Orders are locked before the account, as everywhere.
  const purchases = await lockOpenPurchases(client, accountId);
  // A payment is in progress: its result decides whether the account stays.
  if (purchases.some(({ state }) => state !== 'uncompleted')) return false;
  if (!(await lockAccount(client, accountId))) return false;
  if (!(await isDue(client, accountId, today))) return false;
  for (const { id } of purchases) await cancelPurchase(client, id, 'the account is removed');
  await setCause(client, 'the daily job removals');
  const email = await eraseAccount(client, accountId, deps.securityClock.now());
  if (email === null) return false;
  await deps.queueMail(client, mail(email));
  return true;
}

/**
 * Erases at the identity provider those erased here, repeatedly until the provider confirms it.
 * @throws SomeFailed if it has not confirmed all
 */
async function removeThere(deps: RemovalDependencies): Promise<void> {
  const faults: FailedOne[] = [];
  const { deleteUser } = deps;
  if (deleteUser === null) return;
  const { rows } = await deps.pool.query<Pick<RemovalsRow, 'subject' | 'tries'>>(
    'SELECT subject, tries FROM removals WHERE next_try_at <= $1 ORDER BY next_try_at',
    [deps.securityClock.now()],
  );
  for (const { subject, tries } of rows) {
    try {
      await deleteUser(subject);
      await deps.pool.query('DELETE FROM removals WHERE subject = $1', [subject]);
    } catch (error) {
      faults.push({ about: { subject }, error });
      const next = new Date(deps.securityClock.now().getTime() + pauseAfter(tries) * 1000);
      await deps.pool.query('UPDATE removals SET tries = tries + 1, next_try_at = $2 WHERE subject = $1', [
        subject,
        next,
      ]);
    }
  }
  if (faults.length > 0)
    throw new SomeFailed(`${faults.length} people could not be erased at the identity provider`, faults);
}

/** A 9: details are removed 90 days after suspension unless renewed, here and at the identity provider. */
export function removalsJob(deps: RemovalDependencies): Job {
  return {
    name: 'removals',
    about:
      'erases people who have not renewed within 90 days of their suspension, and those who closed their account a week ago',
    run: async (today) => {
      const { rows } = await deps.pool.query<Candidate>(
        `SELECT a.id, a.country, s.ends_on FROM subscriptions s JOIN accounts a ON a.id = s.account_id
         WHERE s.ends_on < $1 ORDER BY a.id`,
        [addDays(today, -removalDays)],
      );
      const due = rows.filter(({ ends_on, country }) => today >= removedOn(ends_on, country));
      const closed = await deps.pool.query<Closed>(
        'SELECT id FROM accounts WHERE closes_on <= $1 ORDER BY id',
        [today],
      );
      const over = { isDue: isOver, mail: removedMail };
      const byOwner = { isDue: isClosed, mail: accountClosedMail };
      const all = [
        () => forEach(deps.pool, due, (client, { id }) => removeHere(deps, client, id, today, over)),
        () =>
          forEach(deps.pool, closed.rows, (client, { id }) => removeHere(deps, client, id, today, byOwner)),
      ];
      const [removed] = await Promise.allSettled([sumOfAll(all, (remove) => remove())]);
      await removeThere(deps);
      if (removed.status === 'rejected') throw removed.reason;
      return removed.value;
    },
  };
}
