import { counted } from '../../domain/counted.ts';
import { takingBackLockClass } from '../../platform/advisory-locks.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { FeedFilesRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { ofFile, reportsOfFile, standingReports, takeBackTrades } from '../ingest/take-back.ts';
import type { Act } from './act.ts';

/** A file that was taken in, with its number. */
export type ListedFile = Pick<FeedFilesRow, 'id' | 'name'> & {
  readonly dataType: FeedFilesRow['data_type'];
  readonly takenAt: string;
  /** Null if it was taken in before this was noted. */
  readonly firstPublishedAt: string | null;
  /** Null if nothing of it was taken. */
  readonly lastPublishedAt: string | null;
  /** Of new rows; null if it was taken in before this was noted. */
  readonly rows: string | null;
  /** The number of the file that it takes back; null: a venue sent it. */
  readonly takesBack: number | null;
  /** Null if it was not taken back. */
  readonly takenBackAt: string | null;
  /** Of lines that were not taken; null if none are kept. */
  readonly rejected: number | null;
  /** Whether the lines that were not taken can be mended and sent as a file of their own. */
  readonly canBeMended: boolean;
  /** Whether a bad line refused it. */
  readonly isRefused: boolean;
};

/** Number of files that a list shows. */
export const mostListed = 100;

// A file of which nothing was new has no rows that could name it, but may have rejected lines.
const listed = `SELECT f.id, f.name, f.data_type AS "dataType", f.taken_at AS "takenAt",
    f.first_published_at AS "firstPublishedAt", f.last_published_at AS "lastPublishedAt", f.rows,
    f.takes_back AS "takesBack", b.taken_at AS "takenBackAt", x.rejected,
    coalesce(x.is_complete, FALSE) AS "canBeMended", FALSE AS "isRefused"
  FROM feed_files f LEFT JOIN feed_files b ON b.takes_back = f.id LEFT JOIN rejected_files x ON x.number = f.id
  UNION ALL SELECT x.number, x.name, x.data_type, x.received_at, NULL, NULL, 0, NULL, NULL, x.rejected, x.is_complete, NOT x.is_taken
  FROM rejected_files x WHERE NOT EXISTS (SELECT FROM feed_files f WHERE f.id = x.number)`;

/**
 * Files of which rows are in the database or rejected lines are kept, those taken in last first.
 *
 * @param name only those of this name; null: all
 * @param before only those before the one with this number; null: from the last on
 * @returns at most `mostListed`, whether there are more after them, and how many there are in all
 */
export async function listedFiles(
  pool: Database,
  name: string | null,
  before: number | null = null,
): Promise<{ readonly files: readonly ListedFile[]; readonly hasMore: boolean; readonly total: number }> {
  const { rows } = await pool.query<ListedFile & { total: number }>(
    `SELECT * FROM (SELECT l.*, (count(*) OVER ())::int AS total FROM (${listed}) l
       WHERE $1::text IS NULL OR l.name = $1) l
     WHERE $3::int IS NULL OR id < $3 ORDER BY id DESC LIMIT $2`,
    [name, mostListed + 1, before],
  );
  return {
    files: rows.slice(0, mostListed).map(({ total: _, ...file }) => file),
    hasMore: rows.length > mostListed,
    total: rows[0]?.total ?? 0,
  };
}

async function named(client: Queryable, id: string): Promise<ListedFile> {
  const { rows } = await client.query<ListedFile>(`SELECT * FROM (${listed}) f WHERE f.id::text = $1`, [id]);
  const [file] = rows;
  if (!file) throw new Refusal('not-found', `There is no file ${id} of which rows are kept.`);
  return file;
}

/** What a file holds now. */
type Reach = {
  readonly rows: number;
  readonly instruments: number;
  /** Operating MICs, in order. */
  readonly venues: readonly string[];
  /** When the first of it was published; null if there is nothing. */
  readonly first: string | null;
};

const nothing: Reach = { rows: 0, instruments: 0, venues: [], first: null };

async function reachOf(client: Queryable, rows: string, file: ListedFile): Promise<Reach> {
  const { lastPublishedAt } = file;
  if (lastPublishedAt === null) return nothing;
  const found = await client.query<Reach>(
    `SELECT count(*)::int AS rows, count(DISTINCT t.instrument_id)::int AS instruments,
       coalesce(array_agg(DISTINCT g.venue_mic), '{}') AS venues, min(t.published_at)::text AS first
     FROM (${rows}) t JOIN segments g ON g.mic = t.segment_mic`,
    [...ofFile({ ...file, lastPublishedAt })],
  );
  return found.rows[0] ?? nothing;
}

/** A file, what of it is in the database, and of trades what still counts. */
export type ShownFile = ListedFile & { readonly kept: Reach; readonly standing: Reach | null };

/** @throws Refusal 404 if there is no such file */
export async function shownFile(pool: Database, id: string): Promise<ShownFile> {
  const file = await named(pool, id);
  return pool.transaction(async (client) => {
    await client.liftTimeLimit();
    const kept = await reachOf(client, reportsOfFile[file.dataType], file);
    const standing = file.dataType === 'trade' ? await reachOf(client, standingReports, file) : null;
    return { ...file, kept, standing };
  });
}

async function readersOf(client: Queryable, venues: readonly string[], at: Date): Promise<number> {
  const { rows } = await client.query<{ readers: number }>(
    `SELECT count(*)::int AS readers FROM subscriptions s WHERE s.ends_on >= $2::date AND EXISTS (
       SELECT FROM subscribed_venues(s.account_id, $2::date) v
       WHERE v.venue_mic = ANY ($1) AND (v.delayed_trades OR v.realtime_trades))`,
    [venues, at],
  );
  return rows[0]?.readers ?? 0;
}

/**
 * Cancels what stands of a file of trades. Nothing is removed: a correction is sent as new reports of the same
 * transactions.
 */
export const takeBackFile: Act<string> = {
  name: 'take back file',
  plan: async (client, id, at) => {
    const file = await named(client, id);
    const called = `File ${file.id} (${file.name})`;
    if (file.takesBack !== null)
      throw new Refusal('conflict', `${called} takes back file ${file.takesBack}, and is not undone.`);
    if (file.takenBackAt !== null)
      throw new Refusal(
        'conflict',
        `${called} was taken back before, at ${file.takenBackAt}: nothing changes.`,
      );
    const { lastPublishedAt } = file;
    if (lastPublishedAt === null) throw new Refusal('conflict', `Nothing of ${called} was taken.`);
    if (file.dataType === 'order')
      throw new Refusal(
        'conflict',
        `${called} holds orders: they end with the next snapshot, which the venue has to send.`,
      );
    const { rows: locks } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1, $2) AS taken',
      [takingBackLockClass, file.id],
    );
    if (locks[0]?.taken !== true) throw new Refusal('conflict', `${called} is being taken back now.`);
    await client.liftTimeLimit();
    const kept = await reachOf(client, reportsOfFile.trade, file);
    const standing = await reachOf(client, standingReports, file);
    if (standing.rows === 0)
      throw new Refusal('conflict', `Nothing of file ${file.id} (${file.name}) stands: nothing changes.`);
    const others = kept.rows - standing.rows;
    const gone = file.rows === null ? 0 : Number(file.rows) - kept.rows;
    const readers = await readersOf(client, standing.venues, at);
    return {
      subject: `${file.id} ${file.name}`,
      sentences: [
        `${called}: ${counted(standing.rows, 'trade')} of ${counted(standing.instruments, 'instrument')} on ${standing.venues.join(', ')} will be cancelled, each by a report of its own.`,
        ...(others === 0
          ? []
          : [
              `${counted(others, 'other report')} of it will stay: cancellations, and what a later report cancels, amends or completes.`,
            ]),
        ...(gone === 0 ? [] : [`${counted(gone, 'row')} of it will stay: no longer in the database.`]),
        `${counted(readers, 'account')} may read trades there. They see the cancellations as soon as they may; nobody gets a mail.`,
      ],
      before: { standing: standing.rows, instruments: standing.instruments },
      after: { standing: 0, cancelled: standing.rows },
      perform: (now) =>
        takeBackTrades(
          client,
          { ...file, lastPublishedAt, firstPublishedAt: kept.first },
          standing.rows,
          now,
        ),
    };
  },
};
