import { endSecondFactor } from '../../identity/people.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { noteEvent } from '../accounts/account-events.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { factorOffMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Job } from './job-runner.ts';
import { forEach } from './notices.ts';

export type LostFactorDependencies = {
  readonly pool: Database;
  readonly securityClock: Clock;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Address of the page of the second factor. */
  readonly securityLink: () => string;
};

type Lost = Pick<AccountsRow, 'id' | 'subject' | 'email'>;

/** Ends second factors that were said to be lost and were not used within the waiting time. */
export function lostFactorsJob({
  pool,
  securityClock,
  queueMail,
  securityLink,
}: LostFactorDependencies): Job {
  return {
    name: 'factors',
    about: 'ends second factors that their owners have lost, three days after the act of an operator',
    run: async (today) => {
      const { rows } = await pool.query<Pick<AccountsRow, 'id'>>(
        'SELECT id FROM accounts WHERE factor_ends_on <= $1 ORDER BY id',
        [today],
      );
      return forEach(pool, rows, async (client, { id }) => {
        // It may have been used a moment ago.
        const ended = await client.query<Lost>(
          'UPDATE accounts SET factor_ends_on = NULL WHERE id = $1 AND factor_ends_on <= $2 RETURNING id, subject, email',
          [id, today],
        );
        const [account] = ended.rows;
        if (!account) return false;
        await endSecondFactor(client, account.subject);
        await client.query(
          'UPDATE sessions SET factor_at = NULL WHERE account_id = $1 AND factor_at IS NOT NULL',
          [id],
        );
        await noteEvent(client, { id }, { kind: 'factor-off', at: securityClock.now() });
        await queueMail(client, factorOffMail(account.email, securityLink()));
        return true;
      });
    },
  };
}
