import type { OperatorRole } from '../../domain/operator/roles.ts';
import { hasSecondFactor } from '../../identity/people.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { OperatorsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import type { Act } from './act.ts';
import { lockLogin } from './lock-account.ts';

/** Whose role, and which. */
type NamedRole = { readonly login: string; readonly role: OperatorRole };

/** An operator's role, with when it was granted and by whom. */
type ListedRole = Pick<OperatorsRow, 'role' | 'granted_at' | 'granted_by'> & {
  readonly login: string;
  readonly pseudonym: string;
};

/** Who operates the service, by login. */
export async function listedRoles(pool: Database): Promise<readonly ListedRole[]> {
  const { rows } = await pool.query<ListedRole>(
    `SELECT a.email AS login, a.payer_ref AS pseudonym, o.role, o.granted_at, o.granted_by FROM operators o JOIN accounts a ON a.id = o.account_id
     ORDER BY lower(a.email), o.role`,
  );
  return rows;
}

async function hasRole(client: Transaction, accountId: string, role: OperatorRole): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM operators WHERE account_id = $1 AND role = $2', [
    accountId,
    role,
  ]);
  return rowCount === 1;
}

const hasNone = (login: string): string =>
  `${login} has no second factor: whoever knows the password can set one up and then act. Have its owner set it up first.`;

/**
 * Lets somebody operate the service.
 *
 * @param factorsAreOurs whether second factors are those of the embedded provider, which can be looked up
 */
export const grantRole = (factorsAreOurs: boolean): Act<NamedRole> => ({
  name: 'grant role',
  plan: async (client, { login, role }, at) => {
    const account = await lockLogin(client, login);
    if (await hasRole(client, account.id, role))
      throw new Refusal('conflict', `${login} has the role ${role} already.`);
    const hasFactor = !factorsAreOurs || (await hasSecondFactor(client, account.subject));
    return {
      subject: account.payer_ref,
      sentences: [
        `${login} will have the role ${role} at once, in sessions with a second factor; no mail is sent.`,
        ...(hasFactor ? [] : [hasNone(login)]),
      ],
      before: { role, granted: false },
      after: { role, granted: true },
      perform: (_now, { actor }) =>
        // An operator's login would outlive their account here.
        client.query(
          `INSERT INTO operators (account_id, role, granted_at, granted_by)
           VALUES ($1, $2, $3, coalesce((SELECT payer_ref::text FROM accounts WHERE id = $4), $5))`,
          [account.id, role, at, actor.session?.accountId ?? null, actor.osUser],
        ),
    };
  },
});

/** Takes a role away. */
export const revokeRole: Act<NamedRole> = {
  name: 'revoke role',
  plan: async (client, { login, role }) => {
    const account = await lockLogin(client, login);
    if (!(await hasRole(client, account.id, role)))
      throw new Refusal('conflict', `${login} does not have the role ${role}.`);
    return {
      subject: account.payer_ref,
      sentences: [`${login} will lose the role ${role} at once; no mail is sent.`],
      before: { role, granted: true },
      after: { role, granted: false },
      perform: () =>
        client.query('DELETE FROM operators WHERE account_id = $1 AND role = $2', [account.id, role]),
    };
  },
};
