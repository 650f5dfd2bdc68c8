import {
  csvHeadingOf,
  csvLineOf,
  type ExportSubject,
  exportedColumns,
} from '../../../src/domain/feed/exported-rows.ts';
import type { FeedRow } from '../../../src/domain/feed/feed-record.ts';
import type { KnownViewId } from '../../../src/domain/feed/feed-views.ts';

/** The rows of a view as an export writes them. */
export function csvOf(viewId: KnownViewId, subject: ExportSubject, rows: readonly FeedRow[]): string {
  const columns = exportedColumns(viewId, subject, null);
  return [csvHeadingOf(columns), ...rows.map((row) => csvLineOf(columns, row))].join('');
}
