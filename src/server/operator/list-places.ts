import type { Secrets } from '../../platform/seal.ts';
import { createCursorSeal } from '../feed/cursor.ts';

const notOfThisList = { field: 'after', message: 'This is not where a page of this list ends.' };

/** Where the pages of lists end, as `after` and `Next` carry it. */
export function createListPlaces(secrets: Secrets) {
  const seal = createCursorSeal(secrets);
  return {
    /** Where a page begins; null: at the first. @throws Refusal if it is no place of this list */
    placeIn: (scope: readonly string[], after: string | undefined): readonly string[] | null =>
      after === undefined ? null : seal.open(scope, after, notOfThisList),
    /** What `after` is on the next page; null if this one is the last. */
    nextOf: (scope: readonly string[], hasMore: boolean, last: readonly string[]): string | null =>
      hasMore ? seal.seal(scope, last) : null,
  };
}
