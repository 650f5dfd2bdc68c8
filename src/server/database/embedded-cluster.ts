import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, messageOf } from '../../domain/thrown.ts';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { Session } from '../../platform/database/session.ts';
import { checkFolder, initialise, type Place, placeIn, prepareFolder, user } from './cluster-folder.ts';
import { logCheckEveryMs, rotateGrownLog } from './cluster-log.ts';
import { DatabaseFault } from './database-fault.ts';
import { openEngine } from './engine.ts';
import {
  isAlive,
  isPostgres,
  type LaunchOptions,
  launch,
  type PidFile,
  readyWithinMs,
  runningIn,
  waitUntilReady,
} from './postmaster.ts';

/** A running PostgreSQL whose files lie in one folder. */
export type EmbeddedCluster = {
  /** Address of one of its databases, with user and password. */
  readonly urlOf: (database: string) => string;
  /** Gives the cluster back; the last process that does so stops it. Safe to call twice. */
  readonly close: () => Promise<void>;
};

export type EmbeddedClusterOptions = {
  /** Trades durability for speed. For tests only: a crash then loses the data. */
  readonly throwaway?: boolean;
  /** How often the size of its log is looked at, in milliseconds; a minute by default. */
  readonly logCheckEveryMs?: number;
  /** Longest wait for it to come up, in milliseconds; a minute by default. */
  readonly upWithinMs?: number;
};

const reviveEveryMs = 500;

const addressOf = ({ port }: PidFile, password: string, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** A connection that shares the lock of those who use the cluster; who gives up the last share stops it. */
async function join(
  place: Place,
  postgres: string,
  password: string,
  options: LaunchOptions,
): Promise<{ keeper: Session; running: PidFile }> {
  const until = performance.now() + readyWithinMs;
  for (;;) {
    const found = runningIn(place);
    const running = await (found ? waitUntilReady(place, found) : launch(place, postgres, options));
    const isOurs = found === null;
    if (!running) continue;
    const keeper = new Session(addressOf(running, password, 'postgres'), {
      application: 'daylight keeper',
      connectMs: readyWithinMs,
    });
    try {
      await keeper.connect();
      await keeper.query('SELECT pg_advisory_lock_shared($1)', [advisoryLocks.clusterMembers]);
      return { keeper, running };
    } catch (error) {
      await keeper.end();
      const refused = codeOf(error)?.startsWith('28');
      if (refused || performance.now() > until) {
        // Started for nobody: it must not go on without a program that would stop it.
        if (isOurs && isAlive(running.pid) && isPostgres(running.pid)) process.kill(running.pid, 'SIGINT');
        throw new DatabaseFault(`The database in ${place.data} refuses our login: ${messageOf(error)}`);
      }
      // It was being stopped by whoever used it last: wait until it has, and start it again.
      await pause(50);
    }
  }
}

/**
 * Starts the PostgreSQL whose files lie in `folder`, making it on first use, or joins the one that runs there already.
 * It listens on a loopback port with a random password, kept beside the data. Should it end while it is open here, by
 * the system's lack of memory perhaps, it is started again at the same address.
 *
 * @throws DatabaseFault with a message for the operator when the folder is damaged, unreachable or of another version
 */
export async function openEmbeddedCluster(
  folder: string,
  options: EmbeddedClusterOptions = {},
): Promise<EmbeddedCluster> {
  const place = placeIn(path.resolve(folder));
  prepareFolder(place.folder);
  const engine = openEngine(place.folder);
  if (!existsSync(place.data) || readdirSync(place.data).length === 0) initialise(place, engine.initdb);
  checkFolder(place, engine.major);
  const password = readFileSync(place.password, 'utf8').trim();

  let { keeper, running } = await join(place, engine.postgres, password, options);
  let left = false;
  let reviving: Promise<void> | null = null;

  // Who holds the address would go on asking in vain until somebody restarts the program.
  const revive = async (): Promise<void> => {
    while (!left) {
      try {
        ({ keeper, running } = await join(place, engine.postgres, password, {
          ...options,
          port: running.port,
        }));
        reviving = null;
        watch();
        return;
      } catch {
        // What the ended one left behind may hold the data or the port for a moment.
        await pause(reviveEveryMs);
      }
    }
  };
  const watch = (): void => {
    void keeper.ended.then(() => {
      if (!left) reviving = revive();
    });
  };
  watch();

  const logCheck = setInterval(() => {
    try {
      rotateGrownLog(place.log);
    } catch {
      // A full disk, say: the log is looked at again, and the database is what matters.
    }
  }, options.logCheckEveryMs ?? logCheckEveryMs);
  logCheck.unref();

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    left = true;
    clearInterval(logCheck);
    await reviving;
    // Of several that leave at once, the last to give its share up finds the lock free.
    const isLast = await keeper
      .query('SELECT pg_advisory_unlock_shared($1)', [advisoryLocks.clusterMembers])
      .then(() =>
        keeper.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [
          advisoryLocks.clusterMembers,
        ]),
      )
      .then(({ rows }) => rows[0]?.last ?? false)
      .catch(() => true);
    if (isLast && isAlive(running.pid) && isPostgres(running.pid)) {
      // Fast shutdown: open transactions are rolled back, the data files are left clean.
      process.kill(running.pid, 'SIGINT');
      const until = performance.now() + readyWithinMs;
      while (existsSync(place.pid) && isAlive(running.pid) && performance.now() < until) await pause(20);
    }
    await keeper.end();
  };
  return {
    urlOf: (database) => addressOf(running, password, database),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
