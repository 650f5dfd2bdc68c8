import { parseArgs } from 'node:util';
import { isSuspended } from '../../domain/account/suspension.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import { removeDemoAccounts } from '../accounts/demo-removal.ts';
import { securityClock } from '../clock.ts';
import type { AccountsRow, SubscriptionsRow } from '../database/generated/rows.ts';
import { sessionSecrets } from '../secrets.ts';
import { createSessions } from '../sessions/sessions.ts';
import { entitlementChanges, entitlementText } from '../subscriptions/entitlement-log.ts';
import { type Access, type OperatorDeps, onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';
import { whosePseudonym } from './whose-pseudonym.ts';

export const accountsUsage = `Usage: npm run daylight -- accounts
       npm run daylight -- accounts sign-out LOGIN
       npm run daylight -- accounts rights [LOGIN]
       npm run daylight -- accounts whose PSEUDONYM
       npm run daylight -- accounts remove-demo [--by NAME]

Lists the accounts with the last day of their subscription and their number of sessions. sign-out ends all sessions
of one. rights prints the latest thousand entries of the append-only log of rights: what an account gained, changed and
lost, from when to when, and why; of all accounts or of one, which can be given by its pseudonym if it was removed.
whose shows which account or key a pseudonym in the log stands for (accountId, subject, keyId, publisher); it needs the
service's secret. remove-demo removes the sandbox's demo accounts, whose password is public, before the sandbox is
switched off; in the sandbox the next start adds them again.

  --by   who asked for it; recorded in the audit log (publish log) with your user name`;

type AccountRow = Pick<AccountsRow, 'email' | 'country'> & {
  ends_on: SubscriptionsRow['ends_on'] | null;
  sessions: number;
  realtime: number;
};

async function list(pool: Database, { print }: Output): Promise<number> {
  const today = dayOf(new Date());
  const { rows } = await pool.query<AccountRow>(
    `SELECT a.email, a.country, s.ends_on,
       (SELECT count(*)::int FROM sessions x WHERE x.account_id = a.id) AS sessions,
       (SELECT count(*)::int FROM subscribed_venues(a.id, $1) v
         WHERE v.realtime_orders OR v.realtime_trades) AS realtime
     FROM accounts a LEFT JOIN subscriptions s ON s.account_id = a.id ORDER BY lower(a.email)`,
    [today],
  );
  const width = Math.max(5, ...rows.map(({ email }) => email.length));
  for (const { email, country, ends_on, sessions, realtime } of rows) {
    const ended = isSuspended(today, ends_on, country);
    const term = ends_on === null ? 'no subscription' : `${ended ? 'ended' : 'ends'} ${ends_on}`;
    print(
      `${email.padEnd(width)}  ${term.padEnd(16)}  ${realtime} venues in real time, ${sessions} sessions`,
    );
  }
  print(rows.length === 1 ? '1 account' : `${rows.length} accounts`);
  return 0;
}

async function signOut(pool: Database, login: string, { print, printError }: Output): Promise<number> {
  const { rows } = await pool.query<Pick<AccountsRow, 'id'>>(
    'SELECT id FROM accounts WHERE lower(email) = lower($1)',
    [login],
  );
  const account = rows[0];
  if (!account) {
    printError(`There is no account ${login}.`);
    return 1;
  }
  await createSessions(pool, securityClock, securityClock).endOthers(account.id, null);
  print(`Every session of ${login} has ended.`);
  return 0;
}

async function removeDemo(pool: Database, by: string | null, { print }: Output): Promise<number> {
  const removed = await removeDemoAccounts(pool, securityClock, { osUser: operatorName(), by });
  for (const login of removed) print(`Removed: ${login}`);
  if (removed.length === 0) print('There are no demo accounts.');
  return 0;
}

async function rights(pool: Database, who: string | null, { print }: Output): Promise<number> {
  const changes = await entitlementChanges(pool, who);
  for (const line of changes) print(entitlementText(line));
  if (changes.length === 0) print('No rights were ever gained or lost.');
  return 0;
}

async function whose(
  { pool, config }: OperatorDeps,
  pseudonym: string,
  { print, printError }: Output,
): Promise<number> {
  const found = await whosePseudonym(pool, sessionSecrets(config, config.dataDir), pseudonym);
  if (found === null) printError(`No account or key has the pseudonym ${pseudonym}.`);
  else print(`${pseudonym} is ${found}.`);
  return found === null ? 1 : 0;
}

type Asked = {
  readonly access: Access;
  readonly run: (deps: OperatorDeps, output: Output) => Promise<number>;
};

const reads = (run: Asked['run']): Asked => ({ access: 'reads', run });
const changes = (run: Asked['run']): Asked => ({ access: 'changes', run });

/** The requested action; null if there is no such action. */
function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { by: { type: 'string' } },
      allowPositionals: true,
    });
    const [action, login, ...rest] = positionals;
    if (rest.length > 0) return null;
    if (action === 'remove-demo' && login === undefined) {
      return changes(({ pool }, output) => removeDemo(pool, values.by ?? null, output));
    }
    if (values.by !== undefined) return null;
    if (action === 'rights') return reads(({ pool }, output) => rights(pool, login ?? null, output));
    if (action === 'whose' && login) return reads((deps, output) => whose(deps, login, output));
    if (action === undefined) return reads(({ pool }, output) => list(pool, output));
    if (action !== 'sign-out' || login === undefined || login === '') return null;
    return changes(({ pool }, output) => signOut(pool, login, output));
  } catch {
    return null;
  }
}

/**
 * `accounts`, `accounts sign-out LOGIN`, `accounts rights [LOGIN]`, `accounts whose PSEUDONYM` and `accounts
 * remove-demo`. Returns the exit code.
 */
export async function accountsCommand(args: readonly string[], output: Output): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) {
    output.printError(accountsUsage);
    return 1;
  }
  return onOperatorDatabase(asked.access, output, (deps) => asked.run(deps, output));
}
