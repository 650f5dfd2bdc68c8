import { type Database, servingStatementMs } from '../../platform/database/database.ts';
import type { Patience } from '../../platform/database/patience.ts';
import type { Config } from '../config/config.ts';
import { openPool } from '../database/pool.ts';
import { createReplicaReads, type WatchedReplica } from '../database/replica-reads.ts';
import type { Undo } from './undo.ts';

/** The service's connections. What answers calls cannot take those of sessions and jobs. */
export type ServicePools = {
  readonly pool: Database;
  /** For sessions, API keys and signing in. */
  readonly sessionPool: Database;
  /** For jobs, mails and payments. */
  readonly jobPool: Database;
};

/** Opens the pools of the service's connections; until the service listens they are waited for patiently. */
export function openServicePools(config: Config, url: string, patience: Patience, undo: Undo): ServicePools {
  const open = (size: number): Database => {
    const pool = openPool(url, {
      statementTimeoutMs: servingStatementMs,
      size,
      isPooled: config.directUrl !== null,
      patience,
    });
    undo.push(() => pool.end());
    return pool;
  };
  return {
    pool: open(config.poolSize),
    sessionPool: open(config.sessionPoolSize),
    jobPool: open(config.jobsPoolSize),
  };
}

/** Opens the configured replica of a pool's database; null if there is none. */
export function openReplica(config: Config, pool: Database, undo: Undo): WatchedReplica | null {
  if (config.readUrl === null) return null;
  const replica = openPool(config.readUrl, {
    statementTimeoutMs: servingStatementMs,
    size: config.poolSize,
  });
  undo.push(() => replica.end());
  return createReplicaReads(pool, replica, config.readMaxLag * 1000);
}

/** Uses the replica while it is close enough, and logs when that changes, or why it is not used from the start on. */
export function watchReplica(
  replica: WatchedReplica,
  log: { readonly warn: (facts: object, message: string) => void },
  undo: Undo,
): void {
  const stop = replica.watch((fault) => {
    if (fault === null) log.warn({}, 'the replica is used');
    else log.warn({ err: fault }, 'the replica is not used');
  });
  undo.push(stop);
}
