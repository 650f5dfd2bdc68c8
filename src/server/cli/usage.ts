import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { messageOf } from '../../domain/thrown.ts';
import { Refusal } from '../http/refusal.ts';
import { type UsageQuestion, usageReport } from '../usage/usage-report.ts';
import { onOperatorDatabase } from './operator-database.ts';
import type { Output } from './output.ts';

export const usageUsage = `Usage: npm run daylight -- usage --month 2026-11 [--venue MIC] [--accounts] [--to FILE.csv]

Who read live data in a month, as market-data agreements require: a CSV with one line for each venue and type of data,
and in it the number of distinct users, of days, of reads, and of reads by programs with an API key. --accounts gives one
line for each account instead, under its name in receipts and in the account's export. Days are UTC. A read is a page of
a view, a row in full, a page of a history, an export, a series of a comparison, an event of an alert or a batch of a
stream; delayed data is not counted. If the service was killed, a few reads too many may be counted, never too few.

  --venue  the MIC of one venue; by default all venues that were read
  --to     the file to write, which must not exist yet; by default the report is printed`;

const options = {
  month: { type: 'string' },
  venue: { type: 'string' },
  accounts: { type: 'boolean', default: false },
  to: { type: 'string' },
} as const;

type Asked = UsageQuestion & { readonly to: string | null };

/** The requested report; a sentence that says what is wrong otherwise. */
export function readUsageArguments(args: readonly string[], now: Date): Asked | string {
  try {
    const { values } = parseArgs({ args: [...args], options });
    const { month, venue = null, to = null, accounts: byAccount } = values;
    if (month === undefined) return '--month is missing: say which, such as --month 2026-11.';
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return `“${month}” is not a month such as 2026-11.`;
    if (month > now.toISOString().slice(0, 7)) return `${month} has not begun.`;
    if (venue !== null && !/^[A-Z0-9]{4}$/.test(venue))
      return `“${venue}” is not a MIC, which has four capital letters or digits, such as TPIC.`;
    if (to === '') return '--to names no file.';
    return { month, venue, byAccount, to };
  } catch (error) {
    return messageOf(error);
  }
}

const fileFaults: Readonly<Record<string, string>> = {
  EEXIST: 'already exists: name another file, or remove this one.',
  ENOENT: 'cannot be written: its folder does not exist.',
  ENOTDIR: 'cannot be written: its folder does not exist.',
  EISDIR: 'is a folder: name a file.',
  EACCES: 'cannot be written: permission denied.',
  EROFS: 'cannot be written: the disk is read-only.',
  ENOSPC: 'cannot be written: the disk is full.',
};

/** Writes a new file. @throws Refusal that says why it cannot be written */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const fault = fileFaults[error.code ?? ''];
    throw fault === undefined ? error : new Refusal('invalid-request', `${file} ${fault}`);
  });
}

/** `usage --month YYYY-MM …`. Returns the exit code. */
export async function usageCommand(args: readonly string[], output: Output): Promise<number> {
  const now = new Date();
  const asked = readUsageArguments(args, now);
  if (typeof asked === 'string') {
    output.printError(asked);
    output.printError(usageUsage);
    return 1;
  }
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const { csv, lines } = await usageReport(pool, asked);
    if (asked.to === null) output.print(csv.trimEnd());
    else await writeNewFile(asked.to, csv);
    // On standard error, so that the report can be passed on as it is.
    if (lines === 0) output.printError(`Nobody read live data in ${asked.month}.`);
    if (now.toISOString().startsWith(asked.month))
      output.printError(`${asked.month} is not over: these are the reads until now.`);
    return 0;
  });
}
