import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPatience } from '../platform/connection-patience.ts';
import type { Config } from './config/config.ts';
import { databaseSettings, onRoute } from './database/database-fault.ts';
import { migrate } from './database/migrate.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { openPool } from './database/pool.ts';
import { createReplicaReads } from './database/replica-reads.ts';
import { openFileStore } from './files/open-file-store.ts';
import { addFlowAtlas } from './flow-atlas.ts';
import { findAddresses } from './program/addresses.ts';
import {
  startMails,
  startMarket,
  startPruning,
  startUsage,
  startWork,
  warnOfSettings,
} from './program/background-jobs.ts';
import { composeService } from './program/compose-service.ts';
import type { Identity } from './program/identity.ts';
import { addRoleGate } from './program/role-gate.ts';
import { openSandbox, refuseDemoAccounts } from './program/sandbox.ts';
import { createSharedServices } from './program/shared-services.ts';
import { withStandIns } from './program/stand-ins.ts';
import { startingPrice } from './program/starting-price.ts';
import { createUndo } from './program/undo.ts';
import { publishBuiltInTerms } from './publishing/built-in-terms.ts';
import { openWatch } from './watch/open-watch.ts';

const statementTimeoutMs = 15_000;

export type ServiceOptions = {
  readonly config: Config;
  readonly projectDir: string;
  /** Folder of the built portal; null: Vite serves it from its sources. */
  readonly portalFolder: string | null;
  /** Work started once the database is open, and finished before the program listens: building the portal. */
  readonly meanwhile?: () => Promise<unknown>;
  /** Called with a line for each thing the start waits for. */
  readonly report?: (line: string) => void;
  /** Called when the database begins to open, for callers that have to close it if the start is interrupted. */
  readonly onDatabase?: (opening: Promise<OpenDatabase>) => void;
};

/** The running program. */
export type Service = {
  readonly url: URL;
  readonly port: number;
  /** Finishes requests under way, takes no new ones, and releases everything. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

/**
 * Composes and starts the whole program: database, identity provider, sandbox, service.
 *
 * @throws DatabaseFault, FileStoreFault, or an error with code EADDRINUSE, EACCES or EADDRNOTAVAIL when it cannot listen
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  // A port in use is detected before anything else is started.
  const addresses = await findAddresses(options.config);
  const { port, publicUrl } = addresses;
  const { config, standIns } = withStandIns(options.config, addresses);
  const undo = createUndo();
  const patience = createPatience({
    limitMs: config.databaseStartMs,
    settings: databaseSettings(config),
    report: options.report ?? (() => {}),
  });
  const serves = config.role !== 'worker';
  const works = config.role !== 'web';
  try {
    const files = await openFileStore(config);
    const opening = openDatabase({ ...config, patience });
    options.onDatabase?.(opening);
    const database = await opening;
    undo.push(database.close);
    const work = serves ? options.meanwhile?.() : undefined;
    // A failure is handled where this is awaited, further down, and must not end the process before that.
    work?.catch(() => {});
    await onRoute('direct', () => migrate(database.directUrl, { patience }));
    const pool = openPool(database.url, {
      statementTimeoutMs,
      size: config.poolSize,
      isPooled: config.directUrl !== null,
    });
    undo.push(() => pool.end());
    patience.grantTo(pool, 'pooled');
    const replica =
      config.readUrl === null
        ? null
        : openPool(config.readUrl, { statementTimeoutMs, size: config.poolSize });
    if (replica) undo.push(() => replica.end());
    const reads = replica && createReplicaReads(pool, replica, config.readMaxLag * 1000);
    if (!config.sandbox) await refuseDemoAccounts(pool);
    const connected = { ...database, pool, patience, ...(reads ? { reads } : {}) };
    const shared = createSharedServices(config, addresses, connected, files);
    const sandbox = config.sandbox ? openSandbox(shared, standIns, undo) : null;
    await work;
    const priceWarning = await startingPrice(pool, config.costPerVenue, shared.businessClock.now());
    let started = false;
    let leaving = false;
    // A release does not include the tool that draws it.
    const hasAtlas =
      !config.production &&
      serves &&
      (config.sandbox || options.portalFolder === null) &&
      existsSync(path.join(options.projectDir, 'src/tools'));
    // Metrics may be requested before there is a provider; the embedded one answers once this program listens.
    let provider: Identity['provider'] | null = null;
    const holdsKeys = async (): Promise<void> => {
      if (provider === null) throw new Error('the program is still starting');
      await provider.holdKeys();
    };
    const watch = await openWatch(shared, holdsKeys, undo);
    const service = await composeService(shared, undo, {
      isReady: async () => started,
      readiness: watch.readiness,
      isLeaving: () => leaving,
      observe: watch.observe,
      ...(watch.beginSpan ? { beginSpan: watch.beginSpan } : {}),
      portalFolder: serves ? options.portalFolder : null,
      isFollowed: hasAtlas,
      ...(serves && options.portalFolder === null
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
    if (reads && serves)
      undo.push(
        reads.watch((isUsed) =>
          app.log.warn(
            isUsed ? 'the replica is used' : 'the replica is not used: it is unreachable or too far behind',
          ),
        ),
      );
    addRoleGate(app, config.role);
    sandbox?.mount(app);
    if (hasAtlas) addFlowAtlas(app, options.projectDir);
    const smtpUrl = config.mail.smtpUrl ?? (await sandbox?.openMail(app));
    const parts = { ...service, sandbox, log: app.log, undo };
    if (priceWarning !== null) app.log.warn(priceWarning);
    if (works) {
      if (smtpUrl) startMails(parts, smtpUrl);
      startPruning(parts);
    }
    startUsage(parts);

    await publishBuiltInTerms({
      pool,
      files: shared.files,
      now: shared.businessClock.now,
      actor: { osUser: 'daylight', by: null },
    });
    await app.listen({ host: config.host, port });
    provider = identity.provider;
    if (config.role === 'all' && sandbox) {
      await sandbox.fill(identity.provider);
      undo.push(sandbox.trade((message) => app.log.info(message)));
    }
    if (serves) warnOfSettings(shared, identity, app.log);
    if (config.role === 'worker') {
      if (sandbox) startMarket(parts, sandbox);
      startWork({ ...parts, sandbox: null });
    } else if (works) startWork(parts);
    patience.end();
    started = true;
    const stop = async (): Promise<void> => {
      leaving = true;
      await pause(config.shutdown.delayMs);
      await undo.run();
    };
    return { url: serves ? publicUrl : new URL(addresses.ownOrigin), port, stop };
  } catch (error) {
    await undo.run();
    throw error;
  }
}
