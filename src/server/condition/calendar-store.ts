import * as z from 'zod';
import type { TradingCalendar } from '../../domain/feed/trading-calendar.ts';
import { isDay } from '../../domain/subscription/calendar.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { Refusal } from '../http/refusal.ts';

// Abbreviations mean different clocks to different people: to the time zone database BST is Dhaka's, and EST has no
// summer time. Neither have fixed offsets, and in Etc/GMT+5 the sign is turned round.
const areaAndCity =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][A-Za-z_-]+)+$/;

/** Whether this Node.js has a clock under a name; Node.js 20 knows no offsets. */
function hasClock(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const isTimeZone = (name: string): boolean => name === 'UTC' || (areaAndCity.test(name) && hasClock(name));

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'is a time such as 08:30');
const day = z.string().refine(isDay, 'is a day such as 2026-12-25');

const entry = z
  .strictObject({
    mic: z.string().regex(/^[A-Z0-9]{4}$/, 'is the MIC of a venue or segment'),
    timeZone: z
      .string()
      .refine(
        isTimeZone,
        'is a time zone such as Europe/London, by area and city, or UTC; abbreviations such as BST and fixed offsets are not taken',
      ),
    opens: time,
    closes: time,
    weekdays: z.array(z.int().min(0).max(6)).default([1, 2, 3, 4, 5]),
    holidays: z
      .array(z.strictObject({ day, name: z.string().min(1).max(100) }))
      .max(1000)
      .default([]),
    shortDays: z
      .array(z.strictObject({ day, closes: time }))
      .max(1000)
      .default([]),
    silentAfterMinutes: z.int().min(1).max(1440).nullable().default(null),
  })
  .superRefine(({ opens, closes, shortDays }, { addIssue }) => {
    const message = 'is later than it opens, on the same day';
    if (opens >= closes) addIssue({ code: 'custom', path: ['closes'], message });
    for (const [at, short] of shortDays.entries())
      if (opens >= short.closes) addIssue({ code: 'custom', path: ['shortDays', at, 'closes'], message });
  });

const entries = z.array(entry).min(1, 'names at least one venue or segment');

/** A calendar of a venue or segment, by its MIC. */
export type NamedCalendar = TradingCalendar & { readonly mic: string };

/** Reads calendars from a JSON file's text. @throws Refusal with every error */
export function readCalendarFile(text: string): readonly NamedCalendar[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal('invalid-request', 'The file is not JSON.');
  }
  const read = entries.safeParse(json);
  if (read.success) {
    const mics = read.data.map(({ mic }) => mic);
    const twice = mics.find((mic, at) => mics.indexOf(mic) !== at);
    if (twice !== undefined) throw new Refusal('invalid-request', `${twice} is in the file twice.`);
    return read.data;
  }
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new Refusal('invalid-request', ['The calendars cannot be loaded.', ...faults.slice(0, 20)]);
}

/** @throws Refusal if a calendar belongs to no venue or segment */
export async function checkKnown(client: Queryable, calendars: readonly NamedCalendar[]): Promise<void> {
  const mics = calendars.map(({ mic }) => mic);
  const known = await client.query<{ mic: string }>('SELECT mic FROM segments WHERE mic = ANY($1)', [mics]);
  const unknown = mics.filter((mic) => !known.rows.some((row) => row.mic === mic));
  if (unknown.length > 0)
    throw new Refusal('invalid-request', `There is no venue or segment ${unknown.join(', ')}.`);
}

/** Replaces the calendars of these venues and segments, all or none. @throws Refusal */
export async function storeCalendars(
  client: Queryable,
  calendars: readonly NamedCalendar[],
  at: Date,
): Promise<void> {
  await checkKnown(client, calendars);
  await client.query(
    `INSERT INTO trading_calendars (mic, calendar, loaded_at)
     SELECT mic, calendar, $3 FROM unnest($1::text[], $2::jsonb[]) AS c (mic, calendar)
     ON CONFLICT (mic) DO UPDATE SET calendar = excluded.calendar, loaded_at = excluded.loaded_at`,
    [
      calendars.map(({ mic }) => mic),
      calendars.map(({ mic: _, ...calendar }) => JSON.stringify(calendar)),
      at,
    ],
  );
}

/** A stored calendar, and what is to be said of its time zone; null if a file may name it. */
type StoredCalendar = NamedCalendar & { readonly zoneFault: string | null };

// Any name was taken once. Most of those that are refused now mean one clock; of an abbreviation nobody knows which, except
// of those that the time zone database understands as everybody does.
const isClear = (timeZone: string): boolean =>
  (!/^[A-Z]{3}$/.test(timeZone) || /^(?:UTC|UCT|GMT|[CEMW]ET|JST)$/.test(timeZone)) && hasClock(timeZone);

function zoneFaultOf(timeZone: string): string | null {
  if (isTimeZone(timeZone)) return null;
  const remedy = 'load it with an area and a city such as Europe/London';
  return isClear(timeZone)
    ? `the time zone ${timeZone} is refused in files: ${remedy}`
    : `the time zone ${timeZone} is not the name of one clock, so this calendar counts as none: ${remedy}`;
}

/** Every stored calendar, by MIC. */
export async function storedCalendars(pool: Database): Promise<readonly StoredCalendar[]> {
  const { rows } = await pool.query<{ mic: string; calendar: TradingCalendar }>(
    'SELECT mic, calendar FROM trading_calendars ORDER BY mic',
  );
  return rows.map(({ mic, calendar }) => ({ mic, ...calendar, zoneFault: zoneFaultOf(calendar.timeZone) }));
}

/** Every calendar whose clock is known, by the MIC of its venue or segment. */
export async function readCalendars(pool: Database): Promise<ReadonlyMap<string, TradingCalendar>> {
  const stored = await storedCalendars(pool);
  return new Map(
    stored.filter(({ timeZone }) => isClear(timeZone)).map(({ mic, ...calendar }) => [mic, calendar]),
  );
}
