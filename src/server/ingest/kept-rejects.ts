import type { DataType } from '../../domain/feed/data-types.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { RejectedFault } from './fault-list.ts';

/** Number of errors that are kept of a file, and of characters of their lines; the others are only counted. */
const mostKept = 5_000;
const mostText = 4_000_000;

/** Days for which they are kept. */
export const rejectsKeptDays = 30;

/** The first errors of a file's lines, as they are found. */
export class RejectsToKeep {
  readonly faults: RejectedFault[] = [];
  #length = 0;

  readonly add = (fault: RejectedFault): void => {
    if (this.faults.length >= mostKept || this.#length > mostText) return;
    this.#length += fault.text.length;
    this.faults.push(fault);
  };
}

export type RejectedFile = {
  readonly dataType: DataType;
  readonly name: string;
  readonly receivedAt: Date;
  readonly lines: number;
  readonly rejected: number;
  /** Whether its other lines were taken. */
  readonly isTaken: boolean;
  /** As the file has it; null: NDJSON has none. */
  readonly header: string | null;
};

/**
 * Keeps the errors of a file. A file that is sent again and again, and refused each time, is kept once.
 *
 * @param isNew whether the transaction has added rows of it, under whose number it is then kept
 * @returns its number
 */
export async function keepRejects(
  client: Transaction,
  file: RejectedFile,
  faults: readonly RejectedFault[],
  isNew: boolean,
): Promise<number> {
  const { dataType, name, receivedAt, lines, rejected, isTaken, header } = file;
  if (!isTaken) await client.query('DELETE FROM rejected_files WHERE name = $1 AND NOT is_taken', [name]);
  const { rows } = await client.query<{ number: number }>(
    `INSERT INTO rejected_files (number, data_type, name, received_at, lines, rejected, is_taken, header)
     SELECT ${isNew ? 'currval' : 'nextval'}('feed_files_id'), $1, $2, $3, $4, $5, $6, $7 RETURNING number`,
    [dataType, name, receivedAt, lines, rejected, isTaken, header],
  );
  const number = rows[0]?.number ?? 0;
  const column = <Name extends keyof RejectedFault>(of: Name) => faults.map((fault) => fault[of]);
  await client.query(
    `INSERT INTO rejected_lines (file, position, line, field, value, reason, text)
     SELECT $1, r.position, r.line, r.field, r.value, r.reason, r.text
     FROM unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::text[])
       WITH ORDINALITY AS r (line, field, value, reason, text, position)`,
    [number, column('line'), column('field'), column('value'), column('reason'), column('text')],
  );
  return number;
}

/** Forgets what was kept too long. @returns of how many files */
export async function pruneRejects(client: Queryable, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM rejected_files WHERE received_at < $1::timestamptz - make_interval(days => ${rejectsKeptDays})`,
    [now],
  );
  return rowCount ?? 0;
}
