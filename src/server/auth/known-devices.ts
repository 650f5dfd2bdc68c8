import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { createSeal, type Secrets } from '../../platform/seal.ts';
import type { Clock } from '../clock.ts';
import type { AnswerCookie } from '../http/operation.ts';
import { lenientList } from '../outside-json.ts';
import type { CookieStyle } from '../sessions/session-cookie.ts';

/** Days for which a browser that has signed in is known to the account. */
export const knownDays = 90;
/** Accounts that one browser may have; the one signed in to longest ago gives way. */
const mostAccounts = 4;

const knownAccount = z.object({ account: z.string(), device: z.string(), at: z.number() });
type Known = Readonly<z.infer<typeof knownAccount>>;
const knownAccounts = lenientList(knownAccount.nullable().catch(null));

/** Browsers that have signed in before, by a sealed cookie: strangers' failures do not count against them. */
export type KnownDevices = {
  /** The name of the browser at the account with this login; null if it has not signed in since the password was set. */
  readonly find: (
    cookies: Readonly<Record<string, string | undefined>>,
    login: string,
  ) => Promise<string | null>;
  /** The cookie after a sign-in or a change of password, also with the browser's other accounts. */
  readonly cookieOf: (
    cookies: Readonly<Record<string, string | undefined>>,
    accountId: string,
  ) => AnswerCookie;
};

/** @param clock the security clock */
export function createKnownDevices(
  pool: pg.Pool,
  secrets: Secrets,
  clock: Clock,
  cookies: Pick<CookieStyle, 'named' | 'hidden'>,
): KnownDevices {
  const name = cookies.named('device');
  const seal = createSeal(secrets, 'server known devices');
  const read = (given: Readonly<Record<string, string | undefined>>): readonly Known[] => {
    const text = seal.open(Buffer.from(given[name] ?? '', 'base64url'));
    if (text === null) return [];
    const known = knownAccounts.parse(JSON.parse(text));
    const since = clock.now().getTime() - knownDays * 24 * 3_600_000;
    return known.filter((one) => one !== null).filter(({ at }) => at > since);
  };
  return {
    find: async (given, login) => {
      const known = read(given);
      if (known.length === 0) return null;
      const { rows } = await pool.query<{ id: string; set_at: number | null }>({
        name: 'known-device',
        text: `SELECT id, (extract(epoch FROM password_set_at) * 1000)::float8 AS set_at FROM accounts
          WHERE id = ANY($1::uuid[]) AND lower(email) = lower($2)`,
        values: [known.map(({ account }) => account), login.trim()],
      });
      const [owner] = rows;
      const device = known.find(({ account }) => account === owner?.id);
      return owner && device && device.at >= (owner.set_at ?? 0) ? device.device : null;
    },
    cookieOf: (given, accountId) => {
      const others = read(given).filter(({ account }) => account !== accountId);
      const own: Known = { account: accountId, device: randomUUID(), at: clock.now().getTime() };
      return {
        name,
        value: seal.seal(JSON.stringify([own, ...others].slice(0, mostAccounts))).toString('base64url'),
        options: { ...cookies.hidden, maxAge: knownDays * 24 * 3600 },
      };
    },
  };
}
