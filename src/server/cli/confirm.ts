import { createInterface } from 'node:readline/promises';
import type { Output } from './output.ts';

/**
 * Asks the operator before something that cannot be undone. Where nobody can be asked, `--yes` has to have been given.
 *
 * @param about what would be done, in full
 */
export async function isConfirmed(about: string, yes: boolean, { printError }: Output): Promise<boolean> {
  if (yes) return true;
  printError(about);
  if (!process.stdin.isTTY) {
    printError('Nothing was done: add --yes to do it, or --dry-run to look only.');
    return false;
  }
  // Not as a terminal of its own, so that Ctrl-C still ends the command.
  const asking = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  try {
    const answer = await asking.question('Type yes to do it: ');
    if (answer.trim() === 'yes') return true;
    printError('Nothing was done.');
    return false;
  } finally {
    asking.close();
  }
}
