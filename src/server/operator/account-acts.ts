import { counted } from '../../domain/counted.ts';
import { longDate } from '../../domain/format/timestamps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hasOpenRefund, keepAccount } from '../accounts/account-closing.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { setCause } from '../subscriptions/entitlement-log.ts';
import { lockOpenPurchases } from '../subscriptions/purchases.ts';
import { cancelPurchase } from '../subscriptions/void-purchases.ts';
import { type Act, operatorsCause } from './act.ts';
import { type LockedAccount, lockLogin } from './lock-account.ts';

type Held = LockedAccount & {
  readonly sessions: number;
  readonly keys: number;
  readonly alerts: number;
};

/** The locked account with a login, and what it has running. */
async function lockAccount(client: Transaction, login: string, at: Date): Promise<Held> {
  const account = await lockLogin(client, login);
  const { rows } = await client.query<Omit<Held, keyof LockedAccount>>(
    `SELECT (SELECT count(*)::int FROM sessions WHERE account_id = $1) AS sessions,
       (SELECT count(*)::int FROM api_keys WHERE account_id = $1 AND ended_at IS NULL AND expires_at > $2) AS keys,
       (SELECT count(*)::int FROM view_alerts WHERE account_id = $1 AND state = 'on') AS alerts`,
    [account.id, at],
  );
  const [running = { sessions: 0, keys: 0, alerts: 0 }] = rows;
  return { ...account, ...running };
}

const endSessions = (client: Transaction, { id }: Held): Promise<unknown> =>
  client.query('DELETE FROM sessions WHERE account_id = $1', [id]);

/** Closes an account until it is reinstated: nobody can sign in to it or read with its keys. */
export const suspendAccount: Act<string> = {
  name: 'suspend account',
  plan: async (client, login, at) => {
    const account = await lockAccount(client, login, at);
    if (account.suspended_at !== null)
      throw new Refusal('conflict', `${login} is suspended since ${account.suspended_at}.`);
    const { sessions, keys, alerts } = account;
    return {
      subject: account.payer_ref,
      sentences: [
        `${login} can no longer sign in, and is told so at the next try; no mail is sent.`,
        `${counted(sessions, 'session')} will end; ${counted(keys, 'API key')} and ${counted(alerts, 'alert')} will rest.`,
        'Subscription, payments and settings stay as they are, and nothing is refunded.',
      ],
      before: { suspended: false, sessions },
      after: { suspended: true, sessions: 0 },
      perform: async () => {
        await client.query('UPDATE accounts SET suspended_at = $2 WHERE id = $1', [account.id, at]);
        await endSessions(client, account);
      },
    };
  },
};

/** Opens a suspended account again. */
export const reinstateAccount: Act<string> = {
  name: 'reinstate account',
  plan: async (client, login, at) => {
    const account = await lockAccount(client, login, at);
    if (account.suspended_at === null) throw new Refusal('conflict', `${login} is not suspended.`);
    const { keys, alerts } = account;
    return {
      subject: account.payer_ref,
      sentences: [
        `${login} can sign in again; no mail is sent.`,
        `${counted(keys, 'API key')} and ${counted(alerts, 'alert')} will work again.`,
      ],
      before: { suspended: true },
      after: { suspended: false },
      perform: () => client.query('UPDATE accounts SET suspended_at = NULL WHERE id = $1', [account.id]),
    };
  },
};

/** Ends every session of an account. */
export const signOutAccount: Act<string> = {
  name: 'sign out account',
  plan: async (client, login, at) => {
    const account = await lockAccount(client, login, at);
    return {
      subject: account.payer_ref,
      sentences: [
        `${counted(account.sessions, 'session')} of ${login} will end; the person can sign in again.`,
      ],
      before: { sessions: account.sessions },
      after: { sessions: 0 },
      perform: () => endSessions(client, account),
    };
  },
};

/** Keeps an account that its owner, or whoever was logged in as them, has closed. */
export const keepCustomer: Act<string> = {
  name: 'keep account',
  plan: async (client, login) => {
    const account = await lockLogin(client, login);
    const { rows } = await client.query<Pick<AccountsRow, 'closes_on'>>(
      'SELECT closes_on FROM accounts WHERE id = $1',
      [account.id],
    );
    const closesOn = rows[0]?.closes_on ?? null;
    if (closesOn === null) throw new Refusal('conflict', `${login} is not to be closed.`);
    return {
      subject: account.payer_ref,
      sentences: [`${login} would be erased on ${longDate(closesOn)}, and stays; no mail is sent.`],
      before: { closesOn },
      after: { closesOn: null },
      perform: () => keepAccount(client, account.id),
    };
  },
};

/** Erases a person before the daily job would, as that does: a name that identifies nobody stays on what was paid. */
export const erasePerson: Act<string> = {
  name: 'erase account',
  plan: async (client, login, at) => {
    // Orders are locked before the account, as everywhere.
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM accounts WHERE lower(email) = lower($1)',
      [login],
    );
    const purchases = rows[0] ? await lockOpenPurchases(client, rows[0].id) : [];
    const account = await lockAccount(client, login, at);
    if (purchases.some(({ state }) => state !== 'uncompleted') || (await hasOpenRefund(client, account.id)))
      throw new Refusal('conflict', `A payment or refund of ${login} is under way: wait for its result.`);
    const { sessions, keys, alerts } = account;
    return {
      subject: account.payer_ref,
      sentences: [
        `${login} will be erased for ever, with ${counted(sessions, 'session')}, ${counted(keys, 'API key')} and ${counted(alerts, 'alert')}; at the identity provider by the next daily job.`,
        `${counted(purchases.length, 'unpaid order')} will be cancelled. What is paid for ends, and nothing is refunded; payments and receipts stay, under a name that identifies nobody.`,
        'No mail is sent. The person may register again.',
      ],
      before: { account: true, sessions, orders: purchases.length },
      after: { account: false },
      perform: async () => {
        await setCause(client, operatorsCause);
        for (const { id } of purchases) await cancelPurchase(client, id, 'the account is removed');
        await eraseAccount(client, account.id, at);
      },
    };
  },
};
