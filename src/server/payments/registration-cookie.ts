import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AnswerCookie } from '../http/operation.ts';
import type { CookieStyle } from '../sessions/session-cookie.ts';

const lifetimeSeconds = 24 * 3600;

/**
 * Binds a registration's payment to the browser that registered: it holds the registration's UserID and proves that
 * this service gave it out.
 */
export interface RegistrationCookie {
  readonly name: string;
  /** The cookie to set with the answer of a registration. */
  readonly of: (userId: string) => AnswerCookie;
  /** The UserID in a cookie's value; null when it is none of ours. */
  readonly read: (value: string | undefined) => string | null;
}

/**
 * @param secret the service's secret
 * @param cookies names and flags of cookies
 */
export function createRegistrationCookie(
  secret: string,
  cookies: Pick<CookieStyle, 'named' | 'hidden'>,
): RegistrationCookie {
  const name = cookies.named('registration');
  const macOf = (userId: string): string =>
    createHmac('sha256', secret).update(`registration cookie\n${userId}`).digest('base64url');
  return {
    name,
    of: (userId) => ({
      name,
      value: `${userId}.${macOf(userId)}`,
      options: { ...cookies.hidden, maxAge: lifetimeSeconds },
    }),
    read: (value) => {
      const [userId = '', mac = '', ...rest] = (value ?? '').split('.');
      const expected = Buffer.from(macOf(userId));
      const given = Buffer.from(mac);
      const fits = given.length === expected.length && timingSafeEqual(given, expected) && rest.length === 0;
      return fits && userId !== '' ? userId : null;
    },
  };
}
