import { monthOf, monthsBefore } from '../ingest/partitions.ts';
import {
  type ArchivedTypes,
  dataTypes,
  dropMonthsBefore,
  type FirstMonths,
  feedTables,
} from '../ingest/retention.ts';
import type { ArchiveDeps } from './archive-day.ts';
import { archiveMonth } from './archive-month.ts';

/**
 * Retention: drops the months before the first kept ones, after archiving those of archived types in the file store.
 *
 * @returns how many monthly partitions were dropped
 */
export async function retireMonths(
  deps: ArchiveDeps,
  first: FirstMonths,
  archived: ArchivedTypes,
): Promise<number> {
  for (const type of dataTypes) {
    if (!archived[type]) continue;
    const table = feedTables[type];
    for (const name of await monthsBefore(deps.pool, table, first[type]))
      await archiveMonth(deps, type, table, monthOf(name));
  }
  return dropMonthsBefore(deps.pool, first, archived);
}
