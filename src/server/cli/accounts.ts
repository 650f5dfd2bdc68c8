import { parseArgs } from 'node:util';
import { isSuspended } from '../../domain/account/suspension.ts';
import { counted } from '../../domain/counted.ts';
import { pagePaths } from '../../domain/page-paths.ts';
import { dayOf } from '../../domain/subscription/calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import { createSeal } from '../../platform/seal.ts';
import { removeDemoAccounts } from '../accounts/demo-removal.ts';
import { securityClock } from '../clock.ts';
import type { AccountsRow, SubscriptionsRow } from '../database/generated/rows.ts';
import { queueMail } from '../mail/outbox.ts';
import {
  erasePerson,
  keepCustomer,
  reinstateAccount,
  signOutAccount,
  suspendAccount,
} from '../operator/account-acts.ts';
import type { Act } from '../operator/act.ts';
import { endLostFactor, type FactorActDependencies } from '../operator/factor-acts.ts';
import {
  type FoundAccount,
  findAccounts,
  mostFound,
  type ShownAccount,
  showAccount,
} from '../operator/find-accounts.ts';
import { sessionSecrets } from '../secrets.ts';
import { entitlementChanges, entitlementText } from '../subscriptions/entitlement-log.ts';
import { type OperatorDeps, onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';
import { actOptions, actOptionsUsage, commandOf, faultOfAct, type Run, runAct } from './run-act.ts';
import { whosePseudonym } from './whose-pseudonym.ts';

export const accountsUsage = `Usage: npm run daylight -- accounts
       npm run daylight -- accounts find TEXT [--json]
       npm run daylight -- accounts show LOGIN [--json]
       npm run daylight -- accounts suspend|reinstate|sign-out|keep|end-factor|erase LOGIN --reason TEXT [--by NAME] [--dry-run|--yes] [--json]
       npm run daylight -- accounts rights [LOGIN]
       npm run daylight -- accounts whose PSEUDONYM
       npm run daylight -- accounts remove-demo [--by NAME]

Lists the accounts with the last day of their subscription and their number of sessions. find looks for a part of a login
or of a company that paid, or for a whole pseudonym, receipt number, purchase id or public part of an API key. show says
what is known of one account. suspend closes one until it is reinstated: nobody can sign in to it or read with its keys.
sign-out ends all sessions of one. keep keeps one that its owner has closed and that is not erased yet. end-factor ends, after three days and a mail, the second factor of somebody who has lost
it with all recovery codes, unless it is used until then. erase removes a person at once, as the daily job does 90 days after the suspension of a
subscription; payments and receipts stay, under a name that identifies nobody. rights prints the latest thousand entries of the append-only log of rights: what an
account gained, changed and lost, from when to when, and why; of all accounts or of one, which can be given by its
pseudonym if it was removed. whose shows which account or key a pseudonym in the log stands for (accountId, subject,
keyId, publisher); it needs the service's secret. remove-demo removes the sandbox's demo accounts, whose password is
public, before the sandbox is switched off; in the sandbox the next start adds them again.

${actOptionsUsage}`;

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

const stateOf = ({ suspendedAt, endsOn, isRestricted }: FoundAccount): string => {
  if (suspendedAt !== null) return `suspended since ${suspendedAt}`;
  if (endsOn === null) return 'no subscription';
  return isRestricted ? `restricted: ended ${endsOn}` : `subscribed until ${endsOn}`;
};

async function find(pool: Database, text: string, json: boolean, { print }: Output): Promise<number> {
  const { accounts, hasMore } = await findAccounts(pool, text, dayOf(new Date()));
  if (json) print(JSON.stringify({ accounts, hasMore }));
  else {
    for (const account of accounts) print(`${account.login}  ${stateOf(account)}  ${account.pseudonym}`);
    if (accounts.length === 0) print(`No account matches “${text}”.`);
    if (hasMore) print(`There are more than ${mostFound}: say more of the name.`);
  }
  return accounts.length === 0 ? 1 : 0;
}

function printAccount(account: ShownAccount, { print }: Output): void {
  const block = (title: string, lines: readonly string[]): void => {
    print(`${title}:${lines.length === 0 ? ' none' : ''}`);
    for (const line of lines) print(`  ${line}`);
  };
  const { login, pseudonym, country, createdAt, sessions, savedViews, alerts } = account;
  print(`${login}  ${stateOf(account)}`);
  print(`  pseudonym ${pseudonym}, country ${country ?? 'unknown'}, since ${createdAt}`);
  print(
    `  ${[counted(sessions, 'session'), counted(savedViews, 'saved view'), counted(alerts, 'alert')].join(', ')}`,
  );
  block(
    'Venues',
    account.venues.map(
      ({ venue, orders, trades }) => `${venue}  orders ${orders ?? 'no'}, trades ${trades ?? 'no'}`,
    ),
  );
  block(
    'Purchases',
    account.purchases.map(
      ({ id, madeOn, kind, price, state, receipt }) =>
        `${madeOn}  ${kind}  $${price}  ${state}  ${receipt ?? 'no receipt'}  ${id}`,
    ),
  );
  block(
    'API keys',
    account.keys.map(
      ({ id, name, state, lastUsedAt }) =>
        `${id}  ${name}  ${state}, ${lastUsedAt === null ? 'never used' : `last used ${lastUsedAt}`}`,
    ),
  );
  block(
    'Mails not sent',
    account.mails.map(({ id, kind, createdAt, state }) => `${createdAt}  ${kind}  ${state}  ${id}`),
  );
}

async function show(pool: Database, login: string, json: boolean, output: Output): Promise<number> {
  const account = await showAccount(pool, login, dayOf(new Date()), securityClock.now());
  if (account === null) {
    output.printError(`There is no account ${login}: \`accounts find\` looks for a part of a name.`);
    return 1;
  }
  if (json) output.print(JSON.stringify(account));
  else printAccount(account, output);
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

const reads =
  (run: (deps: OperatorDeps, output: Output) => Promise<number>): Run =>
  (output) =>
    onOperatorDatabase('reads', output, (deps) => run(deps, output));

const acts: ReadonlyMap<string, (deps: OperatorDeps) => Act<string>> = new Map([
  ['suspend', () => suspendAccount],
  ['reinstate', () => reinstateAccount],
  ['sign-out', () => signOutAccount],
  ['keep', () => keepCustomer],
  ['end-factor', ({ config }: OperatorDeps) => endLostFactor(factorActs(config))],
  ['erase', () => erasePerson],
]);

function factorActs(config: OperatorDeps['config']): FactorActDependencies {
  const seal = createSeal(sessionSecrets(config, config.dataDir), 'server letters');
  return {
    factorsAreOurs: config.provider === null,
    queueMail: (client, mail) => queueMail(client, mail, seal),
    securityLink: () => new URL(pagePaths.security, config.publicUrl).href,
  };
}

/** What to run; a sentence that says what is wrong otherwise. */
function readArguments(args: string[]): Run | string {
  const { values, positionals } = parseArgs({
    args,
    options: actOptions,
    allowPositionals: true,
  });
  const [action, who = '', ...rest] = positionals;
  if (rest.length > 0) return `“${rest.join(' ')}” is unexpected: put a name of several words in quotes.`;
  const act = acts.get(action ?? '');
  if (act) {
    if (who === '') return `Name the account to ${action} by its login.`;
    return faultOfAct(values) ?? ((output) => runAct(act, who, values, output));
  }
  const { by = null, json } = values;
  if (values.reason !== undefined || values['dry-run'] || values.yes)
    return '--reason, --dry-run and --yes are for suspend, reinstate, sign-out, keep, end-factor and erase.';
  if (action === 'remove-demo' && who === '')
    return (output) => onOperatorDatabase('changes', output, ({ pool }) => removeDemo(pool, by, output));
  if (by !== null) return '--by is for what changes something.';
  if (action === 'find' && who.trim() !== '')
    return reads(({ pool }, output) => find(pool, who, json, output));
  if (action === 'show' && who !== '') return reads(({ pool }, output) => show(pool, who, json, output));
  if (json) return '--json is for find, show and acts.';
  if (action === undefined) return reads(({ pool }, output) => list(pool, output));
  if (action === 'rights') return reads(({ pool }, output) => rights(pool, who || null, output));
  if (action === 'whose' && who !== '') return reads((deps, output) => whose(deps, who, output));
  return `“${positionals.join(' ')}” is not complete, or not known.`;
}

/** `accounts`, and what can be done with one. Returns the exit code. */
export const accountsCommand = commandOf(readArguments, accountsUsage);
