import type { SavedSelection } from '../../domain/saved-views/saved-views.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { type CutOff, cutOffOf, nothingYet } from '../feed/cut-off.ts';
import type { FeedPosition } from '../feed/feed-position.ts';
import { type FeedSource, feedSource, questionOf } from '../feed/feed-source.ts';
import { positionNow } from '../live/arrivals.ts';

/** The rows that an alert on a view is about, the position from which they are judged, the present one, and its reader's cut-off. */
export type AlertSource = FeedSource & { readonly position: FeedPosition; readonly cutOff: CutOff };

/** @throws Refusal 404 if the data does not exist or the reader may not see it, 400 if the view has several sources */
export async function alertSource(
  pool: Database,
  selection: SavedSelection,
  rights: Rights,
  clock: BusinessClock,
): Promise<AlertSource> {
  const { datatype, tv } = selection;
  const cutOff = cutOffOf(rights, tv, datatype, clock) ?? nothingYet;
  const source = await feedSource(pool, questionOf(selection), cutOff);
  return { ...source, cutOff, position: await positionNow(pool, datatype, cutOff) };
}
