import { parseArgs } from 'node:util';
import { securityClock } from '../clock.ts';
import { addPublisherKey, endPublisherKey } from '../operator/publisher-acts.ts';
import { listPublisherKeys } from '../publishers/publisher-keys.ts';
import { onOperatorDatabase } from './operator-database.ts';
import type { Output } from './output.ts';
import { actOptions, actOptionsUsage, commandOf, faultOfAct, type Run, runAct } from './run-act.ts';

const usualDays = 365;
const mostDays = 730;

export const publishersUsage = `Usage: npm run daylight -- publishers list
       npm run daylight -- publishers add NAME --venues MIC,MIC [--days DAYS] --reason TEXT [--by NAME] [--dry-run|--yes] [--json]
       npm run daylight -- publishers revoke ID --reason TEXT [--by NAME] [--dry-run|--yes] [--json]

The keys with which publishers send files to POST /api/ingest. add makes one, only for the venues with these operating
MICs, and prints it this once, because only its hash is stored. It cannot read anything. revoke ends one at once.

  --days     how long it is valid, at most ${mostDays}; ${usualDays} by default
${actOptionsUsage}`;

const options = {
  ...actOptions,
  venues: { type: 'string' },
  days: { type: 'string' },
} as const;

async function list(output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const keys = await listPublisherKeys(pool, securityClock.now());
    if (keys.length === 0) output.print('There are no keys of publishers.');
    for (const { id, name, venues, state, expires_at, last_used_at } of keys)
      output.print(
        `${id}  ${name}  ${venues.join(',')}  ${state}, until ${expires_at.slice(0, 10)}, ${last_used_at === null ? 'never used' : `last used ${last_used_at.slice(0, 16)} UTC`}`,
      );
    return 0;
  });
}

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [action, subject = '', ...rest] = positionals;
  const spare = action === 'list' ? subject : rest.join(' ');
  if (spare !== '') return `“${spare}” is unexpected: put a name of several words in quotes.`;
  if (action !== 'add' && (values.venues ?? values.days) !== undefined)
    return '--venues and --days are for add.';
  if (action === 'list') return list;
  if (action === 'revoke') {
    if (subject === '') return 'Name the key to revoke by its ID.';
    return faultOfAct(values) ?? ((output) => runAct(endPublisherKey, subject, values, output));
  }
  if (action !== 'add') return action === undefined ? 'Say what to do.' : `“${action}” is not an action.`;
  const name = subject.trim();
  const venues = [...new Set((values.venues ?? '').split(',').filter(Boolean))];
  const { days: asked = String(usualDays) } = values;
  const days = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0;
  if (name === '' || name.length > 60) return 'Say who publishes, in at most 60 characters.';
  if (venues.length === 0) return '--venues is missing: say which, such as --venues TPIC,ICOT.';
  if (days < 1 || days > mostDays) return `--days is a whole number from 1 to ${mostDays}.`;
  return faultOfAct(values) ?? ((output) => runAct(addPublisherKey, { name, venues, days }, values, output));
}

/** `publishers add`, `list` and `revoke`. Returns the exit code. */
export const publishersCommand = commandOf(readArguments, publishersUsage);
