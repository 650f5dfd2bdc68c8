import type { OperatorAct } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import {
  erasePerson,
  keepCustomer,
  reinstateAccount,
  signOutAccount,
  suspendAccount,
} from './account-acts.ts';
import { type Act, actOn } from './act.ts';
import { endLostFactor, type FactorActDependencies } from './factor-acts.ts';
import { takeBackFile } from './file-acts.ts';
import { retryJob } from './job-acts.ts';
import { resendMail, stopMail } from './mail-acts.ts';
import { refundPart, refundPayment } from './payment-acts.ts';
import { addPublisherKey, endPublisherKey } from './publisher-acts.ts';
import { extendRight, grantRight, revokeRight } from './right-acts.ts';
import { grantRole, revokeRole } from './role-acts.ts';

type Operator = Pick<RequestSession, 'accountId' | 'roles'>;

/**
 * @param of whose account it is, or who has paid
 * @throws Refusal 403 if the account is the operator's own, or of an operator and they are no admin
 */
async function assertMayActOn(
  client: Transaction,
  of: Readonly<{ login: string } | { payment: string }>,
  { accountId, roles }: Operator,
): Promise<void> {
  const [isIt, value] =
    'login' in of
      ? ['lower(a.email) = lower($1)', of.login]
      : [
          'a.id = (SELECT o.account_id FROM payments p JOIN purchases o ON o.id = p.purchase_id WHERE p.id = $1)',
          of.payment,
        ];
  const { rows } = await client.query<{ id: string; email: string; operates: boolean }>(
    `SELECT a.id, a.email, EXISTS (SELECT FROM operators o WHERE o.account_id = a.id) AS operates FROM accounts a
     WHERE ${isIt}`,
    [value],
  );
  const [account] = rows;
  if (account?.id === accountId)
    throw new Refusal('forbidden', 'Nobody acts on their own account. Ask another operator.');
  if (account?.operates && !roles.includes('admin'))
    throw new Refusal(
      'forbidden',
      `${account.email} operates the service: only an admin acts on this account.`,
    );
}

/** Whose account an act is about; null: nobody's. */
function whose(asked: DeepReadonly<OperatorAct>): Readonly<{ login: string } | { payment: string }> | null {
  if ('Login' in asked) return { login: asked.Login };
  return 'Payment' in asked ? { payment: asked.Payment } : null;
}

/**
 * What an operator asks for in the portal.
 */
export function offeredAct(
  asked: DeepReadonly<OperatorAct>,
  operator: Operator,
  deps: FactorActDependencies,
): Act<null> {
  const act = sameAct(asked, deps);
  const of = whose(asked);
  if (of === null) return act;
  return {
    name: act.name,
    plan: async (client, input, at) => {
      const plan = await act.plan(client, input, at);
      // Nothing is changed yet, and the account is locked: its roles stay.
      await assertMayActOn(client, of, operator);
      return plan;
    },
  };
}

/**
 * The act that commands run too.
 */
function sameAct(asked: DeepReadonly<OperatorAct>, deps: FactorActDependencies): Act<null> {
  switch (asked.Name) {
    case 'suspendAccount':
      return actOn(suspendAccount, asked.Login);
    case 'reinstateAccount':
      return actOn(reinstateAccount, asked.Login);
    case 'signOutAccount':
      return actOn(signOutAccount, asked.Login);
    case 'keepAccount':
      return actOn(keepCustomer, asked.Login);
    case 'endLostFactor':
      return actOn(endLostFactor(deps), asked.Login);
    case 'eraseAccount':
      return actOn(erasePerson, asked.Login);
    case 'grantLiveData': {
      const { Login: login, Venue: venue, Kind: kind, Until: until } = asked;
      return actOn(grantRight, { login, right: { venue, kind }, until });
    }
    case 'extendLiveData': {
      const { Login: login, Venue: venue, Kind: kind, Until: until } = asked;
      return actOn(extendRight, { login, right: { venue, kind }, until });
    }
    case 'revokeLiveData':
      return actOn(revokeRight, { login: asked.Login, right: { venue: asked.Venue, kind: asked.Kind } });
    case 'grantSlices':
      return actOn(grantRight, { login: asked.Login, right: 'slice', until: null });
    case 'revokeSlices':
      return actOn(revokeRight, { login: asked.Login, right: 'slice' });
    case 'resendMail':
      return actOn(resendMail, asked.Mail);
    case 'stopMail':
      return actOn(stopMail, asked.Mail);
    case 'refundPayment':
      return actOn(refundPayment, asked.Payment);
    case 'refundPart':
      return actOn(refundPart, { payment: asked.Payment, amount: asked.Amount });
    case 'retryJob':
      return actOn(retryJob, asked.Job);
    case 'takeBackFile':
      return actOn(takeBackFile, String(asked.File));
    case 'addPublisherKey':
      return actOn(addPublisherKey, {
        name: asked.Publisher.trim(),
        venues: asked.Venues,
        days: asked.Days,
      });
    case 'revokePublisherKey':
      return actOn(endPublisherKey, asked.Key);
    case 'grantRole':
      return actOn(grantRole(deps.factorsAreOurs), { login: asked.Login, role: asked.Role });
    case 'revokeRole':
      return actOn(revokeRole, { login: asked.Login, role: asked.Role });
  }
}
