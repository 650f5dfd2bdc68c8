import type { OperatorAct } from '../../contract/generated/types.ts';
import type { DeepReadonly } from '../../contract/operation-types.ts';
import { erasePerson, reinstateAccount, signOutAccount, suspendAccount } from './account-acts.ts';
import { type Act, actOn } from './act.ts';
import { takeBackFile } from './file-acts.ts';
import { resendMail, stopMail } from './mail-acts.ts';
import { refundPayment } from './payment-acts.ts';
import { addPublisherKey, endPublisherKey } from './publisher-acts.ts';
import { extendRight, grantRight, revokeRight } from './right-acts.ts';
import { grantRole, revokeRole } from './role-acts.ts';

/**
 * What an operator asks for in the portal, as the act that commands run too.
 *
 * @param factorsAreOurs whether second factors are those of the embedded provider
 */
export function offeredAct(asked: DeepReadonly<OperatorAct>, factorsAreOurs: boolean): Act<null> {
  switch (asked.Name) {
    case 'suspendAccount':
      return actOn(suspendAccount, asked.Login);
    case 'reinstateAccount':
      return actOn(reinstateAccount, asked.Login);
    case 'signOutAccount':
      return actOn(signOutAccount, asked.Login);
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
      return actOn(grantRole(factorsAreOurs), { login: asked.Login, role: asked.Role });
    case 'revokeRole':
      return actOn(revokeRole, { login: asked.Login, role: asked.Role });
  }
}
