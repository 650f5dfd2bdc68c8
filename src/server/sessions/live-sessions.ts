import type { Database, Transaction } from '../../platform/database/database.ts';
import { rightsOf } from '../accounts/rights.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow } from '../database/generated/rows.ts';
import { sessionDisplacedMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import { absoluteHours, hashOf, idleMinutes, replacedSeconds } from './sessions.ts';

/** Limits the number of simultaneous sessions of accounts with live rights: the oldest end. */
export type LiveSessions = {
  /** Ends the oldest sessions beyond the limit, but never the new one, which is given by its hash. */
  readonly endSurplus: (accountId: string, newest: string | null) => Promise<void>;
  /** The message for a browser whose session was ended by the limit; null if it was not. */
  readonly displacedText: (identifier: string) => Promise<string | null>;
  /**
   * Ends sessions that exceed the limit since live rights were gained, and deletes records of those that would have
   * expired.
   */
  readonly prune: () => Promise<void>;
};

export type LiveSessionsDependencies = {
  readonly pool: Database;
  /** 0 means no limit. */
  readonly most: number;
  readonly noPaymentMode: boolean;
  /** Sessions expire in real time. */
  readonly clock: Clock;
  /** Decides which rights there are. */
  readonly businessClock: Clock;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  readonly signInLink: () => string;
};

const minute = 60_000;

/** API keys have no sessions, and do not count. */
export function createLiveSessions(deps: LiveSessionsDependencies): LiveSessions {
  const { pool, most, clock } = deps;
  const places = most === 1 ? 'in one place at a time' : `in ${most} places at a time`;
  const before = (minutes: number): Date => new Date(clock.now().getTime() - minutes * minute);

  // What began before is over, or is a session that another has replaced.
  const countedSince = (): Date => before(absoluteHours * 60 - replacedSeconds / 60);

  const hasLiveRight = async (accountId: string): Promise<boolean> => {
    const rights = await rightsOf(pool, accountId, deps.businessClock.now(), deps.noPaymentMode);
    if (rights.everyVenueDelayed) return false;
    return [...rights.venues.values()].some(
      ({ order, trade }) => order === 'realtime' || trade === 'realtime',
    );
  };

  const endSurplus: LiveSessions['endSurplus'] = async (accountId, newest) => {
    if (most === 0 || !(await hasLiveRight(accountId))) return;
    await pool.transaction(async (client) => {
      // Two sign-ins at the same time take turns.
      const account = await client.query<Pick<AccountsRow, 'email'>>(
        'SELECT email FROM accounts WHERE id = $1 FOR NO KEY UPDATE',
        [accountId],
      );
      const ended = await client.query(
        `WITH surplus AS (
           DELETE FROM sessions WHERE id_hash IN (
             SELECT id_hash FROM sessions WHERE account_id = $1 AND last_seen_at > $2 AND created_at > $3
             ORDER BY id_hash IS NOT DISTINCT FROM $4 DESC, created_at DESC OFFSET $5
           ) RETURNING id_hash
         ) INSERT INTO displaced_sessions (id_hash, displaced_at) SELECT id_hash, $6 FROM surplus`,
        [
          accountId,
          before(idleMinutes),
          countedSince(),
          newest === null ? null : Buffer.from(newest, 'hex'),
          most,
          clock.now(),
        ],
      );
      const email = account.rows[0]?.email;
      if (ended.rowCount && email !== undefined)
        await deps.queueMail(client, sessionDisplacedMail(email, { places, link: deps.signInLink() }));
    });
  };

  return {
    endSurplus,
    displacedText: async (identifier) => {
      if (most === 0) return null;
      const { rowCount } = await pool.query('SELECT FROM displaced_sessions WHERE id_hash = $1', [
        hashOf(identifier),
      ]);
      if (rowCount === 0) return null;
      return `You were logged out here because your account was logged in elsewhere. With live data it can be used ${places}.`;
    },
    prune: async () => {
      await pool.query('DELETE FROM displaced_sessions WHERE displaced_at <= $1', [
        before(absoluteHours * 60),
      ]);
      if (most === 0) return;
      const { rows } = await pool.query<{ id: string }>(
        `SELECT account_id AS id FROM sessions WHERE last_seen_at > $1 AND created_at > $2
         GROUP BY account_id HAVING count(*) > $3`,
        [before(idleMinutes), countedSince(), most],
      );
      for (const { id } of rows) await endSurplus(id, null);
    },
  };
}
