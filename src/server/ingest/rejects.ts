import type pg from 'pg';
import type { Line } from '../../domain/feed/line-reading.ts';
import { timestampOf } from '../../domain/timestamps.ts';
import { daysOfRows } from './day-tally.ts';
import { detached } from './detached.ts';
import { FaultList } from './fault-list.ts';
import type { Gathered } from './gathered.ts';
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

const broken = 'another line of its snapshot cannot be taken';

/**
 * Removes lines that contradict each other or what is stored, until none does: without a removed line, another may have
 * nothing to amend. A snapshot with a bad line is removed whole, since the rest would show a different book.
 */
export async function rejectContradictions(
  client: pg.ClientBase,
  staging: Staging,
  gathered: Gathered,
  snapshots: BrokenSnapshots,
  faults: FaultList,
): Promise<void> {
  if (gathered.isEmpty) return;
  if (staging.dataType === 'order') {
    await takeBack(client, gathered, await linesOfBroken(client, snapshots, faults));
    await giveLevels(client, gathered);
  }
  for (;;) {
    const lines = new Set<number>();
    const found = new FaultList(({ line, ...fault }) => {
      lines.add(line);
      faults.add(line, [fault]);
    });
    if (staging.dataType === 'trade') await checkSecondReports(client, found);
    await checkStaged(client, staging, gathered, found, false);
    if (lines.size === 0) return;
    const others = staging.dataType === 'order' ? await othersOfSnapshots(client, [...lines], faults) : [];
    await takeBack(client, gathered, [...lines, ...others]);
  }
}

async function takeBack(client: pg.ClientBase, gathered: Gathered, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  gathered.isNarrowed = true;
  const { rows } = await client.query<{ mic: string; day: string; rows: string }>(
    `WITH gone AS (DELETE FROM staging WHERE line_no = ANY($1) RETURNING segment_mic, published_at)
     SELECT mic, day::text, rows FROM (${daysOfRows('gone')}) d`,
    [lines],
  );
  gathered.days.rejectDays(rows);
}

async function linesOfBroken(
  client: pg.ClientBase,
  { columns }: BrokenSnapshots,
  faults: FaultList,
): Promise<readonly number[]> {
  if (columns[0].length === 0) return [];
  const { rows } = await client.query<{ line: string }>(
    `SELECT DISTINCT s.line_no AS line FROM staging s JOIN instruments i ON i.id = s.instrument_id
     JOIN unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) AS b (code, mic, system, at)
       ON b.code = i.code AND b.mic = s.segment_mic AND b.system = s.system AND b.at = s.published_at ORDER BY 1`,
    [...columns],
  );
  return rejectLines(rows, faults);
}

async function othersOfSnapshots(
  client: pg.ClientBase,
  lines: readonly number[],
  faults: FaultList,
): Promise<readonly number[]> {
  const snapshot = list(snapshotColumns);
  const { rows } = await client.query<{ line: string }>(
    `SELECT line_no AS line FROM staging WHERE line_no <> ALL($1) AND (${snapshot}) IN (
       SELECT ${snapshot} FROM staging WHERE line_no = ANY($1)
     ) ORDER BY 1`,
    [lines],
  );
  return rejectLines(rows, faults);
}

function rejectLines(rows: readonly { readonly line: string }[], faults: FaultList): readonly number[] {
  const lines = rows.map(({ line }) => Number(line));
  for (const line of lines) faults.add(line, [{ field: '-', reason: broken }]);
  return lines;
}
