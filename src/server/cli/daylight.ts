import { ConfigFault } from '../config.ts';
import { DatabaseFault } from '../database/database-fault.ts';
import { Refusal } from '../http/refusal.ts';
import { accountsCommand, accountsUsage } from './accounts.ts';
import { auditCommand, auditUsage } from './audit.ts';
import { ingestCommand, ingestUsage, type Output } from './ingest.ts';
import { jobsCommand, jobsUsage } from './jobs.ts';
import { keysCommand, keysUsage } from './keys.ts';
import { pricesCommand, pricesUsage } from './prices.ts';
import { publishCommand, publishUsage } from './publish.ts';
import { publishersCommand, publishersUsage } from './publishers.ts';
import { retentionCommand, retentionUsage } from './retention.ts';
import { usageCommand, usageUsage } from './usage.ts';

type Command = {
  readonly about: string;
  readonly usage: string;
  readonly run: (args: readonly string[], output: Output) => Promise<number>;
};

/** What the operator can do, besides running the service. */
const commands: Readonly<Record<string, Command>> = {
  ingest: { about: 'take a file of trades or orders', usage: ingestUsage, run: ingestCommand },
  publish: {
    about: 'publish reports, documents, terms and venues',
    usage: publishUsage,
    run: publishCommand,
  },
  publishers: {
    about: 'list, make or revoke the keys of publishers',
    usage: publishersUsage,
    run: publishersCommand,
  },
  retention: {
    about: 'drop months of data that are kept no longer',
    usage: retentionUsage,
    run: retentionCommand,
  },
  audit: {
    about: 'compare what is stored with what is made of it',
    usage: auditUsage,
    run: auditCommand,
  },
  usage: {
    about: 'report who read live data of which venue in a month',
    usage: usageUsage,
    run: usageCommand,
  },
  jobs: { about: 'run the daily jobs of subscriptions', usage: jobsUsage, run: jobsCommand },
  prices: {
    about: 'list, set or withdraw what live data costs',
    usage: pricesUsage,
    run: pricesCommand,
  },
  keys: { about: 'list or rotate the signing keys of sign-in', usage: keysUsage, run: keysCommand },
  accounts: {
    about: 'list the accounts, end their sessions, remove the demo ones',
    usage: accountsUsage,
    run: accountsCommand,
  },
};

const output: Output = {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
};

/** Says why a command was refused, where the operator can mend it; anything else is a fault of the program. */
function tell(error: unknown): number {
  if (error instanceof Refusal) {
    const [refused = '', ...faults] = [error.messages].flat();
    output.printError(refused);
    for (const fault of faults) output.printError(`  ${fault}`);
  } else if (error instanceof ConfigFault || error instanceof DatabaseFault) {
    output.printError(error.message);
  } else throw error;
  return 1;
}

const overview = [
  'Usage: npm run daylight -- COMMAND',
  '',
  ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
  '',
  'npm run daylight -- COMMAND --help tells more about one.',
].join('\n');

const isHelp = (word: string | undefined): boolean => word === 'help' || word === '--help' || word === '-h';

// Whoever reads the lines may stop before the last one, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const [name, ...args] = process.argv.slice(2);
const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  if (args.some(isHelp)) output.print(command.usage);
  else process.exitCode = await command.run(args, output).catch(tell);
} else if (isHelp(name)) {
  output.print(overview);
} else {
  if (name !== undefined) output.printError(`There is no command ${name}.`);
  output.printError(overview);
  process.exitCode = 1;
}
