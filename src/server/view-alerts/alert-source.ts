import type pg from 'pg';
import type { SavedSelection } from '../../contract/generated/types.ts';
import type { Rights } from '../accounts/rights.ts';
import type { BusinessClock } from '../clock.ts';
import { cutOffOf, nothingYet } from '../feed/cut-off.ts';
import type { FeedPosition } from '../feed/feed-position.ts';
import { type FeedSource, feedSource, questionOf } from '../feed/feed-source.ts';
import { positionNow } from '../live/arrivals.ts';

/** Whose rows an alert on a view is about, and from where on they are judged: from now. */
export type AlertSource = FeedSource & { readonly position: FeedPosition };

/** @throws Refusal 404 for data that are not there or not the reader's, 400 where the view names no single source */
export async function alertSource(
  pool: pg.Pool,
  selection: SavedSelection,
  rights: Rights,
  clock: BusinessClock,
): Promise<AlertSource> {
  const { datatype, tv } = selection;
  const cutOff = cutOffOf(rights, tv, datatype, clock) ?? nothingYet;
  const source = await feedSource(pool, questionOf(selection), cutOff);
  return { ...source, position: await positionNow(pool, datatype, cutOff) };
}
