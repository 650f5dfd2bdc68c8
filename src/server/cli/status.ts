import { securityClock } from '../clock.ts';
import { statusOf } from '../operator/status.ts';
import { onOperatorDatabase } from './operator-database.ts';
import type { Output } from './output.ts';

export const statusUsage = `Usage: npm run daylight -- status [--json]

What needs somebody now: failed jobs, mails that were refused or given up, payments, segments that are silent in their
hours, and open files that are late; each with the command that shows or mends it. Ends with 1 if anything does.
/readyz of a running instance says whether that instance is ready.`;

/** `status`. Returns the exit code. */
export async function statusCommand(args: readonly string[], output: Output): Promise<number> {
  const [option, ...rest] = args;
  const isJson = option === '--json';
  if (rest.length > 0 || (option !== undefined && !isJson)) {
    output.printError(statusUsage);
    return 1;
  }
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const lines = await statusOf(pool, securityClock.now());
    if (isJson) output.print(JSON.stringify(lines));
    else
      for (const { part, needsSomebody, sentence, command } of lines)
        output.print(
          `${needsSomebody ? '!' : ' '} ${part.padEnd(8)}  ${sentence}${command === null ? '' : `  → ${command}`}`,
        );
    return lines.some(({ needsSomebody }) => needsSomebody) ? 1 : 0;
  });
}
