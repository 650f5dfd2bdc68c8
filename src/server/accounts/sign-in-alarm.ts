import type pg from 'pg';
import { inTransaction } from '../database/pool.ts';
import { signInAlarmLetter } from '../mail/mail-templates.ts';
import type { Letter } from '../mail/outbox.ts';
import type { FinishTask } from './account-tasks.ts';
import type { PortalLinks } from './new-account.ts';

/** Tells the owner of a login, when somebody has it, that many sign-ins with it have failed. */
export async function mailSignInAlarm(
  deps: {
    readonly pool: pg.Pool;
    readonly postLetter: (client: pg.PoolClient, letter: Letter) => Promise<unknown>;
    readonly links: PortalLinks;
  },
  email: string,
  finish: FinishTask,
): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    await finish(client);
    const { rows } = await client.query<{ email: string }>(
      'SELECT email FROM accounts WHERE lower(email) = lower($1)',
      [email],
    );
    if (rows[0]) await deps.postLetter(client, signInAlarmLetter(rows[0].email, deps.links.signIn()));
  });
}
