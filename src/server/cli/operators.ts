import { parseArgs } from 'node:util';
import { operatorRoles } from '../../domain/operator/roles.ts';
import { grantRole, listedRoles, revokeRole } from '../operator/role-acts.ts';
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

export const operatorsUsage = `Usage: npm run daylight -- operators list [--json]
       npm run daylight -- operators grant|revoke LOGIN ${operatorRoles.join('|')} --reason TEXT [--by NAME] [--dry-run|--yes] [--json]

Who operates the service in the portal: support looks after accounts and mails, data after files and publishers, finance
after payments, admin does everything. The account has to exist, needs no subscription, and has to set up a second factor.

${actOptionsUsage}`;

function list(json: boolean, output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const rows = await listedRoles(pool);
    if (json) output.print(JSON.stringify(rows));
    else
      for (const { login, role, granted_at, granted_by } of rows)
        output.print(`${login}  ${role}  since ${granted_at}, by ${granted_by}`);
    if (!json && rows.length === 0) output.print('Nobody operates the service in the portal.');
    return 0;
  });
}

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({ args, options: actOptions, allowPositionals: true });
  const [action = '', login = '', named = '', ...rest] = positionals;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected.`;
  if (action === 'list' && login === '')
    return faultOfLooking(values, 'grant and revoke') ?? ((output) => list(values.json, output));
  if (action !== 'grant' && action !== 'revoke')
    return action === '' ? 'Say what to do.' : `“${positionals.join(' ')}” is not an action.`;
  if (login === '') return 'Name the account by its login.';
  const role = operatorRoles.find((one) => one === named);
  if (role === undefined) return `A role is one of ${operatorRoles.join(', ')}.`;
  const fault = faultOfAct(values);
  if (fault !== null) return fault;
  if (action === 'revoke') return (output) => runAct(revokeRole, { login, role }, values, output);
  return (output) =>
    runAct(({ config }) => grantRole(config.provider === null), { login, role }, values, output);
}

/** `operators list`, `grant` and `revoke`. Returns the exit code. */
export const operatorsCommand = commandOf(readArguments, operatorsUsage);
