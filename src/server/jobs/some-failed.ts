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
