import { factorEndsOn } from '../../domain/account/lost-factor.ts';
import { longDate } from '../../domain/format/timestamps.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { hasSecondFactor } from '../../identity/people.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { factorEndsMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Act } from './act.ts';
import { lockLogin } from './lock-account.ts';

export type FactorActDependencies = {
  /** Whether second factors are those of the embedded provider. */
  readonly factorsAreOurs: boolean;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Address of the page of the second factor. */
  readonly securityLink: () => string;
};

/** Ends the second factor of somebody who has lost it with all recovery codes, unless it is used within three days. */
export const endLostFactor = ({
  factorsAreOurs,
  queueMail,
  securityLink,
}: FactorActDependencies): Act<string> => ({
  name: 'end lost factor',
  plan: async (client, login, at) => {
    if (!factorsAreOurs)
      throw new Refusal('conflict', 'Second factors are kept by the identity provider: end it there.');
    const account = await lockLogin(client, login);
    const { rows } = await client.query<Pick<AccountsRow, 'factor_ends_on'> & { operates: boolean }>(
      `SELECT factor_ends_on, EXISTS (SELECT FROM operators o WHERE o.account_id = a.id) AS operates
       FROM accounts a WHERE id = $1`,
      [account.id],
    );
    const [known] = rows;
    if (known?.operates)
      throw new Refusal('conflict', `${login} operates the service: have the roles revoked first.`);
    if (known?.factor_ends_on)
      throw new Refusal(
        'conflict',
        `The second factor of ${login} ends on ${longDate(known.factor_ends_on)} already.`,
      );
    if (!(await hasSecondFactor(client, account.subject)))
      throw new Refusal('conflict', `${login} has no second factor.`);
    const endsOn = factorEndsOn(dayOf(at));
    return {
      subject: account.payer_ref,
      sentences: [
        `On ${longDate(endsOn)} the second factor of ${login} will end with its recovery codes; logging in then takes only the password, until another is set up.`,
        'A mail says so at once, and another when it has ended. Whoever uses the factor or a recovery code until then keeps it.',
      ],
      before: { factorEndsOn: null },
      after: { factorEndsOn: endsOn },
      perform: async () => {
        await client.query('UPDATE accounts SET factor_ends_on = $2 WHERE id = $1', [account.id, endsOn]);
        await queueMail(client, factorEndsMail(login, endsOn, securityLink()));
      },
    };
  },
});
