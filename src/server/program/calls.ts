import path from 'node:path';
import type { Config as PublicConfig } from '../../contract/generated/types.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { createSeal } from '../../platform/seal.ts';
import { accountClosingOperations } from '../accounts/account-closing.ts';
import { accountEventOperations } from '../accounts/account-events.ts';
import { accountOperations } from '../accounts/account-operations.ts';
import { type AccountService, createAccountService } from '../accounts/account-service.ts';
import { apiKeyOperations } from '../api-keys/key-operations.ts';
import { createCaptchaCheck } from '../auth/captcha-check.ts';
import { confirmationOperations } from '../auth/confirmation.ts';
import { factorOperations } from '../auth/factor-operations.ts';
import { createKnownDevices, type KnownDevices } from '../auth/known-devices.ts';
import { createPendingSignIns, type PendingSignIns } from '../auth/pending-sign-ins.ts';
import { signInOperations } from '../auth/sign-in.ts';
import { conditionOperations } from '../condition/condition-operations.ts';
import type { VenuesRow } from '../database/generated/rows.ts';
import { exportOperations } from '../feed/export-operations.ts';
import { feedOperations } from '../feed/feed-operations.ts';
import { historyOperations } from '../feed/history-operations.ts';
import { summaryOperations } from '../feed/summary-operations.ts';
import { tapeOperations } from '../feed/tape-operations.ts';
import { publishedFileOperations } from '../files/published-files.ts';
import type { Operations } from '../http/operation.ts';
import { publicConfig } from '../http/public-config.ts';
import { serviceOperations } from '../http/service-operations.ts';
import type { LiveFeed } from '../live/live-feed.ts';
import { streamOperations } from '../live/stream-operations.ts';
import { openDataOperations } from '../open-data/open-data-operations.ts';
import { operatorOperations } from '../operator/operator-operations.ts';
import { oversightOperations } from '../operator/oversight-operations.ts';
import { uploadOperations } from '../operator/upload-operations.ts';
import { publishOperations } from '../publishers/publish-operations.ts';
import { legalTextOperations } from '../publishing/legal-texts.ts';
import { reportOperations } from '../publishing/report-operations.ts';
import { termsOperations } from '../publishing/terms-in-force.ts';
import { savedViewOperations } from '../saved-views/saved-view-operations.ts';
import { cookieStyle } from '../sessions/session-cookie.ts';
import { sessionOperations } from '../sessions/session-operations.ts';
import { subscriptionOperations } from '../subscriptions/subscription-operations.ts';
import { venueOperations } from '../venues/venue-operations.ts';
import { alertOperations } from '../view-alerts/alert-operations.ts';
import { watchlistOperations } from '../watchlist/watchlist-operations.ts';
import type { Identity } from './identity.ts';
import type { PaymentServices } from './payments.ts';
import type { SharedServices } from './shared-services.ts';

/** All calls of the contract, and the services behind them. */
export type Calls = {
  readonly operations: Operations;
  /** The part of the configuration the browser needs. */
  readonly publicConfig: () => Promise<PublicConfig>;
  /** Names of the venues by MIC. */
  readonly venueNames: () => Promise<ReadonlyMap<string, string>>;
  readonly accounts: AccountService;
  readonly pending: PendingSignIns;
  readonly devices: KnownDevices;
};

/** Collects the calls of all parts: if one has no handler, this does not compile. */
export function composeCalls(
  shared: SharedServices,
  identity: Identity,
  paymentServices: PaymentServices,
  liveFeed: LiveFeed,
): Calls {
  const {
    pool,
    sessionPool,
    config,
    addresses,
    secret,
    businessClock,
    securityClock,
    sessions,
    limits,
    files,
  } = shared;
  const { provider, restoreTokens } = identity;
  const { noPaymentMode, sliceFileLinkPath } = config;
  const { publicUrl, redirectUri, https } = addresses;
  const captcha = createCaptchaCheck(config.captcha);
  const pending = createPendingSignIns(sessionPool, securityClock);
  const cookies = cookieStyle(https);
  const devices = createKnownDevices(sessionPool, shared.secrets, securityClock, cookies);
  const accounts = createAccountService({
    pool,
    secret,
    secrets: shared.secrets,
    clock: securityClock,
    businessClock,
    provider,
    sessions,
    limits,
    captcha,
    devices,
    restoreTokens,
    mailSeal: shared.mailSeal,
    noPaymentMode,
    registrationCookie: paymentServices.registrationCookie,
    publicUrl: () => publicUrl,
  });
  const feed = {
    pool,
    reads: shared.reads,
    clock: businessClock,
    noPaymentMode,
    secret: shared.secrets,
    memories: shared.memories,
    liveReads: shared.liveReads,
    figures: shared.figures,
  };
  const forBrowser = () =>
    publicConfig(config, async () => ({
      issuer: identity.issuer,
      clientId: provider.clientId,
      redirectUri,
      authorizationEndpoint: await provider.authorizationEndpoint(),
    }));
  const operations: Operations = {
    ...serviceOperations({
      pool,
      config: forBrowser,
      today: () => dayOf(businessClock.now()),
    }),
    ...accountOperations({ pool: sessionPool, businessClock, sliceFileLinkPath, noPaymentMode }),
    ...accounts.operations,
    ...apiKeyOperations({
      pool,
      clock: securityClock,
      limits,
      usage: shared.keyUsage,
      queueMail: shared.queueMail,
      keysLink: shared.keysLink,
      callsPerMinute: config.keyCallsPerMinute,
    }),
    ...savedViewOperations({ pool, clock: securityClock }),
    ...watchlistOperations({ ...feed, watchedAt: securityClock }),
    ...alertOperations({
      pool,
      clock: securityClock,
      businessClock,
      noPaymentMode,
      liveReads: shared.liveReads,
      testMails: {
        pool,
        securityClock,
        queueMail: shared.queueMail,
        alertsLink: shared.alertsLink,
        offLink: shared.alertOff.link,
      },
    }),
    ...factorOperations({
      pool,
      clock: securityClock,
      provider,
      sessions,
      limits,
      tasks: accounts.tasks,
      wrongPasswords: shared.wrongPasswords,
      devices,
      settings: identity.settings,
      queueMail: shared.queueMail,
      securityLink: shared.securityLink,
    }),
    ...sessionOperations({ pool: sessionPool, clock: securityClock, sessions, devices }),
    ...accountClosingOperations({
      pool,
      clock: securityClock,
      businessClock,
      queueMail: shared.queueMail,
      securityLink: shared.securityLink,
    }),
    ...accountEventOperations({ pool, clock: securityClock }),
    ...confirmationOperations({
      pool,
      clock: securityClock,
      provider,
      sessions,
      limits,
      tasks: accounts.tasks,
      wrongPasswords: shared.wrongPasswords,
      devices,
    }),
    ...signInOperations({
      pool: sessionPool,
      clock: securityClock,
      provider,
      sessions,
      liveSessions: shared.liveSessions,
      limits,
      tasks: accounts.tasks,
      wrongPasswords: shared.wrongPasswords,
      captcha,
      devices,
      pending,
      cookies,
      challengeSeal: createSeal(shared.secrets, 'server challenges'),
      providerCookies: identity.providerCookies,
    }),
    ...feedOperations(feed),
    ...exportOperations(feed),
    ...historyOperations({ ...feed, files }),
    ...summaryOperations(feed),
    ...tapeOperations(feed),
    ...streamOperations({ ...feed, liveFeed }),
    ...subscriptionOperations({ pool, businessClock, limits, noPaymentMode }),
    ...paymentServices.payments.operations,
    ...reportOperations({ pool, files }),
    ...legalTextOperations({ folder: path.join(config.dataDir, 'legal') }),
    ...termsOperations({ pool, today: () => dayOf(businessClock.now()) }),
    ...publishedFileOperations({ pool, files }),
    ...publishOperations({ pool, files, businessClock }),
    ...conditionOperations(feed),
    ...venueOperations(feed),
    ...openDataOperations({ pool, files, clock: businessClock, noPaymentMode }),
    ...uploadOperations({ pool, files, clock: securityClock, businessClock }),
    ...operatorOperations({
      pool,
      clock: securityClock,
      businessClock,
      secrets: shared.secrets,
      factorsAreOurs: identity.settings === null,
      queueMail: shared.queueMail,
      securityLink: shared.securityLink,
    }),
    ...oversightOperations({
      pool,
      clock: securityClock,
      businessClock,
      secrets: shared.secrets,
      kept: config,
    }),
  };
  const venueNames = async () => {
    const { rows } = await pool.query<Pick<VenuesRow, 'mic' | 'name'>>({
      name: 'venue-names',
      text: 'SELECT mic, name FROM venues',
    });
    return new Map(rows.map(({ mic, name }) => [mic, name]));
  };
  return { operations, publicConfig: forBrowser, venueNames, accounts, pending, devices };
}
