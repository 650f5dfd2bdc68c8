import { dropMonthsBefore, firstMonthsKept, monthsToDrop } from '../ingest/retention.ts';
import type { Output } from './ingest.ts';
import { onOperatorDatabase } from './operator-database.ts';

export const retentionUsage = `Usage: npm run daylight -- retention [--dry-run]

Drops the months of orders and trades that are older than ORDERS_KEPT_MONTHS and TRADES_KEPT_MONTHS, whole, and for
good; the service does the same by itself every day. --dry-run tells which would go, and drops nothing.`;

/** `retention [--dry-run]`. Answers the exit code. */
export async function retentionCommand(args: readonly string[], output: Output): Promise<number> {
  const [flag, ...rest] = args;
  const dryRun = flag === '--dry-run';
  if ((flag !== undefined && !dryRun) || rest.length > 0) {
    output.printError(retentionUsage);
    return 1;
  }
  return onOperatorDatabase(async ({ pool, config }) => {
    const first = firstMonthsKept(config.keptMonths, new Date());
    const months = await monthsToDrop(pool, first);
    if (!dryRun) await dropMonthsBefore(pool, first);
    for (const { name, size } of months) output.print(`${dryRun ? 'Would go' : 'Gone'}: ${name}, ${size}`);
    output.print(`Kept: orders from ${first.order}, trades from ${first.trade}.`);
    return 0;
  });
}
