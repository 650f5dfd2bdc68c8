import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Mail } from '../mail/outbox.ts';
import { type FailedOne, SomeFailed } from './some-failed.ts';

export type NoticeDependencies = {
  readonly pool: Database;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
};

/**
 * Notifies a person once, whichever process does it.
 * @returns whether the notice was new
 */
export async function notifyOnce(
  deps: Pick<NoticeDependencies, 'queueMail'>,
  client: Transaction,
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

/**
 * Does something for each account or order, each in its own transaction: one failure does not stop the others.
 *
 * @param aboutOf what the log names it by
 * @throws SomeFailed after the last of them
 */
export async function forEach<Each extends { readonly id: string }>(
  pool: Database,
  all: readonly Each[],
  work: (client: Transaction, each: Each) => Promise<boolean>,
  aboutOf: (each: Each) => FailedOne['about'] = ({ id }) => ({ accountId: id }),
): Promise<number> {
  let count = 0;
  const faults: FailedOne[] = [];
  for (const each of all) {
    try {
      if (await pool.transaction((client) => work(client, each))) count += 1;
    } catch (error) {
      faults.push({ about: aboutOf(each), error });
    }
  }
  if (faults.length > 0) throw new SomeFailed(`${faults.length} of ${all.length} failed`, faults);
  return count;
}
