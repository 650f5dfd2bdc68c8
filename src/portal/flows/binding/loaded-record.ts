import type { LoadedRecord } from '../../../domain/feed/data-visit.ts';

// Not in the history state: that survives a reload and would show old figures as new ones.
let last: LoadedRecord | null = null;

/** Keeps a record for the next view, as emitted by the flows of selection and view. */
export function keepLoadedRecord(loaded: LoadedRecord): void {
  last = loaded;
}

/** The last record kept; null if there is none. */
export function loadedRecord(): LoadedRecord | null {
  return last;
}

/** Forgets the record, since another is being loaded. */
export function forgetLoadedRecord(): void {
  last = null;
}
