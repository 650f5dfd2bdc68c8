import { messageOf } from '../../domain/thrown.ts';
import { securityClock } from '../clock.ts';
import { type Act, type DoneAct, performAct, previewAct } from '../operator/act.ts';
import { isConfirmed } from './confirm.ts';
import { type OperatorDeps, onOperatorDatabase } from './operator-database.ts';
import { operatorName } from './operator-name.ts';
import type { Output } from './output.ts';

/** The options of every act. */
export const actOptions = {
  by: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const actOptionsUsage = `  --reason   why, in at most 500 characters; stands in the log (publish log)
  --by       who asked for it; stands there with your user name
  --dry-run  says what would be done, and does nothing
  --yes      does it without asking
  --json     prints what was done as JSON`;

export type ActValues = {
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
  readonly 'dry-run': boolean;
  readonly yes: boolean;
  readonly json: boolean;
};

/** What is wrong with the options of an act; null if nothing is. */
export function faultOfAct({ by, reason, 'dry-run': dryRun, yes }: ActValues): string | null {
  const length = reason?.trim().length ?? 0;
  if (length === 0 || length > 500) return '--reason says why, in at most 500 characters.';
  if (by !== undefined && (by.trim() === '' || by.length > 200)) return '--by names who asked for it.';
  return dryRun && yes ? 'Say --dry-run or --yes, not both.' : null;
}

/** What is wrong if options of acts are given where nothing is done; null if none is. `acts`: what they are for. */
export const faultOfLooking = (
  { reason, by, 'dry-run': dryRun, yes }: ActValues,
  acts: string,
): string | null =>
  reason !== undefined || by !== undefined || dryRun || yes
    ? `--reason, --by, --dry-run and --yes are for ${acts}.`
    : null;

/**
 * Previews an act, asks, and does it. Returns the exit code.
 *
 * @param given the act, or how it is made of what the service is configured with
 */
export function runAct<Input>(
  given: Act<Input> | ((deps: OperatorDeps) => Act<Input>),
  input: Input,
  { by, reason = '', 'dry-run': dryRun, yes, json }: ActValues,
  output: Output,
): Promise<number> {
  return onOperatorDatabase(dryRun ? 'reads' : 'changes', output, async (deps) => {
    const { pool } = deps;
    const act = typeof given === 'function' ? given(deps) : given;
    const tell = (
      done: boolean,
      { sentences, before, after, shown }: Pick<DoneAct, 'sentences' | 'before' | 'after' | 'shown'>,
    ): void => {
      if (json) output.print(JSON.stringify({ act: act.name, done, sentences, before, after, shown }));
      else for (const line of done ? [`Done: ${act.name}.`, ...shown] : sentences) output.print(line);
    };
    const preview = await previewAct(pool, act, input, securityClock.now());
    if (dryRun) {
      tell(false, { ...preview, shown: [] });
      return 0;
    }
    // Nothing is held while the operator thinks.
    if (!(await isConfirmed(preview.sentences.join('\n'), yes, output))) return 1;
    const cause = {
      actor: { osUser: operatorName(), by: by?.trim() ?? null },
      clock: securityClock,
      reason: reason.trim(),
    };
    tell(true, await performAct(pool, act, input, preview.seen, cause));
    return 0;
  });
}

/** Runs what the arguments ask for. Returns the exit code. */
export type Run = (output: Output) => Promise<number>;

/**
 * A command of acts.
 *
 * @param read what to run, or a sentence that says what is wrong; may throw what `parseArgs` does
 */
export const commandOf =
  (read: (args: string[]) => Run | string, usage: string) =>
  async (args: readonly string[], output: Output): Promise<number> => {
    const asked = runOrFault(() => read([...args]));
    if (typeof asked !== 'string') return asked(output);
    output.printError(asked);
    output.printError(usage);
    return 1;
  };

function runOrFault(read: () => Run | string): Run | string {
  try {
    return read();
  } catch (error) {
    return messageOf(error);
  }
}
