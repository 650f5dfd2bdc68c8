import { parseArgs } from 'node:util';
import { messageOf } from '../../domain/thrown.ts';
import { securityClock } from '../clock.ts';
import { listPublisherKeys, makePublisherKey, revokePublisherKey } from '../publishers/publisher-keys.ts';
import { note } from '../publishing/audit.ts';
import { onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';

const usualDays = 365;
const mostDays = 730;

export const publishersUsage = `Usage: npm run daylight -- publishers add NAME --venues MIC,MIC [--days DAYS] [--by NAME]
       npm run daylight -- publishers list
       npm run daylight -- publishers revoke ID [--by NAME]

The keys with which publishers send files to POST /api/ingest. add makes one, only for the venues with these operating
MICs, and prints it this once, because only its hash is stored. It cannot read anything. revoke ends one at once.

  --days   how long it is valid, at most ${mostDays}; ${usualDays} by default
  --by     who asked for it; recorded in the audit log (publish log) with your user name`;

type Asked =
  | { readonly action: 'list' }
  | {
      readonly action: 'add';
      readonly name: string;
      readonly venues: readonly string[];
      readonly days: number;
      readonly by: string | null;
    }
  | { readonly action: 'revoke'; readonly id: string; readonly by: string | null };

const options = {
  venues: { type: 'string' },
  days: { type: 'string', default: String(usualDays) },
  by: { type: 'string' },
} as const;

/** The requested action; a sentence that says what is wrong otherwise. */
export function readPublisherArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action, subject = '', ...rest] = positionals;
    const by = values.by ?? null;
    const spare = action === 'list' ? subject : rest.join(' ');
    if (spare !== '') return `“${spare}” is unexpected: put a name of several words in quotes.`;
    if (action === 'list') return { action };
    if (action === 'revoke')
      return subject === '' ? 'Name the key to revoke by its ID.' : { action, id: subject, by };
    if (action !== 'add') return action === undefined ? 'Say what to do.' : `“${action}” is not an action.`;
    const name = subject.trim();
    const venues = [...new Set((values.venues ?? '').split(',').filter(Boolean))];
    const days = /^[1-9]\d{0,3}$/.test(values.days) ? Number(values.days) : 0;
    if (name === '' || name.length > 60) return 'Say who publishes, in at most 60 characters.';
    if (venues.length === 0) return '--venues is missing: say which, such as --venues TPIC,ICOT.';
    if (days < 1 || days > mostDays) return `--days is a whole number from 1 to ${mostDays}.`;
    return { action, name, venues, days, by };
  } catch (error) {
    return messageOf(error);
  }
}

/** `publishers add`, `list` and `revoke`. Returns the exit code. */
export async function publishersCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readPublisherArguments(args);
  if (typeof asked === 'string') {
    output.printError(asked);
    output.printError(publishersUsage);
    return 1;
  }
  return onOperatorDatabase(asked.action === 'list' ? 'reads' : 'changes', output, async ({ pool }) => {
    const now = securityClock.now();
    if (asked.action === 'list') {
      const keys = await listPublisherKeys(pool, now);
      if (keys.length === 0) output.print('There are no keys of publishers.');
      for (const { id, name, venues, state, expires, used } of keys)
        output.print(
          `${id}  ${name}  ${venues.join(',')}  ${state}, until ${expires}, ${used === null ? 'never used' : `last used ${used}`}`,
        );
      return 0;
    }
    const actor = { osUser: operatorName(), by: asked.by };
    if (asked.action === 'revoke') {
      const isRevoked = await pool.transaction(async (client) => {
        const found = await revokePublisherKey(client, asked.id, now);
        if (found) await note(client, actor, now, 'revoke publisher key', asked.id);
        return found;
      });
      if (isRevoked) output.print(`Revoked: ${asked.id}`);
      else output.printError(`There is no valid publisher key ${asked.id}.`);
      return isRevoked ? 0 : 1;
    }
    const { text, id } = await pool.transaction(async (client) => {
      const made = await makePublisherKey(client, asked, now);
      const { name, venues, days } = asked;
      await note(client, actor, now, 'add publisher key', made.id, { name, venues, days });
      return made;
    });
    output.print(`Added: ${id}, for ${asked.venues.join(', ')}. The key, which is not shown again:`);
    output.print(text);
    return 0;
  });
}
