import type { DataType } from '../../domain/feed/data-types.ts';
import type { Day } from '../../domain/subscription/calendar.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Actor } from '../publishing/audit.ts';

/** An operator's statement about a venue's day. */
export type DayMark = {
  readonly venue: string;
  readonly dataType: DataType;
  readonly day: Day;
  /** `derived` withdraws earlier statements. */
  readonly condition: 'available' | 'degraded' | 'derived';
  readonly reason: string;
};

export type KeptMark = DayMark & {
  readonly at: string;
  readonly osUser: string;
  readonly actedFor: string | null;
};

/** Adds a statement about a day; earlier ones are not changed. @throws Refusal if there is no such venue */
export async function addMark(client: Queryable, mark: DayMark, actor: Actor, at: Date): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO day_marks (venue_mic, data_type, day, condition, reason, marked_at, os_user, acted_for)
     SELECT mic, $2, $3, $4, $5, $6, $7, $8 FROM venues WHERE mic = $1`,
    [mark.venue, mark.dataType, mark.day, mark.condition, mark.reason, at, actor.osUser, actor.by],
  );
  if (rowCount === 0) throw new Refusal('invalid-request', `There is no venue ${mark.venue}.`);
}

const markColumns = `venue_mic AS venue, data_type AS "dataType", day, condition, reason,
  to_char(marked_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, os_user AS "osUser", acted_for AS "actedFor"`;

/** Statements about days, newest first. */
export async function listMarks(pool: Database, limit: number): Promise<readonly KeptMark[]> {
  const { rows } = await pool.query<KeptMark>(
    `SELECT ${markColumns} FROM day_marks ORDER BY id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** The statements in force about a venue's days. */
export async function marksOf(
  pool: Database,
  venue: string,
  [from, to]: readonly [Day, Day],
): Promise<readonly KeptMark[]> {
  const { rows } = await pool.query<KeptMark>(
    `SELECT DISTINCT ON (data_type, day) ${markColumns} FROM day_marks
     WHERE venue_mic = $1 AND day BETWEEN $2 AND $3 ORDER BY data_type, day, id DESC`,
    [venue, from, to],
  );
  return rows;
}
