import { audit } from '../audit/audit.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { firstMonthsKept } from '../ingest/retention.ts';
import type { Output } from './ingest.ts';
import { onOperatorDatabase } from './operator-database.ts';

export const auditUsage = `Usage: npm run daylight -- audit

Compares the stored data with everything derived from it: the catalogues behind the selection, the daily tallies behind
the calendar of data condition, the arrivals that wake the streams, the open files, cell by cell, the archived days, and
the histories, page by page as GET /api/history returns them. For each pair it says whether they agree, or names the
first row on which they do not; in that case the exit code is 1.
It changes nothing and may run beside the service. It reads all rows, so it takes minutes if there are millions.`;

/** `audit`. Returns the exit code: 0 if everything agrees. */
export async function auditCommand(args: readonly string[], output: Output): Promise<number> {
  if (args.length > 0) {
    output.printError(auditUsage);
    return 1;
  }
  return onOperatorDatabase('reads', async ({ pool, config }) => {
    const files = await openFileStore(config);
    const now = new Date();
    const firstMonths = firstMonthsKept(config.keptMonths, now);
    const findings = await audit({ pool, files, now, firstMonths });
    for (const { about, compared, first } of findings) {
      if (first === null) output.print(`Agree (${compared}): ${about}`);
      else output.printError(`Disagree: ${about}\n  ${first}`);
    }
    return findings.every(({ first }) => first === null) ? 0 : 1;
  });
}
