import { isLei } from '../../domain/feed/lei.ts';
import { shownText } from '../../domain/feed/line-reading.ts';
import { isMic } from '../../domain/feed/mic.ts';
import { reportDateOf, reportDateText } from '../../domain/publishing/report-dates.ts';
import { rts27Faults } from '../../domain/publishing/rts27.ts';
import { type Rts28, readRts28 } from '../../domain/publishing/rts28.ts';
import { messageOf } from '../../domain/thrown.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PublishedFilesRow, PublishersRow, ReportsRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';
import { note } from './audit.ts';
import { addressName } from './file-names.ts';
import { addFileRow, type NewFile, type PublishDeps, publishFiles } from './publish-files.ts';
import { type CsvLine, heldText, readCsv } from './read-csv.ts';

type ReportSegment = {
  readonly mic: string;
  readonly name: string | null;
  readonly description: string | null;
};

export interface NewReportFile extends NewFile {
  /** The title in the list of files. */
  readonly title: string;
  /** The segment of a trading venue's report; null shows the file outside the groups. */
  readonly segment: ReportSegment | null;
  /** Text of an RTS 28 report to be parsed; null publishes the file as it is. */
  readonly rts28Text: string | null;
  /** Text that has to be a table of RTS 27; null or absent if it need not be. */
  readonly rts27Text?: string | null;
}

export type NewReport = {
  readonly type: 'IF' | 'TV';
  readonly publisher: string;
  readonly mic: string | null;
  readonly lei: string | null;
  /** `2026-09-30`. */
  readonly date: string;
  readonly files: readonly NewReportFile[];
  /** Withdraws the present files of the same titles in the same transaction. */
  readonly replace?: boolean;
};

function checkReport({ type, publisher, mic, lei, date, files }: NewReport): void {
  const faults: string[] = [];
  if (publisher.trim() === '' || publisher.length > 200)
    faults.push('publisher: a name of at most 200 characters');
  if (type === 'TV' && mic === null) faults.push('mic: a trading venue is named by its MIC');
  if (mic !== null && !isMic(mic)) faults.push(`mic: ${mic} is not a market identifier code`);
  if (lei !== null && !isLei(lei)) faults.push(`lei: ${lei} is not a legal entity identifier`);
  if (reportDateOf(date) !== date) faults.push(`date: ${date} is not a day such as 2026-09-30`);
  if (files.length === 0) faults.push('files: none are given');
  for (const { title, segment, rts28Text } of files) {
    if (title.trim() === '' || title.length > 200) faults.push('title: a text of at most 200 characters');
    if (segment && type === 'IF') faults.push('segment: only trading venues have segments');
    if (segment && !isMic(segment.mic))
      faults.push(`segment: ${segment.mic} is not a market identifier code`);
    if (rts28Text !== null && type === 'TV') faults.push('form: RTS 28 is for investment firms');
  }
  const titles = files.map(({ title, segment }) => JSON.stringify([title.trim(), segment?.mic]));
  if (new Set(titles).size < titles.length) faults.push('title: is given to two files of a segment');
  if (faults.length > 0) throw new Refusal('invalid-request', ['The report cannot be published.', ...faults]);
}

/** The lines of a table, and how a fault of one is told. */
function tableOf(fileName: string, text: string) {
  let rows: readonly CsvLine[];
  try {
    rows = readCsv(text, { relax_column_count: true });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('invalid-request', `${fileName} is not CSV: ${messageOf(error)}`);
  }
  return {
    cells: rows.map(({ cells }) => cells),
    place: ({ line, field }: { readonly line: number; readonly field: string }): string =>
      `line ${rows[line - 1]?.line ?? line}, ${field}`,
  };
}

const mostTold = 20;

function rts28Of({ fileName, rts28Text }: NewReportFile): Rts28 | null {
  if (rts28Text === null) return null;
  const { cells, place } = tableOf(fileName, rts28Text);
  const read = readRts28(cells);
  if ('classes' in read) return read;
  throw new Refusal('invalid-request', [
    `${fileName} is not a report of RTS 28.`,
    ...read.slice(0, mostTold).map((fault) => {
      const held = cells[fault.line - 1]?.[cells[0]?.indexOf(fault.field) ?? -1];
      return `${place(fault)}: ${fault.reason}${heldText(held)}`;
    }),
  ]);
}

function checkRts27({ fileName, segment, rts27Text = null }: NewReportFile, { mic, date }: NewReport): void {
  if (rts27Text === null) return;
  const { cells, place } = tableOf(fileName, rts27Text);
  const faults = rts27Faults(cells, { venue: mic, segment: segment?.mic ?? null, date });
  if (faults.length === 0) return;
  throw new Refusal('invalid-request', [
    `${fileName} is not a table of RTS 27 as "publish --help" has it; --as-is publishes another.`,
    ...faults
      .slice(0, mostTold)
      .map((fault) => `${place(fault)}: ${JSON.stringify(shownText(fault.value, 60))} ${fault.reason}`),
  ]);
}

async function publisherId(client: Transaction, { type, publisher, mic, lei }: NewReport): Promise<number> {
  const { rows } = await client.query<Pick<PublishersRow, 'id' | 'mic'>>(
    `INSERT INTO publishers (type, name, mic, lei) VALUES ($1, $2, $3, $4)
     ON CONFLICT (type, name) DO UPDATE SET lei = coalesce(excluded.lei, publishers.lei) RETURNING id, mic`,
    [type, publisher.trim(), mic, lei],
  );
  const row = rows[0];
  if (!row) throw new Refusal('invalid-request', `${publisher} cannot be stored.`);
  if (mic !== null && row.mic !== mic) {
    throw new Refusal('conflict', `${publisher} is known with the MIC ${row.mic ?? '(none)'}, not ${mic}.`);
  }
  return row.id;
}

/**
 * Publishes the files of a publisher's report, all or none.
 *
 * @returns their addresses
 * @throws Refusal that says what is wrong
 */
export async function publishReport(deps: PublishDeps, report: NewReport): Promise<readonly string[]> {
  checkReport(report);
  const readings = report.files.map(rts28Of);
  for (const file of report.files) checkRts27(file, report);
  const at = deps.now();
  const addresses: string[] = [];
  const replaced: string[] = [];
  await publishFiles(deps, 'reports', report.files, async (client, kept) => {
    const owner = await publisherId(client, report);
    const { rows } = await client.query<Pick<ReportsRow, 'id'>>(
      `INSERT INTO reports (publisher_id, report_date) VALUES ($1, $2)
       ON CONFLICT (publisher_id, report_date) DO UPDATE SET report_date = excluded.report_date RETURNING id`,
      [owner, report.date],
    );
    const reportId = rows[0]?.id;
    for (const [index, file] of report.files.entries()) {
      const stored = kept[index];
      if (!stored) continue;
      const { segment } = file;
      const title = file.title.trim();
      const twins = await client.query<Pick<PublishedFilesRow, 'id' | 'name'>>(
        `SELECT f.id, f.name FROM report_files rf JOIN published_files f ON f.id = rf.file_id
         WHERE rf.report_id = $1 AND rf.title = $2 AND rf.segment_mic IS NOT DISTINCT FROM $3 AND f.withdrawn_at IS NULL`,
        [reportId, title, segment?.mic ?? null],
      );
      if (twins.rows.length > 0 && !report.replace) {
        throw new Refusal(
          'conflict',
          `"${title}" is published already in this report: withdraw it, or use --replace.`,
        );
      }
      await client.query('UPDATE published_files SET withdrawn_at = $2 WHERE id = ANY($1::integer[])', [
        twins.rows.map(({ id }) => id),
        at,
      ]);
      replaced.push(...twins.rows.map(({ name }) => `/files/reports/${name}`));
      const words = [report.mic ?? report.publisher, report.date, segment?.mic ?? '', title];
      const added = await addFileRow(client, 'reports', addressName(words, stored.fileName), stored, at);
      const reading = readings[index] ?? null;
      await client.query(
        `INSERT INTO report_files (report_id, file_id, title, segment_mic, segment_name, segment_description, rts28)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          reportId,
          added.id,
          title,
          segment?.mic ?? null,
          segment?.name ?? null,
          segment?.description ?? null,
          reading && JSON.stringify(reading),
        ],
      );
      addresses.push(`/files/reports/${added.name}`);
    }
    await note(
      client,
      deps.actor,
      at,
      'publish report',
      `${report.publisher}, ${reportDateText(report.date)}`,
      {
        files: addresses,
        sha256: kept.map(({ sha256 }) => sha256),
        ...(replaced.length > 0 ? { replaces: replaced } : {}),
      },
    );
  });
  return addresses;
}
