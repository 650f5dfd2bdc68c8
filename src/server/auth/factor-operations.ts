import { timestampAt } from '../../domain/timestamps.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { noteEvent } from '../accounts/account-events.ts';
import { forgetLoss } from '../accounts/lost-factors.ts';
import type { Answer, CallContext, OperationRequest, Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { factorOffMail, factorOnMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type ConfirmationDependencies, checkCode, checkPassword } from './confirmation.ts';
import type { ProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import { codeFault, providerFault } from './provider-fault.ts';

export type FactorDependencies = Omit<ConfirmationDependencies, 'provider' | 'sessions'> & {
  readonly pool: Database;
  readonly provider: ProviderClient;
  readonly sessions: Pick<Sessions, 'confirm' | 'forgetFactor'>;
  /** Where an outside provider has its own settings; null with the embedded one. */
  readonly settings: string | null;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Address of the page of the second factor. */
  readonly securityLink: () => string;
};

const isOnAlready = 'A second factor is set up already.';
const begunAnew = 'Setting it up was begun anew meanwhile, perhaps in another tab. Please begin again.';
const elsewhere = 'Your second factor is set up at your identity provider.';
const isOperators =
  'Your account operates the service, which needs a second factor. Ask an admin to revoke its roles first.';

/** The calls about one's own second factor. */
export function factorOperations(deps: FactorDependencies) {
  return {
    getFactor: async ({ session, log }) => {
      const factor = await deps.provider.findFactor(session.subject).catch((error: unknown) => {
        throw providerFault(error, { log });
      });
      const since = factor?.created ? timestampAt(new Date(factor.created)) : null;
      return { status: 200, body: { isOn: factor !== null, since, settings: deps.settings } };
    },
    beginFactor: (request) => beginFactor(deps, request),
    activateFactor: (request) => activateFactor(deps, request),
    removeFactor: (request) => removeFactor(deps, request),
  } satisfies Partial<Operations>;
}

function assertOurs({ settings }: FactorDependencies): void {
  if (settings !== null) throw new Refusal('conflict', elsewhere);
}

async function beginFactor(
  deps: FactorDependencies,
  request: OperationRequest<'beginFactor'>,
): Promise<Answer<'beginFactor'>> {
  const { session, body } = request;
  assertOurs(deps);
  // However lately it was given: whoever finds a screen open must not enrol a device of their own.
  if (await checkPassword(deps, request, session.email, body.password))
    throw new Refusal('conflict', isOnAlready);
  const begun = await deps.provider.beginFactor(session.subject).catch((error: unknown) => {
    const isThere = error instanceof ProviderError && error.code === 'E0000001';
    throw isThere ? new Refusal('conflict', isOnAlready) : providerFault(error, request);
  });
  const query = new URLSearchParams({ secret: begun.secret, issuer: 'Daylight' });
  const address = `otpauth://totp/Daylight:${encodeURIComponent(session.email)}?${query}`;
  return { status: 200, body: { ...begun, address } };
}

async function activateFactor(
  deps: FactorDependencies,
  request: OperationRequest<'activateFactor'>,
): Promise<Answer<'activateFactor'>> {
  const { session, body } = request;
  assertOurs(deps);
  const before = await deps.provider.findFactor(session.subject).catch((error: unknown) => {
    throw providerFault(error, request);
  });
  if (before !== null) {
    if (before.id !== body.id) throw new Refusal('conflict', isOnAlready);
    // Its answer was lost, or this process before it had finished. Only who has begun it knows its id.
    if (session.factorAt === null) await finishActivation(deps, request);
    return { status: 204 };
  }
  await deps.provider.activateFactor(session.subject, body.id, body.code).catch((error: unknown) => {
    const isGone = error instanceof ProviderError && ['E0000007', 'E0000079'].includes(error.code);
    throw isGone
      ? new Refusal('conflict', begunAnew)
      : (codeFault(error, deps.clock) ?? providerFault(error, request));
  });
  await finishActivation(deps, request);
  return { status: 204 };
}

async function finishActivation(
  deps: FactorDependencies,
  { session, browser, log }: OperationRequest<'activateFactor'>,
): Promise<void> {
  await deps.pool.transaction(async (client) => {
    await deps.sessions.confirm(session.id, 'code', client);
    const event = { kind: 'factor-on', at: deps.clock.now(), browser } as const;
    await noteEvent(client, { id: session.accountId }, event);
    await deps.queueMail(client, factorOnMail(session.email, deps.securityLink()));
  });
  log.info({ accountId: session.accountId }, 'second factor turned on');
}

async function removeFactor(
  deps: FactorDependencies,
  request: OperationRequest<'removeFactor'>,
): Promise<Answer<'removeFactor'>> {
  const { session, body } = request;
  assertOurs(deps);
  if (session.roles.length > 0) throw new Refusal('conflict', isOperators);
  // Both, however lately one of them was given: whoever finds a screen open must not weaken the account.
  const hasFactor = await checkPassword(deps, request, session.email, body.password);
  if (hasFactor) {
    const factorId = await checkCode(deps, request, session, body.code);
    await remove(deps, request, session.subject, factorId);
  }
  const isRemoved = await deps.pool.transaction(async (client) => {
    // What it was accepted in is left if this process was lost before it had finished.
    const isLeft = await deps.sessions.forgetFactor(session.accountId, client);
    await forgetLoss(client, session.subject);
    if (!hasFactor && !isLeft) return false;
    const event = { kind: 'factor-off', at: deps.clock.now(), browser: request.browser } as const;
    await noteEvent(client, { id: session.accountId }, event);
    await deps.queueMail(client, factorOffMail(session.email, deps.securityLink()));
    return true;
  });
  if (isRemoved) request.log.info({ accountId: session.accountId }, 'second factor turned off');
  return { status: 204 };
}

async function remove(
  { provider }: FactorDependencies,
  request: Pick<CallContext, 'log'>,
  subject: string,
  factorId: string,
): Promise<void> {
  await provider.removeFactor(subject, factorId).catch((error: unknown) => {
    // Another call has removed it.
    if (error instanceof ProviderError && error.code === 'E0000007') return;
    throw providerFault(error, request);
  });
}
