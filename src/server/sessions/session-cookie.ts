import type { CookieSerializeOptions } from '@fastify/cookie';

/** Names and flags of our cookies: strict, and over https also secure and prefixed. Plain http is loopback only. */
export type CookieStyle = {
  readonly sessionName: string;
  /** Only says that somebody may be signed in. */
  readonly signedInName: string;
  /** Unlike the session's cookie, it is sent when a link on another site is followed. */
  readonly signedIn: CookieSerializeOptions;
  /** Contains the secret of the XSRF pair. */
  readonly csrfSecretName: string;
  /** For cookies that scripts cannot read. */
  readonly hidden: CookieSerializeOptions;
  /** For the XSRF token, which the page copies into a header. */
  readonly readable: CookieSerializeOptions;
  /** Adds the prefix to the name of another cookie of ours, if it may have one. */
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
