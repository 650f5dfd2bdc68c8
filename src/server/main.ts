import { createServer } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../domain/subscription/calendar.ts';
import { defaultCostPerVenue } from '../domain/subscription/prices.ts';
import { identityProvider, providerSessionCookies } from '../identity/identity-provider.ts';
import { prepareIdentity } from '../identity/keys.ts';
import { captchaMount, captchaStandIn, standInKeys } from '../sandbox/captcha/captcha-stand-in.ts';
import { clockPages } from '../sandbox/clock-pages.ts';
import { mailPages } from '../sandbox/mail/mail-pages.ts';
import { startMailStandIn } from '../sandbox/mail/smtp-stand-in.ts';
import { seedMarketWhenEmpty } from '../sandbox/market/seed-market.ts';
import { startTradingFeed } from '../sandbox/market/trading-feed.ts';
import { paymentApiPath, paymentScriptPath, paymentStandIn } from '../sandbox/payment/payment-stand-in.ts';
import { standInKeys as paymentKeys } from '../sandbox/payment/provider.ts';
import { publishReportsWhenEmpty } from '../sandbox/reports/publish-reports.ts';
import { accountOperations } from './accounts/account-operations.ts';
import { createAccountService } from './accounts/account-service.ts';
import { seedDemoAccounts } from './accounts/demo-accounts.ts';
import { createRestoreTokens } from './accounts/restore-tokens.ts';
import { createApp } from './app.ts';
import { createCaptchaCheck } from './auth/captcha-check.ts';
import { createPendingSignIns } from './auth/pending-sign-ins.ts';
import { createProviderClient } from './auth/provider-client.ts';
import { signInOperations } from './auth/sign-in.ts';
import { createBusinessClock, securityClock } from './clock.ts';
import { type Config, usesCaptchaStandIn, usesPaymentStandIn } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { openPool } from './database/pool.ts';
import { feedIsEmpty } from './feed/catalogue.ts';
import { feedOperations } from './feed/feed-operations.ts';
import { createFolderStore } from './files/folder-store.ts';
import { publishedFileOperations } from './files/published-files.ts';
import { createAttemptLimits } from './http/attempt-limits.ts';
import { contract } from './http/contract.ts';
import { ingestFile } from './ingest/ingest-file.ts';
import { dropMonthsBefore } from './ingest/retention.ts';
import { dailyJobs } from './jobs/daily-jobs.ts';
import { startJobs } from './jobs/job-runner.ts';
import { startCourier } from './mail/courier.ts';
import { postLetter } from './mail/outbox.ts';
import { startOpenData } from './open-data/open-data-job.ts';
import { openDataOperations } from './open-data/open-data-operations.ts';
import { serviceOperations } from './operations/service-operations.ts';
import { captchaOrigins, filesOrigins, paymentOrigins } from './outside-origins.ts';
import { createPaymentService } from './payments/payment-service.ts';
import { createPayPalClient } from './payments/paypal-client.ts';
import { announcePresence } from './payments/presence.ts';
import { createRegistrationCookie } from './payments/registration-cookie.ts';
import { webhookPath } from './payments/webhooks.ts';
import { publishBuiltInTerms } from './publishing/built-in-terms.ts';
import { publishReport } from './publishing/publish-report.ts';
import { nothingIsPublished, segmentFacts } from './publishing/publishing-facts.ts';
import { reportOperations } from './publishing/report-operations.ts';
import { publishShippedDocuments } from './publishing/shipped-documents.ts';
import { termsOperations } from './publishing/terms-in-force.ts';
import { createSeal } from './seal.ts';
import { sessionSecret } from './secrets.ts';
import { cookieStyle } from './sessions/session-cookie.ts';
import { createSessions } from './sessions/sessions.ts';
import { adoptPrice } from './subscriptions/price-history.ts';
import { subscriptionOperations } from './subscriptions/subscription-operations.ts';

const pruneEveryMs = 10 * 60_000;
const clientId = 'daylight';
const mount = '/idp';
const callbackPath = '/auth/authorization-code/callback';

export interface ServiceOptions {
  readonly config: Config;
  readonly projectDir: string;
  /** Folder of the built portal; null: Vite serves it from its sources. */
  readonly portalFolder: string | null;
  /** Work begun once the database is open, and done before the program listens: the portal's build. */
  readonly meanwhile?: () => Promise<unknown>;
}

/** The running program. */
export interface Service {
  readonly url: URL;
  readonly port: number;
  /** Answers what is under way, takes nothing new, and gives everything back. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

function probe(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Host at which this process reaches itself. */
const ownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** The sandbox's captcha as configuration: the page reaches it at the public address, this process at its own. */
const standInFor = (publicOrigin: string, ownOrigin: string): Config['captcha'] => ({
  skipValidation: false,
  ...standInKeys,
  scriptUrl: new URL(`${captchaMount}/api.js`, publicOrigin),
  verifyUrl: new URL(`${captchaMount}/siteverify`, ownOrigin),
});

/** The sandbox's payment provider as configuration. */
const paymentStandInFor = (
  given: Config['payment'],
  publicOrigin: string,
  ownOrigin: string,
): Config['payment'] => ({
  ...given,
  ...paymentKeys,
  sdkUrl: new URL(paymentScriptPath, publicOrigin),
  apiBase: new URL(paymentApiPath, ownOrigin),
});

const paypalBases = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  production: 'https://api-m.paypal.com',
} as const;

/**
 * Composes and starts the whole program: database, identity provider, sandbox, service.
 *
 * @throws DatabaseFault, or an error with code EADDRINUSE, EACCES or EADDRNOTAVAIL when it cannot listen
 */
export async function startService({
  config: given,
  projectDir,
  portalFolder,
  meanwhile,
}: ServiceOptions): Promise<Service> {
  // A taken port is found out before anything else is begun; port 0 becomes a real one, which the issuer needs.
  const port = await probe(given.host, given.port);
  const publicUrl = given.publicUrlIsSet ? given.publicUrl : new URL(`http://localhost:${port}`);
  const ownOrigin = `http://${ownHost(given.host)}:${port}`;
  const standInCaptcha = usesCaptchaStandIn(given);
  const standInPayment = usesPaymentStandIn(given);
  const config: Config = {
    ...given,
    ...(standInCaptcha ? { captcha: standInFor(publicUrl.origin, ownOrigin) } : {}),
    ...(standInPayment ? { payment: paymentStandInFor(given.payment, publicUrl.origin, ownOrigin) } : {}),
  };
  const https = publicUrl.protocol === 'https:';

  const undo: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      for (const step of undo.reverse()) await step().catch(() => {});
    })();
    return stopping;
  };

  try {
    const database = await openDatabase(config);
    undo.push(database.close);
    const work = meanwhile?.();
    // A failure is met where it is awaited, further down, and must not end the process before.
    work?.catch(() => {});
    await migrate(database.url);
    const pool = openPool(database.url, { statementTimeoutMs: 15_000 });
    undo.push(() => pool.end());

    const secret = sessionSecret(config.sessionSecret, config.dataDir);
    const clock = createBusinessClock();
    const files = createFolderStore(path.join(config.dataDir, 'files'));
    const market = {
      ingest: async (file: string) => {
        await ingestFile({ pool, file, now: clock.now() });
      },
      now: clock.now,
      folder: path.join(config.dataDir, 'market'),
      forgetBefore: (month: string) => dropMonthsBefore(pool, month),
      log: () => {},
    };
    const filled = config.sandbox ? seedMarketWhenEmpty(market, () => feedIsEmpty(pool)) : null;
    filled?.catch(() => {});
    await work;
    const sessions = createSessions(pool, securityClock, clock);
    const limits = createAttemptLimits(pool, secret, securityClock);
    const pending = createPendingSignIns(pool, securityClock);
    const identity = config.provider ? null : await prepareIdentity(database.url, secret);
    const redirectUri = `${publicUrl.origin}${callbackPath}`;
    const { provider: outside } = config;
    const issuer = outside?.issuer.href.replace(/\/$/, '') ?? `${publicUrl.origin}${mount}`;
    const reachAt = outside ? {} : { reachAt: ownOrigin };
    const restoreTokens = createRestoreTokens(pool, securityClock, createSeal(secret, 'recoveries'));
    const provider = createProviderClient(
      {
        addresses: () => ({ issuer, redirectUri, ...reachAt }),
        clientId: outside?.clientId ?? clientId,
        clientSecret: outside?.clientSecret ?? identity?.clientSecret ?? '',
        apiToken: outside?.apiToken ?? identity?.apiToken ?? '',
        dropStateToken: restoreTokens.endByStateToken,
      },
      securityClock,
    );

    const captcha = createCaptchaCheck(config.captcha);
    const letterSeal = createSeal(secret, 'letters');
    await adoptPrice(pool, config.costPerVenue ?? defaultCostPerVenue, dayOf(clock.now()));
    const presence = await announcePresence(database.url);
    undo.push(presence.stop);
    const registrationCookie = createRegistrationCookie(secret, cookieStyle(https));
    const { payment } = config;
    const payments = createPaymentService({
      pool,
      paypal: createPayPalClient(
        {
          apiBase: () => payment.apiBase?.href.replace(/\/$/, '') ?? paypalBases[payment.environment],
          clientId: payment.clientId ?? '',
          clientSecret: payment.clientSecret ?? '',
          webhookId: payment.webhookId,
        },
        securityClock,
      ),
      presence,
      businessClock: clock,
      securityClock,
      limits,
      registrationCookie,
      postLetter: (client, letter) => postLetter(client, letter, letterSeal),
      publicUrl: () => publicUrl,
      noPaymentMode: config.noPaymentMode,
      log: {
        info: (facts, message) => app.log.info(facts, message),
        warn: (facts, message) => app.log.warn(facts, message),
        error: (facts, message) => app.log.error(facts, message),
      },
    });
    const accounts = createAccountService({
      pool,
      secret,
      clock: securityClock,
      businessClock: clock,
      provider,
      sessions,
      limits,
      captcha,
      restoreTokens,
      letterSeal,
      noPaymentMode: config.noPaymentMode,
      costPerVenue: config.costPerVenue,
      registrationCookie,
      publicUrl: () => publicUrl,
    });

    let started = false;
    const app = await createApp({
      contract,
      operations: {
        ...serviceOperations({
          pool,
          config,
          today: () => dayOf(clock.now()),
          signIn: async () => ({
            issuer,
            clientId: provider.clientId,
            redirectUri,
            authorizationEndpoint: await provider.authorizationEndpoint(),
          }),
        }),
        ...accountOperations({ pool, businessClock: clock, sliceFileLinkPath: config.sliceFileLinkPath }),
        ...accounts.operations,
        ...signInOperations({
          pool,
          clock: securityClock,
          provider,
          sessions,
          limits,
          captcha,
          pending,
          cookies: cookieStyle(https),
          providerCookies: identity ? providerSessionCookies(mount) : [],
        }),
        ...feedOperations({ pool, clock, noPaymentMode: config.noPaymentMode, secret }),
        ...subscriptionOperations({
          pool,
          businessClock: clock,
          limits,
          noPaymentMode: config.noPaymentMode,
        }),
        ...payments.operations,
        ...reportOperations({ pool }),
        ...termsOperations({ pool, today: () => dayOf(clock.now()) }),
        ...publishedFileOperations({ pool, files }),
        ...openDataOperations({ pool, files, clock, noPaymentMode: config.noPaymentMode }),
      },
      sessions,
      secret,
      publicUrl: () => publicUrl,
      https,
      trustProxy: config.trustProxy,
      isReady: async () => {
        if (!started) return false;
        await pool.query('SELECT 1');
        return true;
      },
      portalFolder,
      ...(portalFolder === null
        ? {
            hotReload: async (on: FastifyInstance) => {
              const { addHotReload } = await import('./hot-reload.ts');
              await addHotReload(on, path.join(projectDir, 'vite.config.ts'));
            },
          }
        : {}),
      paymentOrigins: paymentOrigins(config),
      captchaOrigins: standInCaptcha ? [] : captchaOrigins(config),
      filesOrigins: filesOrigins(config.filesUrl, publicUrl),
      checkAnswers: config.testing,
      logLevel: config.logLevel,
    });
    undo.push(() => app.close());
    await payments.mount(app);

    if (identity) {
      await app.register(identityProvider, {
        prefix: mount,
        databaseUrl: database.url,
        issuer: () => issuer,
        client: () => ({
          id: clientId,
          secret: identity.clientSecret,
          redirectUris: [redirectUri],
          postLogoutRedirectUris: [`${publicUrl.origin}/home`],
        }),
        signingKeys: identity.signingKeys,
        cookieKeys: identity.cookieKeys,
        apiToken: identity.apiToken,
      });
    }
    let smtpUrl = config.mail.smtpUrl;
    if (config.sandbox) {
      clockPages(app, { clock });
      if (standInCaptcha) captchaStandIn(app);
      if (standInPayment) {
        paymentStandIn(app, {
          webhookUrl: () => `${ownOrigin}${webhookPath}`,
          keepIn: path.join(config.dataDir, 'sandbox-payments.json'),
        });
      }
      if (!smtpUrl) {
        const standIn = await startMailStandIn();
        undo.push(standIn.stop);
        mailPages(app, { standIn });
        smtpUrl = standIn.smtpUrl;
      }
    }
    if (smtpUrl) {
      const courier = startCourier({
        pool,
        smtpUrl,
        seal: letterSeal,
        from: config.mail.from,
        log: app.log,
      });
      undo.push(courier.stop);
    }

    const prune = setInterval(() => {
      Promise.all([sessions.prune(), limits.prune(), pending.prune(), restoreTokens.prune()]).catch(
        (error: unknown) => app.log.warn({ err: error }, 'clean-up failed'),
      );
    }, pruneEveryMs);
    prune.unref();
    undo.push(async () => clearInterval(prune));

    await publishBuiltInTerms({ pool, files, now: clock.now, actor: { osUser: 'daylight', by: null } });
    await app.listen({ host: config.host, port });
    if (config.sandbox) {
      await Promise.all([seedDemoAccounts(pool, provider, clock), filled]);
      undo.push(startTradingFeed({ ...market, log: (message) => app.log.info(message) }));
    }
    const worker = accounts.startWorker({ log: app.log });
    undo.push(worker.stop);
    // What was under way is found out about also after payment was switched off.
    if (payment.clientId !== null) undo.push(payments.start().stop);
    const jobs = dailyJobs({
      pool,
      businessClock: clock,
      securityClock,
      postLetter: (client, letter) => postLetter(client, letter, letterSeal),
      deleteUser: provider.deleteUser,
      noPaymentMode: config.noPaymentMode,
      costPerVenue: config.costPerVenue ?? defaultCostPerVenue,
      subscriptionsLink: () => new URL('/my-account/subscriptions', publicUrl).href,
    });
    const jobDeps = { pool, businessClock: clock, securityClock, presence, log: app.log };
    undo.push(startJobs(jobDeps, jobs, config.sandbox ? 1_000 : 10_000).stop);
    const publishing = { pool, files, now: clock.now };
    const published = publishShippedDocuments({ ...publishing, actor: { osUser: 'daylight', by: null } })
      .then(async () => {
        if (!config.sandbox) return;
        await publishReportsWhenEmpty({
          isEmpty: () => nothingIsPublished(pool),
          segments: () => segmentFacts(pool),
          publish: (report) =>
            publishReport({ ...publishing, actor: { osUser: 'sandbox', by: null } }, report),
          now: clock.now,
        });
      })
      .catch((error: unknown) =>
        app.log.warn({ err: error }, 'reports and documents could not be published'),
      );
    undo.push(() => published);
    const openData = startOpenData({ pool, files, clock }, (error) =>
      app.log.warn({ err: error }, 'open data could not be written'),
    );
    undo.push(openData.stop);
    started = true;
    return { url: publicUrl, port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
