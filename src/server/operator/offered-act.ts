import type { OperatorAct } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { erasePerson, reinstateAccount, signOutAccount, suspendAccount } from './account-acts.ts';
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

/** @throws Refusal 403 if the account is the operator's own, or of an operator and they are no admin */
async function assertMayActOn(
  client: Transaction,
  login: string,
  { accountId, roles }: Operator,
): Promise<void> {
  const { rows } = await client.query<{ id: string; operates: boolean }>(
    `SELECT a.id, EXISTS (SELECT FROM operators o WHERE o.account_id = a.id) AS operates FROM accounts a
     WHERE lower(a.email) = lower($1)`,
    [login],
  );
  if (rows[0]?.id === accountId)
    throw new Refusal('forbidden', 'Nobody acts on their own account. Ask another operator.');
  if (rows[0]?.operates && !roles.includes('admin'))
    throw new Refusal('forbidden', `${login} operates the service: only an admin acts on this account.`);
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
  if (!('Login' in asked)) return act;
  return {
    name: act.name,
    plan: async (client, input, at) => {
      const plan = await act.plan(client, input, at);
      // Nothing is changed yet, and the account is locked: its roles stay.
      await assertMayActOn(client, asked.Login, operator);
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
