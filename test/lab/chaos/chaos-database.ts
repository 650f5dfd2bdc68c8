import type { Database } from '../../../src/platform/database/database.ts';
import type { Disturbance } from './disturbances.ts';

/** A database that can be made to fail. */
export type ChaosDatabase = {
  /** Connections from outside the service, which follow it wherever it goes. */
  readonly pool: Database;
  /** The settings by which the service finds it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What can be done to it. */
  readonly disturbances: readonly Disturbance[];
};

export type OnDatabase = (database: ChaosDatabase, folder: string) => Promise<void>;

/** Ends every connection of the service, and all others but one of this pool. */
export async function cutConnections(pool: Database): Promise<void> {
  await pool
    .query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
    )
    // Without a database there is no connection either.
    .catch(() => {});
}
