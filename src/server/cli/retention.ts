import { parseArgs } from 'node:util';
import { retireMonths } from '../archive/retire-months.ts';
import { securityClock } from '../clock.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { feedTables, firstMonthsKept, monthsToDrop } from '../ingest/retention.ts';
import { underLease } from '../jobs/lease.ts';
import { note } from '../publishing/audit.ts';
import { isConfirmed } from './confirm.ts';
import { type OperatorDeps, onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';

export const retentionUsage = `Usage: npm run daylight -- retention [--dry-run | --yes] [--by NAME]

Permanently drops whole months of orders and trades that are older than ORDERS_KEPT_MONTHS and TRADES_KEPT_MONTHS. The
service does the same by itself every day. With ORDERS_ARCHIVED and TRADES_ARCHIVED they are first written to the file
store as Parquet, and read back. It lists the months and asks first; with --yes it does not. --dry-run lists the months
and drops nothing.

  --by   on whose behalf you act; recorded in the audit log (publish log) with your user name`;

type Asked = { readonly dryRun: boolean; readonly yes: boolean; readonly by: string | null };

function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        by: { type: 'string' },
      },
    });
    const { 'dry-run': dryRun, yes, by = null } = values;
    return dryRun && yes ? null : { dryRun, yes, by };
  } catch {
    return null;
  }
}

/** `retention [--dry-run | --yes]`. Returns the exit code. */
export async function retentionCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    output.printError(retentionUsage);
    return 1;
  }
  return onOperatorDatabase(asked.dryRun ? 'reads' : 'changes', output, (deps) =>
    retain(deps, asked, output),
  );
}

async function retain(
  { pool, config }: OperatorDeps,
  { dryRun, yes, by }: Asked,
  output: Output,
): Promise<number> {
  const now = securityClock.now();
  const first = firstMonthsKept(config.keptMonths, now);
  const listed = () => monthsToDrop(pool, first);
  const linesOf = (months: Awaited<ReturnType<typeof listed>>, verb: string): readonly string[] =>
    months.map(({ name, size }) => {
      const isArchived = name.startsWith(feedTables.order) ? config.archived.order : config.archived.trade;
      return `${verb}${isArchived ? ' after archiving' : ''}: ${name}, ${size}`;
    });
  const kept = `Kept: orders from ${first.order}, trades from ${first.trade}.`;
  const retire = async () => {
    const files = await openFileStore(config);
    const before = await listed();
    try {
      await retireMonths({ pool, files }, first, config.archived);
    } finally {
      const left = new Set((await listed()).map(({ name }) => name));
      const gone = before.filter(({ name }) => !left.has(name));
      const sizes = Object.fromEntries(gone.map(({ name, size }) => [name, size]));
      if (gone.length > 0)
        await pool.transaction((client) =>
          note(client, { osUser: operatorName(), by }, now, 'drop months', Object.keys(sizes).join(' '), {
            sizes,
          }),
        );
    }
    return before;
  };
  if (dryRun) {
    for (const line of [...linesOf(await listed(), 'Would be dropped'), kept]) output.print(line);
    return 0;
  }
  const wanted = linesOf(await listed(), 'To be dropped for ever');
  if (wanted.length > 0 && !(await isConfirmed(wanted.join('\n'), yes, output))) return 1;
  // Listed again under the lease: meanwhile the service may have dropped some of them.
  const months = await underLease({ pool, name: 'retention' }, retire);
  if (months === null) {
    output.printError('The service is doing this right now: nothing was done here.');
    return 1;
  }
  for (const line of [...linesOf(months, 'Dropped'), kept]) output.print(line);
  return 0;
}
