import { type Criteria, criteriaOf, filteredBy, sameCriteria } from '../../../domain/feed/criteria.ts';
import { type KeptValues, keptValues } from '../../storage/kept-values.ts';

/** A view that was opened: enough to name it and to open it again. */
export type Viewed = { readonly criteria: Criteria; readonly description: string };

const most = 8;

// A browser may be shared: one account must not see what another looked at.
const keyOf = (account: string): string => `latelyViewed.${account}`;

/** The views that the account opened recently in this browser, newest first, at most eight. */
export function readRecentlyViewed(account: string, kept: KeptValues = keptValues): readonly Viewed[] {
  const list = kept.read(keyOf(account));
  if (!Array.isArray(list)) return [];
  return list
    .map(viewedOf)
    .filter((viewed) => viewed !== null)
    .slice(0, most);
}

/** Remembers that the account is viewing this, whichever of its rows; called once the view has its record. */
export function rememberViewed(
  account: string,
  { criteria: shown, description }: Viewed,
  kept: KeptValues = keptValues,
): void {
  const viewed = { criteria: filteredBy(shown, {}), description };
  const others = readRecentlyViewed(account, kept).filter(
    ({ criteria }) => !sameCriteria(criteria, viewed.criteria),
  );
  kept.keep(keyOf(account), [viewed, ...others].slice(0, most));
}

/** Storage may contain anything, so an entry is checked as strictly as an answer. */
function viewedOf(entry: unknown): Viewed | null {
  if (typeof entry !== 'object' || entry === null) return null;
  if (!('criteria' in entry) || !('description' in entry)) return null;
  const criteria = criteriaOf(entry.criteria);
  const { description } = entry;
  if (criteria === null || criteria.instrument === null || typeof description !== 'string') return null;
  return { criteria, description };
}
