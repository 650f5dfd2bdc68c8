import type pg from 'pg';
import { forms } from '../../contract/generated/forms.ts';
import { type CaptchaCheck, captchaCookie, usedUpCaptcha } from '../auth/captcha-check.ts';
import type { ProviderClient } from '../auth/provider-client.ts';
import { ProviderError } from '../auth/provider-error.ts';
import { endAtProvider, providerFault } from '../auth/provider-fault.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Answer, CallContext, OperationRequest } from '../http/operation.ts';
import { passwordChangedMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { passwordByAccount, passwordByAddress } from './account-limits.ts';
import { assertForm, fieldFaults } from './form-faults.ts';
import type { PortalLinks } from './new-account.ts';
import { passwordMessage } from './restore-password.ts';

export type ChangePasswordDependencies = {
  readonly pool: pg.Pool;
  readonly provider: ProviderClient;
  readonly sessions: Sessions;
  readonly limits: AttemptLimits;
  readonly captcha: CaptchaCheck;
  readonly queueMail: (client: pg.Pool, mail: Mail) => Promise<unknown>;
  readonly links: PortalLinks;
};

/** The message at the current password (decisions.md Errors: a field error, not a 401). */
export const wrongPassword = 'The current password is not right';

/**
 * Changes the caller's own password (A 2.9, 4.8, 5). The account's other sessions end, here and at the provider, and
 * this one gets a new id.
 */
export async function changePassword(
  deps: ChangePasswordDependencies,
  request: OperationRequest<'changePassword'>,
): Promise<Answer<'changePassword'>> {
  const { session } = request;
  const { CurrentPassword: currentPassword, NewPassword: newPassword } = request.body;
  assertForm(
    forms.ChangePasswordForm,
    // The page checks the confirmation itself and does not send it.
    { currentPassword, newPassword, newPasswordConfirmation: newPassword, captchaVerified: true },
    {
      context: { login: session.email },
      wireNames: {
        currentPassword: 'CurrentPassword',
        newPassword: 'NewPassword',
        newPasswordConfirmation: 'NewPassword',
      },
    },
  );
  await deps.limits.take([
    { limit: passwordByAccount, key: session.accountId },
    { limit: passwordByAddress, key: request.network },
  ]);
  await deps.captcha(request.cookies[captchaCookie], request.ip);
  await deps.provider
    .changePassword(session.subject, currentPassword, newPassword)
    .catch((error: unknown) => {
      throw passwordFault(error, request);
    });
  // First there: until then, a sign-in begun with the old password could still become a session here.
  await endAtProvider(deps.provider, session.subject, request);
  const started = await deps.sessions.start(session.accountId);
  await deps.sessions.endOthers(session.accountId, started.id);
  await deps.limits.forget(passwordByAccount, session.accountId);
  await deps.limits.giveBack(passwordByAddress, request.network);
  await deps.queueMail(deps.pool, passwordChangedMail(session.email, deps.links.signIn()));
  request.log.info({ accountId: session.accountId }, 'password changed');
  return { status: 204, signedIn: started, cookies: usedUpCaptcha(request) };
}

function passwordFault(error: unknown, request: CallContext): unknown {
  if (!(error instanceof ProviderError) || error.code !== 'E0000014') return providerFault(error, request);
  const aboutCurrent = error.causes.some((cause) => /old ?password/i.test(cause));
  if (aboutCurrent) return fieldFaults({ CurrentPassword: wrongPassword });
  request.log.info({ causes: error.causes }, 'the identity provider refused a password');
  return fieldFaults({ NewPassword: passwordMessage });
}
