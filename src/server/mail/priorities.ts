/** How soon a mail is sent compared with others that wait; the lowest number first. */
export const priorities = { security: 0, usual: 1, mass: 2 } as const;

export type Priority = (typeof priorities)[keyof typeof priorities];

const security: ReadonlySet<string> = new Set([
  'welcome',
  'another-registration',
  'password-link',
  'password-changed',
  'already-registered',
  'registration-failed',
  'sign-in-alarm',
  'api-key-made',
  'api-key-stopped',
  'session-displaced',
  'factor-on',
  'factor-off',
  'factor-ends',
  'account-closes',
  'account-kept',
]);

// Written to many people on one day.
const mass: ReadonlySet<string> = new Set([
  'terms-change',
  'price-change',
  'price-withdrawn',
  'subscription-ends',
  'subscription-expired',
  'renewal-prepared',
]);

/** Mails that a person waits for at the screen go before those that everybody gets. */
export function priorityOf(kind: string): Priority {
  if (security.has(kind)) return priorities.security;
  return mass.has(kind) ? priorities.mass : priorities.usual;
}
