import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasUnshown, markedUnshown } from '../../domain/stored-text.ts';
import { messageOf } from '../../domain/thrown.ts';
import { UnfitDatabase } from '../../platform/run-migrations.ts';
import { ConfigFault } from '../config/config-fault.ts';
import { DatabaseFault, isDatabaseDown } from '../database/database-fault.ts';
import { FileStoreFault, isDiskFull, isUnusableFile } from '../files/file-store-fault.ts';
import { Refusal } from '../http/refusal.ts';
import type { Output } from './output.ts';

type Command = {
  readonly usage: string;
  readonly run: (args: readonly string[], output: Output) => Promise<number>;
};

/** A command is loaded only when it is used: loading all of them takes longer than most commands do. */
type Offer = { readonly about: string; readonly load: () => Promise<Command> };

/** What the operator can do, besides running the service. */
const commands: Readonly<Record<string, Offer>> = {
  ingest: {
    about: 'take in a file of trades or orders',
    load: async () => {
      const { ingestCommand: run, ingestUsage: usage } = await import('./ingest.ts');
      return { usage, run };
    },
  },
  files: {
    about: 'list the files taken in and the lines that were not, take a file back',
    load: async () => {
      const { filesCommand: run, filesUsage: usage } = await import('./files.ts');
      return { usage, run };
    },
  },
  publish: {
    about: 'publish reports, documents, terms and venues',
    load: async () => {
      const [{ publishCommand: run }, { publishUsage: usage }] = await Promise.all([
        import('./publish.ts'),
        import('./publish-words.ts'),
      ]);
      return { usage, run };
    },
  },
  publishers: {
    about: 'list, make or revoke the keys of publishers',
    load: async () => {
      const { publishersCommand: run, publishersUsage: usage } = await import('./publishers.ts');
      return { usage, run };
    },
  },
  calendars: {
    about: 'load trading calendars, and mark the condition of a day',
    load: async () => {
      const { calendarsCommand: run, calendarsUsage: usage } = await import('./calendars.ts');
      return { usage, run };
    },
  },
  instruments: {
    about: 'show what is known of an instrument, and correct it',
    load: async () => {
      const { instrumentsCommand: run, instrumentsUsage: usage } = await import('./instruments.ts');
      return { usage, run };
    },
  },
  retention: {
    about: 'drop months of data that are past their retention',
    load: async () => {
      const { retentionCommand: run, retentionUsage: usage } = await import('./retention.ts');
      return { usage, run };
    },
  },
  audit: {
    about: 'compare the stored data with what is derived from it',
    load: async () => {
      const { auditCommand: run, auditUsage: usage } = await import('./audit.ts');
      return { usage, run };
    },
  },
  usage: {
    about: 'report who read live data of which venue in a month',
    load: async () => {
      const { usageCommand: run, usageUsage: usage } = await import('./usage.ts');
      return { usage, run };
    },
  },
  jobs: {
    about: 'run the daily jobs of subscriptions',
    load: async () => {
      const { jobsCommand: run, jobsUsage: usage } = await import('./jobs.ts');
      return { usage, run };
    },
  },
  prices: {
    about: 'list, set or withdraw the prices of live data',
    load: async () => {
      const { pricesCommand: run, pricesUsage: usage } = await import('./prices.ts');
      return { usage, run };
    },
  },
  keys: {
    about: 'list or rotate the signing keys of sign-in',
    load: async () => {
      const { keysCommand: run, keysUsage: usage } = await import('./keys.ts');
      return { usage, run };
    },
  },
  requests: {
    about: 'show what failed, by the reference that somebody was told',
    load: async () => {
      const { requestsCommand: run, requestsUsage: usage } = await import('./requests.ts');
      return { usage, run };
    },
  },
  status: {
    about: 'say what needs somebody now',
    load: async () => {
      const { statusCommand: run, statusUsage: usage } = await import('./status.ts');
      return { usage, run };
    },
  },
  invoices: {
    about: 'issue, settle, withdraw or credit an invoice',
    load: async () => {
      const { invoicesCommand: run, invoicesUsage: usage } = await import('./invoices.ts');
      return { usage, run };
    },
  },
  payments: {
    about: 'list the payments, give one back',
    load: async () => {
      const { paymentsCommand: run, paymentsUsage: usage } = await import('./payments.ts');
      return { usage, run };
    },
  },
  mail: {
    about: 'list the mails that were not sent, send them again or stop them',
    load: async () => {
      const { mailCommand: run, mailUsage: usage } = await import('./mail.ts');
      return { usage, run };
    },
  },
  rights: {
    about: 'give an account rights free of charge, extend or revoke them',
    load: async () => {
      const { rightsCommand: run, rightsUsage: usage } = await import('./rights.ts');
      return { usage, run };
    },
  },
  operators: {
    about: 'list who operates the service, grant and revoke roles',
    load: async () => {
      const { operatorsCommand: run, operatorsUsage: usage } = await import('./operators.ts');
      return { usage, run };
    },
  },
  accounts: {
    about: 'find and show accounts, suspend them, end their sessions',
    load: async () => {
      const { accountsCommand: run, accountsUsage: usage } = await import('./accounts.ts');
      return { usage, run };
    },
  },
};

/** Prints why a command was refused if the operator can correct it; rethrows program errors. */
function printRefusal(error: unknown, { printError }: Output): number {
  if (error instanceof Refusal) {
    const [refused = '', ...faults] = [error.messages].flat();
    printError(refused);
    for (const fault of faults) printError(`  ${fault}`);
  } else if (
    error instanceof ConfigFault ||
    error instanceof DatabaseFault ||
    error instanceof UnfitDatabase ||
    error instanceof FileStoreFault
  ) {
    printError(error.message);
  } else if (error instanceof Error && isDatabaseDown(error)) {
    printError(
      `The connection to the database was lost (${error.message}): work in progress may not have been done.`,
    );
  } else if (isUnusableFile(error)) {
    const hint = isDiskFull(error)
      ? 'The disk is full: make room in DATA_DIR, or in TMPDIR for temporary files.'
      : 'Are you the user that the service runs as?';
    printError(`A file or folder cannot be used: ${messageOf(error)}. ${hint}`);
  } else throw error;
  return 1;
}

const overview = [
  'Usage: npm run daylight -- COMMAND',
  '',
  ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(11)} ${about}`),
  '',
  'npm run daylight -- COMMAND --help describes one, npm run daylight -- --version says which release this is.',
].join('\n');

const isHelp = (word: string | undefined): boolean => word === 'help' || word === '--help' || word === '-h';

/** The version of the release, as its package.json has it. */
function ownVersion(): string {
  const manifest = path.resolve(import.meta.dirname, '../../../package.json');
  const { version }: { readonly version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}

/** Runs the command that the words name, and prints why it was refused. @returns the exit status */
export async function runCommand([name, ...args]: readonly string[], output: Output): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    if (isHelp(name) || name === '--version') {
      output.print(name === '--version' ? ownVersion() : overview);
      return 0;
    }
    if (name !== undefined) output.printError(`There is no command ${name}.`);
    output.printError(overview);
    return 1;
  }
  const { usage, run } = await command.load();
  if (args.some(isHelp)) {
    output.print(usage);
    return 0;
  }
  const unshown = args.find(hasUnshown);
  if (unshown !== undefined) {
    output.printError(`“${markedUnshown(unshown)}” holds a character that cannot be shown.`);
    return 1;
  }
  return run(args, output).catch((error: unknown) => printRefusal(error, output));
}
