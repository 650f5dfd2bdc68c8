import type { Config } from '../config.ts';
import { variables } from '../config-variables.ts';

/**
 * Mails of somebody else's host are refused by who gets them, and help is asked for at an address of nobody.
 *
 * @returns what the operator is warned of at each start in production; null when nothing is amiss
 */
export function senderWarning({
  production,
  mail,
  supportEmail,
}: Pick<Config, 'production' | 'supportEmail'> & {
  readonly mail: Pick<Config['mail'], 'from'>;
}): string | null {
  const unset = [
    ...(mail.from === variables.MAIL_FROM.fallback ? ['MAIL_FROM'] : []),
    ...(supportEmail === variables.SUPPORT_EMAIL.fallback ? ['SUPPORT_EMAIL'] : []),
  ];
  if (!production || unset.length === 0) return null;
  return `Mail goes out as ${mail.from}, and people are told to write to ${supportEmail}: set ${unset.join(' and ')}`;
}
