import type pg from 'pg';
import { inTransaction } from '../database/pool.ts';
import type { Mail } from '../mail/outbox.ts';

export type NoticeDependencies = {
  readonly pool: pg.Pool;
  readonly queueMail: (client: pg.ClientBase, mail: Mail) => Promise<unknown>;
};

/**
 * Notifies a person once, whichever process does it.
 * @returns whether the notice was new
 */
export async function notifyOnce(
  deps: Pick<NoticeDependencies, 'queueMail'>,
  client: pg.ClientBase,
  notice: {
    readonly accountId: string;
    readonly kind: string;
    readonly about: string;
    readonly today: string;
  },
  mail: Mail,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO notices_sent (account_id, kind, about, sent_on) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [notice.accountId, notice.kind, notice.about, notice.today],
  );
  if (rowCount === 0) return false;
  await deps.queueMail(client, mail);
  return true;
}

/** Does something for each account or order, each in its own transaction: one failure does not stop the others. */
export async function forEach<Each>(
  pool: pg.Pool,
  all: readonly Each[],
  work: (client: pg.ClientBase, each: Each) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  const faults: unknown[] = [];
  for (const each of all) {
    try {
      if (await inTransaction(pool, (client) => work(client, each))) count += 1;
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} of ${all.length} failed: ${faults[0]}`);
  return count;
}
