import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type ReceivedMail, startMailStandIn } from '../../src/sandbox/mail/smtp-stand-in.ts';
import { standInKeys } from '../../src/sandbox/payment/provider.ts';
import { placeIn } from '../../src/server/database/cluster-folder.ts';
import { runningIn } from '../../src/server/database/postmaster.ts';
import { KillSwitch } from '../bench/payment-crash/kill-switch.ts';
import { openWatchedProvider, type WatchedProvider } from '../bench/payment-crash/watched-provider.ts';
import { freePort, type Program, runScript } from '../server/start-program.ts';

/** Several instances of the service, their database, payment provider and mail server, each of which can be made to fail. */
export type ChaosSystem = {
  readonly provider: WatchedProvider;
  /** Every mail that the mail server has accepted, newest first. */
  readonly mails: () => readonly ReceivedMail[];
  /** The origins of the instances, whether they are running or not. */
  readonly origins: readonly string[];
  /** Kills an instance with SIGKILL. It is started again after the given time. */
  readonly killInstance: (number: number, backAfterMs: number) => void;
  /** Kills the database with SIGKILL. It is started again at once and recovers. */
  readonly killDatabase: () => void;
  /** Ends every connection of the service to its database. */
  readonly cutConnections: () => Promise<void>;
  /** Sets an instance's clock wrong by `byMs`, for `ms` milliseconds. */
  readonly wrongClock: (number: number, byMs: number, ms: number) => Promise<void>;
  /** The most milliseconds that any instance's clock was ahead since `time`, by this machine's clock. */
  readonly aheadSince: (time: number) => number;
  readonly mailAway: (ms: number) => Promise<void>;
  readonly providerIs: (how: 'slow' | 'failing' | 'nonsense' | 'silent', ms: number) => Promise<void>;
  /** Waits until all instances answer. */
  readonly healed: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const instances = 2;
const settleMs = 2_000;

/**
 * Starts everything.
 *
 * @param pool connections to the database from outside the service
 * @param folder holds the cluster, in its subfolder `postgres`, and the instances' folders
 */
export async function openChaosSystem(pool: pg.Pool, url: string, folder: string): Promise<ChaosSystem> {
  const provider = await openWatchedProvider(new KillSwitch());
  const mailPort = Number(await freePort());
  const taken: ReceivedMail[] = [];
  let mail = await startMailStandIn(mailPort);
  const ports = await Promise.all(Array.from({ length: instances }, freePort));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const [first = ''] = origins;
  provider.sendTo(first);
  const clockFile = (number: number): string => path.join(folder, `clock-${number}`);
  const setClock = (number: number, byMs: number): void => writeFileSync(clockFile(number), String(byMs));
  for (const number of ports.keys()) setClock(number, 0);
  let ahead: { readonly byMs: number; until: number }[] = [];
  const environmentOf = (port: string, number: number): Record<string, string> => ({
    CLOCK_FILE: clockFile(number),
    NODE_ENV: 'test',
    SANDBOX: 'false',
    NO_PAYMENT_MODE: 'false',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: first,
    SESSION_SECRET: 'a secret of chaos, long enough for everything',
    // Every user has an address of their own.
    TRUST_PROXY: 'true',
    DATA_DIR: path.join(folder, `instance-${number}`),
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    PAYPAL_API_BASE: provider.apiBase,
    PAYPAL_CLIENT_ID: standInKeys.clientId,
    PAYPAL_CLIENT_SECRET: standInKeys.clientSecret,
    PAYPAL_WEBHOOK_ID: standInKeys.webhookId,
    LOG_LEVEL: 'fatal',
  });

  let closing = false;
  const running: (Program | null)[] = ports.map(() => null);
  const backAfter = ports.map(() => 0);
  // Like a service manager: whatever ends is started again.
  const keep = async (port: string, number: number): Promise<void> => {
    while (!closing) {
      const program = runScript('test/chaos/wrong-clock.ts', [], environmentOf(port, number));
      running[number] = program;
      await program.ended;
      running[number] = null;
      if (!closing) await pause(backAfter[number] ?? 0);
      backAfter[number] = 500;
    }
  };
  const kept = ports.map(keep);

  const healed = async (): Promise<void> => {
    for (const origin of origins)
      for (;;) {
        const isReady = await fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) break;
        await pause(200);
      }
  };
  const mails = (): readonly ReceivedMail[] => [...mail.mails(), ...taken];

  return {
    provider,
    mails,
    origins,
    killInstance: (number, backAfterMs) => {
      backAfter[number] = backAfterMs;
      running[number]?.child.kill('SIGKILL');
    },
    killDatabase: () => {
      const found = runningIn(placeIn(path.join(folder, 'postgres')));
      if (found) process.kill(found.pid, 'SIGKILL');
    },
    cutConnections: async () => {
      await pool.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      );
    },
    wrongClock: async (number, byMs, ms) => {
      const wrong = { byMs, until: Number.POSITIVE_INFINITY };
      ahead = [...ahead, wrong];
      setClock(number, byMs);
      await pause(ms);
      setClock(number, 0);
      // The instance reads the file ten times a second, and earlier answers may still be on their way.
      wrong.until = Date.now() + settleMs;
    },
    aheadSince: (time) => Math.max(0, ...ahead.filter(({ until }) => until > time).map(({ byMs }) => byMs)),
    mailAway: async (ms) => {
      await mail.stop();
      const { mails: before } = mail;
      await pause(ms);
      const back = await startMailStandIn(mailPort);
      taken.unshift(...before());
      mail = back;
    },
    providerIs: async (how, ms) => {
      provider.books.change({ provider: how });
      await pause(ms);
      provider.books.change({ provider: 'up' });
    },
    healed,
    close: async () => {
      closing = true;
      for (const program of running) program?.child.kill('SIGTERM');
      await Promise.all(kept);
      await mail.stop();
      await provider.close();
    },
  };
}
