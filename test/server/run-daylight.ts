import { runScript } from './start-program.ts';

export type Ended = {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
};

/** Runs the operator's tool, `npm run daylight -- …`, and waits until it ends. */
export async function runDaylight(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const tool = runScript('src/server/cli/daylight.ts', args, { NODE_ENV: 'test', ...environment });
  return { code: await tool.ended, out: tool.out(), err: tool.err() };
}
