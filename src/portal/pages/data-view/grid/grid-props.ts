import type { FeedRecord, FeedRow } from '../../../../domain/feed/feed-record.ts';
import type { Column } from './column-sets.ts';
import type { Fold } from './folded-columns.tsx';

/** What a view's grid is drawn from. */
export type GridProps = {
  readonly record: FeedRecord;
  /** The rows of the page. */
  readonly rows: readonly FeedRow[];
  readonly columns: readonly Column[];
  /** What stays in sight where the columns do not fit. */
  readonly folds: readonly Fold[];
  readonly expanded: boolean;
  /** What screen readers call the grid. */
  readonly label: string;
};
