import type { Database } from '../../platform/database/database.ts';

/** What of the reads of live data is listed. */
export type UsageAsked = {
  /** `yyyy-mm`. */
  readonly month: string;
  /** MIC; null: all venues. */
  readonly venue: string | null;
  /** A line for each customer instead of one for all. */
  readonly byCustomer: boolean;
};

/** Reads of a venue and a type of data. Counts that may be large are decimal texts. */
export type UsageLine = {
  readonly venue: string;
  readonly name: string;
  readonly type: 'order' | 'trade';
  readonly users: number;
  readonly days: number;
  readonly reads: string;
  readonly byKey: string;
  /** Null of a line of all. */
  readonly pseudonym: string | null;
  /** Null of a line of all, and if the account was removed. */
  readonly login: string | null;
};

/** Number of lines that a list shows. */
const mostLines = 100;

/**
 * Reads of live data in a month, by venue, type of data and, if asked for, customer.
 *
 * @param after venue, type and pseudonym of the line after which to go on; null: from the first
 * @returns at most `mostLines`, and whether there are more after them
 */
export async function listedUsage(
  pool: Database,
  { month, venue, byCustomer }: UsageAsked,
  after: readonly string[] | null = null,
): Promise<{ readonly lines: readonly UsageLine[]; readonly hasMore: boolean }> {
  const { rows } = await pool.query<UsageLine>(
    `SELECT r.venue_mic AS venue, coalesce(v.name, '') AS name, r.data_type AS type, a.email AS login, r.pseudonym,
       r.users, r.days, r.reads, r.by_key AS "byKey"
     FROM (
       SELECT venue_mic, data_type, ${byCustomer ? 'account_ref' : 'NULL::uuid'} AS pseudonym,
         count(DISTINCT account_ref)::int AS users, count(DISTINCT day)::int AS days, sum(reads)::text AS reads,
         coalesce(sum(reads) FILTER (WHERE by_key), 0)::text AS by_key
       FROM live_reads
       WHERE reads > 0 AND day >= $1::date AND day < $1::date + interval '1 month' AND ($2::text IS NULL OR venue_mic = $2)
         AND ($3::text IS NULL OR (venue_mic, data_type, ${byCustomer ? 'account_ref::text' : "''"}) > ($3, $4, $5))
       GROUP BY 1, 2, 3 ORDER BY venue_mic, data_type, ${byCustomer ? 'account_ref::text' : '3'} LIMIT $6
     ) r LEFT JOIN venues v ON v.mic = r.venue_mic LEFT JOIN accounts a ON a.payer_ref = r.pseudonym
     ORDER BY r.venue_mic, r.data_type, r.pseudonym::text`,
    [`${month}-01`, venue, after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, mostLines + 1],
  );
  return { lines: rows.slice(0, mostLines), hasMore: rows.length > mostLines };
}
