import { parseArgs } from 'node:util';
import { isDay } from '../../domain/subscription/calendar.ts';
import { messageOf } from '../../domain/thrown.ts';
import { type AuditPart, audit, auditParts } from '../audit/audit.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { firstMonthsKept } from '../ingest/retention.ts';
import { auditAction } from '../operator/storage-state.ts';
import { note } from '../publishing/audit.ts';
import { onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';

export const auditUsage = `Usage: npm run daylight -- audit [--since DAY] [--part NAME]...

Compares the stored data with everything derived from it: the catalogues behind the selection, the daily tallies behind
the calendar of data condition, the sums behind summaries, the arrivals that wake the streams, the open files, byte by
byte, the archived days, and the histories, page by page as GET /api/history returns them. For each pair it says whether
they agree, or names the first row on which they do not; in that case the exit code is 1.
It changes nothing, but that the log of operators notes it, and may run beside the service. It reads all rows, so it takes minutes if there are millions; how far
it has come is printed to the standard error.

  --since  only what was published on this day, such as 2026-11-01, or later; catalogues are always compared as a whole
  --part   only this part, or these: ${auditParts.join(', ')}`;

type Asked = { readonly since: string | null; readonly parts: readonly AuditPart[] };

/** The requested comparison; a sentence that says what is wrong otherwise. */
function readAuditArguments(args: readonly string[]): Asked | string {
  try {
    const options = { since: { type: 'string' }, part: { type: 'string', multiple: true } } as const;
    const { since = null, part = auditParts } = parseArgs({ args: [...args], options }).values;
    if (since !== null && !isDay(since)) return `“${since}” is not a day such as 2026-11-01.`;
    const unknown = part.find((name) => !auditParts.some((known) => known === name));
    if (unknown !== undefined) return `“${unknown}” is no part: ${auditParts.join(', ')}.`;
    return {
      since: since && `${since}T00:00:00.000000Z`,
      parts: auditParts.filter((known) => part.some((name) => name === known)),
    };
  } catch (error) {
    return messageOf(error);
  }
}

const everyMs = 1_000;

/** `audit`. Returns the exit code: 0 if everything agrees. */
export async function auditCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readAuditArguments(args);
  if (typeof asked === 'string') {
    output.printError(auditUsage);
    output.printError(asked);
    return 1;
  }
  const { since, parts } = asked;
  return onOperatorDatabase('reads', output, async ({ pool, config }) => {
    const files = await openFileStore(config);
    const now = new Date();
    const firstMonths = firstMonthsKept(config.keptMonths, now);
    let saidAt = Number.NEGATIVE_INFINITY;
    const onProgress = (text: string): void => {
      const at = performance.now();
      const isPart = auditParts.some((part) => part === text);
      if (!isPart && at - saidAt < everyMs) return;
      saidAt = at;
      output.printError(`Comparing ${text}`);
    };
    const findings = await audit(
      { pool, files, now, firstMonths, onProgress, ...(since ? { since } : {}) },
      parts,
    );
    for (const { about, compared, first } of findings) {
      if (first === null) output.print(`Agree (${compared}): ${about}`);
      else output.printError(`Disagree: ${about}\n  ${first}`);
    }
    const agrees = findings.every(({ first }) => first === null);
    const facts = { agrees, parts, ...(since === null ? {} : { since }) };
    // A copy may be one that cannot be written.
    await pool
      .transaction((client) =>
        note(client, { osUser: operatorName(), by: null }, now, auditAction, 'stored data', facts),
      )
      .catch((error: unknown) => output.printError(`The log could not note it: ${messageOf(error)}.`));
    return agrees ? 0 : 1;
  });
}
