import { retireMonths } from '../archive/retire-months.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { feedTables, firstMonthsKept, monthsToDrop } from '../ingest/retention.ts';
import { underLease } from '../jobs/lease.ts';
import type { Output } from './ingest.ts';
import { onOperatorDatabase } from './operator-database.ts';

export const retentionUsage = `Usage: npm run daylight -- retention [--dry-run]

Permanently drops whole months of orders and trades that are older than ORDERS_KEPT_MONTHS and TRADES_KEPT_MONTHS. The
service does the same by itself every day. With ORDERS_ARCHIVED and TRADES_ARCHIVED they are first written to the file
store as Parquet, and read back. --dry-run lists the months and drops nothing.`;

/** `retention [--dry-run]`. Returns the exit code. */
export async function retentionCommand(args: readonly string[], output: Output): Promise<number> {
  const [flag, ...rest] = args;
  const dryRun = flag === '--dry-run';
  if ((flag !== undefined && !dryRun) || rest.length > 0) {
    output.printError(retentionUsage);
    return 1;
  }
  return onOperatorDatabase(dryRun ? 'reads' : 'changes', async ({ pool, config }) => {
    const first = firstMonthsKept(config.keptMonths, new Date());
    const listed = () => monthsToDrop(pool, first);
    const retire = async () => {
      const files = await openFileStore(config);
      const months = await listed();
      await retireMonths({ pool, files }, first, config.archived);
      return months;
    };
    // Listed under the lease: meanwhile the service may have dropped some of them.
    const months = dryRun ? await listed() : await underLease({ pool, name: 'retention' }, retire);
    if (months === null) {
      output.printError('The service is doing this right now: nothing was done here.');
      return 1;
    }
    const { order, trade } = config.archived;
    for (const { name, size } of months) {
      const isArchived = name.startsWith(feedTables.order) ? order : trade;
      output.print(
        `${dryRun ? 'Would be dropped' : 'Dropped'}${isArchived ? ' after archiving' : ''}: ${name}, ${size}`,
      );
    }
    output.print(`Kept: orders from ${first.order}, trades from ${first.trade}.`);
    return 0;
  });
}
