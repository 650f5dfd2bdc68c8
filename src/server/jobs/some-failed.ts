import { messageOf } from '../../domain/thrown.ts';

/** What a job could not do, and for which account or order. */
export type FailedOne = {
  /** As the log names it. */
  readonly about:
    | { readonly accountId: string }
    | { readonly purchase: string }
    | { readonly subject: string };
  readonly error: unknown;
};

/** Work that failed for some of several. Its message has the first reason, as there may be thousands. */
export class SomeFailed extends Error {
  override readonly name = 'SomeFailed';
  readonly each: readonly FailedOne[];

  constructor(message: string, each: readonly FailedOne[]) {
    super(`${message}: ${messageOf(each[0]?.error)}`, { cause: each[0]?.error });
    this.each = each;
  }
}

/**
 * Does several pieces of work one after another, also after one has failed.
 *
 * @returns the sum of their counts
 * @throws SomeFailed with what failed in all of them, or the only other error
 */
export async function sumOfAll<T>(all: readonly T[], work: (one: T) => Promise<number>): Promise<number> {
  let sum = 0;
  const faults: unknown[] = [];
  for (const one of all) {
    try {
      sum += await work(one);
    } catch (error) {
      faults.push(error);
    }
  }
  const [first, ...others] = faults;
  if (others.length === 0) {
    if (first !== undefined) throw first;
    return sum;
  }
  const each = faults.flatMap((error) => (error instanceof SomeFailed ? error.each : []));
  throw each.length > 0 ? new SomeFailed(`${faults.length} of ${all.length} failed`, each) : first;
}
