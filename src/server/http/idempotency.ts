import { createHmac } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { createSeal, type Secrets } from '../../platform/seal.ts';
import type { IdempotencyKeysRow } from '../database/generated/rows.ts';
import type { RequestSession } from '../sessions/sessions.ts';
import { type CallContext, JsonText, type SentAnswer } from './operation.ts';
import { errorBody, Refusal } from './refusal.ts';

/** A call that may be repeated with its key. */
export interface KeyedCall extends Pick<CallContext, 'id' | 'cookies' | 'signal'> {
  readonly session: RequestSession | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Answers of calls with an `Idempotency-Key`, as Stripe gives them: the first one stands for all repeats. Times are the
 * database's, since machines' clocks differ.
 */
export type Idempotency = {
  /** Makes a call once for its key; every time if the caller cannot be identified. */
  readonly once: (
    operationId: string,
    key: string,
    request: KeyedCall,
    perform: () => Promise<SentAnswer>,
  ) => Promise<SentAnswer>;
  /** Removes keys older than a day. */
  readonly prune: () => Promise<void>;
};

// Stable within a statement, so that the index on it serves.
const isOver = "started_at <= statement_timestamp() - interval '1 day'";
/** Seconds for which a key is held by an instance that shows no sign of life. */
const heldSeconds = 30;
const heldUntil = `clock_timestamp() + interval '${heldSeconds} seconds'`;

/** Text for a key that comes again with different parameters. */
const keyReused = 'This Idempotency-Key was used for a call with other parameters';
/** Text for a repeat while the first call is still under way. */
const keyInFlight = 'A call with this Idempotency-Key is being answered';

/** JSON with sorted names, so that equal parameters are equal text. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, each]): [string, unknown] => [name, ordered(each)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** An internal error, a limit or an ended session says nothing about the call itself: a repeat is a new attempt. */
const isKept = (status: number): boolean => status < 500 && status !== 429 && status !== 401;

type KeptRow = Pick<IdempotencyKeysRow, 'status' | 'sealed_body'> & { same: boolean };

/**
 * @param secrets keys, callers and parameters are stored as hashes keyed with the first, which also seals bodies. Rows
 *   under a later one still count, so that repeats are recognised while SESSION_SECRET is replaced
 * @param callerOf the account or registration that calls; null if the caller cannot be identified
 * @param renewMs how often the hold of a call in progress is renewed, in milliseconds
 */
export function createIdempotency(
  pool: Database,
  secrets: Secrets,
  callerOf: (request: KeyedCall) => string | null,
  renewMs = (heldSeconds * 1000) / 3,
): Idempotency {
  const seal = createSeal(secrets, 'server idempotency');
  const [current, ...before] = secrets;
  const hashOf = (secret: string, ...parts: readonly unknown[]): Buffer =>
    createHmac('sha256', secret)
      .update(`idempotency\n${JSON.stringify(parts)}`)
      .digest();

  const isKnown = async (keyHash: Buffer): Promise<boolean> => {
    const { rowCount } = await pool.query({
      name: 'idempotency-known',
      text: `SELECT FROM idempotency_keys WHERE key_hash = $1 AND NOT ${isOver}`,
      values: [keyHash],
    });
    return rowCount === 1;
  };

  /**
   * Claims the key for one call.
   * @returns null on success, otherwise what is known of the key
   */
  async function claim(keyHash: Buffer, parametersHash: Buffer): Promise<KeptRow | null> {
    const claimed = await pool.query({
      name: 'idempotency-claim',
      text: `INSERT INTO idempotency_keys AS k (key_hash, parameters_hash, started_at, held_until)
        VALUES ($1, $2, clock_timestamp(), ${heldUntil})
        ON CONFLICT (key_hash) DO UPDATE SET parameters_hash = excluded.parameters_hash,
          started_at = excluded.started_at, held_until = excluded.held_until, status = NULL, sealed_body = NULL
        WHERE k.${isOver} OR (k.held_until <= clock_timestamp() AND k.parameters_hash = excluded.parameters_hash)`,
      values: [keyHash, parametersHash],
    });
    if (claimed.rowCount === 1) return null;
    const { rows } = await pool.query<KeptRow>({
      name: 'idempotency-read',
      text: `SELECT parameters_hash = $2 AS same, status, sealed_body FROM idempotency_keys WHERE key_hash = $1`,
      values: [keyHash, parametersHash],
    });
    // Its holder has just released it: the next try gets it.
    return rows[0] ?? { same: true, status: null, sealed_body: null };
  }

  const renew = async (keyHash: Buffer): Promise<void> => {
    await pool.query(
      `UPDATE idempotency_keys SET held_until = ${heldUntil} WHERE key_hash = $1 AND status IS NULL`,
      [keyHash],
    );
  };

  const keep = async (keyHash: Buffer, status: number, body: unknown): Promise<void> => {
    await pool.query(
      'UPDATE idempotency_keys SET held_until = NULL, status = $2, sealed_body = $3 WHERE key_hash = $1',
      [keyHash, status, body === undefined ? null : seal.seal(JSON.stringify(body))],
    );
  };

  const release = async (keyHash: Buffer): Promise<void> => {
    await pool.query('DELETE FROM idempotency_keys WHERE key_hash = $1 AND status IS NULL', [keyHash]);
  };

  function replay(kept: KeptRow): SentAnswer {
    if (!kept.same) throw new Refusal('key-reused', keyReused);
    if (kept.status === null) throw new Refusal('conflict', keyInFlight, { retryAfter: 1 });
    const headers = { 'idempotent-replayed': 'true' };
    if (kept.sealed_body === null) return { status: kept.status, headers };
    const json = seal.open(kept.sealed_body);
    if (json === null) throw new Error('an answer was sealed with another secret');
    return { status: kept.status, headers, json: new JsonText(json) };
  }

  return {
    once: async (operationId, key, request, perform) => {
      const caller = callerOf(request);
      if (caller === null) return perform();
      const keyHashOf = (secret: string): Buffer => hashOf(secret, 'key', operationId, caller, key);
      let secret = current;
      for (const earlier of before) if (await isKnown(keyHashOf(earlier))) secret = earlier;
      const keyHash = keyHashOf(secret);
      const { params, query, body } = request;
      const kept = await claim(keyHash, hashOf(secret, 'parameters', ordered({ params, query, body })));
      if (kept !== null) return replay(kept);
      // The hold is short and renewed, so that the key of an instance that died is soon free again.
      const renewal = setInterval(() => renew(keyHash).catch(() => {}), renewMs);
      try {
        const answer = await perform();
        if (isKept(answer.status)) await keep(keyHash, answer.status, answer.body);
        else await release(keyHash);
        return answer;
      } catch (error) {
        // A refusal because the client went away is no answer to the call.
        if (error instanceof Refusal && isKept(error.status) && !request.signal.aborted) {
          await keep(keyHash, error.status, errorBody(error, request.id));
        } else {
          await release(keyHash);
        }
        throw error;
      } finally {
        clearInterval(renewal);
      }
    },
    prune: async () => {
      await pool.query(`DELETE FROM idempotency_keys WHERE ${isOver}`);
    },
  };
}
