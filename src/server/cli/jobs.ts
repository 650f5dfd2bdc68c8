import { parseArgs } from 'node:util';
import { pagePaths } from '../../domain/page-paths.ts';
import { termsAddress } from '../../domain/publishing/terms-text.ts';
import { isDay } from '../../domain/subscription/calendar.ts';
import { createSeal } from '../../platform/seal.ts';
import { createProviderClient } from '../auth/provider-client.ts';
import { createBusinessClock, securityClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { dailyJobs } from '../jobs/daily-jobs.ts';
import { type JobResult, runJobs } from '../jobs/job-runner.ts';
import { queueMail } from '../mail/outbox.ts';
import { retryJob } from '../operator/job-acts.ts';
import { jobStates } from '../operator/job-states.ts';
import { acquireInstanceLock } from '../payments/instance-lock.ts';
import { sessionSecrets } from '../secrets.ts';
import { onOperatorDatabase, operatorConfig } from './operator-database.ts';
import type { Output } from './output.ts';
import { actOptions, actOptionsUsage, commandOf, faultOfAct, runAct } from './run-act.ts';

export const jobsUsage = `Usage: npm run daylight -- jobs [NAME …] [--on yyyy-mm-dd]
       npm run daylight -- jobs list [--json]
       npm run daylight -- jobs retry NAME --reason TEXT [--by NAME] [--dry-run|--yes] [--json]

Runs all daily jobs now, or those named: prices, renewals, notices, suspensions, terms, removals, retention, cleaning.
The service runs them by itself; a job that is running there is left to it. Mails are sent while the service runs.
list says when each last ran, and how that ended. retry has the service itself run one, before it is due.

  --on       the business day to run them for; only in the sandbox
${actOptionsUsage}`;

type Asked = {
  readonly names: readonly string[];
  readonly on: string | null;
};

function readArguments(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { on: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.on !== undefined && !isDay(values.on)) return null;
    return { names: positionals, on: values.on ?? null };
  } catch {
    return null;
  }
}

/** Erases at an outside identity provider; the embedded one runs in the service, which does it there. */
function eraser(config: Config): ((subject: string) => Promise<void>) | null {
  const { provider } = config;
  if (provider === null) return null;
  const addresses = () => ({
    issuer: provider.issuer.href.replace(/\/$/, ''),
    redirectUri: `${config.publicUrl.origin}${pagePaths.callback}`,
  });
  return createProviderClient({ ...provider, addresses }, securityClock).deleteUser;
}

async function runAll(asked: Asked, output: Output): Promise<readonly JobResult[] | null> {
  return onOperatorDatabase('changes', output, async ({ config, databaseUrl, pool, patience }) => {
    const instance = await acquireInstanceLock(databaseUrl, { patience });
    try {
      const clock = createBusinessClock();
      if (asked.on !== null) clock.set(new Date(`${asked.on}T12:00:00Z`));
      const seal = createSeal(sessionSecrets(config, config.dataDir), 'server letters');
      const jobs = dailyJobs({
        pool,
        businessClock: clock,
        securityClock,
        queueMail: (client, mail) => queueMail(client, mail, seal),
        deleteUser: eraser(config),
        noPaymentMode: config.noPaymentMode,
        kept: config.keptMonths,
        archived: config.archived,
        files: await openFileStore(config),
        securityLink: () => new URL(pagePaths.security, config.publicUrl).href,
        subscriptionsLink: () => new URL(pagePaths.subscriptions, config.publicUrl).href,
        termsLink: (version) => new URL(termsAddress(version), config.publicUrl).href,
      });
      const unknown = asked.names.filter((name) => !jobs.some((job) => job.name === name));
      if (unknown.length > 0) {
        output.printError(`There is no job ${unknown.join(', ')}.`);
        return null;
      }
      const wanted = jobs.filter(({ name }) => asked.names.length === 0 || asked.names.includes(name));
      const log = { info: () => {}, error: () => {} };
      return await runJobs({ pool, businessClock: clock, securityClock, instance, log }, wanted);
    } finally {
      await instance.stop();
    }
  });
}

const outcomeText = (result: JobResult): string => {
  if (result.outcome === 'done') return `${result.count} done`;
  return result.outcome === 'held' ? 'is running elsewhere' : `failed: ${result.fault}`;
};

async function list(json: boolean, output: Output): Promise<number> {
  return onOperatorDatabase('reads', output, async ({ pool }) => {
    const rows = await jobStates(pool);
    if (json) output.print(JSON.stringify(rows));
    else
      for (const { name, done_for, finished_at, last_fault } of rows)
        output.print(
          `${name}  ${last_fault === null ? `done for ${done_for}` : `failed: ${last_fault}`}  ${finished_at}`,
        );
    if (!json && rows.length === 0) output.print('No job has run yet.');
    return 0;
  });
}

const retryCommand = commandOf((args) => {
  const { values, positionals } = parseArgs({ args, options: actOptions, allowPositionals: true });
  const [name = '', ...rest] = positionals;
  if (name === '' || rest.length > 0) return 'Name one job, as the list does.';
  return faultOfAct(values) ?? ((output) => runAct(retryJob, name, values, output));
}, jobsUsage);

/** `jobs [NAME …] [--on DAY]`, `jobs retry` and `jobs list`. Returns the exit code. */
export async function jobsCommand(args: readonly string[], output: Output): Promise<number> {
  if (args[0] === 'list' && (args.length === 1 || (args.length === 2 && args[1] === '--json')))
    return list(args.length === 2, output);
  if (args[0] === 'retry') return retryCommand(args.slice(1), output);
  const asked = readArguments(args);
  if (asked === null) {
    output.printError(jobsUsage);
    return 1;
  }
  if (asked.on !== null && !operatorConfig().sandbox) {
    output.printError('--on is only for the sandbox: elsewhere jobs run for the present day.');
    return 1;
  }
  const results = await runAll(asked, output);
  if (results === null) return 1;
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const result of results) output.print(`${result.name.padEnd(width)}  ${outcomeText(result)}`);
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
