import type pg from 'pg';
import type { Fault, Line } from '../../domain/feed/line-reading.ts';
import { timestampOf } from '../../domain/timestamps.ts';
import { type DayTally, daysOfRows } from './day-tally.ts';
import { detached } from './detached.ts';
import { FaultList } from './fault-list.ts';
import type { FileContents } from './file-contents.ts';
import type { FileReading } from './read-lines.ts';
import { checkSecondReports } from './second-reports.ts';
import { checkStaged, giveLevels, list, snapshotColumns } from './staged-checks.ts';
import type { Staging } from './staging.ts';

/** Snapshots of orders with a bad line, as far as the line named its snapshot. */
export class BrokenSnapshots {
  readonly columns: [string[], string[], string[], string[]] = [[], [], [], []];

  add({ instrumentId, venueMIC, system, date }: Line): void {
    const at = typeof date === 'string' ? timestampOf(date) : null;
    const texts = [instrumentId, venueMIC, system, at];
    if (!texts.every((text) => typeof text === 'string' && !text.includes('\0'))) return;
    for (const [place, text] of texts.entries()) this.columns[place]?.push(detached(String(text)));
  }
}

type Rejecting = {
  readonly staging: Staging;
  readonly contents: FileContents;
  readonly days: DayTally;
  readonly broken: BrokenSnapshots;
  readonly faults: FaultList;
  /** Reads the text of a line again. */
  readonly lineOf: FileReading['lineOf'];
};

type Found = Fault & { readonly line: number };

const ofSnapshot = (lines: readonly number[]): readonly Found[] =>
  lines.map((line) => ({ line, field: '-', reason: 'another line of its snapshot cannot be taken' }));

/**
 * Removes lines that contradict each other or what is stored, until none does: without a removed line, another may have
 * nothing to amend. A snapshot with a bad line is removed whole, since the rest would show a different book. Afterwards
 * each order has its level.
 *
 * @returns whether any was removed
 */
export async function rejectContradictions(client: pg.ClientBase, rejecting: Rejecting): Promise<boolean> {
  const { staging, contents, broken } = rejecting;
  if (contents.months.length === 0) return false;
  let isAnyRemoved = false;
  if (staging.dataType === 'order') {
    const found = ofSnapshot(await linesOfBroken(client, broken));
    await reject(client, rejecting, found);
    isAnyRemoved = found.length > 0;
    if (contents.levelsFollowLines) await giveLevels(client);
  }
  for (;;) {
    const found: Found[] = [];
    const finding = new FaultList(({ line, field, reason }) => found.push({ line, field, reason }));
    if (staging.dataType === 'trade') await checkSecondReports(client, finding);
    await checkStaged(client, staging, contents, finding, false);
    if (found.length === 0) return isAnyRemoved;
    isAnyRemoved = true;
    const lines = new Set(found.map(({ line }) => line));
    const others = staging.dataType === 'order' ? await othersOfSnapshots(client, [...lines]) : [];
    await reject(client, rejecting, [...found, ...ofSnapshot(others)]);
  }
}

const toldAtOnce = 20_000;

/** Reports what was found of staged lines, with the lines as they were given, and removes them. */
async function reject(
  client: pg.ClientBase,
  { days, faults, lineOf }: Rejecting,
  found: readonly Found[],
): Promise<void> {
  for (let from = 0; from < found.length; from += toldAtOnce) {
    const told = found.slice(from, from + toldAtOnce);
    const { rows } = await client.query<{ line: string; given: string }>(
      'SELECT line_no AS line, given FROM staging WHERE line_no = ANY($1)',
      [told.map(({ line }) => line)],
    );
    const texts = new Map(rows.map(({ line, given }) => [Number(line), given]));
    for (const { line, ...fault } of told) {
      const text = texts.get(line) ?? '';
      faults.add(line, [fault], { text, line: lineOf(text) });
    }
  }
  await removeLines(client, days, [...new Set(found.map(({ line }) => line))]);
}

async function removeLines(client: pg.ClientBase, days: DayTally, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  const { rows } = await client.query<{ mic: string; day: string; rows: string }>(
    `WITH gone AS (DELETE FROM staging WHERE line_no = ANY($1) RETURNING segment_mic, published_at)
     SELECT mic, day::text, rows FROM (${daysOfRows('gone')}) d`,
    [lines],
  );
  days.rejectDays(rows);
}

async function linesOfBroken(
  client: pg.ClientBase,
  { columns }: BrokenSnapshots,
): Promise<readonly number[]> {
  if (columns[0].length === 0) return [];
  const { rows } = await client.query<{ line: string }>(
    `SELECT DISTINCT s.line_no AS line FROM staging s JOIN instruments i ON i.id = s.instrument_id
     JOIN unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) AS b (code, mic, system, at)
       ON b.code = i.code AND b.mic = s.segment_mic AND b.system = s.system AND b.at = s.published_at ORDER BY 1`,
    [...columns],
  );
  return rows.map(({ line }) => Number(line));
}

async function othersOfSnapshots(
  client: pg.ClientBase,
  lines: readonly number[],
): Promise<readonly number[]> {
  const snapshot = list(snapshotColumns);
  const { rows } = await client.query<{ line: string }>(
    `SELECT line_no AS line FROM staging WHERE line_no <> ALL($1) AND (${snapshot}) IN (
       SELECT ${snapshot} FROM staging WHERE line_no = ANY($1)
     ) ORDER BY 1`,
    [lines],
  );
  return rows.map(({ line }) => Number(line));
}
