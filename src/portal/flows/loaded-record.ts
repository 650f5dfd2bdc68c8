import { type Criteria, sameCriteria } from '../../domain/criteria.ts';
import type { FeedRecord } from '../../domain/feed-record.ts';

export type Loaded = { readonly criteria: Criteria; readonly record: FeedRecord };

// Not in the history's state: that outlives a reload and would show old figures as new ones.
let held: Loaded | null = null;

/** Keeps the record that the selection loaded until the data view opens (B 2: submit loads, then navigates). */
export function holdRecord(loaded: Loaded): void {
  held = loaded;
}

/** The record the selection loaded by these criteria, or null. */
export function heldRecord(criteria: Criteria): FeedRecord | null {
  return held !== null && sameCriteria(held.criteria, criteria) ? held.record : null;
}

/** The data view has it; the next visit loads anew. */
export function letGoOfRecord(): void {
  held = null;
}
