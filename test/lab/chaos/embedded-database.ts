import path from 'node:path';
import { placeIn } from '../../../src/server/database/cluster-folder.ts';
import { runningIn } from '../../../src/server/database/postmaster.ts';
import { withBenchDatabase } from '../bench/bench-database.ts';
import { cutConnections, type OnDatabase } from './chaos-database.ts';

/** The embedded PostgreSQL, which is started again at once, and recovers, when it is killed. */
export const withEmbeddedDatabase = (work: OnDatabase): Promise<void> =>
  withBenchDatabase((pool, folder, url) => {
    const kill = async (): Promise<void> => {
      const found = runningIn(placeIn(path.join(folder, 'postgres')));
      if (found) process.kill(found.pid, 'SIGKILL');
    };
    const disturbances = [
      { name: 'the database is killed', act: kill, isKill: true },
      { name: 'all connections are cut', act: () => cutConnections(pool) },
    ];
    return work({ pool, environment: { DATABASE_URL: url }, disturbances }, folder);
  });
