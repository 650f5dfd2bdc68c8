import { parseArgs } from 'node:util';
import type { Act } from '../operator/act.ts';
import { mostListed, type QueuedMail, queuedMails, resendMail, stopMail } from '../operator/mail-acts.ts';
import { onOperatorDatabase } from './operator-database.ts';
import type { Output } from './output.ts';
import {
  actOptions,
  actOptionsUsage,
  commandOf,
  faultOfAct,
  faultOfLooking,
  type Run,
  runAct,
} from './run-act.ts';

export const mailUsage = `Usage: npm run daylight -- mail list [--to ADDRESS] [--json]
       npm run daylight -- mail resend|stop ID --reason TEXT [--by NAME] [--dry-run|--yes] [--json]

The mails that no mail server has accepted: those that wait, and those that were given up in the last 30 days, with the
server's last answer. resend makes one due now, as if it were new; a link in it that has ended stays so. stop takes one
out for good.

  --to       only mails to this address
${actOptionsUsage}`;

const acts: ReadonlyMap<string, Act<string>> = new Map([
  ['resend', resendMail],
  ['stop', stopMail],
]);

const lineOf = ({
  id,
  kind,
  recipient,
  createdAt,
  tries,
  lastFault,
  nextTryAt,
  givenUpAt,
}: QueuedMail): string =>
  [
    createdAt,
    kind,
    recipient,
    givenUpAt === null ? `next try ${nextTryAt}` : `given up ${givenUpAt}`,
    `tries ${tries}`,
    lastFault ?? 'no answer yet',
    id,
  ].join('  ');

async function list(to: string | null, json: boolean, output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const { mails, total } = await queuedMails(pool, to);
    if (json) output.print(JSON.stringify({ mails, total }));
    else {
      for (const mail of mails) output.print(lineOf(mail));
      if (total === 0) output.print('No mail waits, and none was given up.');
      if (total > mostListed) output.print(`These are the oldest ${mostListed} of ${total}.`);
    }
    return 0;
  });
}

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({
    args,
    options: { ...actOptions, to: { type: 'string' } },
    allowPositionals: true,
  });
  const [action = '', id = '', ...rest] = positionals;
  const { to = null } = values;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected.`;
  const act = acts.get(action);
  if (act) {
    if (id === '') return `Name the mail to ${action} by its id, the last word of its line in the list.`;
    if (to !== null) return '--to is for list.';
    return faultOfAct(values) ?? ((output) => runAct(act, id, values, output));
  }
  if (action !== 'list' || id !== '')
    return action === '' ? 'Say what to do.' : `“${positionals.join(' ')}” is not an action.`;
  return faultOfLooking(values, 'resend and stop') ?? ((output) => list(to, values.json, output));
}

/** `mail list`, `resend` and `stop`. Returns the exit code. */
export const mailCommand = commandOf(readArguments, mailUsage);
