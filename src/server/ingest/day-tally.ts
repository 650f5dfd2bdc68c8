import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { earliestPublication, type LineContext } from '../../domain/feed/instrument-line.ts';
import type { Line } from '../../domain/feed/line-reading.ts';
import { timestampOf } from '../../domain/timestamps.ts';

const tableSql = 'INSERT INTO feed_days (data_type, segment_mic, day, rows, rejected, minutes, changed_at)';
const addSql = `ON CONFLICT (data_type, segment_mic, day) DO UPDATE SET
  rows = feed_days.rows + excluded.rows, rejected = feed_days.rejected + excluded.rejected,
  minutes = feed_days.minutes + excluded.minutes, changed_at = excluded.changed_at`;

/** Aggregates rows of (segment_mic, published_at) to days with the minutes in which they were published. */
export const daysOfRows = (rows: string): string => `SELECT segment_mic AS mic,
    (published_at AT TIME ZONE 'UTC')::date AS day, count(*) AS rows,
    range_agg(int4range(minute, minute + 1)) AS minutes
  FROM (SELECT segment_mic, published_at,
      (extract(epoch FROM date_trunc('minute', published_at))::bigint / 60 % 1440)::integer AS minute FROM ${rows}) r
  GROUP BY 1, 2`;

/**
 * The minute of the day of a time as written by `timestampOf`, computed from character codes so that no line creates a
 * string for it.
 */
const minuteOf = (time: string): number =>
  (time.charCodeAt(11) * 10 + time.charCodeAt(12) - 528) * 60 +
  time.charCodeAt(14) * 10 +
  time.charCodeAt(15) -
  528;

/** The number of rows of a segment on a day, and the minutes in which they were published. */
type Day = { rows: number; readonly minutes: Set<number> };

/** Minutes as ranges, which PostgreSQL sorts and merges. */
const rangesOf = (minutes: ReadonlySet<number>): string =>
  `{${Array.from(minutes, (minute) => `[${minute},${minute + 1})`).join(',')}}`;

/** Counts a file's rows by minute and segment, and its bad lines by day. */
export class DayTally {
  readonly #dataType: DataType;
  /** By `MIC|YYYY-MM-DD`. */
  readonly #days = new Map<string, Day>();
  // Lines of one segment and day usually follow each other, so most need no lookup.
  #mic = '';
  #day = '';
  #open: Day = { rows: 0, minutes: new Set() };
  /** By `MIC|YYYY-MM-DD`; empty if the line does not say. */
  readonly #rejected = new Map<string, number>();

  constructor(dataType: DataType) {
    this.#dataType = dataType;
  }

  add(mic: string, publishedAt: string): void {
    if (mic !== this.#mic || this.#day === '' || !publishedAt.startsWith(this.#day))
      this.#turnTo(mic, publishedAt);
    this.#open.rows += 1;
    this.#open.minutes.add(minuteOf(publishedAt));
  }

  #turnTo(mic: string, publishedAt: string): void {
    this.#mic = mic;
    this.#day = publishedAt.slice(0, 10);
    const key = `${mic}|${this.#day}`;
    this.#open = this.#days.get(key) ?? { rows: 0, minutes: new Set() };
    this.#days.set(key, this.#open);
  }

  /** Records a bad line. */
  reject(line: Line | null, world: LineContext): void {
    const mic = line?.venueMIC;
    const at = line?.[this.#dataType === 'trade' ? 'publicationDate' : 'date'];
    const time = typeof at === 'string' ? timestampOf(at) : null;
    const segment = typeof mic === 'string' ? world.segmentOf(mic) : undefined;
    const isPlaced =
      segment &&
      world.mayPublish?.(segment) !== false &&
      time !== null &&
      time >= earliestPublication &&
      time <= world.notAfter;
    this.#note(isPlaced ? `${segment.mic}|${time.slice(0, 10)}` : '', 1);
  }

  /** Records lines that were valid by themselves. */
  rejectDays(days: readonly { readonly mic: string; readonly day: string; readonly rows: string }[]): void {
    for (const { mic, day, rows } of days) this.#note(`${mic}|${day}`, Number(rows));
  }

  #note(key: string, count: number): void {
    this.#rejected.set(key, (this.#rejected.get(key) ?? 0) + count);
  }

  /**
   * Adds the file's lines to the stored tallies, in the caller's transaction.
   *
   * @param daysSql the part of the file that was added, as returned by `daysOfRows`; null: all its lines
   */
  async keep(client: pg.ClientBase, daysSql: string | null, ingestedAt: Date): Promise<void> {
    if (daysSql === null)
      await client.query(
        `${tableSql} SELECT $1, mic, day, rows, 0, minutes::int4multirange, $2
         FROM unnest($3::text[], $4::date[], $5::bigint[], $6::text[]) AS d (mic, day, rows, minutes) ${addSql}`,
        [
          this.#dataType,
          ingestedAt,
          [...this.#days.keys()].map((key) => key.slice(0, 4)),
          [...this.#days.keys()].map((key) => key.slice(5)),
          [...this.#days.values()].map(({ rows }) => rows),
          [...this.#days.values()].map(({ minutes }) => rangesOf(minutes)),
        ],
      );
    else
      await client.query(
        `${tableSql} SELECT $1, mic, day, rows, 0, minutes, $2 FROM (${daysSql}) d ${addSql}`,
        [this.#dataType, ingestedAt],
      );
    await this.#keepRejected(client, ingestedAt);
  }

  /** A bad line without segment or day counts for the one that most lines of its file are of. */
  async #keepRejected(client: pg.ClientBase, ingestedAt: Date): Promise<void> {
    if (this.#rejected.size === 0) return;
    const usual = this.#usualDay();
    const rejected = new Map<string, number>();
    for (const [key, count] of this.#rejected) {
      const place = key || usual;
      rejected.set(place, (rejected.get(place) ?? 0) + count);
    }
    await client.query(
      `${tableSql} SELECT $1, mic, day, 0, n, '{}', $2 FROM unnest($3::text[], $4::date[], $5::bigint[]) AS r (mic, day, n) ${addSql}`,
      [
        this.#dataType,
        ingestedAt,
        [...rejected.keys()].map((key) => key.slice(0, 4)),
        [...rejected.keys()].map((key) => key.slice(5)),
        [...rejected.values()],
      ],
    );
  }

  #usualDay(): string {
    let [usual, most] = ['', 0];
    for (const [day, { rows }] of this.#days) if (rows > most) [usual, most] = [day, rows];
    return usual;
  }
}
