import * as forms from '../../contract/generated/forms.js';
import { type CaptchaCheck, captchaCookie, usedUpCaptcha } from '../auth/captcha-check.ts';
import { type KnownDevices, trustedCookies } from '../auth/known-devices.ts';
import { ProviderError } from '../auth/provider-error.ts';
import { providerFault } from '../auth/provider-fault.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import type { Answer, CallContext, OperationRequest } from '../http/operation.ts';
import { passwordByAccount, passwordByAddress } from './account-limits.ts';
import { assertForm, assertUncommon, fieldFaults, newPasswordFault } from './form-faults.ts';
import { isPassword, type PasswordSetDependencies, setPasswordAtProvider } from './password-set.ts';

export type ChangePasswordDependencies = PasswordSetDependencies & {
  readonly limits: AttemptLimits;
  readonly captcha: CaptchaCheck;
  readonly devices: KnownDevices;
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
  assertUncommon('NewPassword', newPassword);
  await deps.captcha(request.cookies[captchaCookie], request.ip);
  const attempts = [
    { limit: passwordByAccount, key: session.accountId },
    { limit: passwordByAddress, key: request.network },
  ] as const;
  await deps.limits.consume(attempts);
  const { accountId, subject, email } = session;
  const set = async (hasOther: () => Promise<boolean>): Promise<boolean> => {
    try {
      await deps.provider.changePassword(subject, currentPassword, newPassword);
      return true;
    } catch (error) {
      const wasSet =
        isAboutCurrent(error) &&
        ((await hasOther()) || (await wasSetLately(deps, accountId))) &&
        (await isPassword(deps.provider, email, newPassword, request.ip));
      if (wasSet) return false;
      throw error;
    }
  };
  const started = await setPasswordAtProvider(
    deps,
    request,
    { accountId, subject, email, session: session.id, link: null },
    set,
    session,
  ).catch((error: unknown) => {
    throw passwordFault(error, request);
  });
  const [byAccount, byAddress] = attempts;
  await deps.limits.forget(byAccount);
  await deps.limits.refund(byAddress);
  request.log.info({ accountId: session.accountId }, 'password changed');
  return {
    status: 204,
    ...(started === null ? undefined : { signedIn: started }),
    cookies: [...usedUpCaptcha(request), ...(await trustedCookies(deps.devices, request, accountId))],
  };
}

const isAboutCurrent = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.code === 'E0000014' &&
  error.causes.some((cause) => /old ?password/i.test(cause));

const lately = '15 minutes';

/** Whether the caller may be repeating an attempt that was interrupted, whose current password is no longer right. */
async function wasSetLately(
  { pool, clock }: ChangePasswordDependencies,
  accountId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'SELECT FROM accounts WHERE id = $1 AND password_set_at > $2::timestamptz - $3::interval',
    [accountId, clock.now(), lately],
  );
  return rowCount !== 0;
}

function passwordFault(error: unknown, request: CallContext): unknown {
  if (!(error instanceof ProviderError) || error.code !== 'E0000014') return providerFault(error, request);
  if (isAboutCurrent(error)) return fieldFaults({ CurrentPassword: wrongPassword });
  request.log.info({ causes: error.causes }, 'the identity provider refused a password');
  return newPasswordFault('NewPassword', error.causes);
}
