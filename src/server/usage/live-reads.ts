import type { DataType } from '../../domain/feed/data-types.ts';
import { type Day, dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import { isKeySession } from '../api-keys/key-access.ts';
import type { Clock } from '../clock.ts';
import { signInFirst } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';

/** A read by one reader: a page, a history, a batch of a stream, or the answer that nothing has changed. */
export type FeedRead = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly venueMic: string;
  readonly dataType: DataType;
  /** The reader has no live right, so the read is not counted. */
  readonly isDelayed: boolean;
};

/** The read that a call makes, whether rows are sent or the answer says that nothing has changed. */
export const readOf = (
  {
    session,
    query,
  }: {
    readonly session: { readonly accountId: string; readonly id: string };
    readonly query: { readonly datatype: DataType; readonly tv: string };
  },
  { isDelayed }: { readonly isDelayed: boolean },
): FeedRead => ({
  accountId: session.accountId,
  sessionId: session.id,
  venueMic: query.tv,
  dataType: query.datatype,
  isDelayed,
});

/** Counts reads of live data by account, venue, type of data and day. */
export type LiveReads = {
  /**
   * Counts these reads. Once it has resolved they are in the database, and the data may be sent.
   *
   * @throws Refusal 401 for an account that is gone, and database errors: then no data may be sent
   */
  readonly count: (reads: readonly FeedRead[]) => Promise<void>;
  /** Subtracts the reads that were counted in advance and not used. @returns the number of lines changed */
  readonly settle: () => Promise<number>;
};

/** Maximum number of reads counted in advance for one line. */
const mostAhead = 256;

/** Reads that are counted together. */
type Line = Pick<FeedRead, 'accountId' | 'venueMic' | 'dataType'> & {
  readonly byKey: boolean;
  readonly day: string;
};

type Change = { readonly line: Line; reads: number; notRead: number };

/** Changes that one statement writes. */
type Batch = {
  readonly changes: Map<string, Change>;
  /** Resolves with the accounts that exist. */
  readonly written: Promise<ReadonlySet<string>>;
};

const writeSql = `WITH given AS (
    SELECT a.id, a.payer_ref, g.*
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[], $5::date[], $6::bigint[])
      AS g (account_id, venue_mic, data_type, by_key, day, reads)
    JOIN accounts a ON a.id = g.account_id
  ), written AS (
    INSERT INTO live_reads AS r (account_ref, venue_mic, data_type, by_key, day, reads)
    -- In one order everywhere, so that two instances never wait for each other.
    SELECT payer_ref, venue_mic, data_type, by_key, day, reads FROM given ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (account_ref, venue_mic, data_type, by_key, day) DO UPDATE SET reads = r.reads + EXCLUDED.reads
  )
  SELECT DISTINCT id FROM given`;

/**
 * For frequent readers, reads are counted in advance, at most as many as since the last settling, so that not every
 * read needs a write; reads that wait meanwhile share the next write. A process that is killed has counted too many,
 * never too few.
 *
 * @param clock the business clock, which decides the day
 */
export function createLiveReads(pool: Database, clock: Clock): LiveReads {
  /** For each line, the reads since the last settling, and those counted in advance that are still unused. */
  const known = new Map<string, { readonly line: Line; read: number; ahead: number }>();
  let next: Batch | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const write = async (changes: Batch['changes']): Promise<ReadonlySet<string>> => {
    const all = [...changes].map(([name, { line, reads, notRead }]) => {
      const held = known.get(name) ?? { read: 0, ahead: 0 };
      // Includes what the previous write counted in advance and nobody has used yet.
      const ahead = reads === 0 ? 0 : Math.max(0, Math.min(mostAhead, held.read + reads - 1) - held.ahead);
      return { name, line, reads, ahead, added: reads + ahead - notRead };
    });
    const { rows } = await pool.query<{ id: string }>({
      name: 'live-reads',
      text: writeSql,
      values: [
        all.map(({ line }) => line.accountId),
        all.map(({ line }) => line.venueMic),
        all.map(({ line }) => line.dataType),
        all.map(({ line }) => line.byKey),
        all.map(({ line }) => line.day),
        all.map(({ added }) => added),
      ],
    });
    const there = new Set(rows.map(({ id }) => id));
    for (const { name, line, reads, ahead } of all) {
      if (reads === 0 || !there.has(line.accountId)) continue;
      const before = known.get(name) ?? { line, read: 0, ahead: 0 };
      known.set(name, { line, read: before.read + reads, ahead: before.ahead + ahead });
    }
    return there;
  };

  /** Adds to the batch that is written after the present one, whether or not that one fails. */
  const add = (name: string, line: Line, reads: number, notRead: number): Batch['written'] => {
    if (next === null) {
      const changes: Batch['changes'] = new Map();
      const written = last
        .catch(() => {})
        .then(() => {
          next = null;
          return write(changes);
        });
      next = { changes, written };
      last = written;
    }
    const change = next.changes.get(name) ?? { line, reads: 0, notRead: 0 };
    change.reads += reads;
    change.notRead += notRead;
    next.changes.set(name, change);
    return next.written;
  };

  return {
    count: async (reads) => {
      const day = dayOf(clock.now());
      const waiting: string[] = [];
      let written: Batch['written'] | null = null;
      for (const { accountId, sessionId, venueMic, dataType, isDelayed } of reads) {
        if (isDelayed) continue;
        const byKey = isKeySession(sessionId);
        const name = `${accountId} ${venueMic} ${dataType} ${byKey} ${day}`;
        const line = known.get(name);
        if (line && line.ahead > 0) {
          line.ahead -= 1;
          line.read += 1;
        } else {
          waiting.push(accountId);
          written = add(name, { accountId, venueMic, dataType, byKey, day }, 1, 0);
        }
      }
      const there = await written;
      if (there && !waiting.every((accountId) => there.has(accountId)))
        throw new Refusal('unauthenticated', signInFirst);
    },
    settle: async () => {
      // Cleared before the write: a failed write may still have been made, and subtracting twice would count too few.
      const unread = [...known].filter(([, { ahead }]) => ahead > 0);
      known.clear();
      let written: Batch['written'] | null = null;
      for (const [name, { line, ahead }] of unread) written = add(name, line, 0, ahead);
      await written;
      return unread.length;
    },
  };
}

/** Deletes reads that are 60 months old. @param today business day */
export async function forgetLiveReads(pool: Database, today: Day): Promise<void> {
  await pool.query("DELETE FROM live_reads WHERE day < $1::date - interval '60 months'", [today]);
}
