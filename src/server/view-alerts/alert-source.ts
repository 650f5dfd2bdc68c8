import type { SavedSelection } from '../../contract/generated/types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { cutOffOf, nothingYet } from '../feed/cut-off.ts';
import type { FeedPosition } from '../feed/feed-position.ts';
import { type FeedSource, feedSource, questionOf } from '../feed/feed-source.ts';
import { positionNow } from '../live/arrivals.ts';

/** The rows that an alert on a view is about, and the position from which they are judged: the present one. */
export type AlertSource = FeedSource & { readonly position: FeedPosition };

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
  return { ...source, position: await positionNow(pool, datatype, cutOff) };
}
