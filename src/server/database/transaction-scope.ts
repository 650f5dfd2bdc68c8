import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** A call to something other than the database was begun while a transaction was open. */
export class OutsideCallInTransaction extends Error {
  override readonly name = 'OutsideCallInTransaction';
}

/** Runs the work of a transaction so that `assertOutsideTransaction` knows of it. */
export function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(true, work);
}

/**
 * To be called before anything but the database is spoken to: a transaction that waits for an outside service would
 * hold its locks for as long as that service likes, and could not tell what happened there when it is rolled back.
 *
 * @param what names the call, for the error
 * @throws OutsideCallInTransaction within `inTransaction`
 */
export function assertOutsideTransaction(what: string): void {
  if (scope.getStore()) throw new OutsideCallInTransaction(`${what} was called within a transaction`);
}
