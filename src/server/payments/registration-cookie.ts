import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/seal.ts';
import type { AnswerCookie } from '../http/operation.ts';
import type { CookieStyle } from '../sessions/session-cookie.ts';

const lifetimeSeconds = 24 * 3600;

/**
 * Binds a registration's payment to the browser that registered: it contains the registration's UserID and proves that
 * this service issued it.
 */
export type RegistrationCookie = {
  readonly name: string;
  /** The cookie to set with the answer of a registration. */
  readonly of: (userId: string) => AnswerCookie;
  /** The UserID in a cookie's value; null if it was not issued here. */
  readonly read: (value: string | undefined) => string | null;
};

/**
 * @param secrets of the service; the first signs, all are accepted
 * @param cookies names and flags of cookies
 */
export function createRegistrationCookie(
  secrets: Secrets,
  cookies: Pick<CookieStyle, 'named' | 'hidden'>,
): RegistrationCookie {
  const name = cookies.named('registration');
  const [current] = secrets;
  const macOf = (userId: string, secret: string): string =>
    createHmac('sha256', secret).update(`registration cookie\n${userId}`).digest('base64url');
  return {
    name,
    of: (userId) => ({
      name,
      value: `${userId}.${macOf(userId, current)}`,
      options: { ...cookies.hidden, maxAge: lifetimeSeconds },
    }),
    read: (value) => {
      const [userId = '', mac = '', ...rest] = (value ?? '').split('.');
      const given = Buffer.from(mac);
      const fits = secrets.some((secret) => {
        const expected = Buffer.from(macOf(userId, secret));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return fits && rest.length === 0 && userId !== '' ? userId : null;
    },
  };
}
