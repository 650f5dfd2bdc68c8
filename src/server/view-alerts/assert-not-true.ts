import { feedViews } from '../../domain/feed/feed-views.ts';
import type { SavedSelection } from '../../domain/saved-views/saved-views.ts';
import { type AlertCondition, alreadyTrueText } from '../../domain/view-alerts/view-alerts.ts';
import type { Database } from '../../platform/database/database.ts';
import { fieldFaults } from '../accounts/form-faults.ts';
import { systemOf } from '../feed/feed-source.ts';
import { filterValues, readFilter } from '../feed/filter-sql.ts';
import type { LiveReads } from '../usage/live-reads.ts';
import type { AlertSource } from './alert-source.ts';
import { presentSql } from './met-sql.ts';

type Present = { readonly value: string; readonly currency: string | null };

/**
 * Refuses a condition that is true already: its alert would tell nothing until it has become false. The present value
 * is told as far as the reader may see it, and of live data that is a read, counted before it is told.
 *
 * @throws Refusal 400 at the field value
 */
export async function assertNotTrue(
  { pool, liveReads }: { readonly pool: Database; readonly liveReads: Pick<LiveReads, 'count'> },
  { accountId, id: sessionId }: { readonly accountId: string; readonly id: string },
  { found, segment, view, cutOff }: AlertSource,
  { datatype, tv, filter: asked = {} }: SavedSelection,
  condition: AlertCondition,
): Promise<void> {
  const { kind, side } = condition;
  if (kind === 'priceCrosses' || kind === 'venueSilent') return;
  const isSnapshot = feedViews[view.id].rows === 'snapshot';
  // Each trade and each quote above a size is told by itself; only that of a book's best level lasts.
  if (kind === 'sizeAbove' && !isSnapshot) return;
  const filter = isSnapshot ? null : readFilter(asked, datatype);
  const { rows } = await pool.query<Present>({
    name: `alert-present-${view.id}-${kind}-${side}${filter ? '-filtered' : ''}`,
    text: presentSql(view.id, kind, side, filter !== null),
    values: [found.id, segment, systemOf(view), cutOff.at, ...(filter ? filterValues(filter) : [])],
  });
  const { isDelayed } = cutOff;
  const text = alreadyTrueText(condition, rows, isDelayed);
  if (text === null) return;
  await liveReads.count([{ accountId, sessionId, venueMic: tv, dataType: datatype, isDelayed }]);
  throw fieldFaults({ value: text });
}
