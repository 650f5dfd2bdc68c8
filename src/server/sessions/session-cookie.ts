import type { CookieSerializeOptions } from '@fastify/cookie';

/** Names and flags of our cookies: strict and prefixed on https; the same without on plain http, which is loopback only. */
export type CookieStyle = {
  readonly sessionName: string;
  /** Says that somebody may be signed in, and nothing else. */
  readonly signedInName: string;
  /** It comes along when a link of another site is followed, which the session's does not. */
  readonly signedIn: CookieSerializeOptions;
  /** Holds the secret of the XSRF pair. */
  readonly csrfSecretName: string;
  /** For cookies no script may read. */
  readonly hidden: CookieSerializeOptions;
  /** For the XSRF token, which the page copies into a header. */
  readonly readable: CookieSerializeOptions;
  /** Puts the prefix before the name of any other cookie of ours, where it may have one. */
  readonly named: (name: string) => string;
};

/** Names and flags of the session cookies, by whether the portal is reached over https. */
export function cookieStyle(https: boolean): CookieStyle {
  const named = (name: string): string => (https ? `__Host-${name}` : name);
  const common = { path: '/', sameSite: 'strict', ...(https ? { secure: true } : {}) } as const;
  return {
    sessionName: named('session'),
    signedInName: named('signed-in'),
    signedIn: { ...common, sameSite: 'lax', httpOnly: true },
    csrfSecretName: named('csrf'),
    hidden: { ...common, httpOnly: true },
    readable: { ...common, httpOnly: false },
    named,
  };
}
