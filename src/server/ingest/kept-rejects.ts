import type { DataType } from '../../domain/feed/data-types.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { RejectedFault } from './fault-list.ts';

/** Number of errors that are kept of a file, and of characters of their lines; the others are only counted. */
const mostKept = 5_000;
const mostText = 4_000_000;

/** Days for which they are kept. */
export const rejectsKeptDays = 30;

/** Who loads files, if no publisher sends them. */
export const operators = 'operators';

/** Characters that are kept of a sender's files, and of all; the newest stay. */
const mostOf = { sender: 50_000_000, all: 1_000_000_000 };
/** Characters as which count a file, and each of its errors, beside their texts. */
const charge = { file: 10_000, error: 100 };

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
  /** Id of the publisher's key, or `operators`. */
  readonly sender: string;
  readonly receivedAt: Date;
  readonly lines: number;
  readonly rejected: number;
  /** Whether its other lines were taken. */
  readonly isTaken: boolean;
  /** As the file has it; null: NDJSON has none. */
  readonly header: string | null;
};

/** Whether all lines that were not taken are there, so that they can be mended without the file. */
function areAllKept({ isTaken, lines, rejected }: RejectedFile, faults: readonly RejectedFault[]): boolean {
  const untaken = isTaken ? rejected : lines;
  return faults.every(({ text }) => text !== '') && new Set(faults.map(({ line }) => line)).size === untaken;
}

const sizeOf = (faults: readonly RejectedFault[]): number =>
  faults.reduce(
    (sum, { field, value, reason, text }) =>
      sum + charge.error + field.length + (value?.length ?? 0) + reason.length + text.length,
    charge.file,
  );

/**
 * Keeps the errors of a file. A file that its sender sends again and again, and that is refused each time, is kept once;
 * a sender's oldest files give way.
 *
 * @param isNew whether the transaction has added rows of it, under whose number it is then kept
 * @param most characters that are kept of a sender's files
 * @returns its number
 */
export async function keepRejects(
  client: Transaction,
  file: RejectedFile,
  faults: readonly RejectedFault[],
  isNew: boolean,
  most = mostOf.sender,
): Promise<number> {
  const { dataType, name, sender, receivedAt, lines, rejected, isTaken, header } = file;
  if (!isTaken)
    await client.query(
      'DELETE FROM rejected_files WHERE sender = $1 AND name = $2 AND data_type = $3 AND NOT is_taken',
      [sender, name, dataType],
    );
  const { rows } = await client.query<{ number: number }>(
    `INSERT INTO rejected_files (number, data_type, name, sender, received_at, lines, rejected, is_taken, is_complete, header, size)
     SELECT ${isNew ? 'currval' : 'nextval'}('feed_files_id'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 RETURNING number`,
    [
      ...[dataType, name, sender, receivedAt, lines, rejected],
      ...[isTaken, areAllKept(file, faults), header, sizeOf(faults)],
    ],
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
  // Another transaction that does the same deletes what is skipped.
  await client.query(
    `DELETE FROM rejected_files WHERE number IN (SELECT number FROM rejected_files WHERE number IN (
         SELECT number FROM (
           SELECT number, sum(size) OVER (ORDER BY received_at DESC, number DESC) AS newer
           FROM rejected_files WHERE sender = $1) f
         WHERE newer > $2 AND number <> $3)
       FOR UPDATE SKIP LOCKED)`,
    [sender, most, number],
  );
  return number;
}

/**
 * Forgets what was kept too long, and the oldest of what is too much.
 *
 * @param most characters that are kept in all
 * @returns of how many files
 */
export async function pruneRejects(client: Queryable, now: Date, most = mostOf.all): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM rejected_files WHERE received_at < $1::timestamptz - make_interval(days => ${rejectsKeptDays})
     OR number IN (
       SELECT number FROM (
         SELECT number, sum(size) OVER (ORDER BY received_at DESC, number DESC) AS newer FROM rejected_files) f
       WHERE newer > $2)`,
    [now, most],
  );
  return rowCount ?? 0;
}
