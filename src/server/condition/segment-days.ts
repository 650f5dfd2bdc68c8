import type { DataType } from '../../domain/feed/data-types.ts';
import {
  before,
  type Pauses,
  pausesOf,
  rhythmDays,
  type SegmentDay,
  usualLimit,
} from '../../domain/feed/silence.ts';
import { type Minutes, type TradingCalendar, tradingHours } from '../../domain/feed/trading-calendar.ts';
import { addDays, type Day } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';

/** Number of days from which a segment's usual intervals are computed. */
const lookBackDays = 21;

/** What was taken in for a segment on a day. */
export type IngestedDay = {
  readonly published: readonly Minutes[];
  readonly rows: number;
  readonly rejected: number;
  readonly changedAt: string;
};

/** `{[480,510),[600,601)}`, as PostgreSQL writes a multirange. */
function minutesOf(text: string): readonly Minutes[] {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]): Minutes => [Number(from), Number(to)]);
}

/** A segment's orders or trades, by day. */
export class SegmentDays {
  readonly mic: string;
  readonly venueMic: string;
  readonly dataType: DataType;
  readonly #calendar: TradingCalendar | null;
  readonly #ingested = new Map<Day, IngestedDay>();
  readonly #pauses = new Map<Day, Pauses>();

  constructor(mic: string, venueMic: string, dataType: DataType, calendar: TradingCalendar | null) {
    this.mic = mic;
    this.venueMic = venueMic;
    this.dataType = dataType;
    this.#calendar = calendar;
  }

  add(day: Day, taken: IngestedDay): void {
    this.#ingested.set(day, taken);
  }

  on(day: Day): IngestedDay | undefined {
    return this.#ingested.get(day);
  }

  hoursOn(day: Day): readonly Minutes[] {
    return this.#calendar ? tradingHours(this.#calendar, day) : [];
  }

  /** @param until minute after which nothing is known */
  dayOf(day: Day, until: number): SegmentDay {
    const published = before(this.#ingested.get(day)?.published ?? [], until);
    // A segment that has published nothing for weeks is not expected to publish.
    const isInUse = published.length > 0 || this.recentBefore(day).some(([, { rows }]) => rows > 0);
    return {
      hours: this.hoursOn(day),
      published,
      limit: isInUse ? (this.#calendar?.silentAfterMinutes ?? this.#usualLimit(day)) : null,
    };
  }

  /** The days with files of the weeks before, in order. */
  recentBefore(day: Day): readonly (readonly [Day, IngestedDay])[] {
    const from = addDays(day, -lookBackDays);
    return [...this.#ingested].filter(([at]) => at >= from && at < day);
  }

  #usualLimit(day: Day): number | null {
    return usualLimit(
      this.recentBefore(day)
        .slice(-rhythmDays)
        .map(([at]) => this.#pausesOn(at)),
    );
  }

  #pausesOn(day: Day): Pauses {
    const known = this.#pauses.get(day);
    if (known) return known;
    const pauses = pausesOf(this.hoursOn(day), this.#ingested.get(day)?.published ?? []);
    this.#pauses.set(day, pauses);
    return pauses;
  }
}

/** Which segments: one, those of a venue, or all. */
export type Whose = { readonly venue?: string; readonly segment?: string; readonly dataType?: DataType };

/** The segments that have published, with their days from some weeks before `from` up to `to`. */
export async function readSegmentDays(
  pool: Database,
  calendars: ReadonlyMap<string, TradingCalendar>,
  { venue, segment, dataType }: Whose,
  [from, to]: readonly [Day, Day],
): Promise<readonly SegmentDays[]> {
  const { rows } = await pool.query<{
    data_type: DataType;
    mic: string;
    venue_mic: string;
    day: Day;
    rows: string;
    rejected: string;
    minutes: string;
    changed_at: string;
  }>(
    `SELECT d.data_type, d.segment_mic AS mic, g.venue_mic, d.day, d.rows, d.rejected, d.minutes::text,
       to_char(d.changed_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS changed_at
     FROM feed_days d JOIN segments g ON g.mic = d.segment_mic
     WHERE d.day BETWEEN $1 AND $2 AND ($3::text IS NULL OR g.venue_mic = $3) AND ($4::text IS NULL OR d.segment_mic = $4)
       AND ($5::text IS NULL OR d.data_type = $5)
     ORDER BY d.data_type, d.segment_mic, d.day`,
    [addDays(from, -lookBackDays), to, venue ?? null, segment ?? null, dataType ?? null],
  );
  const segments = new Map<string, SegmentDays>();
  for (const row of rows) {
    const key = `${row.data_type} ${row.mic}`;
    let days = segments.get(key);
    if (!days) {
      const calendar = calendars.get(row.mic) ?? calendars.get(row.venue_mic) ?? null;
      days = new SegmentDays(row.mic, row.venue_mic, row.data_type, calendar);
      segments.set(key, days);
    }
    days.add(row.day, {
      published: minutesOf(row.minutes),
      rows: Number(row.rows),
      rejected: Number(row.rejected),
      changedAt: row.changed_at,
    });
  }
  return [...segments.values()];
}
