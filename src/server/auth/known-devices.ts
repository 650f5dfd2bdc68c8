import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SessionList } from '../../contract/generated/types.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { createSeal, type Secrets } from '../../platform/seal.ts';
import type { Clock } from '../clock.ts';
import { timeSql } from '../feed/field-sql.ts';
import type { AnswerCookie, CallContext } from '../http/operation.ts';
import { lenientList } from '../outside-json.ts';
import type { CookieStyle } from '../sessions/session-cookie.ts';

/** Days for which a browser that has signed in is known to the account. */
export const knownDays = 90;
/** Accounts that one browser may have; the one signed in to longest ago gives way. */
const mostAccounts = 4;
/** Browsers that an account may trust; the one that signed in longest ago gives way. */
const mostBrowsers = 50;

const knownAccount = z.object({ account: z.string(), device: z.string(), at: z.number() });
type Known = Readonly<z.infer<typeof knownAccount>>;
const knownAccounts = lenientList(knownAccount.nullable().catch(null));

type Cookies = CallContext['cookies'];

/**
 * Browsers that have signed in before, by a sealed cookie and the list of their account: strangers' failures do not
 * count against them.
 */
export type KnownDevices = {
  /**
   * The name of the browser at the account with this login; null if it has not signed in since the password was set, or
   * was forgotten.
   */
  readonly find: (cookies: Cookies, login: string) => Promise<string | null>;
  /** Lists the browser after a sign-in or a change of password. @returns its cookie, also with its other accounts */
  readonly trust: (
    request: Pick<CallContext, 'cookies' | 'browser'>,
    accountId: string,
  ) => Promise<AnswerCookie>;
  /** The browsers of an account, the latest first. */
  readonly list: (cookies: Cookies, accountId: string) => Promise<SessionList['browsers']>;
  /** From now on the browser is a stranger. @returns whether it was none */
  readonly forget: (accountId: string, id: string, client: Transaction) => Promise<boolean>;
  /** Deletes browsers that have not signed in for too long. */
  readonly prune: () => Promise<void>;
};

/**
 * The cookie of a browser whose sign-in or change of password is done, which no fault undoes any more: without it the
 * browser is a stranger the next time.
 */
export async function trustedCookies(
  devices: Pick<KnownDevices, 'trust'>,
  request: Pick<CallContext, 'cookies' | 'browser' | 'log'>,
  accountId: string,
): Promise<readonly AnswerCookie[]> {
  try {
    return [await devices.trust(request, accountId)];
  } catch (error) {
    request.log.warn({ err: error, accountId }, 'a browser could not be listed');
    return [];
  }
}

/** @param clock the security clock */
export function createKnownDevices(
  pool: Database,
  secrets: Secrets,
  clock: Clock,
  cookies: Pick<CookieStyle, 'named' | 'hidden'>,
): KnownDevices {
  const name = cookies.named('device');
  const seal = createSeal(secrets, 'server known devices');
  const knownSince = (): Date => new Date(clock.now().getTime() - knownDays * 24 * 3_600_000);
  const read = (given: Cookies): readonly Known[] => {
    const text = seal.open(Buffer.from(given[name] ?? '', 'base64url'));
    if (text === null) return [];
    const known = knownAccounts.parse(JSON.parse(text));
    const since = knownSince().getTime();
    return known.filter((one) => one !== null).filter(({ at }) => at > since);
  };
  return {
    find: async (given, login) => {
      const known = read(given);
      if (known.length === 0) return null;
      const { rows } = await pool.query<{ device: string }>({
        name: 'known-device',
        // Cookies of before migration 250 name browsers that no list has: until 90 days after it they count by themselves.
        text: `SELECT k.device FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS k (account, device, at)
          JOIN accounts a ON a.id = k.account AND lower(a.email) = lower($4)
          LEFT JOIN trusted_browsers b ON b.id = k.device AND b.account_id = a.id
          WHERE coalesce(b.last_sign_in_at, k.at) >= coalesce(a.password_set_at, '-infinity')
            AND (b.id IS NOT NULL OR k.at < (SELECT run_at FROM schema_version WHERE version = 250))`,
        values: [
          known.map(({ account }) => account),
          known.map(({ device }) => device),
          known.map(({ at }) => new Date(at)),
          login.trim(),
        ],
      });
      return rows[0]?.device ?? null;
    },
    trust: async ({ cookies: given, browser }, accountId) => {
      const known = read(given);
      const before = known.find(({ account }) => account === accountId)?.device ?? null;
      const own: Known = { account: accountId, device: randomUUID(), at: clock.now().getTime() };
      // With a new name, so that the failures of before count no more.
      await pool.query(
        `WITH before AS (
           DELETE FROM trusted_browsers WHERE id = $3 AND account_id = $2 RETURNING trusted_since
         ), surplus AS (
           DELETE FROM trusted_browsers WHERE id IN (
             SELECT id FROM trusted_browsers WHERE account_id = $2 AND id IS DISTINCT FROM $3
             ORDER BY last_sign_in_at DESC, id OFFSET $6
           )
         ) INSERT INTO trusted_browsers (id, account_id, browser, trusted_since, last_sign_in_at)
           SELECT $1, id, $4, coalesce((SELECT trusted_since FROM before), $5), $5 FROM accounts WHERE id = $2`,
        [own.device, accountId, before, browser, clock.now(), mostBrowsers - 1],
      );
      const others = known.filter(({ account }) => account !== accountId);
      return {
        name,
        value: seal.seal(JSON.stringify([own, ...others].slice(0, mostAccounts))).toString('base64url'),
        options: { ...cookies.hidden, maxAge: knownDays * 24 * 3600 },
      };
    },
    list: async (given, accountId) => {
      const own = read(given).find(({ account }) => account === accountId)?.device ?? null;
      const { rows } = await pool.query<SessionList['browsers'][number]>(
        `SELECT b.id, b.browser, ${timeSql('b.trusted_since')} AS "trustedSince",
           ${timeSql('b.last_sign_in_at')} AS "lastSignInAt", b.id IS NOT DISTINCT FROM $2::uuid AS "isThisOne"
         FROM trusted_browsers b JOIN accounts a ON a.id = b.account_id
         WHERE a.id = $1 AND b.last_sign_in_at > $3
           AND b.last_sign_in_at >= coalesce(a.password_set_at, '-infinity')
         ORDER BY b.last_sign_in_at DESC, b.id`,
        [accountId, own, knownSince()],
      );
      return rows;
    },
    forget: async (accountId, id, client) => {
      const { rowCount } = await client.query(
        'DELETE FROM trusted_browsers WHERE id = $2 AND account_id = $1',
        [accountId, id],
      );
      return rowCount !== 0;
    },
    prune: async () => {
      await pool.query('DELETE FROM trusted_browsers WHERE last_sign_in_at <= $1', [knownSince()]);
    },
  };
}
