import type { Criteria } from '../../../domain/feed/criteria.ts';
import type { FeedRecord } from '../../../domain/feed/feed-record.ts';

export type Loaded = {
  readonly criteria: Criteria;
  readonly record: FeedRecord;
  /** When it was loaded, ISO. */
  readonly at: string;
};

// Not in the history's state: that outlives a reload and would show old figures as new ones.
let last: Loaded | null = null;

/** Keeps the record loaded last, by the selection (B 2: submit loads, then navigates) or by a view. */
export function keepLoadedRecord(criteria: Criteria, record: FeedRecord): Loaded {
  last = { criteria, record, at: new Date().toISOString() };
  return last;
}

/** The record loaded last and what it was asked by; null when there is none. */
export function loadedRecord(): Loaded | null {
  return last;
}

/** Forgets the record: another one is being loaded. */
export function forgetLoadedRecord(): void {
  last = null;
}
