import type { Config } from '../config/config.ts';
import { variables } from '../config/variables.ts';

/**
 * Mail servers reject mail in the name of somebody else's domain, and a support address that nobody reads helps nobody.
 *
 * @returns a warning for the operator at each start in production; null if both are set
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
