import type { LineContext, Segment } from '../../domain/feed/instrument-line.ts';
import { advisoryLocks, venueLockClass } from '../../platform/advisory-locks.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { InstrumentRegister } from './instrument-register.ts';
import type { NumberedLine } from './read-lines.ts';

const toleranceMs = 5 * 60_000;

/**
 * What a file's lines are checked against.
 *
 * @param venues operating MICs of the venues there may be lines of; null: all
 */
export async function readWorld(
  client: Transaction,
  register: InstrumentRegister,
  now: Date,
  venues: ReadonlySet<string> | null,
): Promise<LineContext> {
  const found = await client.query<Segment>(
    `SELECT s.mic, s.venue_mic AS "venueMic", v.location AS "venueLocation", s.system
     FROM segments s JOIN venues v ON v.mic = s.venue_mic`,
  );
  const segments = new Map(found.rows.map((segment) => [segment.mic, segment]));
  const latest = new Date(now.getTime() + toleranceMs).toISOString();
  return {
    segmentOf: (mic) => segments.get(mic),
    instrumentOf: (code) => register.instrumentOf(code),
    mayPublish: ({ venueMic }) => venues === null || venues.has(venueMic),
    notAfter: latest.replace('Z', '999Z'),
  };
}

/** Lets other files be loaded meanwhile, but nobody change what lines are checked against. */
export async function lockWorld(client: Transaction): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock_shared($1)', [advisoryLocks.ingest]);
}

/**
 * Waits for the files started earlier whose first line names the same venue, since an amendment has to come after its
 * trade. Files of other venues go on. A file locks one venue only, so no two files wait for each other.
 */
export async function lockVenue(
  client: Transaction,
  world: LineContext,
  batch: readonly NumberedLine[],
): Promise<void> {
  for (const { line } of batch) {
    const mic = line?.venueMIC;
    const venue = typeof mic === 'string' ? world.segmentOf(mic)?.venueMic : undefined;
    if (venue === undefined) continue;
    await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [venueLockClass, venue]);
    return;
  }
}
