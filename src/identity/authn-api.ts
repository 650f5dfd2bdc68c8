import type { FastifyInstance } from 'fastify';
import type { Account, Accounts } from './accounts.ts';
import { callerNetwork } from './caller-network.ts';
import type { Challenges } from './challenges.ts';
import { type Factors, factorBody } from './factors.ts';
import { OktaError } from './okta-errors.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { fieldsOf, longestLogin, requiredText } from './request-fields.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { Failures } from './sign-in-failures.ts';

/** The person inside an authentication transaction, as Okta embeds it. */
export function embeddedUser(account: Account): Record<string, unknown> {
  return {
    id: account.id,
    passwordChanged: account.passwordChangedAt.toISOString(),
    profile: {
      login: account.login,
      firstName: account.profile.firstName ?? null,
      lastName: account.profile.lastName ?? null,
      locale: 'en',
      timeZone: 'UTC',
    },
  };
}

/**
 * Primary authentication (wire.md Identity). An unknown login and a wrong password get the same answer after the same
 * work.
 */
export function authnApi(
  app: FastifyInstance,
  accounts: Accounts,
  hashing: PasswordHashing,
  sessionTokens: SessionTokens,
  failures: Failures,
  factors: Factors,
  challenges: Challenges,
): void {
  async function success(account: Account) {
    const { sessionToken, expiresAt } = await sessionTokens.issue(account.id);
    return {
      status: 'SUCCESS',
      expiresAt: expiresAt.toISOString(),
      sessionToken,
      _embedded: { user: embeddedUser(account) },
    };
  }

  app.post('/authn', async (request) => {
    const body = fieldsOf(request.body);
    const username = requiredText(body, 'username', longestLogin);
    const password = requiredText(body, 'password');
    const { 'x-forwarded-for': forwarded, 'x-device-fingerprint': device } = request.headers;
    // The portal passes on the person's address and the known browser; nobody else has the API token.
    const [caller = request.ip] = [device, forwarded].filter((name) => typeof name === 'string');
    await failures.reserve(username, caller);
    const account = await accounts.byLogin(username);
    const known = account?.status === 'ACTIVE' ? account : undefined;
    if (
      !(await hashing.matches(
        typeof device === 'string' ? device : callerNetwork(request),
        password,
        known?.passwordHash,
      )) ||
      !known
    ) {
      throw new OktaError('E0000004');
    }
    await failures.forget(username);
    const factor = await factors.of(known.id);
    if (factor?.status !== 'ACTIVE') return success(known);
    const { stateToken, expiresAt } = await challenges.issue(known.id);
    return {
      status: 'MFA_REQUIRED',
      stateToken,
      expiresAt: expiresAt.toISOString(),
      _embedded: { user: embeddedUser(known), factors: [factorBody(factor)] },
    };
  });

  app.post('/authn/factors/:factorId/verify', async ({ params, body }) => {
    const fields = fieldsOf(body);
    const stateToken = requiredText(fields, 'stateToken');
    const code = requiredText(fields, 'passCode', 40);
    const accountId = await challenges.of(stateToken);
    const account = accountId === undefined ? undefined : await accounts.byId(accountId);
    const factor = account?.status === 'ACTIVE' ? await factors.of(account.id) : undefined;
    // One that was removed or set up anew meanwhile is not the one that was asked for.
    if (!account || factor?.status !== 'ACTIVE' || factor.id !== fieldsOf(params).factorId) {
      throw new OktaError('E0000011');
    }
    await factors.accept(factor, code);
    if (!(await challenges.end(stateToken))) throw new OktaError('E0000011');
    return success(account);
  });
}
