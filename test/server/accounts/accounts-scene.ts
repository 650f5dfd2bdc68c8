import { afterAll, afterEach } from 'vitest';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { type AccountsPortal, type AccountsPortalOptions, startAccountsPortal } from './accounts-kit.ts';

/** A database and a portal with accounts, for the tests of one file. */
export type AccountsScene = {
  readonly database: TestDatabase;
  readonly portal: AccountsPortal;
};

/** Opens a scene and closes it after the file's tests. Each test starts at the real time, with no limit used. */
export async function openAccountsScene(options: AccountsPortalOptions = {}): Promise<AccountsScene> {
  const database = await freshDatabase();
  const portal = await startAccountsPortal(database, options);
  afterEach(async () => {
    portal.clock.reset();
    portal.businessClock.set(null);
    await database.pool.query('DELETE FROM rate_limits');
  });
  afterAll(async () => {
    await portal.close();
    await database.drop();
  });
  return { database, portal };
}
