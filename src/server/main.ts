import { setTimeout as pause } from 'node:timers/promises';
import { createPatience, type Patience } from '../platform/database/patience.ts';
import type { Config } from './config/config.ts';
import { databaseSettings, onRoute } from './database/database-fault.ts';
import { migrate } from './database/migrate.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { findAddresses } from './program/addresses.ts';
import {
  type BackgroundParts,
  startMails,
  startMarket,
  startPruning,
  startUsage,
  startWork,
  warnOfSettings,
} from './program/background-jobs.ts';
import { composeProgram } from './program/compose-program.ts';
import type { ComposedService } from './program/compose-service.ts';
import { openReplica, openServicePools, watchReplica } from './program/open-pools.ts';
import { createProgress } from './program/progress.ts';
import { runsJobs, servesPages } from './program/role-gate.ts';
import { openSandbox, openVenues, refuseDemoAccounts } from './program/sandbox.ts';
import { createSharedServices } from './program/shared-services.ts';
import { withStandIns } from './program/stand-ins.ts';
import { startingPrice } from './program/starting-price.ts';
import { createUndo, type Undo } from './program/undo.ts';
import { publishBuiltInTerms } from './publishing/built-in-terms.ts';
import type { Readiness } from './watch/readiness.ts';

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

async function openOwnDatabase(
  config: Config,
  { onDatabase }: ServiceOptions,
  patience: Patience,
  undo: Undo,
): Promise<OpenDatabase> {
  const opening = openDatabase({ ...config, patience });
  onDatabase?.(opening);
  const database = await opening;
  undo.push(database.close);
  return database;
}

function beginMeanwhile(config: Config, { meanwhile }: ServiceOptions): Promise<unknown> | undefined {
  const work = servesPages(config.role) ? meanwhile?.() : undefined;
  // A failure is handled where this is awaited, and must not end the process before that.
  work?.catch(() => {});
  return work;
}

/** Starts mail, clean-up and the counts of use. */
async function startBeforeListening(parts: BackgroundParts & Pick<ComposedService, 'app'>): Promise<void> {
  const { shared, sandbox, app } = parts;
  // The sandbox's mail has pages, and an app that listens takes no more.
  const smtpUrl = shared.config.mail.smtpUrl ?? (await sandbox?.openMail(app));
  if (runsJobs(shared.config.role)) {
    if (smtpUrl) startMails(parts, smtpUrl);
    startPruning(parts);
  }
  startUsage(parts);
}

/** Fills the sandbox and starts the jobs. */
async function startOnceListening(parts: BackgroundParts & { readonly readiness: Readiness }): Promise<void> {
  const { shared, identity, sandbox, log, undo } = parts;
  const { config } = shared;
  const isMarketHere = config.role === 'all' && sandbox !== null;
  if (isMarketHere) await sandbox.fill(identity);
  // Who reads that the program is ready finds its parts looked at, before the jobs of a first start are at work.
  await parts.readiness();
  if (isMarketHere) undo.push(sandbox.trade((message) => log.info(message)));
  if (servesPages(config.role)) warnOfSettings(shared, identity, log, undo);
  // One of the workers has the market, and publishes its reports.
  if (config.role === 'worker' && sandbox) startMarket(parts, sandbox);
  if (runsJobs(config.role)) startWork(config.role === 'worker' ? { ...parts, sandbox: null } : parts);
}

/**
 * Composes and starts the whole program: database, identity provider, sandbox, service.
 *
 * @throws DatabaseFault, FileStoreFault, or an error with code EADDRINUSE, EACCES or EADDRNOTAVAIL when it cannot listen
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  // A port in use is detected before anything else is started.
  const addresses = await findAddresses(options.config);
  const { config, standIns } = withStandIns(options.config, addresses);
  const undo = createUndo();
  const progress = createProgress();
  const patience = createPatience({
    limitMs: config.databaseStartMs,
    settings: databaseSettings(config),
    report: options.report ?? (() => {}),
  });
  try {
    const files = await openFileStore(config);
    const database = await openOwnDatabase(config, options, patience, undo);
    const meanwhile = beginMeanwhile(config, options);
    await onRoute('direct', () => migrate(database.directUrl, { patience }));
    const pools = openServicePools(config, database.url, patience, undo);
    const { pool } = pools;
    const replica = openReplica(config, pool, undo);
    if (!config.sandbox) await refuseDemoAccounts(pool);
    const connected = { ...database, ...pools, patience, replica };
    const shared = createSharedServices(config, addresses, connected, files);
    const { now } = shared.businessClock;
    if (config.sandbox) await openVenues({ pool, now });
    const sandbox = config.sandbox ? openSandbox(shared, standIns, undo) : null;
    await meanwhile;
    const priceWarning = await startingPrice(pool, config.costPerVenue, now());

    const service = await composeProgram({ shared, portal: options, standIns, sandbox, progress, undo });
    const { app, identity } = service;
    if (replica && servesPages(config.role)) watchReplica(replica, app.log, undo);
    if (priceWarning !== null) app.log.warn(priceWarning);
    const parts = { ...service, sandbox, log: app.log, undo };
    await startBeforeListening(parts);
    await publishBuiltInTerms({ pool, now, actor: { osUser: 'daylight', by: null } });
    await app.listen({ host: config.host, port: addresses.port });
    progress.providerAnswers(identity.provider);
    await startOnceListening(parts);
    patience.end();
    progress.started();

    return {
      url: servesPages(config.role) ? addresses.publicUrl : new URL(addresses.ownOrigin),
      port: addresses.port,
      stop: async () => {
        progress.leaves();
        await pause(config.shutdown.delayMs);
        await undo.run();
      },
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}
