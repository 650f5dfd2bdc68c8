import type pg from 'pg';

/** Whether no report was ever published. */
export async function nothingIsPublished(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM reports LIMIT 1');
  return rowCount === 0;
}

/** The segments, each with the venue it belongs to. */
export async function segmentFacts(pool: pg.Pool): Promise<
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
