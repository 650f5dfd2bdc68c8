import { setTimeout as pause } from 'node:timers/promises';
import * as forms from '../../contract/generated/forms.js';
import { type CaptchaCheck, captchaCookie, usedUpCaptcha } from '../auth/captcha-check.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import { invalidTokenCode, ProviderError } from '../auth/provider-error.ts';
import { providerFault } from '../auth/provider-fault.ts';
import { forgetSignIns } from '../auth/sign-in-limits.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { type AttemptLimits, fromNetworks } from '../http/attempt-limits.ts';
import type { Answer, CallContext, OperationRequest } from '../http/operation.ts';
import { Refusal, unavailableMessage } from '../http/refusal.ts';
import { restoreMail } from '../mail/mail-templates.ts';
import {
  restoreByAccount,
  restoreByAddress,
  restoreMailByAccountHere,
  restoreMailByAddress,
} from './account-limits.ts';
import type { FinishTask } from './account-tasks.ts';
import { assertForm, assertUncommon, fieldFaults, newPasswordFault } from './form-faults.ts';
import { isPassword, type PasswordSetDependencies, setPasswordAtProvider } from './password-set.ts';
import {
  type LiveLink,
  linkHashOf,
  type OpenedRecovery,
  type RestoreTokens,
  withLink,
} from './restore-tokens.ts';
import { applyRegistration, isAnswerOf, waitingRegistration } from './waiting-registrations.ts';

export type RestoreDependencies = PasswordSetDependencies & {
  readonly limits: AttemptLimits;
  readonly captcha: CaptchaCheck;
  readonly devices: KnownDevices;
  readonly restoreTokens: RestoreTokens;
};

/** The message for a link that was used, ended, superseded, damaged or never issued: always the same. */
export const linkEnded = 'This link has been used or has expired. Please ask for a new one.';
/** The message at the answer. */
export const wrongAnswer = 'The security answer is not right';

/** Links of an account with at least half their time left: then no further one is mailed. */
const mostLasting = 3;

const ended = (): Refusal => new Refusal('not-found', linkEnded);

/**
 * Accepts a login to which a link is to be mailed (A 4.7, step 0). Whether it exists is looked up after the answer.
 */
export async function requestPasswordRestore(
  deps: RestoreDependencies,
  request: OperationRequest<'requestPasswordRestore'>,
): Promise<Answer<'requestPasswordRestore'>> {
  const { Email: email } = request.body;
  assertForm(forms.RestoreRequestForm, { login: email }, { wireNames: { login: 'Email' } });
  const device = await deps.devices.find(request.cookies, email);
  await deps.limits.consume(
    device === null
      ? [
          ...fromNetworks(restoreMailByAccountHere, request.ip, email),
          ...fromNetworks(restoreMailByAddress, request.ip),
        ]
      : [{ limit: restoreMailByAccountHere, key: device }],
  );
  await deps.tasks.post({ kind: 'restore-mail', email });
  return { status: 204 };
}

/**
 * Mails the link if the login exists, to the address as it was registered. Whoever has been sent a few links uses one of
 * those: they live side by side, so that a stranger's requests neither end the owner's link nor fill the mailbox.
 */
export async function mailRestoreLink(
  deps: Pick<RestoreDependencies, 'pool' | 'restoreTokens' | 'queueMail' | 'links'>,
  email: string,
  finish: FinishTask,
): Promise<void> {
  await deps.pool.transaction(async (client) => {
    await finish(client);
    const { rows } = await client.query<Pick<AccountsRow, 'id' | 'email'>>(
      'SELECT id, email FROM accounts WHERE lower(email) = lower($1)',
      [email],
    );
    const account = rows[0];
    if (!account || (await deps.restoreTokens.lasting(client, account.id)) >= mostLasting) return;
    const token = await deps.restoreTokens.issue(client, account.id);
    await deps.queueMail(client, withLink(restoreMail(account.email, deps.links.restore(token)), token));
  });
}

const waitSteps = 150;
const waitStepMs = 100;

/** Claims the link, waiting for earlier calls that use it. @throws Refusal 404 if it has ended */
async function claim(deps: RestoreDependencies, token: string, counted: boolean): Promise<LiveLink> {
  for (let step = 0; step < waitSteps; step += 1) {
    const claimed = await deps.restoreTokens.claim(token, counted);
    if (claimed.kind === 'claimed') return claimed.link;
    if (claimed.kind === 'ended') throw ended();
    await pause(waitStepMs);
  }
  throw new Refusal('unavailable', unavailableMessage, { retryAfter: 5 });
}

/** Starts a recovery at the provider and stores it under the link, which the caller has claimed. */
async function open(
  { provider, restoreTokens }: RestoreDependencies,
  token: string,
  link: LiveLink,
): Promise<OpenedRecovery> {
  const { recoveryToken } = await provider.startRecovery(link.email);
  const recovery = await provider.openRecovery(recoveryToken);
  await restoreTokens.keep(token, recovery);
  return recovery;
}

/**
 * Translates a failed call of the provider: if it refuses the recovery, as of a suspended account, the link ends.
 */
async function recoveryFault(
  deps: RestoreDependencies,
  request: CallContext,
  token: string,
  error: unknown,
): Promise<unknown> {
  const gone =
    error instanceof ProviderError &&
    error.kind === 'refused' &&
    [invalidTokenCode, 'E0000095', 'E0000034', 'E0000007'].includes(error.code) &&
    // The same code means that our own token is not accepted, which is not the link's fault.
    (error.code !== invalidTokenCode || (await deps.restoreTokens.find(token)) === null);
  if (!gone) return providerFault(error, request);
  await deps.restoreTokens.end(token);
  return ended();
}

/** The question that the person chose (A 4.7, step 1). */
export async function getSecurityQuestion(
  deps: RestoreDependencies,
  request: OperationRequest<'getSecurityQuestion'>,
): Promise<Answer<'getSecurityQuestion'>> {
  const { token } = request.params;
  await deps.limits.consume([{ limit: restoreByAddress, key: request.network }]);
  const found = await deps.restoreTokens.find(token);
  if (found === null) throw ended();
  const waiting = waitingRegistration(found);
  if (waiting !== null) return { status: 200, body: { Question: waiting.question } };
  if (found.recovery !== null) return { status: 200, body: { Question: found.recovery.question } };
  const link = await claim(deps, token, false);
  try {
    const { question } = link.recovery ?? (await open(deps, token, link));
    return { status: 200, body: { Question: question } };
  } catch (error) {
    throw await recoveryFault(deps, request, token, error);
  } finally {
    await deps.restoreTokens.release(token, false);
  }
}

/** Sets a new password by link and answer (A 2.7, 4.7, 5). A link sets one password, even with parallel requests. */
export async function restorePassword(
  deps: RestoreDependencies,
  request: OperationRequest<'restorePassword'>,
): Promise<Answer<'restorePassword'>> {
  const { token } = request.params;
  const { Answer: answer, Password: password } = request.body;
  const byAddress = { limit: restoreByAddress, key: request.network };
  const found = await deps.restoreTokens.find(token);
  if (found === null) {
    await deps.limits.consume([byAddress]);
    throw ended();
  }
  assertForm(
    forms.RestoreForm,
    { answer, newPassword: password, captchaVerified: true },
    { context: { login: found.email }, wireNames: { answer: 'Answer', newPassword: 'Password' } },
  );
  assertUncommon('Password', password);
  await deps.captcha(request.cookies[captchaCookie], request.ip);
  const byAccount = { limit: restoreByAccount, key: found.accountId };
  await deps.limits.consume([byAddress, byAccount]);
  const link = await claim(deps, token, true);
  await setPassword(deps, request, token, link, answer, password);
  await forgetSignIns(deps.limits, { login: link.email, address: request.ip, device: null });
  await deps.limits.forget(byAccount);
  request.log.info({ accountId: link.accountId }, 'password restored');
  return { status: 200, body: { Email: link.email }, cookies: usedUpCaptcha(request) };
}

async function setPassword(
  deps: RestoreDependencies,
  request: CallContext,
  token: string,
  link: LiveLink,
  answer: string,
  password: string,
): Promise<void> {
  const { restoreTokens } = deps;
  const waiting = waitingRegistration(link);
  if (waiting !== null && !isAnswerOf(waiting, answer)) {
    await restoreTokens.release(token, false);
    throw fieldFaults({ Answer: wrongAnswer });
  }
  let answered = false;
  try {
    if (waiting !== null) await applyRegistration(deps, link, waiting);
    // Applying the registration has changed the question, so a recovery started with the old one is not continued.
    const current = waiting === null ? link : { ...link, recovery: null };
    const stateToken = await giveAnswer(deps, token, current, answer);
    answered = true;
    // If this process dies, the next attempt starts a new recovery.
    await restoreTokens.keep(token, null);
    const { accountId, subject, email } = link;
    const person = { accountId, subject, email, session: null, link: linkHashOf(token).toString('hex') };
    const set = () => reset(deps, request, link, stateToken, password);
    await setPasswordAtProvider(deps, request, person, set, null);
  } catch (error) {
    if (error instanceof Refusal) {
      await restoreTokens.end(token);
      throw error;
    }
    if (error instanceof ProviderError && error.code === 'E0000087') {
      await restoreTokens.release(token, false);
      throw fieldFaults({ Answer: wrongAnswer });
    }
    // The provider does not check an answer twice, so the next attempt starts a new recovery and answers again.
    if (answered) await restoreTokens.keep(token, null);
    await restoreTokens.release(token, true);
    if (error instanceof ProviderError && error.code === 'E0000014') {
      request.log.info({ causes: error.causes }, 'the identity provider refused a password');
      throw newPasswordFault('Password', error.causes);
    }
    throw await recoveryFault(deps, request, token, error);
  }
}

/** @returns false if an interrupted attempt has set the password, which providers may refuse to set once more */
async function reset(
  { provider }: RestoreDependencies,
  request: CallContext,
  link: LiveLink,
  stateToken: string,
  password: string,
): Promise<boolean> {
  try {
    await provider.resetPassword(stateToken, password);
    return true;
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.code === 'E0000014';
    if (isRefused && (await isPassword(provider, link.email, password, request.ip))) return false;
    throw error;
  }
}

/** Gives the answer to the provider; returns the state token after a right one. */
async function giveAnswer(
  deps: RestoreDependencies,
  token: string,
  link: LiveLink,
  answer: string,
): Promise<string> {
  const { stateToken } = link.recovery ?? (await open(deps, token, link));
  try {
    await deps.provider.answerRecovery(stateToken, answer);
    return stateToken;
  } catch (error) {
    // An earlier attempt was interrupted between the answer and the password.
    if (!(error instanceof ProviderError && error.code === 'E0000079')) throw error;
    const again = await open(deps, token, link);
    await deps.provider.answerRecovery(again.stateToken, answer);
    return again.stateToken;
  }
}
