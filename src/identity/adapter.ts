import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../platform/database/database.ts';

/** Models that are removed together with their grant. */
const grantable = new Set([
  'AccessToken',
  'AuthorizationCode',
  'RefreshToken',
  'DeviceCode',
  'BackchannelAuthenticationRequest',
  'PreAuthorizedCode',
]);

type Row = { payload: AdapterPayload; consumedAt: Date | null };

/** The OpenID provider's storage in PostgreSQL: one row per session, grant, code or token. */
export function createAdapterFactory(pool: Database, now: () => Date): AdapterFactory {
  async function findBy(model: string, column: 'id' | 'uid' | 'user_code', value: string) {
    // PostgreSQL cannot store a zero byte, so nothing has such a name.
    if (value.includes('\0')) return undefined;
    const found = await pool.query<Row>(
      `SELECT payload, consumed_at AS "consumedAt" FROM identity.artifact
       WHERE model = $1 AND ${column} = $2 AND (expires_at IS NULL OR expires_at > $3)`,
      [model, value, now()],
    );
    const row = found.rows[0];
    if (!row) {
      return undefined;
    }
    return row.consumedAt
      ? { ...row.payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) }
      : row.payload;
  }

  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000);
      const text = JSON.stringify(payload);
      // Parameters of the request are stored with its result.
      if (text.includes('\\u0000')) throw new errors.InvalidRequest('a parameter holds a zero byte');
      await pool.query(
        `INSERT INTO identity.artifact (model, id, payload, account_id, grant_id, uid, user_code, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, account_id = excluded.account_id,
           grant_id = excluded.grant_id, uid = excluded.uid, user_code = excluded.user_code,
           expires_at = excluded.expires_at`,
        [
          model,
          id,
          text,
          payload.accountId ?? null,
          grantable.has(model) ? (payload.grantId ?? null) : null,
          payload.uid ?? null,
          payload.userCode ?? null,
          expiresAt,
        ],
      );
    },

    find: (id) => findBy(model, 'id', id),
    findByUid: (uid) => findBy(model, 'uid', uid),
    findByUserCode: (userCode) => findBy(model, 'user_code', userCode),

    async consume(id) {
      const consumed = await pool.query(
        `UPDATE identity.artifact SET consumed_at = $3 WHERE model = $1 AND id = $2 AND consumed_at IS NULL`,
        [model, id, now()],
      );
      // Two parallel exchanges of one code both find it unused; only one of them may use it.
      if (consumed.rowCount === 0) {
        throw new errors.InvalidGrant('already used');
      }
    },

    async destroy(id) {
      await pool.query('DELETE FROM identity.artifact WHERE model = $1 AND id = $2', [model, id]);
    },

    async revokeByGrantId(grantId) {
      await pool.query('DELETE FROM identity.artifact WHERE model = $1 AND grant_id = $2', [model, grantId]);
    },
  });
}

/** Deletes what has expired; returns how much. */
export async function removeExpired(pool: Database, now: () => Date): Promise<number> {
  const at = now();
  let removed = 0;
  for (const [table, column] of [
    ['artifact', 'expires_at'],
    ['session_token', 'expires_at'],
    ['recovery', 'expires_at'],
    ['challenge', 'expires_at'],
  ]) {
    const result = await pool.query(`DELETE FROM identity.${table} WHERE ${column} <= $1`, [at]);
    removed += result.rowCount ?? 0;
  }
  const limits = await pool.query('DELETE FROM identity.rate_limit WHERE expire <= $1', [at.getTime()]);
  return removed + (limits.rowCount ?? 0);
}
