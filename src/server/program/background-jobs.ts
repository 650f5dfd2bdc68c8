import type { FastifyBaseLogger } from 'fastify';
import { pagePaths } from '../../domain/page-paths.ts';
import { termsAddress } from '../../domain/publishing/terms-text.ts';
import { storedCalendars } from '../condition/calendar-store.ts';
import { lookForSilence } from '../condition/silence-watch.ts';
import { paperOfInvoice } from '../documents/invoice-sheet.ts';
import { receiptSheet } from '../documents/receipt-sheet.ts';
import { missingPublished } from '../files/missing-published.ts';
import { pruneArrivals } from '../ingest/arrivals.ts';
import { invoiceNumbered } from '../invoices/invoice-store.ts';
import { dailyJobs } from '../jobs/daily-jobs.ts';
import { startJobs } from '../jobs/job-runner.ts';
import { startLeasedWork } from '../jobs/lease.ts';
import { forgetSent } from '../mail/due-mails.ts';
import { type Mailer, type MailerOptions, startMailer } from '../mail/mailer.ts';
import { startOpenData } from '../open-data/open-data-job.ts';
import { receiptNumbered } from '../payments/receipts.ts';
import { restoreShipped } from '../publishing/shipped-documents.ts';
import { startRepeatedWork } from '../repeated-work.ts';
import { startSums } from '../sums/keep-sums.ts';
import { startAlerts } from '../view-alerts/alert-job.ts';
import type { Calls } from './calls.ts';
import { usageStores } from './compose-service.ts';
import type { Identity } from './identity.ts';
import type { PaymentServices } from './payments.ts';
import { providerWarning } from './provider-warning.ts';
import { proxyWarning } from './proxy-warning.ts';
import type { Sandbox } from './sandbox.ts';
import { senderWarning } from './sender-warning.ts';
import type { SharedServices } from './shared-services.ts';
import type { Undo } from './undo.ts';

const noWebhook =
  'PAYPAL_WEBHOOK_ID is not set: refunds, reversals and disputes are noticed only when captured payments are checked again, up to a week late. Set up a webhook at PUBLIC_URL/webhooks/paypal';

const noContent =
  'published files have no content in the store: restore it from a backup, or withdraw them and publish them again';

const noVenues =
  'there are no venues yet, so nobody can register and nothing can be loaded: publish them with "npm run daylight -- publish venue FILE.csv"';

const pruneEveryMs = 10 * 60_000;
const lookForSilenceEveryMs = 60_000;
// With a lease's twenty seconds, a killed program's job is taken over within thirty.
const jobsEveryMs = { sandbox: 1_000, elsewhere: 5_000 } as const;

export type BackgroundParts = {
  readonly shared: SharedServices;
  readonly identity: Identity;
  readonly paymentServices: PaymentServices;
  readonly calls: Calls;
  readonly sandbox: Sandbox | null;
  readonly log: FastifyBaseLogger;
  readonly undo: Undo;
};

/** Sends queued mails to the mail server. */
export function startMails(
  { shared, identity, log, undo }: Pick<BackgroundParts, 'shared' | 'identity' | 'log' | 'undo'>,
  smtpUrl: URL,
  own: Pick<MailerOptions, 'everyMs'> = {},
): Mailer {
  const { jobPool: pool, mailSeal, config } = shared;
  const documentNumbered = async (number: string): Promise<Uint8Array | null> => {
    const receipt = await receiptNumbered(pool, number);
    if (receipt) return receiptSheet(receipt);
    const invoice = await invoiceNumbered(pool, number);
    return invoice && paperOfInvoice(invoice, number);
  };
  const mailer = startMailer({
    pool,
    smtpUrl,
    // The sandbox's mail server has no certificate, and is on this machine.
    requireTls: config.mail.smtpUrl !== null && config.mail.requireTls,
    seal: mailSeal,
    from: config.mail.from,
    documentNumbered,
    startLink: identity.restoreTokens.begin,
    log,
    clock: shared.securityClock,
    ...own,
  });
  undo.push(mailer.stop);
  return mailer;
}

/** Stores what is counted and noted in memory; closing the service stores the rest. */
export function startUsage({ shared, log, undo }: Pick<BackgroundParts, 'shared' | 'log' | 'undo'>): void {
  for (const { store, fault, everyMs } of usageStores(shared)) {
    const storing = startRepeatedWork(store, everyMs, (error) => log.warn({ err: error }, fault));
    undo.push(storing.stop);
  }
}

/**
 * Removes what has expired: sessions, attempts, sign-ins, links, stored answers of idempotent calls, marks of sent
 * mails.
 */
export function startPruning({ shared, identity, paymentServices, calls, log, undo }: BackgroundParts): void {
  const all = [
    shared.sessions,
    shared.liveSessions,
    shared.limits,
    shared.keys,
    shared.keyUsage,
    shared.failedRequests,
    calls.pending,
    calls.devices,
    identity.restoreTokens,
    paymentServices.idempotency,
    { prune: () => pruneArrivals(shared.jobPool, shared.securityClock.now()) },
    { prune: () => forgetSent(shared.jobPool, shared.securityClock.now()) },
  ];
  const failed = (error: unknown): void => log.warn({ err: error }, 'clean-up failed');
  const prune = async (): Promise<number> => {
    const ended = await Promise.allSettled(all.map(async (each) => each.prune()));
    for (const one of ended) if (one.status === 'rejected') failed(one.reason);
    return ended.length;
  };
  undo.push(startRepeatedWork(prune, pruneEveryMs, failed).stop);
}

function startDailyJobs({ shared, identity, paymentServices, log, undo }: BackgroundParts): void {
  const { jobPool: pool, files, businessClock, securityClock, config, addresses, queueMail } = shared;
  const jobs = dailyJobs({
    pool,
    businessClock,
    securityClock,
    queueMail,
    deleteUser: identity.provider.deleteUser,
    noPaymentMode: config.noPaymentMode,
    kept: config.keptMonths,
    archived: config.archived,
    files,
    securityLink: () => new URL(pagePaths.security, addresses.publicUrl).href,
    subscriptionsLink: () => new URL(pagePaths.subscriptions, addresses.publicUrl).href,
    termsLink: (version) => new URL(termsAddress(version), addresses.publicUrl).href,
  });
  const deps = { pool, businessClock, securityClock, instance: paymentServices.instance, log };
  const everyMs = config.sandbox ? jobsEveryMs.sandbox : jobsEveryMs.elsewhere;
  undo.push(startJobs(deps, jobs, everyMs).stop);
}

function startPublishing({ shared, sandbox, log, undo }: BackgroundParts): void {
  const { jobPool: pool, files, businessClock } = shared;
  const ending = new AbortController();
  const publish = async (): Promise<void> => {
    try {
      await sandbox?.publish(ending.signal);
    } catch (error) {
      if (ending.signal.aborted) return;
      log.warn({ err: error }, 'reports and documents could not be published');
    }
    await restoreShipped({ pool, files });
    const missing = await missingPublished(pool, files);
    if (missing.length > 0) log.warn({ files: missing }, noContent);
    if ((await pool.query('SELECT FROM venues LIMIT 1')).rowCount === 0) log.warn(noVenues);
  };
  const published = publish().catch((error: unknown) =>
    log.warn({ err: error }, 'published files could not be checked'),
  );
  undo.push(() => {
    ending.abort();
    return published;
  });
  const openData = startOpenData({ pool, files, clock: businessClock }, (error) =>
    log.warn({ err: error }, 'open data could not be written'),
  );
  undo.push(openData.stop);
}

/** Evaluates alerts on saved views, and mails the results. */
function startViewAlerts({ shared, log, undo }: BackgroundParts): void {
  const { businessClock, alertOff, config } = shared;
  const alerts = startAlerts({
    ...shared,
    pool: shared.jobPool,
    clock: businessClock,
    noPaymentMode: config.noPaymentMode,
    offLink: alertOff.link,
    log,
  });
  undo.push(alerts.stop);
}

function startSilenceWatch({ shared, log, undo }: BackgroundParts): void {
  const { jobPool: pool, businessClock, config, queueMail } = shared;
  const deps = { pool, clock: businessClock, operatorAddress: config.supportEmail, queueMail, log };
  const failed = (error: unknown): void =>
    log.warn({ err: error }, 'segments could not be checked for silence');
  const watch = startRepeatedWork(() => lookForSilence(deps), lookForSilenceEveryMs, failed);
  watch.runNow().catch(failed);
  undo.push(watch.stop);
  storedCalendars(pool).then((stored) => {
    for (const { mic, zoneFault } of stored)
      if (zoneFault !== null) log.warn({ mic }, `${mic}: ${zoneFault}`);
  }, failed);
}

function startKeptSums({ shared: { jobPool: pool, securityClock }, log, undo }: BackgroundParts): void {
  const sums = startSums({ pool, clock: securityClock }, (error) =>
    log.warn({ err: error }, 'hours and days could not be summed'),
  );
  undo.push(sums.stop);
}

/** Warns of problems with how the service is reached. */
export function warnOfSettings(
  { config }: SharedServices,
  { provider }: Pick<Identity, 'provider'>,
  log: FastifyBaseLogger,
  undo: Undo,
): void {
  if (!config.noPaymentMode && config.payment.webhookId === null) log.warn(noWebhook);
  const proxy = proxyWarning(config);
  if (proxy !== null) log.warn(proxy);
  const sender = senderWarning(config);
  if (sender !== null) log.warn(sender);
  if (config.provider === null) return;
  const warned = providerWarning(provider).then((warning) => {
    if (warning !== null) log.warn(warning);
  });
  // The answer may come while the service ends.
  warned.catch(() => {});
  undo.push(() => warned);
}

/** Runs the sandbox's market in one of several workers, which fills it first. */
export function startMarket(
  { shared, identity, log, undo }: Omit<BackgroundParts, 'sandbox'>,
  sandbox: Sandbox,
): void {
  const begin = () => {
    const ending = new AbortController();
    const trading = (async () => {
      await sandbox.fill(identity);
      await sandbox.publish(ending.signal);
      return sandbox.trade((message) => log.info(message));
    })();
    trading.catch((error: unknown) => {
      if (!ending.signal.aborted) log.warn({ err: error }, 'the market could not be opened');
    });
    return () => {
      ending.abort();
      return trading.then(
        (end) => end(),
        () => {},
      );
    };
  };
  undo.push(startLeasedWork({ pool: shared.jobPool, name: 'sandbox-market' }, begin));
}

/** Starts everything the service does in the background once it listens. */
export function startWork(parts: BackgroundParts): void {
  const { shared, paymentServices, calls, log, undo } = parts;
  undo.push(calls.accounts.startWorker({ log, pool: shared.jobPool }).stop);
  // Pending payments are resolved even after payment was switched off.
  if (shared.config.payment.clientId !== null) undo.push(paymentServices.payments.start().stop);
  startDailyJobs(parts);
  startSilenceWatch(parts);
  startPublishing(parts);
  startKeptSums(parts);
  startViewAlerts(parts);
}
