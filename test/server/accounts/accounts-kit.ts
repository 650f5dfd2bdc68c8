import type pg from 'pg';
import type { DestinationStream } from 'pino';
import { identityProvider, providerSessionCookies } from '../../../src/identity/identity-provider.ts';
import { prepareIdentity } from '../../../src/identity/keys.ts';
import { createSeal } from '../../../src/platform/seal.ts';
import {
  type MailStandIn,
  type ReceivedMail,
  startMailStandIn,
} from '../../../src/sandbox/mail/smtp-stand-in.ts';
import { accountOperations } from '../../../src/server/accounts/account-operations.ts';
import { createAccountService } from '../../../src/server/accounts/account-service.ts';
import { createRestoreTokens } from '../../../src/server/accounts/restore-tokens.ts';
import { createApp } from '../../../src/server/app.ts';
import { type CaptchaCheck, createCaptchaCheck } from '../../../src/server/auth/captcha-check.ts';
import { createPendingSignIns } from '../../../src/server/auth/pending-sign-ins.ts';
import { createProviderClient, type ProviderClient } from '../../../src/server/auth/provider-client.ts';
import { signInOperations } from '../../../src/server/auth/sign-in.ts';
import { createBusinessClock } from '../../../src/server/clock.ts';
import { createAttemptLimits } from '../../../src/server/http/attempt-limits.ts';
import { startMailer } from '../../../src/server/mail/mailer.ts';
import { cookieStyle } from '../../../src/server/sessions/session-cookie.ts';
import { createSessions } from '../../../src/server/sessions/sessions.ts';
import { MovedClock } from '../app-kit.ts';
import { completed } from '../completed-operations.ts';
import { type RunningPortal, Visitor } from './auth-kit.ts';
import { clientId, secret } from './identity-kit.ts';

/** What a portal needs of a database. */
export type PortalDatabase = {
  readonly url: string;
  readonly pool: pg.Pool;
};

export interface AccountsPortal extends RunningPortal {
  readonly businessClock: ReturnType<typeof createBusinessClock>;
  readonly database: PortalDatabase;
  /** Does what registrations and forgotten passwords asked for, and carries the mails; answers the mails, newest first. */
  readonly deliver: () => Promise<readonly ReceivedMail[]>;
  readonly worker: { readonly runNow: () => Promise<number> };
  readonly mails: () => readonly ReceivedMail[];
  readonly standIn: MailStandIn;
}

export type AccountsPortalOptions = {
  readonly captcha?: CaptchaCheck;
  readonly noPaymentMode?: boolean;
  readonly publicUrl?: URL;
  readonly smtpUrl?: URL;
  /** Changes what the portal sees of its provider, to make it fail. */
  readonly provider?: (provider: ProviderClient) => ProviderClient;
  readonly quiet?: boolean;
  /** Believes the X-Forwarded-For of a `Visitor` that names its address. */
  readonly trustProxy?: boolean;
  readonly callsPerMinute?: number;
  /** How often worker and mailer look by themselves; by default only when they are told to. */
  readonly everyMs?: number;
};

const neverMs = 3_600_000;

/** The service with everything about accounts, composed as the program does it, on a port of its own. */
export async function startAccountsPortal(
  database: PortalDatabase,
  options: AccountsPortalOptions = {},
): Promise<AccountsPortal> {
  const { pool } = database;
  const clock = new MovedClock();
  const businessClock = createBusinessClock();
  let origin = 'http://127.0.0.1';
  const log: string[] = [];
  const logTo: DestinationStream = { write: (line) => void log.push(line) };
  const sessions = createSessions(pool, clock, businessClock);
  const redirectUri = () => `${origin}/auth/authorization-code/callback`;
  const issuer = () => `${origin}/idp`;
  const keys = await prepareIdentity(database.url, secret);
  const restoreTokens = createRestoreTokens(pool, clock, createSeal(secret, 'server recoveries'));
  const provider = createProviderClient(
    {
      clientId,
      clientSecret: keys.clientSecret,
      apiToken: keys.apiToken,
      addresses: () => ({ issuer: issuer(), redirectUri: redirectUri() }),
      dropStateToken: restoreTokens.endByStateToken,
    },
    clock,
  );
  const limits = createAttemptLimits(pool, secret);
  const captcha =
    options.captcha ?? createCaptchaCheck({ skipValidation: true, secret: null, verifyUrl: null });
  const mailSeal = createSeal(secret, 'server letters');
  const accounts = createAccountService({
    pool,
    secret,
    clock,
    businessClock,
    provider: options.provider?.(provider) ?? provider,
    sessions,
    limits,
    captcha,
    restoreTokens,
    mailSeal,
    noPaymentMode: options.noPaymentMode ?? true,
    publicUrl: () => options.publicUrl ?? new URL(origin),
  });
  const app = await createApp({
    operations: completed({
      ...accountOperations({ pool, businessClock, sliceFileLinkPath: '/slice-files', noPaymentMode: false }),
      ...accounts.operations,
      ...signInOperations({
        pool,
        clock,
        provider,
        sessions,
        limits,
        tasks: accounts.tasks,
        captcha,
        pending: createPendingSignIns(pool, clock),
        cookies: cookieStyle(false),
        providerCookies: providerSessionCookies('/idp'),
      }),
    }),
    sessions,
    secret,
    publicUrl: () => options.publicUrl ?? new URL(origin),
    https: false,
    trustProxy: options.trustProxy ?? false,
    isReady: async () => true,
    portalFolder: null,
    paymentOrigins: [],
    captchaOrigins: [],
    checkAnswers: true,
    ...(options.callsPerMinute === undefined ? {} : { callsPerMinute: options.callsPerMinute }),
    logLevel: options.quiet ? 'silent' : 'info',
    logTo,
  });
  await app.register(identityProvider, {
    prefix: '/idp',
    databaseUrl: database.url,
    issuer,
    client: () => ({ id: clientId, secret: keys.clientSecret, redirectUris: [redirectUri()] }),
    ...keys,
    now: clock.now,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const standIn = await startMailStandIn();
  const everyMs = options.everyMs ?? neverMs;
  const worker = accounts.startWorker({ log: app.log, everyMs });
  const mailer = startMailer({
    pool,
    smtpUrl: options.smtpUrl ?? standIn.smtpUrl,
    seal: mailSeal,
    from: 'Daylight <no-reply@daylight.example>',
    log: app.log,
    clock,
    everyMs,
  });
  return {
    origin,
    issuer: issuer(),
    provider,
    clock,
    businessClock,
    database,
    log,
    worker,
    mails: standIn.mails,
    standIn,
    deliver: async () => {
      await worker.runNow();
      await mailer.deliverDue();
      return standIn.mails();
    },
    close: async () => {
      await worker.stop();
      await mailer.stop();
      await standIn.stop();
      await app.close();
    },
  };
}

/** A right registration; `more` changes it. */
export const registration = (email: string, more: Readonly<Record<string, unknown>> = {}) => ({
  email,
  firstName: 'Jane',
  lastName: 'Doe',
  phoneNumber: '020 7946 0958',
  company: 'Example Ltd',
  country: 'GB',
  question: 'What was the name of your first school?',
  answer: 'Saint Mary',
  // These portals have no terms, but where a test publishes some.
  termsVersion: null,
  venueRegisters: [
    { venueId: 2, isRealOrders: false, isRealTraders: false, isDelayedOrders: true, isDelayedTraders: true },
  ],
  ...more,
});

/** The token of the link in a mail. */
export function tokenIn(mail: { readonly text: string } | undefined): string {
  return /\/restore-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** The password that `joined` people have. */
export const firstPassword = 'Horizon2026';

/** Registers a person, follows the mailed link and sets a password; answers a browser that is signed in. */
export async function join(portal: AccountsPortal, email: string, more = {}): Promise<Visitor> {
  const visitor = new Visitor(portal);
  const registered = await visitor.call('POST', '/auth/register', registration(email, more));
  if (registered.status !== 200) throw new Error(`not registered: ${JSON.stringify(registered.body)}`);
  const mails = await portal.deliver();
  const token = tokenIn(mails.find(({ to }) => to.includes(email)));
  const restored = await visitor.call('POST', `/api/forgotpassword/${token}/restore`, {
    Answer: 'Saint Mary',
    Password: firstPassword,
  });
  if (restored.status !== 204) throw new Error(`no password: ${JSON.stringify(restored.body)}`);
  await visitor.createSession(await visitor.redirect(await visitor.signIn(email, firstPassword)));
  return visitor;
}

/** Asks for a link and answers the token of the mail that came; empty when none came. */
export async function askForLink(portal: AccountsPortal, email: string): Promise<string> {
  const before = portal.mails().length;
  const asked = await new Visitor(portal).call('POST', '/api/forgotpassword', { Email: email });
  if (asked.status !== 204) throw new Error(`not asked: ${JSON.stringify(asked.body)}`);
  const mails = await portal.deliver();
  return mails.length > before ? tokenIn(mails[0]) : '';
}
