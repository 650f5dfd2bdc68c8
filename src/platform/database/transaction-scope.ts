import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Thrown when something other than the database is called within a transaction. */
export class OutsideCallInTransaction extends Error {
  override readonly name = 'OutsideCallInTransaction';
}

/** Runs the work of a transaction so that `assertOutsideTransaction` can tell. */
export function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(true, work);
}

/**
 * To be called before every call to an outside service. A transaction waiting for one would hold its locks for as long
 * as that service takes, and a rollback would not undo what happened there.
 *
 * @param what names the call, for the error
 * @throws OutsideCallInTransaction within a transaction
 */
export function assertOutsideTransaction(what: string): void {
  if (scope.getStore()) throw new OutsideCallInTransaction(`${what} was called within a transaction`);
}
