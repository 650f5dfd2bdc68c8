import path from 'node:path';
import { createApp } from './app.ts';
import { securityClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { createWriteProbe } from './database/write-probe.ts';
import { captchaOrigins, filesOrigins, paymentOrigins } from './outside-origins.ts';
import type { RecordDependencies } from './payments/record-capture.ts';
import { findAddresses } from './program/addresses.ts';
import { startMails, startPruning, startWork } from './program/background-jobs.ts';
import { composeCalls } from './program/calls.ts';
import { openIdentity } from './program/identity.ts';
import { openPayments } from './program/payments.ts';
import { openSandbox, refuseDemoAccounts } from './program/sandbox.ts';
import { openSharedServices } from './program/shared-services.ts';
import { withStandIns } from './program/stand-ins.ts';
import { createUndo } from './program/undo.ts';
import { publishBuiltInTerms } from './publishing/built-in-terms.ts';

export type ServiceOptions = {
  readonly config: Config;
  readonly projectDir: string;
  /** Folder of the built portal; null: Vite serves it from its sources. */
  readonly portalFolder: string | null;
  /** Work begun once the database is open, and done before the program listens: the portal's build. */
  readonly meanwhile?: () => Promise<unknown>;
};

/** The running program. */
export type Service = {
  readonly url: URL;
  readonly port: number;
  /** Answers what is under way, takes nothing new, and gives everything back. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

/**
 * Composes and starts the whole program: database, identity provider, sandbox, service.
 *
 * @throws DatabaseFault, or an error with code EADDRINUSE, EACCES or EADDRNOTAVAIL when it cannot listen
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  // A taken port is found out before anything else is begun.
  const addresses = await findAddresses(options.config);
  const { port, publicUrl, https } = addresses;
  const { config, standIns } = withStandIns(options.config, addresses);
  const undo = createUndo();
  try {
    const database = await openDatabase(config);
    undo.push(database.close);
    const work = options.meanwhile?.();
    // A failure is met where it is awaited, further down, and must not end the process before.
    work?.catch(() => {});
    const shared = await openSharedServices(config, addresses, database.url, undo);
    if (!config.sandbox) await refuseDemoAccounts(shared.pool);
    const sandbox = config.sandbox ? openSandbox(shared, standIns, undo) : null;
    await work;
    const identity = await openIdentity(shared);
    const later: RecordDependencies['log'] = {
      info: (facts, message) => app.log.info(facts, message),
      warn: (facts, message) => app.log.warn(facts, message),
      error: (facts, message) => app.log.error(facts, message),
    };
    const paymentServices = await openPayments(shared, identity, later, undo);
    const calls = composeCalls(shared, identity, paymentServices);

    const takesWrites = createWriteProbe(shared.pool, securityClock);
    let started = false;
    const app = await createApp({
      operations: calls.operations,
      sessions: shared.sessions,
      secret: shared.secret,
      previousSecrets: shared.secrets.slice(1),
      publicUrl: () => publicUrl,
      https,
      trustProxy: config.trustProxy,
      isReady: async () => {
        if (!started) return false;
        await takesWrites();
        return true;
      },
      portalFolder: options.portalFolder,
      ...(options.portalFolder === null
        ? {
            hotReload: async (on) => {
              const { addHotReload } = await import('./hot-reload.ts');
              await addHotReload(on, path.join(options.projectDir, 'vite.config.ts'));
            },
          }
        : {}),
      paymentOrigins: paymentOrigins(config),
      captchaOrigins: standIns.captcha ? [] : captchaOrigins(config),
      filesOrigins: filesOrigins(config.filesUrl, publicUrl),
      checkAnswers: config.testing,
      idempotency: paymentServices.idempotency,
      callsPerMinute: config.callsPerMinute,
      logLevel: config.logLevel,
    });
    undo.push(() => app.close());
    await paymentServices.payments.mount(app);
    await identity.mount(app);
    sandbox?.mount(app);
    const smtpUrl = config.mail.smtpUrl ?? (await sandbox?.openMail(app));
    const parts = { shared, identity, paymentServices, calls, sandbox, log: app.log, undo };
    if (smtpUrl) startMails(parts, smtpUrl);
    startPruning(parts);

    await publishBuiltInTerms({
      pool: shared.pool,
      files: shared.files,
      now: shared.businessClock.now,
      actor: { osUser: 'daylight', by: null },
    });
    await app.listen({ host: config.host, port });
    await sandbox?.fill(identity.provider);
    sandbox?.trade((message) => app.log.info(message));
    startWork(parts);
    started = true;
    return { url: publicUrl, port, stop: undo.run };
  } catch (error) {
    await undo.run();
    throw error;
  }
}
