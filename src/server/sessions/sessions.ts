import { createHash, randomBytes } from 'node:crypto';
import type { SessionList } from '../../contract/generated/types.ts';
import { isSuspended } from '../../domain/account/suspension.ts';
import type { OperatorRole } from '../../domain/operator/roles.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { heldSql, type Rights, type RightsRow, rightsFrom } from '../accounts/rights.ts';
import type { Clock } from '../clock.ts';
import type { Memories } from '../database/memories.ts';
import { timeSql } from '../feed/field-sql.ts';
import { Refusal } from '../http/refusal.ts';

/** Minutes without a request after which a session ends (decisions.md Session and routes). */
export const idleMinutes = 30;
/** Hours after which a session ends in any case. */
export const absoluteHours = 12;
/** The same for the session of an operator. */
const operatorsHours = 8;

/** Told to who signs in to an account that the operator has suspended. */
export const suspendedAccount = 'This account is suspended. Please write to us.';

const minute = 60_000;
const touchEveryMs = 15_000;

/** Whether session `s` is young enough: $3 for everybody, `operators` for those with a role. */
const isYoung = (operators: string): string =>
  `s.created_at > CASE WHEN EXISTS (SELECT FROM operators o WHERE o.account_id = s.account_id) THEN ${operators}::timestamptz ELSE $3 END`;

/** Seconds for which a session that another tab has just opened runs on when a sign-in takes its place. */
export const replacedSeconds = 15;

/** What a request knows about its session. */
export type RequestSession = {
  /**
   * Hash of the identifier, in hex, which names the session but cannot be used to sign in. With an API key: `key` and
   * its id.
   */
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  /** The identity provider's name for the person. */
  readonly subject: string;
  /** The subscription has ended: no data, own account only. */
  readonly restricted: boolean;
  /** What the account may see, if it was read with the session. */
  readonly rights: Rights | null;
  /**
   * When the person last proved in this session who they are, in milliseconds of the security clock; null with an API
   * key, which proves nothing.
   */
  readonly confirmedAt: number | null;
  /** When a second factor was last accepted in this session; null if none was. */
  readonly factorAt: number | null;
  /** In operating the service; none with an API key. */
  readonly roles: readonly OperatorRole[];
  /** When reading it from the database began, in milliseconds of `performance.now()`. */
  readonly readAt: number;
};

/** A new session. */
export type StartedSession = {
  /** Only for the cookie: whoever has it is signed in. */
  readonly identifier: string;
  /** Its hash, which names the session everywhere else. */
  readonly id: string;
};

/** Sessions that are listed at most. */
const mostListed = 50;

/** The sessions of an account, as many as are listed, and how many there are. */
type ListedSessions = Pick<SessionList, 'sessions' | 'total'>;

export type Sessions = {
  /**
   * @param client of the caller's transaction, if there is one
   * @param factorAt when a second factor was accepted, if one was
   * @param browser browser and system in words
   * @throws Refusal 403 if the account is suspended
   */
  readonly start: (
    accountId: string,
    client?: Transaction,
    factorAt?: number | null,
    browser?: string | null,
  ) => Promise<StartedSession>;
  /** The person of this session, given by its hash, has proved again who they are, by password or by a code. */
  readonly confirm: (id: string, by: 'password' | 'code', client?: Transaction) => Promise<void>;
  /** The account has no second factor any more. @returns whether one was accepted in a session of it */
  readonly forgetFactor: (accountId: string, client: Transaction) => Promise<boolean>;
  /**
   * The session of an identifier unless it has ended, else null.
   *
   * @param withRights also reads rights
   * @param isActivity whether this keeps the session from ending
   */
  readonly find: (
    identifier: string,
    withRights?: boolean,
    isActivity?: boolean,
  ) => Promise<RequestSession | null>;
  /**
   * Which of these sessions, given by their hashes, have not ended. Counts as activity, since each has a stream that is
   * read.
   */
  readonly living: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The sessions of an account that have not ended: the one with this hash, then those seen last. */
  readonly list: (accountId: string, id: string) => Promise<ListedSessions>;
  /** Ends one session, given by its hash. */
  readonly end: (id: string) => Promise<void>;
  /** The same, if it is one of this account. @returns whether it was */
  readonly endOwn: (accountId: string, id: string, client: Transaction) => Promise<boolean>;
  /**
   * Ends a session, given by its hash, because its browser has signed in anew. If another tab opened it after that
   * sign-in began, it ends a little later: the tab has calls under way, and a 401 would take the new cookie too.
   */
  readonly replace: (id: string, signInBegan: string) => Promise<void>;
  /** Ends every session of an account except the one with this hash. */
  readonly endOthers: (accountId: string, exceptId: string | null, client?: Transaction) => Promise<void>;
  /** Deletes expired sessions. */
  readonly prune: () => Promise<void>;
};

export const hashOf = (identifier: string): Buffer => createHash('sha256').update(identifier).digest();

const millisecondsOf = (time: string): string => `(extract(epoch FROM ${time}) * 1000)::float8`;

type SessionRow = {
  account_id: string;
  email: string;
  subject: string;
  ends_on: string | null;
  country: string | null;
  suspended_at: null;
  confirmed_at: number;
  factor_at: number | null;
  roles: OperatorRole[];
  stale: boolean;
  held: RightsRow['held'] | null;
  readAt: number;
};

/**
 * Sessions stored in the database.
 *
 * @param clock the security clock: sessions expire in real time
 * @param businessClock decides whether the subscription has ended
 * @param noPaymentMode whether everything is delayed for everybody
 * @param memories of sessions that were found a moment ago; null: each is looked up
 */
export function createSessions(
  pool: Database,
  clock: Clock,
  businessClock: Clock,
  noPaymentMode = false,
  memories: Pick<Memories, 'of'> | null = null,
): Sessions {
  const memory = memories?.of<SessionRow>('daylight_rights');
  const limits = (): { now: Date; idleSince: Date; startedSince: Date; operatorsSince: Date } => {
    const now = clock.now();
    return {
      now,
      idleSince: new Date(now.getTime() - idleMinutes * minute),
      startedSince: new Date(now.getTime() - absoluteHours * 60 * minute),
      operatorsSince: new Date(now.getTime() - operatorsHours * 60 * minute),
    };
  };
  return {
    start: async (accountId, client, factorAt = null, browser = null) => {
      const identifier = randomBytes(32).toString('base64url');
      const hash = hashOf(identifier);
      const { rowCount } = await (client ?? pool).query(
        `INSERT INTO sessions (id_hash, account_id, created_at, last_seen_at, factor_at, browser)
         SELECT $1, id, $3, $3, $4, $5 FROM accounts WHERE id = $2 AND suspended_at IS NULL`,
        [hash, accountId, clock.now(), factorAt === null ? null : new Date(factorAt), browser],
      );
      if (rowCount === 0) throw new Refusal('forbidden', suspendedAccount);
      return { identifier, id: hash.toString('hex') };
    },
    confirm: async (id, by, client) => {
      await (client ?? pool).query(
        `UPDATE sessions SET confirmed_at = $2, factor_at = CASE WHEN $3 THEN $2 ELSE factor_at END
         WHERE id_hash = $1`,
        [Buffer.from(id, 'hex'), clock.now(), by === 'code'],
      );
    },
    forgetFactor: async (accountId, client) => {
      const { rowCount } = await client.query(
        'UPDATE sessions SET factor_at = NULL WHERE account_id = $1 AND factor_at IS NOT NULL',
        [accountId],
      );
      return rowCount !== 0;
    },
    find: async (identifier, withRights = false, isActivity = true) => {
      if (!/^[\w-]{43}$/.test(identifier)) return null;
      const hash = hashOf(identifier);
      const at = businessClock.now();
      const id = hash.toString('hex');
      const load = async (): Promise<SessionRow | null> => {
        const { now, idleSince, startedSince, operatorsSince } = limits();
        const readAt = performance.now();
        const { rows } = await pool.query<Omit<SessionRow, 'readAt'>>({
          name: 'session-find',
          text: `SELECT s.account_id, a.email, a.subject, u.ends_on, a.country, a.suspended_at,
            ${millisecondsOf('coalesce(s.confirmed_at, s.created_at)')} AS confirmed_at,
            ${millisecondsOf('s.factor_at')} AS factor_at, s.last_seen_at < $4 AS stale,
            ARRAY(SELECT o.role FROM operators o WHERE o.account_id = a.id ORDER BY 1) AS roles,
            CASE WHEN $5 THEN ${heldSql('$6')} END AS held
          FROM sessions s JOIN accounts a ON a.id = s.account_id LEFT JOIN subscriptions u ON u.account_id = a.id
          WHERE s.id_hash = $1 AND s.last_seen_at > $2 AND ${isYoung('$7')} AND a.suspended_at IS NULL`,
          values: [
            hash,
            idleSince,
            startedSince,
            new Date(now.getTime() - touchEveryMs),
            withRights,
            dayOf(at),
            operatorsSince,
          ],
        });
        if (!rows[0]) return null;
        const row = { ...rows[0], readAt };
        if (!(row.stale && isActivity)) return row;
        // Written only from time to time: a write for every request would cost more than reading the row.
        await pool.query('UPDATE sessions SET last_seen_at = $2 WHERE id_hash = $1', [hash, now]);
        return { ...row, stale: false };
      };
      const row = await (memory?.read(
        [id, withRights, dayOf(at)].join(' '),
        load,
        ({ stale }) => !(stale && isActivity),
      ) ?? load());
      if (!row) return null;
      const { held } = row;
      return {
        id,
        accountId: row.account_id,
        email: row.email,
        subject: row.subject,
        restricted: isSuspended(dayOf(at), row.ends_on, row.country),
        rights: held && rightsFrom({ ...row, held }, at, noPaymentMode),
        confirmedAt: row.confirmed_at,
        factorAt: row.factor_at,
        roles: row.roles,
        readAt: row.readAt,
      };
    },
    living: async (ids) => {
      // A key's session has an id of another form.
      const hashes = ids.filter((id) => /^[0-9a-f]{64}$/.test(id)).map((id) => Buffer.from(id, 'hex'));
      const { now, idleSince, startedSince, operatorsSince } = limits();
      const { rows } = await pool.query<{ id: string; stale: boolean }>({
        name: 'sessions-living',
        text: `SELECT encode(id_hash, 'hex') AS id, last_seen_at < $4 AS stale FROM sessions s JOIN accounts a ON a.id = s.account_id
          WHERE id_hash = ANY($1::bytea[]) AND last_seen_at > $2 AND ${isYoung('$5')} AND a.suspended_at IS NULL`,
        values: [hashes, idleSince, startedSince, new Date(now.getTime() - touchEveryMs), operatorsSince],
      });
      const stale = rows.filter((row) => row.stale).map(({ id }) => Buffer.from(id, 'hex'));
      if (stale.length > 0)
        await pool.query('UPDATE sessions SET last_seen_at = $2 WHERE id_hash = ANY($1::bytea[])', [
          stale,
          now,
        ]);
      return new Set(rows.map(({ id }) => id));
    },
    list: async (accountId, id) => {
      const { idleSince, startedSince, operatorsSince } = limits();
      const { rows } = await pool.query<ListedSessions['sessions'][number] & { total: number }>(
        `SELECT encode(id_hash, 'hex') AS id, browser, ${timeSql('created_at')} AS "startedAt",
           ${timeSql('last_seen_at')} AS "lastSeenAt", id_hash = $4 AS "isThisOne", (count(*) OVER ())::integer AS total
         FROM sessions s WHERE account_id = $1 AND last_seen_at > $2 AND ${isYoung('$5')}
         ORDER BY id_hash = $4 DESC, last_seen_at DESC, id_hash LIMIT $6`,
        [accountId, idleSince, startedSince, Buffer.from(id, 'hex'), operatorsSince, mostListed],
      );
      return { sessions: rows.map(({ total: _, ...session }) => session), total: rows[0]?.total ?? 0 };
    },
    end: async (id) => {
      await pool.query('DELETE FROM sessions WHERE id_hash = $1', [Buffer.from(id, 'hex')]);
    },
    endOwn: async (accountId, id, client) => {
      const { rowCount } = await client.query('DELETE FROM sessions WHERE id_hash = $2 AND account_id = $1', [
        accountId,
        Buffer.from(id, 'hex'),
      ]);
      return rowCount !== 0;
    },
    replace: async (id, signInBegan) => {
      const hash = Buffer.from(id, 'hex');
      const { startedSince } = limits();
      // As if it had begun so long ago that it is about to end.
      const { rowCount } = await pool.query(
        'UPDATE sessions SET created_at = least(created_at, $3) WHERE id_hash = $1 AND created_at >= $2',
        [hash, signInBegan, new Date(startedSince.getTime() + replacedSeconds * 1000)],
      );
      if (rowCount === 0) await pool.query('DELETE FROM sessions WHERE id_hash = $1', [hash]);
    },
    endOthers: async (accountId, exceptId, client) => {
      await (client ?? pool).query(
        'DELETE FROM sessions WHERE account_id = $1 AND id_hash IS DISTINCT FROM $2',
        [accountId, exceptId === null ? null : Buffer.from(exceptId, 'hex')],
      );
    },
    prune: async () => {
      const { idleSince, startedSince } = limits();
      await pool.query('DELETE FROM sessions WHERE last_seen_at <= $1 OR created_at <= $2', [
        idleSince,
        startedSince,
      ]);
    },
  };
}
