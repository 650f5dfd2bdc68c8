import type { DataType } from '../../domain/feed/data-types.ts';
import { codeOf } from '../../domain/thrown.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  type ComparedMonth,
  compareMonth,
  keepInstruments,
  leaveToArchive,
} from '../archive/archive-month.ts';
import { Refusal } from '../http/refusal.ts';
import { summed } from '../sums/sums-sql.ts';
import { holdOffFiles, lockNotAvailable, usualFileWait } from './hold-off-files.ts';
import { dropMonths, monthOf, monthsBefore, startOfMonth } from './partitions.ts';

/** The number of months of data to keep, including the current one. */
export type KeptMonths = Readonly<Record<DataType, number>>;

/** The first month of each kind (`YYYY-MM`) to keep. */
export type FirstMonths = Readonly<Record<DataType, string>>;

/** The kinds whose months are archived before they are dropped. */
export type ArchivedTypes = Readonly<Record<DataType, boolean>>;

export const feedTables = { order: 'orders', trade: 'trades' } as const;
export const dataTypes = ['order', 'trade'] as const;
const noneArchived: ArchivedTypes = { order: false, trade: false };

const monthsEarlier = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);

/** The first months kept at a given time. */
export function firstMonthsKept(kept: KeptMonths, now: Date): FirstMonths {
  return { order: monthsEarlier(now, kept.order - 1), trade: monthsEarlier(now, kept.trade - 1) };
}

/** What retention would drop now: the monthly partitions, and their size on disk. */
export async function monthsToDrop(
  pool: Database,
  first: FirstMonths,
): Promise<readonly { readonly name: string; readonly size: string }[]> {
  const names = await Promise.all(dataTypes.map((type) => monthsBefore(pool, feedTables[type], first[type])));
  const { rows } = await pool.query<{ name: string; size: string }>(
    `SELECT name, (SELECT pg_size_pretty(sum(pg_total_relation_size(relid))) FROM pg_partition_tree(name::regclass)) AS size
     FROM unnest($1::text[]) AS name`,
    [names.flat()],
  );
  return rows;
}

/** Longest waits in milliseconds; files, or readers, wait for as long too. */
const usualWaits = { forFiles: usualFileWait, forReaders: 2_000 };

/**
 * Retention: whole months before the first kept ones go, and the catalogue tells only of what is left. Files that are
 * being taken in are waited for, and so are readers, for a moment.
 *
 * @param archived types of which only what is archived may go
 * @returns how many monthly partitions went
 * @throws Error when rows of such a month are not archived, Refusal when others would have to wait too long: nothing is
 * dropped then
 */
export async function dropMonthsBefore(
  pool: Database,
  first: FirstMonths,
  archived = noneArchived,
  waits = usualWaits,
): Promise<number> {
  const compared = { order: new Map<string, ComparedMonth>(), trade: new Map<string, ComparedMonth>() };
  for (const type of dataTypes) {
    if (!archived[type]) continue;
    for (const name of await monthsBefore(pool, feedTables[type], first[type]))
      compared[type].set(name, await compareMonth(pool, type, name, monthOf(name)));
  }
  const work = async (client: Transaction): Promise<number> => {
    // Lists of millions of instruments take longer than a request may.
    await client.liftTimeLimit();
    await holdOffFiles(client, waits.forFiles);
    await client.query(`SET LOCAL lock_timeout = ${waits.forReaders}`);
    for (const type of dataTypes) {
      const names = await monthsBefore(client, feedTables[type], first[type]);
      if (archived[type]) {
        // A month that files have made since was not compared.
        for (const name of names) await leaveToArchive(client, type, name, compared[type].get(name));
        await keepInstruments(client, type, startOfMonth(first[type]));
      }
      if (names.length === 0) continue;
      await shrinkCatalogue(client, type, startOfMonth(first[type]));
      await client.query(`DELETE FROM ${summed[type].sums} WHERE starts_at < $1`, [
        startOfMonth(first[type]),
      ]);
      // Archived rows go on naming theirs.
      if (!archived[type]) await forgetFiles(client, type, startOfMonth(first[type]));
    }
    // Last, because readers wait from here on.
    let dropped = 0;
    for (const type of dataTypes) dropped += await dropMonths(client, feedTables[type], first[type]);
    return dropped;
  };
  try {
    return await pool.transaction(work);
  } catch (error) {
    if (codeOf(error) !== lockNotAvailable) throw error;
    throw new Refusal(
      'unavailable',
      'Rows are being read, which takes too long to wait for: nothing was dropped. Try again later.',
    );
  }
}

async function forgetFiles(client: Transaction, dataType: DataType, from: string): Promise<void> {
  await client.query('DELETE FROM feed_files WHERE data_type = $2 AND last_published_at < $1', [
    from,
    dataType,
  ]);
}

// first_published_at decides who may see a list's entry, so it must be that of a row that is still there.
async function shrinkCatalogue(client: Transaction, dataType: DataType, from: string): Promise<void> {
  if (dataType === 'trade')
    await client.query('DELETE FROM late_reports WHERE last_published_at < $1', [from]);
  for (const catalogue of ['catalogue_sources', 'catalogue_instruments', 'catalogue_classes']) {
    await client.query(`DELETE FROM ${catalogue} WHERE data_type = $2 AND last_published_at < $1`, [
      from,
      dataType,
    ]);
  }
  await client.query(
    `UPDATE catalogue_sources c SET first_published_at = CASE c.data_type
       WHEN 'order' THEN (SELECT min(o.published_at) FROM orders o
         WHERE o.instrument_id = c.instrument_id AND o.segment_mic = c.segment_mic AND o.system = c.system
           AND o.published_at >= $1)
       ELSE (SELECT min(t.published_at) FROM trades t
         WHERE t.instrument_id = c.instrument_id AND t.segment_mic = c.segment_mic AND t.published_at >= $1) END
     WHERE c.data_type = $2 AND c.first_published_at < $1`,
    [from, dataType],
  );
  await client.query(
    `UPDATE catalogue_instruments c SET first_published_at = (SELECT min(s.first_published_at) FROM catalogue_sources s
       WHERE s.data_type = c.data_type AND s.instrument_id = c.instrument_id AND s.venue_mic = c.venue_mic)
     WHERE c.data_type = $2 AND c.first_published_at < $1`,
    [from, dataType],
  );
  await client.query(
    `UPDATE catalogue_classes c SET first_published_at = (SELECT min(i.first_published_at) FROM catalogue_instruments i
       WHERE i.data_type = c.data_type AND i.venue_mic = c.venue_mic AND i.asset_class = c.asset_class
         AND i.sub_asset_class = c.sub_asset_class)
     WHERE c.data_type = $2 AND c.first_published_at < $1`,
    [from, dataType],
  );
}
