import type { Database, Queryable } from '../../platform/database/database.ts';
import { noteEvent } from './account-events.ts';

/**
 * Keeps a second factor that was said to be lost: somebody has just used it. Does nothing if nobody said so.
 *
 * @param by who has used it
 */
export async function keepFactor(
  pool: Database,
  by: { readonly subject: string; readonly at: Date; readonly browser: string | null },
): Promise<void> {
  const { subject, at, browser } = by;
  await pool.transaction(async (client) => {
    if (await forgetLoss(client, subject))
      await noteEvent(client, { subject }, { kind: 'factor-kept', at, browser });
  });
}

/** Nothing is said of a loss any more. @returns whether it was */
export async function forgetLoss(client: Queryable, subject: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE accounts SET factor_ends_on = NULL WHERE subject = $1 AND factor_ends_on IS NOT NULL',
    [subject],
  );
  return rowCount !== 0;
}
