import { runCommand } from '../../src/server/cli/commands.ts';
import { runScript } from './start-program.ts';

export type Ended = {
  readonly code: number | null;
  readonly out: string;
  /** Without the line that names the database. */
  readonly err: string;
  /** That line. */
  readonly actsOn: string;
};

type Environment = Readonly<Record<string, string>>;

const named = /^Database .*\n/m;

/** What the tool says on standard error besides the database it acts on. */
export const withoutDatabase = (said: string): string => said.replace(named, '');

const ended = (code: number | null, out: string, err: string): Ended => ({
  code,
  out,
  err: withoutDatabase(err),
  actsOn: named.exec(err)?.[0].trimEnd() ?? '',
});

/** Runs work with these variables added to the environment. */
async function withEnvironment<T>(added: Environment, work: () => Promise<T>): Promise<T> {
  const before = process.env;
  process.env = { ...before, ...added };
  try {
    return await work();
  } finally {
    process.env = before;
  }
}

/**
 * Runs a command of the operator's tool in this process, one at a time: the process for it would take a second, most of
 * it to load what this one has.
 */
export async function runDaylight(args: readonly string[], environment: Environment): Promise<Ended> {
  const said = { out: '', err: '' };
  const hear = (where: 'out' | 'err') => (line: string) => {
    said[where] += `${line}\n`;
  };
  const output = { print: hear('out'), printError: hear('err') };
  const code = await withEnvironment(environment, () => runCommand(args, output));
  return ended(code, said.out, said.err);
}

/** Runs the operator's tool as `npm run daylight -- …` does, in a process of its own, and waits until it ends. */
export async function spawnDaylight(args: readonly string[], environment: Environment): Promise<Ended> {
  const tool = runScript('src/server/cli/daylight.ts', args, { NODE_ENV: 'test', ...environment });
  const code = await tool.ended;
  return ended(code, tool.out(), tool.err());
}
