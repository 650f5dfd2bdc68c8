import type { AccountTasks } from '../accounts/account-tasks.ts';
import type { WrongPasswords } from '../accounts/wrong-passwords.ts';
import type { Clock } from '../clock.ts';
import type { AttemptLimits } from '../http/attempt-limits.ts';
import { fromNetworks } from '../http/attempt-limits.ts';
import type { CallContext } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { KnownDevices } from './known-devices.ts';
import type { FactorAsked, PrimaryAuthentication, ProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import { consumeSignIn, forgetSignIns, signInByAddress } from './sign-in-limits.ts';

export type TryPasswordDependencies = {
  readonly provider: Pick<ProviderClient, 'authenticate'>;
  readonly limits: AttemptLimits;
  readonly devices: Pick<KnownDevices, 'find'>;
  /** Accepts mails to the owner of an account. */
  readonly tasks: Pick<AccountTasks, 'post'>;
  readonly wrongPasswords: Pick<WrongPasswords, 'note'>;
  readonly clock: Clock;
};

/**
 * Asks the provider about a password, wherever one is asked for: all attempts count together.
 *
 * @throws Refusal 429; ProviderError
 */
export async function tryPassword(
  { provider, limits, devices, tasks, wrongPasswords, clock }: TryPasswordDependencies,
  request: Pick<CallContext, 'browser' | 'cookies' | 'ip' | 'log'>,
  login: string,
  password: string,
): Promise<PrimaryAuthentication | FactorAsked> {
  const attempt = { login, address: request.ip, device: await devices.find(request.cookies, login) };
  const { device, alarm } = await consumeSignIn(limits, attempt).catch((error: unknown) => {
    if (error instanceof Refusal) request.log.info({ login, code: error.code }, 'sign-in refused');
    throw error;
  });
  // The mail is sent after the answer, and only then is the login looked up.
  if (alarm) await tasks.post({ kind: 'sign-in-alarm', email: login });
  const answer = await provider.authenticate(login, password, request.ip, device).catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind === 'refused' && error.code === 'E0000004')
      wrongPasswords.note({ login: login.trim(), at: clock.now(), browser: request.browser });
    throw error;
  });
  await forgetSignIns(limits, attempt, device !== null);
  if (device === null) await limits.refund(...fromNetworks(signInByAddress, request.ip));
  return answer;
}
