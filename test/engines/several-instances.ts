import { freePort, type RunningProgram, startProgram } from '../server/start-program.ts';
import { waitForReplica } from './failover.ts';
import { type Behind, type Nginx, startNginx } from './nginx.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { type Postgres, type Settings, startPostgres, startReplica } from './postgres.ts';

/** Two web processes and a worker behind nginx, with a pooler, a primary and its replica. */
export type SeveralInstances = {
  readonly origin: string;
  readonly proxy: Nginx;
  readonly behind: Behind;
  readonly primary: Postgres;
  readonly replica: Postgres;
  readonly webs: readonly RunningProgram[];
  readonly worker: RunningProgram;
  /** Starts a web process in place of one that has ended. */
  readonly startWeb: (at: number) => Promise<void>;
  /** Sends all clients of the primary to the replica, which has been promoted. */
  readonly pointToReplica: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * Starts everything, and resolves when each process is ready.
 *
 * @param ofReplica settings of the replica
 */
export async function startSeveralInstances(ofReplica: Settings = {}): Promise<SeveralInstances> {
  const undo: (() => Promise<unknown>)[] = [];
  const later = <T extends { readonly stop: () => Promise<unknown> }>(part: T): T => {
    undo.unshift(part.stop);
    return part;
  };
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0)) await step();
  };
  try {
    const primary = later(await startPostgres());
    const replica = later(await startReplica(primary, ofReplica));
    await waitForReplica(primary);
    const pooler = later(await startPgBouncer(primary));
    const direct = later(await startPgBouncer(primary, 'session'));
    const behind = { web: [await freePort(), await freePort()], worker: [await freePort()] };
    const proxy = later(await startNginx(behind));
    const origin = `http://localhost:${proxy.port}`;
    const start = (own: Record<string, string>): Promise<RunningProgram> =>
      startProgram({
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: direct.url,
        DATABASE_READ_URL: replica.urlOf('postgres'),
        DATABASE_READ_MAX_LAG: '2',
        PUBLIC_URL: origin,
        TRUST_PROXY: 'true',
        SESSION_SECRET: 'a secret of several processes, long enough for all',
        CALLS_PER_MINUTE: '1000000',
        // Nothing listens there, so mails wait in the database.
        SMTP_URL: 'smtp://127.0.0.1:9',
        ...own,
      });
    const webs: RunningProgram[] = [];
    const startWeb = async (at: number): Promise<void> => {
      webs[at] = await start({ ROLE: 'web', PORT: behind.web[at] ?? '' });
    };
    undo.unshift(() => Promise.all(webs.map((web) => web.stop())));
    const workerPort = behind.worker[0] ?? '';
    const [worker] = await Promise.all([
      start({ ROLE: 'worker', WORKER_PORT: workerPort }).then(later),
      ...[...behind.web.keys()].map(startWeb),
    ]);
    return {
      origin,
      proxy,
      behind,
      primary,
      replica,
      webs,
      worker,
      startWeb,
      pointToReplica: () => {
        pooler.pointTo(replica);
        direct.pointTo(replica);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
