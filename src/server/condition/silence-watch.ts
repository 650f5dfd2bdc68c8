import type { DataType } from '../../domain/feed/data-types.ts';
import { minutesInWords } from '../../domain/format/durations.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../clock.ts';
import { underLease } from '../jobs/lease.ts';
import { layOut } from '../mail/mail-templates.ts';
import type { Mail } from '../mail/outbox.ts';
import { readCalendars } from './calendar-store.ts';
import { readSegmentDays, type SegmentDays } from './segment-days.ts';
import { type SegmentNow, segmentNow } from './silence-now.ts';

export type SilenceWatchDeps = {
  readonly pool: Database;
  readonly clock: Clock;
  readonly operatorAddress: string;
  readonly queueMail: (client: Transaction, mail: Mail) => Promise<unknown>;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly warn: (facts: object, message: string) => void;
  };
};

type StoredSilence = {
  readonly mic: string;
  readonly dataType: DataType;
  /** `2026-11-20 10:42`, UTC. */
  readonly since: string;
  readonly limit: number;
};

const textOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const begunLine = ({ mic, dataType, since, limit }: StoredSilence): string =>
  `${mic}: no new ${dataType} since ${since} UTC; one is expected every ${minutesInWords(limit)}.`;

const overLine = ({ mic, dataType, since }: StoredSilence, isTrading: boolean, at: string): string =>
  isTrading
    ? `${mic}: ${dataType}s resumed at ${at} UTC, after none since ${since}.`
    : `${mic}: trading ended at ${at} UTC, with no ${dataType} since ${since}.`;

function silenceMail(to: string, begun: readonly string[], over: readonly string[]): Mail {
  const subject = [
    ...(begun.length > 0 ? [`${begun.length} silent`] : []),
    ...(over.length > 0 ? [`${over.length} no longer silent`] : []),
  ].join(', ');
  return layOut({
    kind: 'silence',
    to,
    subject: `Segments: ${subject}`,
    paragraphs: [...begun, ...over],
    after: ['Trading hours are those that were loaded: npm run daylight -- calendars list.'],
  });
}

/**
 * Finds segments that publish nothing while they trade, and reports to the operator by log and mail when a silence
 * begins and when it ends, once each: one worker checks at a time, and silences that another has recorded are not
 * reported again.
 *
 * @returns the number of silences that began or ended; 0 if another worker is checking
 */
export async function lookForSilence(deps: SilenceWatchDeps): Promise<number> {
  return (await underLease({ pool: deps.pool, name: 'silence-watch' }, () => look(deps))) ?? 0;
}

async function look(deps: SilenceWatchDeps): Promise<number> {
  const now = deps.clock.now();
  const today = dayOf(now);
  const calendars = await readCalendars(deps.pool);
  const segments = await readSegmentDays(deps.pool, calendars, {}, [today, today]);
  const found: SegmentNow[] = [];
  const unknown: SegmentDays[] = [];
  for (const segment of segments) {
    try {
      found.push(segmentNow(segment, now));
    } catch (error) {
      unknown.push(segment);
      const { mic, dataType } = segment;
      deps.log.warn({ err: error, segment: mic, dataType }, 'a segment could not be checked for silence');
    }
  }
  const lines = await deps.pool.transaction(async (client) => {
    const over = await endSilences(client, found, unknown, now);
    const begun = await beginSilences(client, found, now);
    if (begun.length + over.length > 0)
      await deps.queueMail(client, silenceMail(deps.operatorAddress, begun, over));
    return { begun, over };
  });
  for (const line of lines.begun) deps.log.warn({ silence: 'begun' }, line);
  for (const line of lines.over) deps.log.info({ silence: 'over' }, line);
  return lines.begun.length + lines.over.length;
}

async function beginSilences(
  client: Transaction,
  found: readonly SegmentNow[],
  now: Date,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { mic, dataType, limit, silence } of found) {
    if (silence === null || limit === null) continue;
    const { rowCount } = await client.query(
      `INSERT INTO silences (data_type, segment_mic, since, limit_minutes, noticed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (data_type, segment_mic) WHERE ended_at IS NULL DO NOTHING`,
      [dataType, mic, silence.since, limit, now],
    );
    if (rowCount === 1) lines.push(begunLine({ mic, dataType, limit, since: textOf(silence.since) }));
  }
  return lines;
}

async function endSilences(
  client: Transaction,
  found: readonly SegmentNow[],
  unknown: readonly Pick<SegmentNow, 'mic' | 'dataType'>[],
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await client.query<StoredSilence & { id: string; begins: string }>(
    `SELECT id, data_type AS "dataType", segment_mic AS mic, to_char(since, 'YYYY-MM-DD HH24:MI') AS since,
       limit_minutes AS limit FROM silences WHERE ended_at IS NULL ORDER BY segment_mic, data_type`,
  );
  const lines: string[] = [];
  for (const stored of rows) {
    const isIts = ({ mic, dataType }: Pick<SegmentNow, 'mic' | 'dataType'>): boolean =>
      mic === stored.mic && dataType === stored.dataType;
    if (unknown.some(isIts)) continue;
    const segment = found.find(isIts);
    // A later start means another silence: rows came in between.
    if (segment?.silence && textOf(segment.silence.since) <= stored.since) continue;
    const { rowCount } = await client.query(
      'UPDATE silences SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL',
      [stored.id, now],
    );
    if (rowCount === 1) lines.push(overLine(stored, segment?.isTrading ?? false, textOf(now)));
  }
  return lines;
}
