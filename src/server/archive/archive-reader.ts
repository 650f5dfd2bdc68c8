import type { DataType } from '../../domain/feed/data-types.ts';
import { messageOf } from '../../domain/thrown.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refusal } from '../http/refusal.ts';
import { type ArchivedFile, faultOf } from './file-fault.ts';
import { openParquet, type RowGroup } from './stored-parquet.ts';

/** A file of a day that is only in the archive. */
export type ArchivedDay = ArchivedFile & {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly rows: number;
};

/** The files of the days in a period that are only in the archive, by day. */
export async function archivedDays(
  client: Queryable,
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

/** Reads days that are only in the archive. */
export type ArchiveReader = {
  /** The rows of a file, by group. @throws Refusal 503 if it is missing, or not as it was written */
  readonly open: (of: ArchivedDay) => Promise<readonly RowGroup[]>;
};

/** The refusal for a period with a day that cannot be read; the operator's log says why. */
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
 * Reads archived files from the store. A file is read whole and compared with its SHA-256 when it is first opened, and
 * again if it has changed since, because Parquet itself cannot detect changed bytes.
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
