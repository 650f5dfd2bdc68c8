import type { Database } from '../../platform/database/database.ts';
import { noteEvent } from '../accounts/account-events.ts';
import { fieldFaults } from '../accounts/form-faults.ts';
import { keepFactor } from '../accounts/lost-factors.ts';
import type { Clock } from '../clock.ts';
import { quarterHourly } from '../http/attempt-limits.ts';
import type { Answer, CallContext, OperationRequest, Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestSession, Sessions } from '../sessions/sessions.ts';
import type { ProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import { codeFault, providerFault, waitRefusal } from './provider-fault.ts';
import { type TryPasswordDependencies, tryPassword } from './try-password.ts';

/** Minutes for which a proof of who somebody is counts. */
const confirmedMinutes = 10;

/** The message at a password that is asked for again. */
const wrongPasswordAgain = 'The password is not right';

type Proofs = Pick<RequestSession, 'confirmedAt' | 'factorAt'>;

const isRecent = (at: number | null, clock: Clock): boolean =>
  at !== null && clock.now().getTime() - at <= confirmedMinutes * 60_000;

/**
 * Lets only those through who have proved within ten minutes who they are.
 *
 * @param clock the security clock
 * @throws Refusal 403 that names what to prove it by
 */
export function requireConfirmed({ confirmedAt, factorAt }: Proofs, clock: Clock): void {
  // With a factor a password is no proof, given again or with a new one.
  if (isRecent(factorAt ?? confirmedAt, clock)) return;
  if (factorAt !== null) throw codeAsked();
  throw new Refusal('confirmation.password', 'Please enter your password again.');
}

/**
 * The same, by a code of a second factor.
 *
 * @throws Refusal 403, also to those who have none
 */
export function requireFactor({ factorAt }: Pick<Proofs, 'factorAt'>, clock: Clock): void {
  if (!isRecent(factorAt, clock)) throw codeAsked();
}

/** Asks for a code of the second factor. */
const codeAsked = (): Refusal =>
  new Refusal('confirmation.code', 'Please enter a code of your second factor.');

/** The same of a session in which none was accepted. */
export const factorNeeded = (): Refusal =>
  new Refusal(
    'confirmation.code',
    'This needs a second factor. Please enter one of its codes, or set one up first.',
  );

/**
 * Wrong codes that one session may give: fewer than the provider takes of an account, so that whoever holds a stolen
 * session does not keep the owner from logging in.
 */
const codesBySession = quarterHourly('codes session', 3);

export type ConfirmationDependencies = Omit<TryPasswordDependencies, 'provider'> & {
  readonly provider: Pick<ProviderClient, 'authenticate' | 'findFactor' | 'acceptCode'>;
  readonly pool: Database;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, 'confirm'>;
};

/** Whether a code is one of those on paper, not one of the app, which may be written in groups. */
export const isRecoveryCode = (code: string): boolean => !/^\d{6}$/.test(code.replace(/[\s-]/g, ''));

/** Whether the provider has refused a code as wrong, not the call. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof ProviderError && error.kind === 'refused' && error.code === 'E0000068';

/** The call by which a person proves again who they are. */
export function confirmationOperations(deps: ConfirmationDependencies) {
  return {
    confirmSession: (request) => confirmSession(deps, request),
  } satisfies Partial<Operations>;
}

async function confirmSession(
  deps: ConfirmationDependencies,
  request: OperationRequest<'confirmSession'>,
): Promise<Answer<'confirmSession'>> {
  const { session, body } = request;
  if (body.code === undefined) {
    // Whoever has a factor proves it by a code: a password may have been seen.
    if (await checkPassword(deps, request, session.email, body.password ?? ''))
      throw fieldFaults({ code: 'A second factor is set up: enter one of its codes' });
    await deps.sessions.confirm(session.id, 'password');
  } else {
    await checkCode(deps, request, session, body.code);
    await deps.sessions.confirm(session.id, 'code');
  }
  request.log.info({ accountId: session.accountId }, 'session confirmed');
  return { status: 204 };
}

/**
 * @returns whether the person has a second factor
 * @throws Refusal 400 at the field if it is wrong
 */
export async function checkPassword(
  deps: Pick<ConfirmationDependencies, 'clock'> & TryPasswordDependencies,
  request: CallContext,
  login: string,
  password: string,
): Promise<boolean> {
  const answer = await tryPassword(deps, request, login, password).catch((error: unknown) => {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw providerFault(error, request);
    throw (
      waitRefusal(error, deps.clock) ??
      (['E0000001', 'E0000004'].includes(error.code)
        ? fieldFaults({ password: wrongPasswordAgain })
        : providerFault(error, request))
    );
  });
  return !('sessionToken' in answer);
}

/**
 * @returns the id of the factor whose code it is
 * @throws Refusal 400 at the field if it is wrong, or, if there is no second factor, at the password's; at its own for
 *   operators, to whom a password is of no use
 */
export async function checkCode(
  { pool, provider, clock, limits }: Pick<ConfirmationDependencies, 'pool' | 'clock' | 'provider' | 'limits'>,
  request: CallContext,
  { id, subject, roles }: Pick<RequestSession, 'id' | 'subject' | 'roles'>,
  code: string,
): Promise<string> {
  const factor = await provider.findFactor(subject).catch((error: unknown) => {
    throw providerFault(error, request);
  });
  if (factor === null)
    throw fieldFaults(
      roles.length > 0
        ? { code: 'Set up a second factor first' }
        : { password: 'No second factor is set up: enter your password' },
    );
  const attempt = { limit: codesBySession, key: id };
  await limits.consume([attempt]);
  const note = (kind: 'wrong-code' | 'recovery-code-used') =>
    noteEvent(pool, { subject }, { kind, at: clock.now(), browser: request.browser });
  await provider.acceptCode(subject, factor.id, code).catch(async (error: unknown) => {
    if (isWrongCode(error)) await note('wrong-code');
    throw codeFault(error, clock) ?? providerFault(error, request);
  });
  await limits.forget(attempt);
  if (isRecoveryCode(code)) await note('recovery-code-used');
  await keepFactor(pool, { subject, at: clock.now(), browser: request.browser });
  return factor.id;
}
