import type { Database } from '../../platform/database/database.ts';

/** All reports ever published, by publisher and day (`2026-09-30`). */
export async function reportsPublished(
  pool: Database,
): Promise<readonly { readonly publisher: string; readonly date: string }[]> {
  const { rows } = await pool.query<{ publisher: string; date: string }>(
    `SELECT p.name AS publisher, r.report_date::text AS date FROM reports r JOIN publishers p ON p.id = r.publisher_id`,
  );
  return rows;
}

/** The segments, each with its venue. */
export async function segmentFacts(pool: Database): Promise<
  readonly {
    readonly mic: string;
    readonly name: string;
    readonly venueMic: string;
    readonly venueName: string;
    readonly country: string;
  }[]
> {
  const { rows } = await pool.query<{
    mic: string;
    name: string;
    venueMic: string;
    venueName: string;
    country: string;
  }>(
    `SELECT s.mic, s.name, s.venue_mic AS "venueMic", v.name AS "venueName", v.country
     FROM segments s JOIN venues v ON v.mic = s.venue_mic ORDER BY s.mic`,
  );
  return rows;
}
