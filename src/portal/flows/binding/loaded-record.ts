import type { LoadedRecord } from '../../../domain/feed/data-visit.ts';

// Not in the history's state: that outlives a reload and would show old figures as new ones.
let last: LoadedRecord | null = null;

/** Keeps a record for the next view, as the flows of selection and view announce it. */
export function keepLoadedRecord(loaded: LoadedRecord): void {
  last = loaded;
}

/** The record kept last; null when there is none. */
export function loadedRecord(): LoadedRecord | null {
  return last;
}

/** Forgets the record: another one is being loaded. */
export function forgetLoadedRecord(): void {
  last = null;
}
