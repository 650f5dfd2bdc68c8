import { longDate } from '../../domain/format/timestamps.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { layOut } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import { announcedTerms, type TermsAnnouncement } from '../publishing/terms-in-force.ts';
import type { Job } from './job-runner.ts';
import { forEach, type NoticeDependencies, notifyOnce } from './notices.ts';
import { sumOfAll } from './some-failed.ts';

export interface TermsNoticeDependencies extends NoticeDependencies {
  /** Address of the page that shows a version of the terms of use. */
  readonly termsLink: (version: string) => string;
}

const kind = 'terms-change';

function termsMail(to: string, { version, effectiveOn }: TermsAnnouncement, link: string): Mail {
  const day = longDate(effectiveOn) ?? effectiveOn;
  return layOut({
    kind,
    to,
    subject: `New terms of use from ${day}`,
    paragraphs: [
      `We are changing our terms of use. Version ${version} applies from ${day}. Until then the current terms stay in force.`,
      'If you do not agree, turn automatic renewal off under Subscriptions in your account: the terms that you accepted then apply to you until your term ends.',
    ],
    action: { label: 'Read the new terms of use', href: link },
  });
}

/**
 * As the terms of use promise, one mail to every account about each announced version. Suspended accounts are notified
 * too, as of a new price: they can return under those terms.
 */
export function termsNoticesJob(deps: TermsNoticeDependencies): Job {
  return {
    name: 'terms',
    about: 'mails everybody about new terms of use before they apply',
    run: async (today) => {
      return sumOfAll(await announcedTerms(deps.pool, today), async (terms) => {
        const { rows } = await deps.pool.query<Pick<AccountsRow, 'id' | 'email'>>(
          `SELECT a.id, a.email FROM accounts a
           WHERE NOT EXISTS (SELECT FROM notices_sent n
                             WHERE n.account_id = a.id AND n.kind = $1 AND n.about = $2)
           ORDER BY a.id`,
          [kind, terms.version],
        );
        const link = deps.termsLink(terms.version);
        return forEach(deps.pool, rows, (client, { id, email }) =>
          notifyOnce(
            deps,
            client,
            { accountId: id, kind, about: terms.version, today },
            termsMail(email, terms, link),
          ),
        );
      });
    },
  };
}
