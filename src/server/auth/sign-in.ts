import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { signInFailedText } from '../../domain/failure.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Seal } from '../../platform/seal.ts';
import { noteEvent } from '../accounts/account-events.ts';
import { keepFactor } from '../accounts/lost-factors.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import type { Answer, CallContext, OperationRequest, Operations } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { LiveSessions } from '../sessions/live-sessions.ts';
import type { CookieStyle } from '../sessions/session-cookie.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { type CaptchaCheck, captchaCookie, usedUpCaptcha } from './captcha-check.ts';
import { isRecoveryCode, isWrongCode } from './confirmation.ts';
import { IdTokenError } from './id-token.ts';
import { type KnownDevices, trustedCookies } from './known-devices.ts';
import { type PendingSignIns, signInSeconds } from './pending-sign-ins.ts';
import type { FactorAsked, PrimaryAuthentication, ProviderClient } from './provider-client.ts';
import { internalCode, invalidTokenCode, ProviderError, unknownError } from './provider-error.ts';
import { codeFault, endAtProvider, providerFault, waitRefusal } from './provider-fault.ts';
import type { ReturnedSignIn } from './relying-party.ts';
import { type TryPasswordDependencies, tryPassword } from './try-password.ts';

/** A cookie of the embedded provider, which we can remove because it is on our own origin. */
export type ProviderCookie = { readonly name: string; readonly path: string };

export type SignInDependencies = TryPasswordDependencies & {
  readonly pool: Database;
  readonly clock: Clock;
  readonly provider: ProviderClient;
  readonly sessions: Sessions;
  readonly liveSessions: Pick<LiveSessions, 'endSurplus'>;
  readonly captcha: CaptchaCheck;
  readonly devices: KnownDevices;
  readonly pending: PendingSignIns;
  readonly cookies: CookieStyle;
  /** Seals what is known of a sign-in that waits for a code, while the page holds it. */
  readonly challengeSeal: Seal;
  /** The cookies of the embedded provider's session; none with an outside provider. */
  readonly providerCookies: readonly ProviderCookie[];
};

/** The message for a code that does not belong to a sign-in in progress in this browser. */
export const noSignInUnderWay = 'This login is not under way in this browser any more. Please log in again.';
/** The message if the browser was away for longer than 120 s (A 9). */
export const signInTooLate = 'Logging in took too long. Please log in again.';
/** The message if the provider no longer accepts the code. */
export const codeRefused = 'This login has expired or was used already. Please log in again.';
/** The message if the provider knows the person and the portal does not. */
export const noAccount = 'There is no Daylight account for this login.';

/**
 * The calls of signing in and out (architecture.md Identity and session).
 *
 * What the page does between `signIn` and `createSession`:
 * 1. `new OidcClient({authority: issuer, client_id, redirect_uri, response_mode: 'query', scope: 'openid profile
 * email',
 *    metadata: {issuer, authorization_endpoint}})` from `GET /api/config`, its state in session storage;
 * 2. `createSigninRequest({prompt: 'none', nonce, extraQueryParams: {sessionToken}, state: {location}})`, then a
 *    top-level navigation to `request.url`: the provider sets its cookie on the way;
 * 3. on the callback route, after an event, never on mount alone: `readSigninResponseState(url, true)` exactly once
 *    (a second read throws "No matching state found in storage": a foreign or reused callback), then replace the
 *    history entry; an `error` in the answer, such as `login_required`, is a failed sign-in;
 * 4. `POST /auth/session {code, codeVerifier: state.code_verifier}` with the nonce in a header; 204 sets the session cookie and a new XSRF pair.
 */
export function signInOperations(dependencies: SignInDependencies) {
  return {
    signIn: (request) => signIn(dependencies, request),
    signInByCode: (request) => signInByCode(dependencies, request),
    createSession: (request) => createSession(dependencies, request),
    logout: async (request) => {
      await endSession(dependencies, request);
      return { status: 204, signedOut: true };
    },
    logoutByLink: async (request) => {
      await endSession(dependencies, request);
      return {
        status: 303,
        headers: { location: pagePaths.home },
        // A link on another site arrives without our cookie, so it must not be able to remove it either.
        ...(request.session ? { signedOut: true as const } : undefined),
      };
    },
  } satisfies Partial<Operations>;
}

/** The cookies that bind sign-ins to their browser, each under a name of its own: tabs may sign in at the same time. */
function pendingCookies(
  style: CookieStyle,
  cookies: CallContext['cookies'],
): ReadonlyArray<{ readonly name: string; readonly value: string }> {
  const stem = style.named('signin');
  return Object.entries(cookies).flatMap(([name, value]) =>
    value !== undefined && (name === stem || name.startsWith(`${stem}.`)) ? { name, value } : [],
  );
}

async function signIn(
  dependencies: SignInDependencies,
  request: OperationRequest<'signIn'>,
): Promise<Answer<'signIn'>> {
  const { login, password } = request.body;
  // Before anything is counted, so that programs use up nobody's attempts.
  await dependencies.captcha(request.cookies[captchaCookie], request.ip);
  const answer = await tryPassword(dependencies, request, login, password).catch((error: unknown) => {
    throw signInRefusal(error, dependencies.clock, request, login);
  });
  if ('sessionToken' in answer) return ticketFor(dependencies, request, answer, false);
  const challenge = dependencies.challengeSeal.seal(JSON.stringify(answer satisfies FactorAsked));
  return {
    status: 200,
    body: { challenge: challenge.toString('base64url') },
    cookies: usedUpCaptcha(request),
  };
}

const challengeContent = z.object({ stateToken: z.string(), factorId: z.string(), subject: z.string() });

async function signInByCode(
  dependencies: SignInDependencies,
  request: OperationRequest<'signInByCode'>,
): Promise<Answer<'signInByCode'>> {
  const { pool, provider, challengeSeal, clock } = dependencies;
  const opened = challengeSeal.open(Buffer.from(request.body.challenge, 'base64url'));
  if (opened === null) throw new Refusal('unauthenticated', signInTooLate);
  const asked = challengeContent.parse(JSON.parse(opened));
  const { browser } = request;
  const note = (kind: 'wrong-code' | 'recovery-code-used') =>
    noteEvent(pool, { subject: asked.subject }, { kind, at: clock.now(), browser });
  const answer = await provider.verifyCode(asked, request.body.code).catch(async (error: unknown) => {
    if (isWrongCode(error)) await note('wrong-code');
    throw codeRefusal(error, clock, request, asked.subject);
  });
  if (isRecoveryCode(request.body.code)) await note('recovery-code-used');
  await keepFactor(pool, { subject: asked.subject, at: clock.now(), browser });
  return ticketFor(dependencies, request, answer, true);
}

/** What the page needs for the redirect, once the provider has accepted all that it asks for. */
async function ticketFor(
  dependencies: SignInDependencies,
  request: OperationRequest<'signIn' | 'signInByCode'>,
  { sessionToken, subject }: PrimaryAuthentication,
  byFactor: boolean,
): Promise<Answer<'signInByCode'>> {
  const { provider, pending, cookies } = dependencies;
  if (request.session && request.session.subject !== subject) {
    // An existing session at the provider would take precedence over the token of the person who signs in now.
    await endAtProvider(provider, request.session.subject, request);
  }
  const held = pendingCookies(cookies, request.cookies);
  const kept = await pending.kept(held.map(({ value }) => value));
  const { cookie, nonce } = await pending.begin(subject, byFactor);
  return {
    status: 200,
    body: { sessionToken, nonce },
    cookies: [
      {
        name: `${cookies.named('signin')}.${randomBytes(6).toString('base64url')}`,
        value: cookie,
        options: { ...cookies.hidden, maxAge: signInSeconds },
      },
      ...held
        .filter(({ value }) => !kept.has(value))
        .map(({ name }) => ({ name, value: null, options: cookies.hidden })),
      ...usedUpCaptcha(request),
      ...dependencies.providerCookies.map(({ name, path }) => ({
        name,
        value: null,
        options: { ...cookies.hidden, path },
      })),
    ],
  };
}

async function createSession(
  dependencies: SignInDependencies,
  request: OperationRequest<'createSession'>,
): Promise<Answer<'createSession'>> {
  const { sessions, pool, cookies } = dependencies;
  const held = pendingCookies(cookies, request.cookies);
  const pending = await dependencies.pending.finish(
    held.map(({ value }) => value),
    request.headers['Sign-In-Nonce'],
  );
  if (!pending) {
    throw signInFailed(noSignInUnderWay);
  }
  if (pending.late) {
    throw signInFailed(signInTooLate);
  }
  const subject = await verifiedSubject(dependencies, request, { ...request.body, ...pending });
  // Anybody who comes from the provider has a password there, wherever it was set.
  const known = await pool.query<Pick<AccountsRow, 'id'>>(
    'UPDATE accounts SET password_set_at = coalesce(password_set_at, $2) WHERE subject = $1 RETURNING id',
    [subject, dependencies.clock.now()],
  );
  const account = known.rows[0];
  if (!account) {
    request.log.warn({ subject }, 'signed in at the provider without an account here');
    throw new Refusal('forbidden', noAccount);
  }
  if (request.session) {
    await sessions.replace(request.session.id, pending.startedAt);
  }
  const factorAt = pending.byFactor ? dependencies.clock.now().getTime() : null;
  const started = await pool.transaction(async (client) => {
    const { browser } = request;
    const session = await sessions.start(account.id, client, factorAt, browser);
    await noteEvent(client, { id: account.id }, { kind: 'signed-in', at: dependencies.clock.now(), browser });
    return session;
  });
  await dependencies.liveSessions.endSurplus(account.id, started.id);
  request.log.info({ accountId: account.id }, 'signed in');
  return {
    status: 204,
    signedIn: started,
    cookies: [
      ...held
        .filter(({ value }) => value === pending.cookie)
        .map(({ name }) => ({ name, value: null, options: cookies.hidden })),
      ...(await trustedCookies(dependencies.devices, request, account.id)),
    ],
  };
}

async function verifiedSubject(
  { provider }: SignInDependencies,
  request: CallContext,
  returned: ReturnedSignIn,
): Promise<string> {
  try {
    return await provider.redeem(returned);
  } catch (error) {
    if (error instanceof IdTokenError) {
      request.log.warn({ fault: error.fault }, 'ID token refused');
      if (error.fault === 'subject' && error.subject !== null) {
        // The old session took precedence over the session token; once it is ended, the next sign-in works.
        await endAtProvider(provider, error.subject, request);
      }
      throw signInFailed(error.message);
    }
    if (error instanceof ProviderError && error.code === 'invalid_grant') {
      request.log.info('code refused');
      throw signInFailed(codeRefused);
    }
    throw providerFault(error, request);
  }
}

function signInFailed(message: string): Refusal {
  return new Refusal('invalid-request', message, { providerCode: internalCode });
}

/** Translates a failed primary authentication for the person (A 8). */
function signInRefusal(error: unknown, clock: Clock, request: CallContext, login: string): unknown {
  if (!(error instanceof ProviderError) || error.kind !== 'refused') {
    return providerFault(error, request);
  }
  request.log.info({ login, code: error.code }, 'sign-in refused');
  // A 8 gives the text for a refusal without a summary of its own.
  const message = error.message === unknownError ? signInFailedText : error.message;
  const wait = waitRefusal(error, clock, message);
  if (wait) return wait;
  if (error.code === 'E0000001') {
    return new Refusal('invalid-request', message, { providerCode: error.code });
  }
  return error.code === 'E0000004'
    ? new Refusal('unauthenticated', message, { providerCode: error.code })
    : // Our own token or client is not accepted, or a call is unknown: nothing the person can correct.
      providerFault(error, request);
}

/** Translates a refused code for the person. */
function codeRefusal(error: unknown, clock: Clock, request: CallContext, subject: string): unknown {
  if (!(error instanceof ProviderError) || error.kind !== 'refused') {
    return providerFault(error, request);
  }
  request.log.info({ subject, code: error.code }, 'code refused');
  const fault = codeFault(error, clock);
  if (fault) return fault;
  switch (error.code) {
    case invalidTokenCode:
      return new Refusal('unauthenticated', signInTooLate, { providerCode: error.code });
    // The account is locked or its password has expired, which only the provider can mend.
    case 'E0000004':
      return new Refusal('unauthenticated', signInFailedText, { providerCode: error.code });
    default:
      return providerFault(error, request);
  }
}

async function endSession(
  { provider, sessions }: SignInDependencies,
  request: OperationRequest<'logout' | 'logoutByLink'>,
): Promise<void> {
  if (request.session) {
    await sessions.end(request.session.id);
    await endAtProvider(provider, request.session.subject, request);
  }
}
