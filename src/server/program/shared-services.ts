import path from 'node:path';
import type pg from 'pg';
import { createSeal, type Seal, type Secrets } from '../../platform/seal.ts';
import { type BusinessClock, createBusinessClock, securityClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openPool } from '../database/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { type AttemptLimits, createAttemptLimits } from '../http/attempt-limits.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import { sessionSecrets } from '../secrets.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import type { Addresses } from './addresses.ts';
import type { Undo } from './undo.ts';

const statementTimeoutMs = 15_000;

/** What every part of the program stands on. */
export type SharedServices = {
  readonly config: Config;
  readonly addresses: Addresses;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  /** Makes what is new. */
  readonly secret: string;
  /** Each is accepted; the one in use first. */
  readonly secrets: Secrets;
  readonly businessClock: BusinessClock;
  readonly files: FileStore;
  readonly sessions: Sessions;
  readonly limits: AttemptLimits;
  readonly mailSeal: Seal;
  /** Puts a mail into the outbox, within the transaction of what it tells of. */
  readonly queueMail: (client: pg.ClientBase, mail: Mail) => Promise<unknown>;
};

/** Brings the database up to date and opens what the parts share. */
export async function openSharedServices(
  config: Config,
  addresses: Addresses,
  databaseUrl: string,
  undo: Undo,
): Promise<SharedServices> {
  await migrate(databaseUrl);
  const pool = openPool(databaseUrl, { statementTimeoutMs });
  undo.push(() => pool.end());
  const secrets = sessionSecrets(config, config.dataDir);
  const [secret] = secrets;
  const businessClock = createBusinessClock();
  const mailSeal = createSeal(secrets, 'server letters');
  return {
    config,
    addresses,
    databaseUrl,
    pool,
    secret,
    secrets,
    businessClock,
    files: createFolderStore(path.join(config.dataDir, 'files')),
    sessions: createSessions(pool, securityClock, businessClock),
    limits: createAttemptLimits(pool, secret),
    mailSeal,
    queueMail: (client, mail) => queueMail(client, mail, mailSeal),
  };
}
