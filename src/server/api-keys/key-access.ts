import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyUsageKeptDays, mostKeyNetworks } from '../../domain/account/api-keys.ts';
import { isSuspended } from '../../domain/account/suspension.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { noteEvent } from '../accounts/account-events.ts';
import { heldSql, type RightsRow, rightsFrom } from '../accounts/rights.ts';
import type { Clock } from '../clock.ts';
import type { AccountsRow, ApiKeysRow, SubscriptionsRow } from '../database/generated/rows.ts';
import type { Memories } from '../database/memories.ts';
import { Refusal } from '../http/refusal.ts';
import { keyStoppedMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { readKeyText } from './key-text.ts';

/** The key of a call, and its owner. */
type KeyHolder = {
  /** The public part of the key, which may be logged. */
  readonly keyId: string;
  readonly session: RequestSession;
};

export type KeyAccess = {
  /**
   * The holder of a key.
   *
   * @param network of the call
   * @param withRights also reads rights
   * @throws Refusal 401 with a challenge (RFC 6750) that says why the key is not accepted
   */
  readonly find: (text: string, network: string, withRights?: boolean) => Promise<KeyHolder>;
  /** Which of these sessions, given by their ids, belong to keys that are no longer valid, and why. */
  readonly ended: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, KeyEnd>>;
  /** Deletes networks of earlier days, and keys whose retention period is over. */
  readonly prune: () => Promise<void>;
};

export type KeyAccessDependencies = {
  readonly pool: Database;
  /** Networks are stored only as a hash keyed with it. */
  readonly secret: string;
  /** Keys expire in real time. */
  readonly clock: Clock;
  /** Decides whether the subscription has ended. */
  readonly businessClock: Clock;
  /** In this mode every venue is delayed for everyone. */
  readonly noPaymentMode: boolean;
  /** Of keys that were found a moment ago. */
  readonly memories: Pick<Memories, 'of'>;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Address of the page of keys. */
  readonly keysLink: () => string;
};

const refuse = (message: string): Refusal =>
  new Refusal('unauthenticated', message, {
    challenge: `Bearer error="invalid_token", error_description="${message}"`,
  });

/** Prefix of the id of a key's session. */
const ofKey = 'key ';

/** Whether a session id belongs to a key. */
export const isKeySession = (sessionId: string): boolean => sessionId.startsWith(ofKey);

const unknownKey = 'This API key is not known';
const restingKey = 'The account of this API key is suspended';
const stoppedKey = 'This API key was used from too many networks in a day and has been stopped';

/** Why a key is no longer valid. */
type KeyEnd = 'keyRevoked' | 'keyStopped' | 'keyExpired';

const endTexts: Readonly<Record<KeyEnd, string>> = {
  keyRevoked: 'This API key has been revoked',
  keyStopped: stoppedKey,
  keyExpired: 'This API key has expired',
};

type KeyState = Pick<ApiKeysRow, 'end_cause'> & { expired: boolean };

type KeyRow = KeyState &
  Pick<ApiKeysRow, 'secret_hash' | 'account_id' | 'name'> &
  Pick<AccountsRow, 'email' | 'subject' | 'country' | 'suspended_at'> & {
    ends_on: SubscriptionsRow['ends_on'] | null;
    held: RightsRow['held'] | null;
    readAt: number;
  };

const endOf = ({ end_cause, expired }: KeyState): KeyEnd | null => {
  if (end_cause === 'revoked') return 'keyRevoked';
  if (end_cause === 'networks') return 'keyStopped';
  return expired ? 'keyExpired' : null;
};

/** Authenticates programs by their keys. */
export function createKeyAccess(deps: KeyAccessDependencies): KeyAccess {
  const { pool, clock, businessClock } = deps;
  const memory = deps.memories.of<KeyRow>('daylight_rights');
  // Networks already seen today, so that their calls need no further query.
  let seen = { day: '', networks: new Set<string>() };

  /** Records the network of a call. @throws Refusal 401 if it is one too many, which stops the key */
  async function note(keyId: string, network: string, { email, name }: KeyRow): Promise<void> {
    const day = dayOf(clock.now());
    const hash = createHmac('sha256', deps.secret)
      .update(`api key\n${keyId}\n${network}`)
      .digest('base64url');
    const known = `${keyId} ${hash}`;
    if (seen.day !== day) seen = { day, networks: new Set() };
    if (seen.networks.has(known)) return;
    const isTooMany = await pool.transaction(async (client) => {
      const { rowCount } = await client.query('SELECT FROM api_keys WHERE id = $1 FOR UPDATE', [keyId]);
      if (rowCount === 0) return true;
      await client.query(
        'INSERT INTO api_key_networks (key_id, day, network_hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [keyId, day, hash],
      );
      const counted = await client.query<{ networks: number }>(
        'SELECT count(*)::integer AS networks FROM api_key_networks WHERE key_id = $1 AND day = $2',
        [keyId, day],
      );
      if ((counted.rows[0]?.networks ?? 0) <= mostKeyNetworks) return false;
      const stopped = await client.query(
        `UPDATE api_keys SET ended_at = $2, end_cause = 'networks' WHERE id = $1 AND ended_at IS NULL`,
        [keyId, clock.now()],
      );
      if (stopped.rowCount === 1) {
        await noteEvent(client, { email }, { kind: 'key-stopped', at: clock.now(), about: name });
        await deps.queueMail(client, keyStoppedMail(email, { name, keyId, link: deps.keysLink() }));
      }
      return true;
    });
    if (isTooMany) throw refuse(stoppedKey);
    seen.networks.add(known);
  }

  return {
    find: async (text, network, withRights = false) => {
      const read = readKeyText(text);
      if (read === null) throw refuse(unknownKey);
      const at = businessClock.now();
      const row = await memory.read([read.id, withRights, dayOf(at)].join(' '), async () => {
        const readAt = performance.now();
        const { rows } = await pool.query<Omit<KeyRow, 'readAt'>>({
          name: 'api-key-find',
          text: `SELECT k.secret_hash, k.expires_at <= $2 AS expired, k.end_cause, k.account_id, k.name,
            a.email, a.subject, u.ends_on, a.country, a.suspended_at, CASE WHEN $3 THEN ${heldSql('$4')} END AS held
          FROM api_keys k JOIN accounts a ON a.id = k.account_id LEFT JOIN subscriptions u ON u.account_id = a.id
          WHERE k.id = $1`,
          values: [read.id, clock.now(), withRights, dayOf(at)],
        });
        return rows[0] ? { ...rows[0], readAt } : null;
      });
      // A key that was removed with its account gets the same answer as one that never existed.
      if (!row || !timingSafeEqual(row.secret_hash, read.hash)) throw refuse(unknownKey);
      const end = endOf(row);
      if (end !== null) throw refuse(endTexts[end]);
      if (row.suspended_at !== null) throw refuse(restingKey);
      await note(read.id, network, row);
      return {
        keyId: read.id,
        session: {
          id: `${ofKey}${read.id}`,
          accountId: row.account_id,
          email: row.email,
          subject: row.subject,
          restricted: isSuspended(dayOf(at), row.ends_on, row.country),
          rights: row.held && rightsFrom({ ...row, held: row.held }, at, deps.noPaymentMode),
          confirmedAt: null,
          factorAt: null,
          roles: [],
          readAt: row.readAt,
        },
      };
    },
    ended: async (sessionIds) => {
      const keyIds = sessionIds.filter(isKeySession).map((id) => id.slice(ofKey.length));
      if (keyIds.length === 0) return new Map();
      const { rows } = await pool.query<KeyState & Pick<ApiKeysRow, 'id'>>({
        name: 'api-keys-ended',
        text: 'SELECT id, end_cause, expires_at <= $2 AS expired FROM api_keys WHERE id = ANY($1)',
        values: [keyIds, clock.now()],
      });
      const found = new Map(rows.map((row) => [row.id, endOf(row)]));
      return new Map(
        keyIds.flatMap((id): [string, KeyEnd][] => {
          // The operator may delete a key instead of revoking it.
          const end = found.has(id) ? found.get(id) : 'keyRevoked';
          return end ? [[`${ofKey}${id}`, end]] : [];
        }),
      );
    },
    prune: async () => {
      const now = clock.now();
      await pool.query('DELETE FROM api_key_networks WHERE day < $1', [dayOf(now)]);
      await pool.query('DELETE FROM api_keys WHERE least(expires_at, ended_at) < $1', [
        new Date(now.getTime() - keyUsageKeptDays * 86_400_000),
      ]);
    },
  };
}
