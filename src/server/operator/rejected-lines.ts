import { csvLine } from '../../domain/csv.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RejectedFilesRow, RejectedLinesRow } from '../database/generated/rows.ts';
import { Refusal } from '../http/refusal.ts';

export type RejectedLine = Pick<RejectedLinesRow, 'line' | 'field' | 'value' | 'reason' | 'text'>;

/** The number of a file; null: none has it. */
const fileNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** The first errors of a file's rejected lines, in the order in which they were found. */
export async function rejectedLines(
  pool: Database,
  number: string,
  most: number,
): Promise<readonly RejectedLine[]> {
  const { rows } = await pool.query<RejectedLine>(
    `SELECT line, field, value, reason, text FROM rejected_lines WHERE file = $1
     ORDER BY position LIMIT $2`,
    [fileNumber(number), most],
  );
  return rows;
}

const everything = 1_000_000;

/** `errors`: one row for each error. `lines`: the lines alone, to be mended and sent again. */
export type RejectsForm = 'errors' | 'lines';

/**
 * @throws Refusal 404 if no rejected lines of the file are kept; for `lines` also if not all that were not taken are
 */
export async function rejectsText(
  pool: Database,
  number: string,
  form: RejectsForm,
): Promise<{ readonly name: string; readonly text: string; readonly isJson: boolean }> {
  const { rows } = await pool.query<Pick<RejectedFilesRow, 'header' | 'is_complete'>>(
    'SELECT header, is_complete FROM rejected_files WHERE number = $1',
    [fileNumber(number)],
  );
  const [file] = rows;
  if (!file) throw new Refusal('not-found', `No rejected lines of file ${number} are kept.`);
  const found = await rejectedLines(pool, number, everything);
  const name = `daylight-file-${number}`;
  if (form === 'errors') {
    const lines = found.map(({ line, field, value, reason, text }) =>
      csvLine([line, field, value, reason, text]),
    );
    const text = [csvLine(['line', 'field', 'value', 'reason', 'text']), ...lines].join('');
    return { name: `${name}-rejects.csv`, text, isJson: false };
  }
  if (!file.is_complete)
    throw new Refusal(
      'not-found',
      `Not all lines of file ${number} that were not taken are kept: mend them in the file, and send it whole again.`,
    );
  const byLine = new Map(found.map(({ line, text }) => [line, text]));
  const texts = [...byLine].sort(([one], [other]) => one - other).map(([, text]) => text);
  const isJson = file.header === null;
  const lines = [...(file.header === null ? [] : [file.header]), ...texts];
  return {
    name: `${name}-lines.${isJson ? 'ndjson' : 'csv'}`,
    text: lines.map((line) => `${line.replace(/\r?\n$/, '')}\n`).join(''),
    isJson,
  };
}
