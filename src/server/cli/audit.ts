import { audit } from '../audit/audit.ts';
import { openFileStore } from '../files/open-file-store.ts';
import type { Output } from './ingest.ts';
import { onOperatorDatabase } from './operator-database.ts';

export const auditUsage = `Usage: npm run daylight -- audit

Compares what is stored with all that is made of it: the catalogues that the selection reads, the tallies of days that
the calendar of data condition reads, what wakes the streams, the open files, cell by cell, the archived days, and the
histories, page by page as GET /api/history tells them. Says of each two whether they agree, and names the first row on
which they do not; ends with exit code 1 then.
It changes nothing and may run beside the service. All rows are read, so it takes minutes where there are millions.`;

/** `audit`. Returns the exit code: 0 if everything agrees. */
export async function auditCommand(args: readonly string[], output: Output): Promise<number> {
  if (args.length > 0) {
    output.printError(auditUsage);
    return 1;
  }
  return onOperatorDatabase(async ({ pool, config }) => {
    const files = await openFileStore(config);
    const findings = await audit({ pool, files, now: new Date() });
    for (const { about, compared, first } of findings) {
      if (first === null) output.print(`Agree (${compared}): ${about}`);
      else output.printError(`Disagree: ${about}\n  ${first}`);
    }
    return findings.every(({ first }) => first === null) ? 0 : 1;
  });
}
