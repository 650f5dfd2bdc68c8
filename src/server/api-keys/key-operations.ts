import * as forms from '../../contract/generated/forms.js';
import type { ApiKeyList } from '../../contract/generated/types.ts';
import { keyUsageKeptDays, mostApiKeys } from '../../domain/account/api-keys.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import { timestampAt } from '../../domain/timestamps.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { noteEvent } from '../accounts/account-events.ts';
import { assertForm } from '../accounts/form-faults.ts';
import { requireConfirmed } from '../auth/confirmation.ts';
import type { Clock } from '../clock.ts';
import { timeSql } from '../feed/field-sql.ts';
import { type AttemptLimits, daily } from '../http/attempt-limits.ts';
import type { Operations } from '../http/operation.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { keyMadeMail } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import { lockAccount } from '../subscriptions/subscription-store.ts';
import { newKeyText } from './key-text.ts';
import type { KeyUsage } from './key-usage.ts';

export type ApiKeyDependencies = {
  readonly pool: Database;
  /** Keys expire in real time. */
  readonly clock: Clock;
  readonly limits: AttemptLimits;
  readonly usage: KeyUsage;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  /** Address of the page of keys. */
  readonly keysLink: () => string;
  /** Maximum number of calls per minute with one key; 0 means no limit. */
  readonly callsPerMinute: number;
};

/** Keys made by one account: each causes a mail to its owner. */
const keysByAccount = daily('make API key', 20);

const dayMs = 86_400_000;
const shownUsageDays = 30;

const states = `CASE WHEN k.end_cause = 'revoked' THEN 'revoked' WHEN k.end_cause = 'networks' THEN 'stopped'
  WHEN k.expires_at <= $2 THEN 'expired' ELSE 'active' END`;

type KeyRow = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly state: 'active' | 'expired' | 'revoked' | 'stopped';
};

const listSql = `SELECT k.id, k.name, ${timeSql('k.created_at')} AS "createdAt", ${timeSql('k.expires_at')} AS "expiresAt",
    ${timeSql('k.last_used_at')} AS "lastUsedAt", ${states} AS state
  FROM api_keys k WHERE k.account_id = $1 AND coalesce(k.ended_at, k.expires_at) > $3
  ORDER BY (k.ended_at IS NULL AND k.expires_at > $2) DESC, k.created_at DESC, k.id`;

/** The use of an account's keys after a day, by day. */
export const usageSql = `SELECT u.day, sum(u.requests)::bigint AS requests, sum(u."rows")::bigint AS "rows",
    json_agg(json_build_object('id', u.key_id, 'requests', u.requests, 'rows', u."rows") ORDER BY k.created_at, k.id) AS keys
  FROM api_key_usage u JOIN api_keys k ON k.id = u.key_id
  WHERE k.account_id = $1 AND u.day > $2 GROUP BY u.day ORDER BY u.day`;

type UsedDay = {
  readonly day: string;
  readonly requests: string;
  readonly rows: string;
  readonly keys: ApiKeyList['usage'][number]['keys'];
};

/** The calls about one's own API keys: listing, making and revoking them. */
export function apiKeyOperations({ pool, clock, limits, usage, ...deps }: ApiKeyDependencies) {
  return {
    listApiKeys: async ({ session }) => {
      const now = clock.now();
      // The list includes every call that this instance has counted, and those of others until a minute ago.
      await usage.write();
      const shownFrom = new Date(now.getTime() - shownUsageDays * dayMs);
      const keys = await pool.query<KeyRow>(listSql, [session.accountId, now, shownFrom]);
      const used = await pool.query<UsedDay>(usageSql, [
        session.accountId,
        dayOf(new Date(now.getTime() - keyUsageKeptDays * dayMs)),
      ]);
      return {
        status: 200,
        body: {
          keys: keys.rows,
          usage: used.rows.map((day) => ({
            ...day,
            requests: Number(day.requests),
            rows: Number(day.rows),
          })),
          callsPerMinute: deps.callsPerMinute,
          today: dayOf(now),
        },
      };
    },

    createApiKey: async ({ session, body, browser, log }) => {
      requireConfirmed(session, clock);
      const name = body.name.trim();
      assertForm(forms.ApiKeyForm, { name });
      await limits.consume([{ limit: keysByAccount, key: session.accountId }]);
      const now = clock.now();
      const { text, id, hash } = newKeyText();
      const expiresAt = new Date(now.getTime() + body.days * dayMs);
      await pool.transaction(async (client) => {
        if (!(await lockAccount(client, session.accountId)))
          throw new Refusal('unauthenticated', signInFirst);
        const { rows } = await client.query<{ working: number }>(
          `SELECT count(*)::integer AS working FROM api_keys
           WHERE account_id = $1 AND ended_at IS NULL AND expires_at > $2`,
          [session.accountId, now],
        );
        if ((rows[0]?.working ?? 0) >= mostApiKeys)
          throw new Refusal(
            'conflict',
            `You have ${mostApiKeys} keys that work. Revoke one that you no longer need.`,
          );
        await client.query(
          `INSERT INTO api_keys (id, account_id, name, secret_hash, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [id, session.accountId, name, hash, now, expiresAt],
        );
        const facts = { name, keyId: id, expiresOn: dayOf(expiresAt), link: deps.keysLink() };
        await deps.queueMail(client, keyMadeMail(session.email, facts));
        const event = { kind: 'key-made', at: now, about: name, browser } as const;
        await noteEvent(client, { id: session.accountId }, event);
      });
      log.info({ accountId: session.accountId, keyId: id }, 'API key made');
      return {
        status: 201,
        body: {
          text,
          key: {
            id,
            name,
            createdAt: timestampAt(now),
            expiresAt: timestampAt(expiresAt),
            lastUsedAt: null,
            state: 'active' as const,
          },
        },
      };
    },

    revokeApiKey: async ({ session, body, browser, log }) => {
      const now = clock.now();
      await pool.transaction(async (client) => {
        const { rows } = await client.query<{ name: string; has_ended: boolean }>(
          'SELECT name, ended_at IS NOT NULL AS has_ended FROM api_keys WHERE id = $1 AND account_id = $2 FOR UPDATE',
          [body.id, session.accountId],
        );
        const [key] = rows;
        // Somebody else's key gets the same answer as one that does not exist.
        if (!key) throw new Refusal('not-found', 'There is no such API key.');
        if (key.has_ended) return;
        await client.query(`UPDATE api_keys SET ended_at = $2, end_cause = 'revoked' WHERE id = $1`, [
          body.id,
          now,
        ]);
        const event = { kind: 'key-revoked', at: now, about: key.name, browser } as const;
        await noteEvent(client, { id: session.accountId }, event);
      });
      log.info({ accountId: session.accountId, keyId: body.id }, 'API key revoked');
      return { status: 204 };
    },
  } satisfies Partial<Operations>;
}
