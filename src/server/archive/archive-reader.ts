import type pg from 'pg';
import type { DataType } from '../../domain/feed/data-types.ts';
import { messageOf } from '../../domain/thrown.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refusal } from '../http/refusal.ts';
import { type ArchivedFile, faultOf } from './file-fault.ts';
import { openParquet, type RowGroup } from './stored-parquet.ts';

/** A file of a day that is in the archive alone. */
export type ArchivedDay = ArchivedFile & {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly rows: number;
};

/** The files of the days from one to another that are in the archive alone, by day. */
export async function archivedDays(
  client: pg.ClientBase | pg.Pool,
  dataType: DataType,
  days: readonly [from: string, to: string],
): Promise<readonly ArchivedDay[]> {
  const { rows } = await client.query<Omit<ArchivedDay, 'size' | 'rows'> & { size: string; rows: string }>(
    `SELECT day, storage_key AS key, size, sha256, rows FROM archived_days
     WHERE data_type = $1 AND dropped_at IS NOT NULL AND day >= $2 AND day <= $3 ORDER BY day, id`,
    [dataType, ...days],
  );
  return rows.map((row) => ({ ...row, size: Number(row.size), rows: Number(row.rows) }));
}

/** Reads what is in the archive alone. */
export type ArchiveReader = {
  /** The rows of a file, group by group. @throws Refusal 503 when it is not there, or not as it was written */
  readonly open: (of: ArchivedDay) => Promise<readonly RowGroup[]>;
};

/** What a reader is told whose period has a day that cannot be read; the operator is told why. */
function unreadable({ day, key }: ArchivedDay, why: string): Refusal {
  const refusal = new Refusal(
    'unavailable',
    `What was published on ${day} is in the archive, which cannot be read now. Nothing was left out: ask again later.`,
  );
  refusal.cause = new Error(`${key}: ${why}`);
  return refusal;
}

async function orUnreadable<T>(of: ArchivedDay, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unreadable(of, messageOf(error));
  }
}

/**
 * Reads archived files out of the store. A file is read whole and compared with its SHA-256 when it is opened first, and
 * again when it has changed since: Parquet has nothing by which changed bytes are told.
 */
export function createArchiveReader(files: FileStore): ArchiveReader {
  const compared = new Map<string, string>();

  async function assertWhole(of: ArchivedDay): Promise<void> {
    const found = await files.stat(of.key);
    const stamp = found && `${found.size} ${found.modifiedAt.getTime()}`;
    if (stamp !== null && compared.get(of.key) === stamp) return;
    const fault = await faultOf(files, of);
    if (fault !== null) throw new Error(fault);
    if (stamp !== null) compared.set(of.key, stamp);
  }

  return {
    open: (of) =>
      orUnreadable(of, async () => {
        await assertWhole(of);
        const groups = await openParquet(files, of);
        const rows = groups.reduce((sum, group) => sum + group.rows, 0);
        if (rows !== of.rows) throw new Error(`has ${rows} rows, the archive says ${of.rows}`);
        return groups.map((group) => ({
          ...group,
          read: (columns) => orUnreadable(of, () => group.read(columns)),
        }));
      }),
  };
}
