import { longDate } from '../format/timestamps.ts';

/** Days for which is kept what happened to an account. */
export const eventsKeptDays = 365;

/** What strangers can cause. */
export const failureKinds = ['wrong-password', 'wrong-code'] as const;
/** Days for which these are kept. */
export const failuresKeptDays = 30;
/** Failures of one kind that are kept of 24 hours. */
export const mostFailuresADay = 20;

/** What may happen to an account, and how its owner reads it. */
const words = {
  'signed-in': 'Logged in',
  'wrong-password': 'Wrong password given',
  'wrong-code': 'Wrong code of the second factor given',
  'recovery-code-used': 'Recovery code used',
  'session-ended': 'Session ended',
  'sessions-ended': 'All other sessions ended',
  'browser-forgotten': 'Trusted browser forgotten',
  'password-changed': 'Password changed',
  'details-changed': 'Details changed',
  'factor-on': 'Second factor turned on',
  'factor-off': 'Second factor turned off',
  'factor-kept': 'Second factor kept, since it was used',
  'key-made': 'API key made',
  'key-revoked': 'API key revoked',
  'key-stopped': 'API key stopped: it was used from ten networks in a day',
  paid: 'Payment made',
  'payment-held': 'Payment held back by the payment provider',
  'payment-denied': 'Payment refused by the payment provider',
  'payment-returned': 'Payment given back',
  'closing-asked': 'Account to be closed',
  'closing-stopped': 'Account kept after all',
  'operator-act': 'Act of our staff',
} as const;

export type AccountEventKind = keyof typeof words;

const actWords: Readonly<Record<string, string>> = {
  'suspend account': 'account suspended',
  'reinstate account': 'account reinstated',
  'sign out account': 'all sessions ended',
  'keep account': 'account kept after all',
  'end lost factor': 'second factor to be ended, as lost',
  'grant right': 'access granted',
  'extend right': 'access extended',
  'revoke right': 'access revoked',
  'grant role': 'role granted',
  'revoke role': 'role revoked',
  'issue invoice': 'invoice issued',
  'settle invoice': 'invoice settled',
  'withdraw invoice': 'invoice withdrawn',
  'credit invoice': 'invoice credited',
  'refund payment': 'refund asked for',
  'refund part of payment': 'refund of a part asked for',
};

const isKnown = (kind: string): kind is AccountEventKind => Object.hasOwn(words, kind);

/** What happened, in words; of a later release by its name. */
export function eventWords({ kind, about }: { kind: string; about: string | null }): string {
  const what = isKnown(kind) ? words[kind] : kind;
  if (about === null) return what;
  if (kind === 'operator-act') return `${what}: ${actWords[about] ?? about}`;
  return kind === 'closing-asked' ? `${what} on ${longDate(about) ?? about}` : `${what}: ${about}`;
}
