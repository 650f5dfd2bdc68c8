import path from 'node:path';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { openPool } from './database/pool.ts';
import { createWriteProbe } from './database/write-probe.ts';
import { addFlowAtlas } from './flow-atlas.ts';
import { findAddresses } from './program/addresses.ts';
import { startMails, startPruning, startUsage, startWork } from './program/background-jobs.ts';
import { composeService } from './program/compose-service.ts';
import { openSandbox, refuseDemoAccounts } from './program/sandbox.ts';
import { createSharedServices } from './program/shared-services.ts';
import { withStandIns } from './program/stand-ins.ts';
import { startingPrice } from './program/starting-price.ts';
import { createUndo } from './program/undo.ts';
import { publishBuiltInTerms } from './publishing/built-in-terms.ts';

const statementTimeoutMs = 15_000;

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
  const { port, publicUrl } = addresses;
  const { config, standIns } = withStandIns(options.config, addresses);
  const undo = createUndo();
  try {
    const database = await openDatabase(config);
    undo.push(database.close);
    const work = options.meanwhile?.();
    // A failure is met where it is awaited, further down, and must not end the process before.
    work?.catch(() => {});
    await migrate(database.url);
    const pool = openPool(database.url, { statementTimeoutMs });
    undo.push(() => pool.end());
    if (!config.sandbox) await refuseDemoAccounts(pool);
    const shared = createSharedServices(config, addresses, { url: database.url, pool });
    const sandbox = config.sandbox ? openSandbox(shared, standIns, undo) : null;
    await work;
    const priceWarning = await startingPrice(pool, config.costPerVenue, shared.businessClock.now());
    const takesWrites = createWriteProbe(pool, shared.securityClock);
    let started = false;
    const hasAtlas = !config.production && (config.sandbox || options.portalFolder === null);
    const service = await composeService(shared, undo, {
      isReady: async () => {
        if (!started) return false;
        await takesWrites();
        return true;
      },
      portalFolder: options.portalFolder,
      isFollowed: hasAtlas,
      ...(options.portalFolder === null
        ? {
            hotReload: async (on) => {
              const { addHotReload } = await import('./hot-reload.ts');
              await addHotReload(on, path.join(options.projectDir, 'vite.config.ts'));
            },
          }
        : {}),
      ...(standIns.captcha ? { captchaOrigins: [] } : {}),
    });
    const { app, identity } = service;
    undo.push(() => app.close());
    sandbox?.mount(app);
    if (hasAtlas) addFlowAtlas(app, options.projectDir);
    const smtpUrl = config.mail.smtpUrl ?? (await sandbox?.openMail(app));
    const parts = { ...service, sandbox, log: app.log, undo };
    if (priceWarning !== null) app.log.warn(priceWarning);
    if (smtpUrl) startMails(parts, smtpUrl);
    startPruning(parts);
    startUsage(parts);

    await publishBuiltInTerms({
      pool,
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
