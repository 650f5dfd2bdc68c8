import { runScript } from './start-program.ts';

export type Ended = {
  readonly code: number | null;
  readonly out: string;
  /** Without the line that names the database. */
  readonly err: string;
  /** That line. */
  readonly actsOn: string;
};

const named = /^Database .*\n/m;

/** What the tool says on standard error besides the database it acts on. */
export const withoutDatabase = (said: string): string => said.replace(named, '');

/** Runs the operator's tool, `npm run daylight -- …`, and waits until it ends. */
export async function runDaylight(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const tool = runScript('src/server/cli/daylight.ts', args, { NODE_ENV: 'test', ...environment });
  const code = await tool.ended;
  const said = tool.err();
  return {
    code,
    out: tool.out(),
    err: withoutDatabase(said),
    actsOn: named.exec(said)?.[0].trimEnd() ?? '',
  };
}
