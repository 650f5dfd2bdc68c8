import { alertsAddress, pagePaths } from '../../domain/page-paths.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Patience } from '../../platform/database/patience.ts';
import { createSeal, type Seal, type Secrets } from '../../platform/seal.ts';
import { createWrongPasswords, type WrongPasswords } from '../accounts/wrong-passwords.ts';
import { createKeyAccess, type KeyAccess } from '../api-keys/key-access.ts';
import { createKeyUsage, type KeyUsage } from '../api-keys/key-usage.ts';
import { type BusinessClock, type Clock, createBusinessClock, securityClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { createMemories, longestMemoryMs, type Memories } from '../database/memories.ts';
import { createNotices, type Notices } from '../database/notices.ts';
import { primaryReads, type ReplicaReads, type WatchedReplica } from '../database/replica-reads.ts';
import type { FileStore } from '../files/file-store.ts';
import { type AttemptLimits, createAttemptLimits } from '../http/attempt-limits.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import { createPublisherKeys, type PublisherKeys } from '../publishers/publisher-keys.ts';
import { sessionSecrets } from '../secrets.ts';
import { createLiveSessions, type LiveSessions } from '../sessions/live-sessions.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import { createLiveReads, type LiveReads } from '../usage/live-reads.ts';
import { type AlertOff, createAlertOff } from '../view-alerts/alert-off.ts';
import { createFailedRequests, type FailedRequests } from '../watch/failed-requests.ts';
import { type Figures, noFigures } from '../watch/figures.ts';
import type { Addresses } from './addresses.ts';

/** The services that every part of the program uses. */
export type SharedServices = {
  readonly config: Config;
  readonly addresses: Addresses;
  readonly databaseUrl: string;
  /** For code that needs a session of its own: bypasses a pooler. */
  readonly directUrl: string;
  readonly pool: Database;
  /** For sessions, API keys and signing in, which wait for no call that reads data. */
  readonly sessionPool: Database;
  /** For jobs, mails and payments. */
  readonly jobPool: Database;
  /** The pools that metrics report, by name; each is added when it opens. */
  readonly pools: Map<string, Database>;
  /** How long to wait for connections during startup; if absent, as long as while serving. */
  readonly patience?: Patience;
  readonly reads: ReplicaReads;
  readonly notices: Notices;
  readonly memories: Memories;
  /** Used for everything new. */
  readonly secret: string;
  /** All are accepted; the one in use first. */
  readonly secrets: Secrets;
  readonly businessClock: BusinessClock;
  readonly securityClock: Clock;
  readonly files: FileStore;
  readonly sessions: Sessions;
  readonly liveSessions: LiveSessions;
  readonly limits: AttemptLimits;
  readonly keys: KeyAccess;
  readonly keyUsage: KeyUsage;
  readonly publishers: PublisherKeys;
  readonly liveReads: LiveReads;
  readonly failedRequests: FailedRequests;
  readonly wrongPasswords: WrongPasswords;
  readonly figures: Figures;
  /** Address of the page of API keys. */
  readonly keysLink: () => string;
  /** Address of the page of the second factor. */
  readonly securityLink: () => string;
  /** Address of the page of alerts. */
  readonly alertsLink: () => string;
  readonly alertOff: AlertOff;
  readonly mailSeal: Seal;
  /** Puts a mail into the outbox, in the transaction of the event that it reports. */
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
};

/** The program's own clocks; a test passes others. */
const programClocks = (): Pick<SharedServices, 'businessClock' | 'securityClock'> => ({
  businessClock: createBusinessClock(),
  securityClock,
});

/** Creates the shared services, for a database that is up to date. */
export function createSharedServices(
  config: Config,
  addresses: Addresses,
  {
    url: databaseUrl,
    directUrl = databaseUrl,
    pool,
    sessionPool = pool,
    jobPool = pool,
    replica = null,
    patience,
  }: {
    readonly url: string;
    readonly directUrl?: string;
    readonly pool: Database;
    /** If absent, and without `jobPool`, one pool serves all. */
    readonly sessionPool?: Database;
    readonly jobPool?: Database;
    readonly replica?: WatchedReplica | null;
    readonly patience?: Patience;
  },
  files: FileStore,
  clocks = programClocks(),
  memoryMs = longestMemoryMs,
): SharedServices {
  const secrets = sessionSecrets(config, config.dataDir);
  const [secret] = secrets;
  const mailSeal = createSeal(secrets, 'server letters');
  const post = (client: Transaction, mail: Mail) => queueMail(client, mail, mailSeal);
  const notices = createNotices(directUrl);
  const memories = createMemories(notices, memoryMs);
  const securityLink = () => new URL(pagePaths.security, addresses.publicUrl).href;
  const keysLink = () => new URL(pagePaths.apiKeys, addresses.publicUrl).href;
  return {
    config,
    addresses,
    databaseUrl,
    directUrl,
    pool,
    sessionPool,
    jobPool,
    pools: new Map([
      ['main', pool],
      ['sessions', sessionPool],
      ['jobs', jobPool],
      ...(replica ? [['replica', replica.pool] as const] : []),
    ]),
    ...(patience ? { patience } : {}),
    reads: replica ?? primaryReads(pool),
    notices,
    memories,
    secret,
    secrets,
    ...clocks,
    files,
    sessions: createSessions(
      sessionPool,
      clocks.securityClock,
      clocks.businessClock,
      config.noPaymentMode,
      memories,
    ),
    liveSessions: createLiveSessions({
      pool: sessionPool,
      most: config.mostLiveSessions,
      noPaymentMode: config.noPaymentMode,
      clock: clocks.securityClock,
      businessClock: clocks.businessClock,
      queueMail: post,
      signInLink: () => new URL(pagePaths.login, addresses.publicUrl).href,
    }),
    limits: createAttemptLimits(sessionPool, secret),
    keys: createKeyAccess({
      pool: sessionPool,
      secret,
      clock: clocks.securityClock,
      businessClock: clocks.businessClock,
      noPaymentMode: config.noPaymentMode,
      memories,
      queueMail: post,
      keysLink,
    }),
    keyUsage: createKeyUsage(jobPool, clocks.securityClock),
    publishers: createPublisherKeys(sessionPool, clocks.securityClock),
    liveReads: createLiveReads(pool, clocks.businessClock),
    failedRequests: createFailedRequests(jobPool, clocks.securityClock),
    wrongPasswords: createWrongPasswords(jobPool),
    figures: noFigures(),
    keysLink,
    securityLink,
    alertsLink: () => new URL(alertsAddress, addresses.publicUrl).href,
    alertOff: createAlertOff({ pool, publicUrl: () => addresses.publicUrl, secrets }),
    mailSeal,
    queueMail: post,
  };
}
