import type { FeedRecord, FeedRow } from '../../../../domain/feed/feed-record.ts';
import type { Column } from './column-sets.ts';
import type { Fold } from './folds.ts';

export type GridProps = {
  readonly record: FeedRecord;
  /** The rows of the page. */
  readonly rows: readonly FeedRow[];
  readonly columns: readonly Column[];
  /** The columns that remain visible if not all of them fit. */
  readonly folds: readonly Fold[];
  readonly expanded: boolean;
  /** The grid's accessible name. */
  readonly label: string;
};
