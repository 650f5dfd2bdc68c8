import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { standInKeys } from '../../../src/sandbox/payment/provider.ts';
import type { ObjectStore } from '../../server/object-store.ts';
import { KillSwitch } from '../../server/payments/crash/kill-switch.ts';
import { openWatchedProvider, type WatchedProvider } from '../../server/payments/crash/watched-provider.ts';
import type { ChaosDatabase } from './chaos-database.ts';
import { Clocks } from './clocks.ts';
import { startFront } from './front.ts';
import { type Instance, type Role, runsJobs, servesPages, startInstance } from './instances.ts';
import { type ChaosMailServer, startChaosMailServer } from './mail-server.ts';
import { patienceMs } from './scene.ts';

/** Processes of the service, and what they depend on; each of these can be made to fail. */
export type ChaosSystem = {
  readonly instances: readonly Instance[];
  /** Those that answer pages and calls. */
  readonly webs: readonly Instance[];
  /** Those that take publishers' files and do the background work. */
  readonly workers: readonly Instance[];
  readonly clocks: Clocks;
  readonly mail: ChaosMailServer;
  readonly provider: WatchedProvider;
  /** Counts the calls to the provider, and kills at one of them. */
  readonly killSwitch: KillSwitch;
  /** The settings of the instances, for the operator's tool beside them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Waits until all instances are ready. @returns whether they are; false after five minutes */
  readonly healed: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/**
 * Starts everything.
 *
 * @param roles of the processes
 * @param store of files; null for a folder that all processes share
 * @param folder holds what the processes keep beside the database
 */
export async function openChaosSystem(
  database: ChaosDatabase,
  roles: readonly Role[],
  store: ObjectStore | null,
  folder: string,
): Promise<ChaosSystem> {
  const killSwitch = new KillSwitch();
  const provider = await openWatchedProvider(killSwitch);
  const mail = await startChaosMailServer();
  let webs: readonly Instance[] = [];
  const front = await startFront(() => webs);
  provider.sendTo(front.origin);
  const environment = {
    NODE_ENV: 'test',
    SANDBOX: 'false',
    NO_PAYMENT_MODE: 'false',
    PUBLIC_URL: front.origin,
    SESSION_SECRET: 'a secret of chaos, long enough for everything',
    // Every user has an address of their own.
    TRUST_PROXY: 'true',
    TMPDIR: folder,
    DATA_DIR: path.join(folder, 'data'),
    ...store?.environment,
    ...database.environment,
    SMTP_URL: mail.address,
    PAYPAL_API_BASE: provider.apiBase,
    PAYPAL_CLIENT_ID: standInKeys.clientId,
    PAYPAL_CLIENT_SECRET: standInKeys.clientSecret,
    PAYPAL_WEBHOOK_ID: standInKeys.webhookId,
    LOG_LEVEL: 'fatal',
  };
  const instances = await Promise.all(roles.map((role) => startInstance(role, folder, environment)));
  webs = instances.filter(servesPages);
  return {
    instances,
    webs,
    workers: instances.filter(runsJobs),
    clocks: new Clocks(),
    mail,
    provider,
    killSwitch,
    environment,
    healed: async () => {
      const until = performance.now() + patienceMs;
      for (const { isReady } of instances)
        while (!(await isReady())) {
          if (performance.now() > until) return false;
          await pause(200);
        }
      return true;
    },
    close: async () => {
      await Promise.all(instances.map(({ stop }) => stop()));
      await front.close();
      await mail.close();
      await provider.close();
    },
  };
}
