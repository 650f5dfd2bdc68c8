import { mostFailuresADay } from '../../domain/account/account-events.ts';
import type { Queryable } from '../../platform/database/database.ts';

type WrongPassword = {
  readonly login: string;
  /** Real time. */
  readonly at: Date;
  /** Browser and system in words. */
  readonly browser: string | null;
};

/** Notes wrong passwords for the owners of the logins, if there are such. */
export type WrongPasswords = {
  /** Waits for nothing, so that whether there is such a login does not show in how long an answer takes. */
  readonly note: (one: WrongPassword) => void;
  /** Writes what was noted since the last write. @returns the number of events written */
  readonly write: () => Promise<number>;
};

/** Logins between two writes; whoever tries more of them is nobody's owner. */
const mostLogins = 10_000;

/** Notes wrong passwords in memory. A process that is killed loses what it has not written yet. */
export function createWrongPasswords(pool: Queryable): WrongPasswords {
  const noted = new Map<string, WrongPassword[]>();
  const keep = (one: WrongPassword): void => {
    const key = one.login.toLowerCase();
    const before = noted.get(key);
    if (before === undefined) {
      if (noted.size < mostLogins) noted.set(key, [one]);
    } else if (before.length < mostFailuresADay) before.push(one);
  };
  return {
    note: (one) => {
      // The database cannot hold this character, so that nobody's login has it.
      if (!one.login.includes('\0')) keep(one);
    },
    write: async () => {
      const taken = [...noted.values()].flat();
      noted.clear();
      if (taken.length === 0) return 0;
      try {
        const { rowCount } = await pool.query(
          `INSERT INTO account_events (account_id, at, kind, browser)
           SELECT n.id, n.at, 'wrong-password', n.browser FROM (
             SELECT a.id, w.at, w.browser, row_number() OVER (PARTITION BY a.id ORDER BY w.at) AS nth
             FROM unnest($1::text[], $2::timestamptz[], $3::text[]) AS w (login, at, browser)
             JOIN accounts a ON lower(a.email) = lower(w.login)) n
           WHERE n.nth + (SELECT count(*) FROM account_events e WHERE e.account_id = n.id AND e.kind = 'wrong-password'
             AND e.at > n.at - interval '24 hours') <= ${mostFailuresADay}
           ORDER BY n.at`,
          [taken.map(({ login }) => login), taken.map(({ at }) => at), taken.map(({ browser }) => browser)],
        );
        return rowCount ?? 0;
      } catch (error) {
        for (const one of taken) keep(one);
        throw error;
      }
    },
  };
}
