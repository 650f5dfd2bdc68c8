import type { Database, Transaction } from '../../platform/database/database.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { signInAlarmMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import type { FinishTask } from './account-tasks.ts';
import type { PortalLinks } from './new-account.ts';

/** Informs the owner of a login, if it exists, that many sign-ins with it have failed. */
export async function mailSignInAlarm(
  deps: {
    readonly pool: Database;
    readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
    readonly links: PortalLinks;
  },
  email: string,
  finish: FinishTask,
): Promise<void> {
  await deps.pool.transaction(async (client) => {
    await finish(client);
    const { rows } = await client.query<Pick<AccountsRow, 'email'>>(
      'SELECT email FROM accounts WHERE lower(email) = lower($1)',
      [email],
    );
    if (rows[0]) await deps.queueMail(client, signInAlarmMail(rows[0].email, deps.links.signIn()));
  });
}
