import { csvLine } from '../../domain/csv.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { VenuesRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';

/** What is reported. */
export type UsageQuestion = {
  /** `yyyy-mm`. */
  readonly month: string;
  /** MIC of a venue; null for all venues that were read. */
  readonly venue: string | null;
  /** One line for each account instead of one for all. */
  readonly byAccount: boolean;
};

type Line = {
  readonly venue: string;
  readonly name: string;
  readonly type: string;
  readonly account: string;
  readonly users: string;
  readonly days: number;
  readonly reads: string;
  readonly by_key: string;
};

async function assertVenue(client: Transaction, mic: string): Promise<void> {
  const known = await client.query<Pick<VenuesRow, 'mic'>>('SELECT mic FROM venues ORDER BY mic');
  const venues = known.rows.map((row) => row.mic);
  if (venues.includes(mic)) return;
  const segment = await client.query<{ mic: string }>(
    'SELECT venue_mic AS mic FROM segments WHERE mic = $1 LIMIT 1',
    [mic],
  );
  const of = segment.rows[0]?.mic;
  throw new Refusal(
    'invalid-request',
    of === undefined
      ? `There is no venue ${mic}. The venues are ${venues.join(', ')}.`
      : `${mic} is a segment of ${of}, and reads are counted by venue: ask for ${of}.`,
  );
}

/**
 * Who read live data in a month, by venue and type of data.
 *
 * @returns a CSV file, whose first line names its columns, and the number of lines after it
 * @throws Refusal for an unknown venue
 */
export async function usageReport(
  pool: Database,
  { month, venue, byAccount }: UsageQuestion,
): Promise<{ readonly csv: string; readonly lines: number }> {
  const { rows } = await pool.transaction(async (client) => {
    if (venue !== null) await assertVenue(client, venue);
    return client.query<Line>(
      `SELECT r.venue_mic AS venue, coalesce(v.name, '') AS name, r.data_type AS type,
         min(r.account_ref::text) AS account, count(DISTINCT r.account_ref) AS users,
         count(DISTINCT r.day)::integer AS days, sum(r.reads) AS reads,
         coalesce(sum(r.reads) FILTER (WHERE r.by_key), 0) AS by_key
       FROM live_reads r LEFT JOIN venues v ON v.mic = r.venue_mic
       WHERE r.reads > 0 AND r.day >= $1::date AND r.day < $1::date + interval '1 month' AND ($2::text IS NULL OR r.venue_mic = $2)
       GROUP BY r.venue_mic, v.name, r.data_type ${byAccount ? ', r.account_ref' : ''}
       ORDER BY 1, 3, 4`,
      [`${month}-01`, venue],
    );
  });
  const who = byAccount ? 'account' : 'distinctUsers';
  const heading = ['month', 'venueMIC', 'venueName', 'dataType', who, 'days', 'reads', 'readsByKey'];
  const lines = rows.map((row) => [
    ...[month, row.venue, row.name, row.type],
    byAccount ? row.account : row.users,
    ...[row.days, row.reads, row.by_key],
  ]);
  return { csv: [heading, ...lines].map(csvLine).join(''), lines: lines.length };
}
